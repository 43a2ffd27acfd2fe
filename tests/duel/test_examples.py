"""The examples of the four rulebooks, each as its edition tells it, and the test vectors of our facts."""

import pytest

from famiglia.duel import Drawn, LastTurns

from .builder import area, at, both_editions, hand, outcome, part, play, plus, refusal, texts

EDITION_OF = {"2010 English": "classic", "2010 French": "classic", "2015 English": "revised", "2017 German": "revised"}

every_rulebook = pytest.mark.parametrize("book", list(EDITION_OF))
classic_rulebooks = pytest.mark.parametrize("book", ["2010 English", "2010 French"])
revised_rulebooks = pytest.mark.parametrize("book", ["2015 English", "2017 German"])


@classic_rulebooks
@pytest.mark.rule("D-22")
def test_refreshing_with_a_2_in_the_first_edition(book: str) -> None:
    """T1. Andrea sends a 2 from the Street to the discard pile; two cards from the deck join the others."""
    game = at("F1A2B3M1", top="F2M2A1", edition=EDITION_OF[book])
    assert [Drawn(("F2", "M2"), refill=False)] == play(game, "refresh A2")[1:]
    assert ("F1F2B3M1M2", "A2") == (part(game, "street"), part(game, "discard"))


@revised_rulebooks
@pytest.mark.rule("D-22", "D-24")
def test_refreshing_with_a_2_in_the_second_edition(book: str) -> None:
    """T1. The same, but Andrea leaves a gap between the old cards and her two new ones."""
    game = at("F1A2B3M1", top="F2M2A1", edition=EDITION_OF[book])
    play(game, "refresh A2")
    assert ("F1B3M1+F2M2", "A2") == (part(game, "street"), part(game, "discard"))


@classic_rulebooks
@pytest.mark.rule("D-53", "D-54")
def test_an_accountant_3_for_two_accountants_2_in_the_first_edition(book: str) -> None:
    """T2. An Accountant 3 lies in the Street. Two Accountants 2 are shown for it: one is laid down, one is kept."""
    game = at("F1A3", hand="A2A2M0", edition=EDITION_OF[book])
    play(game, "take A3 with A2 A2 down A2")
    assert ("A2A3M0", "A2") == (hand(game, 0), area(game, 0))


@revised_rulebooks
@pytest.mark.rule("D-53", "D-54", "D-51")
def test_an_accountant_3_for_two_accountants_2_in_the_second_edition(book: str) -> None:
    """T2. Here the Accountant 3 has only just come into the Street by action 1, so it is one of the new cards."""
    game = at("F1B2", hand="A2A2M0", top="A3M1", edition=EDITION_OF[book])
    play(game, "refresh B2", "take +A3 with A2 A2 down A2")
    assert ("A2A3M0", "A2", "F1M1") == (hand(game, 0), area(game, 0), part(game, "street"))


@every_rulebook
@pytest.mark.rule("D-30", "D-31", "D-32")
def test_an_accountant_2_exchanges_two_cards(book: str) -> None:
    """T3. Mercenary 2 and Brute 3 lie in the play area; for them go Brute 0 and Famiglia 1, beside the Accountant 2."""
    game = at(hand="A2B0F1M0", area="M2B3", edition=EDITION_OF[book])
    play(game, "play A2", "fetch M2 lay B0", "fetch B3 lay F1")
    assert ("B3M0M2", "F1A2B0") == (hand(game, 0), area(game, 0))


@every_rulebook
@pytest.mark.rule("D-31")
def test_an_accountant_2_may_leave_other_cards_where_they_lie(book: str) -> None:
    """T3 once more, with further cards in the play area, as the French and German texts have it."""
    game = at(hand="A2B0F1", area="M2B3F0A1", edition=EDITION_OF[book])
    play(game, "play A2", "fetch B3 lay F1", "fetch M2 lay B0")
    assert ("B3M2", "F0F1A1A2B0") == (hand(game, 0), area(game, 0))


@every_rulebook
@pytest.mark.rule("D-40", "D-41", "D-53")
def test_a_brute_2_brings_a_mercenary_4_within_reach_of_two_mercenaries_1(book: str) -> None:
    """T4. The Mercenary 4 counts as a 2; one Mercenary 1 is laid down beside the Brute 2, the other kept."""
    game = at("M4F1", hand="B2M1M1", edition=EDITION_OF[book])
    assert set() == texts(game, "take")
    play(game, "play B2 on M4 by 2", "take M4 with M1 M1 down M1")
    assert ("M1M4", "B2M1") == (hand(game, 0), area(game, 0))


@every_rulebook
@pytest.mark.parametrize(("down", "held"), [("F2", "F3M3"), ("M3", "F2F3")])
@pytest.mark.rule("D-55", "D-58")
def test_a_famiglia_3_for_a_famiglia_2_and_a_mercenary_3(book: str, down: str, held: str) -> None:
    """T5. The Famiglia 2 is laid down and the Mercenary 3 kept, or the other way round."""
    game = at("F3A1", hand="F2M3", edition=EDITION_OF[book])
    play(game, f"take F3 with F2 M3 down {down}")
    assert (held, down) == (hand(game, 0), area(game, 0))


