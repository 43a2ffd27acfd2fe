"""The game in two minutes: offered at somebody's first table, and always in the menu, the start page and the rules."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from famiglia.words import say

from .checks import DESKTOP, PHONE
from .conftest import NewVisitor
from .gameplay import open_table, wait_for_turn
from .test_screens import look_at_all_sizes
from .visitors import Visitor

GAMES = ("duel", "war")
LANGUAGES = ("en", "de", "fr")
SEATS = {"duel": ("me", "bot:greedy"), "war": ("me", "bot:greedy", "bot:greedy", "bot:greedy")}


def sit_down(visitor: Visitor, game: str, **settings: object) -> Page:
    """Open a table of this game and go to it."""
    visitor.become_guest("Nora")
    if game == "war":
        settings = {"options": ["first-game", "quick-setup"], **settings}
    page = visitor.go(f"/t/{open_table(visitor, *SEATS[game], game=game, **settings)}")
    page.locator(f".{game} .dock .prompt").wait_for()
    return page


def guide(page: Page, lang: str, game: str) -> Locator:
    """The window with the guide."""
    return page.get_by_role("dialog", name=say(lang, f"web-guide-{game}"))


def offer(page: Page) -> Locator:
    """The line that offers the guide."""
    return page.locator(".guide-offer")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_is_offered_at_the_first_table_and_fits_every_screen(
    new_visitor: NewVisitor, game: str, lang: str
) -> None:
    nora = new_visitor(lang=lang)
    page = sit_down(nora, game)
    expect(offer(page)).to_contain_text(say(lang, f"web-guide-first-{game}"))
    look_at_all_sizes(nora, f"the offer of the guide in {lang}", (PHONE,))
    offer(page).get_by_role("button", name=say(lang, f"web-guide-{game}")).click()
    expect(guide(page, lang, game)).to_contain_text(say(lang, f"guide-{game}-goal-title"))
    expect(guide(page, lang, game).locator(".guide-part").last).to_be_visible()
    look_at_all_sizes(nora, f"the guide in {lang}", (DESKTOP, PHONE))


@pytest.mark.parametrize("game", GAMES)
def test_an_offer_that_was_declined_does_not_come_back(new_visitor: NewVisitor, game: str) -> None:
    nora = new_visitor()
    page = sit_down(nora, game)
    offer(page).get_by_role("button", name="No, thanks").click()
    expect(offer(page)).to_have_count(0)
    expect(page.locator("main")).to_be_focused()
    page.reload()
    page.locator(f".{game} .dock .prompt").wait_for()
    expect(offer(page)).to_have_count(0)


def test_the_offer_belongs_to_the_first_table_only_and_to_each_game(new_visitor: NewVisitor) -> None:
    nora = new_visitor()
    first = sit_down(nora, "duel").url
    expect(offer(nora.page)).to_be_visible()
    sit_down(nora, "duel")
    expect(offer(nora.page)).to_have_count(0)
    sit_down(nora, "war")
    expect(offer(nora.page)).to_be_visible()
    nora.go(first)
    expect(offer(nora.page)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_opens_and_closes_by_keyboard_from_offer_and_menu(new_visitor: NewVisitor, game: str) -> None:
    nora = new_visitor()
    page = sit_down(nora, game)
    offer(page).get_by_role("button", name=say("en", f"web-guide-{game}")).focus()
    page.keyboard.press("Enter")
    expect(guide(page, "en", game)).to_be_visible()
    page.keyboard.press("Escape")
    expect(guide(page, "en", game)).to_have_count(0)
    expect(offer(page)).to_have_count(0)
    expect(page.locator("main")).to_be_focused()
    nora.button("Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name=say("en", f"web-guide-{game}")).focus()
    page.keyboard.press("Enter")
    expect(guide(page, "en", game).get_by_role("heading").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(nora.button("Menu")).to_be_focused()


def test_the_offer_leaves_the_decision_in_sight(new_visitor: NewVisitor) -> None:
    nora = new_visitor()
    page = sit_down(nora, "duel", first=0)
    assert wait_for_turn(page)
    expect(offer(page)).to_be_visible()
    expect(page.locator(".deciding .primary")).to_be_in_viewport()
    page.locator(".board button.card.usable").first.click()
    expect(page.locator(".deciding .primary")).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
def test_the_question_which_game_leads_to_both_guides(new_visitor: NewVisitor, game: str) -> None:
    nora = new_visitor()
    page = nora.go("/")
    nora.button("Play now").click()
    page.get_by_role("dialog").get_by_role("button", name=say("en", f"web-guide-{game}")).click()
    expect(guide(page, "en", game)).to_contain_text(say("en", f"guide-{game}-goal-title"))
    expect(guide(page, "en", game).locator(".guide-part").last).to_be_visible()
    nora.check_screen("the guide over the question which game")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Which game?")).to_be_visible()


def test_the_guide_of_the_war_takes_its_numbers_from_the_pack_and_draws_every_symbol(new_visitor: NewVisitor) -> None:
    nora = new_visitor()
    page = sit_down(nora, "war")
    pack = nora.request("GET", "/api/packs/standard")
    offer(page).get_by_role("button", name="The war in two minutes").click()
    goal = guide(page, "en", "war").locator(".guide-part").first
    expect(goal).to_contain_text(f"with {pack['win_team']} Mandamenti together")
    expect(goal).to_contain_text(f"has {pack['win_alone']} alone")
    expect(goal).to_contain_text("at the end of a round")
    assert [] == page.evaluate("""[...document.querySelectorAll('.guide use')]
        .map(use => use.getAttribute('href')).filter(href => !document.querySelector(href))""")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"edition": "revised", "options": []}, ["only a new card", "by up to its own value"]),
        ({"edition": "classic", "options": ["full-strength"]}, ["by exactly its own value"]),
    ],
)
def test_the_guide_of_the_duel_follows_edition_and_house_rules(
    new_visitor: NewVisitor, settings: dict[str, object], said: list[str]
) -> None:
    page = sit_down(new_visitor(), "duel", **settings)
    offer(page).get_by_role("button", name="The duel in two minutes").click()
    window = guide(page, "en", "duel")
    for text in (*said, "a 4 brings 10 points, the 4 of La Famiglia 15"):
        expect(window).to_contain_text(text)
    if settings["edition"] == "classic":
        expect(window).not_to_contain_text("only a new card")


def test_the_score_of_the_war_says_when_it_counts(new_visitor: NewVisitor) -> None:
    page = sit_down(new_visitor(), "war")
    score = page.locator(".top .score")
    expect(score).to_have_attribute("title", re.compile("at the end of a round"))
    expect(score).to_have_attribute("aria-label", re.compile("at the end of a round"))
    expect(score).to_contain_text("6 to win")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_enough_mandamenti_in_the_middle_of_a_round_are_not_yet_a_victory(new_visitor: NewVisitor, lang: str) -> None:
    nora = new_visitor(lang=lang)

    def give_mandamenti(socket: WebSocketRoute) -> None:
        """Show six Mandamenti of the first team in every state."""
        server = socket.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("game"):
                message["game"]["view"]["seats"][0]["mandamenti"] = 4
                message["game"]["view"]["seats"][2]["mandamenti"] = 2
            socket.send(json.dumps(message))

        server.on_message(forward)

    nora.page.route_web_socket(re.compile("/live"), give_mandamenti)
    page = sit_down(nora, "war")
    expect(page.locator(".top .score")).to_contain_text(say(lang, "wt-score-counts"))
    look_at_all_sizes(nora, f"a score that does not count yet, in {lang}", (DESKTOP,))
