"""Positions of the encounter phase in which the sample moves of `refusal_cases` are refused, by name."""

from collections.abc import Callable
from typing import Any

from famiglia import war

from .encounter_builder import board_with, encounter
from .packs import entry, standard
from .test_other_packs import board_of


def fight(soldati: dict[str, str], orders: dict[str, str], *moves: str, **table: Any) -> war.War:
    """An encounter, played up to a decision."""
    game = encounter(soldati, orders, **table)
    for move in moves:
        seat, _, text = move.rpartition(": ")
        place = game.to_decide()[0] if not seat else int(seat)
        game.play(place, text)
    return game


def with_effects(order: str, *effects: dict[str, object]) -> war.Board:
    """The board of a pack in which this order has these effects."""
    tables = standard()
    entry(tables, "order", order)["effects"] = list(effects)
    return board_of(tables)


PENTITO = {"enna": "black 3", "camastra": "blue 3", "palagonia": "yellow 3", "petralia": "blue 1", "nicosia": "black 1"}
BLACK = "black blue green yellow"
WHITE = "white blue green yellow"
IRON = {"licata": "blue 5", "gela": "red 2", "ragusa": "red 6", "camastra": "red 6"}
ALLIES = {"licata": "red 4", "gela": "neutral 2", "ragusa": "blue 2", "camastra": "green 1"}
AROUND = {"gela": "red 1", "licata": "red 3", "ragusa": "red 2", "caltagirone": "green 2", "noto": "red 2"}
SPREAD = {"gela": "white 1", "licata": "green 1", "ragusa": "white 1", "caltagirone": "blue 2"}
NEAR_ENNA = {"enna": "white 1", "camastra": "blue 2", "palagonia": "yellow 1", "petralia": "green 2"}
LAND = ("part 1", "move licata gela land")
CARDS = {"licata": "red 5", "gela": "blue 3"}

