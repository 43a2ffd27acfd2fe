"""The end: the second exhaustion with equal turns for both, or two passes in a row."""

from collections import Counter
from itertools import pairwise

import pytest

from famiglia import duel
from famiglia.duel import LastTurns, Over

from .builder import at, both_editions, either_seat_first, outcome, part, play, plus, refusal, texts


@both_editions
@either_seat_first
@pytest.mark.rule("D-80", "DA-22", "DA-24")
def test_when_the_starting_player_draws_the_last_card_the_other_has_one_more_turn(edition: str, first: int) -> None:
    game = at("F3A1", deck="B1", phase=2, seat=first, first=first, edition=edition)
    assert LastTurns("deck", 1) in play(game, "refresh F3")
    assert "deck:1" == part(game, "end")
    play(game, "pass")
    assert ((1 - first,), "deck:0") == (game.to_decide(), part(game, "end"))
    play(game, "pass")
    assert ((), "deck", "deck") == (game.to_decide(), part(game, "end"), outcome(game).reason)


@both_editions
@either_seat_first
@pytest.mark.rule("D-80", "DA-22", "DA-24")
def test_when_the_second_player_draws_the_last_card_the_game_ends_with_that_turn(edition: str, first: int) -> None:
    game = at("F3A1", hand="B1", deck="B2", phase=2, seat=1 - first, first=first, edition=edition)
    assert LastTurns("deck", 0) in play(game, "refresh F3")
    play(game, f"play B1 on {plus(edition)}B2 by 1", "pass")
    assert ((), "deck") == (game.to_decide(), outcome(game).reason)


@both_editions
@either_seat_first
@pytest.mark.rule("D-82", "DA-23", "DA-24")
def test_a_refill_after_the_starting_player_that_empties_the_deck_leaves_the_other_one_turn(
    edition: str, first: int
) -> None:
    game = at("F0", deck="A1B1", phase=2, seat=first, first=first, edition=edition)
    assert LastTurns("deck", 0) in play(game, "take F0")
    assert (1 - first,) == game.to_decide()
    play(game, "pass")
    assert ((), "deck") == (game.to_decide(), outcome(game).reason)


@both_editions
@either_seat_first
@pytest.mark.rule("D-82", "DA-23", "DA-24")
def test_a_refill_after_the_second_player_that_empties_the_deck_leaves_a_whole_round(edition: str, first: int) -> None:
    game = at("F0", deck="A1B1", phase=2, seat=1 - first, first=first, edition=edition)
    assert LastTurns("deck", 1) in play(game, "take F0")
    assert (first,) == game.to_decide()
    play(game, "pass")
    assert (1 - first,) == game.to_decide()
    play(game, "pass")
    assert ((), "deck") == (game.to_decide(), outcome(game).reason)


@both_editions
@pytest.mark.rule("D-80")
def test_the_first_exhaustion_does_not_end_the_game(edition: str) -> None:
    game = at("F1A1", deck="B1", discard="M2", edition=edition)
    play(game, "refresh F1")
    assert ("2", "-") == (part(game, "phase"), part(game, "end"))
    play(game, "pass")
    assert (1,) == game.to_decide()


@both_editions
@pytest.mark.rule("D-80")
def test_the_last_turn_is_a_whole_turn(edition: str) -> None:
    game = at("F2A1", hand="A1B1F0F0", area="M1", deck="", phase=2, seat=1, edition=edition)
    assert {"play A1", "play B1 on F2 by 1", "play B1 on A1 by 1", "pass"} == texts(game)
    play(game, "play B1 on F2 by 1", "take F2 with F0 F0 down F0")
    assert () == game.to_decide()


@both_editions
@pytest.mark.rule("D-81")
def test_two_passes_in_a_row_end_the_game_at_once(edition: str) -> None:
    game = at("F0A0", edition=edition)
    play(game, "pass")
    assert (1,) == game.to_decide()
    events = play(game, "pass")
    assert Over(outcome(game)) == events[-1]
    assert ((), "pass", "over") == (game.to_decide(), outcome(game).reason, part(game, "step"))


@both_editions
@pytest.mark.rule("D-81")
def test_passes_with_a_taken_card_between_them_do_not_end_the_game(edition: str) -> None:
    game = at("F0A0B0", edition=edition)
    play(game, "pass", "take F0", "pass", "take A0", "pass")
    assert (1,) == game.to_decide()


@both_editions
@pytest.mark.rule("D-81", "D-80")
def test_after_the_end_every_move_is_refused_to_both(edition: str) -> None:
    passed_out = at("F0", seat=1, passes=1, edition=edition)
    play(passed_out, "pass")
    run_out = at("F0", seat=1, deck="", phase=2, edition=edition)
    play(run_out, "pass")
    for game, rule in ((passed_out, "D-81"), (run_out, "D-80")):
        for seat in (0, 1):
            assert [] == game.moves(seat)
            assert rule == refusal(game, "pass", seat=seat).rule


