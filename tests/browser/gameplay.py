"""Play a duel by clicking on the screen, or quickly through the API to reach a later position."""

import re
import secrets
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.services import wait_for

from .visitors import Visitor

State = dict[str, Any]
Choose = Callable[[State], State | None]
"""Chooses a move from a state, or None to stop."""

OVER = ".duel-result"
YOURS = ".prompt.yours"
SCREEN_STATE = """() => ({
    over: document.querySelector('.duel-result') !== null,
    yours: document.querySelector('.prompt.yours') !== null && document.querySelector('dialog[open]') === null,
    covered: document.querySelector('.cover') !== null,
    lines: document.querySelectorAll('.log li').length,
    picked: document.querySelectorAll('.card.sel').length,
    sure: document.querySelector('.deciding .primary:not(:disabled)') !== null,
})"""


def table_id(page: Page) -> str:
    """The id of the table that the page shows."""
    found = re.search(r"/t/([\w-]+)", page.url)
    assert found, page.url
    return found[1]


def play_now(visitor: Visitor, name: str | None = None, game: str = "duel") -> str:
    """Start a game against the computer from the start page, and return the table's id; only newcomers give a name."""
    page = visitor.go("/")
    if name is not None:
        page.get_by_label("Your name").fill(name)
    visitor.button("Play now").click()
    choose_game(visitor, game)
    page.locator(f".{game}").wait_for()
    return table_id(page)


def choose_game(visitor: Visitor, game: str) -> None:
    """Answer the question which game to play now."""
    visitor.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{game}", re.IGNORECASE)).click()


def open_table(visitor: Visitor, *seats: str, **settings: Any) -> str:
    """Open a table through the API and return its id."""
    id_ = secrets.token_urlsafe(16)
    body = {"id": id_, "game": "duel", "seats": list(seats), "visibility": "private", **settings}
    visitor.request("POST", "/api/tables", body)
    return id_


