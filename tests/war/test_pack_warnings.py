"""Contradictions of what we only infer from the rulebook are warnings, which never prevent loading a pack."""

import pytest

from famiglia.war.pack.load import examine_tables

from .pack_changes import MOVE, Cases, Change, both, setting
from .packs import Tables, entry, messages, standard, table


def without(name: str) -> Change:
    """A change that removes the provenance of the first or only entry of a table."""

    def change(tables: Tables) -> None:
        found = table(tables, name)
        del (found[0] if isinstance(found, list) else found)["provenance"]

    return change


def apart(a: str, b: str, kind: str = "area") -> Change:
    """A change that removes a border."""

    def change(tables: Tables) -> None:
        entry(tables, kind, a)["neighbours"].remove(b)
        entry(tables, kind, b)["neighbours"].remove(a)

    return change


def together(a: str, b: str, kind: str = "area") -> Change:
    def change(tables: Tables) -> None:
        entry(tables, kind, a)["neighbours"].append(b)
        entry(tables, kind, b)["neighbours"].append(a)

    return change


def actions(space: str, *found: dict[str, object]) -> Change:
    return setting("space", space, actions=list(found))


def shifting(row: str) -> Change:
    """A change that moves a token of a mat row from group A to group B and keeps the order of the values."""

    def change(tables: Tables) -> None:
        groups = entry(tables, "mat_row", row)["groups"]
        groups[1]["spaces"].insert(0, groups[0]["spaces"].pop())

    return change


SOURCE = "say where the values come from, like 'printed game' or 'rulebook p.6'"

