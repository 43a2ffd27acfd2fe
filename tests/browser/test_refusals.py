"""A card that cannot be used shows and reads out the reason, with a link to the rule."""

import re

from playwright.sync_api import expect

from famiglia.words import say
from tests.duel.builder import at

from .checks import PHONE
from .conftest import NewVisitor
from .gameplay import open_table, press, table_state, wait_for_turn
from .staged_table import StagedTable

ID = r"DA?-\d+"


def test_a_dimmed_card_shows_fact_rule_and_remedy_and_links_to_the_rule(
    new_visitor: NewVisitor,
) -> None:
    vera = new_visitor()
    vera.become_guest("Vera")
    table = open_table(vera, "me", "bot:random", first=0)
    page = vera.go(f"/t/{table}")
    assert wait_for_turn(page)
    why = next(
        why for why in table_state(vera, table)["game"]["whys"] if why["zone"] in ("street", "new") and why["remedy"]
    )
    arguments = {
        name: tuple(value) if isinstance(value, list) else value for name, value in why["fact"]["args"].items()
    }
    name = say("en", f"card-{why['card'][0]}", value=int(why["card"][1]))
    card = page.locator(f"[data-zone=street] button.idle[aria-label^='{name}']").first

    expect(card).to_have_accessible_name(re.compile(f"^{name}, .*cannot be used now$"))
    expect(card).to_have_accessible_description(re.compile(re.escape(say("en", why["fact"]["id"], **arguments))))
    expect(card).to_have_accessible_description(re.compile(f"Rule {why['rule']} \\S+"))
    # It says that it is disabled, and can be focused and pressed all the same.
    assert "true" == card.get_attribute("aria-disabled")

    card.click(position={"x": 7, "y": 30}, force=True)
    note = page.get_by_role("dialog", name=name)
    expect(note).to_contain_text(say("en", why["fact"]["id"], **arguments))
    expect(note.locator(".remedy")).not_to_be_empty()
    vera.check_screen("why a card cannot be used")
    with vera.context.expect_page() as opening:
        note.get_by_role("link", name=f"Rule {why['rule']}").click()
    rules = opening.value
    expect(rules).to_have_url(f"{vera.server.address}/rules/duel#{why['rule']}")
    rule = rules.locator(f"[id='{why['rule']}']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    rules.close()
    assert wait_for_turn(page), "the table is still there"


def test_every_dimmed_card_of_the_table_names_a_rule_of_the_register(new_visitor: NewVisitor) -> None:
    zeno = new_visitor()
    zeno.become_guest("Zeno")
    table = open_table(zeno, "me", "bot:random", first=0)
    page = zeno.go(f"/t/{table}")
    assert wait_for_turn(page)
    known = {rule["id"] for rule in zeno.request("GET", "/api/rules/duel")["rules"]}
    dimmed = page.locator(".board button.card.idle")
    assert dimmed.count() > 0
    for reason in dimmed.locator("[id^=why-]").all_text_contents():
        assert set(re.findall(ID, reason)) & known, reason
    assert dimmed.count() == dimmed.locator("[id^=why-]").count()


def test_a_step_that_is_not_possible_shows_the_reason_on_request(new_visitor: NewVisitor) -> None:
    rino = new_visitor(size=PHONE)
    rino.become_guest("Rino")
    page = StagedTable(rino).show(at("F0M2", hand="A0B1M1", area="F1"))
    steps = page.get_by_role("list", name="The four steps of a turn")
    expect(steps.get_by_role("button")).to_have_text(["Street, not possible", "Accountant, not possible"])
    steps.get_by_role("button", name="Street").click()
    refusal = page.locator(".prompt .refusal")
    expect(refusal).to_contain_text("Rule D-20")
    rino.check_screen("why a step is not possible")
    steps.get_by_role("button", name="Accountant").press("Enter")
    expect(refusal).to_have_text("There is no Accountant of value 1 to 4 in your hand. Rule D-30")
    expect(refusal.get_by_role("link")).to_have_attribute("href", "/rules/duel#D-30")
    press(page.locator("[data-zone=street] .card.legal").first)
    expect(refusal).to_have_count(0)


def test_a_move_that_the_server_refuses_names_the_rule_and_leads_to_it(new_visitor: NewVisitor) -> None:
    siro = new_visitor()
    siro.become_guest("Siro")
    # The page gets a state with a card that is not really there.
    page = StagedTable(siro).show(at("F4", hand="F3F3"))
    press(page.locator("[data-zone=street] .card.legal"))
    siro.ignore_errors("status of 422")
    page.locator(".deciding .primary").click()
    refusal = page.locator(".prompt").get_by_role("alert")
    expect(refusal).to_contain_text("Street")
    expect(refusal.get_by_role("link")).to_have_attribute("href", re.compile("^/rules/duel#D-[0-9]+$"))
    siro.check_screen("a move that was refused")


def test_a_search_in_the_rules_scrolls_to_what_it_finds(new_visitor: NewVisitor) -> None:
    vera = new_visitor()
    page = vera.go("/rules/duel")
    rules = page.locator(".rulebook > li")
    expect(rules.nth(20)).to_be_attached()
    for text in ("the", "mercenary"):
        rules.last.scroll_into_view_if_needed()
        page.get_by_role("searchbox").fill(text)
        expect(rules.first).to_be_in_viewport()
        expect(page.get_by_role("searchbox")).to_be_in_viewport()
