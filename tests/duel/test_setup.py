"""Components and preparation: the sixty cards, the starting hands, the deck and the first Street."""

from collections import Counter

import pytest

from famiglia import duel
from famiglia.duel.cards import NAMES
from famiglia.duel.score import POINTS
from famiglia.rulebook.register import Rule, rule
from famiglia.words import card

from .builder import (
    EDITIONS,
    START,
    FixedDice,
    area,
    at,
    both_editions,
    cards_seen,
    either_seat_first,
    hand,
    part,
    play,
    refusal,
    texts,
)

NAMED = {"F": "Famiglia", "A": "Accountant", "B": "Brute", "M": "Mercenary"}
WORTH = {"F": (1, 3, 6, 10, 15), "A": (0, 1, 3, 6, 10), "B": (0, 1, 3, 6, 10), "M": (0, 1, 3, 6, 10)}


def cards(text: str) -> list[str]:
    return [text[start : start + 2] for start in range(0, len(text), 2)]


@both_editions
@pytest.mark.rule("D-01")
def test_each_family_has_five_0s_four_1s_three_2s_two_3s_and_one_4(edition: str) -> None:
    game = duel.new(edition, dice=FixedDice())
    everything = hand(game, 0) + hand(game, 1) + part(game, "street") + part(game, "deck")
    copies = {"0": 5, "1": 4, "2": 3, "3": 2, "4": 1}
    assert {family + value: copies[value] for family in "FABM" for value in copies} == Counter(cards(everything))


@both_editions
@either_seat_first
@pytest.mark.rule("D-02", "D-05")
def test_each_player_starts_with_one_0_of_every_family_and_an_empty_play_area(edition: str, first: int) -> None:
    game = duel.new(edition, dice=FixedDice(), first=first)
    assert f"{START}/{START}" == part(game, "hands")
    assert "-/-" == part(game, "areas")


@both_editions
@pytest.mark.rule("D-02", "D-06")
def test_the_52_cards_outside_the_starting_sets_are_shuffled_into_the_deck(edition: str) -> None:
    dice = FixedDice("M4F4" + "B0" * 3 + "A2")
    game = duel.new(edition, dice=dice)
    assert [52] == [len(cards(pile)) for pile in dice.shuffled]
    assert {"0": 12, "1": 16, "2": 12, "3": 8, "4": 4} == Counter(card[1] for card in cards(dice.shuffled[0]))
    assert 46 == game.view(None).deck_size
    assert "-" == part(game, "discard")
    assert cards(dice.shuffled[0]) == sorted(
        cards(part(game, "street") + part(game, "deck")), key=lambda card: ("FABM".index(card[0]), card[1])
    )


@pytest.mark.rule("D-06")
def test_other_dice_bring_another_deck_and_the_same_dice_the_same() -> None:
    once, again, else_ = (duel.new(dice=duel.Dice(seed), first=0) for seed in ("a", "a", "b"))
    assert str(once) == str(again)
    assert part(once, "deck") != part(else_, "deck")


@both_editions
@pytest.mark.rule("D-08")
def test_the_first_street_is_the_six_top_cards_of_the_deck(edition: str) -> None:
    game = duel.new(edition, dice=FixedDice("M4F4B0A2A0B1" + "F1M0"))
    assert "F4A0A2B0B1M4" == part(game, "street")
    assert part(game, "deck").startswith("F1M0")
    assert (1, "*") == (game.view(0).phase, part(game, "refreshes"))


@pytest.mark.rule("D-03", "D-60")
def test_a_card_shows_name_and_victory_points() -> None:
    printed = {
        f"{family}{value}": (f"{NAMED[family]} {value}", WORTH[family][value])
        for family in "FABM"
        for value in range(5)
    }
    assert printed == {name: (card("en", name), POINTS[number]) for number, name in enumerate(NAMES)}


@both_editions
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("D-03", "D-13", "D-60")
def test_only_accountants_brutes_and_mercenaries_of_value_1_or_more_have_an_ability(edition: str, name: str) -> None:
    """In this position each ability would add a move: playing an Accountant or a Brute, or paying with a Mercenary."""
    game = at("F1A1B1M1", hand="F0A0" + name, area="A0M0", edition=edition)
    family, value = name[0], int(name[1])
    ability = {
        "Accountant": f"play {name}" in texts(game),
        "Brute": bool(texts(game, f"play {name} on")),
        "Mercenary": f"take F1 with F0 {name} down {name}" in texts(game) and family != "F",
    }
    able = {"A": "Accountant", "B": "Brute", "M": "Mercenary", "F": None}[family] if value else None
    assert {who: who == able for who in ability} == ability


