"""Views of the duel never depend on what the viewer may not know."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from proofs.engine.random_duels import play_on, random_game
from proofs.secrets.duel_twins import Receive, duel_engine_streams, duel_pairs, received

from famiglia import duel
from famiglia.dice import Dice
from famiglia.duel.cards import NAMES, cards_in, names, one
from famiglia.duel.view import Memory, guess

from .strategies import duels


@pytest.mark.rule("DA-44")
def test_no_view_depends_on_the_unseen_order_of_the_deck() -> None:
    assert [] == duel_pairs(10_000).violations


@pytest.mark.rule("DA-44")
def test_the_stream_of_a_duel_is_the_same_until_another_card_is_turned_over() -> None:
    assert [] == duel_engine_streams(300).violations


def leaking_top(game: duel.Duel, viewer: int | None, questions: Sequence[duel.Move]) -> bytes:
    return received(game, viewer, questions) + str(game.position.deck_cards()[:1]).encode()


def leaking_order(game: duel.Duel, viewer: int | None, questions: Sequence[duel.Move]) -> bytes:
    return received(game, viewer, questions) + str(game).encode()


def leaking_seed(game: duel.Duel, viewer: int | None, questions: Sequence[duel.Move]) -> bytes:
    return received(game, viewer, questions) + str(game.dice.copy().below(1000)).encode()


@pytest.mark.parametrize("leak", [leaking_top, leaking_order, leaking_seed])
def test_a_planted_leak_is_caught(leak: Receive) -> None:
    assert duel_pairs(300, receive=leak).violations


def test_a_leak_planted_into_a_stream_is_caught() -> None:
    assert duel_engine_streams(12, receive=leaking_top).violations


@pytest.mark.rule("DA-44")
@given(duels(), st.integers(0, 2**32 - 1))
def test_a_hidden_hand_is_not_in_the_view(game: duel.Duel, seed: int) -> None:
    if not game.to_decide():
        return
    rng = random.Random(seed)
    position = game.position
    deck, hidden = position.deck_cards(), position.deck_size() - position.known
    for viewer, hand in ((0, position.hand1), (1, position.hand0)):
        if not hand or not hidden:
            continue
        twin = game.copy()
        card, place = rng.choice(cards_in(hand)), rng.randrange(hidden)
        twin.position.deck = deck[:place] + bytes([card]) + deck[place + 1 :]
        twin.position.top = 0
        other = hand - one(card) + one(deck[place])
        if viewer == 0:
            twin.position.hand1 = other
        else:
            twin.position.hand0 = other
        assert game.view(viewer) == twin.view(viewer)
        assert game.view(None) == twin.view(None)


@pytest.mark.rule("DA-44")
@given(st.integers(0, 2**32 - 1))
def test_both_hands_can_be_deduced_from_the_public_events(seed: int) -> None:
    game, rng = random_game(seed)
    memory = Memory()
    for _, _, events in play_on(game, rng):
        for event in events:
            memory.watch(event)
        assert [game.position.hand0, game.position.hand1] == memory.hands
        if seats := game.to_decide():
            assert game.view(seats[0], memory_aid=True) == memory.recall(game.view(seats[0]))


@given(duels(), st.integers(0, 2**32 - 1))
def test_a_guess_fits_all_that_the_viewer_knows(game: duel.Duel, seed: int) -> None:
    for viewer in (0, 1, None):
        for aid in (False, True):
            view = game.view(viewer, memory_aid=aid)
            guessed = duel.Duel(guess(view, Dice(str(seed))), game.dice)
            assert view == guessed.view(viewer, memory_aid=aid)
            assert len(game.position.deck_cards()) == len(guessed.position.deck_cards())
            if aid:
                assert game.moves(int(game.position.seat)) == guessed.moves(int(guessed.position.seat))


@pytest.mark.rule("D-73", "DA-45")
@given(duels())
def test_cards_put_under_the_deck_stay_known_in_order(game: duel.Duel) -> None:
    known = game.view(None).deck_known
    assert names(game.position.deck_cards())[len(game.position.deck_cards()) - len(known) :] == known
    assert all(card in NAMES for card in known)


def test_a_view_for_an_unknown_viewer_is_refused() -> None:
    with pytest.raises(ValueError, match="viewer 2: expected 0, 1 or None"):
        duel.new().view(2)
