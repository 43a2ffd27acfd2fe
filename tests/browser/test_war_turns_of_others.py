"""What others do in a war: shown turn by turn, told together before the next question, and in sight beside it."""

import re

import pytest
from playwright.sync_api import Page, expect

from .checks import DESKTOP, PHONE, SMALLER
from .conftest import NewVisitor
from .gameplay import State, table_state
from .test_war_dock import pick, planner
from .visitors import Visitor, wait_on
from .war_play import open_war, play_war

STEP = 100
"""Milliseconds by which a test lets the clock of the page go on at once."""


def deciding_again(visitor: Visitor, table: str) -> State:
    """Let the visitor make a turn through the API; the state in which they are to plan the next one."""
    before = len(table_state(visitor, table)["game"]["view"]["sheets"]["top_tokens"])
    own = [entry["n"] for entry in table_state(visitor, table)["log"]][-1]

    def others_have_moved(state: State) -> bool:
        new = [entry for entry in state["log"] if entry["n"] > own]
        return before > 0 and new != [] and new[-1]["seat"] != 0

    return play_war(table, visitor, found=others_have_moved)


def watcher(new_visitor: NewVisitor) -> tuple[Visitor, str]:
    """A visitor with motion, whose clock stands still, and whose mate and opponents have made their turns."""
    anna = new_visitor(motion=True)
    anna.become_guest("Anna")
    table = open_war(anna, "me")
    play_war(table, anna, found=lambda state: bool(state["game"]["moves"]))
    page = anna.page
    page.clock.install()
    anna.go(f"/t/{table}")
    expect(page.locator(".sheet-token.legal").first).to_be_visible()
    page.mouse.move(5, 5)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    deciding_again(anna, table)
    return anna, table


def test_the_turns_of_others_are_shown_one_after_the_other(new_visitor: NewVisitor) -> None:
    anna, _ = watcher(new_visitor)
    page = anna.page
    told: list[str] = []

    def my_move() -> bool:
        page.clock.run_for(STEP)
        banner = page.locator(".played b")
        told.extend(name for name in banner.all_inner_texts()[:1] if name not in told)
        return len(told) == 3 and page.locator(".dock .prompt.yours").count() > 0

    wait_on(page, my_move)
    assert sorted(told) == ["Computer NE", "Computer SE", "Computer SW"]
    expect(page.locator(".digest-places path").first).to_be_visible()


def test_any_key_ends_the_turns_of_others(new_visitor: NewVisitor) -> None:
    anna, _ = watcher(new_visitor)
    page = anna.page
    waits = page.locator(".played small")

    def shown() -> bool:
        page.clock.run_for(STEP // 4)
        return waits.count() > 0

    wait_on(page, shown)
    expect(page.locator(".dock .prompt.yours")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".dock .prompt.yours h2")).to_contain_text("Your move")
    expect(waits).to_have_count(0)


def revealed(page: Page, visitor: Visitor, table: str) -> None:
    """Let the visitor play through the API until they decide in the encounter, while the page is open."""
    page.locator(".dock .prompt.yours").wait_for()
    state = play_war(table, visitor, found=lambda state: state["game"]["view"]["phase"] == "encounter")
    assert state["about"]["status"] == "running"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_new_phase_is_told_before_the_next_question(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    anna = new_visitor(size=size)
    anna.become_guest("Anna")
    table = open_war(anna, "me")
    page = anna.go(f"/t/{table}")
    revealed(page, anna, table)
    expect(page.locator(".dock h2")).to_have_text(re.compile("All orders are face up|Round 2 begins"))
    expect(page.locator(".recap")).to_contain_text(re.compile("Computer (NE|SE|SW)"))
    expect(page.locator(".conflict")).to_have_count(0)
    anna.check_screen("the recap")
    page.keyboard.press("Enter")
    expect(page.locator(".recap")).to_have_count(0)
    expect(page.locator(".dock .prompt.yours")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, SMALLER])
def test_the_last_turn_stays_in_sight_beside_the_question(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    anna = new_visitor(size=size)
    anna.become_guest("Anna")
    table = open_war(anna, "me")
    page = anna.go(f"/t/{table}")
    page.locator(".dock .prompt.yours").wait_for()
    deciding_again(anna, table)
    line = page.locator(".wire li").last
    expect(line).to_be_in_viewport(ratio=0.9)
    pick(page, ".sheet-token.legal:not(:has(sub))")
    expect(line).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".deciding .ghost").first).to_be_in_viewport(ratio=0.9)
    anna.check_screen("the wire beside a question")
    page.locator(".wire button").click()
    expect(page.locator(".recap li")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".dock h2")).to_contain_text("Where does the token go?")


def test_on_a_phone_what_is_asked_for_comes_into_sight(new_visitor: NewVisitor) -> None:
    anna, _ = planner(new_visitor, PHONE)
    page = anna.page
    pick(page, ".sheet-token.legal:not(:has(sub))")
    expect(page.locator(".bottom-sheet")).to_be_in_viewport(ratio=0.95)
    pick(page, ".sheet-space.legal:has(.space-part:only-of-type use[href='#i-issue'])")
    expect(page.locator(".dock .area-choice").first).to_be_in_viewport(ratio=0.95)
    expect(page.locator(".dock h2").first).to_be_in_viewport(ratio=0.95)
    page.locator(".war").evaluate("table => table.scrollTo(0, 0)")
    for end in (0, 1):
        page.locator(".rail ol").evaluate("(list, end) => list.scrollTo(end * list.scrollWidth, 0)", end)
        expect(page.locator(".seat-plate:has(em.you)")).to_be_in_viewport(ratio=0.95)
