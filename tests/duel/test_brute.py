"""Action 3: a Brute lowers one card of the Street for this turn."""

import pytest

from .builder import area, at, both_editions, either_seat_first, hand, outcome, part, play, plus, refusal, texts


@both_editions
@either_seat_first
@pytest.mark.parametrize("value", [1, 2, 3, 4])
@pytest.mark.rule("D-40")
def test_a_brute_of_value_1_to_4_is_played_from_the_hand_to_the_play_area(edition: str, first: int, value: int) -> None:
    game = at("F4", hand=f"F0B{value}", area="M1", seat=first, first=first, edition=edition)
    play(game, f"play B{value} on F4 by 1")
    assert ("F0", f"B{value}M1") == (hand(game, first), area(game, first))
    assert "F4-1" == part(game, "lowered")


@both_editions
@pytest.mark.rule("D-40")
def test_a_brute_in_the_play_area_or_the_street_or_the_other_hand_cannot_be_played(edition: str) -> None:
    game = at("B1F4", hand="F0", area="B2", other="B3", edition=edition)
    assert set() == texts(game, "play")
    for card in ("B1", "B2", "B3"):
        assert "D-40" == refusal(game, f"play {card} on F4 by 1").rule


@both_editions
@pytest.mark.parametrize("card", ["F1", "A1", "M1", "F4", "M4"])
@pytest.mark.rule("D-40", "D-60")
def test_no_other_family_does_a_brutes_work(edition: str, card: str) -> None:
    game = at("B2", hand="F0" + card, edition=edition)
    assert "D-40" == refusal(game, f"play {card} on B2 by 1").rule


@both_editions
@pytest.mark.parametrize("brute", [1, 2, 3, 4])
@pytest.mark.parametrize("target", [0, 1, 2, 3, 4])
@pytest.mark.rule("D-41", "D-42", "DA-33", "DA-52")
def test_a_brute_may_lower_by_less_than_its_value_but_never_below_0(edition: str, brute: int, target: int) -> None:
    game = at(f"F{target}", hand=f"B{brute}", edition=edition)
    amounts = range(1, min(brute, target) + 1)
    assert {f"play B{brute} on F{target} by {amount}" for amount in amounts} == texts(game, "play")
    for amount in {1, 2, 3, 4} - set(amounts):
        rule = "DA-52" if target == 0 else "D-42" if amount > brute else "D-41"
        assert rule == refusal(game, f"play B{brute} on F{target} by {amount}").rule


@both_editions
@pytest.mark.parametrize("amount", [1, 2, 3, 4])
@pytest.mark.rule("D-41", "D-42", "D-53", "DA-33")
def test_the_lowered_card_costs_what_its_lower_value_costs(edition: str, amount: int) -> None:
    game = at("F4", hand="B4F0F0F1F1F2F2F3F3", edition=edition)
    play(game, f"play B4 on F4 by {amount}")
    needed = f"F{3 - amount}"
    free = "take F4"
    assert {free if amount == 4 else f"take F4 with {needed} {needed} down {needed}"} == texts(game, "take")


@both_editions
@pytest.mark.rule("D-41", "D-52")
def test_a_card_lowered_to_0_is_free(edition: str) -> None:
    game = at("F2", hand="B2", edition=edition)
    play(game, "play B2 on F2 by 2", "take F2")
    assert ("F2", "B2") == (hand(game, 0), area(game, 0))


@both_editions
@pytest.mark.parametrize("target", ["F1", "A1", "B1", "M1"])
@pytest.mark.rule("DA-34", "D-41")
def test_a_brute_may_lower_a_card_of_any_family(edition: str, target: str) -> None:
    game = at(target + "A0", hand="B1", edition=edition)
    assert {f"play B1 on {target} by 1"} == texts(game, "play")
    play(game, f"play B1 on {target} by 1")
    assert {f"take {target}", "take A0"} == texts(game, "take")


@pytest.mark.rule("DA-34", "D-51")
def test_after_a_refresh_an_old_card_may_be_lowered_but_not_taken() -> None:
    game = at("F1A1", hand="B1", top="M1")
    play(game, "refresh A1")
    assert {"play B1 on F1 by 1", "play B1 on +M1 by 1"} == texts(game, "play")
    play(game, "play B1 on F1 by 1")
    assert {"pass"} == texts(game)
    assert "D-51" == refusal(game, "take F1").rule
    classic = at("F1A1", hand="B1", top="M1", edition="classic")
    play(classic, "refresh A1", "play B1 on F1 by 1")
    assert {"take F1", "pass"} == texts(classic)


@pytest.mark.rule("D-41", "D-51")
def test_of_two_equal_cards_the_lowered_one_is_the_old_or_the_new_one_as_chosen() -> None:
    game = at("F2+F2", hand="B2F1F1")
    lower_old, lower_new = game.copy(), game
    play(lower_old, "play B2 on F2 by 2")
    assert {"take +F2 with F1 F1 down F1"} == texts(lower_old, "take")
    play(lower_new, "play B2 on +F2 by 2")
    assert {"take +F2"} == texts(lower_new, "take")
    assert "+F2-2" == part(lower_new, "lowered")


