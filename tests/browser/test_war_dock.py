"""The dock of the war's table: a turn of the planning phase is two or three clicks, and one confirmation."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .checks import DESKTOP, PHONE, SMALLER
from .conftest import NewVisitor
from .gameplay import open_table, press, table_state
from .visitors import Visitor

ORDER_SPACE = re.compile(r": Issue 1 order\. Open")
BOTS = ("bot:random", "bot:random", "bot:random")


def planner(new_visitor: NewVisitor, size: tuple[int, int] = DESKTOP, lang: str = "en") -> tuple[Visitor, str]:
    """A visitor at a war with three bots, who is to plan a turn."""
    anna = new_visitor(size=size, lang=lang)
    anna.become_guest("Anna")
    table = open_table(anna, "me", *BOTS, game="war", options=["quick-setup"])
    anna.go(f"/t/{table}")
    expect(anna.page.locator(".dock .prompt.yours")).to_be_visible()
    expect(anna.page.locator(".sheet-token.legal").first).to_be_visible()
    return anna, table


def ready(page: Page) -> None:
    """Wait until the server has tried the draft."""
    expect(page.locator(".dock .deciding .primary")).to_have_attribute("aria-busy", "false")


def pick(page: Page, selector: str) -> None:
    """Click the first of these things, and wait for what follows."""
    press(page.locator(f".dock {selector}").first)
    ready(page)


def plan_an_order(page: Page) -> None:
    """Plan to issue an order: a token, a space, an area, an order."""
    pick(page, ".sheet-token.legal:not(:has(sub))")
    press(page.locator(".dock .sheet-space.legal").and_(page.get_by_role("button", name=ORDER_SPACE)).first)
    expect(page.locator(".dock .area-choice").first).to_be_visible()
    pick(page, ".area-choice")
    expect(page.locator(".dock h2").first).to_contain_text("Which order")
    pick(page, ".order-choices button")
    expect(page.locator(".dock .deciding .primary")).to_have_text(re.compile("Confirm the turn"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nobody_sees_a_turn_before_it_is_confirmed(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    anna, table = planner(new_visitor, size)
    before = table_state(anna, table)["numbers"]["game"]
    plan_an_order(anna.page)
    assert before == table_state(anna, table)["numbers"]["game"]
    press(anna.button(re.compile("Confirm the turn")))
    expect(anna.page.locator(".dock .draft-chip")).to_have_count(0)
    state = table_state(anna, table)
    orders = [order for area in state["game"]["view"]["areas"].values() for order in area["orders"] if order["order"]]
    assert state["numbers"]["game"] > before
    assert orders


def test_a_chip_leads_back_to_its_gesture(new_visitor: NewVisitor) -> None:
    anna, _ = planner(new_visitor)
    plan_an_order(anna.page)
    assert 4 == anna.page.locator(".draft-chip").count()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".draft-chip")).to_have_count(3)
    anna.page.locator(".draft-chip").nth(1).click()
    expect(anna.page.locator(".draft-chip")).to_have_count(1)
    expect(anna.page.locator(".sheet-space.legal").first).to_be_visible()
    anna.page.keyboard.press("Shift+Escape")
    expect(anna.page.locator(".draft-chip")).to_have_count(0)


def test_the_order_can_be_chosen_before_its_area(new_visitor: NewVisitor) -> None:
    anna, _ = planner(new_visitor)
    page = anna.page
    pick(page, ".sheet-token.legal:not(:has(sub))")
    press(page.locator(".sheet-space.legal").and_(page.get_by_role("button", name=ORDER_SPACE)).first)
    order = page.locator(".dock .order-choices button").nth(1)
    order.click()
    expect(order).to_have_attribute("aria-pressed", "true")
    pick(page, ".area-choice")
    expect(page.locator(".dock .deciding .primary")).to_have_text(re.compile("Confirm the turn"))


def test_the_fee_of_a_token_counts_as_soon_as_it_is_picked(new_visitor: NewVisitor) -> None:
    anna, table = planner(new_visitor)
    money = table_state(anna, table)["game"]["view"]["seats"][0]["money"]
    pick(anna.page, ".sheet-token.legal:has(sub)")
    expect(anna.page.locator(".dock .draft-money")).to_contain_text(f"You keep {money - 1}")


def test_a_column_moves_its_tokens_where_they_block_nobody(new_visitor: NewVisitor) -> None:
    anna, _ = planner(new_visitor)
    page = anna.page
    pick(page, ".column-head.legal")
    expect(page.locator(".dock .block").first).to_be_visible()
    expect(page.locator(".dock .draft-money")).to_contain_text("To the supply")
    page.locator(".dock .block").first.click()
    expect(page.locator(".dock h2").first).to_contain_text("next token of the column")
    page.locator(".dock .sheet-space.legal:not(.infinite)").first.click()
    ready(page)
    assert page.locator(".dock .draft-chip").count() >= 2


def test_a_number_can_be_changed_afterwards(new_visitor: NewVisitor) -> None:
    anna, _ = planner(new_visitor)
    page = anna.page
    pick(page, ".sheet-token.legal:not(:has(sub))")
    recruit = page.get_by_role("button", name=re.compile(r": Recruit \d+ Soldati[^+·]*(\(\d+ \+ \d+\))?\. Open"))
    press(page.locator(".dock .sheet-space.legal").and_(recruit).first)
    number = page.locator(".dock .stepper output")
    most = int(number.inner_text())
    page.keyboard.press("-")
    expect(number).to_have_text(str(most - 1))
    page.get_by_role("button", name="one more").click()
    expect(number).to_have_text(str(most))
    page.get_by_role("slider").press("Home")
    expect(number).to_have_text("1")
    expect(page.locator(".dock .deciding .primary")).to_have_text(re.compile("Confirm the turn"))


def test_what_is_not_possible_says_which_rule_forbids_it(new_visitor: NewVisitor) -> None:
    anna, _ = planner(new_visitor)
    pick(anna.page, ".sheet-token.legal")
    anna.page.locator(".dock .sheet-token:not(.picked)").first.click(force=True)
    expect(anna.page.locator(".sheet-note a")).to_have_text(re.compile(r"Rule \w+"))


def test_a_space_can_be_chosen_before_its_token(new_visitor: NewVisitor) -> None:
    anna, _ = planner(new_visitor)
    space = anna.page.locator(".dock .sheet-space").and_(anna.page.get_by_role("button", name=ORDER_SPACE)).first
    space.click(force=True)
    expect(space).to_have_attribute("aria-pressed", "true")
    pick(anna.page, ".sheet-token.legal:not(:has(sub))")
    expect(anna.page.locator(".dock .draft-chip")).to_have_count(2)
    expect(anna.page.locator(".dock .area-choice").first).to_be_visible()


def test_the_arrow_keys_lead_over_the_sheets(new_visitor: NewVisitor) -> None:
    anna, _ = planner(new_visitor)
    page = anna.page
    page.locator(".dock .column-head").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".dock .column-head").nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".dock .sheet-column").nth(1).locator(".sheet-token").first).to_be_focused()
    payable = page.locator(".dock .column-head.legal")
    payable.first.focus()
    page.keyboard.press("c")
    expect(page.locator(".dock .draft-chip")).to_have_count(1)


def test_a_turn_is_planned_with_keys_alone(new_visitor: NewVisitor) -> None:
    anna, table = planner(new_visitor)
    page = anna.page
    page.locator(".dock .sheet-token.legal:not(:has(sub))").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dock .sheet-space.legal").first).to_be_visible()
    space = page.locator(".dock .sheet-space.legal").and_(page.get_by_role("button", name=ORDER_SPACE)).first
    space.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dock .area-choice").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".dock .order-choices button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".dock .deciding .primary")).to_be_focused()
    before = table_state(anna, table)["numbers"]["game"]
    page.keyboard.press("Enter")
    expect(page.locator(".dock .draft-chip")).to_have_count(0)
    assert table_state(anna, table)["numbers"]["game"] > before


def test_selling_an_order_asks_first(new_visitor: NewVisitor) -> None:
    anna, table = planner(new_visitor)
    page = anna.page
    before = table_state(anna, table)["numbers"]["game"]
    news = page.locator(".wire li").all_text_contents()
    page.locator(".trade summary").click()
    sell = page.locator(".trade-list button", has_text="Sell").first
    sell.click()
    anna.button("Keep it").click()
    assert before == table_state(anna, table)["numbers"]["game"]
    sell.click()
    page.locator("dialog .primary").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".dock .trade-list button", has_text="Sell")).not_to_have_count(0)
    assert news == page.locator(".wire li").all_text_contents()


def test_a_player_without_money_is_told_to_sell_an_order_first(new_visitor: NewVisitor) -> None:
    """The page receives only the sales of the turn, as if there was no money for anything else."""

    def only_trades(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("game"):
                message["game"]["moves"] = [
                    each for each in message["game"]["moves"] if each["verb"] in ("sell", "give")
                ]
            route.send(json.dumps(message))

        server.on_message(forward)

    anna = new_visitor()
    anna.become_guest("Anna")
    anna.page.route_web_socket(re.compile("/live"), only_trades)
    table = open_table(anna, "me", *BOTS, game="war", options=["quick-setup"])
    page = anna.go(f"/t/{table}")
    expect(page.locator(".dock .trade-must")).to_contain_text("sell an order first")
    check_dock(anna, "nothing but sales")
    before = len(table_state(anna, table)["game"]["view"]["seats"][0]["orders"]["headquarters"])
    page.locator(".trade-list button", has_text="Sell").first.click()
    page.locator("dialog .primary").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".trade-list button", has_text="Sell")).to_have_count(before - 1)


def check_dock(visitor: Visitor, moment: str) -> None:
    """Check the geometry and the accessibility of the dock alone."""
    visitor.page.evaluate("document.querySelectorAll('.felt, header').forEach(part => (part.inert = true))")
    visitor.check_screen(moment)
    visitor.page.evaluate("document.querySelectorAll('.felt, header').forEach(part => (part.inert = false))")


@pytest.mark.parametrize("size", [DESKTOP, SMALLER, PHONE])
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_nothing_in_the_dock_is_cut_off(new_visitor: NewVisitor, size: tuple[int, int], lang: str) -> None:
    anna, _ = planner(new_visitor, size, lang)
    check_dock(anna, "the turn begins")
    pick(anna.page, ".sheet-token.legal")
    check_dock(anna, "a token is picked")
    pick(anna.page, ".sheet-space.legal")
    check_dock(anna, "a space is picked")
    anna.page.keyboard.press("Shift+Escape")
    pick(anna.page, ".column-head.legal")
    check_dock(anna, "a column is taken")


def test_the_families_are_chosen_from_cards(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    table = open_table(anna, "me", *BOTS, game="war")
    page = anna.go(f"/t/{table}")
    family = page.locator(".dock .family-card").first
    name = family.locator("b").inner_text()
    family.click()
    expect(family).to_have_attribute("aria-pressed", "true")
    anna.button(re.compile("^Confirm")).click()
    expect(page.locator(".dock .family-card")).to_have_count(0)
    family = table_state(anna, table)["game"]["view"]["seats"][0]["family"]
    assert name in page.locator(".strip").inner_text()
    assert family


def test_the_sheets_can_be_read_while_others_plan(new_visitor: NewVisitor) -> None:
    _, table = planner(new_visitor)
    watcher = new_visitor()
    page = watcher.go(f"/t/{table}")
    page.locator(".dock .fold summary").click()
    expect(page.locator(".dock .sheet-space").first).to_be_visible()
    expect(page.locator(".dock .sheet-space.legal")).to_have_count(0)
    check_dock(watcher, "the sheets of a spectator")
