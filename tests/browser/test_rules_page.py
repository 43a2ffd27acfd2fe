"""The page of the rules: an overview, chapters with a table of contents, and a search that puts definitions first."""

import re

import pytest
from playwright.sync_api import expect

from .checks import DESKTOP, PHONE
from .conftest import NewVisitor
from .test_screens import look_at_all_sizes

FIRST_RULES = [
    ("en", "war", "rally", "W-090"),
    ("en", "war", "mandamento", "W-068"),
    ("en", "war", "brute force", "W-111"),
    ("en", "war", "strike", "W-116"),
    ("en", "war", "movement", "W-091"),
    ("en", "war", "ral", "W-090"),
    ("en", "war", "W-042", "W-042"),
    ("en", "duel", "refresh", "D-20"),
    ("de", "war", "sammeln", "W-090"),
    ("de", "war", "Anschlag", "W-116"),
    ("de", "duel", "Söldner", "D-56"),
    ("fr", "war", "rallier", "W-090"),
    ("fr", "war", "elimination", "W-112"),
    ("fr", "duel", "mercenaire", "D-56"),
]
"""What somebody looks for, and the rule that says what it is."""


@pytest.mark.parametrize(("lang", "game", "sought", "rule"), FIRST_RULES)
def test_the_rule_that_says_what_a_word_means_is_found_first(
    new_visitor: NewVisitor, lang: str, game: str, sought: str, rule: str
) -> None:
    page = new_visitor(lang=lang).go(f"/rules/{game}")
    page.get_by_role("searchbox").fill(sought)
    expect(page.locator(".rulebook > li").first).to_have_id(rule)


@pytest.mark.parametrize("game", ["duel", "war"])
def test_the_contents_lead_to_every_chapter(new_visitor: NewVisitor, game: str) -> None:
    vera = new_visitor()
    page = vera.go(f"/rules/{game}")
    contents = page.get_by_role("navigation", name="Contents")
    chapters = vera.request("GET", f"/api/rules/{game}")["chapters"]
    expect(contents.get_by_role("link")).to_have_text([chapter["title"] for chapter in chapters])
    for chapter in (chapters[-1], chapters[1]):
        contents.get_by_role("link", name=chapter["title"], exact=True).click()
        expect(page).to_have_url(re.compile(f"#{chapter['id']}$"))
        title = page.locator(f"h2#{chapter['id']}")
        expect(title).to_be_in_viewport()
        expect(title).to_be_focused()
        numbers = page.locator(f"section[aria-labelledby={chapter['id']}] .rulebook > li > .rule-text > .id")
        expect(numbers).to_have_text(chapter["rules"])


def test_a_search_replaces_the_chapters_and_its_end_brings_them_back(new_visitor: NewVisitor) -> None:
    vera = new_visitor()
    page = vera.go("/rules/war")
    search, contents = page.get_by_role("searchbox"), page.get_by_role("navigation", name="Contents")
    search.fill("knockout")
    expect(contents).to_have_count(0)
    expect(page.locator(".rulebook > li").first).to_contain_text("Finesse, brute force and knockout")
    look_at_all_sizes(vera, "a search in the rules", (DESKTOP, PHONE))
    search.fill("")
    expect(contents).to_be_visible()


@pytest.mark.parametrize("game", ["duel", "war"])
def test_the_rules_begin_with_the_game_in_two_minutes(new_visitor: NewVisitor, game: str) -> None:
    page = new_visitor().go_and_settle(f"/rules/{game}")
    overview = page.locator(".overview")
    expect(overview.get_by_role("heading", name=f"The {game} in two minutes")).to_be_visible()
    expect(overview).to_contain_text("The goal")
    contents = page.get_by_role("navigation", name="Contents")
    heights = [place.bounding_box() for place in (overview, contents)]
    assert sorted(box["y"] for box in heights if box) == [box["y"] for box in heights if box]
    assert None not in heights