WARNINGS: Cases = {
    "provenance of an entry": (
        without("tile"), [f"tiles.toml, tile 'allies': provenance is missing; {SOURCE}"],
    ),
    "provenance of a single table": (
        without("game"), [f"limits.toml, [game]: provenance is missing; {SOURCE}"],
    ),
    "seas that meet three others": (
        together("mare_licata", "mare_messina", "sea"),
        ["map.toml, sea 'mare_messina': meets 3 seas; we expected 2, as in a ring around the island",
         "map.toml, sea 'mare_licata': meets 3 seas; we expected 2, as in a ring around the island"],
    ),
    "two rings of seas": (
        both(apart("mare_trapani", "mare_palermo", "sea"), apart("mare_licata", "mare_siracusa", "sea"),
             together("mare_trapani", "mare_licata", "sea"), together("mare_palermo", "mare_siracusa", "sea")),
        ["map.toml: the seas fall apart; we expected one ring around the island",
         "map.toml, area 'palermo': its two seas, mare_trapani, mare_palermo, do not meet; we expected neighbours",
         "map.toml, area 'noto': its two seas, mare_siracusa, mare_licata, do not meet; we expected neighbours"],
    ),
    "two neutral areas in a Mandamento": (
        both(setting("area", "ragusa", start="neutral"), setting("area", "cefalu", start="NE"),
             lambda t: entry(t, "seat", "NE")["areas"].remove("ragusa"),
             lambda t: entry(t, "seat", "NE")["areas"].append("cefalu")),
        ["map.toml, mandamento 'cefalu': neutral areas: none; we expected one in each Mandamento",
         "map.toml, mandamento 'siracusa': neutral areas: noto, ragusa; we expected one in each Mandamento"],
    ),
    "a Mandamento in pieces": (
        apart("noto", "ragusa"),
        ["map.toml, mandamento 'siracusa': its areas do not hang together; we expected them to"],
    ),
    "an area cut off": (
        both(apart("trapani", "marsala"), apart("trapani", "partinico")),
        ["map.toml, mandamento 'trapani': its areas do not hang together; we expected them to",
         "map.toml: the land falls apart; we expected one island of connected areas"],
    ),
    "unequal lineups": (
        setting("area", "enna", soldati=2),
        ["map.toml: the lineups differ: NW 15, SW 14, NE 15, SE 15 Soldati; we expected them equal"],
    ),
    "unequal distances": (
        setting("tie_break", "", area="sciacca"),
        ["map.toml, [tie_break]: the lineups begin at different distances: NW 1, SW 1, NE 2, SE 2; "
         "we expected them equal"],
    ),
    "few gray circles": (
        setting("sheet", 0, gray=[2, 1, 1, 1, 0, 2]),
        ["sheets.toml, sheet 0: 7 gray circles for 8 neutral tokens; we expected as many",
         "sheets.toml, sheet 0: no gray circle in column 5; we expected one in each"],
    ),
    "a column without spaces": (
        lambda t: t["sheets.toml"].update(
            space=[space for space in table(t, "space") if (space["sheet"], space["column"]) != (1, 5)]),
        ["sheets.toml, sheet 1: no space in column 5; we expected some in each"],
    ),
    "a gap between rows": (
        setting("space", "s1c1r3", row=5, id="s1c1r5"),
        ["sheets.toml, sheet 1: column 1 has the rows 1, 2, 5; we expected no gap"],
    ),
    "no free endless space": (
        both(setting("space", "s1c1r3", infinite=False), setting("space", "s1c4r3", money=-1)),
        ["sheets.toml, sheet 1: no ∞ space without cost; we expected one, so that every token finds a place"],
    ),
    "two final actions": (
        actions("s1c1r1", {"do": "ultima_azione"}),
        ["sheets.toml, sheet 1: 2 × Ultima Azione; we expected one on each sheet"],
    ),
    "no final action": (
        actions("s1c6r2", {"do": "launder"}),
        ["sheets.toml, sheet 1: 0 × Ultima Azione; we expected one on each sheet"],
    ),
    "a shrinking sheet": (
        lambda t: t["sheets.toml"].update(space=[
            space for space in table(t, "space") if space["id"] not in ("s2c5r3", "s2c3r3", "s2c1r3")]),
        ["sheets.toml, sheet 2: 17 spaces, 18 on the sheet before; we expected no fewer"],
    ),
    "the same action twice": (
        actions("s1c1r1", {"do": "launder"}, {"do": "launder"}),
        ["sheets.toml, space 's1c1r1': the same action stands twice; we expected different ones"],
    ),
    "base values that do not grow": (
        setting("mat_row", "red church", start={"kind": "base", "value": 4}),
        ["families.toml, mat_row 'red church': its base values run 4, 4, 5, 6, 7; we expected them to grow"],
    ),
    "car values that do not grow": (
        setting("mat_row", "red justice", start={"kind": "car_base", "attack": 3, "strike": 1}),
        ["families.toml, mat_row 'red justice': its base values run 3/1, 2/3, 4/4; we expected them to grow"],
    ),
    "group sizes": (
        both(shifting("green justice"), shifting("green police"), shifting("green economy")),
        ["families.toml, family 'green': its groups have 1, 3, 1, 3, 1, 4, 2, 2 tokens; "
         "we expected 2 in most (rulebook p.10)"],
    ),
    "the same effect twice": (
        setting("order", "red_b4", effects=[{"do": "place", "n": 1}, {"do": "place", "n": 2}]),
        ["orders.toml, order 'red_b4': the same effect stands twice; we expected different ones"],
    ),
    "an attack order without an attack": (
        setting("order", "red_b2", effects=[{"do": "money", "n": 1}]),
        ["orders.toml, order 'red_b2': an attack order without an attack; we expected a supply order"],
    ),
    "a skull on a supply order": (
        setting("order", "red_b4", skull=1),
        ["orders.toml, order 'red_b4': skull is 1, but no effect uses it; we expected 0"],
    ),
    "a special order of another row": (
        setting("order", "red_ja", effects=[{"do": "buy_off", "cost": 1}, MOVE]),
        ["orders.toml, order 'red_ja': buy_off stands in justice; we expected the special orders in church"],
    ),
    "a special basic order": (
        setting("order", "red_b1", effects=[{"do": "strike_and_move"}]),
        ["orders.toml, order 'red_b1': strike_and_move stands on a basic order; "
         "we expected the special orders in church"],
    ),
    "equal Initiatives": (
        both(setting("order", "red_ja", initiative=5), setting("order", "red_b4", initiative=1)),
        ["orders.toml: 2 supply orders share an Initiative; that is fine, the order of play decides (rulebook p.14)",
         "orders.toml: 2 attack orders share an Initiative; that is fine, the order of play decides (rulebook p.14)"],
    ),
    "a rich character": (
        setting("character", "autista", money=9),
        ["characters.toml: the cards differ by more than 1 Money in our estimate: contabile 16.4, autista 19.2, "
         "contrabbandiere 16.0, chimico 16.4, capodecina 15.8, consigliere 16.2"],
    ),
    "more labs than room": (
        setting("character", "autista", labs=13),
        ["characters.toml, character 'autista': 13 labs, but the lineup has room for 12",
         "characters.toml: the cards differ by more than 1 Money in our estimate: contabile 16.4, autista 36.2, "
         "contrabbandiere 16.0, chimico 16.4, capodecina 15.8, consigliere 16.2"],
    ),
    "a character without Money": (
        setting("character", "contabile", money=0, labs=7),
        ["characters.toml, character 'contabile': 0 Money; the starting player gives 1 away"],
    ),
    "other conflict cards": (
        setting("card", "coward_2", effect={"do": "coward", "n": 1}),
        ["conflict_cards.toml: the cards are coward 1, coward 1, turncoat 1; "
         "we expected one Turncoat, one Coward and two Cowards"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WARNINGS)
def test_a_doubt_is_a_warning_and_the_pack_still_loads(name: str) -> None:
    change, expected = WARNINGS[name]
    tables = standard()
    change(tables)
    assert [f"warning: {warning}" for warning in expected] == messages(tables)
    pack, _ = examine_tables("test", tables)
    assert pack is not None


def test_no_table_needs_its_provenance() -> None:
    tables = standard()
    entries = [part for file in tables.values() for value in file.values() for part in _list(value)]
    for found in entries:
        del found["provenance"]
    found_messages = messages(tables)
    assert len(entries) == len(found_messages)
    assert all("provenance is missing" in message for message in found_messages)


def _list(value: object) -> list[dict[str, object]]:
    return value if isinstance(value, list) else [value]  # type: ignore[list-item]
