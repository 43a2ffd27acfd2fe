"""Wrong sheets, mats, orders, tiles and cards of a pack, each with the error messages that it causes."""

from .pack_changes import MOVE, Cases, both, group, setting
from .packs import entry, table

COMPONENT_ERRORS: Cases = {
    # sheets
    "column without its row": (
        setting("column", 2, row=None),
        ["sheets.toml, column 2: field 'row' is missing; influence_one_institution needs the institution"],
    ),
    "column with a row": (
        setting("column", 6, row="church"),
        ["sheets.toml, column 6: row is 'church', but influence_two_institutions has none",
         "sheets.toml: 2 columns influence 'church'; expected 1 (rulebook p.10)"],
    ),
    "column action": (
        setting("column", 6, action="become_starting_player_and_equipment"),
        ["sheets.toml: 2 columns with become_starting_player_and_equipment; expected 1 (rulebook p.10)",
         "sheets.toml: 0 columns with influence_two_institutions; expected 1 (rulebook p.10)"],
    ),
    "same institution twice": (
        setting("column", 2, row="church"),
        ["sheets.toml: 2 columns influence 'church'; expected 1 (rulebook p.10)"],
    ),
    "column id twice": (
        setting("column", 6, id="primo"),
        ["sheets.toml, column 1: its id 'primo' stands 2 times; expected once",
         "sheets.toml, column 6: its id 'primo' stands 2 times; expected once"],
    ),
    "column 7": (setting("column", 6, n=7), ["sheets.toml, column 7: n is 7; expected one of 1, 2, 3, 4, 5, 6"]),
    "column bonus": (
        setting("column", 6, bonus="money"), ["sheets.toml, column 6: bonus is 'money'; expected 'issue_order'"],
    ),
    "sheet twice": (setting("sheet", 2, n=1), ["sheets.toml, sheet 1: stands 2 times; expected once"]),
    "sheet 4 on top": (
        setting("sheet", 4, top=True), ["sheets.toml, sheet 4: top is true; expected false (rulebook p.4, p.19)"],
    ),
    "sheet without costs": (
        setting("sheet", 3, cost=None),
        ["sheets.toml, sheet 3: field 'cost' is missing; every sheet that becomes the top one has it (rulebook p.19)"],
    ),
    "five costs": (
        setting("sheet", 3, cost=[1, 1, 1, 1, 1]),
        ["sheets.toml, sheet 3: cost is [1, 1, 1, 1, 1]; "
         "expected a list of 6 whole numbers from 0 to 999, one for each column"],
    ),
    "circles on sheet 1": (setting("sheet", 1, rows=4), ["sheets.toml, sheet 1: has 'rows', which only sheet 0 has"]),
    "no circles on sheet 0": (setting("sheet", 0, gray=None), ["sheets.toml, sheet 0: field 'gray' is missing"]),
    "too many gray circles": (
        setting("sheet", 0, gray=[2, 2, 1, 1, 1, 2]),
        ["sheets.toml, sheet 0: 9 gray circles; there are 8 neutral tokens (rulebook p.3, p.6)"],
    ),
    "too few circles": (
        setting("sheet", 0, rows=2),
        ["sheets.toml, sheet 0: 4 circles are not gray; the players need 8 at the start (rulebook p.6)"],
    ),
    "more gray circles than rows": (
        setting("sheet", 0, gray=[5, 1, 0, 0, 1, 1]),
        ["sheets.toml, sheet 0: column 1 has 5 gray circles in 4 rows"],
    ),
    "space on sheet 0": (
        setting("space", "s1c1r1", sheet=0), ["sheets.toml, space 's1c1r1': sheet is 0; expected one of 1, 2, 3, 4"],
    ),
    "address of a space": (
        setting("space", "s1c1r1", row=4),
        ["sheets.toml, space 's1c1r1': its sheet, column and row call for the id 's1c1r4'"],
    ),
    "slash with one action": (
        setting("space", "s1c1r1", mode="one"),
        ["sheets.toml, space 's1c1r1': mode is 'one', but there is a single action; write 'all'"],
    ),
    "three orders in one area": (
        setting("space", "s1c1r1", actions=[{"do": "issue_order", "n": 3, "mode": "stacked"}]),
        ["sheets.toml, space 's1c1r1': 3 orders in one area; expected at most 2 (rulebook p.20)"],
    ),
    "sheet without spaces": (
        lambda t: t["sheets.toml"].update(space=[space for space in table(t, "space") if space["sheet"] != 4]),
        ["sheets.toml: no [[space]] on sheet 4; expected its action spaces"],
    ),
    # families and orders
    "family colour": (
        setting("family", "red", id="pink"),
        ["families.toml, family 'pink': id is 'pink'; expected one of black, blue, green, red, white, yellow"],
    ),
    "family pieces": (
        setting("family", "red", soldati=49),
        ["families.toml, family 'red': soldati is 49; expected 50 (rulebook p.3)"],
    ),
    "first game": (
        setting("family", "black", first_game=True),
        ["families.toml: first_game is true for black, blue, green, red, yellow; expected 4 families (rulebook p.4)"],
    ),
    "row twice": (
        setting("mat_row", "red church", row="police"),
        ["families.toml, mat_row 'red police': stands 2 times; expected once",
         "families.toml, mat_row 'red police': group A has the order 'red_ca', which belongs to red, church, A"],
    ),
    "groups out of order": (
        both(group("red police", 0, column="B", order="red_pb"), group("red police", 1, column="A", order="red_pa")),
        ["families.toml, mat_row 'red police': its groups run B, A, C; expected A, B, C from the left (rulebook p.5)"],
    ),
    "group of another letter": (
        group("red police", 0, column="D"),
        ["families.toml, mat_row 'red police': group 1: column is 'D'; expected one of A, B, C"],
    ),
    "group without its order": (
        lambda t: entry(t, "mat_row", "red police")["groups"][0].pop("order"),
        ["families.toml, mat_row 'red police': group 1: field 'order' is missing"],
    ),
    "group with a foreign field": (
        group("red police", 0, letter="A"),
        ["families.toml, mat_row 'red police': group 1: unknown field 'letter'; known are column, order, spaces"],
    ),
    "group that is no table": (
        setting("mat_row", "red police", groups=[1]),
        ["families.toml, mat_row 'red police': group 1 is 1; expected a table with column, order, spaces"],
    ),
    "no groups": (
        setting("mat_row", "red police", groups=[]),
        ["families.toml, mat_row 'red police': groups is []; expected a list with at least one group"],
    ),
    "sixteen tokens": (
        lambda t: entry(t, "mat_row", "red church")["groups"][0]["spaces"].pop(),
        ["families.toml, family 'red': 16 spaces on its mat; expected 17 (rulebook p.5)"],
    ),
    "seven groups": (
        lambda t: entry(t, "mat_row", "red church")["groups"][0]["spaces"].append(
            *entry(t, "mat_row", "red police")["groups"].pop()["spaces"]
        ),
        ["families.toml, family 'red': 7 groups on its mat; expected 8, one for each advanced order "
         "(rulebook p.3, p.11)"],
    ),
    "car in the police row": (
        lambda t: entry(t, "mat_row", "red police")["groups"][0]["spaces"].__setitem__(0, {"kind": "car"}),
        ["families.toml, mat_row 'red police': a space of kind 'car'; this row has base (rulebook p.11)"],
    ),
    "row without its start": (
        setting("mat_row", "red church", start=None),
        ["families.toml, mat_row 'red church': start is missing; expected base (rulebook p.8, p.11)"],
    ),
    "economy with a start": (
        setting("mat_row", "red economy", start={"kind": "base", "value": 1}),
        ["families.toml, mat_row 'red economy': start is base; expected none (rulebook p.8, p.11)"],
    ),
    "justice does not alternate": (
        lambda t: entry(t, "mat_row", "red justice")["groups"][0]["spaces"].reverse(),
        ["families.toml, mat_row 'red justice': its spaces run car_base, car_base, car, car, car_base; "
         "values and cars alternate (rulebook p.11)"],
    ),
    "unknown order": (
        group("red police", 0, order="red_xx"),
        ["families.toml, mat_row 'red police': group A: there is no order 'red_xx'"],
    ),
    "order of another place": (
        group("red police", 0, order="red_b1"),
        ["families.toml, mat_row 'red police': group A has the order 'red_b1', "
         "which belongs to red, no place, no place"],
    ),
    "advanced order without a row": (
        both(setting("order", "red_ja", row=None)),
        ["families.toml, mat_row 'red justice': group A has the order 'red_ja', which belongs to red, no place, A",
         "orders.toml, order 'red_ja': field 'row' is missing; an advanced order has it (rulebook p.5)"],
    ),
    "basic order with a column": (
        setting("order", "red_b1", column="A"),
        ["orders.toml, order 'red_b1': has 'column', which only advanced orders have (rulebook p.5)"],
    ),
    "supply order that attacks": (
        setting("order", "red_b4", effects=[MOVE]),
        ["orders.toml, order 'red_b4': a supply order with move; only attack orders attack (rulebook p.15)"],
    ),
    "rally too late": (
        setting("order", "red_b2", effects=[MOVE, {"do": "rally"}]),
        ["orders.toml, order 'red_b2': rally stands after another effect; it comes first (rulebook p.15)"],
    ),
    "agitate too early": (
        setting("order", "red_ca", effects=[{"do": "agitate", "range": 1}, MOVE]),
        ["orders.toml, order 'red_ca': agitate stands before another effect; it comes last (rulebook p.18)"],
    ),
    "replacement without a movement": (
        setting("order", "green_ca", skull=0, effects=[{"do": "replace_defenders", "n": 1}]),
        ["orders.toml, order 'green_ca': replace_defenders without move; "
         "it changes the defenders of this order's own movement"],
    ),
    "six basic orders": (
        both(setting("order", "red_ja", tier="basic", row=None, column=None)),
        ["families.toml, mat_row 'red justice': group A has the order 'red_ja', "
         "which belongs to red, no place, no place",
         "orders.toml: 6 basic orders of red; expected 5 (rulebook p.3)",
         "orders.toml: 7 advanced orders of red; expected 8 (rulebook p.3)"],
    ),
    "two orders for one place": (
        setting("order", "red_jb", column="A"),
        ["families.toml, mat_row 'red justice': group B has the order 'red_jb', which belongs to red, justice, A",
         "orders.toml: 2 orders of red for justice A; expected 1 (rulebook p.11)"],
    ),
    "order type": (
        setting("order", "red_b1", type="defence"),
        ["orders.toml, order 'red_b1': type is 'defence'; expected one of supply, attack"],
    ),
    # tiles, cards, limits
    "trigger of the other phase": (
        setting("tile", "allies", phase="planning"),
        ["tiles.toml, tile 'allies': trigger is 'move'; in the planning phase there are phase_start, issue_order"],
    ),
    "trigger that the effect does not have": (
        setting("tile", "allies", trigger="strike"),
        ["tiles.toml, tile 'allies': effect 'leapfrog' works with trigger 'move', not 'strike'"],
    ),
    "four cards": (
        setting("card", "turncoat", copies=2),
        ["conflict_cards.toml: 4 cards, copies included; expected 3 (rulebook p.3)"],
    ),
    "coward first": (
        setting("card", "coward_1", resolve=1),
        ["conflict_cards.toml, card 'coward_1': resolve is 1; a Coward comes after every Turncoat (rulebook p.16)"],
    ),
}  # fmt: skip