@both_editions
@either_seat_first
@pytest.mark.rule("DA-26", "D-81")
def test_a_pass_of_the_second_then_of_the_starting_player_ends_the_game_without_a_further_turn(
    edition: str, first: int
) -> None:
    game = at("F0", seat=first, first=first, passes=1, edition=edition)
    play(game, "pass")
    assert ((), "pass") == (game.to_decide(), outcome(game).reason)


@both_editions
@pytest.mark.rule("DA-50", "D-80", "D-81")
def test_a_second_pass_in_the_turn_that_drew_the_last_card_does_not_end_the_game(edition: str) -> None:
    game = at("F3A1", deck="B1", phase=2, passes=1, edition=edition)
    play(game, "refresh F3", "pass")
    assert ((1,), "deck:0", "1") == (game.to_decide(), part(game, "end"), part(game, "passes"))
    play(game, "pass")
    assert "deck" == outcome(game).reason


@both_editions
@pytest.mark.rule("DA-50", "D-82", "D-81")
def test_in_the_last_round_two_passes_in_a_row_change_nothing(edition: str) -> None:
    """The second player's last card brought the refill, so both have a turn; the first pass follows a pass."""
    game = at("F1", deck="", phase=2, passes=1, edition=edition)
    play(game, "pass")
    assert ((1,), "deck:0") == (game.to_decide(), part(game, "end"))


@both_editions
@pytest.mark.parametrize("passes", [0, 1])
@pytest.mark.rule("DA-51", "D-80")
def test_a_pass_in_the_regular_last_turn_counts_as_the_end_by_the_deck(edition: str, passes: int) -> None:
    game = at("F1", deck="", phase=2, seat=1, passes=passes, edition=edition)
    play(game, "pass")
    assert ("deck", "deck") == (outcome(game).reason, part(game, "end"))


@both_editions
@pytest.mark.rule("DA-51", "D-80")
def test_the_second_player_who_draws_the_last_card_and_passes_after_a_pass_ends_the_game_by_the_deck(
    edition: str,
) -> None:
    game = at("F3A1", deck="B1", phase=2, seat=1, passes=1, edition=edition)
    play(game, "refresh F3", "pass")
    assert "deck" == outcome(game).reason


# What holds in every game


def hasty_duel(edition: str, first: int, seed: int, options: str = "") -> tuple[duel.Duel, list[tuple[int, bool]]]:
    """Play a game that mostly refreshes; returns it with the seat of each turn and whether a card was taken."""
    game = duel.new(edition, [options] if options else [], duel.Dice(f"end {seed}"), first)
    choice = duel.Dice(f"choice {seed}")
    turns: list[tuple[int, bool]] = []
    while seats := game.to_decide():
        moves = game.moves(seats[0])
        if choice.below(5):
            takes = [move for move in moves if isinstance(move, duel.Take)]
            refreshes = sorted(
                (move for move in moves if isinstance(move, duel.Refresh)), key=lambda move: move.card[1]
            )
            likes: list[list[duel.Move]] = [list(refreshes[-1:]), list(takes), moves[:-1], moves]
            if game.position.passes:
                likes.insert(0, list(takes))
            moves = next(filter(None, likes))
        move = moves[choice.below(len(moves))]
        game.play(seats[0], move)
        if isinstance(move, duel.Take | duel.Pass):
            turns.append((seats[0], isinstance(move, duel.Take)))
    return game, turns


@both_editions
@either_seat_first
@pytest.mark.rule("D-80", "DA-22", "DA-23", "DA-49", "D-10")
def test_the_deck_gives_both_equally_many_turns_and_every_game_ends(edition: str, first: int) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(25):
        game, turns = hasty_duel(edition, first, seed)
        result = outcome(game)
        reasons[result.reason] += 1
        assert [first if number % 2 == 0 else 1 - first for number in range(len(turns))] == [who for who, _ in turns]
        assert len(turns) <= 2 * 52 + 2
        if result.reason == "deck":
            assert 0 == len(turns) % 2
    assert min(reasons["deck"], reasons["pass"]) > 1


@both_editions
@pytest.mark.rule("DA-49", "D-81")
def test_in_any_two_turns_a_card_is_taken_or_the_game_ends(edition: str) -> None:
    for seed in range(25, 50):
        game, turns = hasty_duel(edition, 0, seed)
        taken = [took for _, took in turns]
        before_the_end = list(pairwise(taken))[: -1 if outcome(game).reason == "pass" else -3]
        assert all(one or other for one, other in before_the_end)
        if outcome(game).reason == "pass":
            assert [False, False] == taken[-2:]
