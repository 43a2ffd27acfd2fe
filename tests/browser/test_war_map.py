"""The map of the war: choosing on it with mouse, finger and keys, its cards, its views, and what it costs to draw."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.services import wait_for

from .checks import DESKTOP, PHONE, SMALLER, barriers, misplaced, settle
from .conftest import NewVisitor
from .gameplay import open_table, send, table_state, wait_until
from .visitors import Visitor
from .war_play import open_war, play_war

MAP = ".war-map"
FOCUSED = "document.activeElement.dataset.id"
NODES = "document.querySelectorAll('.war-map *').length"
MOST_NODES = 560
"""The map of a game in full swing, with orders, rims and ways."""


def turn_moves(state: dict[str, Any]) -> list[dict[str, Any]]:
    """The legal moves of the turn."""
    return [move for move in state["game"]["moves"] if move["verb"] not in ("sell", "give")]


def legal_areas(state: dict[str, Any]) -> set[str]:
    """The areas among which one is to be chosen; none if a move is about two of them."""
    told = [move["arguments"] for move in turn_moves(state)]
    return set() if any(each.get("target") for each in told) else {each["area"] for each in told if each.get("area")}


def war_at_an_area_question(visitor: Visitor) -> tuple[Page, dict[str, Any]]:
    """The page of a war in which the visitor is asked for an area, and its state."""
    visitor.become_guest("Anna")
    table = open_table(visitor, "me", *["bot:greedy"] * 3, game="war", options=["first-game", "quick-setup"])
    while True:
        wait_for(lambda: 0 in table_state(visitor, table)["game"]["to_decide"])
        state = table_state(visitor, table, 0)
        if 1 < len(legal_areas(state)) < 20:
            break
        deed = {"do": "play", "seat": 0, "move": turn_moves(state)[0]["move"]}
        send(visitor, table, deed, state["numbers"]["game"])
    page = visitor.go(f"/t/{table}")
    expect(page.locator(f"{MAP} .spot")).to_have_count(len(state["game"]["view"]["areas"]))
    expect(page.locator(f"{MAP} .rim.legal").first).to_be_attached()
    return page, state


def spot(page: Page, area: str) -> Locator:
    """The part of the map that stands for an area."""
    return page.locator(f'{MAP} .spot[data-id="{area}"]')


def check_map(page: Page) -> None:
    """Nothing of the map is misplaced, and it raises no barriers."""
    assert [] == [fault for fault in misplaced(page) if "map-" in fault]
    assert [] == [fault for fault in barriers(page) if "war-map" in fault or "map-" in fault or "data-kind" in fault]


def click(page: Page, area: str) -> None:
    """Click into an area; the middle of its box may lie outside of it."""
    box = page.locator(f'{MAP} .spot[data-id="{area}"]').evaluate(
        """path => {
            const box = path.getBoundingClientRect();
            for (let step = 1; step < 20; step += 1) for (let other = 1; other < 20; other += 1) {
                const [x, y] = [box.left + box.width * other / 20, box.top + box.height * step / 20];
                if (document.elementFromPoint(x, y) === path) return [x, y];
            }
            return null;
        }"""
    )
    assert box, f"{area} is covered"
    page.mouse.click(*box)


def test_a_click_on_an_area_with_a_rim_drafts_it_and_another_says_why_not(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    page, state = war_at_an_area_question(anna)
    legal = legal_areas(state)
    expect(page.locator(f"{MAP} .rim.legal")).to_have_count(len(legal))
    illegal = next(area for area in state["game"]["view"]["areas"] if area not in legal)
    click(page, illegal)
    expect(page.locator(".map-card .why")).not_to_be_empty()
    expect(page.locator(f"{MAP} .rim.chosen")).to_have_count(0)
    check_map(page)
    chosen = sorted(legal)[0]
    click(page, chosen)
    expect(page.locator(f"{MAP} .rim.chosen")).to_have_count(1)
    expect(page.locator(".map-card .why")).to_have_count(0)
    assert page.evaluate(NODES) <= MOST_NODES
    page.keyboard.press("Escape")
    expect(page.locator(f"{MAP} .rim.legal")).to_have_count(len(legal))


def test_a_threat_counts_the_soldati_that_rally_can_bring_wherever_it_is_shown(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
    table = open_war(anna, "me")

    def threats(state: dict[str, Any]) -> dict[str, list[int]]:
        known = state["game"]["guidance"].get("threats", {})
        return {area: [each["soldati"] + each.get("gather", 0) for each in found] for area, found in known.items()}

    def rallying(state: dict[str, Any]) -> bool:
        known = state["game"]["guidance"].get("threats", {})
        return any(each.get("gather") and each["outnumbered"] for found in known.values() for each in found)

    state = play_war(table, anna, found=rallying)
    page = anna.go(f"/t/{table}")
    expect(page.locator(".threat-line")).to_be_visible()
    numbers = sorted(max(each) for each in threats(state).values())
    assert numbers == sorted(int(text) for text in page.locator(f"{MAP} .danger text").all_text_contents())
    assert f"to {numbers[-1]} Soldati" in page.locator(".threat-line").inner_text()


def test_the_keys_lead_over_the_map(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    page, state = war_at_an_area_question(anna)
    legal = legal_areas(state)
    assert 1 == page.locator(f"{MAP} [tabindex='0'][data-id]").count()
    spot(page, "enna").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) in ("palagonia", "nicosia")
    page.keyboard.press("r")
    first = page.evaluate(FOCUSED)
    page.keyboard.press("r")
    assert {"ragusa", "ribera"} == {first, page.evaluate(FOCUSED)}
    spot(page, "noto").focus()
    page.keyboard.press("s")
    assert page.evaluate(FOCUSED) == "mare_siracusa"
    page.keyboard.press("ArrowUp")
    assert page.evaluate(FOCUSED) in state["game"]["view"]["areas"]
    page.keyboard.press("i")
    expect(page.locator(".map-card")).to_be_visible()
    area = sorted(legal)[0]
    spot(page, area).focus()
    page.keyboard.press("Space")
    expect(page.locator(f"{MAP} .rim.chosen")).to_have_count(1)


def end_turn(visitor: Visitor, state: dict[str, Any]) -> None:
    """Play the first legal moves of seat 0 until another seat has to decide."""
    while 0 in state["game"]["to_decide"]:
        deed = {"do": "play", "seat": 0, "move": turn_moves(state)[0]["move"]}
        state = state | send(visitor, state["about"]["id"], deed, state["numbers"]["game"])


@pytest.mark.parametrize("way", ["escape", "click elsewhere", "focus", "drawer", "turn"])
def test_a_card_that_the_keys_have_opened_goes_away(new_visitor: NewVisitor, way: str) -> None:
    anna = new_visitor()
    page, state = war_at_an_area_question(anna)
    legal = legal_areas(state)
    other = next(area for area in state["game"]["view"]["areas"] if area not in legal)
    spot(page, next(iter(legal))).focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".map-card")).to_be_visible()
    if way == "escape":
        page.keyboard.press("Escape")
    elif way == "click elsewhere":
        page.locator(".dock h2").click()
    elif way == "focus":
        page.keyboard.press("Tab")
    elif way == "drawer":
        page.keyboard.press("2")
        expect(page.locator(".mats")).to_be_visible()
    else:
        end_turn(anna, state)
    expect(page.locator(".map-card")).to_have_count(0)
    if way == "escape":
        # A card that a click has opened goes the same way, and only then a gesture is taken back.
        spot(page, other).dispatch_event("click")
        expect(page.locator(".map-card")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".map-card")).to_have_count(0)


def test_an_area_has_a_label_for_screen_readers(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    page, state = war_at_an_area_question(anna)
    for area in legal_areas(state):
        there = state["game"]["view"]["areas"][area]
        label = spot(page, area).get_attribute("aria-label") or ""
        assert f"{there['soldati']} Soldat" in label or not there["soldati"]
        assert "Mandamento" in label
        assert "Can be chosen" in label


def test_the_map_is_moved_and_enlarged(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    page, _ = war_at_an_area_question(anna)
    home = page.locator(".world").get_attribute("transform")
    page.mouse.move(480, 450)
    page.mouse.wheel(0, -300)
    expect(page.locator(".world")).not_to_have_attribute("transform", home or "")
    near = page.locator(".world").get_attribute("transform")
    page.mouse.down()
    page.mouse.move(420, 420)
    page.mouse.move(380, 400)
    page.mouse.up()
    expect(page.locator(".world")).not_to_have_attribute("transform", near or "")
    expect(page.locator(f"{MAP} .rim.chosen")).to_have_count(0)
    anna.button("The whole island").click()
    expect(page.locator(".world")).to_have_attribute("transform", home or "")


@pytest.mark.parametrize("size", [DESKTOP, SMALLER, PHONE])
def test_no_area_lies_under_rail_or_strip(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    anna = new_visitor(size=size)
    page, state = war_at_an_area_question(anna)
    for area in legal_areas(state):
        wait_until(
            page,
            """area => {
                const inside = document.querySelector(`.war-map .spot[data-id="${area}"]`).getBoundingClientRect();
                const [rail, strip] = [".rail", ".strip"].map(name => document.querySelector(name).getBoundingClientRect());
                return inside.top >= rail.bottom - 1 && inside.bottom <= strip.top + 1;
            }""",
            area,
        )
    check_map(page)


def test_a_finger_means_the_nearest_area_that_can_be_chosen(new_visitor: NewVisitor) -> None:
    anna = new_visitor(size=PHONE)
    page, state = war_at_an_area_question(anna)
    box = spot(page, sorted(legal_areas(state))[0]).bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(f"{MAP} .rim.chosen")).to_have_count(1)


def test_a_spectator_sees_the_map_without_rims(new_visitor: NewVisitor) -> None:
    anna, ben = new_visitor(), new_visitor()
    anna.become_guest("Anna")
    table = open_table(
        anna, "me", *["bot:greedy"] * 3, game="war", options=["first-game", "quick-setup"], visibility="listed"
    )
    ben.become_guest("Ben")
    page = ben.go(f"/t/{table}")
    expect(page.locator(f"{MAP} .soldati").first).to_be_visible()
    expect(page.locator(f"{MAP} .rim")).to_have_count(0)
    assert table_state(ben, table)["game"]["viewer"] is None


def test_a_phone_looks_closer_at_what_is_asked_and_shows_the_island_on_demand(new_visitor: NewVisitor) -> None:
    anna = new_visitor(size=PHONE)
    page, _ = war_at_an_area_question(anna)
    near = page.locator(MAP).get_attribute("data-level")
    anna.button("Island").click()
    expect(page.locator(MAP)).to_have_attribute("data-level", "bare")
    anna.button("My areas").click()
    expect(page.locator(MAP)).to_have_attribute("data-level", near or "")
    assert near != "bare"


UNDER_SWITCH = """() => {
    const {left, top, right, bottom} = document.querySelector('.map-views').getBoundingClientRect();
    const found = new Set();
    for (let x = left; x <= right; x += 4)
        for (let y = top; y <= bottom; y += 4)
            for (const each of document.elementsFromPoint(x, y))
                if (each.matches('.spot[data-kind=area]')) found.add(each.dataset.id);
    return [...found];
}"""
"""The areas that lie under the switch of the two views."""


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (430, 932), (800, 1000)])
def test_the_switch_of_the_views_covers_no_area(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    anna = new_visitor(size=size)
    page, state = war_at_an_area_question(anna)
    anna.button("My areas").click()
    settle(page)
    assert not legal_areas(state) & set(page.evaluate(UNDER_SWITCH))
    anna.button("Island").click()
    settle(page)
    assert [] == page.evaluate(UNDER_SWITCH)
    check_map(page)
