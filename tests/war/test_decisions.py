"""For every kind of decision of setup, planning and management, exactly the listed moves are accepted."""

from collections.abc import Callable

import pytest

from famiglia import war
from famiglia.war.engine import move_codes

from .planning_builder import FixedDice, at, play, turn_of_red, use

TILES = ["influence", "speedboats", "garage", "laundering", "chain_of_command", "recruitment", "bodyguards"]


def setup(*moves: str) -> war.War:
    game = war.new(dice=FixedDice([], [3, 2, 0, 1, 5, 4], [4, 2, 1, 5]))
    for seat, family in enumerate(("red", "blue", "green", "yellow")):
        play(game, f"lead {family}", who=seat)
    play(game, *moves)
    return game


def after(game: war.War, *moves: str) -> war.War:
    play(game, *moves)
    return game


UNITS = ("soldato corleone", "soldato corleone", "boat mare_licata", "car ragusa", "soldato termini")
LABS = ("lab corleone", "lab corleone", "lab catania", "lab gela", "lab gela", "lab enna", "lab ragusa", "lab ragusa",
        "lab acireale", "lab termini", "lab termini")  # fmt: skip
RICH = {"money": 9, "soldati": 9}

DECISIONS: dict[str, Callable[[], war.War]] = {
    "families": lambda: war.new(dice=FixedDice()),
    "units": setup,
    "labs": lambda: setup(*UNITS),
    "start-tokens": lambda: setup(*UNITS, *LABS),
    "tiles": lambda: at(phase="tiles", tiles=TILES, marks={"A": dict.fromkeys(TILES, "red")}),
    "turn": lambda: turn_of_red(behind=RICH),
    "space": lambda: after(turn_of_red(behind=RICH), "token c1r1 neutral"),
    "column": lambda: after(turn_of_red(behind=RICH), "column 1"),
    "gain": lambda: after(turn_of_red(behind=RICH), "column 1", "space s1c1r3"),
    "parts": lambda: use("s1c2r1", RICH),
    "recruit": lambda: use("s1c2r3", RICH),
    "into": lambda: use("s1c3r1", RICH),
    "place": lambda: after(use("s1c3r1", RICH), "into corleone"),
    "issue": lambda: use("s1c1r1", RICH),
    "which-order": lambda: after(use("s1c1r1", RICH), "issue corleone"),
    "equip": lambda: use("s1c1r2", RICH),
    "sail": lambda: after(use("s1c1r2", RICH), "boat mare_sciacca"),
    "sink": lambda: after(use("s1c1r2", boats={"mare_sciacca": ["green", "blue"]}), "boat mare_sciacca", "pass"),
    "gather": lambda: after(use("s3c4r1", RICH), "part 2"),
    "rally": lambda: after(use("s3c4r1", RICH), "part 2", "gather corleone"),
    "rally-soldati": lambda: after(use("s3c4r1", RICH), "part 2", "gather corleone", "rally bagheria"),
    "rally-cars": lambda: after(
        use("s3c4r1", RICH, cars={"bagheria": 1}), "part 2", "gather corleone", "rally bagheria", "soldati 1"
    ),
    "exert": lambda: use("s1c6r1", RICH),
    "onto": lambda: after(use("s1c6r1", RICH), "exert church sheet"),
    "ultima": lambda: at(sheets={"top_tokens": {}, "bottom_tokens": {"s1c6r2": "red"}}, busts={"red": "s1c6r2"}),
    "unmark": lambda: at(
        sheets={"top_tokens": {}}, soldati={"palermo": "red 1"}, tiles=TILES, marks={"A": dict.fromkeys(TILES[:2], "red")}
    ),
    "mark": lambda: at(sheets={"top_tokens": {}}, soldati={"palermo": "red 1"}, tiles=TILES),
}  # fmt: skip


def notation(game: war.War) -> list[str]:
    """All moves with at most one argument, and some of the others."""
    words = game.names.words
    found = ["exert church supply", "exert church sheet", "exert justice box", "token c1r1 neutral", "token c1r1 red"]
    found += [
        "move corleone bagheria land",
        "strike corleone bagheria bomb",
        "remove palermo 1",
        "agitate palermo sciacca",
    ]
    for verb, kinds in move_codes.VERBS:
        if not kinds:
            found.append(verb)
        elif len(kinds) == 1:
            found += [f"{verb} {word}" for word in words[kinds[0]][:100]]
    return found


@pytest.mark.parametrize("step", DECISIONS)
@pytest.mark.rule("W-015", "W-031", "W-040")
def test_exactly_what_is_listed_is_accepted(step: str) -> None:
    game = DECISIONS[step]()
    assert step == game.view(None).step
    before = game.position.copy()
    for seat in range(4):
        listed = {str(move) for move in game.moves(seat)}
        accepted = {text for text in notation(game) if game.why_not(seat, text) is None}
        assert {text for text in listed if len(text.split()) < 3} <= accepted
        assert accepted <= listed
        if seat not in game.to_decide():
            assert {"sell", "give"} >= {text.split()[0] for text in listed}
    assert before == game.position
