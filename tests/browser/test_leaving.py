"""From one page to the next: the old one stays until the new one is there, and then it has no say any more."""

import re

from playwright.sync_api import Page, Route, expect

from .conftest import Come
from .line import Line
from .playing import hasten, open_table, until
from .visitors import Visitor

TOO_EARLY = """() => {
    const { close } = WebSocket.prototype;
    WebSocket.prototype.close = function() { this.readyState ? close.call(this) : console.warn('given up too early') };
}"""
"""What a browser only sometimes complains about."""


def held_back(page: Page, module: str) -> list[Route]:
    """Keep a module from arriving; what is asked for will be in the list."""
    held: list[Route] = []
    page.route(f"**/{module}.js", lambda route: held.append(route))
    return held


def asked(page: Page, held: list[Route]) -> Route:
    """Wait until the module is asked for."""
    while not held:
        page.wait_for_timeout(20)
    return held.pop()


def follow(visitor: Visitor, path: str, held: list[Route]) -> Route:
    """Click a link, and wait until the page there is asked for."""
    visitor.follow(path)
    route = asked(visitor.page, held)
    expect(visitor.page).to_have_url(f"{visitor.house.address}{path}")
    return route


def test_a_page_that_is_being_left_does_not_take_the_address_back(come: Come) -> None:
    ada = come()
    ada.be("Ada L.")
    table = open_table(ada, "me", "bot:random", first=0)
    hasten(table, ada, choose=until(lambda state: state["numbers"]["game"] > 6))
    page = ada.go(f"/t/{table}/replay")
    place = page.locator(".replaybar .place")
    expect(place).to_contain_text("Move 0 of")
    late = follow(ada, "/watch", held_back(page, "pages/watch"))
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Move 1 of")
    expect(page).to_have_url(f"{ada.house.address}/watch")
    late.continue_()
    expect(page.locator("h1")).to_have_text("Watch")
    page.go_back()
    expect(place).to_contain_text("Move 0 of")
    expect(page).to_have_url(re.compile(f"/t/{table}/replay"))


def test_a_page_that_comes_too_late_or_not_at_all_does_not_disturb_the_one_that_is_there(come: Come) -> None:
    ada = come()
    ada.forgive("ERR_FAILED")
    page = ada.go("/")
    late = follow(ada, "/watch", held_back(page, "pages/watch"))
    page.go_back()
    lost = follow(ada, "/war", held_back(page, "pages/war"))
    ada.go("/me")
    late.continue_()
    lost.abort()
    page.wait_for_timeout(300)
    expect(page.locator("h1")).to_have_text("You and your games")
    expect(page).to_have_url(f"{ada.house.address}/me")


def test_a_table_that_is_left_before_its_connection_stands_gives_it_up_in_silence(line: Line, come: Come) -> None:
    ada = come(line=line)
    ada.be("Ada L.")
    table = open_table(ada, "me", "bot:random", first=0)
    page = ada.go(f"/t/{table}")
    page.locator(".duel").wait_for()
    ada.go("/me")
    ada.go("/watch")
    page.evaluate(TOO_EARLY)
    line.hold()
    with page.expect_websocket() as found:
        ada.follow(f"/t/{table}")
    ada.follow("/me")
    expect(page.locator("h1")).to_have_text("You and your games")
    line.release()
    while not found.value.is_closed():
        page.wait_for_timeout(20)


def test_a_part_that_did_not_arrive_is_asked_for_until_it_does(come: Come) -> None:
    ada = come()
    ada.forgive("ERR_FAILED")
    page = ada.go("/")
    held = held_back(page, "parts/menu")
    ada.button("Menu").click()
    expect(page.locator(".later")).to_be_in_viewport(ratio=1)
    asked(page, held).abort()
    asked(page, held).continue_()
    expect(page.get_by_role("dialog")).to_be_visible()
