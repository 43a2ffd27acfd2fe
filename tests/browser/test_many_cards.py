"""Tables with very many cards: each card can be seen and reached, and every price can be read."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from famiglia.duel import Duel
from tests.duel.builder import at, play

from .checks import DESKTOP, PHONE, SMALLER, misplaced, settle
from .conftest import NewVisitor
from .gameplay import press
from .staged_table import StagedTable

MOST = 14
STREET = "F1F2F3A1A2B1B2B3A3M1M2M3F4M4"
HAND = "F0F0A0A0B0B0M0M0F1A1B1M1A2M2"
WIDE = (DESKTOP, (1280, 800), SMALLER, (1024, 768))
SCREENS = (*WIDE, PHONE)
FINGER = 44
FADE = 34
"""Width in pixels over which a row that goes on fades out."""
MARGIN = 10
"""The space after the last card of a hand."""
PITCH = """row => {
    const cards = [...row.querySelectorAll('.card')].map(card => card.getBoundingClientRect());
    const end = box => Math.min(box.right, innerWidth);
    return {
        apart: cards.slice(1).map((card, at) => card.left - cards[at].left),
        width: cards[0].width,
        hidden: row.scrollWidth - row.clientWidth,
        more: row.dataset.more ?? '',
        sliver: Math.max(0, ...cards.filter(card => card.left < innerWidth && card.right > innerWidth)
            .map(card => innerWidth - card.left)),
        ends: Math.max(...cards.map(card => card.right)),
    };
}"""
TAGS = """tags => tags.map(tag => {
    const [box, card, row] = [tag, tag.closest('.card'), tag.closest('.row')].map(one => one.getBoundingClientRect());
    const clips = getComputedStyle(tag.closest('.row')).overflowY !== 'visible';
    return {
        text: tag.innerText,
        over: box.bottom - card.top,
        under: (box.top - card.top) / card.height,
        cut: clips ? row.top - box.top : 0,
        covered: [...document.querySelectorAll('.piles .pile, .piles .pile *')].map(one => one.getBoundingClientRect())
            .filter(pile => pile.left < box.right && pile.right > box.left && pile.top < box.bottom && pile.bottom > box.top)
            .map(pile => pile.bottom - box.top),
    };
})"""
PRICES = """() => [...document.querySelectorAll('.street .price')].map(price => {
    const range = document.createRange();
    range.selectNodeContents(price);
    const { left, right } = range.getBoundingClientRect();
    return { left, right, text: price.innerText.replace(/\\s/g, '') };
})"""
NUMERALS = """cards => cards.map((card, at) => {
    const [box, face] = [card, card.querySelector('.face')].map(one => one.getBoundingClientRect());
    const end = Math.min(box.right, cards[at + 1]?.getBoundingClientRect().left ?? Infinity);
    return { name: card.ariaLabel, cut: face.left + face.width * 0.8 - end };
})"""
"""How far the next card covers the number of a small card, which ends at four fifths of its width."""


def cards(pile: str, number: int) -> str:
    return pile[: 2 * number]


def street(number: int) -> str:
    """A Street of this many cards, the second half of them new."""
    old = (number + 1) // 2
    return STREET[: 2 * old] + ("+" + STREET[2 * old : 2 * number] if number > old else "")


def crowd(in_street: int, in_hand: int) -> Duel:
    return at(street(in_street), hand=cards(HAND, in_hand), area="F2B2", other_area="A2A3")


def hand_of(page: Page) -> Any:
    settle(page)
    return page.locator("[data-zone=hand0]").evaluate(PITCH)


def check_hand(page: Page, number: int) -> None:
    """A finger's width of every card is visible, or the hand shows that it can be scrolled."""
    found = hand_of(page)
    least = min(FINGER, found["width"])
    assert all(apart >= least - 0.5 for apart in found["apart"]), (number, found)
    if found["hidden"] <= MARGIN:
        assert found["ends"] <= PHONE[0], (number, found)
        assert "" == found["more"], (number, found)
        return
    assert FINGER * (number - 1) + found["width"] > PHONE[0] - 24, f"{number} cards would fit: {found}"
    assert "after" == found["more"], (number, found)
    assert found["sliver"] >= 8, (number, found)


def test_on_a_phone_every_card_of_a_hand_shows_or_it_shows_that_there_are_more(new_visitor: NewVisitor) -> None:
    rosa = new_visitor(size=PHONE)
    rosa.become_guest("Rosa")
    stage = StagedTable(rosa)
    for number in range(1, MOST + 1):
        page = stage.show(crowd(6, number))
        check_hand(page, number)
        press(page.locator(".board .card.usable").first)
        expect(page.locator(".card.sel").first).to_be_visible()
        found = hand_of(page)
        assert all(apart >= FINGER - 0.5 for apart in found["apart"]), (number, found)
    page = stage.replay([crowd(6, number) for number in range(1, MOST + 1)])
    for number in range(1, MOST + 1):
        expect(page.locator("[data-zone=hand0] .card")).to_have_count(number)
        check_hand(page, number)
        page.keyboard.press("ArrowRight")


