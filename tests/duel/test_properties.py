"""Properties that hold in every duel, whatever is played."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.engine.random_duels import every_move, play_on, random_game

from famiglia import duel
from famiglia.duel.cards import cards_in, full_set, pile_of
from famiglia.duel.notation import read_move, read_position, write_position
from famiglia.duel.score import POINTS
from famiglia.game import Refused
from famiglia.rulebook.register import register

from .strategies import duels

space = cache(every_move)


def all_cards(position: duel.Position) -> int:
    return int(position.in_sight()) + pile_of(position.deck_cards())


@pytest.mark.rule("D-01")
@given(st.integers(0, 2**32 - 1))
def test_sixty_cards_are_conserved_by_kind_after_every_move(seed: int) -> None:
    game, rng = random_game(seed)
    for _ in play_on(game, rng):
        assert full_set() == all_cards(game.position)


@given(duels(), st.integers(0, 2**32 - 1))
@settings(max_examples=60, deadline=None)
def test_why_not_refuses_exactly_what_moves_omits_in_the_whole_space_of_moves(game: duel.Duel, seed: int) -> None:
    seat = int(game.position.seat)
    listed = game.moves(seat)
    assert len(listed) == len(set(listed))
    legal = {move for move in space() if game.why_not(seat, move) is None}
    assert set(listed) == legal
    assert all(game.why_not(1 - seat, move) for move in random.Random(seed).sample(space(), 20))


@given(duels(), st.integers(0, 2**32 - 1))
def test_what_is_listed_is_accepted_and_what_is_not_is_refused_with_a_rule(game: duel.Duel, seed: int) -> None:
    rng = random.Random(seed)
    position = str(game)
    known = register("duel")
    seats = game.to_decide()
    listed = set(game.moves(seats[0])) if seats else set()
    for move in rng.sample(space(), 40):
        seat = rng.choice([0, 1])
        if move in listed and (seat,) == seats:
            continue
        with pytest.raises(Refused) as refused:
            game.play(seat, move)
        assert refused.value.rule in known
        assert refused.value.refusal == game.why_not(seat, move)
        assert refused.value.refusal.explain("en")
        assert position == str(game)
    for move in listed:
        twin = game.copy()
        twin.play(seats[0], move)
        assert str(twin) != position


@given(duels())
def test_a_position_reads_back_to_itself(game: duel.Duel) -> None:
    text = str(game)
    again = read_position(text)
    assert game.position == again
    assert hash(game.position) == hash(again)
    assert text == str(again)
    known = write_position(game.position, known_only=True)
    assert known == write_position(read_position(known))


@given(duels())
def test_a_resumed_duel_has_the_same_moves(game: duel.Duel) -> None:
    seat = int(game.position.seat)
    known = write_position(game.position, known_only=True)
    assert game.moves(seat) == duel.resume(known, duel.Dice("other")).moves(seat)


@given(duels())
def test_every_move_reads_back_to_itself(game: duel.Duel) -> None:
    for move in game.moves(int(game.position.seat)):
        assert move == read_move(str(move))
        assert type(move) is type(read_move(str(move)))


@pytest.mark.rule("DA-49")
@given(st.integers(0, 2**32 - 1), st.sampled_from([0.0, 0.5, 1.0]))
def test_every_duel_ends(seed: int, eager: float) -> None:
    game, rng = random_game(seed)
    moves = sum(1 for _ in play_on(game, rng, eager))
    assert moves < 1500
    result = game.result()
    assert result is not None
    assert sum(result.points) <= 175 == sum(POINTS[card] for card in cards_in(full_set()))


@pytest.mark.rule("D-80", "D-12")
@given(st.integers(0, 2**32 - 1))
def test_turns_are_equal_at_a_deck_end_and_each_family_works_once_a_turn(seed: int) -> None:
    game, rng = random_game(seed)
    turns = [0, 0]
    accountants = brutes = 0
    for seat, move, _ in play_on(game, rng):
        accountants += isinstance(move, duel.PlayAccountant)
        brutes += isinstance(move, duel.PlayBrute)
        assert accountants <= 1
        assert brutes <= 1
        if isinstance(move, duel.Take | duel.Pass):
            turns[seat] += 1
            accountants = brutes = 0
    result = game.result()
    assert result is not None
    if result.reason == "deck" or "fair-pass-out" in game.options:
        assert turns[0] == turns[1]


@given(duels(), st.text("FABM01234+-|?/,:= ()deckpastrlo", max_size=8), st.integers(0, 400))
def test_a_damaged_position_is_refused_with_a_reason_or_is_another_position(
    game: duel.Duel, noise: str, at: int
) -> None:
    text = str(game)
    damaged = text[:at] + noise + text[at + len(noise) :]
    try:
        read = read_position(damaged)
    except ValueError as error:
        assert "expected" in str(error)
    else:
        assert damaged == write_position(read)


@given(st.text(max_size=40))
def test_any_text_is_a_move_or_a_clear_error(text: str) -> None:
    try:
        read_move(text)
    except ValueError as error:
        assert "expected" in str(error)