@every_rulebook
@pytest.mark.parametrize("family", ["F", "A", "B", "M"])
@pytest.mark.parametrize("value", [0, 1, 2, 3])
@pytest.mark.rule("D-56", "DA-29")
def test_a_mercenary_3_stands_in_for_0_1_and_2_but_not_for_3(book: str, family: str, value: int) -> None:
    """The list beside T5. Of any colour, the green one too: the first English edition errs there."""
    card, own = f"{family}{value + 1}", f"{family}{value}"
    game = at(card, hand=own + "M3", edition=EDITION_OF[book])
    natural_pair = own == "M3"
    assert (value < 3 or natural_pair) == (f"take {card} with {own} M3 down M3" in texts(game))


@every_rulebook
@pytest.mark.rule("D-73", "D-80", "DA-15", "DA-16")
def test_a_3_goes_under_a_deck_of_two_and_all_three_come_into_the_street(book: str) -> None:
    """T6. In phase 2 a 3 makes the deck three cards high; all are laid out, and the game ends with this round."""
    edition = EDITION_OF[book]
    game = at("F1B3", deck="A1M1", phase=2, edition=edition)
    assert [Drawn(("A1", "M1", "B3"), refill=False), LastTurns("deck", 1)] == play(game, "refresh B3")[1:]
    assert f"F1{plus(edition)}A1B3M1" == part(game, "street")
    play(game, "pass")
    assert (1,) == game.to_decide()
    play(game, "pass")
    assert "deck" == outcome(game).reason


@every_rulebook
@pytest.mark.rule("D-80", "DA-22")
def test_the_same_in_the_turn_of_the_second_player_ends_the_game_with_that_turn(book: str) -> None:
    """T6 from the other chair: the round is over when the second player has played."""
    game = at("F1B3", deck="A1M1", phase=2, seat=1, edition=EDITION_OF[book])
    play(game, "refresh B3", "pass")
    assert () == game.to_decide()


# The test vectors that are no rulebook's example


@both_editions
@pytest.mark.rule("DA-30", "D-56")
def test_mercenaries_0_and_2_take_a_mercenary_1(edition: str) -> None:
    """T7. The community's answer: a Mercenary may stand in for one of its own family."""
    game = at("M1", hand="M0M2", edition=edition)
    assert {"take M1 with M0 M2 down M0", "take M1 with M0 M2 down M2"} == texts(game, "take")


@both_editions
@pytest.mark.rule("DA-30", "D-57")
def test_mercenaries_1_and_2_do_not_take_a_mercenary_1(edition: str) -> None:
    """T8. One of the two would have to be a Mercenary 0."""
    game = at("M1", hand="M1M2", edition=edition)
    assert set() == texts(game, "take")
    assert "D-57" == refusal(game, "take M1 with M1 M2 down M1").rule


@both_editions
@pytest.mark.rule("D-42", "DA-33")
def test_a_brute_2_used_as_a_1_lets_two_famiglia_2_take_a_famiglia_4(edition: str) -> None:
    """T9. Lowered by the full 2 the card would need two Famiglia 1."""
    game = at("F4", hand="B2F2F2", edition=edition)
    play(game, "play B2 on F4 by 1", "take F4 with F2 F2 down F2")
    assert ("F2F4", "F2B2") == (hand(game, 0), area(game, 0))


@both_editions
@pytest.mark.rule("D-56", "DA-29")
def test_a_mercenary_2_does_not_stand_in_for_a_famiglia_2(edition: str) -> None:
    """T10. It stands in for values below its own."""
    game = at("F3", hand="F2M2", edition=edition)
    assert set() == texts(game, "take")
    assert "D-56" == refusal(game, "take F3 with F2 M2 down F2").rule


@both_editions
@pytest.mark.rule("D-13", "DA-28")
def test_a_mercenary_0_does_not_stand_in_for_a_famiglia_0(edition: str) -> None:
    """T11. A 0 has no ability."""
    game = at("F1", hand="F0M0", edition=edition)
    assert set() == texts(game, "take")
    assert "D-13" == refusal(game, "take F1 with F0 M0 down F0").rule


@both_editions
@pytest.mark.rule("D-51", "DA-06")
def test_after_a_refresh_an_old_1_is_barred_though_the_pair_is_held(edition: str) -> None:
    """T12. So in the second edition; in the first it may be taken."""
    game = at("F1A1", hand="F0F0", top="M1", edition=edition)
    play(game, "refresh A1")
    move = "take F1 with F0 F0 down F0"
    if edition == "classic":
        assert {move} == texts(game, "take")
    else:
        assert set() == texts(game, "take")
        assert "D-51" == refusal(game, move).rule
