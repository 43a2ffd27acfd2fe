"""The encounter in the dock of the war's table: targets with forecasts, attacks, sealed cards, and how a conflict ended."""

import re
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from .checks import DESKTOP, PHONE, SMALLER, barriers, misplaced
from .conftest import NewVisitor
from .gameplay import State, press, table_state
from .visitors import Visitor
from .war_play import open_war, play_war

CARD = "label.conflict-card"
PARTS = ("aim", "forecast", "stepper", "styles", "endings", "summary", "matrix", "takes", "conflict", "army", "half")
"""The classes of what is tested here."""
WARS = 12
"""In at least one of so many wars the visitor gets the chance to start a conflict."""


def forecast(visitor: Visitor, table: str, *moves: str) -> dict[str, Any]:
    """What the last of these moves would lead to after the others."""
    seat = table_state(visitor, table)["game"]["viewer"]
    *before, move = moves
    query = f"seat={seat}&move={quote(move)}&after={quote(','.join(before))}"
    return dict(visitor.request("GET", f"/api/tables/{table}/preview?{query}")["forecast"])


def contested(visitor: Visitor, table: str, state: State) -> str:
    """A target of a Movement over which a conflict would arise; "" without one."""
    if state["game"]["view"]["decision"]["step"] != "fight":
        return ""
    for move in state["game"]["moves"]:
        if move["verb"] == "move" and move["arguments"]["way"] == "land":
            numbers = forecast(visitor, table, move["move"]).get("numbers", [])
            if numbers and all("finesse" in each for each in numbers):
                return str(move["arguments"]["target"])
    return ""


def attacker(new_visitor: NewVisitor, size: tuple[int, int]) -> tuple[Visitor, str, str]:
    """A visitor whose order can start a conflict: the visitor, the table, and the name of the target."""
    anna = new_visitor(size=size)
    anna.become_guest("Anna")
    for _ in range(WARS):
        table = open_war(anna, "me")
        state = play_war(table, anna, found=lambda state: bool(contested(anna, str(state["about"]["id"]), state)))
        if state["about"]["status"] == "running":
            break
    target = contested(anna, table, state)
    areas = anna.request("GET", "/api/packs/standard")["areas"]
    anna.go(f"/t/{table}")
    return anna, table, next(area["name"] for area in areas if area["id"] == target)


def tried(page: Page) -> None:
    """Wait until the server has tried the draft and told what it would bring."""
    expect(page.locator(".shell.war")).to_have_attribute("data-busy", "false")
    expect(page.locator(".forecast")).not_to_have_class(re.compile("late"))


def checked(page: Page) -> None:
    assert [] == barriers(page)
    assert [] == [fault for fault in misplaced(page) if any(part in fault for part in PARTS)]


def attack(page: Page, target: str) -> None:
    press(page.locator(".aim", has_text=target).first)
    tried(page)


def confirm(page: Page, text: str) -> None:
    button = page.locator(".dock .deciding .primary")
    expect(button).to_have_text(re.compile(text))
    press(button)


@pytest.mark.parametrize("size", [DESKTOP, SMALLER, PHONE])
def test_an_attack_by_finesse_from_its_target_to_its_end(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    anna, table, target = attacker(new_visitor, size)
    page = anna.page
    expect(page.locator(".aim .odds").first).not_to_be_empty()
    checked(page)
    before = table_state(anna, table)["numbers"]["game"]
    attack(page, target)
    press(page.locator(".styles button", has_text="Finesse"))
    tried(page)
    checked(page)
    assert before == table_state(anna, table)["numbers"]["game"]
    confirm(page, f"Attack {target}")
    expect(page.locator(".conflict h2")).to_contain_text(target)
    expect(page.locator(".matrix td")).to_have_count(36)
    press(page.locator(CARD).nth(1))
    expect(page.locator(".matrix .chosen th")).to_contain_text("Coward")
    checked(page)
    confirm(page, "Lay Coward face down")
    expect(page.locator(".takes td")).to_have_count(12)
    checked(page)
    press(page.locator(".aim", has_text="Leave it"))
    confirm(page, "Leave it")
    expect(page.locator(".conflict .stamp")).to_contain_text(target)
    expect(page.locator(".conflict.ended .conflict-card")).to_have_count(2)
    assert [] == barriers(page)
    press(page.locator(".conflict .primary"))
    expect(page.locator(".conflict.ended")).to_have_count(0)


def test_the_forecast_follows_the_number_that_goes(new_visitor: NewVisitor) -> None:
    anna, _, target = attacker(new_visitor, DESKTOP)
    page = anna.page
    attack(page, target)
    going = int(page.locator(".forecast output").inner_text())
    told = page.locator(".bonuses .fallen dd").last.inner_text()
    assert f"then {going} v." in told
    press(page.locator(".forecast .stepper button:not(:disabled)").first)
    expect(page.locator(".forecast output")).not_to_have_text(str(going))
    tried(page)
    other = int(page.locator(".forecast output").inner_text())
    expect(page.locator(".bonuses .fallen dd").last).to_contain_text(f"then {other} v.")
    expect(page.locator(".matrix .end-won, .matrix .end-lost, .matrix .end-empty")).to_have_count(36)
    page.keyboard.press("Escape")
    expect(page.locator(".forecast")).to_have_count(0)


def test_an_attack_is_made_with_the_keyboard_alone(new_visitor: NewVisitor) -> None:
    anna, _, target = attacker(new_visitor, DESKTOP)
    page = anna.page
    page.locator(".aim", has_text=target).first.focus()
    page.keyboard.press("Enter")
    tried(page)
    page.keyboard.press("f")
    expect(page.locator(".styles [aria-pressed=true]")).to_contain_text("Finesse")
    page.locator(".styles [aria-pressed=true]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".conflict h2")).to_contain_text(target)
    page.locator(f"{CARD} input").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".matrix .chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".takes")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".aim[aria-pressed=true]")).to_contain_text("Take it")
    page.locator("body").press("Enter")
    expect(page.locator(".conflict .stamp")).to_be_visible()
