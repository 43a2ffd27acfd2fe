"""What surrounds the map of a war: order of play, headquarters, drawers, the team's room, and the news while one waits."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket, expect

from tests.services import wait_for

from .checks import DESKTOP, PHONE, SMALLER
from .conftest import NewVisitor
from .gameplay import open_table, press, send, table_state
from .visitors import Visitor, wait_on
from .war_player import WarPlayer

TEAM = (0, 2)
"""The seats of a team in the standard pack."""
DRAWERS = {"2": ".mats", "3": ".control-tiles", "4": ".folder", "5": ".team-room"}


def war(host: Visitor, *seats: str) -> str:
    """Open a war with the quick setup."""
    return open_table(host, *seats, game="war", options=["quick-setup"])


def two_of_a_team(new_visitor: NewVisitor) -> tuple[Visitor, Visitor, str]:
    """Anna and Carla in one team against bots; the first of them has to decide."""
    people = new_visitor(), new_visitor()
    for person, name in zip(people, ("Anna", "Carla"), strict=True):
        person.become_guest(name)
    table = war(people[0], "me", "bot:random", "open", "bot:random")
    send(people[1], table, {"do": "sit", "seat": 2})
    deciding: list[int] = []

    def decides() -> bool:
        deciding[:] = [seat for seat in TEAM if seat in table_state(people[0], table)["game"]["to_decide"]]
        return bool(deciding)

    wait_for(decides)
    first = TEAM.index(deciding[0])
    return people[first], people[1 - first], table


def check_surroundings(visitor: Visitor, moment: str) -> None:
    """Check the geometry and the accessibility of everything but the dock, which has tests of its own."""
    visitor.page.evaluate("document.querySelector('.dock').style.visibility = 'hidden'")
    visitor.check_screen(moment)
    visitor.page.evaluate("document.querySelector('.dock').style.visibility = ''")


@pytest.mark.parametrize("size", [DESKTOP, SMALLER, PHONE])
def test_everything_around_the_map_fits_the_screen(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    anna = new_visitor(size=size)
    anna.become_guest("Anna")
    page = anna.go(f"/t/{war(anna, 'me', 'bot:random', 'bot:random', 'bot:random')}")
    expect(page.locator(".seat-plate.decides b")).to_have_text("Anna")
    expect(page.locator(".score")).to_have_attribute("aria-label", re.compile("Mandamenti"))
    check_surroundings(anna, "the order of play")
    for key, drawer in DRAWERS.items():
        page.keyboard.press(key)
        expect(page.locator(drawer)).to_be_visible()
        check_surroundings(anna, f"drawer {key}")
        page.keyboard.press("Escape" if size == PHONE else key)
        expect(page.locator(drawer)).to_have_count(0)


def test_the_headquarters_tell_what_only_the_team_may_know(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    table = war(anna, "me", "bot:random", "bot:random", "bot:random")
    page = anna.go(f"/t/{table}")
    orders = table_state(anna, table)["game"]["view"]["seats"][0]["orders"]["headquarters"]
    own = page.locator(".headquarters.own .order-token")
    expect(own).to_have_count(len(orders))
    expect(page.locator(".headquarters")).to_have_count(2)
    expect(page.locator(".seat-plate .unknown")).to_have_count(2)
    own.first.focus()
    page.keyboard.press("ArrowRight")
    expect(own.nth(1)).to_be_focused()
    expect(page.locator(".order-tip")).to_contain_text("Initiative")
    page.keyboard.press("End")
    expect(own.last).to_be_focused()


def test_a_fast_pointer_is_told_about_every_order(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    page = anna.go(f"/t/{war(anna, 'me', 'bot:random', 'bot:random', 'bot:random')}")
    tokens = page.locator(".headquarters .order-token")
    expect(tokens.nth(4)).to_be_visible()
    for token in tokens.all():
        token.hover()
        name = str(token.get_attribute("aria-label")).split(":")[0]
        expect(page.locator(".order-tip .title b")).to_have_text(name)


def test_a_tip_says_what_the_parts_of_an_order_and_of_a_mat_do(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    page = anna.go(f"/t/{war(anna, 'me', 'bot:random', 'bot:random', 'bot:random')}")
    tip = page.locator(".order-tip")
    page.locator(".headquarters .order-token[aria-label*='Movement']").first.hover()
    expect(tip).to_contain_text("it is an attack, which can take it")
    page.locator(".headquarters .order-token[aria-label*='Strike']").first.hover()
    expect(tip).to_contain_text("It takes no area.")
    expect(tip).to_contain_text("What exceeds the defense removes defenders")
    page.keyboard.press("2")
    page.locator(".mat-order").first.hover()
    expect(tip).to_contain_text("group A")
    page.locator(".mat-disc.next").first.hover()
    expect(tip).to_contain_text("The next token that leaves this row uncovers it.")
    page.locator(".row-name").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".row-name").first).to_be_focused()
    expect(tip).to_contain_text("A car adds")
    check_surroundings(anna, "a tip on the mat")


def test_mates_write_draw_and_suggest_in_their_room(new_visitor: NewVisitor) -> None:
    carla, anna, table = two_of_a_team(new_visitor)
    for person in (anna, carla):
        person.go(f"/t/{table}")
        person.page.locator(".strip-tabs").wait_for()
    anna.page.keyboard.press("5")
    anna.page.locator(".team-room").get_by_label("Message").fill("Corleone needs five more.")
    anna.page.locator(".team-room").get_by_role("button", name="Send").click()
    expect(carla.page.locator(".strip-tabs .badge")).to_contain_text("1")
    anna.page.get_by_role("button", name="Ring", exact=True).click()
    press(anna.page.locator("[data-kind=area][data-id=corleone]"))
    expect(anna.page.locator(".marks .pill", has_text="Corleone")).to_be_visible()
    carla.page.keyboard.press("5")
    expect(carla.page.locator(".team-room .lines")).to_contain_text("Corleone needs five more.")
    expect(carla.page.locator(".marks .pill", has_text="Corleone")).to_be_visible()
    expect(carla.page.locator(".strip-tabs .badge")).to_have_count(0)
    seat = table_state(carla, table)["game"]["to_decide"][0]
    move = table_state(carla, table, seat)["game"]["moves"][0]["move"]
    send(
        anna,
        table,
        {"do": "suggest", "seat": table_state(anna, table)["game"]["viewer"], "moves": [move], "text": "Now!"},
    )
    check_surroundings(carla, "the room of a team")
    suggestion = carla.page.locator(".suggestion")
    expect(suggestion).to_contain_text("Now!")
    suggestion.get_by_role("button", name="Try it").click()
    expect(carla.page.locator(".draft-chip").first).to_be_visible()


def compose(player: WarPlayer) -> None:
    """Choose what the table offers until a whole turn is drafted."""
    while (state := player.look())["open"] or state["busy"]:
        if not state["busy"] and player.usable():
            player._choose()
        player.wait_until_drawn()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_suggestion_for_the_mate_who_decides_is_tried_and_played(
    new_visitor: NewVisitor, size: tuple[int, int]
) -> None:
    decider, mate, table = two_of_a_team(new_visitor)
    name = table_state(mate, table)["seats"][table_state(mate, table)["game"]["to_decide"][0]]["name"]
    for person in (decider, mate):
        person.resize(size)
        person.go(f"/t/{table}").locator(".strip-tabs").wait_for()
    mate.page.locator(".waiting .advice").get_by_role("button", name=f"Suggest a turn to {name}").click()
    expect(mate.page.locator("p.advice")).to_contain_text(f"You choose for {name}")
    expect(mate.page.locator(".dock > [role=alert]")).to_be_empty()
    compose(WarPlayer(mate, random.Random(3)))
    mate.check_screen("a suggestion for the mate")
    mate.page.locator(".deciding").get_by_role("button", name=f"Suggest to {name}").click()
    expect(mate.page.locator(".waiting .advice .sent")).to_contain_text(f"Suggested to {name}")
    decider.page.locator(".strip-tabs").get_by_role("button", name="Team").click()
    decider.page.locator(".suggestion").get_by_role("button", name="Try it").click()
    expect(decider.page.locator(".draft-chip").first).to_be_visible()
    if size == PHONE:
        expect(decider.page.locator("dialog[open]")).to_have_count(0)
    else:
        expect(decider.page.locator(".suggestion")).to_contain_text("Clear your own draft first.")
    decider.page.locator(".deciding .primary").click()
    if size == PHONE:
        decider.page.locator(".strip-tabs").get_by_role("button", name="Team").click()
    expect(decider.page.locator(".suggestion-played")).to_be_visible()
    expect(decider.page.locator(".suggestion")).to_have_count(0)
    mate.page.locator(".strip-tabs").get_by_role("button", name="Team").click()
    expect(mate.page.locator(".suggest .sent")).to_contain_text(f"{name} has made the moves")


def test_the_chat_opens_on_the_team_and_says_who_reads_it(new_visitor: NewVisitor) -> None:
    anna, _, table = two_of_a_team(new_visitor)
    anna.resize(PHONE)
    page = anna.go(f"/t/{table}")
    page.get_by_role("button", name="Chat").click()
    panel = page.locator("dialog[open] .panel")
    expect(panel.get_by_role("tab", selected=True)).to_have_text("Team")
    expect(panel.locator(".readers")).to_have_text("Only your team can read this.")
    panel.get_by_role("tab", name="Players").click()
    expect(panel.locator(".readers")).to_have_text("All players can read this, the other team too.")
    anna.check_screen("the chat of a war")


def test_without_a_mate_to_write_to_the_chat_opens_on_the_players(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    page = anna.go(f"/t/{war(anna, 'me', 'bot:random', 'bot:random', 'bot:random')}")
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".panel").get_by_role("tab", selected=True)).to_have_text("Players")


def test_an_open_sheet_says_when_it_is_the_viewers_move(new_visitor: NewVisitor) -> None:
    decider, mate, table = two_of_a_team(new_visitor)
    mate.resize(PHONE)
    page = mate.go(f"/t/{table}")
    page.locator(".strip-tabs").get_by_role("button", name="Team").click()
    expect(page.locator("dialog[open] .team-room")).to_be_visible()
    expect(page.locator("dialog[open] .turn-note")).to_have_count(0)
    play_turns(decider, mate, table)
    expect(page.locator("dialog[open]").get_by_role("alert")).to_contain_text("It is your move.")
    mate.check_screen("a sheet while it is the viewer's move")
    page.locator("dialog[open]").get_by_role("button", name="To the table").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def play_turns(decider: Visitor, mate: Visitor, table: str) -> None:
    """Let one of a team play until the other has to decide."""
    seat, other = (table_state(person, table)["game"]["viewer"] for person in (decider, mate))
    while other not in (state := table_state(decider, table))["game"]["to_decide"]:
        if seat in state["game"]["to_decide"]:
            move = next(each for each in state["game"]["moves"] if each["verb"] not in ("sell", "give"))
            send(decider, table, {"do": "play", "seat": seat, "move": move["move"]})


def test_a_suggestion_that_cannot_be_made_says_why(new_visitor: NewVisitor) -> None:
    decider, mate, table = two_of_a_team(new_visitor)
    page = decider.go(f"/t/{table}")
    page.locator(".strip-tabs").wait_for()
    own = table_state(mate, table)["game"]["viewer"]
    send(mate, table, {"do": "suggest", "seat": own, "moves": ["issue enna"]})
    page.keyboard.press("5")
    obstacle = page.locator(".suggestion .obstacle")
    expect(obstacle).to_contain_text("You cannot make this move now: Order in Enna")
    expect(obstacle.locator(".trouble")).to_be_visible()
    expect(page.locator(".suggestion").get_by_role("button", name="Try it")).to_be_disabled()
    check_surroundings(decider, "a suggestion that cannot be made")


def test_who_waits_reads_what_has_happened_turn_by_turn(new_visitor: NewVisitor) -> None:
    first, second, table = two_of_a_team(new_visitor)
    page = second.go(f"/t/{table}")
    expect(page.locator(".waiting .prompt h2")).to_contain_text("choosing a token")
    for size in (DESKTOP, SMALLER, PHONE):
        second.resize(size)
        second.check_screen("waiting")
    seat = table_state(first, table)["game"]["to_decide"][0]
    while seat in (state := table_state(first, table, seat))["game"]["to_decide"]:
        send(first, table, {"do": "play", "seat": seat, "move": state["game"]["moves"][0]["move"]})
    name = state["seats"][seat]["name"]
    expect(page.locator(".digest-turn b, .wire li b").filter(has_text=name).first).to_be_visible()
    expect(page.locator(".dock > [role=status]")).not_to_be_empty()


def test_a_small_screen_makes_room_to_draw(new_visitor: NewVisitor) -> None:
    anna = new_visitor(size=PHONE)
    anna.become_guest("Anna")
    page = anna.go(f"/t/{war(anna, 'me', 'bot:random', 'bot:random', 'bot:random')}")
    press(page.locator(".strip-tabs").get_by_role("button", name="Team"))
    press(page.locator(".tools").get_by_role("button", name="Ring"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".drawing")).to_contain_text("mark")
    check_surroundings(anna, "a tool in the hand")
    press(page.get_by_role("button", name="Done"))
    expect(page.locator(".drawing")).to_have_count(0)


def test_what_a_team_shares_reaches_no_other_browser(new_visitor: NewVisitor) -> None:
    """An enemy and a spectator watch: no byte that they receive depends on chat, marks, suggestions or drafts of the team."""
    anna, bruno, carla, watcher = (new_visitor() for _ in range(4))
    for person, name in zip((anna, bruno, carla), ("Anna", "Bruno", "Carla"), strict=True):
        person.become_guest(name)
    table = war(anna, "me", "open", "open", "bot:random")
    send(bruno, table, {"do": "sit", "seat": 1})
    send(carla, table, {"do": "sit", "seat": 2})
    received: dict[str, list[str]] = {"enemy": [], "spectator": []}
    for frames, person in zip(received.values(), (bruno, watcher), strict=True):
        person.page.on("websocket", collect_frames(frames))
    for person in (anna, bruno, carla, watcher):
        person.open(f"/t/{table}").locator(".war-map").wait_for()
    wait_on(bruno.page, lambda: all(received.values()))
    state = table_state(anna, table)
    assert {0, 1, 2} & set(state["game"]["to_decide"])
    mover = [anna, bruno, carla][seat := state["game"]["to_decide"][0]]
    move = table_state(mover, table, seat)["game"]["moves"][0]["move"]
    before = {who: len(frames) for who, frames in received.items()}
    send(anna, table, {"do": "say", "room": "team", "text": "a whisper about Gela", "seat": 0}, 0)
    send(anna, table, {"do": "sketch", "seat": 0, "marks": [{"kind": "note", "area": "gela", "text": "a secret mark"}]})
    send(anna, table, {"do": "suggest", "seat": 0, "moves": ["pass"], "text": "a hidden plan"})
    expect(carla.page.locator(".strip-tabs .badge")).to_contain_text("2")
    # This move comes after all that the team has shared.
    send(mover, table, {"do": "play", "seat": seat, "move": move})
    moved = '"log":[{'
    wait_on(bruno.page, lambda: all(moved in "".join(frames[before[who] :]) for who, frames in received.items()))
    shared = ("a whisper about Gela", "a secret mark", "a hidden plan")
    for frames in received.values():
        assert not [frame for frame in frames for word in shared if word in frame]
        assert not [frame for frame in frames if re.search('"(sketches|team)":[1-9]', frame)], "not even how much it is"


def collect_frames(frames: list[str]) -> Callable[[WebSocket], None]:
    """A listener that collects all that a page receives through its socket."""
    return lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
