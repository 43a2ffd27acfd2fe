"""The turn: four actions in their order, each ability once, and what counts as a pass."""

import pytest

from .builder import area, at, both_editions, either_seat_first, hand, part, play, plus, refusal, texts


@both_editions
@either_seat_first
@pytest.mark.rule("D-10", "D-07")
def test_turns_alternate_from_the_starting_player_on(edition: str, first: int) -> None:
    game = at("F0A0B0M0", first=first, seat=first, edition=edition)
    order: list[int] = []
    for move in ("take F0", "take A0", "take B0", "pass", "take M0"):
        order += game.to_decide()
        play(game, move)
    assert [first, 1 - first, first, 1 - first, first] == order


@both_editions
@either_seat_first
@pytest.mark.rule("D-10")
def test_nobody_moves_in_the_turn_of_the_other(edition: str, first: int) -> None:
    game = at("F0", first=first, seat=first, edition=edition)
    assert [] == game.moves(1 - first)
    assert "D-10" == refusal(game, "take F0", seat=1 - first).rule
    assert None is game.why_not(first, "take F0")


@both_editions
@pytest.mark.rule("D-11")
def test_a_turn_begins_with_all_four_actions_open(edition: str) -> None:
    game = at("F1B1", hand="F0F0A1B1", area="M0", edition=edition)
    assert {
        "refresh F1",
        "refresh B1",
        "play A1",
        "play B1 on F1 by 1",
        "play B1 on B1 by 1",
        "take F1 with F0 F0 down F0",
        "pass",
    } == texts(game)


@both_editions
@pytest.mark.rule("D-11")
def test_after_a_refresh_actions_1_to_4_are_open(edition: str) -> None:
    game = at("F1", hand="A1B1", area="M0", top="M2", edition=edition)
    play(game, "refresh F1")
    new = plus(edition)
    assert {f"refresh {new}M2", "play A1", f"play B1 on {new}M2 by 1", "pass"} == texts(game)


@both_editions
@pytest.mark.rule("D-11", "D-12")
def test_after_the_accountant_actions_3_and_4_are_open(edition: str) -> None:
    game = at("F1B1", hand="F0F0A1A1B1", area="M0", edition=edition)
    play(game, "play A1", "fetch M0 lay A1")
    assert ("brute", "0") == (part(game, "step"), part(game, "refreshes"))
    assert {"play B1 on F1 by 1", "play B1 on B1 by 1", "take F1 with F0 F0 down F0", "pass"} == texts(game)
    assert "D-11" == refusal(game, "refresh F1").rule


@both_editions
@pytest.mark.rule("D-11", "D-12")
def test_after_the_brute_only_action_4_is_open(edition: str) -> None:
    game = at("F2B2", hand="F1F1A1B1B1", area="M0", edition=edition)
    play(game, "play B1 on B2 by 1")
    assert ("take", "0") == (part(game, "step"), part(game, "refreshes"))
    assert {"take F2 with F1 F1 down F1", "pass"} == texts(game)
    assert "D-11" == refusal(game, "refresh F2").rule
    assert "D-11" == refusal(game, "play A1").rule


@both_editions
@pytest.mark.parametrize("move", ["take F0", "pass"])
@pytest.mark.rule("D-10", "D-11", "D-50")
def test_action_4_ends_the_turn(edition: str, move: str) -> None:
    game = at("F0A0", edition=edition)
    play(game, move)
    assert (1,) == game.to_decide()
    assert ("street", "*") == (part(game, "step"), part(game, "refreshes"))


@both_editions
@pytest.mark.rule("D-11", "D-23", "DA-07")
def test_the_first_three_actions_may_be_left_out(edition: str) -> None:
    game = at("F1", hand="F0F0A1B1", area="M0", edition=edition)
    play(game, "take F1 with F0 F0 down F0")
    assert ("F0F1A1B1", "F0M0") == (hand(game, 0), area(game, 0))


