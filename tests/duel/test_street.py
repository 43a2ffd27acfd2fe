"""Action 1: refreshing the Street in phase 1, and what is new in the revised edition."""

import pytest

from famiglia.duel import Drawn

from .builder import at, both_editions, hand, part, play, plus, refusal, texts


@both_editions
@pytest.mark.parametrize(("value", "arrived"), [(1, "B1"), (2, "B1B2"), (3, "B1B2B3"), (4, "B1B2B3M1")])
@pytest.mark.rule("D-22", "D-24")
def test_a_refresh_discards_one_card_and_brings_as_many_as_its_value(edition: str, value: int, arrived: str) -> None:
    game = at(f"A1F{value}", deck=arrived + "M3M4", edition=edition)
    play(game, f"refresh F{value}")
    assert f"A1{plus(edition)}{arrived}" == part(game, "street")
    assert (f"F{value}", "M3M4") == (part(game, "discard"), part(game, "deck"))


@both_editions
@pytest.mark.rule("D-22")
def test_the_discard_pile_grows_and_the_hand_stays_as_it_is(edition: str) -> None:
    game = at("A1F2", discard="B3M1", top="A2A3", edition=edition)
    assert [Drawn(("A2", "A3"), refill=False)] == play(game, "refresh F2")[1:]
    assert ("F2B3M1", "F0A0B0M0") == (part(game, "discard"), hand(game, 0))


@both_editions
@pytest.mark.rule("D-22")
def test_any_card_of_the_street_may_make_room(edition: str) -> None:
    game = at("F1F1A2B3M4", edition=edition)
    assert {"refresh F1", "refresh A2", "refresh B3", "refresh M4"} == texts(game, "refresh")
    assert "D-22" == refusal(game, "refresh F2").rule


@both_editions
@pytest.mark.parametrize("zero", ["F0", "A0", "B0", "M0"])
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.rule("D-20", "D-72", "DA-18")
def test_a_0_in_the_street_forbids_a_refresh(edition: str, zero: str, phase: int) -> None:
    game = at("F1A2" + zero, phase=phase, edition=edition)
    assert set() == texts(game, "refresh")
    assert "D-20" == refusal(game, "refresh A2").rule
    assert texts(at("F1A2", phase=phase, edition=edition), "refresh")


@both_editions
@pytest.mark.rule("D-23", "DA-07")
def test_a_refresh_may_be_repeated_until_a_0_lies_in_the_street(edition: str) -> None:
    game = at("A1B2", top="M1F1F0A2", edition=edition)
    new = plus(edition)
    play(game, "refresh A1", f"refresh {new}M1")
    assert (f"B2{new}F1" if new else "F1B2") == part(game, "street")
    assert "*" == part(game, "refreshes")
    play(game, f"refresh {new}F1")
    assert set() == texts(game, "refresh")
    assert ("D-23" if new else "D-20") == refusal(game, "refresh B2").rule
    assert f"take {new}F0" in texts(game)


@both_editions
@pytest.mark.rule("D-23", "DA-07", "D-11")
def test_refreshing_may_stop_before_a_0_appears(edition: str) -> None:
    game = at("A1B2", top="F1F2", hand="F0F0", edition=edition)
    assert "pass" in texts(game)
    new = plus(edition)
    play(game, "refresh A1")
    assert "refresh B2" in texts(game)
    play(game, f"take {new}F1 with F0 F0 down F0")
    assert (1,) == game.to_decide()


@pytest.mark.rule("D-21")
def test_nobody_has_to_prove_that_no_card_appeals() -> None:
    """In the Street lies a card that the player can pay for; a refresh is allowed all the same."""
    game = at("F1A1", hand="F0F0")
    assert {"take F1 with F0 F0 down F0"} == texts(game, "take")
    assert {"refresh F1", "refresh A1"} == texts(game, "refresh")


@pytest.mark.rule("D-24", "DA-02")
def test_the_next_refresh_may_remove_an_old_card_or_a_new_one() -> None:
    game = at("A1A1F2", top="B1A1")
    play(game, "refresh F2")
    assert "A1A1+A1B1" == part(game, "street")
    assert {"refresh A1", "refresh +A1", "refresh +B1"} == texts(game, "refresh")
    again = game.copy()
    play(game, "refresh A1")
    assert part(game, "street").startswith("A1+")
    play(again, "refresh +A1")
    assert part(again, "street").startswith("A1A1+")


@pytest.mark.rule("D-24")
def test_the_classic_edition_does_not_tell_new_cards_from_old_ones() -> None:
    game = at("A1F2", top="B1M1", edition="classic")
    play(game, "refresh F2")
    assert "A1B1M1" == part(game, "street")
    assert "D-22" == refusal(game, "refresh +B1").rule


@pytest.mark.rule("DA-01", "D-24", "D-51")
def test_the_cards_of_every_refresh_of_the_turn_are_new() -> None:
    game = at("A1B1F3", hand="F0F0M0M0F2F2", top="F1M1")
    play(game, "refresh A1", "refresh B1")
    assert "F3+F1M1" == part(game, "street")
    assert {"take +F1 with F0 F0 down F0", "take +M1 with M0 M0 down M0"} == texts(game, "take")


