"""The keyboard alone: everything can be reached, and the focus is always visible."""

import re

from playwright.sync_api import Page, expect

from tests.duel.builder import at

from .conftest import NewVisitor
from .gameplay import screen_state, wait_for_turn, wait_until
from .staged_table import StagedTable

FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return "nothing has the focus";
    const drawn = (element, style = getComputedStyle(element)) =>
        style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    const around = at.closest("label, .way, .card") ?? at;
    if (!at.matches(":focus-visible")) return "";
    if (!drawn(at) && !drawn(around)) return `the focus on ${at.outerHTML.slice(0, 120)} is not drawn`;
    const box = around.getBoundingClientRect();
    const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return inside ? "" : `the focus on ${at.outerHTML.slice(0, 120)} is off the screen`;
}"""


AIM = """() => {
    const rows = [...document.querySelectorAll(".board [data-roving]")].map(row => [...row.querySelectorAll("button.card")])
        .filter(cards => cards.length);
    const row = rows.findIndex(cards => cards.some(card => card.matches(".usable")));
    const from = rows.findIndex(cards => cards.includes(document.activeElement));
    return [row - from, rows[row].findIndex(card => card.matches(".usable"))];
}"""
"""From the focused card to a usable one: the number of rows down, and the index of the card in that row."""


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until an element that matches the selector has the focus; the focus must always be visible."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
        assert "" == page.evaluate(FOCUS)
    raise AssertionError(f"Tab does not lead to {selector}")


def arrow_to_a_card(page: Page) -> bool:
    """Go to a usable card with the arrow keys; returns whether there is one."""
    if not page.locator(".board button.card.usable").count():
        return False
    tab_to(page, ".board button.card")
    down, along = page.evaluate(AIM)
    for key in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down) + ["Home"] + ["ArrowRight"] * along:
        page.keyboard.press(key)
        assert "" == page.evaluate(FOCUS)
    assert page.evaluate("document.activeElement.matches('.card.usable')"), "the arrow keys lead to the card"
    return True


def move_with_keys(page: Page) -> None:
    """Make a move: choose a card, press Enter, choose the first way if there are several, press Enter."""
    before = screen_state(page)["lines"]
    if arrow_to_a_card(page):
        page.keyboard.press("Enter")
        wait_until(page, "() => document.querySelector('.deciding .primary:not(:disabled), label.way')")
        if not screen_state(page)["sure"]:
            page.keyboard.press("1")
            expect(page.locator(".deciding .primary")).to_be_enabled()
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("s" if page.locator(".deciding button", has_text="Stop").count() else "p")
        wait_until(
            page,
            "lines => document.querySelectorAll('.log li').length > lines || document.querySelector('dialog[open]')",
            before,
        )
        if page.locator("dialog[open] .primary", has_text="Pass").count():
            tab_to(page, "dialog[open] .primary")
            page.keyboard.press("Enter")
    wait_until(page, "lines => document.querySelectorAll('.log li').length > lines", before)


def test_a_whole_duel_is_played_with_the_keyboard_alone(new_visitor: NewVisitor) -> None:
    ugo = new_visitor()
    page = ugo.go("/")
    tab_to(page, "input")
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("Ugo")  # with this name the duel is short
    tab_to(page, "button.primary")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    tab_to(page, "dialog[open] .which button")
    page.keyboard.press("Enter")
    page.locator(".duel").wait_for()
    moves = 0
    while wait_for_turn(page):
        move_with_keys(page)
        moves += 1
    assert moves > 5
    assert page.locator("dialog[open]").evaluate("dialog => dialog.contains(document.activeElement)"), (
        "the result has the focus"
    )
    tab_to(page, "dialog[open] .ends .primary")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_keys_open_what_they_promise_and_escape_closes_it(new_visitor: NewVisitor) -> None:
    vera = new_visitor()
    vera.become_guest("Vera M.")
    page = vera.go("/")
    tab_to(page, "button.primary")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    tab_to(page, "dialog[open] .which button")
    page.keyboard.press("Enter")
    assert wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    vera.check_screen("the keys")
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    expect(page.get_by_role("dialog", name="Piles")).to_be_visible()
    vera.check_screen("the piles")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    expect(page.get_by_role("radiogroup")).to_be_visible()
    vera.check_screen("all moves in words")
    page.keyboard.press("1")
    expect(page.locator(".deciding .primary")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(".deciding .primary")).to_be_disabled()


def test_the_focus_goes_from_the_button_that_shows_all_moves_into_their_list(new_visitor: NewVisitor) -> None:
    vera = new_visitor()
    vera.become_guest("Vera O.")
    page = StagedTable(vera).show(at("F1F2F3A1", hand="F0A0B0M0"))
    page.locator(".offers .link").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio").first).to_be_focused()


def test_tab_leads_from_the_rule_of_a_forbidden_card_back_to_the_card(new_visitor: NewVisitor) -> None:
    vera = new_visitor()
    vera.become_guest("Vera N.")
    page = StagedTable(vera).show(at("F1F2F3A1", hand="F0A0B0M0"))
    card = page.locator("[data-zone=hand0] .card.idle").first
    for back in ("Tab", "Shift+Tab"):
        card.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".tip a")).to_be_focused()
        page.keyboard.press(back)
        expect(card).to_be_focused()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_first_tab_leads_past_the_header(new_visitor: NewVisitor) -> None:
    vera = new_visitor()
    page = vera.go("/rules/duel")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to the content")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#main$"))
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")