def table_state(visitor: Visitor, table: str, seat: int | None = None) -> State:
    """The state of the table as this visitor may see it."""
    return dict(visitor.request("GET", f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}")))


def send(visitor: Visitor, table: str, deed: State, expected: int | None = None) -> State:
    """Send a command to a table through the API and return the update."""
    if expected is None:
        stream = "game" if deed["do"] in ("play", "undo", "sketch", "suggest") else "seats"
        expected = int(table_state(visitor, table)["numbers"][stream])
    command = {"id": secrets.token_urlsafe(12), "expected": expected, "deed": deed}
    return dict(visitor.request("POST", f"/api/tables/{table}/commands", command))


def fast_forward(table: str, *people: Visitor, choose: Choose) -> State:
    """Let these people play through the API until `choose` returns None or the game is over.

    A page that shows the table leaves it first, because drawing every move takes long.
    """
    for person in people:
        if f"/t/{table}" in person.page.url:
            person.go("/replay")
    state = wait_for_decision(table, people)
    while state["about"]["status"] != "over":
        choice = choose(state)
        if choice is None:
            return state
        seat = state["game"]["viewer"]
        update = send(
            state["person"], table, {"do": "play", "seat": seat, "move": choice["move"]}, state["numbers"]["game"]
        )
        if update["game"]["viewer"] == seat and update["game"]["moves"] and "about" not in update:
            log = state["log"] + update["log"]
            state |= {"game": update["game"], "log": log, "numbers": state["numbers"] | update["numbers"]}
        else:
            state = wait_for_decision(table, people)
    return state


def wait_for_decision(table: str, people: tuple[Visitor, ...]) -> State:
    """Wait until one of these people has to decide or the game is over; the state as that person sees it."""
    found: list[State] = []

    def look() -> bool:
        states = [table_state(person, table) | {"person": person} for person in people]
        found[:] = [state for state in states if state["game"]["moves"] or state["about"]["status"] == "over"]
        return bool(found)

    wait_for(look)
    return found[0]


def play_until(found: Callable[[State], bool]) -> Choose:
    """Choose greedy moves until a state meets this condition."""
    return lambda state: None if found(state) else greedy_move(state)


def offers(*verbs: str) -> Callable[[State], bool]:
    """A condition for `play_until`: a state lists at least one move of each of these verbs."""
    return lambda state: set(verbs) <= {move.get("verb") for move in state["game"]["moves"]}


def greedy_move(state: State) -> State:
    """Take a card if possible, else refresh, else pass, so that the game ends."""
    moves: list[State] = state["game"]["moves"]
    for verb in ("take", "stop", "exchange", "refresh", "pass"):
        for move in moves:
            if move.get("verb") == verb:
                return move
    return moves[0]


def passing_move(state: State) -> State:
    """Pass if possible, so that the game ends soon."""
    moves: list[State] = state["game"]["moves"]
    return next((move for move in moves if move.get("verb") == "pass"), moves[0])


def wait_until(page: Page, holds: str, given: object = None) -> None:
    """Wait until this JavaScript condition holds on the page.

    It is checked ten times a second: Playwright's default, at every frame, makes the browser draw all the time.
    """
    page.wait_for_function(holds, arg=given, polling=100)


def screen_state(page: Page) -> State:
    """What the screen of the table shows now."""
    return dict(page.evaluate(SCREEN_STATE))


def wait_for_turn(page: Page) -> bool:
    """Wait until the screen asks for a move; False when the game is over instead."""
    wait_until(page, f"() => (now => now.over || now.yours)(({SCREEN_STATE})())")
    return not screen_state(page)["over"]


def usable_cards(page: Page, label: str) -> Locator:
    """The usable cards whose label contains these words."""
    return (
        page.locator(".board button.card.usable")
        .filter(has=page.locator("svg"))
        .and_(page.locator(f"[aria-label*='{label}']"))
    )


def press(element: Locator) -> None:
    """Click it, or tap it on a phone; a card at its left edge, which is visible even in a fan."""
    place = {"position": {"x": 7, "y": 30}} if "card" in (element.get_attribute("class") or "") else {}
    touch = (element.page.viewport_size or {"width": 0})["width"] < 500
    (element.tap if touch else element.click)(**place)  # type: ignore[arg-type]


def confirm(page: Page) -> None:
    """Confirm the chosen move and wait until the log shows it."""
    before = screen_state(page)["lines"]
    press(page.locator(".deciding .primary"))
    wait_until(page, "lines => document.querySelectorAll('.log li').length > lines", before)


def move_on_screen(page: Page) -> None:
    """Make one move on the screen: take a usable card, else refresh, else pass."""
    for label in ("can be taken", "can be picked up", "can leave the Street"):
        cards = usable_cards(page, label)
        if cards.count():
            press(cards.first)
            choose_a_way(page)
            return confirm(page)
    pass_on_screen(page)


def pass_on_screen(page: Page) -> None:
    """Stop the exchange or pass, and confirm it if the screen asks."""
    before = screen_state(page)["lines"]
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
    """If the picked card can be used in several ways, take the first one."""
    wait_until(page, "() => document.querySelector('.deciding .primary:not(:disabled), label.way')")
    if not screen_state(page)["sure"]:
        press(page.locator("label.way").first)
        expect(page.locator(".deciding .primary")).to_be_enabled()


def choose_move(page: Page, text: str) -> None:
    """Choose the move whose text begins with these words from the list of all moves."""
    page.locator(".offers .link").click()
    page.locator("label.way", has_text=re.compile(f"^{re.escape(text)}")).first.click()
    expect(page.locator(".deciding .primary")).to_be_enabled()


def play_on_screen(page: Page, most: int = 400) -> int:
    """Play by clicking until the game is over or `most` moves are made; returns the number of moves."""
    for number in range(most):
        if not wait_for_turn(page):
            return number
        move_on_screen(page)
    return most
