"""Action 1 with the second deck in play: once a turn, and the card goes under the deck."""

import pytest

from famiglia import duel
from famiglia.duel import Drawn, LastTurns

from .builder import at, both_editions, either_seat_first, part, play, plus, refusal, texts


@both_editions
@either_seat_first
@pytest.mark.rule("D-72")
def test_in_phase_2_the_street_is_refreshed_once_a_turn(edition: str, first: int) -> None:
    game = at("F1A1", top="M1M2", phase=2, seat=first, first=first, edition=edition)
    play(game, "refresh F1")
    assert set() == texts(game, "refresh")
    assert "D-72" == refusal(game, "refresh A1").rule
    play(game, "pass")
    assert {"refresh A1", "refresh M1"} == texts(game, "refresh")


@both_editions
@pytest.mark.rule("D-73", "D-22")
def test_in_phase_2_the_card_goes_under_the_deck_before_the_draw(edition: str) -> None:
    game = at("F2A1", deck="B1M1B2M2", phase=2, edition=edition)
    assert [Drawn(("B1", "M1"), refill=False)] == play(game, "refresh F2")[1:]
    assert ("B2M2|F2", "-") == (part(game, "deck"), part(game, "discard"))
    assert f"A1{plus(edition)}B1M1" == part(game, "street")


@both_editions
@pytest.mark.rule("DA-45", "D-73")
def test_cards_put_under_the_deck_come_up_in_the_order_in_which_they_went(edition: str) -> None:
    game = at("F1A1B1", hand="M0M0", other="M0M0", deck="M1M1", phase=2, edition=edition)
    recruit = f"take {plus(edition)}M1 with M0 M0 down M0"
    play(game, "refresh F1", recruit)
    assert "M1|F1" == part(game, "deck")
    play(game, "refresh A1", recruit)
    assert "|F1A1" == part(game, "deck")
    play(game, "refresh B1")
    assert (f"{plus(edition)}F1", "|A1B1") == (part(game, "street"), part(game, "deck"))


@both_editions
@pytest.mark.rule("DA-15", "DA-16", "D-73", "D-24")
def test_the_returned_card_counts_with_the_deck_and_may_come_straight_back(edition: str) -> None:
    game = at("F3A1", deck="B1M1", phase=2, edition=edition)
    events = play(game, "refresh F3")[1:]
    assert [Drawn(("B1", "M1", "F3"), refill=False), LastTurns("deck", 1)] == events
    assert ("A1+F3B1M1" if edition == "revised" else "F3A1B1M1") == part(game, "street")


@both_editions
@pytest.mark.rule("DA-15", "D-80")
def test_a_deck_shorter_than_the_value_gives_what_it_has(edition: str) -> None:
    game = at("F4A1", deck="B1M1", phase=2, edition=edition)
    assert [Drawn(("B1", "M1", "F4"), refill=False), LastTurns("deck", 1)] == play(game, "refresh F4")[1:]


@both_editions
@pytest.mark.rule("DA-15", "D-80", "DA-09")
def test_a_deck_that_keeps_the_returned_card_is_not_exhausted(edition: str) -> None:
    game = at("F2A1", deck="B1M1", phase=2, edition=edition)
    play(game, "refresh F2")
    assert ("|F2", "-") == (part(game, "deck"), part(game, "end"))


@pytest.mark.rule("DA-16", "D-51")
def test_a_card_that_came_straight_back_is_new_and_may_be_taken() -> None:
    game = at("F2A1", hand="F1F1A0A0", deck="B2", phase=2)
    play(game, "refresh F2")
    assert "A1+F2B2" == part(game, "street")
    assert {"take +F2 with F1 F1 down F1"} == texts(game, "take")


@both_editions
@pytest.mark.rule("DA-17", "D-73", "D-72")
def test_nobody_refreshes_from_an_empty_deck(edition: str) -> None:
    game = at("F1A1", deck="", phase=2, edition=edition)
    assert "1" == part(game, "refreshes")
    assert set() == texts(game, "refresh")
    assert "DA-17" == refusal(game, "refresh F1").rule


@both_editions
@pytest.mark.rule("DA-18", "D-20", "D-72")
def test_no_0_is_left_in_the_second_deck(edition: str) -> None:
    """A 0 is never discarded, so whoever plays, the deck of phase 2 has none."""
    reached = 0
    for seed in range(12):
        game = duel.new(edition, dice=duel.Dice(f"second deck {seed}"))
        while game.to_decide() and game.position.phase == 1:
            legal = sorted(texts(game))
            play(game, next((move for move in legal if move.startswith("refresh")), legal[-1]))
            assert "0" not in part(game, "discard")
        if game.to_decide():
            reached += 1
            assert "0" not in part(game, "deck")
    assert reached
