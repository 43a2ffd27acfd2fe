"""Low screens, such as phones held sideways: cards stay large enough, and everything can be reached."""

import pytest
from playwright.sync_api import Page, expect

from famiglia.duel import Duel
from tests.duel.builder import at, play

from .checks import misplaced, settle
from .conftest import NewVisitor
from .gameplay import press
from .staged_table import StagedTable

LOW = [(390, 664), (375, 553), (844, 390), (1024, 600), (820, 1180)]
WIDTH, HEIGHT = 40, 56
"""Pixels in which number, emblem and price of a card can still be read."""
REACHED = """async cards => {
    const felt = document.querySelector('.felt').getBoundingClientRect();
    const found = [];
    for (const card of cards) {
        card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        await new Promise(requestAnimationFrame);
        const { left, top, right, bottom, width, height } = card.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].map(part => [left + 7, top + height * part]);
        found.push({
            name: card.ariaLabel, width, height,
            whole: left >= -1 && right <= innerWidth + 1 && top >= felt.top - 1 && bottom <= felt.bottom + 1,
            hit: points.every(([x, y]) => card.contains(document.elementFromPoint(x, y))),
        });
    }
    return found;
}"""
BEYOND = """() => [...document.querySelectorAll('.deciding button, .pull, .prompt h2')].filter(one => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    return width < 24 || height < 20 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map(one => one.textContent)"""
SIDEWAYS = """() => ['html', '.felt', '.board', '.dock'].filter(name => {
    const box = document.querySelector(name);
    return box.scrollWidth > box.clientWidth + 1;
})"""
SWEPT = """to => {
    for (const row of document.querySelectorAll('.row')) row.scrollLeft = 0;
    document.querySelector('.board').scrollTop = to;
}"""
OVER_PLATES = """() => {
    const title = document.querySelector('.street h2 b').getBoundingClientRect();
    return [...document.querySelectorAll('.brass-plate')].filter(plate => {
        const box = plate.getBoundingClientRect();
        return box.left < title.right && box.right > title.left && box.top < title.bottom - 3 && box.bottom > title.top + 3;
    }).map(plate => plate.innerText);
}"""


def full() -> Duel:
    """A full Street and a long hand."""
    return at("F1F2F3A1A2B1B2+B3A3M1M2M3F4M4", hand="F0F0A0A0B0B0M0M0F1A1", area="F2B2", other_area="A2A3M0")


def exchange() -> Duel:
    game = at("F1F2A1A2+B1", hand="A3F0B0B1", area="F1M1M2", other_area="A2M0")
    play(game, "play A3")
    return game


def check(page: Page, moment: object) -> None:
    """All cards of the Street and the hand are large enough and can be reached; the buttons for the decision stay visible."""
    settle(page)
    assert [] == page.evaluate(SIDEWAYS), moment
    assert [] == page.evaluate(BEYOND), moment
    assert [] == page.evaluate(OVER_PLATES), moment
    assert [] == misplaced(page), moment
    # A card with the focus is drawn over its neighbours.
    page.evaluate("document.activeElement.blur()")
    for zone in ("street", "hand0"):
        cards = page.locator(f"[data-zone={zone}] .card").evaluate_all(REACHED)
        assert cards
        for found in cards:
            assert found["width"] >= WIDTH - 0.5, (moment, found)
            assert found["height"] >= HEIGHT - 0.5, (moment, found)
            assert found["whole"], (moment, found)
            assert found["hit"], (moment, found)
    page.evaluate(SWEPT, 9999)
    assert [] == misplaced(page), (moment, "scrolled to the end")
    page.evaluate(SWEPT, 0)


@pytest.mark.parametrize("size", LOW, ids=lambda size: "x".join(map(str, size)))
def test_in_a_low_window_every_card_can_be_read_and_reached(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    rosa = new_visitor(size=size, lang="de")  # German has the longest words
    rosa.become_guest("Rosa")
    stage = StagedTable(rosa)
    for moment, game in (("the exchange", exchange()), ("a full Street", full())):
        page = stage.show(game)
        check(page, moment)
        press(page.locator("[data-zone=hand0] .card.usable").first)
        expect(page.locator(".card.sel").first).to_be_visible()
        check(page, f"{moment}, a card picked")
        page.keyboard.press("Escape")
    quiet = page.locator("[data-zone=street] .card.quiet").first
    press(quiet)
    expect(page.locator(".prompt .refusal a")).to_be_visible()
    check(stage.replay([full()]), "the replay")
