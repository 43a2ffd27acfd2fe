"""Action 4: take a card from the Street, for nothing, for a pair, or with a Mercenary."""

import pytest

from .builder import area, at, both_editions, either_seat_first, hand, part, play, refusal, texts

FAMILIES = ["F", "A", "B", "M"]
STAND_INS = [
    (family, natural, mercenary)
    for family in FAMILIES
    for natural in (0, 1, 2, 3)
    for mercenary in (0, 1, 2, 3, 4)
    if (family, natural, mercenary) != ("M", 3, 4)  # the only Mercenary 4 lies in the Street then
]


@both_editions
@pytest.mark.rule("D-50")
def test_a_player_takes_a_single_card_into_the_hand(edition: str) -> None:
    game = at("F0F0A0", hand="B1", edition=edition)
    assert {"take F0", "take A0"} == texts(game, "take")
    play(game, "take F0")
    assert ("F0B1", "-", "F0A0") == (hand(game, 0), area(game, 0), part(game, "street"))
    assert (1,) == game.to_decide()


@both_editions
@pytest.mark.rule("D-50")
def test_only_a_card_of_the_street_can_be_taken(edition: str) -> None:
    game = at("F0", area="M0", discard="A1", edition=edition)
    for card in ("A0", "M0", "A1", "+F0"):
        assert "D-50" == refusal(game, f"take {card}").rule


@both_editions
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.rule("D-52")
def test_a_0_is_free(edition: str, family: str) -> None:
    game = at(f"{family}0", hand=f"{family}0{family}0M4", edition=edition)
    assert {f"take {family}0"} == texts(game, "take")
    assert "D-52" == refusal(game, f"take {family}0 with {family}0 {family}0 down {family}0").rule


@both_editions
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("value", [1, 2, 3, 4])
@pytest.mark.rule("D-53", "D-54")
def test_a_higher_card_costs_a_pair_of_its_family_one_value_below(edition: str, family: str, value: int) -> None:
    card, needed = f"{family}{value}", f"{family}{value - 1}"
    game = at(card, hand=needed + needed, edition=edition)
    move = f"take {card} with {needed} {needed} down {needed}"
    assert {move} == texts(game, "take")
    play(game, move)
    assert (needed + card, needed) == (hand(game, 0), area(game, 0))


@both_editions
@pytest.mark.parametrize("held", ["F1", "F1A1", "F1F0", "F0F0", "F2F2", "A1A1", "M1M1", "F1B1", "F2F1"])
@pytest.mark.rule("D-53", "D-57")
def test_nothing_but_two_of_the_right_family_and_value_is_a_pair(edition: str, held: str) -> None:
    game = at("F2", hand=held, other="F1", edition=edition)
    assert set() == texts(game, "take")
    assert refusal(game, "take F2 with F1 F1 down F1").rule in ("D-53", "D-55")
    assert "D-53" == refusal(game, "take F2").rule


@both_editions
@pytest.mark.rule("D-53", "DA-39")
def test_both_cards_of_the_pair_come_from_the_hand(edition: str) -> None:
    """Not from the play area, and the card being taken does not stand in for its own price."""
    game = at("M2", hand="M1", area="M1", edition=edition)
    assert set() == texts(game, "take")
    assert "D-53" == refusal(game, "take M2 with M1 M1 down M1").rule
    assert "D-53" == refusal(game, "take M2 with M1 M2 down M1").rule


@both_editions
@either_seat_first
@pytest.mark.rule("D-54")
def test_one_card_of_the_pair_goes_down_and_the_other_returns(edition: str, first: int) -> None:
    game = at("A3", hand="A2A2A2F0", area="M1", seat=first, first=first, edition=edition)
    play(game, "take A3 with A2 A2 down A2")
    assert ("F0A2A2A3", "A2M1") == (hand(game, first), area(game, first))


@both_editions
@pytest.mark.parametrize(("family", "natural", "mercenary"), STAND_INS)
@pytest.mark.rule("D-55", "D-56", "D-58", "DA-28", "DA-29", "DA-32")
def test_a_mercenary_stands_in_for_any_family_but_only_below_its_own_value(
    edition: str, family: str, natural: int, mercenary: int
) -> None:
    card, own, wild = f"{family}{natural + 1}", f"{family}{natural}", f"M{mercenary}"
    game = at(card, hand=own + wild, edition=edition)
    both = {f"take {card} with {own} {wild} down {down}" for down in (own, wild)}
    if own == wild:
        assert both == texts(game, "take")  # no stand-in but the natural pair
    elif natural < mercenary:
        assert both == texts(game, "take")
    else:
        assert set() == texts(game, "take")
        rule = "D-13" if mercenary == 0 else "D-56"
        if family != "M":
            assert {rule} == {refusal(game, move).rule for move in both}


