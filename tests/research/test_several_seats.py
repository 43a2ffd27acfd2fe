"""The line protocol with a game in which several of four seats may have to decide at once."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import pytest

from famiglia.dice import Chance
from famiglia.game import Seat, Viewer
from famiglia.research.games import GAMES
from famiglia.research.protocol import converse
from famiglia.research.war.game import WarGame

from ..record.sealed_bids import Position, Sealed


class SealedGame(WarGame):
    """The game of `tests.record.sealed_bids`, registered for the line protocol."""

    name: ClassVar[str] = "sealed"

    def rules(self) -> str:
        return "sealed-1"

    def viewers(self, game: Sealed) -> tuple[int | str, ...]:
        return (0, 1, 2, 3, "A", "B", "spectator")

    def new(self, dice: Chance, options: Sequence[str], only: Mapping[str, Any]) -> Sealed:
        return Sealed(Position(bytes([2, 0, 3, 1])), dice)

    def view(self, game: Sealed, viewer: Viewer, memory_aid: bool) -> Any:
        return game.view(viewer)

    def preview(self, game: Sealed, seat: Seat, move: str) -> dict[str, Any]:
        twin = game.copy()
        twin.play(seat, move)
        return twin.view(seat).as_json()


@pytest.fixture(autouse=True)
def _sealed() -> Iterator[None]:
    GAMES["sealed"] = SealedGame
    yield
    del GAMES["sealed"]


def ask(*requests: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers to these requests about one game."""
    lines = [json.dumps(request).encode() for request in ({"do": "new", "game": "sealed"}, *requests)]
    return [json.loads(answer) for answer in converse(lines)][1:]


BIDS = tuple({"do": "play", "seat": seat, "move": f"bid {seat % 3 + 1}"} for seat in range(4))


def test_who_is_meant_must_be_said_while_several_are_awaited() -> None:
    answers = ask({"do": "moves"}, {"do": "play", "move": "bid 1"}, {"do": "why_not", "move": "bid 1"})
    assert ["seat: seats 0, 1, 2, 3 are to decide; name one"] * 3 == [answer["error"]["message"] for answer in answers]


def test_the_answer_names_the_seats_that_are_still_awaited() -> None:
    answers = ask(*BIDS, {"do": "moves"})
    assert [[1, 2, 3], [2, 3], [3], [2]] == [answer["to_decide"] for answer in answers[:-1]]
    assert {"ok": True, "seat": 2, "moves": ["step", "end"]} == answers[-1]


def test_nobody_is_meant_when_the_game_is_over() -> None:
    ends = tuple({"do": "play", "move": "end"} for _ in range(4))
    over, result = ask(*BIDS, *ends, {"do": "moves"}, {"do": "result"})[-2:]
    assert "seat: the game is over; name one" == over["error"]["message"]
    assert {"points": [1, 2, 3, 1]} == result["result"]
    assert 64 == len(result["seed"])


def test_a_seat_that_is_not_awaited_lists_what_it_may_do_at_any_time() -> None:
    assert ["wink"] == ask(*BIDS, {"do": "moves", "seat": 3})[-1]["moves"]


@pytest.mark.parametrize(("viewer", "bid"), [(0, 1), (1, 1), ("A", 1), ("B", True), (3, True), ("spectator", True)])
def test_a_view_is_that_of_a_seat_a_team_or_a_spectator(viewer: int | str, bid: int) -> None:
    seen = ask(BIDS[0], {"do": "view", "viewer": viewer})[-1]["view"]["bids"][0]
    assert (bid, type(bid)) == (seen, type(seen))


def test_a_viewer_nobody_knows_is_refused() -> None:
    message = ask({"do": "view", "viewer": "C"})[0]["error"]["message"]
    assert "viewer 'C': expected one of 0, 1, 2, 3, A, B, spectator" == message


def test_a_preview_changes_nothing() -> None:
    answers = ask(*BIDS, {"do": "preview", "move": "step"}, {"do": "view", "viewer": 0})
    assert [0, 0, 1, 0] == answers[-2]["preview"]["steps"]
    assert [0, 0, 0, 0] == answers[-1]["view"]["steps"]


def test_a_bot_is_asked_for_a_seat_that_is_awaited_and_knows_its_game() -> None:
    _, not_awaited, homeless = ask(BIDS[0], {"do": "go", "seat": 0}, {"do": "go", "seat": 3})
    assert "seat 0: expected one that is to decide, 1 or 2 or 3" == not_awaited["error"]["message"]
    assert "game 'sealed': expected one of duel, war" == homeless["error"]["message"]
