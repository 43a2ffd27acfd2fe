"""Positions of setup, planning and management in which the sample moves of `refusal_cases` are refused, by name."""

from collections.abc import Callable

from famiglia import war

from .packs import entry, standard
from .planning_builder import all_taken, at, play, turn_of_red, use
from .refusal_fights import FIGHTS
from .test_columns import column
from .test_decisions import DECISIONS, RICH, TILES, after
from .test_end import island
from .test_other_packs import at as at_with
from .test_tiles_planning import start
from .test_ultima import last


def no_base(row: str) -> war.War:
    tables = standard()
    entry(tables, "mat_row", f"red {row}")["start"] = {"kind": "base", "value": 0}
    game = at_with(tables, headquarters={"red": {"soldati": 3}})
    play(game, "token c1r1 neutral", "space s1c1r3")
    return game


def no_room() -> war.War:
    tables = standard()
    for space in ("s1c1r3", "s1c4r3", "s1c6r3"):
        entry(tables, "space", space)["infinite"] = False
    taken = {**all_taken(1, "s1c2r3"), "s1c1r3": "neutral", "s1c4r3": "neutral", "s1c6r3": "neutral"}
    sheets = {"top_tokens": {"c1r1": "blue", "c1r2": "blue", "c2r2": "blue"}, "bottom_tokens": taken}
    return at_with(tables, sheets=sheets, headquarters={"red": {"money": 9}})


def bust_and_more() -> war.War:
    """A pack whose space for the bust has a second part; red has already placed the bust elsewhere."""
    tables = standard()
    entry(tables, "space", "s1c6r2")["actions"] = [{"do": "ultima_azione"}, {"do": "recruit", "bonus": 0}]
    game = at_with(tables, sheets={"top_tokens": {}, "bottom_tokens": {"s1c6r1": "neutral"}}, busts={"red": "s1c6r1"})
    play(game, "space s1c6r2")
    return game


def recruit_and_equip(**scenario: object) -> war.War:
    """A pack whose space for equipment also recruits; red's token lies on it."""
    tables = standard()
    entry(tables, "space", "s1c1r2")["actions"] = [{"do": "recruit", "bonus": 0}, {"do": "equipment", "n": 1}]
    game = at_with(tables, sheets={"top_tokens": {"c1r1": "neutral"}}, **scenario)
    play(game, "token c1r1 neutral", "space s1c1r2")
    return game


ROWS = ("justice", "police", "economy", "church")