@both_editions
@pytest.mark.parametrize(("down", "held", "laid"), [("F2", "F3M3", "F2"), ("M3", "F2F3", "M3")])
@pytest.mark.rule("D-58", "DA-32", "D-54")
def test_the_player_chooses_whether_the_mercenary_or_the_other_card_goes_down(
    edition: str, down: str, held: str, laid: str
) -> None:
    game = at("F3", hand="F2M3", edition=edition)
    play(game, f"take F3 with F2 M3 down {down}")
    assert (held, laid) == (hand(game, 0), area(game, 0))


@both_editions
@pytest.mark.parametrize("held", ["M1M2", "M2M2", "M1M1", "M3M4", "M1M0"])
@pytest.mark.rule("D-57")
def test_two_mercenaries_never_both_stand_in(edition: str, held: str) -> None:
    game = at("F1A1B1", hand=held, edition=edition)
    assert set() == texts(game, "take")
    first, second = held[:2], held[2:]
    assert "D-57" == refusal(game, f"take F1 with {first} {second} down {first}").rule


@both_editions
@pytest.mark.parametrize("wrong", ["F0", "A2", "F2", "A0"])
@pytest.mark.rule("D-57")
def test_the_card_beside_the_mercenary_has_exactly_the_right_family_and_value(edition: str, wrong: str) -> None:
    game = at("A2", hand=wrong + "M4", edition=edition)
    assert set() == texts(game, "take")
    assert "D-57" == refusal(game, f"take A2 with {wrong} M4 down M4").rule


@both_editions
@pytest.mark.parametrize(
    ("target", "held", "rule"),
    [
        ("M1", "M0M1", None),
        ("M1", "M0M2", None),
        ("M1", "M0M4", None),
        ("M2", "M1M2", None),
        ("M2", "M1M4", None),
        ("M3", "M2M3", None),
        ("M1", "M1M2", "D-57"),
        ("M1", "M2M3", "D-57"),
        ("M2", "M0M1", "D-13"),
        ("M2", "M0M4", "D-57"),
        ("M3", "M1M2", "D-56"),
        ("M4", "M2M3", "D-56"),
    ],
)
@pytest.mark.rule("DA-30", "D-53", "D-56", "D-57")
def test_a_mercenary_is_taken_with_its_own_next_lower_one_and_a_higher_one(
    edition: str, target: str, held: str, rule: str | None
) -> None:
    game = at(target, hand=held, edition=edition)
    low, high = held[:2], held[2:]
    both = {f"take {target} with {low} {high} down {down}" for down in (low, high)}
    assert (set() if rule else both) == texts(game, "take")
    if rule:
        assert {rule} == {refusal(game, move).rule for move in both}


@both_editions
@pytest.mark.rule("DA-31", "D-55")
def test_a_mercenary_may_stand_in_although_the_pair_is_held(edition: str) -> None:
    game = at("F2", hand="F1F1M2M3", edition=edition)
    assert {
        "take F2 with F1 F1 down F1",
        "take F2 with F1 M2 down F1",
        "take F2 with F1 M2 down M2",
        "take F2 with F1 M3 down F1",
        "take F2 with F1 M3 down M3",
    } == texts(game, "take")


@both_editions
@pytest.mark.parametrize("wild", ["F2", "A2", "B2"])
@pytest.mark.rule("D-55")
def test_no_other_family_stands_in(edition: str, wild: str) -> None:
    game = at("F1", hand="F0" + wild, edition=edition)
    assert set() == texts(game, "take")
    assert "D-55" == refusal(game, f"take F1 with F0 {wild} down F0").rule


@both_editions
@pytest.mark.rule("D-55", "D-53")
def test_the_mercenary_comes_from_the_hand(edition: str) -> None:
    game = at("F1M2", hand="F0", area="M1", other="M3", edition=edition)
    assert set() == texts(game, "take")
    for wild in ("M1", "M2", "M3"):
        assert "D-53" == refusal(game, f"take F1 with F0 {wild} down F0").rule


@both_editions
@pytest.mark.rule("D-55", "D-57")
def test_a_mercenary_alone_takes_nothing(edition: str) -> None:
    game = at("F2", hand="M4F0", area="F1", edition=edition)
    assert set() == texts(game, "take")
    assert "D-53" == refusal(game, "take F2 with F1 M4 down M4").rule


@both_editions
@pytest.mark.rule("D-55")
def test_of_two_equal_mercenaries_one_stands_in(edition: str) -> None:
    game = at("F2", hand="F1M2M2", edition=edition)
    assert {"take F2 with F1 M2 down F1", "take F2 with F1 M2 down M2"} == texts(game, "take")
    play(game, "take F2 with F1 M2 down M2")
    assert ("F1F2M2", "M2") == (hand(game, 0), area(game, 0))


@both_editions
@pytest.mark.rule("D-54", "D-58")
def test_the_two_cards_may_be_named_in_either_order(edition: str) -> None:
    one, two = (at("F3", hand="F2M3", edition=edition) for _ in range(2))
    play(one, "take F3 with F2 M3 down M3")
    play(two, "take F3 with M3 F2 down M3")
    assert str(one) == str(two)
