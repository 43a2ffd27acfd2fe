"""The schema of a pack: the file and the fields of each table, and the values that each field may have."""

from dataclasses import dataclass, field
from typing import Final

from . import components as c
from . import verbs as v
from .effect_kinds import Effects, Groups, OneEffect
from .kinds import COLOUR, FLAG, ID, IDS, NATURAL, POSITIVE, SIX_NATURALS, TEXT, TEXTS, WHOLE, Kind, exactly, one_of
from .limits import FamilyLimits, GameLimits, GeneralLimits
from .rulebook_facts import LIMITS, META, SOLDATI_AT_THE_START

FILES: Final = tuple(f"{name}.toml" for name in META)
DRAWING: Final = "geometry.json"
SCHEMA_VERSION: Final = 1


@dataclass(frozen=True)
class Table:
    """A table of a file, with one entry or (`many`) a list of them; messages name an entry by its fields `named_by`."""

    name: str
    file: str
    component: type[c.Component] | None
    required: dict[str, Kind]
    optional: dict[str, Kind] = field(default_factory=dict)
    many: bool = True
    named_by: tuple[str, ...] = ("id",)

    @property
    def fields(self) -> dict[str, Kind]:
        return self.required | self.optional | {"provenance": TEXT}


def _meta(file: str) -> Table:
    head = {"file": one_of(file), "schema": one_of(SCHEMA_VERSION)}
    counts: dict[str, Kind] = {name: exactly(*printed) for name, printed in META[file].items()}
    return Table("meta", f"{file}.toml", None, head | counts, many=False, named_by=())


def _limits(component: type[c.Component]) -> Table:
    fields: dict[str, Kind] = {name: exactly(*value) for name, value in LIMITS[component.table].items()}
    return Table(component.table, "limits.toml", component, fields, many=False, named_by=())


def _pieces() -> dict[str, Kind]:
    printed = LIMITS["per_family"]
    names = ("soldati", "boats", "cars", "influence_mat", "influence_extra", "control_tokens", "bust")
    return {name: exactly(*printed[name]) for name in names}


_INSTITUTION: Final = one_of(*c.INSTITUTIONS)
_COLOUR: Final = one_of(*c.COLOURS)

TABLES: Final = (
    *(_meta(file) for file in META),
    Table("seat", "map.toml", c.Seat, {"id": ID, "team": ID, "symbol": TEXT, "next": ID, "areas": IDS}),
    Table("tie_break", "map.toml", c.TieBreak, {"area": ID}, many=False, named_by=()),
    Table(
        "mandamento", "map.toml", c.Mandamento,
        {"id": ID, "name": TEXT, "areas": IDS, "token_sea": ID, "colour": COLOUR},
    ),
    Table("sea", "map.toml", c.Sea, {"id": ID, "name": TEXT, "areas": IDS, "neighbours": IDS}),
    Table(
        "area", "map.toml", c.Area,
        {
            "id": ID, "name": TEXT, "mandamento": ID, "coastal": FLAG, "seas": IDS, "neighbours": IDS, "start": ID,
            "soldati": one_of(*SOLDATI_AT_THE_START),
        },
        {"aliases": TEXTS},
    ),
    Table(
        "column", "sheets.toml", c.Column,
        {
            "n": one_of(1, 2, 3, 4, 5, 6), "id": ID,
            "action": one_of(
                "become_starting_player_and_equipment", "influence_one_institution", "influence_two_institutions"
            ),
            "bonus": one_of("issue_order"),
        },
        {"row": _INSTITUTION}, named_by=("n",),
    ),
    Table(
        "sheet", "sheets.toml", c.Sheet,
        {"n": one_of(0, 1, 2, 3, 4), "top": FLAG, "bottom": FLAG, "printed_on_board": FLAG},
        {"cost": SIX_NATURALS, "rows": POSITIVE, "gray": SIX_NATURALS}, named_by=("n",),
    ),
    Table(
        "space", "sheets.toml", c.Space,
        {
            "id": ID, "sheet": one_of(1, 2, 3, 4), "column": one_of(1, 2, 3, 4, 5, 6), "row": POSITIVE,
            "infinite": FLAG, "money": WHOLE, "mode": one_of("all", "one"), "actions": Effects(v.SPACE_ACTIONS),
        },
    ),
    Table(
        "family", "families.toml", c.Family,
        {"id": _COLOUR, "name": TEXT, "theme": TEXT, "first_game": FLAG} | _pieces(),
    ),
    Table(
        "mat_row", "families.toml", c.MatRow, {"family": _COLOUR, "row": _INSTITUTION, "groups": Groups()},
        {"start": OneEffect(v.MAT_SPACES)}, named_by=("family", "row"),
    ),
    Table(
        "order", "orders.toml", c.Order,
        {
            "id": ID, "name": TEXT, "family": _COLOUR, "tier": one_of("basic", "advanced"),
            "type": one_of("supply", "attack"), "initiative": NATURAL, "skull": NATURAL, "vest": NATURAL,
            "effects": Effects(v.ORDER_EFFECTS),
        },
        {"row": _INSTITUTION, "column": one_of("A", "B", "C")},
    ),
    Table(
        "character", "characters.toml", c.Character,
        {
            "id": ID, "name": TEXT, "money": NATURAL, "headquarters_soldati": NATURAL, "board_soldati": NATURAL,
            "cars": NATURAL, "boats": NATURAL, "labs": NATURAL,
        },
    ),
    Table(
        "tile", "tiles.toml", c.Tile,
        {
            "id": ID, "name": TEXT, "phase": one_of(*v.TRIGGERS),
            "trigger": one_of(*(trigger for triggers in v.TRIGGERS.values() for trigger in triggers)),
            "text": TEXT, "effect": OneEffect(v.TILE_EFFECTS),
        },
    ),
    Table(
        "card", "conflict_cards.toml", c.ConflictCard,
        {"id": ID, "name": TEXT, "copies": POSITIVE, "effect": OneEffect(v.CARD_EFFECTS), "resolve": POSITIVE},
    ),
    _limits(GameLimits),
    _limits(GeneralLimits),
    _limits(FamilyLimits),
)  # fmt: skip

FILE_OF: Final = {table.name: table.file for table in TABLES if table.component}
