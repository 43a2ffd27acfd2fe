"""The end of a war: the evening paper, its charts and turning points, and the replay that they open."""

import re

import pytest
from playwright.sync_api import expect

from famiglia.record import verify
from famiglia.words import say

from .checks import PHONE
from .conftest import NewVisitor
from .gameplay import table_state
from .test_languages import english_left
from .test_screens import look_at_all_sizes
from .war_play import finished_war, open_war, play_war

PLACE = ".replaybar .place"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_end_of_a_war_is_told_in_every_language_and_fits_every_screen(new_visitor: NewVisitor, lang: str) -> None:
    anna = new_visitor(lang=lang)
    anna.become_guest("Anna")
    table = finished_war(anna)
    result = table_state(anna, table)["game"]["result"]
    story = anna.request("GET", f"/api/tables/{table}/story")
    page = anna.go(f"/t/{table}")
    paper = page.locator(".war-result")
    expect(paper.locator(".chart svg polyline")).to_have_count(6)
    expect(paper.locator(".moments li")).to_have_count(len(story["moments"]))
    rows = paper.locator(".tally tbody tr")
    controlled = [int(text) for text in rows.first.locator("td").all_text_contents()]
    assert sorted(result["mandamenti"]) == sorted(controlled)
    expect(paper.locator(".held li")).to_have_count(12)
    expect(paper.locator(".victims")).to_have_text(say(lang, "wt-note-victims"))
    assert set() == english_left(anna, lang)
    if lang == "de":
        look_at_all_sizes(anna, "the evening paper")
    paper.locator("summary").first.click()
    last = [line["mandamenti"] for line in story["rounds"]][-1]
    teams = {last[0] + last[2], last[1] + last[3]}
    cells = paper.locator(".chart").first.locator("tbody tr").last.locator("td").all_text_contents()
    assert teams == {int(cell) for cell in cells}
    anna.resize(PHONE)
    anna.check_screen("the evening paper with a table on a phone")


def test_a_turning_point_opens_the_replay_where_it_happened(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    table = finished_war(anna)
    moment = anna.request("GET", f"/api/tables/{table}/story")["moments"][-1]
    page = anna.go(f"/t/{table}")
    page.locator(".moments .watch").last.click()
    expect(page.locator(PLACE)).to_contain_text(re.compile(r"^Move [1-9]"))
    expect(page).to_have_url(re.compile(rf"/replay\?n={moment['n']}$"))
    expect(page.locator(".chronicle .now").first).to_be_visible()
    expect(page.locator(".dock .prompt h2")).to_contain_text(f"Round {moment['round']} of 4")
    look_at_all_sizes(anna, "the replay of a war")
    before = page.locator(PLACE).text_content() or ""
    anna.button("Back one turn").click()
    expect(page.locator(PLACE)).not_to_have_text(before)
    page.keyboard.press("PageDown")
    expect(page.locator(PLACE)).to_have_text(before)
    page.locator(".chronicle li:not(.now) button").first.click()
    expect(page.locator(PLACE)).not_to_have_text(before)
    anna.button("Check the deal").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("The record is consistent")
    record = anna.context.request.get(f"{anna.server.address}/api/tables/{table}/record").body()
    shuffles = verify(record).shuffles
    expect(page.get_by_role("dialog")).to_contain_text(f"All {shuffles} shuffles and the starting player")
    anna.check_screen("the proof of a war")


def test_whoever_played_to_the_end_can_ask_for_a_rematch(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    table = open_war(anna, "me", bot="bot:random")
    play_war(table, anna)
    page = anna.go(f"/t/{table}")
    page.locator(".war-result .ends").wait_for()
    expect(page.locator(".war-result .ends > *")).to_have_text(
        ["Rematch", "New game", "Look at the table", "Replay", "Download the record", "Check the deal"]
    )
    anna.button("Look at the table").click()
    expect(page.locator(".war-result")).to_have_count(0)
    page.locator(".dock").get_by_role("button", name="Result").click()
    anna.button("Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(page.locator("header .meta")).to_contain_text(say("en", "wt-round", round=1, rounds=4))
