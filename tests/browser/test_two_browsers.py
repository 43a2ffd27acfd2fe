"""Two people far apart: invitation, a cut line, a reload, chat, the count, and another game."""

from playwright.sync_api import expect

from .checks import PHONE
from .conftest import Come
from .line import Line
from .playing import (
    OVER,
    choose_a_way,
    hasten,
    move_on_screen,
    open_table,
    pass_on_screen,
    passing,
    press,
    seen,
    send,
    standing,
    table_id,
    wait_on,
    wait_until,
)
from .visitors import GONE, Visitor


def invite(host: Visitor, name: str) -> str:
    """Open a table for a friend from the first page; its link."""
    page = host.go("/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("link", name="Invite a friend").click()
    host.look("a new table for a friend")
    host.button("Open the table").click()
    link = page.get_by_label("Link for your friend")
    link.wait_for()
    assert f"{host.house.address}/t/{table_id(page)}" == link.input_value()
    return link.input_value()


def join(friend: Visitor, link: str, name: str) -> None:
    """Follow the link and sit down."""
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill(name)
    friend.look("the invitation")
    friend.button("Sit down").click()
    friend.page.locator(".duel").wait_for()


def lines(visitor: Visitor) -> list[str]:
    """The lines of the log on the screen."""
    return visitor.page.locator(".log li").all_inner_texts()


def bruno_is_next(alba: Visitor, table: str) -> bool:
    """Has the turn gone over to the second seat?"""
    return bool(seen(alba, table)["game"]["to_decide"] == [1])


def played_until(*people: Visitor, mover: Visitor) -> None:
    """Play on until somebody has made a few moves and is to move again."""
    for _ in range(3):
        while (now := to_move(*people)) is not mover:
            assert now is not None
            move_on_screen(now.page)
        move_on_screen(mover.page)
    while (now := to_move(*people)) is not mover:
        assert now is not None
        move_on_screen(now.page)


def to_move(*people: Visitor) -> Visitor | None:
    """Whose screen asks for a move; None when the game is over."""
    found: list[Visitor | None] = []

    def look() -> bool:
        for each in people:
            now = standing(each.page)
            if now["over"] or now["yours"]:
                found.append(None if now["over"] else each)
        return bool(found)

    wait_on(people[0].page, look)
    return found[0]


def test_two_browsers_play_a_whole_duel_through_a_cut_line_and_a_reload(come: Come, line: Line) -> None:
    alba = come()
    bruno = come(size=PHONE, line=line)
    bruno.forgive(*GONE)
    link = invite(alba, "Alba")
    alba.look("the waiting room")
    join(bruno, link.replace(alba.house.address, line.address), "Bruno")
    alba.page.locator(".duel").wait_for()
    table = table_id(alba.page)
    played_until(alba, bruno, mover=alba)

    # The phone loses the network; what the other does meanwhile is told when it is back.
    line.cut()
    expect(bruno.page.locator(".connection[data-link=lost]")).to_contain_text("Your game is safe")
    bruno.look("the connection is lost on a phone")
    missed = len(lines(bruno))
    while to_move(alba, bruno) is alba:
        move_on_screen(alba.page)
        if bruno_is_next(alba, table):
            break
    assert missed == len(lines(bruno))
    line.mend()
    expect(bruno.page.locator(".connection[data-link=open]")).to_be_attached()
    told = len(lines(alba))
    wait_until(bruno.page, "lines => document.querySelectorAll('.log li').length === lines", told)

    # A move that is confirmed without network arrives once, when the network is back.
    played_until(alba, bruno, mover=bruno)
    number = seen(alba, table)["numbers"]["game"]
    press(bruno.page.locator(".board button.card.usable").first)
    choose_a_way(bruno.page)
    line.cut()
    press(bruno.page.locator(".deciding .primary"))
    expect(bruno.page.locator(".connection[data-link=lost]")).to_be_attached()
    line.mend()
    wait_until(bruno.page, "() => document.querySelector('.card.sel') === null")
    assert number + 1 == seen(alba, table)["numbers"]["game"], "sent again, done once"

    # A reload shows the same table.
    before = lines(bruno)
    bruno.page.reload()
    bruno.page.locator(".duel").wait_for()
    wait_until(bruno.page, "lines => document.querySelectorAll('.log li').length >= lines", len(before))
    assert before == lines(bruno)[: len(before)]

    # Both have enough and pass, one after the other: that is the end.
    while (mover := to_move(alba, bruno)) is not None:
        pass_on_screen(mover.page)
    for each in (alba, bruno):
        each.page.locator(OVER).wait_for()
        each.look("the result")
    points = [sorted(each.page.locator(".duel-result caption b").all_inner_texts()) for each in (alba, bruno)]
    assert points[0] == points[1]


def test_a_rematch_begins_when_both_have_asked_with_the_seats_swapped(come: Come) -> None:
    dario, elena = come(), come(size=PHONE)
    dario.be("Dario")
    elena.be("Elena")
    table = open_table(dario, "me", "open")
    send(elena, table, {"do": "sit", "seat": 1})
    hasten(table, dario, elena, choose=passing)
    for each in (dario, elena):
        each.go(f"/t/{table}")
        each.page.locator(OVER).wait_for()

    dario.button("Rematch").click()
    expect(dario.button("Rematch offered")).to_be_disabled()
    expect(elena.page.locator(".asked")).to_have_text("Dario would like a rematch.")
    elena.look("a rematch is offered")
    elena.button("Rematch").click()

    for each in (dario, elena):
        each.page.wait_for_url(lambda address: table not in address)
        each.page.locator(".duel").wait_for()
    assert table_id(dario.page) == table_id(elena.page)
    names = [seat["name"] for seat in seen(dario, table_id(dario.page))["seats"]]
    assert ["Elena", "Dario"] == names


def test_whoever_leaves_hands_the_seat_to_the_computer_and_may_take_it_again(come: Come) -> None:
    fabio, gaia = come(), come()
    fabio.be("Fabio")
    gaia.be("Gaia")
    table = open_table(fabio, "me", "open", first=1)
    send(gaia, table, {"do": "sit", "seat": 1})
    page = fabio.go(f"/t/{table}")
    page.locator(".duel").wait_for()
    page.get_by_role("tab", name="People").click()
    fabio.look("the people at the table")
    fabio.button("Leave the seat").click()
    fabio.look("the question before one leaves")
    fabio.button("Hand over to the computer").click()
    expect(page.locator(".people")).to_contain_text("the computer fills in")
    fabio.button("Take the seat again").click()
    expect(page.locator(".people")).to_contain_text("you, at the table")
