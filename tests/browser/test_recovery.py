"""The server dies in the middle of a game and comes back: the page recovers by itself, and nothing is lost."""

from playwright.sync_api import Route, expect

from .checks import DESKTOP, PHONE, SMALLER
from .conftest import NewVisitor
from .gameplay import (
    choose_a_way,
    move_on_screen,
    play_now,
    press,
    screen_state,
    table_state,
    wait_for_turn,
    wait_until,
)
from .visitors import GONE, run_clock_until


def test_the_page_recovers_by_itself_when_the_killed_server_is_back(new_visitor: NewVisitor) -> None:
    marco = new_visitor()
    marco.ignore_errors(*GONE)
    table = play_now(marco, "Marco")
    page = marco.page
    for _ in range(2):
        assert wait_for_turn(page)
        move_on_screen(page)
    assert wait_for_turn(page)
    before = page.locator(".log li").all_inner_texts()
    number = table_state(marco, table)["numbers"]["game"]

    marco.server.kill()
    expect(page.locator(".connection[data-link=lost]")).to_contain_text("Your game is saved")
    marco.check_screen("the connection is lost")
    for size in (SMALLER, (768, 1024), PHONE):
        marco.resize(size)
        marco.check_screen("the connection is lost")
        news = page.locator(".connection").bounding_box()
        room = page.locator("main").bounding_box()
        assert news
        assert room
        assert news["y"] + news["height"] <= room["y"], "the news covers nothing of the table"
    marco.resize(DESKTOP)
    marco.server.start()
    expect(page.locator(".connection[data-link=open]")).to_be_attached()
    assert before == page.locator(".log li").all_inner_texts()
    assert wait_for_turn(page)
    move_on_screen(page)
    assert number < table_state(marco, table)["numbers"]["game"]


def test_a_move_confirmed_while_the_server_is_down_is_made_once_when_it_is_back(new_visitor: NewVisitor) -> None:
    paola = new_visitor()
    paola.ignore_errors(*GONE)
    table = play_now(paola, "Paola")
    page = paola.page
    assert wait_for_turn(page)
    number = table_state(paola, table)["numbers"]["game"]
    lines = screen_state(page)["lines"]

    press(page.locator(".board button.card.usable").first)
    choose_a_way(page)
    paola.server.kill()
    press(page.locator(".deciding .primary"))
    expect(page.locator(".connection[data-link=lost]")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Your move is being sent")
    paola.server.start()
    wait_until(page, "lines => document.querySelectorAll('.log li').length > lines", lines)
    own = [entry for entry in table_state(paola, table)["log"] if entry["n"] >= number and entry["kind"] == "move"]
    mine = [entry for entry in own if entry["events"][0]["seat"] == table_state(paola, table)["game"]["viewer"]]
    assert 1 == len(mine)


def test_a_move_is_sent_however_long_the_server_was_away(new_visitor: NewVisitor) -> None:
    rita = new_visitor()
    rita.ignore_errors("ERR_FAILED")
    rita.page.clock.install()
    table = play_now(rita, "Rita")
    page = rita.page
    assert wait_for_turn(page)
    number = table_state(rita, table)["numbers"]["game"]
    press(page.locator(".board button.card.usable").first)
    choose_a_way(page)
    tries: list[Route] = []

    def refuse(route: Route) -> None:
        tries.append(route)
        route.abort()

    page.route("**/commands", refuse)
    page.locator(".deciding .primary").click()
    run_clock_until(page, lambda: len(tries) > 12)
    expect(page.locator(".prompt")).to_contain_text("Your move is being sent")
    expect(page.locator(".prompt .trouble")).to_be_hidden()
    page.unroute_all()
    run_clock_until(page, lambda: number < table_state(rita, table)["numbers"]["game"])
