"""Every page and every state of a game at every size: nothing is cut off or overlaps, and axe-core finds no error."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from .checks import DESKTOP, PHONE, SMALLER, misplaced
from .conftest import NewVisitor
from .gameplay import (
    State,
    choose_move,
    fast_forward,
    greedy_move,
    offers,
    open_table,
    play_until,
    press,
    wait_for_turn,
)
from .visitors import Visitor

PAGES = {
    "/": "Famiglia",
    "/new/bot": "Against the computer",
    "/new/friend": "Invite a friend",
    "/new/hotseat": "Two at one screen",
    "/watch": "Watch",
    "/replay": "Replay a saved game",
    "/me": "You and your games",
    "/war": "The Great Mafia War",
    "/rules/duel": "The rules of the duel",
    "/rules/war": "The rules of the war",
    "/api/docs": "The API",
    "/nowhere": "There is nothing here",
}
DOCUMENTS = ("/rules/duel", "/rules/war", "/api/docs")
"""Long pages of text, which differ between screens only in their line breaks."""


def look_at_all_sizes(visitor: Visitor, moment: str, for_axe: Sequence[tuple[int, int]] = (DESKTOP, PHONE)) -> None:
    """Check the page at every size, with axe-core only at the sizes `for_axe`, and restore the size."""
    before = visitor.page.viewport_size
    assert before is not None
    for size in (DESKTOP, SMALLER, PHONE):
        visitor.resize(size)
        if size in for_axe:
            visitor.check_screen(moment)
        else:
            assert [] == misplaced(visitor.page), f"{moment} at {size}"
    visitor.resize((before["width"], before["height"]))


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_every_screen_and_has_no_barrier(new_visitor: NewVisitor, path: str) -> None:
    guest = new_visitor()
    if path == "/nowhere":
        guest.ignore_errors(r"status of 404 .*/nowhere$")
    page = guest.go_and_settle(path)
    expect(page.locator("h1")).to_contain_text(PAGES[path])
    for details in page.locator("main details").all():
        details.evaluate("box => box.open = true")
    look_at_all_sizes(guest, path, (DESKTOP,) if path in DOCUMENTS else (DESKTOP, PHONE))


def many_cards(state: State) -> bool:
    """Whether the hand is long."""
    return bool(max(state["game"]["view"]["hand_sizes"]) > 9)


def last_turns(state: State) -> bool:
    """Whether the last turns have begun."""
    return bool(state["game"]["view"]["ending"])


def test_every_state_of_a_game_fits_every_screen(new_visitor: NewVisitor) -> None:
    """The start, a way chosen, a refusal, a Brute at work, an exchange, a long hand, the last turns, the count."""
    anna, bruno = new_visitor(), new_visitor()
    anna.become_guest("Anna of the many cards")
    bruno.become_guest("Bruno, called the Accountant of Palermo")
    table = open_table(anna, "me", "open", first=0)
    bruno.request(
        "POST", f"/api/tables/{table}/commands", {"id": "sits-down", "expected": 1, "deed": {"do": "sit", "seat": 1}}
    )
    people = {0: anna, 1: bruno}

    def come_to(moment: str, found: object) -> Visitor:
        state = fast_forward(table, anna, bruno, choose=play_until(found))  # type: ignore[arg-type]
        assert "over" != state["about"]["status"], f"{moment} does not come about in this game"
        mover = people[state["game"]["viewer"]]
        mover.go(f"/t/{table}")
        assert wait_for_turn(mover.page)
        look_at_all_sizes(mover, moment)
        return mover

    mover = come_to("the first turn", lambda state: True)
    press(mover.page.locator(".board button.card.usable").first)
    look_at_all_sizes(mover, "a card is picked")

    mover = come_to("a Brute can be played", offers("brute"))
    choose_move(mover.page, "Brute ")
    look_at_all_sizes(mover, "a Brute is chosen among all moves")
    press(mover.page.locator(".deciding .primary"))
    expect(mover.page.locator(".lowered")).to_have_count(1)
    look_at_all_sizes(mover, "a card was lowered")

    mover = come_to("an Accountant can be played", offers("account"))
    choose_move(mover.page, "Play Accountant")
    press(mover.page.locator(".deciding .primary"))
    expect(mover.page.locator(".prompt h2")).to_contain_text("Exchange")
    look_at_all_sizes(mover, "the exchange")
    press(mover.page.locator(".deciding .ghost").first)
    expect(mover.page.locator(".prompt h2")).not_to_contain_text("Exchange")

    come_to("a long hand", many_cards)
    come_to("the last turns", last_turns)
    fast_forward(table, anna, bruno, choose=greedy_move)
    page = bruno.go(f"/t/{table}")
    page.locator(".duel-result").wait_for()
    look_at_all_sizes(bruno, "the count")
    bruno.button("Look at the table").click()
    look_at_all_sizes(bruno, "the table when all is over")


def test_windows_over_the_table_fit_every_screen(new_visitor: NewVisitor) -> None:
    carla = new_visitor()
    carla.become_guest("Carla C.")
    table = open_table(carla, "me", "bot:greedy")
    fast_forward(table, carla, choose=play_until(lambda state: len(state["game"]["view"]["discard"]) > 8))
    page = carla.go(f"/t/{table}")
    assert wait_for_turn(page)
    page.locator(".piles").click()
    look_at_all_sizes(carla, "the piles")
    page.keyboard.press("Escape")
    carla.button("Menu").click()
    look_at_all_sizes(carla, "the menu")
    page.keyboard.press("Escape")
    page.locator(".board button.card.idle").first.click(position={"x": 7, "y": 30}, force=True)
    expect(page.locator(".tip, .refusal").first).to_be_visible()
    look_at_all_sizes(carla, "why a card cannot be used")
    carla.resize(PHONE)
    page.keyboard.press("Escape")
    carla.button("Log").click()
    carla.check_screen("the log as a drawer")
