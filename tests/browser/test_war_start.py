"""From the start page to a table of the war: the question which game, and the page where a war is opened."""

import pytest
from playwright.sync_api import Page, expect

from famiglia.words import say

from .checks import DESKTOP, PHONE
from .conftest import NewVisitor
from .gameplay import play_now, table_id, table_state
from .test_screens import look_at_all_sizes
from .visitors import Visitor

CORNERS = (("NW", "A"), ("SW", "B"), ("NE", "A"), ("SE", "B"))
FOR_NEWCOMERS = ["first-game", "quick-setup"]


def seat_kinds(visitor: Visitor) -> list[str]:
    """Who sits at the table that the page shows."""
    return [seat["kind"] for seat in table_state(visitor, table_id(visitor.page))["seats"]]


def opened(page: Page) -> None:
    """Wait until the page shows a table."""
    page.wait_for_url("**/t/*")


def test_a_war_against_the_computer_is_two_clicks_away(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    table = play_now(anna, "Anna", "war")
    state = table_state(anna, table)
    assert ["human", "bot", "bot", "bot"] == seat_kinds(anna)
    assert {"greedy"} == {seat["bot"] for seat in state["seats"][1:]}
    assert FOR_NEWCOMERS == sorted(state["about"]["settings"]["options"])
    expect(anna.page.locator("header .meta")).to_contain_text(say("en", "wt-round", round=1, rounds=4))
    second = play_now(anna, game="duel")
    assert "duel" == table_state(anna, second)["about"]["game"]


def test_the_question_which_game_can_be_taken_back_and_fits_every_screen(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    page = anna.go("/")
    anna.button("Play now").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look_at_all_sizes(anna, "which game")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(anna.button("Play now")).to_be_focused()


@pytest.mark.parametrize(
    ("door", "kinds"),
    [("Alone with the computer", ["human", "bot", "bot", "bot"]), ("Together at one screen", ["human"] * 4)],
)
def test_the_doors_of_the_war_choose_who_plays(new_visitor: NewVisitor, door: str, kinds: list[str]) -> None:
    anna = new_visitor()
    page = anna.go("/")
    page.get_by_role("link", name=door).click()
    page.get_by_label("Your name", exact=True).fill("Anna")
    anna.button("Begin the war").click()
    opened(page)
    assert kinds == seat_kinds(anna)
    if kinds[1] == "human":
        expect(page.get_by_role("alertdialog")).to_contain_text("What only you may see stays covered")
        names = [seat["name"] for seat in table_state(anna, table_id(page))["seats"]]
        assert ["Anna", "Anna 2", "Anna 3", "Anna 4"] == names


def test_a_war_for_a_mate_and_two_bots_waits_for_the_mate(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    page = anna.go("/war")
    page.get_by_role("radio", name="A friend on my team").check()
    page.get_by_role("radio", name="Turn by turn").check()
    page.get_by_role("checkbox", name="First game").uncheck()
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name="Twins count once").check()
    page.get_by_role("checkbox", name="Anyone may watch").check()
    anna.button("Open the table").click()
    page.get_by_label("Link for your friend").wait_for()
    expect(page.locator(".seat small")).to_have_text([f"Seat {seat} · Team {team}" for seat, team in CORNERS])
    look_at_all_sizes(anna, "a war waits for a mate")
    anna.resize(PHONE)
    expect(page.get_by_label("Link for your friend")).to_be_in_viewport(ratio=1)
    assert ["human", "bot", "open", "bot"] == seat_kinds(anna)
    about = table_state(anna, table_id(page))["about"]
    assert ("turns", "listed") == (about["pace"], about["visibility"])
    assert ["quick-setup", "single-effect-of-twins"] == sorted(about["settings"]["options"])


def test_every_seat_can_be_chosen_by_hand(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    page = anna.go("/war?with=friends")
    page.get_by_label("Seat SE").select_option("me")
    page.get_by_label("Name of the other player").fill("Dora")
    page.get_by_label("Seat SW").select_option("bot")
    page.get_by_role("radio", name="Easy").check()
    look_at_all_sizes(anna, "the seats of a new war", (DESKTOP, PHONE))
    anna.button("Open the table").click()
    opened(page)
    page.get_by_label("Link for your friend").wait_for()
    seats = table_state(anna, table_id(page))["seats"]
    assert [("human", "Anna"), ("bot", ""), ("open", ""), ("human", "Dora")] == [(s["kind"], s["name"]) for s in seats]
    assert "random" == seats[1]["bot"]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_victims_of_the_real_war_are_remembered(new_visitor: NewVisitor, lang: str) -> None:
    page = new_visitor(lang=lang).go("/war")
    expect(page.locator(".mourning")).to_contain_text(say(lang, "wt-note-victims"))
