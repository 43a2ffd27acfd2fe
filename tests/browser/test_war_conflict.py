"""Conflicts of the war one after the other: how the last one ended is read before the next question."""

import re
from functools import partial

from playwright.sync_api import expect

from .conftest import NewVisitor
from .gameplay import State, table_state
from .visitors import Visitor, wait_on
from .war_play import open_war, play_war

CARD = "label.conflict-card"
LOW = (1200, 640)
"""A screen on which the end of a conflict is higher than its panel."""
WARS = 12
"""In at least one of so many wars the visitor has such a conflict."""


def chooses_a_card(state: State) -> bool:
    return bool(state["game"]["view"]["decision"]["step"] == "cards")


def for_neutrals(state: State) -> bool:
    """Whether the visitor chooses a card for neutral Soldati."""
    view = state["game"]["view"]
    decision = view["decision"]
    return bool(
        decision["step"] == "cards"
        and decision["defender"] == 0
        and view["areas"][decision["area"]]["owner"] == "neutral"
    )


def area_name(visitor: Visitor, area: str) -> str:
    areas = visitor.request("GET", "/api/packs/standard")["areas"]
    return str(next(each["name"] for each in areas if each["id"] == area))


def test_the_next_question_waits_until_the_end_of_a_conflict_was_read(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    page = anna.page
    for course in range(WARS):
        table = open_war(anna, "me")
        state = play_war(table, anna, found=chooses_a_card, course=course)
        if state["about"]["status"] == "over":
            continue
        decision = state["game"]["view"]["decision"]
        name = area_name(anna, decision["area"])
        page = anna.go(f"/t/{table}")
        expect(page.locator(".dock h2").first).to_have_text(re.compile(f"^{name}, against .+: which card"))
        expect(page.locator(".matrix")).to_be_visible()
        page.locator(CARD).first.click()
        page.locator(".dock .deciding .primary").click()
        expect(page.locator(".dock h2").first).to_have_text(re.compile(f"^{name}: take "))
        expect(page.locator(".takes")).to_be_visible()
        page.keyboard.press("l")
        expect(page.locator(".dock .aim[aria-pressed=true]")).to_have_count(1)
        page.locator("body").press("Enter")
        stamp = page.locator(".conflict .stamp")
        expect(stamp).to_contain_text(name)
        anna.resize(LOW)
        expect(page.locator(".conflict .primary")).to_be_in_viewport(ratio=1)
        wait_on(page, partial(decided, anna, table))
        if table_state(anna, table)["game"]["to_decide"] == [0]:
            break
    number = table_state(anna, table)["numbers"]["game"]
    expect(page.locator(".dock h2").first).to_have_text(stamp.inner_text())
    expect(page.locator(".dock .deciding")).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(stamp).to_have_count(0)
    expect(page.locator(".shell.war")).to_have_attribute("data-at", str(number))
    expect(page.locator(".dock .deciding")).to_be_visible()
    assert number == table_state(anna, table)["numbers"]["game"]


def decided(visitor: Visitor, table: str) -> bool:
    """Whether the visitor is asked again, or the war is over."""
    state = table_state(visitor, table)
    return bool(state["about"]["status"] == "over" or state["game"]["to_decide"] == [0])


def test_who_plays_for_neutral_soldati_is_told_why(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    for course in range(WARS):
        state = play_war(open_war(anna, "me"), anna, found=for_neutrals, course=course)
        if state["about"]["status"] == "running":
            break
    page = anna.go(f"/t/{state['about']['id']}")
    expect(page.locator(".conflict")).to_contain_text("Anna plays for the neutral Soldati")
    expect(page.locator(".dock .aim .odds").first).to_have_text(re.compile(r"you hold it in \d+ of 12 endings"))
