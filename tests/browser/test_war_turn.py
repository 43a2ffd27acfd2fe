"""A turn of the war's planning phase on the screen: what is promised, what can be confirmed, and which keys lead where."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .checks import DESKTOP, SMALLER
from .conftest import NewVisitor
from .gameplay import State, table_state
from .test_war_dock import ORDER_SPACE, pick, planner, ready
from .visitors import Visitor
from .war_play import open_war, play_war

LOAD_STYLE = """name => {
    const table = document.querySelector('link[href$="war/table.css"]');
    const link = document.createElement('link');
    Object.assign(link, {rel: 'stylesheet', href: table.href.replace('war/table', name)});
    return new Promise((done, fail) => Object.assign(link, {onload: () => done(), onerror: fail}) && document.head.append(link));
}"""
WARS = 12
"""In at least one of so many wars the visitor gets into such a position."""


def short_of_soldati(state: State) -> bool:
    """Whether the visitor places Soldati, of which there are fewer than the action allows."""
    view = state["game"]["view"]
    here = view["seats"][0]["headquarters"]
    return bool(view["decision"]["step"] == "into" and 0 < here < view["decision"]["most"])


def how_many(state: State) -> bool:
    """Whether the visitor is asked how many Soldati move, without the draft of an attack."""
    return bool(state["game"]["view"]["decision"]["step"] == "how-many")


def position(visitor: Visitor, found: Callable[[State], bool]) -> State:
    """A state of a war with this property."""
    for course in range(WARS):
        state = play_war(open_war(visitor, "me"), visitor, found=found, course=course)
        if state["about"]["status"] == "running":
            return state
    raise AssertionError("no such position")


def test_no_more_soldati_are_promised_than_there_are(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    view = position(anna, short_of_soldati)
    here = view["game"]["view"]["seats"][0]["headquarters"]
    most = view["game"]["view"]["decision"]["most"]
    page = anna.go(f"/t/{view['about']['id']}")
    expect(page.locator(".dock h2").first).to_contain_text(f"{here} Soldat")
    expect(page.locator(".dock .dock-why")).to_contain_text(
        f"The action places {most}, but your headquarters holds only {here}"
    )
    for text in page.locator(".dock .area-choice .brings").all_inner_texts():
        before, after = (int(number) for number in text.split("→"))
        assert after == before + here


def test_the_label_of_a_chosen_space_is_a_small_pill(new_visitor: NewVisitor) -> None:
    """Also after a duel, whose style sheets the browser keeps."""
    anna, _ = planner(new_visitor)
    page = anna.page
    page.evaluate(LOAD_STYLE, "duel/cards")
    space = page.locator(".dock .sheet-space").and_(page.get_by_role("button", name=ORDER_SPACE)).first
    space.click(force=True)
    label = space.get_by_text("here")
    pill, whole, symbol = (each.bounding_box() for each in (label, space, space.locator(".space-part").first))
    assert pill
    assert whole
    assert symbol
    assert pill["height"] <= 20
    assert whole["x"] <= pill["x"]
    assert pill["x"] + pill["width"] <= whole["x"] + whole["width"]
    assert whole["y"] - 12 <= pill["y"]
    assert pill["y"] + pill["height"] <= symbol["y"]


def test_enter_confirms_only_a_complete_turn(new_visitor: NewVisitor) -> None:
    anna, table = planner(new_visitor)
    page = anna.page
    before = table_state(anna, table)["numbers"]["game"]
    pick(page, ".sheet-token.legal:not(:has(sub))")
    so_far = page.locator(".dock .deciding .part")
    expect(so_far).to_have_text("Confirm so far")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    ready(page)
    assert before == table_state(anna, table)["numbers"]["game"]
    expect(page.locator(".dock .draft-chip")).to_have_count(1)


def test_what_was_picked_stays_marked_after_a_part_is_confirmed(new_visitor: NewVisitor) -> None:
    anna, table = planner(new_visitor)
    page = anna.page
    money = table_state(anna, table)["game"]["view"]["seats"][0]["money"]
    pick(page, ".sheet-token.legal:has(sub)")
    picked = page.locator(".dock .sheet-token.picked")
    label = picked.get_attribute("aria-label") or ""
    page.locator(".dock .deciding .part").click()
    expect(page.locator(".dock .draft-chip")).to_have_count(0)
    expect(picked).to_have_attribute("aria-label", label)
    expect(page.locator(".dock .draft-money")).to_contain_text(f"You keep {money - 1}")


def issuing(new_visitor: NewVisitor, size: tuple[int, int], lang: str) -> Visitor:
    """A visitor who is about to issue an order."""
    anna, _ = planner(new_visitor, size, lang)
    pick(anna.page, ".sheet-token.legal:not(:has(sub))")
    pick(anna.page, ".sheet-space.legal:has(.space-part:only-of-type use[href='#i-issue'])")
    expect(anna.page.locator(".dock .area-choice").first).to_be_visible()
    return anna


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, SMALLER])
def test_the_hint_beside_the_orders_is_shown_in_full(new_visitor: NewVisitor, size: tuple[int, int], lang: str) -> None:
    page = issuing(new_visitor, size, lang).page
    hint = page.locator(".strip .headquarters.own .hint")
    expect(hint).to_be_visible()
    assert hint.evaluate("each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight")


@pytest.mark.parametrize("size", [DESKTOP, SMALLER])
def test_a_list_without_stages_lies_below_the_log_button(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    anna = new_visitor(size=size)
    anna.become_guest("Anna")
    page = anna.go(f"/t/{position(anna, how_many)['about']['id']}")
    way, log = (page.locator(f".dock {each}").first.bounding_box() for each in (".way", ".pull"))
    assert way
    assert log
    assert log["y"] + log["height"] <= way["y"]


def test_digits_open_the_drawers_and_choose_nothing(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    page = anna.go(f"/t/{position(anna, how_many)['about']['id']}")
    expect(page.locator(".dock .way").first).to_be_visible()
    expect(page.locator(".dock .way kbd")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator(".strip [data-tab=mat]")).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".dock .way input:checked")).to_have_count(0)
