"""Highlights show which cards can be taken, and which can only leave the Street or be lowered."""

import re

from playwright.sync_api import expect

from tests.duel.builder import at

from .checks import PHONE, settle
from .conftest import NewVisitor
from .gameplay import press
from .staged_table import StagedTable


def test_only_a_card_that_can_be_taken_has_a_gold_rim_and_a_bright_price(new_visitor: NewVisitor) -> None:
    gina = new_visitor()
    gina.become_guest("Gina")
    page = StagedTable(gina).show(at("F1F2A1B3", hand="F0F0A0A0M0"))
    street = page.locator("[data-zone=street] .slot")
    taken = street.filter(has=page.locator(".card.legal"))
    others = street.filter(has=page.locator(".card.quiet"))
    assert ["Famiglia 1", "Accountant 1"] == [
        (card.get_attribute("aria-label") or "").split(",")[0] for card in taken.locator(".card").all()
    ]
    for card in taken.locator(".card").all():
        expect(card).to_have_accessible_name(re.compile("can be taken, can leave the Street$"))
    for card in others.locator(".card").all():
        expect(card).to_have_accessible_name(re.compile("cannot be taken, can leave the Street$"))
    expect(taken.locator(".chip.hollow")).to_have_count(0)
    expect(others.locator(".chip.hollow")).to_have_count(others.count())
    expect(page.locator(".prompt")).to_contain_text("Dashed rim: cannot be taken")


def test_a_touched_card_that_can_only_leave_the_street_says_why_it_cannot_be_taken(new_visitor: NewVisitor) -> None:
    gina = new_visitor(size=PHONE)
    gina.become_guest("Gina")
    page = StagedTable(gina).show(at("F1F2A1B3", hand="F0F0A0A0M0"))
    press(page.locator("[data-zone=street] .card.quiet").last)
    expect(page.locator(".prompt h2")).to_have_text("Brute 3 · 6 points")
    refusal = page.locator(".prompt .refusal")
    expect(refusal).to_contain_text("Rule D-")
    expect(refusal.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/duel#D-\d+$"))
    gina.check_screen("why a picked card cannot be taken")
    page.keyboard.press("Escape")
    press(page.locator("[data-zone=street] .card.legal").first)
    expect(page.locator(".deciding .primary")).to_be_enabled()
    expect(refusal).to_have_count(0)


def test_once_a_brute_is_picked_the_cards_that_it_can_lower_shine(new_visitor: NewVisitor) -> None:
    gina = new_visitor()
    gina.become_guest("Gina")
    page = StagedTable(gina).show(at("F2A3", hand="B1F0A0M0"))
    expect(page.locator("[data-zone=street] .card.quiet")).to_have_count(2)
    press(page.locator("[data-zone=hand0] .card.usable", has=page.locator("[href*='B1']")))
    expect(page.locator("[data-zone=street] .card.legal")).to_have_count(2)


_FAINT = """least => {
    const numbers = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
    const light = (color) => {
        const [r, g, b] = color.map((each) => (each / 255 <= .04045 ? each / 255 / 12.92 : ((each / 255 + .055) / 1.055) ** 2.4));
        return .2126 * r + .7152 * g + .0722 * b;
    };
    const ratio = (one, other) => (Math.max(light(one), light(other)) + .05) / (Math.min(light(one), light(other)) + .05);
    const solid = (text) => (text.match(/rgba?\\([^)]*\\)/g) ?? []).map(numbers).filter(([, , , alpha = 1]) => alpha === 1);
    const behind = (each) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(each);
        const found = solid(backgroundImage);
        return found.length ? found : solid(backgroundColor).length ? solid(backgroundColor) : behind(each.parentElement);
    };
    return [...document.querySelectorAll(".duel *:not(.card, .card *, .vh, :disabled, :disabled *)")]
        .filter((each) => each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
        .map((each) => [Math.min(...behind(each).map((color) => ratio(numbers(getComputedStyle(each).color), color))), each])
        .filter(([found]) => found < least)
        .map(([found, each]) => `${found.toFixed(1)}: ${each.className} ${each.textContent.trim().slice(0, 40)}`);
}"""
"""The texts of the table whose contrast is too low; of several background colours the nearest one counts."""
ENHANCED = 7
"""WCAG 1.4.6, contrast (enhanced)."""


def test_with_high_contrast_every_text_of_the_table_of_the_duel_stands_out(new_visitor: NewVisitor) -> None:
    gina = new_visitor()
    gina.become_guest("Gina")
    page = StagedTable(gina).show(at("F1F2A1B3", hand="F0F0A0A0M0B1", area="A1F2M3"))
    page.evaluate("document.documentElement.dataset.palette = 'contrast'")
    settle(page)
    assert [] == page.evaluate(_FAINT, ENHANCED)
    assert page.evaluate(_FAINT, 22), "nothing was measured"


def test_high_contrast_reaches_the_table_of_the_duel(new_visitor: NewVisitor) -> None:
    gina = new_visitor()
    gina.become_guest("Gina")
    page = StagedTable(gina).show(at("F1F2A1B3", hand="F0F0A0A0M0"))
    page.evaluate("document.documentElement.dataset.palette = 'contrast'")
    for name in ("--ink", "--mut", "--gold", "--gold2", "--line", "--ok"):
        chosen, used = page.evaluate(
            """name => [document.documentElement, document.querySelector(".duel")]
                .map(each => getComputedStyle(each).getPropertyValue(name).trim())""",
            name,
        )
        assert chosen == used, name
    expect(page.locator(".duel")).to_have_css("color", "rgb(255, 255, 255)")
