"""Action 2: an Accountant exchanges cards of the play area for as many of the hand."""

import pytest

from .builder import area, at, both_editions, either_seat_first, hand, part, play, refusal, texts


@both_editions
@pytest.mark.parametrize("value", [1, 2, 3, 4])
@pytest.mark.rule("D-30", "D-31")
def test_an_accountant_of_value_1_to_4_is_played_from_the_hand_to_the_play_area(edition: str, value: int) -> None:
    game = at(hand=f"F0A{value}", area="M1", edition=edition)
    assert {f"play A{value}"} == texts(game, "play")
    play(game, f"play A{value}")
    assert ("F0", f"A{value}M1") == (hand(game, 0), area(game, 0))


@both_editions
@pytest.mark.rule("D-30")
def test_an_accountant_in_the_play_area_or_the_street_or_the_other_hand_cannot_be_played(edition: str) -> None:
    game = at("A1", hand="F0F1", area="A2", other="A3", edition=edition)
    assert set() == texts(game, "play")
    for card in ("A1", "A2", "A3"):
        assert "D-30" == refusal(game, f"play {card}").rule


@both_editions
@pytest.mark.parametrize("card", ["F1", "B1", "M1", "F4", "M4"])
@pytest.mark.rule("D-30", "D-60")
def test_no_other_family_does_an_accountants_work(edition: str, card: str) -> None:
    game = at("A1", hand="F0" + card, area="M0", edition=edition)
    assert ("D-41" if card[0] == "B" else "D-30") == refusal(game, f"play {card}").rule


@both_editions
@either_seat_first
@pytest.mark.parametrize("value", [1, 2, 3, 4])
@pytest.mark.rule("D-31", "DA-40")
def test_it_exchanges_at_most_as_many_cards_as_its_value(edition: str, first: int, value: int) -> None:
    game = at(hand=f"A{value}F0A0B0M0B1", area="F1F2F3F4M4", seat=first, first=first, edition=edition)
    play(game, f"play A{value}")
    for number, fetch, lay in zip((1, 2, 3, 4), ("F1", "F2", "F3", "F4"), ("F0", "A0", "B0", "M0"), strict=True):
        if number <= value:
            assert part(game, "step").startswith(f"exchange(A{value},{value - number + 1},")
            play(game, f"fetch {fetch} lay {lay}")
    assert "brute" == part(game, "step")
    assert "D-31" == refusal(game, "fetch M4 lay B1").rule
    fetched, laid = "F1F2F3F4"[: 2 * value], "F0A0B0M0"[: 2 * value]
    assert set(pairs(fetched)) <= set(pairs(hand(game, first)))
    assert {*pairs(laid), f"A{value}"} <= set(pairs(area(game, first)))
    assert (10, 12) == (len(hand(game, first)), len(area(game, first)))


def pairs(pile: str) -> list[str]:
    return [pile[start : start + 2] for start in range(0, len(pile), 2)]


@both_editions
@pytest.mark.rule("D-31", "DA-40")
def test_it_may_exchange_fewer(edition: str) -> None:
    game = at(hand="A3F0A0B0", area="F1F2F3", edition=edition)
    play(game, "play A3", "fetch F2 lay A0")
    assert "stop" in texts(game)
    play(game, "stop")
    assert ("brute", "F0F2B0", "F1F3A0A3") == (part(game, "step"), hand(game, 0), area(game, 0))
    assert "pass" in texts(game)


@both_editions
@pytest.mark.rule("D-31", "DA-53")
def test_every_card_of_the_play_area_may_change_places_with_every_card_of_the_hand(edition: str) -> None:
    game = at(hand="A2F0M3", area="F1B2", other_area="M2", edition=edition)
    play(game, "play A2")
    assert {"fetch F1 lay F0", "fetch F1 lay M3", "fetch B2 lay F0", "fetch B2 lay M3"} == texts(game)


@both_editions
@pytest.mark.rule("D-31")
def test_two_cards_of_one_kind_may_both_be_exchanged(edition: str) -> None:
    game = at(hand="A2A0A0", area="F1F1", edition=edition)
    play(game, "play A2", "fetch F1 lay A0")
    assert {"fetch F1 lay A0", "stop"} == texts(game)
    play(game, "fetch F1 lay A0")
    assert ("F1F1", "A0A0A2") == (hand(game, 0), area(game, 0))


@both_editions
@pytest.mark.rule("D-32")
def test_the_accountant_just_played_stays_down(edition: str) -> None:
    game = at(hand="A2F0M0", area="F1", edition=edition)
    play(game, "play A2")
    assert {"fetch F1 lay F0", "fetch F1 lay M0"} == texts(game)
    assert "D-32" == refusal(game, "fetch A2 lay F0").rule


@both_editions
@pytest.mark.rule("DA-42", "D-32", "D-12")
def test_an_earlier_accountant_may_come_up_but_not_work_again_this_turn(edition: str) -> None:
    game = at(hand="A1F0B0", area="A2M0", edition=edition)
    play(game, "play A1", "fetch A2 lay F0")
    assert "A2B0" == hand(game, 0)
    assert set() == texts(game, "play A")
    assert "D-12" == refusal(game, "play A2").rule


@both_editions
@pytest.mark.rule("DA-42", "D-32")
def test_the_twin_of_the_accountant_just_played_may_come_up(edition: str) -> None:
    game = at(hand="A2F0B0", area="A2", edition=edition)
    play(game, "play A2")
    assert {"fetch A2 lay F0", "fetch A2 lay B0"} == texts(game)
    play(game, "fetch A2 lay F0")
    assert ("brute", "A2B0", "F0A2") == (part(game, "step"), hand(game, 0), area(game, 0))


