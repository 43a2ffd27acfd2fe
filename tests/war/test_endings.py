"""A stored war for each way to end: the same moves must always lead to the same result."""

import json
from pathlib import Path

import pytest

from famiglia import war
from famiglia.war.notation.write import write_position

FOLDER = Path(__file__).parent / "endings"
WAYS = ("alone", "team", "more", "rounds", "bronte", "draw")


def test_there_is_a_war_for_every_way_to_end() -> None:
    assert sorted(WAYS) == sorted(file.stem for file in FOLDER.glob("*.json"))


@pytest.mark.rule("W-126", "W-127", "W-128", "WA-60")
@pytest.mark.parametrize("way", WAYS)
def test_a_kept_war_ends_as_it_always_did(way: str) -> None:
    kept = json.loads((FOLDER / f"{way}.json").read_text(encoding="utf-8"))
    game = war.resume(kept["start"])
    for line in kept["moves"]:
        assert game.result() is None
        seat, move = line.split(": ")
        game.play(int(seat), move)
    result = game.result()
    assert result is not None
    assert way == result.reason
    assert kept["result"] == result.as_json()
    assert kept["end"] == write_position(game.position)
