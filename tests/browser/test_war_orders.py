"""Orders in the encounter of the war: which one the dock is about, and what its parts do."""

import re
from typing import Any

from playwright.sync_api import expect

from .conftest import NewVisitor
from .gameplay import State
from .visitors import Visitor
from .war_play import open_war, play_war

FILLED_IN = {"car", "lab", "launder", "money", "place", "place_base", "recruit", "recruit_base"}
"""The parts of orders that the draft fills in."""
PLACING = {"place", "place_base"}
RECRUITING = {"recruit", "recruit_base"}
WARS = 3
"""In at least one of so many wars the visitor gets such an order."""


def pack_orders(visitor: Visitor) -> dict[str, Any]:
    """The orders of the pack by id."""
    return {order["id"]: order for order in visitor.request("GET", "/api/packs/standard")["orders"]}


def verbs(order: dict[str, Any]) -> set[str]:
    return {effect["verb"] for effect in order["effects"]}


def supply_order(visitor: Visitor, *, nothing_to_place: bool = False) -> State:
    """The state at a supply order of the visitor: one that the draft fills in to its end, or one that can place nobody."""
    orders = pack_orders(visitor)

    def found(state: State) -> bool:
        view = state["game"]["view"]
        order = view["decision"].get("order")
        if view["decision"]["step"] != "order" or orders[order]["type"] != "supply":
            return False
        parts = verbs(orders[order])
        if nothing_to_place:
            return parts <= FILLED_IN - RECRUITING and bool(parts & PLACING) and view["seats"][0]["headquarters"] == 0
        after = [each for each in state["game"]["guidance"]["queue"] if each["state"] == "next"]
        return parts <= FILLED_IN and bool(after) and after[0]["seat"] != 0

    for course in range(WARS):
        state = play_war(open_war(visitor, "me"), visitor, found=found, course=course)
        if state["about"]["status"] == "running":
            return state
    raise AssertionError("no such order")


def test_a_filled_in_order_stays_the_one_that_is_shown(new_visitor: NewVisitor) -> None:
    """The draft carries out all of the order, so that the state after it is at the order of somebody else."""
    anna = new_visitor()
    anna.become_guest("Anna")
    state = supply_order(anna)
    decision = state["game"]["view"]["decision"]
    areas = {area["id"]: area["name"] for area in anna.request("GET", "/api/packs/standard")["areas"]}
    done = sum(each["state"] == "done" for each in state["game"]["guidance"]["queue"])
    page = anna.go(f"/t/{state['about']['id']}")
    expect(page.locator(".dock .done li").first).to_be_visible()
    expect(page.locator(".shell.war")).to_have_attribute("data-busy", "false")
    expect(page.locator(".dock .order-token.large")).to_have_attribute("data-order", decision["order"])
    expect(page.locator(".queue .now .where")).to_have_text(areas[decision["area"]])
    expect(page.locator(".queue .tick")).to_have_count(done)


def test_a_part_that_places_nobody_says_why(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    state = supply_order(anna, nothing_to_place=True)
    page = anna.go(f"/t/{state['about']['id']}")
    part = page.locator(".dock .done .idle")
    expect(part).to_contain_text(re.compile(r"0 of \d: no Soldati in the headquarters"))
    assert "✓" not in part.evaluate("each => getComputedStyle(each, '::before').content")