@both_editions
@pytest.mark.rule("DA-42", "D-32")
def test_only_one_of_two_equal_accountants_comes_up(edition: str) -> None:
    game = at(hand="A3F0B0M0", area="A3", edition=edition)
    play(game, "play A3", "fetch A3 lay F0")
    assert "A3B0M0" == hand(game, 0)
    assert "brute" == part(game, "step")


@both_editions
@pytest.mark.rule("DA-41", "DA-53")
def test_a_fetched_card_is_not_laid_down_again_nor_a_laid_card_fetched(edition: str) -> None:
    game = at(hand="A3F0B0F2", area="F1M1F2", edition=edition)
    play(game, "play A3", "fetch F1 lay F0")
    assert {"fetch M1 lay B0", "fetch M1 lay F2", "fetch F2 lay B0", "stop"} == texts(game)
    assert "DA-41" == refusal(game, "fetch F0 lay B0").rule
    assert "DA-41" == refusal(game, "fetch M1 lay F1").rule


@both_editions
@pytest.mark.rule("DA-41", "D-31")
def test_that_holds_for_every_earlier_exchange_of_the_same_accountant(edition: str) -> None:
    game = at(hand="A3F0B0B1", area="F1M1M2", edition=edition)
    play(game, "play A3", "fetch F1 lay F0", "fetch M1 lay B0")
    assert {"fetch M2 lay B1", "stop"} == texts(game)
    for move in ("fetch M2 lay F1", "fetch M2 lay M1", "fetch F0 lay B1", "fetch B0 lay B1"):
        assert "DA-41" == refusal(game, move).rule


@both_editions
@pytest.mark.rule("DA-41", "D-31")
def test_hand_and_play_area_keep_their_sizes_in_an_exchange(edition: str) -> None:
    game = at(hand="A4F0B0M0A0", area="F1M1F2", edition=edition)
    play(game, "play A4")
    before = game.view(0)
    play(game, "fetch F1 lay F0", "fetch F2 lay A0", "stop")
    after = game.view(0)
    assert before.hand_sizes == after.hand_sizes
    assert [len(cards) for cards in before.areas] == [len(cards) for cards in after.areas]
    assert (before.street, before.deck_size, before.discard) == (after.street, after.deck_size, after.discard)


@both_editions
@pytest.mark.rule("DA-40", "DA-53", "D-30")
def test_with_an_empty_play_area_there_is_nothing_to_exchange(edition: str) -> None:
    game = at(hand="A1F0M0", area="", edition=edition)
    assert set() == texts(game, "play")
    assert "DA-53" == refusal(game, "play A1").rule


@both_editions
@pytest.mark.parametrize(
    ("held", "lying", "possible"),
    [
        ("A1", "F0", False),
        ("A1F0", "F0", False),
        ("A1F0F0", "F0F0", False),
        ("A1A1", "A1", False),
        ("A1F0", "F0F1", True),
        ("A1F0F1", "F0F1", True),
        ("A1F0F1", "F0", True),
        ("A1A1", "F0", True),
        ("A1A2", "A2", False),
        ("A1A2", "A3", True),
    ],
)
@pytest.mark.rule("DA-53", "D-31")
def test_an_accountant_needs_two_kinds_that_can_change_places(
    edition: str, held: str, lying: str, possible: bool
) -> None:
    game = at("F1", hand=held, area=lying, edition=edition)
    assert possible == ("play A1" in texts(game))
    if not possible:
        assert "DA-53" == refusal(game, "play A1").rule


@both_editions
@pytest.mark.rule("DA-53", "DA-40")
def test_an_accountant_that_was_played_exchanges_at_least_once(edition: str) -> None:
    game = at("F0", hand="A2F0B1", area="F1", edition=edition)
    play(game, "play A2")
    assert {"fetch F1 lay F0", "fetch F1 lay B1"} == texts(game)
    assert "DA-53" == refusal(game, "stop").rule
    assert "D-11" == refusal(game, "pass").rule
    assert "D-11" == refusal(game, "take F0").rule


@both_editions
@pytest.mark.rule("DA-53", "DA-41")
def test_a_kind_is_not_exchanged_for_itself(edition: str) -> None:
    game = at(hand="A1F0", area="F0F1", edition=edition)
    play(game, "play A1")
    assert {"fetch F1 lay F0"} == texts(game)
    assert "DA-53" == refusal(game, "fetch F0 lay F0").rule


@both_editions
@pytest.mark.rule("DA-40")
def test_an_exchange_ends_by_itself_when_the_play_area_has_no_more_to_give(edition: str) -> None:
    game = at(hand="A4F0B0M0", area="F1M1", edition=edition)
    play(game, "play A4", "fetch F1 lay F0")
    assert part(game, "step").startswith("exchange(A4,3,F1,F0)")
    play(game, "fetch M1 lay B0")
    assert "brute" == part(game, "step")
    assert "D-31" == refusal(game, "stop").rule


@both_editions
@pytest.mark.rule("DA-40")
def test_an_exchange_ends_by_itself_when_the_hand_has_no_more_to_give(edition: str) -> None:
    game = at(hand="A4F0", area="F1M1B2", edition=edition)
    play(game, "play A4", "fetch F1 lay F0")
    assert ("brute", "F1") == (part(game, "step"), hand(game, 0))


@both_editions
@pytest.mark.rule("D-31")
def test_the_next_accountant_may_exchange_any_card_again(edition: str) -> None:
    """What an earlier Accountant took up or laid down binds only that Accountant."""
    game = at("A0A0A0", hand="A1A2F0B0", area="F1", edition=edition)
    play(game, "play A1", "fetch F1 lay F0", "pass", "take A0", "play A2")
    assert {f"fetch {up} lay {down}" for up in ("F0", "A1") for down in ("F1", "B0")} == texts(game)
