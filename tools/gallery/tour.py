"""Goes through all screens of the browser client and takes their pictures."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect
from tests.browser.checks import PHONE
from tests.browser.gameplay import (
    choose_a_way,
    choose_move,
    fast_forward,
    greedy_move,
    offers,
    open_table,
    play_until,
    press,
    send,
    wait_for_turn,
)
from tests.browser.visitors import Visitor

from .studio import DESK, Picture, Studio

TABLET = (1024, 768)


def tour(studio: Studio) -> Iterator[Picture]:
    """All pictures, in the order of the page."""
    for stop in (start_pages, invitation, turn, late_game, windows, other_pages, languages, phone):
        yield from stop(studio)
        studio.close_visitors()


def start_pages(studio: Studio) -> Iterator[Picture]:
    """The pages before a game."""
    guest = studio.new_visitor()
    page = guest.go("/")
    page.get_by_label("Your name").fill("Anna")
    page.locator(".shown").first.wait_for()
    yield studio.shoot(guest, "start", "The first page, with both games")
    guest.button("Play now").click()
    page.get_by_role("dialog").wait_for()
    yield studio.shoot(guest, "which", "Two clicks to play either game")
    guest.go("/new/bot").get_by_role("group", name="Level").wait_for()
    page.locator("details").evaluate("box => box.open = true")
    yield studio.shoot(guest, "new", "A new duel, with every edition and house rule")


def invitation(studio: Studio) -> Iterator[Picture]:
    """A table that waits for a friend, and tables to watch."""
    anna, bruno = studio.new_visitor("Anna"), studio.new_visitor(size=PHONE)
    table = open_table(anna, "me", "open", visibility="listed")
    anna.go(f"/t/{table}").get_by_label("Link for your friend").wait_for()
    yield studio.shoot(anna, "waiting", "A table waits for a friend")
    bruno.go(f"/t/{table}").get_by_label("Your name").fill("Bruno")
    yield studio.shoot(bruno, "phone-invited", "The friend opens the link")
    bruno.button("Sit down").click()
    bruno.page.locator(".duel").wait_for()
    onlooker = studio.new_visitor()
    onlooker.go("/watch").get_by_role("link", name="Anna v. Bruno").wait_for()
    yield studio.shoot(onlooker, "watch", "Tables that everybody may watch")


def at_table(visitor: Visitor, table: str) -> Visitor:
    """Go to a table and wait for the visitor's turn."""
    visitor.go(f"/t/{table}")
    assert wait_for_turn(visitor.page)
    return visitor


def turn(studio: Studio) -> Iterator[Picture]:
    """The steps of a turn."""
    anna, bruno = studio.new_visitor("Anna"), studio.new_visitor("Bruno")
    table = open_table(anna, "me", "open", first=0)
    send(bruno, table, {"do": "sit", "seat": 1})
    people = (anna, bruno)

    def come_to(found: Any) -> Visitor:
        state = fast_forward(table, *people, choose=play_until(found))
        return at_table(people[state["game"]["viewer"]], table)

    mover = come_to(lambda state: state["game"]["turn"] > 8 and offers("take", "refresh")(state))
    yield studio.shoot(mover, "table", "A turn begins: cards with a gold rim can be used")
    press(mover.page.locator(".board button.card.usable[aria-label*='can be taken']").first)
    choose_a_way(mover.page)
    yield studio.shoot(mover, "way", "A card is chosen: the ways to pay, and what becomes of which card")
    mover.page.keyboard.press("Escape")
    mover.page.locator(".board button.card.idle").first.click(position={"x": 7, "y": 30}, force=True)
    mover.page.locator(".tip").wait_for()
    yield studio.shoot(mover, "why", "A dimmed card says which rule forbids it, and what would make it legal")
    mover = come_to(offers("brute"))
    choose_move(mover.page, "Brute ")
    yield studio.shoot(mover, "brute", "A Brute lowers a card of the Street")
    mover = come_to(offers("account"))
    choose_move(mover.page, "Play Accountant")
    press(mover.page.locator(".deciding .primary"))
    expect(mover.page.locator(".prompt h2")).to_contain_text("Exchange")
    yield studio.shoot(mover, "exchange", "An Accountant exchanges cards with the play area")


