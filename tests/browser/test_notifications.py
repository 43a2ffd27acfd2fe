"""The tab's title, sounds, notifications and motion; and how little a table loads."""

import pytest
from playwright.sync_api import expect

from .conftest import NewVisitor
from .gameplay import (
    choose_a_way,
    fast_forward,
    greedy_move,
    open_table,
    passing_move,
    play_until,
    press,
    send,
    table_state,
    wait_for_turn,
    wait_until,
)

FIRST_LOAD = 200_000
"""Bytes on the wire: compressed bodies, and the headers of every answer."""
WAR_LOAD = 300_000
"""The same for the war, whose table has a map."""
NEXT_LOAD = 8
"""Requests: the page, the words, and the state of the table."""
AWAY = """() => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => window.away});
    Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => window.away ? 'hidden' : 'visible'});
    window.away = true;
    document.dispatchEvent(new Event('visibilitychange'));
}"""
BACK = "() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }"
HEAR = """window.heard = [];
window.AudioContext = class extends AudioContext {
    constructor() { super(); this.onstatechange = () => window.heard.push([this.state, this.currentTime]); }
};"""
AT_THE_END = """() => {
    window.atTheEnd = null;
    const look = () => {
        const over = document.querySelector('header .meta')?.textContent.includes('The game is over');
        if (over) window.atTheEnd ??= document.querySelector('.prompt h2').textContent;
        else requestAnimationFrame(look);
    };
    look();
}"""
"""Records the text of the prompt at the moment when the header announces the end."""
COUNT_MOTION = """() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...wishes) { window.moved += 1; return animate.apply(this, wishes); };
}"""


def test_the_title_of_a_tab_in_the_background_says_that_it_is_your_turn(new_visitor: NewVisitor) -> None:
    gaia, ugo = new_visitor(), new_visitor()
    gaia.become_guest("Gaia G.")
    ugo.become_guest("Ugo U.")
    table = open_table(gaia, "me", "open", first=1)
    send(ugo, table, {"do": "sit", "seat": 1})
    page = gaia.go(f"/t/{table}")
    expect(page).to_have_title("Gaia G. v. Ugo U. · Famiglia")
    page.evaluate(AWAY)
    while table_state(ugo, table)["game"]["to_decide"] == [1]:
        state = table_state(ugo, table)
        send(ugo, table, {"do": "play", "seat": 1, "move": greedy_move(state)["move"]})
    expect(page).to_have_title("● Gaia G. v. Ugo U. · Famiglia")
    page.evaluate(BACK)
    expect(page).to_have_title("Gaia G. v. Ugo U. · Famiglia")


def test_the_bell_releases_the_audio_device_after_it_has_rung(new_visitor: NewVisitor) -> None:
    gaia, ugo = new_visitor(), new_visitor()
    gaia.become_guest("Gaia B.")
    ugo.become_guest("Ugo B.")
    table = open_table(gaia, "me", "open", first=1)
    send(ugo, table, {"do": "sit", "seat": 1})
    gaia.page.add_init_script(HEAR)
    page = gaia.go(f"/t/{table}")
    page.locator(".duel").wait_for()
    page.mouse.click(5, 5)
    while table_state(ugo, table)["game"]["to_decide"] == [1]:
        send(ugo, table, {"do": "play", "seat": 1, "move": greedy_move(table_state(ugo, table))["move"]})
    wait_until(page, "() => window.heard.at(-1)?.[0] === 'suspended'")
    (first, _), (_, ended) = page.evaluate("[window.heard[0], window.heard.at(-1)]")
    assert "running" == first
    assert ended > 0.9, "both notes were heard to their end"


@pytest.mark.parametrize(
    ("path", "title"),
    [("/", "Two games about the mafia · Famiglia"), ("/rules/duel", "The rules of the duel · Famiglia")],
)
def test_a_turn_at_another_table_is_announced_on_every_page(new_visitor: NewVisitor, path: str, title: str) -> None:
    gaia, ugo = new_visitor(), new_visitor()
    gaia.become_guest("Gaia H.")
    ugo.become_guest("Ugo V.")
    table = open_table(gaia, "me", "open", first=1)
    send(ugo, table, {"do": "sit", "seat": 1})
    gaia.page.clock.install()
    page = gaia.go("/")
    expect(page.locator(".tables .state")).to_have_text("In progress")
    if path != "/":
        page.locator(f"a[href='{path}']").first.click()
    expect(page).to_have_title(title)
    page.evaluate(AWAY)
    while table_state(ugo, table)["game"]["to_decide"] == [1]:
        send(ugo, table, {"do": "play", "seat": 1, "move": greedy_move(table_state(ugo, table))["move"]})
    with page.expect_response("**/api/me/tables"):
        page.clock.fast_forward("01:00")
    expect(page).to_have_title(f"● {title}")
    page.evaluate(BACK)
    expect(page).to_have_title(title)
    if path == "/":
        expect(page.locator(".tables .state")).to_have_text("Your turn")


