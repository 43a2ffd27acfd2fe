"""Victory points, the winner, and the ties."""

import pytest

from famiglia.duel import Result
from famiglia.duel.cards import NAMES, full_set, pile_of
from famiglia.duel.score import POINTS, points_of

from .builder import at, both_editions, outcome, play


def counted(
    mine: str, other: str, area: str = "", other_area: str = "", seat: int = 0, edition: str = "revised"
) -> Result:
    """The result of a game that ends with these cards of `seat` and of the opponent."""
    game = at("F1", hand=mine, area=area, other=other, other_area=other_area, seat=seat, passes=1, edition=edition)
    play(game, "pass")
    return outcome(game)


@both_editions
@pytest.mark.rule("D-83")
def test_hand_and_play_area_both_count(edition: str) -> None:
    assert (15 + 6 + 3, 1 + 10) == counted("F4", "F0", area="A3M2", other_area="B4", edition=edition).points


@both_editions
@pytest.mark.parametrize("card", NAMES)
@pytest.mark.rule("D-83", "D-03", "D-60")
def test_every_card_counts_its_victory_points(edition: str, card: str) -> None:
    value = int(card[1])
    steps = value + 1 if card[0] == "F" else value
    assert sum(range(steps + 1)) == counted(card, "", edition=edition).points[0]


@pytest.mark.rule("D-60")
def test_la_famiglia_is_worth_more_than_any_other_family_at_every_value() -> None:
    for value in range(5):
        assert all(POINTS[value] > POINTS[family * 5 + value] for family in (1, 2, 3))


@pytest.mark.rule("D-03", "D-83")
def test_all_sixty_cards_are_worth_175_points_and_a_starting_set_1() -> None:
    assert 175 == points_of(full_set())
    assert [70, 35, 35, 35] == [
        sum(POINTS[family * 5 + value] * (5 - value) for value in range(5)) for family in range(4)
    ]
    assert 1 == points_of(pile_of(bytes([0, 5, 10, 15])))


@both_editions
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("D-84")
def test_more_points_win(edition: str, seat: int) -> None:
    ahead = counted("A4A1", "F3", seat=seat, edition=edition)
    assert (seat, None, "pass") == (ahead.winner, ahead.tie_break, ahead.reason)
    behind = counted("F3", "A4A1", seat=seat, edition=edition)
    assert 1 - seat == behind.winner


@both_editions
@pytest.mark.rule("D-84", "D-85")
def test_the_best_single_card_decides_only_a_tie(edition: str) -> None:
    assert 1 == counted("F4", "F3B3", edition=edition).winner


@both_editions
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("D-85", "DA-47")
def test_a_tie_goes_to_the_owner_of_the_most_valuable_card(edition: str, seat: int) -> None:
    result = counted("F3", "A3A2A1", seat=seat, edition=edition)
    assert (10, 10) == result.points
    assert (seat, (10, 6) if seat == 0 else (6, 10)) == (result.winner, result.tie_break)


@both_editions
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("DA-47", "D-85")
def test_the_most_valuable_card_may_lie_in_the_play_area(edition: str, seat: int) -> None:
    result = counted("A3A2A1", "", other_area="F3", seat=seat, edition=edition)
    assert (1 - seat, (6, 10) if seat == 0 else (10, 6)) == (result.winner, result.tie_break)


@both_editions
@pytest.mark.rule("DA-47", "D-85")
def test_victory_points_are_compared_and_not_values(edition: str) -> None:
    """A Famiglia 2 and an Accountant 3 are both worth 6, a Famiglia 1 is worth as much as an Accountant 2."""
    assert (None, (6, 6)) == (
        counted("F2", "A3", edition=edition).winner,
        counted("F2", "A3", edition=edition).tie_break,
    )
    result = counted("F2F1", "A2A2B2", edition=edition)
    assert ((9, 9), 0, (6, 3)) == (result.points, result.winner, result.tie_break)


@both_editions
@pytest.mark.parametrize(("one", "other"), [("F3", "F3"), ("F3", "A4"), ("B4", "M4"), ("A4F1", "F3B2"), ("", "")])
@pytest.mark.rule("DA-46", "D-85")
def test_equal_points_and_equal_best_cards_share_the_victory(edition: str, one: str, other: str) -> None:
    result = counted(one, other, edition=edition)
    assert result.winner is None
    assert result.points[0] == result.points[1]
    assert result.tie_break is not None
    assert result.tie_break[0] == result.tie_break[1]


@both_editions
@pytest.mark.rule("D-83", "D-84")
def test_there_is_no_result_before_the_end(edition: str) -> None:
    game = at("F0", edition=edition)
    assert game.result() is None
    play(game, "pass")
    assert game.result() is None


@both_editions
@pytest.mark.rule("D-83", "D-54")
def test_spent_cards_are_worth_as_much_as_before(edition: str) -> None:
    game = at("F2", hand="F1F1", other="", edition=edition)
    play(game, "take F2 with F1 F1 down F1", "pass", "pass")
    assert 3 + 3 + 6 == outcome(game).points[0]
