"""Both games implement the contract in `famiglia.game`."""

import pytest

from famiglia import duel, war
from famiglia.game import Game, Viewer

VIEWERS: tuple[Viewer, ...] = (None, 0, 1)


def test_the_duel_keeps_the_contract() -> None:
    """The assignment lets the type checker verify the types; the calls show that the methods work."""
    game: Game[duel.Move] = duel.new(dice=duel.Dice("contract"))
    (seat,) = game.to_decide()
    moves = game.moves(seat)
    assert game.why_not(seat, moves[0]) is None
    assert game.why_not(1 - seat, moves[0]) is not None
    twin = game.copy()
    assert {"kind": "played", "seat": seat, "move": str(moves[0])} == game.play(seat, str(moves[0]))[0].as_json()
    assert twin.moves(seat) == moves
    assert "viewer" in game.view(None).as_json()
    assert game.result() is None


def test_the_war_keeps_the_contract() -> None:
    game: Game[war.Move] = war.new(options=("quick-setup",), dice=war.Dice("contract"))
    (seat,) = game.to_decide()
    moves = game.moves(seat)
    assert game.why_not(seat, moves[0]) is None
    twin = game.copy()
    assert {"kind": "played", "seat": seat, "move": str(moves[0])} == game.play(seat, str(moves[0]))[0].as_json()
    assert twin.moves(seat) == moves
    assert game.view(None).as_json() != game.view(seat).as_json()
    assert game.result() is None


def test_four_seats_are_awaited_at_once_when_a_war_begins() -> None:
    assert (0, 1, 2, 3) == war.new(dice=war.Dice("contract")).to_decide()


def test_a_seat_that_is_not_awaited_has_no_moves_in_a_duel() -> None:
    game = duel.new(dice=duel.Dice("contract"), first=0)
    assert [] == game.moves(1)


def test_everything_in_a_duel_happens_in_the_open() -> None:
    game = duel.new(dice=duel.Dice("contract"))
    while seats := game.to_decide():
        moves = game.moves(seats[0])
        assert all(move.hidden() is move for move in moves)
        events = game.play(seats[0], moves[0])
        assert all(event.seen_by(viewer) is event for event in events for viewer in VIEWERS)


def test_only_what_chance_turns_up_reveals_something_in_a_duel() -> None:
    revealing = {"dealt", "drawn", "reshuffled"}
    kinds: set[str] = {"dealt"}
    assert duel.Dealt(0, ()).reveals
    for seed in range(40):
        game = duel.new(dice=duel.Dice(f"reveals {seed}"))
        while seats := game.to_decide():
            moves = game.moves(seats[0])
            for event in game.play(seats[0], moves[seed % len(moves)]):
                assert (event.kind in revealing) == event.reveals
                kinds.add(event.kind)
    assert {"dealt", "played", "drawn", "reshuffled", "last_turns", "over"} == kinds


def test_a_duel_has_no_teams() -> None:
    with pytest.raises(ValueError, match="viewer 'A': expected 0, 1 or None for a spectator; a duel has no teams"):
        duel.new().view("A")
