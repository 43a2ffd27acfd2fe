"""The two anytime options: selling an order, and sending money to the mate."""

import pytest

from famiglia import war
from famiglia.war.engine.position import OUT

from .planning_builder import FixedDice, at, awaited, money, play, refused, texts, turn_of_red, use, where


@pytest.mark.rule("W-028")
def test_an_order_from_the_headquarters_leaves_the_game_face_up_for_1_money() -> None:
    game = turn_of_red()
    events = play(game, "sell red_b4")
    assert 1 == money(game, "red")
    assert "out" == where(game, "red_b4")
    assert ["red"] == awaited(game), "the turn goes on"
    sold = next(event for event in events if event.kind == "sold")
    assert sold == sold.seen_by("B") == sold.seen_by(None)
    assert {"kind": "sold", "seat": 0, "order": "red_b4"} == sold.as_json()
    slot = game.position.order_slot([order.id for order in game.position.board.orders].index("red_b4"))
    assert OUT == game.view(None).table.order_place[slot]
    play(game, "sell red_b5")
    assert 2 == money(game, "red")


@pytest.mark.rule("W-028", "W-045", "W-010", "W-066")
def test_only_orders_in_the_own_headquarters_can_be_sold() -> None:
    game = turn_of_red(orders={"corleone": ["red_b1"]}, removed_orders=["red_b2"])
    assert "W-045" == refused(game, "sell red_b1")
    assert "W-028" == refused(game, "sell red_b2")
    assert "W-066" == refused(game, "sell red_ja")
    assert "W-028" == refused(game, "sell blue_b1")
    assert "W-028" == refused(game, "sell green_b1")
    assert "W-028" == refused(game, "sell black_b1")
    assert {"sell red_b3", "sell red_b4", "sell red_b5"} == texts(game, "sell")


@pytest.mark.rule("W-028")
def test_a_sold_order_lies_face_down_nowhere() -> None:
    game = turn_of_red(orders={"corleone": ["red_b1"]})
    (before,) = game.view("B").face_down
    play(game, "sell red_b2")
    (after,) = game.view("B").face_down
    assert before.could_be & 0b10
    assert before.could_be & ~0b10 == after.could_be


@pytest.mark.rule("W-029", "W-071")
def test_two_money_become_one_for_the_mate() -> None:
    game = turn_of_red(behind={"money": 5})
    play(game, "give")
    assert (3, 1, 0, 0) == tuple(money(game, family) for family in ("red", "green", "blue", "yellow"))
    play(game, "give")
    assert (1, 2) == (money(game, "red"), money(game, "green"))
    assert "W-029" == refused(game, "give")
    assert ["red"] == awaited(game)


@pytest.mark.rule("W-029")
def test_exactly_two_money_are_enough_to_give() -> None:
    game = turn_of_red(behind={"money": 2})
    play(game, "give")
    assert (0, 1) == (money(game, "red"), money(game, "green"))


@pytest.mark.rule("WA-61", "W-028", "W-029")
def test_both_options_are_open_at_any_decision_of_anybody() -> None:
    game = turn_of_red(headquarters={"red": {"soldati": 4}, "blue": {"money": 2}, "green": {}, "yellow": {"money": 4}})
    play(game, "sell blue_b1", "give", who="blue")
    play(game, "token c1r1 neutral")
    play(game, "give", "sell yellow_b1", who="yellow")
    play(game, "space s1c3r1", "into corleone")
    play(game, "sell green_b3", who="green")
    play(game, "place 2")
    assert (0, 2, 1, 4) == tuple(money(game, family) for family in ("red", "blue", "green", "yellow"))
    assert ["blue"] == awaited(game)
    assert {"sell red_b1", "sell red_b2", "sell red_b3", "sell red_b4", "sell red_b5"} == texts(
        game, who="red", beginning="sell"
    )
    assert "W-015" == refused(game, "token c2r1 neutral", who="red")


@pytest.mark.rule("WA-61")
def test_the_options_are_open_in_the_encounter_phase() -> None:
    game = at(phase="encounter", orders={"corleone": ["red_b4"]}, headquarters={"yellow": {"money": 2}})
    play(game, "sell blue_b1", who="blue")
    play(game, "give", who="yellow")
    assert 2 == money(game, "blue")
    assert ["red"] == awaited(game)


@pytest.mark.rule("WA-61", "W-040")
def test_who_sells_the_last_order_while_issuing_may_stop() -> None:
    game = use("s1c1r1", behind={"orders": ["red_b1"]})
    assert "W-040" == refused(game, "pass")
    play(game, "issue corleone", "sell red_b1", "pass")
    assert "out" == where(game, "red_b1")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-028", "W-029")
def test_nobody_sells_or_gives_before_the_setup_is_done() -> None:
    game = war.new(dice=FixedDice())
    assert "W-027" == refused(game, "sell red_b1", who=0)
    assert "W-027" == refused(game, "give", who=0)


@pytest.mark.rule("W-126", "W-028", "W-029")
def test_nobody_sells_or_gives_after_the_end() -> None:
    game = at(round=4, phase="encounter", orders={"corleone": ["red_b4"]}, headquarters={"red": {"money": 4}})
    play(game, "pass")
    assert () == game.to_decide()
    assert "W-128" == refused(game, "sell red_b1", who="red")
    assert "W-128" == refused(game, "give", who="red")
    assert [] == game.moves(0)