FIGHTS: dict[str, Callable[[], war.War]] = {
    "orders of one Initiative": lambda: encounter(
        {"licata": "red 2", "palermo": "red 2", "siracusa": "yellow 2"},
        {"licata": "red_b1", "palermo": "red_b2", "siracusa": "yellow_b1"},
        board=board_with(initiative={"red_b1": 7, "red_b2": 7}),
    ),
    "supply order": lambda: fight({"licata": "red 1"}, {"licata": "red_b5"}, hq={"red": 9}),
    "supply order, a part done": lambda: fight({"licata": "red 1"}, {"licata": "red_b5"}, "part 1", hq={"red": 9}),
    "order that places": lambda: fight({"licata": "red 1"}, {"licata": "red_pa"}, "part 1", hq={"red": 9}),
    "order that places none": lambda: fight({"licata": "red 1"}, {"licata": "red_pa"}, "part 1"),
    "order that places one": lambda: fight({"licata": "red 1"}, {"licata": "red_pa"}, "part 1", hq={"red": 1}),
    "order that recruits": lambda: fight({"licata": "black 1"}, {"licata": "black_ea"}, "part 2", families=BLACK),
    "order that recruits none": lambda: fight(
        {"licata": "black 1"}, {"licata": "black_ea"}, "part 2", families=BLACK, supply={"black": 0}
    ),
    "inland order": lambda: fight({"enna": "green 1"}, {"enna": "green_b4"}, hq={"green": 1}),
    "order without a boat": lambda: fight({"licata": "green 1"}, {"licata": "green_b4"}, boat_supply={"green": 0}),
    "order with a boat": lambda: fight({"licata": "green 1"}, {"licata": "green_b4"}, "part 1"),
    "order without a car": lambda: fight({"licata": "blue 1"}, {"licata": "blue_b5"}, car_supply={"blue": 0}),
    "order with full labs": lambda: fight({"licata": "yellow 1"}, {"licata": "yellow_b5"}, labs={"licata": 2}),
    "order without a lab": lambda: fight({"licata": "yellow 1"}, {"licata": "yellow_b5"}, lab_supply=0),
    "order that launders nothing": lambda: fight({"licata": "yellow 1"}, {"licata": "yellow_ea"}),
    "Yellow B": lambda: fight(
        {"trapani": "yellow 1"}, {"trapani": "yellow_cb"}, "part 3", labs={"trapani": 1}, hq={"yellow": 9}
    ),
    "Yellow B with one": lambda: fight(
        {"trapani": "yellow 1"}, {"trapani": "yellow_cb"}, "part 3", labs={"trapani": 2}, hq={"yellow": 1}
    ),
    "Yellow B without labs": lambda: fight({"trapani": "yellow 1"}, {"trapani": "yellow_cb"}, lab_supply=0),
    "White A places": lambda: fight(SPREAD, {"gela": "white_ca"}, "part 1", families=WHITE, hq={"white": 9, "green": 4}),
    "White A with one": lambda: fight(SPREAD, {"gela": "white_ca"}, "part 1", families=WHITE, hq={"white": 1}),
    "White A spreads": lambda: fight(SPREAD, {"gela": "white_ca"}, "part 1", "pass", families=WHITE, hq={"white": 9}),
    "White A, the mate places": lambda: fight(
        SPREAD, {"gela": "white_ca"}, "part 1", "pass", "spread licata", families=WHITE, hq={"green": 4}
    ),
    "White B": lambda: fight(NEAR_ENNA, {"enna": "white_cb"}, "part 1", families=WHITE),
    "White B without supply": lambda: fight(NEAR_ENNA, {"enna": "white_cb"}, "part 1", families=WHITE, supply={"white": 0}),
    "White B alone": lambda: encounter(
        {"enna": "white 1"}, {"enna": "white_cb"}, families=WHITE,
        board=with_effects("white_cb", {"do": "defect_adjacent", "n": 3}, {"do": "money", "n": 1}),
    ),
    "Rally": lambda: fight(AROUND, {"gela": "red_b2"}, "part 1"),
    "Rally, once": lambda: fight(AROUND, {"gela": "red_b2"}, "part 1", "rally licata", "soldati 1"),
    "Rally, how many": lambda: fight(AROUND, {"gela": "red_b2"}, "part 1", "rally licata"),
    "Rally, cars": lambda: fight(AROUND, {"gela": "red_b2"}, "part 1", "rally licata", "soldati 0", cars={"licata": 2}),
    "Rally from nowhere": lambda: fight({"gela": "red 2"}, {"gela": "red_b2"}),
    "after Rally": lambda: fight(
        {"gela": "green 1", "licata": "green 3"}, {"gela": "green_pb"}, "part 1", "rally licata", "soldati 1", hq={"green": 3}
    ),
    "Rally after a Movement": lambda: fight(
        {"gela": "green 3", "licata": "green 3"}, {"gela": "green_pb"}, "part 3", "move gela ragusa land", "soldati 1",
        hq={"green": 3},
    ),
    "Pentito": lambda: fight(PENTITO, {"enna": "black_ja"}, "part 1", families=BLACK),
    "Pentito, second number": lambda: fight(
        PENTITO, {"enna": "black_ja"}, "part 1", "remove camastra 2", families=BLACK
    ),
    "strict Pentito": lambda: fight(PENTITO, {"enna": "black_ja"}, "part 1", families=BLACK, options=("strict-pentito",)),
    "strict Pentito, last number": lambda: fight(
        {"enna": "black 3", "camastra": "blue 3", "caltanissetta": "neutral 3", "palagonia": "yellow 1", "petralia": "blue 1"},
        {"enna": "black_eb"}, "part 1", "remove petralia 1", "remove camastra 1", families=BLACK, options=("strict-pentito",),
    ),
    "Pentito without Soldati": lambda: fight(
        {"enna": "white 1", "camastra": "blue 2"}, {"enna": "white_eb"}, "part 1", "pass", families=WHITE,
        board=with_effects(
            "white_eb", {"do": "pentito", "removals": [1]}, {"do": "pentito", "removals": [1]}, {"do": "money", "n": 1}
        ),
    ),
    "Agitate": lambda: fight(
        {"caltagirone": "red 2", "scordia": "neutral 2", "ragusa": "green 1", "palagonia": "blue 2", "siracusa": "neutral 2"},
        {"caltagirone": "red_ca"}, "part 2",
    ),
    "Agitate at home": lambda: fight(
        {
            "caltagirone": "red 2", "scordia": "neutral 2", "camastra": "neutral 1", "lentini": "red 1", "noto": "green 1",
            "palagonia": "green 1", "ragusa": "green 1", "siracusa": "red 1",
        },
        {"caltagirone": "red_ca"}, "part 2",
    ),
    "Agitate without neutrals": lambda: fight({"caltagirone": "red 2"}, {"caltagirone": "red_ca"}),
    "Green A": lambda: fight({"licata": "green 4", "gela": "blue 5"}, {"licata": "green_ca"}),
    "Green A without a target": lambda: fight(
        {"licata": "green 4", "gela": "red 5", "camastra": "red 1", "caltagirone": "red 1"}, {"licata": "green_ca"},
        board=with_effects(
            "green_ca", {"do": "replace_defenders", "n": 1}, {"do": "move", "times": 1}, {"do": "money", "n": 1}
        ),
    ),
    "Green A replaces": lambda: fight(
        {"licata": "green 4", "gela": "blue 5"}, {"licata": "green_ca"}, "part 2", "move licata gela land", "soldati 2"
    ),
    "Black B replaces": lambda: fight(
        {"licata": "black 6", "gela": "yellow 5"}, {"licata": "black_cb"}, "part 2", "move licata gela land", "soldati 5",
        families=BLACK,
    ),
    "Black B without supply": lambda: fight(
        {"licata": "black 6", "gela": "yellow 5"}, {"licata": "black_cb"}, "part 2", "move licata gela land", "soldati 5",
        families=BLACK, supply={"black": 0},
    ),
    "Yellow C pays": lambda: fight(
        {"licata": "yellow 6", "gela": "red 4"}, {"licata": "yellow_cc"}, "part 2", "move licata gela land", "soldati 3",
        money={"yellow": 2},
    ),
    "Yellow C pays much": lambda: fight(
        {"licata": "yellow 6", "gela": "red 2"}, {"licata": "yellow_cc"}, "part 2", "move licata gela land", "soldati 3",
        money={"yellow": 9},
    ),
    # Movements and Strikes.
    "Movement": lambda: fight({**ALLIES, "palermo": "red 1"}, {"licata": "red_ja"}, "part 1", boats={"mare_licata": "green"}),
    "Movement beside a teammate": lambda: fight(
        {"licata": "red 4", "gela": "green 2", "camastra": "green 1", "caltagirone": "green 1"}, {"licata": "red_eb"}
    ),
    "Movement by sea only": lambda: fight(
        {"licata": "red 4", "gela": "green 2", "camastra": "green 1", "caltagirone": "green 1"}, {"licata": "red_eb"}, "part 1",
        boats={"mare_licata": "red"},
    ),
    "Movement, second": lambda: fight(
        {"licata": "red 4", "gela": "blue 1"}, {"licata": "red_jb"}, *LAND, "soldati 4", money={"red": 1}
    ),
    "Allies": lambda: fight(ALLIES, {"licata": "red_ja"}, "part 1", money={"red": 1}, tiles={"red": "allies"}),
    "Allies without money": lambda: fight(ALLIES, {"licata": "red_ja"}, "part 1", tiles={"red": "allies"}),
    "Allies without a way to pay": lambda: _alone(
        fight(ALLIES, {"licata": "red_ja"}, "part 1", tiles={"red": "allies"})
    ),
    "how many": lambda: fight(CARDS, {"licata": "red_b1"}, *LAND),
    "a car along": lambda: fight(CARDS, {"licata": "red_b1"}, *LAND, "soldati 2", cars={"licata": 1}),
    "Bribery": lambda: fight(CARDS, {"licata": "red_b1"}, *LAND, tiles={"red": "bribery"}, money={"red": 1}),
    "Bribery without money": lambda: fight(CARDS, {"licata": "red_b1"}, *LAND, tiles={"red": "bribery"}),
    "Bribery without a way to pay": lambda: _alone(fight(CARDS, {"licata": "red_b1"}, *LAND, tiles={"red": "bribery"})),
    "Recruitment": lambda: fight(
        {"licata": "red 4"}, {"licata": "red_b1"}, *LAND, "soldati 1", hq={"red": 5}, tiles={"red": "recruitment"}
    ),
    "Recruitment without Soldati": lambda: fight(
        {"licata": "red 4"}, {"licata": "red_b1"}, *LAND, "soldati 1", hq={"red": 1}, tiles={"red": "recruitment"}
    ),
    "finesse or brute force": lambda: fight(CARDS, {"licata": "red_b1"}, *LAND, "soldati 2"),
    "who defends": lambda: fight({**CARDS, "gela": "neutral 3"}, {"licata": "red_b1"}, *LAND, "soldati 2", "finesse"),
    "cards": lambda: fight(CARDS, {"licata": "red_b1"}, *LAND, "soldati 2", "finesse"),
    "first card": lambda: fight(
        CARDS, {"licata": "red_b1"}, *LAND, "soldati 2", "finesse", "0: card turncoat", "1: card coward_1"
    ),
    "second card": lambda: fight(
        CARDS, {"licata": "red_b1"}, *LAND, "soldati 2", "finesse", "0: card turncoat", "1: card coward_1", "0: leave"
    ),
    "Strike": lambda: fight({**CARDS, "camastra": "green 1"}, {"licata": "red_b3"}, "part 1"),
    "Strike on one area": lambda: fight({**CARDS, "noto": "blue 2"}, {"licata": "red_b3"}, "part 1"),
    "car bomb": lambda: fight(
        {"licata": "red 3", "gela": "green 1", "noto": "blue 2", "ragusa": "blue 2"}, {"licata": "red_b3"}, "part 1",
        cars={"licata": 1}, tiles={"red": "delay_detonator"},
    ),
    "car bomb without a car": lambda: fight(
        {"licata": "red 3", "camastra": "blue 1", "ragusa": "blue 2"}, {"licata": "red_b3"}, "part 1",
        tiles={"red": "delay_detonator"},
    ),
    "Strike without targets": lambda: encounter(
        {"licata": "red 3"}, {"licata": "red_b3"},
        board=with_effects("red_b3", {"do": "strike", "times": 1}, {"do": "money", "n": 1}),
    ),
    "Blue B has moved": lambda: fight(IRON, {"licata": "blue_cb"}, "part 1", "move licata gela land", "soldati 3"),
    "Blue B has struck": lambda: fight(IRON, {"licata": "blue_cb"}, "part 1", "strike licata gela bomb"),
    "Blue B has left": lambda: fight(
        {**IRON, "gela": "red 9"}, {"licata": "blue_cb"}, "part 1", "move licata gela land", "soldati 5", "brute"
    ),
}  # fmt: skip


def _alone(game: war.War) -> war.War:
    """Neither red nor green has an order or money left."""
    for seat in (0, 2):
        for move in game.moves(seat):
            if move.verb == "sell":
                game.play(seat, move)
        game.position.money[seat] = 0
    return game
