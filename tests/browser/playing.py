"""Playing a duel: on the screen with what it offers, or quickly behind its back to come to a later moment."""

import re
import secrets
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.services import wait_for

from .visitors import PATIENCE, Visitor

State = dict[str, Any]
Choose = Callable[[State], State | None]
"""Of a state, the move to make; None to stop here."""

BREATH = 20
"""Milliseconds between two looks."""
OVER = ".duel-result"
YOURS = ".prompt.yours"
STANDING = """() => ({
    over: document.querySelector('.duel-result') !== null,
    yours: document.querySelector('.prompt.yours') !== null && document.querySelector('dialog[open]') === null,
    covered: document.querySelector('.cover') !== null,
    lines: document.querySelectorAll('.log li').length,
    picked: document.querySelectorAll('.card.sel').length,
    sure: document.querySelector('.deciding .primary:not(:disabled)') !== null,
})"""


def table_id(page: Page) -> str:
    """The table that the page is about."""
    found = re.search(r"/t/([\w-]+)", page.url)
    assert found, page.url
    return found[1]


def play_now(visitor: Visitor, name: str) -> str:
    """From the first page straight into a duel against the computer; the table's id."""
    page = visitor.go("/")
    page.get_by_label("Your name").fill(name)
    visitor.button("Play now").click()
    page.locator(".duel").wait_for()
    return table_id(page)


def open_table(visitor: Visitor, *seats: str, **settings: Any) -> str:
    """Open a table without the screen; its id."""
    id_ = secrets.token_urlsafe(16)
    wish = {"id": id_, "game": "duel", "seats": list(seats), "visibility": "private", **settings}
    visitor.ask("POST", "/api/tables", wish)
    return id_