def late_game(studio: Studio) -> Iterator[Picture]:
    """Many cards, the last turns, the score, the replay and the proof of the deal."""
    anna, bruno = studio.new_visitor("Anna"), studio.new_visitor("Bruno")
    table = open_table(anna, "me", "open", first=1)
    anna.go(f"/t/{table}").locator(".waiting").wait_for()  # so that her browser sees the commitment before the deal
    send(bruno, table, {"do": "sit", "seat": 1})
    state = fast_forward(table, anna, bruno, choose=play_until(lambda state: bool(state["game"]["view"]["ending"])))
    mover = at_table((anna, bruno)[state["game"]["viewer"]], table)
    yield studio.shoot(mover, "last-turns", "The last turns, with many cards on the table")
    fast_forward(table, anna, bruno, choose=greedy_move)
    anna.go(f"/t/{table}").locator(".duel-result").wait_for()
    yield studio.shoot(anna, "result", "The count of every card")
    anna.resize(PHONE)
    yield studio.shoot(anna, "phone-result", "The count")
    anna.go(f"/t/{table}/replay?n=24").locator(".board .card").first.wait_for()
    yield studio.shoot(anna, "phone-replay", "A replay")
    anna.resize(DESK)
    yield studio.shoot(anna, "replay", "A replay, step by step; every moment has its own address")
    anna.button("Check the deal").click()
    anna.page.get_by_text("The deal was fair.").wait_for()
    yield studio.shoot(anna, "verify", "The deal is checked in the reader's own browser")


def windows(studio: Studio) -> Iterator[Picture]:
    """The windows over the table, and settings of the display."""
    anna = studio.new_visitor("Anna")
    table = open_table(anna, "me", "bot:greedy")
    fast_forward(table, anna, choose=play_until(lambda state: len(state["game"]["view"]["discard"]) > 9))
    page = at_table(anna, table).page
    page.locator(".piles").click()
    yield studio.shoot(anna, "piles", "What is known of deck and discard pile")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    yield studio.shoot(anna, "keys", "Everything works with the keyboard alone")
    page.keyboard.press("Escape")
    anna.button("Menu").click()
    yield studio.shoot(anna, "menu", "Language, motion, colours and sound")
    page.get_by_role("radio", name="High contrast").check()
    page.keyboard.press("Escape")
    yield studio.shoot(anna, "contrast", "High contrast")
    anna.resize(TABLET)
    yield studio.shoot(anna, "tablet", "A tablet")
    pair = studio.new_visitor()
    page = pair.go("/new/hotseat")
    page.get_by_label("Your name").fill("Carla")
    pair.button("Begin").click()
    page.locator(".cover").wait_for()
    yield studio.shoot(pair, "cover", "Two at one screen: the hands stay covered in between")


def other_pages(studio: Studio) -> Iterator[Picture]:
    """Chat, account, rules and upload."""
    anna, bruno = studio.new_visitor("Anna"), studio.new_visitor("Bruno")
    table = open_table(anna, "me", "open", first=0)
    send(bruno, table, {"do": "sit", "seat": 1})
    for visitor, text in ((bruno, "Good luck!"), (anna, "To you too. I take the roses."), (bruno, "We shall see …")):
        send(visitor, table, {"do": "say", "room": "players", "text": text}, 0)
    at_table(anna, table)
    yield studio.shoot(anna, "chat", "The first turn, and the players' own room to talk in")
    anna.go("/me")
    yield studio.shoot(anna, "account", "A guest has a name and a secret link; an account is never needed")
    anna.go("/rules/duel#D-51").locator("[id='D-51']").wait_for()
    yield studio.shoot(anna, "rules", "Every rule in one sentence, with our rulings beside it")
    anna.go("/replay")
    yield studio.shoot(anna, "upload", "A saved game is read again, and checked first")


def languages(studio: Studio) -> Iterator[Picture]:
    """The same table in German and French."""
    for lang, caption in (("de", "Auf Deutsch"), ("fr", "En français")):
        anna = studio.new_visitor("Anna", lang=lang)
        table = open_table(anna, "me", "bot:greedy")
        fast_forward(table, anna, choose=play_until(lambda state: state["game"]["turn"] > 6))
        page = at_table(anna, table).page
        page.locator(".offers .link").click()
        yield studio.shoot(anna, f"table-{lang}", caption)


def phone(studio: Studio) -> Iterator[Picture]:
    """The game on a phone."""
    guest = studio.new_visitor(size=PHONE)
    guest.go("/").get_by_label("Your name").fill("Anna")
    yield studio.shoot(guest, "phone-start", "The first page")
    anna = studio.new_visitor("Anna", size=PHONE)
    table = open_table(anna, "me", "bot:greedy")
    fast_forward(table, anna, choose=play_until(lambda state: state["game"]["turn"] > 8 and offers("take")(state)))
    page = at_table(anna, table).page
    yield studio.shoot(anna, "phone-table", "The table: no scrolling, the hand is swiped")
    press(page.locator(".board button.card.usable[aria-label*='can be taken']").first)
    choose_a_way(page)
    yield studio.shoot(anna, "phone-way", "The ways to pay")
    page.locator(".deciding button").first.tap()
    anna.button("Log").tap()
    page.locator(".story .shut").wait_for()
    yield studio.shoot(anna, "phone-log", "The log")
    anna.button("Close the log").tap()
    anna.button("Menu").tap()
    yield studio.shoot(anna, "phone-menu", "The menu")