def test_a_long_hand_is_swiped_and_says_on_which_side_it_goes_on(new_visitor: NewVisitor) -> None:
    rosa = new_visitor(size=PHONE)
    rosa.become_guest("Rosa")
    row = StagedTable(rosa).show(crowd(6, MOST)).locator("[data-zone=hand0]")
    expect(row).to_have_attribute("data-more", "after")
    row.evaluate("row => row.scrollTo(row.scrollWidth / 4, 0)")
    expect(row).to_have_attribute("data-more", "before after")
    row.evaluate("row => row.scrollTo(row.scrollWidth, 0)")
    expect(row).to_have_attribute("data-more", "before")
    expect(row.locator(".card").last).to_be_in_viewport(ratio=0.99)


def test_a_picked_card_of_a_full_hand_hides_none_of_its_neighbours(new_visitor: NewVisitor) -> None:
    rosa = new_visitor(size=PHONE)
    rosa.become_guest("Rosa")
    page = StagedTable(rosa).show(crowd(6, 7))
    usable = page.locator("[data-zone=hand0] .card.usable").first
    press(usable)
    expect(usable).to_have_class("card usable sel")
    found = hand_of(page)
    picked = page.locator("[data-zone=hand0] .card").evaluate_all("all => all.findIndex(one => one.matches('.sel'))")
    assert found["apart"][picked] >= found["width"], found


def test_on_a_phone_the_first_new_card_of_a_long_street_comes_into_sight(new_visitor: NewVisitor) -> None:
    rosa = new_visitor(size=PHONE)
    rosa.become_guest("Rosa")
    stage = StagedTable(rosa)
    stage.show(at(cards(STREET, 10), hand="F0A0B0"))
    page = stage.show(at(cards(STREET, 9) + "+" + STREET[20:], hand="F0A0B0"))
    settle(page)
    first = page.locator("[data-zone=street] .slot.fresh .card").first.bounding_box()
    assert first is not None
    assert FADE < first["x"] < PHONE[0] - FADE - first["width"], first


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_on_a_phone_no_tag_lies_over_the_value_of_a_card(new_visitor: NewVisitor, lang: str) -> None:
    rosa = new_visitor(size=PHONE, lang=lang)
    rosa.become_guest("Rosa")
    stage = StagedTable(rosa)
    page = stage.show(at("F1F2A1B1", hand="F0F0A0A0B1M1", area="F2B2", other_area="A2A3"))
    press(page.locator("[data-zone=street] .card").first)
    expect(page.locator(".tag")).to_have_count(3)
    check_tags(page)
    game = at("F1F2A1B1", hand="F0A0A1M1", area="F2B2", other_area="A2A3")
    play(game, "play A1")
    page = stage.show(game)
    press(page.locator("[data-zone=area0] .card").first)
    press(page.locator("[data-zone=hand0] .card").first)
    expect(page.locator(".tag")).to_have_count(2)
    check_tags(page)


def check_tags(page: Page) -> None:
    """Each tag is above its card or over its lower half, and nothing cuts it off or covers it."""
    settle(page)
    for tag in page.locator(".tag").evaluate_all(TAGS):
        assert tag["over"] <= 2 or tag["under"] >= 0.5, tag
        assert tag["cut"] <= 0.5, tag
        assert [] == tag["covered"], tag


def test_on_a_phone_the_piles_lie_over_no_tag(new_visitor: NewVisitor) -> None:
    rosa = new_visitor(size=PHONE)
    rosa.become_guest("Rosa")
    page = StagedTable(rosa).show(at("F2F3A1A2B1B2B3A3M1M2+F1M3", hand="F0F0A0A0B0B0M0M0"))
    press(page.locator("[data-zone=street] .card").nth(8))
    expect(page.locator("[data-zone=street] .tag")).to_have_text("discarded")
    check_tags(page)


def check_prices(page: Page, number: int) -> None:
    found = misplaced(page)
    prices = page.evaluate(PRICES)
    view = crowd(number, 4).view(0)
    wanted = [f"2×{int(card[1]) - 1}" for card in (*view.street, *view.new)]
    moment = (number, page.viewport_size)
    assert wanted == [price["text"] for price in prices], moment
    for one, other in pairwise(prices):
        assert one["right"] + 2 <= other["left"], (moment, one, other)
    assert [] == found, moment


