"""The measured strength of bots comes from the file of a ladder, and stands beside the levels that it has measured."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from famiglia.arena.ladder import Ladder
from famiglia.arena.statistics import Pairs
from famiglia.bots import strength
from famiglia.bots.strength import FILE, strengths
from famiglia.server.handlers import games
from famiglia.terminal.duel.setup_screen import strength_text

LADDER = Ladder(
    ("random", "rookie", "boss"),
    "revised",
    "words",
    {
        ("random", "rookie"): Pairs((8, 0, 2, 0, 0)),
        ("random", "boss"): Pairs((10, 0, 0, 0, 0)),
        ("rookie", "boss"): Pairs((6, 1, 3, 0, 0)),
    },
)


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The file of a ladder beside the bots."""
    (tmp_path / FILE).write_text(json.dumps(LADDER.as_json()), encoding="utf-8")
    monkeypatch.setattr(strength, "files", lambda package: tmp_path)
    for cached in (strengths, games.games):
        cached.cache_clear()
    yield
    for cached in (strengths, games.games):
        cached.cache_clear()


@pytest.mark.usefixtures("measured")
def test_the_strengths_are_those_of_the_ladder() -> None:
    found, rated = strengths("duel"), LADDER.rated()
    assert {name: round(each.rating) for name, each in rated.items()} == {
        name: each.rating for name, each in found.items()
    }
    assert ("rookie", "random", None) == tuple(found[name].below for name in ("boss", "rookie", "random"))
    assert LADDER.result("boss", "rookie").rate == pytest.approx(found["boss"].rate, abs=0.001)


@pytest.mark.usefixtures("measured")
def test_the_server_offers_them_and_the_terminal_says_them() -> None:
    (offer,) = (offer for offer in games.games() if offer.game == "duel")
    boss = strengths("duel")["boss"]
    assert {"random", "rookie", "boss"} == set(offer.strength)
    assert boss.rating == offer.strength["boss"].rating
    assert f"Measured rating: {boss.rating}" in strength_text("en", "boss")
    assert f"wins {round(100 * boss.rate)} %" in strength_text("en", "boss")
    assert "" == strength_text("en", "human") == strength_text("en", "adviser")


def test_a_game_without_the_file_of_a_ladder_has_no_strengths() -> None:
    assert {} == strengths("war")
