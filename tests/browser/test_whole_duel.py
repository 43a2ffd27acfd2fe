"""Whole duels against the computer, from the start page to the score, by clicking only what the screen offers."""

import re

from playwright.sync_api import expect

from .conftest import NewVisitor
from .gameplay import (
    fast_forward,
    greedy_move,
    move_on_screen,
    open_table,
    play_now,
    play_on_screen,
    play_until,
    screen_state,
    wait_for_turn,
)


def test_a_newcomer_plays_a_whole_duel_against_the_computer_by_clicking_highlighted_cards(
    new_visitor: NewVisitor,
) -> None:
    anna = new_visitor()
    anna.go("/")
    anna.check_screen("the first page")
    play_now(anna, "Anna")
    moves = play_on_screen(anna.page)

    assert moves > 5
    expect(anna.page.locator(".duel-result .headline")).to_have_text(
        re.compile("You win!|Computer wins.|A shared victory.")
    )
    counts = anna.page.locator(".duel-result .count")
    expect(counts).to_have_count(2)
    totals = [int(total) for total in counts.locator("caption b").all_inner_texts()]
    rows = [[int(cell) for cell in counts.nth(side).locator("td.sum").all_inner_texts()] for side in (0, 1)]
    assert totals == [sum(row) for row in rows], "the count of every card adds up"
    anna.check_screen("the result")

    anna.button("Look at the table").click()
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    # The card under the pointer comes to the front, over its neighbours.
    anna.page.mouse.move(0, 0)
    anna.check_screen("the table when all is over")
    anna.button("Show the count").click()
    expect(anna.page.locator(".duel-result")).to_be_visible()


def test_a_duel_on_a_phone_is_begun_and_played_to_its_end_by_touch(new_visitor: NewVisitor) -> None:
    nina = new_visitor(size=(390, 844))
    table = play_now(nina, "Nina")
    nina.check_screen("the table on a phone")
    page = nina.page
    assert 6 == play_on_screen(page, most=6)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page itself never scrolls"
    fast_forward(table, nina, choose=play_until(lambda state: state["game"]["view"]["deck_size"] < 8))
    nina.go(f"/t/{table}")
    assert play_on_screen(page) > 0
    nina.check_screen("the result on a phone")


def test_a_finished_game_can_be_replayed_and_is_not_offered_for_continuing(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Elena")
    waiting = open_table(anna, "me", "open")
    over = open_table(anna, "me", "bot:random", first=0)
    fast_forward(over, anna, choose=greedy_move)
    page = anna.go("/")
    entries = page.get_by_role("list", name="Continue a game").get_by_role("link")
    expect(entries).to_have_count(1)
    expect(entries).to_have_attribute("href", f"/t/{waiting}")
    page.get_by_role("link", name="1 finished game").click()
    own = page.get_by_role("list", name="Your games").get_by_role("listitem")
    expect(own).to_have_count(2)
    expect(own.last).to_contain_text("Elena v. Computer")
    anna.check_screen("the page about you with games")
    own.last.get_by_role("link", name="Replay").click()
    page.locator(".replaybar").wait_for()
    expect(page).to_have_url(re.compile(f"/t/{over}/replay"))


def test_a_running_game_can_be_continued_from_the_start_page(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    play_now(anna, "Carla")
    assert wait_for_turn(anna.page)
    move_on_screen(anna.page)
    assert wait_for_turn(anna.page)
    before = anna.page.locator(".log li").all_inner_texts()

    anna.page.get_by_role("link", name="Start page").first.click()
    entry = anna.page.get_by_role("list", name="Continue a game").get_by_role("link")
    expect(entry).to_contain_text("Carla v. Computer")
    expect(entry).to_contain_text("Your turn")
    anna.check_screen("the first page with a running game")
    entry.click()

    assert wait_for_turn(anna.page)
    assert before == anna.page.locator(".log li").all_inner_texts()
    assert screen_state(anna.page)["yours"]