@both_editions
@pytest.mark.rule("DA-37", "D-12", "D-11")
def test_accountant_brute_and_mercenary_may_all_work_in_one_turn(edition: str) -> None:
    """The Accountant even fetches the Brute and the Mercenary that work right after it."""
    game = at("F3M1", hand="A2F0F1M0", area="B1M2", edition=edition)
    play(game, "play A2", "fetch B1 lay F0", "fetch M2 lay M0", "play B1 on F3 by 1", "take F3 with F1 M2 down M2")
    assert ("F1F3", "F0A2B1M0M2") == (hand(game, 0), area(game, 0))
    assert (1,) == game.to_decide()


@both_editions
@pytest.mark.rule("DA-38", "D-12", "D-30")
def test_a_second_accountant_waits_for_the_next_turn(edition: str) -> None:
    game = at("F1", hand="A1A2F0M0", area="B0", edition=edition)
    play(game, "play A1", "fetch B0 lay F0")
    assert set() == texts(game, "play A")
    assert "D-12" == refusal(game, "play A2").rule
    play(game, "pass", "refresh F1", f"take {plus(edition)}F0")
    assert "play A2" in texts(game)


@both_editions
@pytest.mark.rule("DA-38", "D-12", "D-40")
def test_a_second_brute_waits_for_the_next_turn(edition: str) -> None:
    game = at("F3A0A0", hand="B1B2", edition=edition)
    play(game, "play B1 on F3 by 1")
    assert set() == texts(game, "play B")
    assert "D-12" == refusal(game, "play B2 on F3 by 2").rule
    play(game, "pass", "take A0")
    assert {"play B2 on F3 by 1", "play B2 on F3 by 2"} == texts(game, "play B")


@both_editions
@pytest.mark.parametrize("move", ["play A0", "play B0 on F1 by 1", "take F1 with F0 M0 down M0"])
@pytest.mark.rule("D-13", "DA-28")
def test_a_card_of_value_0_has_no_ability(edition: str, move: str) -> None:
    game = at("F1", hand="F0A0B0M0", area="F1A1", edition=edition)
    assert "D-13" == refusal(game, move).rule
    assert {"refresh F1", "pass"} == texts(game)


@both_editions
@pytest.mark.parametrize(
    "turn",
    [
        ["pass"],
        ["refresh F1", "pass"],
        ["play A1", "fetch M0 lay F0", "pass"],
        ["play B1 on F1 by 1", "pass"],
    ],
)
@pytest.mark.rule("D-59", "DA-25", "D-50")
def test_a_turn_without_a_taken_card_is_a_pass_whatever_else_was_done(edition: str, turn: list[str]) -> None:
    """Though a card could have been taken (DA-27)."""
    game = at("F1A1", hand="F0F0A1B1", area="M0", top="B2", edition=edition)
    play(game, *turn)
    assert "1" == part(game, "passes")
    play(game, "pass")
    assert () == game.to_decide()


@both_editions
@pytest.mark.rule("D-59", "DA-25")
def test_a_forced_pass_is_a_pass(edition: str) -> None:
    game = at("F4", hand="B0", phase=2, deck="", edition=edition)
    assert {"pass"} == texts(game)
    play(game, "pass")
    assert "1" == part(game, "passes")


@both_editions
@pytest.mark.rule("D-59")
def test_a_taken_card_ends_the_row_of_passes(edition: str) -> None:
    game = at("F0", passes=1, edition=edition)
    play(game, "take F0")
    assert "0" == part(game, "passes")


@both_editions
@pytest.mark.parametrize(
    "before",
    [
        [],
        ["refresh F1"],
        ["play A1", "fetch M0 lay F1"],
        ["play A2", "fetch M0 lay F1", "stop"],
        ["play B1 on F1 by 1"],
    ],
)
@pytest.mark.rule("DA-27", "D-50")
def test_a_player_may_pass_although_a_card_could_be_taken(edition: str, before: list[str]) -> None:
    game = at("F1A1", hand="F0F0F1A0A0A1A2B1", area="M0M1", top="A1", edition=edition)
    play(game, *before)
    assert texts(game, "take")
    assert "pass" in texts(game)