def seen(visitor: Visitor, table: str, seat: int | None = None) -> State:
    """The table as this person may know it."""
    return dict(visitor.ask("GET", f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}")))


def send(visitor: Visitor, table: str, deed: State, expected: int | None = None) -> State:
    """Do something at a table without the screen; the update."""
    if expected is None:
        stream = {"play": "game", "undo": "game"}.get(deed["do"], "seats")
        expected = int(seen(visitor, table)["numbers"][stream])
    command = {"id": secrets.token_urlsafe(12), "expected": expected, "deed": deed}
    return dict(visitor.ask("POST", f"/api/tables/{table}/commands", command))


def hasten(table: str, *people: Visitor, choose: Choose) -> State:
    """Let these people play without the screen until `choose` finds no more to do, or the game is over.

    Whoever has the table open looks away, until they `go` there again: to draw every move that nobody looks at takes long.
    """
    for person in people:
        if f"/t/{table}" in person.page.url:
            person.go("/replay")
    state = awaited_state(table, people)
    while state["about"]["status"] != "over":
        choice = choose(state)
        if choice is None:
            return state
        seat = state["game"]["viewer"]
        told = send(
            state["person"], table, {"do": "play", "seat": seat, "move": choice["move"]}, state["numbers"]["game"]
        )
        if told["game"]["viewer"] == seat and told["game"]["moves"] and "about" not in told:
            log = state["log"] + told["log"]
            state |= {"game": told["game"], "log": log, "numbers": state["numbers"] | told["numbers"]}
        else:
            state = awaited_state(table, people)
    return state


def awaited_state(table: str, people: tuple[Visitor, ...]) -> State:
    """What the person sees whose turn it is (and who it is), as soon as it is one of these; or the end."""
    found: list[State] = []

    def look() -> bool:
        states = [seen(person, table) | {"person": person} for person in people]
        found[:] = [state for state in states if state["game"]["moves"] or state["about"]["status"] == "over"]
        return bool(found)

    wait_for(look)
    return found[0]


def until(found: Callable[[State], bool]) -> Choose:
    """Play on like that until a state is so."""
    return lambda state: None if found(state) else greedily(state)


def can(*deeds: str) -> Callable[[State], bool]:
    """Does a state list a move of every one of these kinds?"""
    return lambda state: set(deeds) <= {move.get("do") for move in state["game"]["moves"]}


def greedily(state: State) -> State:
    """Take what can be taken, else refresh, else pass: so a game comes to its end."""
    moves: list[State] = state["game"]["moves"]
    for deed in ("take", "stop", "exchange", "refresh", "pass"):
        for move in moves:
            if move.get("do") == deed:
                return move
    return moves[0]


def passing(state: State) -> State:
    """Pass wherever it is possible: two people who do so have soon played to the end."""
    moves: list[State] = state["game"]["moves"]
    return next((move for move in moves if move.get("do") == "pass"), moves[0])


def wait_until(page: Page, holds: str, given: object = None) -> None:
    """Wait until this holds on the page.

    It asks ten times a second. To ask at every frame, as is usual, makes the browser draw all the time.
    """
    page.wait_for_function(holds, arg=given, polling=100)


def wait_on(page: Page, holds: Callable[[], object]) -> None:
    """Wait until this holds, which the page's own events bring about: they are heard while the page waits."""
    for _ in range(PATIENCE // BREATH):
        if holds():
            return
        page.wait_for_timeout(BREATH)
    raise TimeoutError("it did not come to pass")


def standing(page: Page) -> State:
    """How the table on the screen stands."""
    return dict(page.evaluate(STANDING))


def awaited(page: Page) -> bool:
    """Wait until the screen asks for a move; False when the game is over instead."""
    wait_until(page, f"() => (now => now.over || now.yours)(({STANDING})())")
    return not standing(page)["over"]


def usable(page: Page, deed: str) -> Locator:
    """The cards that, as they say, can be used like this."""
    return (
        page.locator(".board button.card.usable")
        .filter(has=page.locator("svg"))
        .and_(page.locator(f"[aria-label*='{deed}']"))
    )


def press(thing: Locator) -> None:
    """Click it, or on a phone touch it; a card at its left edge, which shows even where cards are fanned."""
    place = {"position": {"x": 7, "y": 30}} if "card" in (thing.get_attribute("class") or "") else {}
    touch = (thing.page.viewport_size or {"width": 0})["width"] < 500
    (thing.tap if touch else thing.click)(**place)  # type: ignore[arg-type]


def confirm(page: Page) -> None:
    """Confirm what is chosen, and wait until the log tells it."""
    before = standing(page)["lines"]
    press(page.locator(".deciding .primary"))
    wait_until(page, "lines => document.querySelectorAll('.log li').length > lines", before)


def move_on_screen(page: Page) -> None:
    """Make one move with what the screen offers: take a card with a gold rim, else refresh, else pass."""
    for deed in ("can be taken", "can be picked up", "can leave the Street"):
        cards = usable(page, deed)
        if cards.count():
            press(cards.first)
            choose_a_way(page)
            return confirm(page)
    pass_on_screen(page)


def pass_on_screen(page: Page) -> None:
    """End what has begun: stop the exchange or pass, and if the screen asks, say that it is meant."""
    before = standing(page)["lines"]
    stop = page.locator(".deciding button", has_text="Stop")
    press(stop if stop.count() else page.locator(".deciding button", has_text="Pass"))
    wait_until(
        page,
        "lines => document.querySelectorAll('.log li').length > lines || document.querySelector('dialog[open]')",
        before,
    )
    if page.locator("dialog[open] .primary", has_text="Pass").count():
        press(page.locator("dialog[open] .primary", has_text="Pass"))
        wait_until(page, "lines => document.querySelectorAll('.log li').length > lines", before)


def choose_a_way(page: Page) -> None:
    """If the picked card leaves a choice, take the first way."""
    wait_until(page, "() => document.querySelector('.deciding .primary:not(:disabled), label.way')")
    if not standing(page)["sure"]:
        press(page.locator("label.way").first)
        expect(page.locator(".deciding .primary")).to_be_enabled()


def choose_move(page: Page, text: str) -> None:
    """Choose a move from the list of all of them by the words that it begins with."""
    page.locator(".offers .link").click()
    page.locator("label.way", has_text=re.compile(f"^{re.escape(text)}")).first.click()
    expect(page.locator(".deciding .primary")).to_be_enabled()


def play_on_screen(page: Page, most: int = 400) -> int:
    """Play on by clicking until the game is over, or so many moves were made; their number."""
    for number in range(most):
        if not awaited(page):
            return number
        move_on_screen(page)
    return most
