"""Positions that no duel can reach are refused with what was expected, and every accepted one can be played to its end."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.engine.changed_duels import changed
from proofs.engine.random_duels import every_move, play_on

from famiglia import duel
from famiglia.duel.notation import read_position
from famiglia.game import NotationError

from .builder import at
from .strategies import duels

SPACE = every_move()


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (
            lambda: at(hand="", area="A1F0", step="exchange(A1,1,-,-)"),
            "step: found 'exchange(A1,1,-,-)', expected an exchange with two kinds that can change places",
        ),
        (
            lambda: at(hand="M2F0", area="A2F1", step="exchange(A2,1,M2,A2)"),
            "step: found 'exchange(A2,1,M2,A2)', expected laid cards that are in the play area, besides the Accountant",
        ),
        (
            lambda: at(hand="F4F0B1", area="A4A0M1", step="exchange(A4,1,F4,A0)"),
            "step: found 'exchange(A4,1,F4,A0)', expected a card in the hand for each one fetched",
        ),
        (
            lambda: at(hand="F1F1F0B1", area="A3A0M1", step="exchange(A3,1,F1,A0)"),
            "step: found 'exchange(A3,1,F1,A0)', expected a card in the play area for each one laid",
        ),
        (
            lambda: at("", step="over", end="pass", passes=1),
            "street: found '-', expected cards after two passes",
        ),
        (lambda: at(discard="F0F1"), "discard: found 'F0F1', expected no card of value 0"),
        (lambda: at(phase=2, deck="", end="deck:0"), "end: found 'deck:0', expected deck:1 in the starting player's turn"),
        (
            lambda: at(phase=2, deck="", seat=1, end="deck:1"),
            "end: found 'deck:1', expected deck:1 in the starting player's turn",
        ),
        (
            lambda: at(options="fair-pass-out", passes=1, end="pass:0"),
            "end: found 'pass:0', expected pass:0 in the second player's turn after a pass",
        ),
        (
            lambda: at(options="fair-pass-out", seat=1, end="pass:0"),
            "end: found 'pass:0', expected pass:0 in the second player's turn after a pass",
        ),
        (lambda: at("F0+A1"), "street: found 'F0+A1', expected no 0 that lay there before a refresh"),
        (lambda: at(""), "street: found '-', expected cards while there is a deck"),
        (
            lambda: at("F3", area="A2", step="take", lowered="F3-2"),
            "lowered: found 'F3-2', expected an amount that a Brute of the play area can lower it by",
        ),
        (
            lambda: at("F3", area="B3", step="take", lowered="F3-2", options="full-strength"),
            "lowered: found 'F3-2', expected an amount that a Brute of the play area can lower it by",
        ),
        (
            lambda: at("F3", phase=2, refreshes="0"),
            "street: found 'F3', expected new cards after a refresh in phase 2",
        ),
        (
            lambda: at("F1+A0", phase=2, refreshes="0"),
            "street: found 'F1+A0', expected no 0 after a refresh in phase 2",
        ),
        (
            lambda: at("F1A0", phase=2, refreshes="0", edition="classic"),
            "street: found 'F1A0', expected no 0 after a refresh in phase 2",
        ),
        (
            lambda: at("F1", hand="A2", area="A0B2", step="brute"),
            "step: found 'brute', expected an Accountant of value 1 to 4 in the play area",
        ),
        (lambda: at("F0", step="over", end="pass"), "passes: found '0', expected 1 after two passes"),
        (
            lambda: at("F0", step="over", end="deck", deck="", phase=2),
            "seat: found '0', expected the second player's after the last turn",
        ),
        (
            lambda: at("F0", step="over", end="pass", options="fair-pass-out"),
            "seat: found '0', expected the second player's after the last turn",
        ),
        (
            lambda: at("F0", step="over", end="pass", passes=1, deck="", phase=2),
            "end: found 'pass', expected deck when the deck is empty",
        ),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_what_was_expected(table, expected: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(NotationError) as error:
        table()
    assert str(error.value).startswith(expected)


@pytest.mark.parametrize(
    "table",
    [
        lambda: at("F1", area="A1", step="brute"),
        lambda: at("F1+A0", phase=2, refreshes="1"),
        lambda: at(hand="M2F0", area="A2A2F1", step="exchange(A2,1,M2,A2)"),
        lambda: at(hand="F1F1F0B1", area="A3A0A0M1", step="exchange(A3,1,F1,A0)"),
        lambda: at("", seat=1, step="over", end="pass", options="fair-pass-out"),
        lambda: at("F0", step="over", end="pass", passes=1),
        lambda: at("F0", seat=1, step="over", end="pass", options="fair-pass-out"),
        lambda: at("F0", seat=1, step="over", end="pass", options="fair-pass-out", deck="", phase=2),
        lambda: at("F0", first=1, step="over", end="deck", deck="", phase=2),
    ],
)
def test_a_position_that_a_duel_does_reach_is_read(table) -> None:  # type: ignore[no-untyped-def]
    game = table()
    assert game.position == read_position(str(game))


@given(duels(), st.integers(0, 2**32 - 1))
@settings(max_examples=200, deadline=None)
def test_every_position_that_is_accepted_can_be_played_to_its_end_and_read_again(game: duel.Duel, seed: int) -> None:
    rng = random.Random(seed)
    text = changed(str(game), rng)
    try:
        game = duel.resume(text, duel.Dice(f"test {seed}"))
    except NotationError as error:
        assert "expected" in str(error)
        return
    for _ in play_on(game, rng):
        assert game.position == read_position(str(game))
        for move in rng.sample(SPACE, 3):
            for seat in (0, 1):
                refusal = game.why_not(seat, move)
                assert refusal is None or refusal.explain()
    assert game.result() is not None
