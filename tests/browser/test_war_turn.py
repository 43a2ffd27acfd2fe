"""A turn of the war's planning phase on the screen: what is promised, what can be confirmed, and which keys lead where."""

import re

from playwright.sync_api import expect

from .conftest import NewVisitor
from .gameplay import State, table_state
from .test_war_dock import ORDER_SPACE, pick, planner, ready
from .visitors import Visitor
from .war_play import open_war, play_war

WARS = 12
"""In at least one of so many wars the visitor gets into such a position."""


def short_of_soldati(visitor: Visitor) -> State:
    """The state in which the visitor places Soldati, of which there are fewer than the action allows."""

    def found(state: State) -> bool:
        view = state["game"]["view"]
        here = view["seats"][0]["headquarters"]
        return bool(view["decision"]["step"] == "into" and 0 < here < view["decision"]["most"])

    for course in range(WARS):
        state = play_war(open_war(visitor, "me"), visitor, found=found, course=course)
        if state["about"]["status"] == "running":
            return state
    raise AssertionError("no such position")


def test_no_more_soldati_are_promised_than_there_are(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    view = short_of_soldati(anna)
    here = view["game"]["view"]["seats"][0]["headquarters"]
    most = view["game"]["view"]["decision"]["most"]
    page = anna.go(f"/t/{view['about']['id']}")
    expect(page.locator(".dock h2").first).to_contain_text(f"{here} Soldat")
    expect(page.locator(".dock .dock-why")).to_contain_text(f"The action places {most}, but your headquarters holds only {here}")
    for text in page.locator(".dock .area-choice .brings").all_inner_texts():
        before, after = (int(number) for number in text.split("→"))
        assert after == before + here
