"""Properties that hold in every position of every war."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.engine.random_wars import random_options, random_war, somewhere, walk

from famiglia import war
from famiglia.war.engine import move_codes
from famiglia.war.engine.board import SEATS
from famiglia.war.engine.engine import check, legal_moves, make
from famiglia.war.engine.position import ENCOUNTER, OVER, PLANNING
from famiglia.war.playout import play_games

from .invariants import check_board, check_pieces

GAMES = 300
SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.rule("W-002", "W-013", "W-014", "W-150")
@pytest.mark.parametrize("part", range(10))
def test_in_full_random_games_no_piece_is_lost_somebody_can_always_decide_and_they_end(part: int) -> None:
    for seed in range(part * GAMES // 10, (part + 1) * GAMES // 10):
        game, rng = random_war(seed)
        for _ in walk(game.position, rng, game.dice):
            check_pieces(game.position)
            check_board(game.position)
        check_pieces(game.position)
        result = game.result()
        assert result is not None
        assert (result.winner is None) == (result.reason == "draw")
        assert game.position.round <= game.position.board.rounds


def every_move(game: war.War) -> list[int]:
    """Every move that can be written, but only a few numbers where a number counts pieces."""
    codes: list[int] = []
    words = game.names.words
    numbers = range(16)
    for verb, (_, kinds) in enumerate(move_codes.VERBS):
        spaces = [numbers if kind == move_codes.NUMBER else range(len(words[kind])) for kind in kinds]
        spaces += [range(1)] * (3 - len(spaces))
        codes += [int(move_codes.code(verb, a, b, c)) for a in spaces[0] for b in spaces[1] for c in spaces[2]]
    return codes


@settings(max_examples=60)
@given(SEEDS)
def test_what_is_listed_is_accepted_and_everything_else_is_refused(seed: int) -> None:
    game, _ = somewhere(seed)
    p = game.position
    space = every_move(game)
    for seat in range(SEATS):
        listed = [int(move) for move in legal_moves(p, seat)]
        assert len(listed) == len(set(listed))
        accepted = [move for move in space if check(p, seat, move) == 0]
        assert set(listed) & set(space) == set(accepted)
        for move in listed:
            twin = p.copy()
            make(twin, seat, move, game.dice.copy())
            check_pieces(twin)


@settings(max_examples=40)
@given(SEEDS)
def test_every_refusal_names_a_rule_and_teaches_in_three_languages_and_changes_nothing(seed: int) -> None:
    game, rng = somewhere(seed)
    before = game.position.copy()
    for move in rng.sample(every_move(game), 60):
        seat = rng.randrange(SEATS)
        refusal = game.why_not(seat, game.names.write(move))
        if refusal is None:
            continue
        assert refusal.remedy is not None
        for lang in ("en", "de", "fr"):
            assert refusal.explain(lang)
        with pytest.raises(war.Refused):
            game.play(seat, game.names.write(move))
        assert before == game.position


@pytest.mark.rule("WA-82", "WA-62")
@pytest.mark.parametrize("seed", range(12))
def test_money_and_headquarters_follow_from_the_open_events(seed: int) -> None:
    game, rng = random_war(seed)
    ledger = war.Ledger(game.pack, game.opening)
    while seats := game.to_decide():
        seat = rng.choice(seats)
        moves = game.moves(seat)
        for event in game.play(seat, rng.choice(moves)):
            ledger.hear(event.seen_by(None))
        assert ledger.money == [int(n) for n in game.position.money]
        assert ledger.hq == [int(n) for n in game.position.hq]


@settings(max_examples=30)
@given(SEEDS)
def test_a_copy_goes_its_own_way_and_equal_positions_hash_equal(seed: int) -> None:
    game, rng = somewhere(seed)
    p, twin = game.position, game.position.copy()
    assert p == twin
    assert hash(p) == hash(twin)
    if p.phase == OVER:
        return
    for _ in walk(twin, rng, game.dice.copy()):
        pass
    assert p != twin
    assert game.copy().position == p


@pytest.mark.rule("W-070")
@pytest.mark.parametrize("seed", range(40))
def test_nobody_controls_a_mandamento_after_the_planning_phase_of_round_1(seed: int) -> None:
    game, rng = random_war(seed)
    for _ in walk(game.position, rng, game.dice):
        if game.position.phase == ENCOUNTER:
            break
        if game.position.phase == PLANNING:
            assert [0] * SEATS == [game.position.controlled(seat) for seat in range(SEATS)]


def test_playouts_are_the_same_for_the_same_seed() -> None:
    board = war.board_of()
    assert play_games(board, 3, 32, 7) == play_games(board, 3, 32, 7)


def test_every_option_comes_up_in_the_random_games() -> None:
    seen = {option for seed in range(GAMES) for option in random_options(seed)}
    assert set(war.OPTIONS) == seen
