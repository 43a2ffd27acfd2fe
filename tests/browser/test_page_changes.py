"""Going from one page to the next: the old page stays until the new one is loaded, and does nothing after that."""

import re

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from .checks import misplaced, settle
from .conftest import NewVisitor
from .gameplay import fast_forward, open_table, play_until
from .visitors import Visitor, run_clock_until, wait_on

AT_ONCE = """table => {
    const { WebSocket: Socket, fetch, requestAnimationFrame, setTimeout } = window;
    const { close } = Socket.prototype;
    // A browser does not always complain; here it does, and the connection stands.
    Socket.prototype.close = function () { this.readyState ? close.call(this) : console.warn('given up too early') };
    const waiting = [];
    const wait = (...wish) => waiting.push(wish);
    const leave = (address) => {
        if (!String(address).includes(table)) return;
        Object.assign(window, { WebSocket: Socket, fetch, requestAnimationFrame: wait, setTimeout: wait });
        const link = Object.assign(document.createElement('a'), { href: '/me' });
        document.body.append(link);
        queueMicrotask(() => { link.click(); link.remove() });
    };
    window.WebSocket = class extends Socket { constructor(address) { super(address); leave(address) } };
    window.fetch = (...asked) => { leave(asked[0]); return fetch(...asked) };
    window.paintAgain = () => {
        Object.assign(window, { requestAnimationFrame, setTimeout });
        for (const [wish, pause] of waiting) setTimeout(wish, pause);
    };
}"""
"""Leaves a page as soon as it sends a request about the table, before it is drawn."""


def held_back(page: Page, module: str) -> list[Route]:
    """Hold back the requests for a module; they are collected in the list that is returned."""
    held: list[Route] = []
    page.route(f"**/{module}.js", lambda route: held.append(route))
    return held


def asked(page: Page, held: list[Route]) -> Route:
    """Wait until the module is requested."""
    wait_on(page, lambda: held)
    return held.pop()


def follow(visitor: Visitor, path: str, held: list[Route]) -> Route:
    """Click a link, and wait until its page is requested."""
    visitor.follow_link(path)
    route = asked(visitor.page, held)
    expect(visitor.page).to_have_url(f"{visitor.server.address}{path}")
    return route


def test_a_page_that_is_being_left_does_not_take_the_address_back(new_visitor: NewVisitor) -> None:
    ada = new_visitor()
    ada.become_guest("Ada L.")
    table = open_table(ada, "me", "bot:random", first=0)
    fast_forward(table, ada, choose=play_until(lambda state: state["numbers"]["game"] > 6))
    page = ada.go(f"/t/{table}/replay")
    place = page.locator(".replaybar .place")
    expect(place).to_contain_text("Move 0 of")
    late = follow(ada, "/watch", held_back(page, "pages/watch"))
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Move 1 of")
    expect(page).to_have_url(f"{ada.server.address}/watch")
    late.continue_()
    expect(page.locator("h1")).to_have_text("Watch")
    page.go_back()
    expect(place).to_contain_text("Move 0 of")
    expect(page).to_have_url(re.compile(f"/t/{table}/replay"))


def test_a_page_that_loads_too_late_or_not_at_all_does_not_disturb_the_current_one(
    new_visitor: NewVisitor,
) -> None:
    ada = new_visitor()
    ada.ignore_errors("ERR_FAILED")
    page = ada.go("/")
    late = follow(ada, "/watch", held_back(page, "pages/watch"))
    page.go_back()
    lost = follow(ada, "/war", held_back(page, "pages/war"))
    ada.go("/me")
    with page.expect_event("requestfinished", lambda request: "pages/watch" in request.url):
        late.continue_()
    with page.expect_event("requestfailed", lambda request: "pages/war" in request.url):
        lost.abort()
    settle(page)
    expect(page.locator("h1")).to_have_text("You and your games")
    expect(page).to_have_url(f"{ada.server.address}/me")


@pytest.mark.parametrize("which", ["", "/replay"], ids=["the table", "the replay"])
def test_a_page_that_is_left_at_once_closes_its_connection_and_logs_no_error(
    new_visitor: NewVisitor, which: str
) -> None:
    ada = new_visitor()
    ada.become_guest("Ada L.")
    table = open_table(ada, "me", "bot:random", first=0)
    path = f"/t/{table}{which}"
    page = ada.go(path)
    page.locator(".board .card").first.wait_for()
    ada.go("/me")
    ada.go("/watch")
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.evaluate(AT_ONCE, table)
    ada.follow_link(path)
    expect(page.locator("h1")).to_have_text("You and your games")
    page.evaluate("paintAgain()")
    settle(page)
    wait_on(page, lambda: all(socket.is_closed() for socket in sockets))


def test_a_module_that_failed_to_load_is_requested_again(new_visitor: NewVisitor) -> None:
    ada = new_visitor()
    ada.ignore_errors("ERR_FAILED")
    page = ada.go("/")
    held = held_back(page, "ui/menu")
    ada.button("Menu").click()
    expect(page.locator(".later")).to_be_in_viewport(ratio=1)
    asked(page, held).abort()
    asked(page, held).continue_()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_module_that_cannot_be_loaded_can_be_requested_again_by_hand(new_visitor: NewVisitor) -> None:
    ada = new_visitor()
    ada.ignore_errors("ERR_FAILED")
    page = ada.go("/")
    page.route("**/ui/menu.js", lambda route: route.abort())
    page.clock.install()
    ada.button("Menu").click()
    run_clock_until(page, lambda: "This page could not be loaded." in (page.locator(".later").text_content() or ""))
    assert not misplaced(page)
    page.unroute_all()
    ada.button("Reload").click()
    ada.wait_until_drawn()
    ada.button("Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