def test_every_price_says_how_many_and_what_and_touches_no_other(new_visitor: NewVisitor) -> None:
    rosa = new_visitor()
    rosa.become_guest("Rosa")
    stage = StagedTable(rosa)
    for size in WIDE:
        rosa.resize(size)
        for number in range(1, MOST + 1):
            check_prices(stage.show(crowd(number, 4)), number)


def test_on_a_phone_too_every_price_says_how_many_and_what(new_visitor: NewVisitor) -> None:
    rosa = new_visitor(size=PHONE)
    rosa.become_guest("Rosa")
    stage = StagedTable(rosa)
    for number in range(1, MOST + 1):
        page = stage.show(crowd(number, 4))
        check_prices(page, number)
        numerals = page.locator("[data-zone=street] .card").evaluate_all(NUMERALS)
        assert all(numeral["cut"] <= 0 for numeral in numerals), (number, numerals)
    page = stage.replay([crowd(number, 4) for number in range(1, MOST + 1)])
    for number in range(1, MOST + 1):
        expect(page.locator("[data-zone=street] .card")).to_have_count(number)
        check_prices(page, number)
        page.keyboard.press("ArrowRight")


def test_on_a_phone_a_tag_leaves_the_value_free_that_a_brute_has_left(new_visitor: NewVisitor) -> None:
    rosa = new_visitor(size=PHONE, lang="de")
    rosa.become_guest("Rosa")
    game = at("F1F2A1B1", hand="F0F0B1M1", area="F2B2", other_area="A2A3")
    play(game, "play B1 on F2 by 1")
    page = StagedTable(rosa).show(game)
    press(page.locator("[data-zone=street] .card:has(.lowered)"))
    expect(page.locator(".card:has(.lowered) .tag")).to_have_count(1)
    settle(page)
    tag, value = (page.locator(f".card:has(.lowered) {each}").bounding_box() for each in (".tag", ".lowered"))
    assert tag is not None
    assert value is not None
    assert value["y"] + value["height"] <= tag["y"] + 1, (tag, value)


def test_on_a_phone_nothing_moves_the_table_away(new_visitor: NewVisitor) -> None:
    """The drawer with the log is below the screen; when something in it gets the focus, the page must not scroll."""
    rosa = new_visitor(size=PHONE)
    rosa.become_guest("Rosa")
    page = StagedTable(rosa).show(crowd(6, 7))
    page.evaluate("document.querySelector('.story button').scrollIntoView()")
    settle(page)
    assert [0, 0] == page.evaluate("['.duel', '.at-table'].map(name => document.querySelector(name).scrollTop)")
    assert [] == misplaced(page)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_no_word_is_wider_than_its_button(new_visitor: NewVisitor, lang: str) -> None:
    rosa = new_visitor(lang=lang)
    rosa.become_guest("Rosa")
    page = StagedTable(rosa).show(at("F1F2A1B1", hand="F0F0A1B1", area="F0M0", other_area="A2"))
    places = []
    for size in SCREENS:
        rosa.resize(size)
        for moment in ("nothing is picked", "a card is picked"):
            assert [] == misplaced(page), (moment, size)
            places.append(page.locator(".deciding button").evaluate_all("all => all.map(one => one.offsetLeft)"))
            if moment == "nothing is picked":
                page.locator(".board .card.legal").first.click(position={"x": 7, "y": 30})
                expect(page.locator(".deciding .primary")).to_be_enabled()
        page.keyboard.press("Escape")
    assert places[::2] == places[1::2], "a button that changes its word stays where it was"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_free_card_says_so_in_every_crowd(new_visitor: NewVisitor, lang: str) -> None:
    rosa = new_visitor(size=PHONE, lang=lang)
    rosa.become_guest("Rosa")
    stage = StagedTable(rosa)
    for number in (1, 6, 9, 13):
        page = stage.show(at("M0" + cards(STREET, number), hand="F0A0B0"))
        assert [] == misplaced(page)
        prices = page.evaluate(PRICES)
        assert all(price["text"] for price in prices)
        assert all(one["right"] + 2 <= other["left"] for one, other in pairwise(prices)), prices


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_crowded_play_area_leaves_the_points_beside_it_free(new_visitor: NewVisitor, lang: str) -> None:
    crowded = "F0F0F0F0F1F1F1F2A0A0A1A1B0B0B1M0M0M1M2M3"
    visitor = new_visitor(lang=lang)
    visitor.become_guest("Anna")
    StagedTable(visitor).show(at("F1F2", hand="A2B2", area="F3B3", other="F2B1", other_area=crowded))
    for screen in WIDE:
        visitor.resize(screen)
        settle(visitor.page)
        plate, first = (
            visitor.page.locator(f".rival {each}").first.bounding_box() for each in (".brass-plate", ".stacked .card")
        )
        assert plate is not None
        assert first is not None
        assert plate["x"] + plate["width"] <= first["x"], (screen, plate, first)
