"""After the reveal the guidance lists the orders on the table in the order of execution."""

import pytest

from ..encounter_builder import encounter
from ..planning_builder import at, play
from .queries import guidance_for

ORDERS = {"licata": "red_b1", "gela": "blue_b4", "noto": "green_b5", "enna": "yellow_b3"}
SOLDATI = {"licata": "red 3", "gela": "blue 2", "noto": "green 2", "enna": "yellow 3"}


@pytest.mark.rule("W-081")
def test_supply_orders_come_before_attack_orders_each_by_initiative() -> None:
    game = encounter(SOLDATI, ORDERS, hq={"green": 2, "blue": 2})
    queue = guidance_for(game, "red")["queue"]
    assert ["green_b5", "blue_b4", "yellow_b3", "red_b1"] == [order["order"] for order in queue]
    assert ["supply", "supply", "attack", "attack"] == [order["type"] for order in queue]
    assert ["now", "next", "next", "next"] == [order["state"] for order in queue]
    assert {
        "order": "green_b5", "seat": 2, "area": "noto", "type": "supply", "initiative": 8, "state": "now",
    } == queue[0]  # fmt: skip


@pytest.mark.rule("W-082")
def test_an_executed_order_with_a_vest_stays_in_the_queue_as_done() -> None:
    game = encounter(SOLDATI, ORDERS, hq={"green": 2, "blue": 2})
    play(game, "pass")
    assert ["done", "now"] == [order["state"] for order in guidance_for(game, "blue")["queue"]][:2]


@pytest.mark.rule("W-079", "WA-82")
def test_there_is_no_queue_before_the_reveal() -> None:
    assert "queue" not in guidance_for(at(orders={"corleone": ["red_b1"]}), "red")