def test_the_game_goes_on_where_notifications_are_not_supported(new_visitor: NewVisitor) -> None:
    gaia, ugo = new_visitor(), new_visitor()
    gaia.become_guest("Gaia I.")
    ugo.become_guest("Ugo W.")
    gaia.page.add_init_script("""
        localStorage.getItem('famiglia.notices') ?? localStorage.setItem('famiglia.notices', 'on');
        window.Notification = class { static permission = 'granted'; constructor() { throw new TypeError('not on phones'); } };
    """)
    table = open_table(gaia, "me", "open", first=1)
    send(ugo, table, {"do": "sit", "seat": 1})
    page = gaia.go(f"/t/{table}")
    page.locator(".duel").wait_for()
    page.evaluate(AWAY)
    while table_state(ugo, table)["game"]["to_decide"] == [1]:
        send(ugo, table, {"do": "play", "seat": 1, "move": greedy_move(table_state(ugo, table))["move"]})
    expect(page).to_have_title("● Gaia I. v. Ugo W. · Famiglia")
    wait_until(page, "() => localStorage.getItem('famiglia.notices') === 'off'")


def test_the_end_is_announced_after_the_last_move_has_been_shown(new_visitor: NewVisitor) -> None:
    gaia, ugo = new_visitor(motion=True), new_visitor()
    gaia.become_guest("Gaia E.")
    ugo.become_guest("Ugo E.")
    table = open_table(gaia, "me", "open", first=0)
    send(ugo, table, {"do": "sit", "seat": 1})
    page = gaia.go(f"/t/{table}")
    assert wait_for_turn(page)
    page.evaluate(AT_THE_END)
    for visitor, seat in ((gaia, 0), (ugo, 1)):
        send(visitor, table, {"do": "play", "seat": seat, "move": passing_move(table_state(visitor, table))["move"]})
    wait_until(page, "() => window.atTheEnd !== null")
    assert page.evaluate("window.atTheEnd").startswith("The game is over.")


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "reduced motion"])
def test_cards_travel_and_under_reduced_motion_nothing_does(new_visitor: NewVisitor, motion: bool) -> None:
    fabio = new_visitor(motion=motion)
    fabio.become_guest("Fabio F.")
    table = open_table(fabio, "me", "bot:random", first=0)
    fabio.page.add_init_script(f"({COUNT_MOTION})()")
    page = fabio.go(f"/t/{table}")
    assert wait_for_turn(page)
    assert ("full" if motion else "none") == page.locator("html").get_attribute("data-motion")
    press(page.locator(".board button.card.usable").first)
    choose_a_way(page)
    page.locator(".deciding .primary").click()
    wait_until(page, "() => document.querySelectorAll('.log li').length > 1")
    assert wait_for_turn(page)
    assert motion == (page.evaluate("window.moved") > 0)
    if not motion:
        assert 0 == page.evaluate("document.getAnimations().length")


def test_a_step_of_a_replay_lets_cards_travel_and_a_leap_does_not(new_visitor: NewVisitor) -> None:
    fabio = new_visitor(motion=True)
    fabio.become_guest("Fabio F.")
    table = open_table(fabio, "me", "bot:random", first=0)
    fast_forward(table, fabio, choose=play_until(lambda state: state["numbers"]["game"] > 20))
    page = fabio.go(f"/t/{table}/replay")
    place = page.locator(".replaybar .place")
    page.locator(".board .card").first.wait_for()
    page.evaluate(COUNT_MOTION)
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Move 1 of")
    assert page.evaluate("window.moved") > 0
    page.evaluate("window.moved = 0")
    page.keyboard.press("End")
    expect(place).not_to_contain_text("Move 1 of")
    assert 0 == page.evaluate("window.moved")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_first_load_of_a_table_is_small(new_visitor: NewVisitor, lang: str) -> None:
    nina, guest = new_visitor(lang=lang), new_visitor(lang=lang)
    nina.become_guest("Nina M.")
    table = open_table(nina, "me", "bot:greedy", first=0)
    guest.become_guest("Guest")
    for visitor, path in ((guest, "/"), (nina, f"/t/{table}")):
        measured = visitor.context.new_cdp_session(visitor.page)
        measured.send("Network.enable")
        loads: list[int] = []
        measured.on("Network.loadingFinished", lambda told, loads=loads: loads.append(int(told["encodedDataLength"])))
        visitor.go_and_settle(path)
        assert 50_000 < sum(loads) < FIRST_LOAD, path
        loads.clear()
        visitor.go_and_settle(path)
        assert len([load for load in loads if load]) < NEXT_LOAD, f"{path} once more: the browser has all its files"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_first_load_of_a_war_is_small(new_visitor: NewVisitor, lang: str) -> None:
    nina = new_visitor(lang=lang)
    nina.become_guest("Nina W.")
    table = open_table(nina, "me", *["bot:greedy"] * 3, game="war", options=["quick-setup"])
    measured = nina.context.new_cdp_session(nina.page)
    measured.send("Network.enable")
    loads: list[int] = []
    measured.on("Network.loadingFinished", lambda told: loads.append(int(told["encodedDataLength"])))
    nina.go_and_settle(f"/t/{table}")
    nina.page.locator(".war-map").wait_for()
    assert FIRST_LOAD < sum(loads) < WAR_LOAD
