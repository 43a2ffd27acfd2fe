"""Two people with a browser each: invitation, a lost connection, a reload, chat, the score, and a rematch."""

from playwright.sync_api import expect

from .checks import PHONE
from .conftest import NewVisitor
from .cuttable_proxy import CuttableProxy
from .gameplay import (
    OVER,
    choose_a_way,
    fast_forward,
    move_on_screen,
    open_table,
    pass_on_screen,
    passing_move,
    press,
    screen_state,
    send,
    table_id,
    table_state,
    wait_until,
)
from .visitors import GONE, Visitor, wait_on


def invite(host: Visitor, name: str) -> str:
    """Open a table for a friend from the start page and return its link."""
    page = host.go("/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("link", name="Invite a friend").click()
    host.check_screen("a new table for a friend")
    host.button("Open the table").click()
    link = page.get_by_label("Link for your friend")
    link.wait_for()
    assert f"{host.server.address}/t/{table_id(page)}" == link.input_value()
    return link.input_value()


def join(friend: Visitor, link: str, name: str) -> None:
    """Follow the link and sit down."""
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill(name)
    friend.check_screen("the invitation")
    friend.button("Sit down").click()
    friend.page.locator(".duel").wait_for()


def lines(visitor: Visitor) -> list[str]:
    """The lines of the log on the screen."""
    return visitor.page.locator(".log li").all_inner_texts()


def bruno_is_next(alba: Visitor, table: str) -> bool:
    """Whether it is the turn of the second seat."""
    return bool(table_state(alba, table)["game"]["to_decide"] == [1])


def played_until(*people: Visitor, mover: Visitor) -> None:
    """Play until this person has made a few moves and has to decide again."""
    for _ in range(3):
        while (now := to_move(*people)) is not mover:
            assert now is not None
            move_on_screen(now.page)
        move_on_screen(mover.page)
    while (now := to_move(*people)) is not mover:
        assert now is not None
        move_on_screen(now.page)


def to_move(*people: Visitor) -> Visitor | None:
    """The person whose screen asks for a move; None when the game is over."""
    found: list[Visitor | None] = []

    def look() -> bool:
        for each in people:
            now = screen_state(each.page)
            if now["over"] or now["yours"]:
                found.append(None if now["over"] else each)
        return bool(found)

    wait_on(people[0].page, look)
    return found[0]


def test_two_browsers_play_a_whole_duel_with_a_lost_connection_and_a_reload(
    new_visitor: NewVisitor, proxy: CuttableProxy
) -> None:
    alba = new_visitor()
    bruno = new_visitor(size=PHONE, proxy=proxy)
    bruno.ignore_errors(*GONE)
    link = invite(alba, "Alba")
    alba.check_screen("the waiting room")
    join(bruno, link.replace(alba.server.address, proxy.address), "Bruno")
    alba.page.locator(".duel").wait_for()
    table = table_id(alba.page)
    played_until(alba, bruno, mover=alba)

    # The phone loses the network; after reconnecting it shows what the other player did meanwhile.
    proxy.cut()
    expect(bruno.page.locator(".connection[data-link=lost]")).to_contain_text("Your game is saved")
    bruno.check_screen("the connection is lost on a phone")
    missed = len(lines(bruno))
    while to_move(alba, bruno) is alba:
        move_on_screen(alba.page)
        if bruno_is_next(alba, table):
            break
    assert missed == len(lines(bruno))
    proxy.restore()
    expect(bruno.page.locator(".connection[data-link=open]")).to_be_attached()
    known = len(lines(alba))
    wait_until(bruno.page, "lines => document.querySelectorAll('.log li').length === lines", known)

    # A move that is confirmed without network is made once when the network is back.
    played_until(alba, bruno, mover=bruno)
    number = table_state(alba, table)["numbers"]["game"]
    press(bruno.page.locator(".board button.card.usable").first)
    choose_a_way(bruno.page)
    proxy.cut()
    press(bruno.page.locator(".deciding .primary"))
    expect(bruno.page.locator(".connection[data-link=lost]")).to_be_attached()
    proxy.restore()
    wait_until(bruno.page, "() => document.querySelector('.card.sel') === null")
    assert number + 1 == table_state(alba, table)["numbers"]["game"], "sent again, done once"

    # A reload shows the same table.
    before = lines(bruno)
    bruno.page.reload()
    bruno.page.locator(".duel").wait_for()
    wait_until(bruno.page, "lines => document.querySelectorAll('.log li').length >= lines", len(before))
    assert before == lines(bruno)[: len(before)]

    # Both pass, which ends the game.
    while (mover := to_move(alba, bruno)) is not None:
        pass_on_screen(mover.page)
    for each in (alba, bruno):
        each.page.locator(OVER).wait_for()
        each.check_screen("the result")
    points = [sorted(each.page.locator(".duel-result caption b").all_inner_texts()) for each in (alba, bruno)]
    assert points[0] == points[1]


def test_a_rematch_begins_when_both_have_asked_with_the_seats_swapped(new_visitor: NewVisitor) -> None:
    dario, elena = new_visitor(), new_visitor(size=PHONE)
    dario.become_guest("Dario")
    elena.become_guest("Elena")
    table = open_table(dario, "me", "open")
    send(elena, table, {"do": "sit", "seat": 1})
    fast_forward(table, dario, elena, choose=passing_move)
    for each in (dario, elena):
        each.go(f"/t/{table}")
        each.page.locator(OVER).wait_for()

    dario.button("Rematch").click()
    expect(dario.button("Rematch offered")).to_be_disabled()
    expect(elena.page.locator(".asked")).to_have_text("Dario would like a rematch.")
    elena.check_screen("a rematch is offered")
    elena.button("Rematch").click()

    for each in (dario, elena):
        each.page.wait_for_url(lambda address: table not in address)
        each.page.locator(".duel").wait_for()
    assert table_id(dario.page) == table_id(elena.page)
    names = [seat["name"] for seat in table_state(dario, table_id(dario.page))["seats"]]
    assert ["Elena", "Dario"] == names


def test_a_player_who_leaves_is_replaced_by_the_computer_and_may_come_back(new_visitor: NewVisitor) -> None:
    fabio, gaia = new_visitor(), new_visitor()
    fabio.become_guest("Fabio")
    gaia.become_guest("Gaia")
    table = open_table(fabio, "me", "open", first=1)
    send(gaia, table, {"do": "sit", "seat": 1})
    page = fabio.go(f"/t/{table}")
    page.locator(".duel").wait_for()
    page.get_by_role("tab", name="People").click()
    fabio.check_screen("the people at the table")
    fabio.button("Leave your seat").click()
    fabio.check_screen("the question before one leaves")
    fabio.button("Hand over to the computer").click()
    expect(page.locator(".people")).to_contain_text("the computer fills in")
    fabio.button("Take your seat again").click()
    expect(page.locator(".people")).to_contain_text("you, at the table")
