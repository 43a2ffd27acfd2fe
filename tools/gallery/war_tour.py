"""Goes through a war in the browser and takes its pictures, and a film of a round."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect
from tests.browser.checks import PHONE, SMALLER
from tests.browser.gameplay import State, send, table_state
from tests.browser.visitors import Visitor
from tests.browser.war_play import finished_war, open_war, play_war

from .film import Frame
from .studio import Picture, Studio

SCREEN = (1440, 900)
FILMED_ROUND = 2
FRAME = 1100
"""Milliseconds that a turn of the film is shown."""
FRAMES = 27
COURSES = 9
SMALL = 6
"""So many Soldati do not decide a conflict before its cards do."""


def deciding(*steps: str, round_: int = 2) -> Callable[[State], bool]:
    """A condition: one of these decisions is to be made, and not before this round."""
    return lambda state: state["game"]["view"]["decision"]["step"] in steps and state["game"]["turn"] >= round_


def choosing_a_target(state: State) -> bool:
    """Whether an order is to move, after the first round."""
    decision = state["game"]["view"]["decision"]
    return bool(deciding("fight")(state) and decision["movements"])


def in_an_open_conflict(state: State) -> bool:
    """Whether cards are chosen in a small conflict, after the first round."""
    return bool(deciding("cards")(state) and state["game"]["view"]["decision"]["attackers"] < SMALL)


def war_tour(studio: Studio) -> Iterator[Picture]:
    """All pictures of the war, in the order of the page."""
    for stop in (opening, planning, encounter, team, ending):
        yield from stop(studio)
        studio.close_visitors()


def opening(studio: Studio) -> Iterator[Picture]:
    """The page where a war is opened."""
    anna = studio.new_visitor("Anna", size=SCREEN)
    anna.go("/war").get_by_role("button", name="Begin the war").wait_for()
    yield studio.shoot(anna, "war-new", "A new war: who plays, and which rules")


def at_war(visitor: Visitor, table: str) -> Page:
    """Go to the table of a war and wait until it is drawn."""
    page = visitor.go(f"/t/{table}")
    page.locator(".war-map [data-kind=area]").first.wait_for()
    page.locator(".dock .prompt, .dock h2").first.wait_for()
    return page


def war_until(visitor: Visitor, found: Callable[[State], bool]) -> str:
    """A war in which a state with this property has come about."""
    for course in range(COURSES):
        table = open_war(visitor, "me")
        if play_war(table, visitor, found=found, course=course)["about"]["status"] != "over":
            return table
    raise AssertionError("this does not come about in any course of the war")


def planning(studio: Studio) -> Iterator[Picture]:
    """A planning turn: the whole table, and a plan that is only a draft yet."""
    anna = studio.new_visitor("Anna", size=SCREEN)
    table = open_war(anna, "me")
    play_war(table, anna, found=deciding("turn"))
    page = at_war(anna, table)
    yield studio.shoot(anna, "war-plan", "Planning: the sheets with one's own numbers, the island with its threats")
    anna.resize(SMALLER)
    yield studio.shoot(anna, "war-plan-1200", "The same on a smaller screen")
    anna.resize(PHONE)
    yield studio.shoot(anna, "phone-war-plan", "Planning a turn of the war")
    anna.resize(SCREEN)
    page.locator(".sheet-token.legal").first.click()
    spaces = page.locator(".sheet-space.legal")
    placing = spaces.and_(page.get_by_role("button", name=re.compile(r"row \d+: Place ")))
    (placing if placing.count() else spaces).first.click()
    page.locator(".draft-chip").nth(1).wait_for()
    yield studio.shoot(anna, "war-draft", "A plan is a draft until it is confirmed; every step can be changed")
    page.keyboard.press("Shift+Escape")
    page.keyboard.press("2")
    yield studio.shoot(anna, "war-mat", "One's own mat, and what the next tokens bring")
    page.keyboard.press("4")
    yield studio.shoot(anna, "war-dossier", "The dossier: which orders the enemies may still have")


def encounter(studio: Studio) -> Iterator[Picture]:
    """The orders are revealed: targets, and a conflict with sealed cards."""
    anna = studio.new_visitor("Anna", size=SCREEN)
    at_war(anna, war_until(anna, choosing_a_target))
    yield studio.shoot(anna, "war-encounter", "The encounter: an order, its targets, and what each would bring")
    anna.resize(SMALLER)
    yield studio.shoot(anna, "war-encounter-1200", "The encounter on a smaller screen")
    anna.resize(PHONE)
    yield studio.shoot(anna, "phone-war-encounter", "The targets of an order")
    anna.resize(SCREEN)
    at_war(anna, war_until(anna, in_an_open_conflict))
    yield studio.shoot(anna, "war-conflict", "A duel of sealed cards, with every ending")
    anna.resize(PHONE)
    yield studio.shoot(anna, "phone-war-conflict", "Sealed cards")


def team(studio: Studio) -> Iterator[Picture]:
    """Two people in one team, with marks on their private map and a word in private."""
    anna, carla = studio.new_visitor("Anna", size=SCREEN), studio.new_visitor("Carla")
    table = open_war(anna, "me", "bot:greedy", "open")
    send(carla, table, {"do": "sit", "seat": 2})
    state = play_war(table, anna, carla, found=lambda state: state["person"] is anna and deciding("turn")(state))
    view = state["game"]["view"]
    neighbours = {area["id"]: area["neighbours"] for area in anna.request("GET", "/api/packs/standard")["areas"]}
    mine, theirs = (sorted(held(view, seats)) for seats in ((0, 2), (1, 3)))
    ways = [(area, other) for area in mine for other in neighbours[area] if other in theirs]
    marks = [
        *({"kind": "arrow", "from": area, "to": other, "text": ""} for area, other in (ways[0], ways[-1])),
        {"kind": "ring", "area": ways[-1][1], "text": ""},
        {"kind": "note", "area": ways[len(ways) // 2][0], "text": "hold"},
    ]
    shared = int(table_state(carla, table)["numbers"]["sketches"])
    send(carla, table, {"do": "sketch", "seat": 2, "marks": marks}, shared)
    for who, text in ((carla, "If you take this one, I come over the water."), (anna, "Good. I need two rounds.")):
        send(who, table, {"do": "say", "room": "team", "text": text}, 0)
    page = at_war(anna, table)
    page.keyboard.press("5")
    yield studio.shoot(anna, "war-team", "The team's own map and chat; nobody else can read them")


def held(view: State, seats: tuple[int, ...]) -> list[str]:
    """The areas that these seats hold."""
    return [area for area, there in view["areas"].items() if there["owner"] in seats]


def ending(studio: Studio) -> Iterator[Picture]:
    """The evening paper, and the replay that its turning points open."""
    anna = studio.new_visitor("Anna", size=SCREEN)
    table = finished_war(anna)
    page = anna.go(f"/t/{table}")
    page.locator(".war-result .chart polyline").first.wait_for()
    yield studio.shoot(anna, "war-end", "The end of a war: the verdict, the charts and the moments that decided it")
    anna.resize(PHONE)
    yield studio.shoot(anna, "phone-war-end", "The evening paper")
    anna.resize(SCREEN)
    page.locator(".moments .watch").nth(2).click()
    page.locator(".chronicle .now").first.wait_for()
    yield studio.shoot(anna, "war-replay", "The replay of a war, turn by turn")


def film_of_a_round(studio: Studio) -> Iterator[Frame]:
    """A round of a war, turn by turn, as the replay shows it."""
    anna = studio.new_visitor("Anna", size=SCREEN)
    table = finished_war(anna)
    first, last = span(anna, table)
    page = anna.go(f"/t/{table}/replay?n={first}")
    page.locator(".chronicle .now").first.wait_for()
    place = page.locator(".replaybar .place")
    for _ in range(FRAMES):
        yield Frame(studio.still(anna), FRAME)
        before = place.text_content() or ""
        page.keyboard.press("PageDown")
        expect(place).not_to_have_text(before)
        if int(re.findall(r"\d+", place.text_content() or "")[0]) > last:
            break
    yield Frame(studio.still(anna), 3 * FRAME)


def span(visitor: Visitor, table: str) -> tuple[int, int]:
    """The first and the last step of the filmed round."""
    steps: list[State] = []
    while True:
        part = visitor.request("GET", f"/api/tables/{table}/steps?first={len(steps)}&count=25")
        steps += part["steps"]
        if len(steps) >= part["total"]:
            break
    places = [place for place, step in enumerate(steps) if step["game"]["turn"] == FILMED_ROUND]
    return int(steps[places[0]]["n"]), places[-1]