@pytest.mark.rule("DA-01")
def test_a_new_card_that_is_discarded_is_gone() -> None:
    game = at("A1F3", hand="M0M0B0B0", top="M1B1")
    play(game, "refresh A1", "refresh +M1")
    assert ("F3+B1", "A1M1") == (part(game, "street"), part(game, "discard"))
    assert {"take +B1 with B0 B0 down B0"} == texts(game, "take")


@pytest.mark.rule("D-51", "DA-02", "DA-06", "D-50")
def test_after_a_refresh_only_new_cards_may_be_taken_in_the_revised_edition() -> None:
    game = at("F1A1", hand="F0F0B0B0", top="B1")
    play(game, "refresh A1")
    assert {"take +B1 with B0 B0 down B0"} == texts(game, "take")
    assert "D-51" == refusal(game, "take F1 with F0 F0 down F0").rule
    classic = at("F1A1", hand="F0F0B0B0", top="B1", edition="classic")
    play(classic, "refresh A1")
    assert {"take F1 with F0 F0 down F0", "take B1 with B0 B0 down B0"} == texts(classic, "take")


@pytest.mark.rule("D-51", "DA-01")
def test_of_two_equal_cards_the_new_one_may_be_taken_and_the_old_one_not() -> None:
    game = at("F1A1", hand="F0F0", top="F1")
    play(game, "refresh A1")
    assert {"take +F1 with F0 F0 down F0"} == texts(game, "take")
    assert "D-51" == refusal(game, "take F1 with F0 F0 down F0").rule
    play(game, "take +F1 with F0 F0 down F0")
    assert ("F1", "F0F1") == (part(game, "street"), hand(game, 0))


@both_editions
@pytest.mark.rule("D-51", "D-50")
def test_without_a_refresh_every_card_may_be_taken(edition: str) -> None:
    game = at("F1A0", hand="F0F0", edition=edition)
    assert {"take F1 with F0 F0 down F0", "take A0"} == texts(game, "take")


@pytest.mark.rule("DA-03", "D-51", "D-72")
def test_only_new_cards_may_be_taken_after_a_refresh_of_phase_2() -> None:
    game = at("F1A1", hand="F0F0B0B0", phase=2, top="B1")
    play(game, "refresh A1")
    assert {"take +B1 with B0 B0 down B0"} == texts(game, "take")
    assert "D-51" == refusal(game, "take F1 with F0 F0 down F0").rule


@both_editions
@pytest.mark.rule("DA-04", "D-24", "D-51")
def test_what_the_opponent_added_is_not_new(edition: str) -> None:
    game = at("F1A1", other="F0F0B0B0", top="B1", edition=edition)
    play(game, "refresh A1", "pass")
    assert "F1B1" == part(game, "street")
    assert {"take F1 with F0 F0 down F0", "take B1 with B0 B0 down B0"} == texts(game, "take")


@both_editions
@pytest.mark.rule("DA-04", "D-70", "D-51")
def test_a_refill_is_new_to_nobody(edition: str) -> None:
    game = at("A1", top="F0" + "F1A1B1M1F2A2", other="F0F0A0A0", edition=edition)
    play(game, "refresh A1", f"take {plus(edition)}F0")
    assert "F1F2A1A2B1M1" == part(game, "street")
    assert {"take F1 with F0 F0 down F0", "take A1 with A0 A0 down A0"} == texts(game, "take")


@pytest.mark.rule("DA-05", "D-51", "D-59")
def test_who_can_take_no_new_card_uses_a_brute_or_passes() -> None:
    game = at("F1A1", hand="F0F0B1M0M0", top="M2")
    play(game, "refresh A1")
    assert set() == texts(game, "take")
    assert "pass" in texts(game)
    play(game, "play B1 on +M2 by 1")
    assert {"take +M2 with M0 M0 down M0", "pass"} == texts(game)


@both_editions
@pytest.mark.rule("DA-08", "D-20", "D-22")
def test_a_refresh_goes_by_the_printed_value(edition: str) -> None:
    """A card that a Brute lowered to 0 in the last turn is a 3 again and makes room for three."""
    game = at("F3A1", hand="B3", top="A2A3B2M2", edition=edition)
    play(game, "play B3 on F3 by 3")
    assert set() == texts(game, "refresh")
    play(game, "pass", "refresh F3")
    assert f"A1{plus(edition)}A2A3B2" == part(game, "street")


@both_editions
@pytest.mark.rule("DA-43", "D-22", "D-08")
def test_the_street_may_grow_beyond_six(edition: str) -> None:
    game = at("F4A1B1M1F1A2", top="A1B1M1F2B3F3A3M3", edition=edition)
    play(game, "refresh F4")
    assert 9 == len(game.view(None).street + game.view(None).new)
    play(game, f"refresh {plus(edition)}B1", "refresh A2")
    assert 10 == len(game.view(None).street + game.view(None).new)


@both_editions
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.rule("DA-48", "DA-19", "D-22", "D-70", "D-73")
def test_the_last_card_of_the_street_may_make_room_and_no_refill_comes_of_it(edition: str, phase: int) -> None:
    game = at("F2", top="A1B1M1", phase=phase, edition=edition)
    play(game, "refresh F2")
    assert f"{plus(edition)}A1B1" == part(game, "street")