@both_editions
@pytest.mark.rule("DA-52", "D-41")
def test_a_card_of_value_0_cannot_be_lowered(edition: str) -> None:
    game = at("F0A0", hand="B1", edition=edition)
    assert set() == texts(game, "play")
    assert "DA-52" == refusal(game, "play B1 on F0 by 1").rule


@both_editions
@pytest.mark.rule("D-41")
def test_only_a_card_in_the_street_can_be_lowered(edition: str) -> None:
    game = at("F1", hand="B1A1", area="A2", other="A3", edition=edition)
    for card in ("A1", "A2", "A3", "+F1"):
        assert "D-41" == refusal(game, f"play B1 on {card} by 1").rule


@both_editions
@pytest.mark.rule("DA-35", "D-50")
def test_another_card_may_be_taken_instead_of_the_lowered_one(edition: str) -> None:
    game = at("F2A0M2", hand="B2M1M1", edition=edition)
    play(game, "play B2 on F2 by 2")
    assert {"take F2", "take A0", "take M2 with M1 M1 down M1"} == texts(game, "take")
    play(game, "take A0")
    assert ("A0M1M1", "B2", "F2M2") == (hand(game, 0), area(game, 0), part(game, "street"))


@both_editions
@pytest.mark.rule("DA-35", "D-59", "DA-25")
def test_who_plays_a_brute_and_takes_nothing_has_passed_and_the_brute_stays_down(edition: str) -> None:
    game = at("F2", hand="B2", passes=1, seat=1, edition=edition)
    play(game, "play B2 on F2 by 2", "pass")
    assert ("pass", "B2") == (outcome(game).reason, area(game, 1))


@both_editions
@pytest.mark.rule("DA-35", "D-41")
def test_the_reduction_binds_one_card_even_if_another_of_its_kind_lies_there(edition: str) -> None:
    game = at("F2F2", hand="B1F0F0F1F1", edition=edition)
    play(game, "play B1 on F2 by 1")
    assert {"take F2 with F0 F0 down F0", "take F2 with F1 F1 down F1"} == texts(game, "take")
    play(game, "take F2 with F0 F0 down F0")
    assert "F2" == part(game, "street")
    alone = at("F2", hand="B1F0F0F1F1", edition=edition)
    play(alone, "play B1 on F2 by 1")
    assert {"take F2 with F0 F0 down F0"} == texts(alone, "take")


@both_editions
@pytest.mark.rule("DA-36", "D-41")
def test_the_reduction_ends_with_the_turn(edition: str) -> None:
    game = at("F2A0", hand="B2", other="F1F1", edition=edition)
    play(game, "play B2 on F2 by 2", "pass")
    assert "-" == part(game, "lowered")
    assert {"take F2 with F1 F1 down F1", "take A0"} == texts(game, "take")


@both_editions
@pytest.mark.rule("DA-36", "D-83")
def test_a_lowered_card_has_its_printed_value_and_points_in_the_hand(edition: str) -> None:
    game = at("F3F4A0A0", hand="B3F3", other="A0", edition=edition)
    play(game, "play B3 on F3 by 3", "take F3", "take A0", "take F4 with F3 F3 down F3", "pass", "pass")
    assert ("F3F4", "F3B3") == (hand(game, 0), area(game, 0))
    assert 10 + 15 + 10 + 6 == outcome(game).points[0]


@both_editions
@pytest.mark.rule("DA-39", "D-53")
def test_the_brute_just_played_is_no_part_of_the_pair(edition: str) -> None:
    two, three = (at("B3", hand=held, edition=edition) for held in ("B1B1", "B1B1B1"))
    play(two, "play B1 on B3 by 1")
    assert {"pass"} == texts(two)
    assert "D-53" == refusal(two, "take B3 with B1 B1 down B1").rule
    play(three, "play B1 on B3 by 1")
    assert {"take B3 with B1 B1 down B1", "pass"} == texts(three)


@both_editions
@pytest.mark.rule("D-12", "D-42")
def test_each_brute_in_hand_may_be_the_one(edition: str) -> None:
    game = at("F2", hand="B1B1B2B4", edition=edition)
    assert {
        "play B1 on F2 by 1",
        "play B2 on F2 by 1",
        "play B2 on F2 by 2",
        "play B4 on F2 by 1",
        "play B4 on F2 by 2",
    } == texts(game, "play")


@both_editions
@pytest.mark.rule("DA-37", "D-55")
def test_a_mercenary_may_stand_in_for_the_lowered_price(edition: str) -> None:
    game = at("F1A4", hand="B2A1M2", top="M1", edition=edition)
    play(game, "refresh F1", f"play B2 on {plus(edition)}M1 by 1")
    assert f"take {plus(edition)}M1" in texts(game)
    game = at("A4", hand="B2A1M2", edition=edition)
    play(game, "play B2 on A4 by 2")
    assert {"take A4 with A1 M2 down A1", "take A4 with A1 M2 down M2"} == texts(game, "take")