@both_editions
@pytest.mark.rule("D-04")
def test_two_players_sit_at_the_table_and_nobody_else(edition: str) -> None:
    game = at(edition=edition)
    for seat in (2, -1, 17):
        assert "D-04" == refusal(game, "pass", seat=seat).rule
        assert [] == game.moves(seat)
        with pytest.raises(ValueError, match="viewer"):
            game.view(seat)
    assert 2 == len(game.view(None).hand_sizes) == len(game.view(None).areas)


@either_seat_first
@pytest.mark.rule("D-07")
def test_the_starting_player_is_chosen_by_lot_or_named(first: int) -> None:
    by_lot = duel.new(dice=FixedDice(number=first))
    agreed = duel.new(dice=FixedDice(number=1 - first), first=first)
    assert (first,) == by_lot.to_decide() == agreed.to_decide()
    assert str(first) == part(by_lot, "first") == part(agreed, "first")
    with pytest.raises(ValueError, match="first 2"):
        duel.new(first=2)


@pytest.mark.rule("D-07")
def test_both_players_can_be_drawn_to_start() -> None:
    assert {0, 1} == {duel.new(dice=duel.Dice(str(seed))).to_decide()[0] for seed in range(20)}


@both_editions
@pytest.mark.rule("DA-44", "D-05", "D-06")
def test_hands_and_deck_are_hidden_while_play_areas_street_and_discard_pile_are_open(edition: str) -> None:
    game = at("F1A1", hand="F0B2", area="M3", other="M0M2", other_area="A2", discard="F2B3", edition=edition)
    own, others, spectator = (game.view(viewer) for viewer in (0, 1, None))
    assert (("F0", "B2"), None) == own.hands
    assert (None, ("M0", "M2")) == others.hands
    assert (None, None) == spectator.hands
    for view in (own, others, spectator):
        assert ((2, 2), (("M3",), ("A2",))) == (view.hand_sizes, view.areas)
        assert (("F1", "A1"), ("F2", "B3")) == (view.street, view.discard)
        assert (60, ()) == (cards_seen(view), view.deck_known)
        assert not [
            name for name, value in vars(view).items() if isinstance(value, tuple) and len(value) == view.deck_size
        ]


@pytest.mark.rule("DA-44", "DA-45", "D-73")
def test_only_cards_that_were_put_under_the_deck_are_known_in_it() -> None:
    game = at("F1A1", phase=2, deck="B2B3M2")
    play(game, "refresh F1")
    assert ("F1",) == game.view(1).deck_known


@pytest.mark.rule("DA-44")
def test_the_memory_aid_opens_the_hands_to_everybody() -> None:
    game = at(hand="F0B2", other="M0M2")
    for viewer in (0, 1, None):
        assert (("F0", "B2"), ("M0", "M2")) == game.view(viewer, memory_aid=True).hands


@pytest.mark.rule("DA-44", "D-83")
def test_hands_are_open_when_they_are_counted() -> None:
    game = at(hand="F0B2", other="M0M2", passes=1, seat=1)
    play(game, "pass")
    assert (("M0", "M2"), ("F0", "B2")) == game.view(None).hands


@both_editions
@pytest.mark.rule("D-86", "D-04")
def test_a_solo_game_is_no_part_of_the_duel(edition: str) -> None:
    """There is no such edition or option, because its rules are published elsewhere."""
    found = rule("D-86")
    assert isinstance(found, Rule)
    assert ("revised",) == found.editions
    assert "solitaire" in found.cite
    assert "on the web" in found.sentence("en")
    assert EDITIONS == list(duel.EDITIONS)
    with pytest.raises(ValueError, match="option 'solitaire'"):
        duel.new(edition, options=["solitaire"])
    game = at(edition=edition)
    play(game, "pass")
    assert (1,) == game.to_decide()


@pytest.mark.rule("DA-24", "D-02")
def test_the_starting_sets_differ_only_in_their_backs() -> None:
    """So both hands are equal at the beginning, whoever starts."""
    one, two = (duel.new(dice=FixedDice(), first=first) for first in (0, 1))
    assert part(one, "hands") == part(two, "hands")
    assert (area(one, 0), area(one, 1)) == (area(two, 0), area(two, 1))
