"""The components of the war under their names in the rulebook; they refer to each other by id, and every such id exists."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

Parameter: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]

NEUTRAL = "neutral"
INSTITUTIONS = ("justice", "police", "economy", "church")
COLOURS = ("black", "blue", "green", "red", "white", "yellow")


@dataclass(frozen=True)
class Effect:
    """One symbol of a component: what it does, and how much of it.

    >>> Effect("place", (("bonus", 4), ("where", "own"))).number("bonus")
    4
    """

    verb: str
    parameters: tuple[tuple[str, Parameter], ...] = ()

    def get(self, parameter: str) -> Parameter | None:
        return dict(self.parameters).get(parameter)

    def number(self, parameter: str) -> int:
        value = dict(self.parameters)[parameter]
        assert isinstance(value, int)
        return value

    def word(self, parameter: str) -> str:
        value = dict(self.parameters)[parameter]
        assert isinstance(value, str)
        return value

    def flag(self, parameter: str) -> bool:
        """The value of a flag; False if the pack does not give it."""
        return self.get(parameter) is True

    def numbers(self, parameter: str) -> tuple[int, ...]:
        value = dict(self.parameters)[parameter]
        assert isinstance(value, tuple)
        return tuple(part for part in value if isinstance(part, int))

    def words(self, parameter: str) -> tuple[str, ...]:
        value = dict(self.parameters)[parameter]
        assert isinstance(value, tuple)
        return tuple(part for part in value if isinstance(part, str))


@dataclass(frozen=True, kw_only=True)
class Component:
    """The base class of entries: the position among the entries of its kind in the file, and the source of its values."""

    table: ClassVar[str]
    index: int
    provenance: str = ""

    @property
    def label(self) -> str:
        return f"[{self.table}]"


@dataclass(frozen=True, kw_only=True)
class Named(Component):
    """A component with an id."""

    id: str

    @property
    def label(self) -> str:
        return f"{self.table} {self.id!r}"


@dataclass(frozen=True, kw_only=True)
class Seat(Named):
    """A corner of the board: its team, the seat that its arrow points to, and its starting lineup."""

    table = "seat"
    team: str
    symbol: str
    next: str
    areas: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Mandamento(Named):
    """Three areas that count together, and the sea that has the space for their control token."""

    table = "mandamento"
    name: str
    areas: tuple[str, ...]
    token_sea: str
    colour: str


@dataclass(frozen=True, kw_only=True)
class Sea(Named):
    """A sea area, its neighbouring seas, and the areas on its coast."""

    table = "sea"
    name: str
    areas: tuple[str, ...]
    neighbours: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Area(Named):
    """A land area; `start` is the seat that begins there, or "neutral"."""

    table = "area"
    name: str
    mandamento: str
    coastal: bool
    seas: tuple[str, ...]
    neighbours: tuple[str, ...]
    start: str
    soldati: int
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class TieBreak(Component):
    """The area that decides a tie."""

    table = "tie_break"
    area: str


@dataclass(frozen=True, kw_only=True)
class Column(Named):
    """A column of the action sheets; `row` is set if the action of the column is about one institution."""

    table = "column"
    n: int
    action: str
    bonus: str
    row: str | None = None

    @property
    def label(self) -> str:
        return f"column {self.n}"


@dataclass(frozen=True, kw_only=True)
class Sheet(Component):
    """An action sheet: the cost of each column and, on sheet 0, its circles, of which the upper ones are gray."""

    table = "sheet"
    n: int
    top: bool
    bottom: bool
    printed_on_board: bool
    cost: tuple[int, ...] | None = None
    rows: int | None = None
    gray: tuple[int, ...] | None = None

    @property
    def label(self) -> str:
        return f"sheet {self.n}"


@dataclass(frozen=True, kw_only=True)
class Space(Named):
    """An action space; `mode` is "all" for a plus between its actions and "one" for a slash."""

    table = "space"
    sheet: int
    column: int
    row: int
    infinite: bool
    money: int
    mode: str
    actions: tuple[Effect, ...]


@dataclass(frozen=True, kw_only=True)
class Family(Named):
    """A family by its colour, with its pieces."""

    table = "family"
    name: str
    theme: str
    first_game: bool
    soldati: int
    boats: int
    cars: int
    influence_mat: int
    influence_extra: int
    control_tokens: int
    bust: int


@dataclass(frozen=True)
class Group:
    """The tokens of a mat row in column A, B or C; the first of them that is taken brings the order."""

    column: str
    order: str
    spaces: tuple[Effect, ...]


@dataclass(frozen=True, kw_only=True)
class MatRow(Component):
    """A row of a family mat from left to right; `start` is the base value that no token covers."""

    table = "mat_row"
    family: str
    row: str
    groups: tuple[Group, ...]
    start: Effect | None = None

    @property
    def label(self) -> str:
        return f"mat_row '{self.family} {self.row}'"

    @property
    def spaces(self) -> tuple[Effect, ...]:
        return tuple(space for group in self.groups for space in group.spaces)


@dataclass(frozen=True, kw_only=True)
class Order(Named):
    """An order token; `skull` is its attack bonus, `vest` its protection."""

    table = "order"
    name: str
    family: str
    tier: str
    type: str
    initiative: int
    skull: int
    vest: int
    effects: tuple[Effect, ...]
    row: str | None = None
    column: str | None = None

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(effect.verb for effect in self.effects)


@dataclass(frozen=True, kw_only=True)
class Character(Named):
    """A character card: what its player gets at the start."""

    table = "character"
    name: str
    money: int
    headquarters_soldati: int
    board_soldati: int
    cars: int
    boats: int
    labs: int


@dataclass(frozen=True, kw_only=True)
class Tile(Named):
    """A control tile: when it works, as phase and trigger, and what it does."""

    table = "tile"
    name: str
    phase: str
    trigger: str
    text: str
    effect: Effect


@dataclass(frozen=True, kw_only=True)
class ConflictCard(Named):
    """A conflict card; cards with a lower `resolve` come first."""

    table = "card"
    name: str
    copies: int
    effect: Effect
    resolve: int
