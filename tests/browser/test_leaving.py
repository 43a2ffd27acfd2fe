"""From one page to the next: the old one stays until the new one is there, and then it has no say any more."""

import re

from playwright.sync_api import Page, Route, expect

from .conftest import Come
from .playing import hasten, open_table, until
from .visitors import Visitor


def held_back(page: Page, module: str) -> list[Route]:
    """Keep the module of a page from arriving; what is asked for will be in the list."""
    held: list[Route] = []
    page.route(f"**/pages/{module}.js", lambda route: held.append(route))
    return held


def follow(visitor: Visitor, path: str, held: list[Route]) -> None:
    """Click a link, and wait until the page there is asked for."""
    visitor.follow(path)
    while not held:
        visitor.page.wait_for_timeout(20)
    expect(visitor.page).to_have_url(f"{visitor.house.address}{path}")


def test_a_page_that_is_being_left_does_not_take_the_address_back(come: Come) -> None:
    ada = come()
    ada.be("Ada L.")
    table = open_table(ada, "me", "bot:random", first=0)
    hasten(table, ada, choose=until(lambda state: state["numbers"]["game"] > 6))
    page = ada.go(f"/t/{table}/replay")
    place = page.locator(".replaybar .place")
    expect(place).to_contain_text("Move 0 of")
    held = held_back(page, "watch")
    follow(ada, "/watch", held)
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Move 1 of")
    expect(page).to_have_url(f"{ada.house.address}/watch")
    held.pop().continue_()
    expect(page.locator("h1")).to_have_text("Watch")
    page.go_back()
    expect(place).to_contain_text("Move 0 of")
    expect(page).to_have_url(re.compile(f"/t/{table}/replay"))


def test_a_page_that_comes_too_late_or_not_at_all_does_not_disturb_the_one_that_is_there(come: Come) -> None:
    ada = come()
    ada.forgive("ERR_FAILED")
    page = ada.go("/")
    late, lost = held_back(page, "watch"), held_back(page, "war")
    follow(ada, "/watch", late)
    page.go_back()
    follow(ada, "/war", lost)
    ada.go("/me")
    late.pop().continue_()
    lost.pop().abort()
    page.wait_for_timeout(300)
    expect(page.locator("h1")).to_have_text("You and your games")
    expect(page).to_have_url(f"{ada.house.address}/me")
