"""What the screen says before a move: the list of moves in the order of the turn, and warnings about wasted moves."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from famiglia.words import say
from tests.duel.builder import at

from .checks import PHONE
from .conftest import NewVisitor
from .gameplay import choose_move, open_table, press
from .staged_table import StagedTable

LANGUAGES = ["en", "de", "fr"]
STEPS = ["group-street", "group-accountant", "group-brute", "group-take"]


def test_the_moves_are_listed_in_the_order_of_the_turn(new_visitor: NewVisitor) -> None:
    nora = new_visitor()
    nora.become_guest("Nora")
    page = StagedTable(nora).show(at("F1F2A1", hand="F0F0A1B1", area="M0"))
    page.keyboard.press("m")
    headings = page.locator(".offers h3")
    expect(headings).to_have_text([say("en", step) for step in STEPS])
    page.keyboard.press("Escape")
    press(page.locator("[data-zone=street] .card").first)
    expect(headings).to_have_text([say("en", step) for step in STEPS if step != "group-accountant"])


@pytest.mark.parametrize("size", [(1200, 800), PHONE], ids=["desktop", "phone"])
def test_picking_a_card_of_the_street_selects_taking_it_and_scrolls_there(
    new_visitor: NewVisitor, size: tuple[int, int]
) -> None:
    nora = new_visitor(size=size)
    nora.become_guest("Nora")
    page = StagedTable(nora).show(at("F3A1", hand="F2F2B1B2B3"))
    press(page.locator("[data-zone=street] .card").first)
    chosen = page.locator(".way:has(:checked)")
    expect(chosen).to_contain_text("Take Famiglia 3")
    expect(chosen).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_warning_is_shown_before_a_brute_is_played_for_nothing(new_visitor: NewVisitor, lang: str) -> None:
    nora = new_visitor(lang=lang)
    nora.become_guest("Nora")
    page = StagedTable(nora).show(at("F2F3", hand="F0F0B1"))
    warning = page.locator(".prompt .warning")
    street, brute = page.locator("[data-zone=street] .card"), page.locator("[data-zone=hand0] .card").last
    for number, told in ((1, [say(lang, "warn-brute", card=("F3",), left=2)]), (0, [])):
        press(brute)
        press(street.nth(number))
        expect(page.locator(".way :checked")).to_have_count(1)
        expect(warning).to_have_text(told)
        page.keyboard.press("Escape")


def test_a_warning_is_shown_before_a_refresh_that_gives_something_up(new_visitor: NewVisitor) -> None:
    nora = new_visitor()
    nora.become_guest("Nora")
    page = StagedTable(nora).show(at("F1F2", hand="F0F0M0"))
    choose_move(page, "Refresh with Famiglia 2")
    expect(page.locator(".prompt .warning")).to_have_text(say("en", "warn-refresh"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_before_a_pass_names_both_choices(new_visitor: NewVisitor, lang: str) -> None:
    nora = new_visitor(lang=lang)
    nora.become_guest("Nora")
    page = StagedTable(nora).show(at("F1F2", hand="F0F0M0"))
    page.keyboard.press("p")
    asked = page.get_by_role("dialog", name=say(lang, "key-pass"))
    expect(asked.locator(".deciding button")).to_have_text([say(lang, "duel-keep-playing"), say(lang, "key-pass")])
    nora.check_screen("the question before a pass")
    asked.get_by_role("button", name=say(lang, "duel-keep-playing")).click()
    expect(asked).to_have_count(0)
    expect(page.locator(".prompt.yours")).to_be_visible()


def test_a_pentito_of_the_war_shows_the_numbers_that_are_left(new_visitor: NewVisitor) -> None:
    """The page of a new war receives a state in which a Pentito is being executed."""
    nora = new_visitor()

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("game"):
                message["game"]["view"]["decision"] = {"step": "pentito", "numbers": [2, 1]}
            socket.send(json.dumps(message))

        server.on_message(forward)

    nora.page.route_web_socket(re.compile("/live"), connect)
    page = nora.go("/war")
    nora.button("Begin the war").click()
    expect(page.locator(".dock")).to_contain_text(say("en", "war-numbers-left", numbers="2, 1"))


def test_a_hint_chooses_the_best_move_and_names_others_with_their_chance_and_the_reason(
    new_visitor: NewVisitor,
) -> None:
    gina = new_visitor()
    gina.become_guest("Gina")
    page = gina.open(f"/t/{open_table(gina, 'me', 'bot:greedy', first=0)}")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".way").first.locator("input")).to_be_checked()
    expect(page.locator(".way").first.locator(".deed")).to_have_text(re.compile(r"^\d+ % · "))
    expect(page.locator(".way small").first).not_to_be_empty()
    expect(page.locator(".deciding .primary")).to_be_enabled()
    gina.check_screen("a hint")
    page.keyboard.press("Escape")
    expect(page.locator(".way")).to_have_count(0)
    press(page.get_by_role("button", name="Hint"))
    expect(page.locator(".way").first).to_be_visible()
