"""Whole wars on the screen: two people and two bots to the end, a round on a phone, and sealed cards."""

import random

from playwright.sync_api import expect

from .checks import PHONE
from .conftest import NewVisitor
from .gameplay import State, send, table_state
from .visitors import Visitor, wait_on
from .war_play import open_war, play_war
from .war_player import KeyboardPlayer, WarPlayer, play_on_screens

RESULT = "dialog[open]"


def seated(table: str, visitor: Visitor, name: str, seat: int) -> None:
    """Take a seat through the API."""
    visitor.become_guest(name)
    send(visitor, table, {"do": "sit", "seat": seat})


def checked_once(moments: set[tuple[object, str]], player: WarPlayer, state: State) -> None:
    """Check the screen when a player is asked something for the first time."""
    size = str(player.page.viewport_size)
    question = " ".join(word for word in state["question"].split() if word.islower())
    if (size, question) not in moments:
        moments.add((size, question))
        player.visitor.check_screen(state["question"])


def test_two_people_on_two_devices_play_a_war_with_two_bots_to_the_end(new_visitor: NewVisitor) -> None:
    """Anna sits at a desk, her mate Bea has a phone. Every question fits both screens and has no barrier."""
    anna, bea = new_visitor(), new_visitor(size=PHONE)
    anna.become_guest("Anna")
    table = open_war(anna, "me", "bot:random", "open", "bot:random")
    seated(table, bea, "Bea", 2)
    players = [WarPlayer(anna, random.Random(7)), WarPlayer(bea, random.Random(8))]
    for player in players:
        player.visitor.open(f"/t/{table}").locator(".war-map").wait_for()
    moments: set[tuple[object, str]] = set()

    def over() -> bool:
        return all(player.look()["over"] for player in players)

    play_on_screens(players, over, lambda player, state: checked_once(moments, player, state))
    state = table_state(anna, table)
    assert "over" == state["about"]["status"]
    assert all(len(player.asked) > 5 for player in players)
    for player in players:
        expect(player.page.locator(RESULT)).to_be_visible()
        player.visitor.check_screen("the result")


def test_a_round_of_a_war_is_played_on_a_phone(new_visitor: NewVisitor) -> None:
    nina = new_visitor(size=PHONE)
    nina.become_guest("Nina")
    table = open_war(nina, "me", bot="bot:random")
    page = nina.open(f"/t/{table}")
    page.locator(".war-map").wait_for()
    player = WarPlayer(nina, random.Random(3))

    def second_round() -> bool:
        return bool(table_state(nina, table)["game"]["turn"] > 1)

    play_on_screens([player], second_round, lambda player, state: None)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the phone"


def test_a_round_of_a_war_is_played_with_the_keyboard_alone(new_visitor: NewVisitor) -> None:
    nina = new_visitor()
    nina.become_guest("Nina")
    table = open_war(nina, "me", bot="bot:random")
    nina.open(f"/t/{table}").locator(".war-map").wait_for()

    def second_round() -> bool:
        return bool(table_state(nina, table)["game"]["turn"] > 1)

    play_on_screens([KeyboardPlayer(nina, random.Random(5))], second_round, lambda player, state: None)


def test_sealed_cards_wait_for_a_browser_that_was_closed(new_visitor: NewVisitor) -> None:
    """Anna lays her card while Bruno's browser is closed. He sees only that she has chosen, and chooses later."""
    anna, bruno = new_visitor(), new_visitor()
    anna.become_guest("Anna")
    table = open_war(anna, "me", "open", bot="bot:random")
    seated(table, bruno, "Bruno", 1)
    rng = random.Random(2)
    state = play_war(table, anna, bruno, found=against_each_other)
    assert {0, 1} == set(state["game"]["to_decide"])
    page = anna.open(f"/t/{table}")
    player = WarPlayer(anna, rng)
    card = state["game"]["moves"][0]["arguments"]["card"]
    while table_state(bruno, table, 1)["game"]["to_decide"] != [1]:
        wait_on(page, player.ready)
        player.act()

    told: list[str] = []
    page = bruno.context.new_page()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
    bruno.page.close()
    bruno.page = page
    bruno.open(f"/t/{table}")
    later = WarPlayer(bruno, rng)
    wait_on(page, later.ready)
    decision = table_state(bruno, table, 1)["game"]["view"]["decision"]
    assert "?" in (decision["attackers_card"], decision["defenders_card"])
    assert card
    assert told
    assert not [text for text in told if '"move":"card ' in text and '"seat":0' in text.split('"move":"card ')[0][-80:]]
    while table_state(anna, table)["game"]["view"]["decision"]["step"] == "cards":
        wait_on(page, later.ready)
        later.act()
    bruno.check_screen("after both cards")


def against_each_other(state: State) -> bool:
    """Whether the first two seats choose conflict cards against each other."""
    game = state["game"]
    return bool(game["view"]["decision"]["step"] == "cards" and {0, 1} == set(game["to_decide"]))