TABLES: dict[str, Callable[[], war.War]] = DECISIONS | FIGHTS | {
    "boat of a card": lambda: after(DECISIONS["units"](), "soldato corleone", "soldato corleone"),
    "third lab": lambda: after(DECISIONS["labs"](), "lab corleone", "lab corleone"),
    "full column": lambda: after(DECISIONS["start-tokens"](), *["start 2"] * 3),
    "a family taken": lambda: _led(),
    "tiles marked by others": lambda: start({"soldati": 0}, {"A": {"garage": "red", "influence": "red", "speedboats": "green"}}),
    "influence without tokens": lambda: start({"soldati": 2}, mat={"red": dict(zip(ROWS, (4, 5, 4, 4), strict=True))}),
    "influence used": lambda: after(start({"soldati": 2}), "tile influence", "exert church supply"),
    "influence at work": lambda: after(start({"soldati": 2}), "tile influence"),
    "speedboats without boats": lambda: start(
        marks={"A": {"speedboats": "red"}}, boats={"mare_sciacca": ["red", "red"], "mare_cefalu": ["red", "red"]}
    ),
    "speedboats without a coast": lambda: start(
        marks={"A": {"speedboats": "red"}}, soldati={"elsewhere": "blue 1", "corleone": "red 1"}
    ),
    "garage without cars": lambda: start(marks={"A": {"garage": "red"}}, cars={"corleone": 5}),
    "garage without an area": lambda: start(marks={"A": {"garage": "red"}}, soldati={"elsewhere": "blue 1"}),
    "speedboats at work": lambda: after(start(marks={"A": {"speedboats": "red"}}), "tile speedboats"),
    "garage at work": lambda: after(start(marks={"A": {"garage": "red"}}), "tile garage"),
    "turn of a poor player": lambda: turn_of_red(
        sheets={"top_tokens": {"c1r1": "neutral", "c2r1": "blue"}}, behind={"money": 0, "soldati": 1}
    ),
    "turn of a poor team": lambda: turn_of_red(
        sheets={"top_tokens": {"c1r1": "neutral", "c2r1": "blue"}},
        headquarters={"red": {"orders": []}, "green": {"orders": []}},
    ),
    "turn without a payment": lambda: at(sheets={"top_tokens": {"c1r3": "blue"}}),
    "token of another player": lambda: after(
        turn_of_red(sheets={"top_tokens": {"c1r1": "neutral", "c2r1": "blue"}}, behind={"money": 1}), "token c2r1 blue"
    ),
    "a token without its fee": lambda: after(
        turn_of_red(sheets={"top_tokens": {"c1r1": "neutral", "c2r1": "blue"}}, behind={"money": 2}), "token c2r1 blue", "give"
    ),
    "deadlock": lambda: after(
        at(sheets={"top_tokens": {"c1r3": "blue", "c2r2": "green"}}, headquarters={"red": {"orders": []}}), "token c2r2 green"
    ),
    "space taken": lambda: after(
        turn_of_red(
            sheets={"top_tokens": {"c1r1": "neutral"}, "bottom_tokens": {"s1c2r3": "blue", "s1c1r1": "blue"}}, behind=RICH
        ),
        "token c1r1 neutral",
    ),
    "column with a space taken": lambda: after(
        at(
            sheets={"top_tokens": {"c1r1": "neutral"}, "bottom_tokens": {"s1c2r3": "blue"}},
            headquarters={"red": {"money": 9}},
        ),
        "column 1",
    ),
    "no room below": no_room,
    "gain done": lambda: after(column(1), "part 1", "pass"),
    "gain without orders": lambda: column(3, headquarters={"red": {"money": 9, "orders": []}}),
    "gain with an order about": lambda: column(3, orders={"bagheria": ["red_b5"]}),
    "order of a column": lambda: after(column(3), "issue corleone"),
    "two rows": lambda: after(column(6), "part 1"),
    "second of two rows": lambda: after(column(6), "part 1", "exert police sheet", "space s1c1r1"),
    "second to a sheet": lambda: after(column(6), "part 1", "exert police supply"),
    "one row left": lambda: after(column(6, mat={"red": dict(zip(ROWS, (4, 5, 4, 2), strict=True))}), "part 1"),
    "onto the emptied column": lambda: after(column(6), "part 1", "exert police sheet"),
    "onto a large space": lambda: after(
        at(sheets={"top": 1, "top_tokens": {"c1r3": ["blue", "neutral"], "c2r1": "neutral"}}),
        "token c2r1 neutral", "space s2c6r1", "exert police sheet",
    ),
    "onto an empty sheet": lambda: after(last(), "space s1c6r1", "exert police sheet"),
    "two of one row": lambda: use("s3c6r3", behind={"money": 2}),
    "second of one row": lambda: after(use("s3c6r3", behind={"money": 2}), "exert police box"),
    "car of the mat": lambda: after(use("s1c4r2"), "exert justice supply"),
    "lab of the mat": lambda: after(
        use("s1c4r2", labs={"corleone": 2}, mat={"red": {"economy": 1}}), "exert economy supply"
    ),
    "parts without Soldati": lambda: use("s1c5r3", behind={"money": 1}),
    "parts without a base": lambda: no_base("police"),
    "parts without a base to recruit": lambda: no_base("church"),
    "parts with a bust": bust_and_more,
    "parts half done": lambda: after(use("s1c5r3", behind={"money": 1}), "part 1", "recruit 1"),
    "placed, then recruit": lambda: after(use("s1c5r3", RICH), "part 2", "into corleone", "place 1", "part 1"),
    "issued, then exert": lambda: after(use("s4c6r3", RICH), "part 1", "issue corleone", "order red_b1", "part 2"),
    "recruited, then place": lambda: after(use("s1c5r3", RICH), "part 1", "recruit 1", "part 2", "into corleone"),
    "laundered, then gather": lambda: after(use("s3c4r1", labs={"corleone": 1}), "part 1", "part 2", "gather corleone"),
    "gathered from one area": lambda: after(
        use("s3c4r1", labs={"corleone": 1}, soldati={"partinico": "red 2"}),
        "part 2", "gather corleone", "rally bagheria", "soldati 1", "rally partinico",
    ),
    "gathered, once": lambda: after(
        use("s3c4r1", labs={"corleone": 1}, soldati={"partinico": "red 2"}),
        "part 2", "gather corleone", "rally bagheria", "soldati 1",
    ),
    "parts without places": lambda: use("s1c5r3", RICH, soldati={"elsewhere": "blue 1"}),
    "parts without an area for orders": lambda: use(
        "s1c2r1", RICH, soldati={"elsewhere": "blue 1", "corleone": "red 1"}, orders={"corleone": ["red_b1"]}
    ),
    "parts without equipment": lambda: recruit_and_equip(
        soldati={"elsewhere": "blue 1", "corleone": "red 1"}, labs={"corleone": 2}, cars={"corleone": 5}
    ),
    "parts without an area": lambda: recruit_and_equip(soldati={"elsewhere": "blue 1"}),
    "a second tile to mark": lambda: at(
        sheets={"top_tokens": {}}, soldati={"palermo": "red 1", "sciacca": "red 1"}, tiles=TILES, marks={"A": {"garage": "red"}}
    ),
    "parts without supply": lambda: use("s1c5r3", behind={"money": 1, "soldati": 1}, soldati={"corleone": "red 34"}),
    "few left to recruit": lambda: use("s1c2r3", soldati={"corleone": "red 35"}),
    "place with few": lambda: after(use("s1c3r1", behind={"soldati": 2}), "into corleone"),
    "own areas only": lambda: use("s3c3r1", behind={"soldati": 9}, soldati={"messina": ""}),
    "issue beside an order": lambda: use("s1c1r1", orders={"bagheria": ["red_b2"]}),
    "two orders beside an order": lambda: use("s3c2r2", behind={"money": 9}, orders={"bagheria": ["red_b2"]}),
    "two orders and Chain of Command": lambda: use(
        "s3c2r2", behind={"money": 9}, orders={"bagheria": ["red_b2"]}, tiles=TILES, soldati={"palermo": "red 1"},
        marks={"A": {"chain_of_command": "red"}},
    ),
    "second of two areas": lambda: after(use("s2c2r2", behind={"money": 2}), "issue corleone", "order red_b1"),
    "third order": lambda: use(
        "s1c1r1", orders={"bagheria": ["red_b2", "red_b3"]}, tiles=TILES, marks={"A": {"chain_of_command": "red"}},
        soldati={"palermo": "red 1"},
    ),
    "which order with some away": lambda: after(use("s1c1r1", orders={"bagheria": ["red_b2"]}), "issue corleone", "sell red_b3"),
    "no order to sell": lambda: turn_of_red(headquarters={"red": {"orders": []}}),
    "no car, boat or lab": lambda: use(
        "s1c1r2", cars={"corleone": 5}, boats={"mare_sciacca": ["red", "red"], "mare_cefalu": ["red", "red"]}
    ),
    "full of labs": lambda: use("s1c1r2", labs={"corleone": 2}),
    "no labs left": lambda: _no_labs_left(),
    "gather apart": lambda: after(
        use("s3c4r1", boats={"mare_siracusa": ["red"], "mare_licata": ["red"]}, soldati={"ragusa": "red 1"}), "part 2"
    ),
    "gather nowhere": lambda: use("s3c4r1", labs={"corleone": 1}, soldati={"elsewhere": "", "corleone": "red 1"}),
    "ultima without money": lambda: last(),
    "the end alone": lambda: island(red=5),
    "the end by rounds": lambda: island(4, red=3, blue=2),
    "the end by Bronte": lambda: island(4, bronte="red", red=1, blue=1),
    "the end of both": lambda: island(red=5, blue=4, yellow=3),
}  # fmt: skip


def _led() -> war.War:
    game = DECISIONS["families"]()
    play(game, str(game.moves(0)[0]), who=0)
    return game


def _no_labs_left() -> war.War:
    game = DECISIONS["equip"]()
    game.position.lab_supply = 0
    return game
