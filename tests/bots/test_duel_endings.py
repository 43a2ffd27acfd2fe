"""Exact endings: the solver finds what trying everything finds, and the strong levels play it."""

import random
from collections.abc import Iterator

import pytest

from famiglia import duel
from famiglia.bots import bot
from famiglia.bots.duel.endings import Ending, after, is_ending
from famiglia.bots.duel.judges import result_worth
from famiglia.dice import Dice
from famiglia.duel import Pass
from famiglia.duel.position import OVER, Position
from famiglia.duel.turn import legal_moves


def endings(edition: str, most: int) -> Iterator[duel.Duel]:
    """Moments after the deck has run out, in duels in which passes are rare."""
    found = 0
    for seed in range(1000):
        game, rng = duel.new(edition, dice=Dice(f"ending {seed}")), random.Random(seed)
        while seats := game.to_decide():
            if is_ending(game.position):
                yield game
                found += 1
                if found == most:
                    return
            moves = game.moves(seats[0])
            others = [move for move in moves if not isinstance(move, Pass)]
            game.play(seats[0], rng.choice(others or moves))


def tried(position: Position, left: list[int]) -> float:
    """The worth for seat 0 by trying every order of moves; `left` counts down the positions that may still be tried."""
    left[0] -= 1
    if left[0] < 0:
        raise RecursionError
    if position.step == OVER:
        return float(result_worth(position, 0))
    worths = [tried(after(position, move), left) for move in legal_moves(position)]
    return max(worths) if position.seat == 0 else min(worths)


@pytest.mark.parametrize("edition", duel.EDITIONS)
def test_the_solver_finds_what_trying_everything_finds(edition: str) -> None:
    compared = 0
    for game in endings(edition, 60):
        position, seat = game.position, int(game.position.seat)
        try:
            worth = tried(position, [3000])
        except RecursionError:
            continue
        solved = Ending().best(position)
        assert solved is not None
        move, found = solved
        assert (worth if seat == 0 else 1 - worth) == pytest.approx(found)
        assert tried(after(position, move), [3000]) == pytest.approx(worth)
        compared += 1
    assert compared >= 15


@pytest.mark.parametrize("name", ["adviser", "boss"])
def test_the_strong_levels_make_no_error_in_a_solved_ending(name: str) -> None:
    solved = 0
    for game in endings("revised", 30):
        seat, position = game.to_decide()[0], game.position
        best = Ending().best(position)
        if best is None:
            continue
        chosen = bot(name).choose(game.view(seat, True), game.moves(seat), Dice("x"))
        reached = Ending(10**6).worth(after(position, chosen.number))
        assert best[1] == pytest.approx(reached if seat == 0 else 1 - reached)
        solved += 1
    assert solved >= 10


def test_an_ending_that_is_too_large_is_left_to_the_net() -> None:
    large = next(game for game in endings("revised", 40) if Ending(most=20).best(game.position) is None)
    assert Ending(most=10**6).best(large.position) is not None


def test_an_ending_begins_when_no_card_can_be_drawn() -> None:
    game = duel.new(dice=Dice("x"))
    assert not is_ending(game.position)
    assert all(0 == game.position.deck_size() for game in endings("classic", 5))
