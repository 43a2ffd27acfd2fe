"""Chat rooms and private notes."""

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.services import wait_for

from .checks import PHONE
from .conftest import NewVisitor
from .gameplay import fast_forward, open_table, passing_move, send, wait_until
from .visitors import Visitor, run_clock_until

MANY_READ = """() => {
    const read = JSON.parse(localStorage.getItem('famiglia.read'));
    const others = Array.from({length: 300}, (_, number) => [`another-table-${number} players`, 1]);
    localStorage.setItem('famiglia.read', JSON.stringify({...Object.fromEntries(others), ...read}));
}"""


HIDE = """() => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def write(visitor: Visitor, room: str, text: str) -> None:
    """Send a line in a room of the chat."""
    visitor.page.get_by_role("tab", name=room).click()
    visitor.page.get_by_label("Message").fill(text)
    visitor.button("Send").click()
    expect(visitor.page.get_by_label("Message")).to_have_value("")


def test_players_and_spectators_have_separate_rooms_until_the_game_is_over(new_visitor: NewVisitor) -> None:
    anna, bruno, carla = new_visitor(), new_visitor(), new_visitor()
    for visitor, name in ((anna, "Anna B."), (bruno, "Bruno C."), (carla, "Carla D.")):
        visitor.become_guest(name)
    table = open_table(anna, "me", "open", visibility="listed", pace="turns")
    send(bruno, table, {"do": "sit", "seat": 1})
    for visitor in (anna, bruno):
        visitor.go(f"/t/{table}")
    carla.go("/watch")
    expect(carla.page.locator(".tables small").first).to_contain_text("Duel · Turn by turn")
    carla.check_screen("tables to watch")
    carla.page.get_by_role("link", name="Anna B. v. Bruno C.").click()
    carla.page.locator(".duel").wait_for()

    write(anna, "Players", "Good luck <b>to you</b>!")
    expect(bruno.page.get_by_role("log")).to_contain_text("Good luck <b>to you</b>!")
    write(carla, "Spectators", "Who is ahead?")
    expect(carla.page.get_by_role("log")).to_contain_text("Who is ahead?")
    expect(carla.page.get_by_role("tab", name="Players")).to_have_count(0)
    expect(anna.page.get_by_role("tab", name="Spectators")).to_have_count(0)
    carla.check_screen("the table as an onlooker sees it")
    bruno.check_screen("the table with chat")
    assert "Good luck" not in carla.page.content()
    assert "Who is ahead" not in anna.page.content() + bruno.page.content()

    fast_forward(table, anna, bruno, choose=passing_move)
    anna.go(f"/t/{table}").locator(".duel-result").wait_for()
    anna.button("Look at the table").click()
    anna.page.get_by_role("tab", name="Spectators").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Who is ahead?")


def test_a_person_without_a_name_is_asked_for_one_before_chatting(new_visitor: NewVisitor) -> None:
    anna, stranger = new_visitor(), new_visitor()
    anna.become_guest("Anna K.")
    table = open_table(anna, "me", "bot:random", first=0)
    page = stranger.go(f"/t/{table}")
    page.locator(".duel").wait_for()
    page.get_by_label("Message").fill("Who is ahead?")
    asked = page.get_by_label("Your name")
    expect(asked).to_have_value("")
    stranger.check_screen("an onlooker is asked for a name")
    stranger.button("Send").click()
    expect(asked).to_be_focused()
    assert None is stranger.request("GET", "/api/me"), "nobody has got a name unasked"
    asked.fill("Rosa R.")
    stranger.button("Send").click()
    expect(page.get_by_role("log")).to_contain_text("Rosa R.")
    expect(asked).to_have_count(0)


def test_a_person_without_a_name_is_asked_for_one_before_sitting_down(new_visitor: NewVisitor) -> None:
    anna, stranger = new_visitor(), new_visitor()
    anna.become_guest("Anna L.")
    table = open_table(anna, "me", "open")
    page = stranger.go(f"/t/{table}")
    stranger.button("Sit down").click()
    asked = page.get_by_label("Your name")
    expect(asked).to_be_focused()
    assert None is stranger.request("GET", "/api/me")
    asked.fill("Tullio T.")
    stranger.button("Sit down").click()
    page.locator(".duel").wait_for()
    assert ["Anna L.", "Tullio T."] == [
        seat["name"] for seat in stranger.request("GET", f"/api/tables/{table}")["seats"]
    ]


def test_the_address_of_another_persons_seat_shows_the_spectators_view(new_visitor: NewVisitor) -> None:
    anna, stranger = new_visitor(), new_visitor(size=PHONE)
    anna.become_guest("Alessandra Bonaventura")
    table = open_table(anna, "me", "bot:random", first=0)
    stranger.ignore_errors("(status of|response code:) (40[34]|422)")
    for seat in ("0", "7", "x"):
        page = stranger.go(f"/t/{table}?seat={seat}")
        page.locator(".duel").wait_for()
        expect(page.locator(".connection")).to_have_text("This seat belongs to somebody else. You are watching.")
        expect(page).to_have_url(f"{stranger.server.address}/t/{table}")
    stranger.check_screen("a remark in the header")
    page = stranger.go(f"/t/{table}/replay?n=1&seat=0")
    page.locator(".replaybar").wait_for()
    expect(page).to_have_url(f"{stranger.server.address}/t/{table}/replay?n=1")


def test_on_a_phone_the_chat_is_a_sheet_and_its_button_counts_what_is_unread(new_visitor: NewVisitor) -> None:
    anna, bruno = new_visitor(), new_visitor(size=PHONE)
    anna.become_guest("Anna E.")
    bruno.become_guest("Bruno F.")
    table = open_table(anna, "me", "open")
    send(bruno, table, {"do": "sit", "seat": 1})
    anna.go(f"/t/{table}")
    bruno.go(f"/t/{table}").locator(".duel").wait_for()
    write(anna, "Players", "Are you there?")
    button = bruno.page.get_by_role("button", name="Chat 1 unread")
    button.tap()
    expect(bruno.page.get_by_role("log")).to_contain_text("Are you there?")
    bruno.check_screen("the chat on a phone")
    bruno.button("Close").tap()
    expect(bruno.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_a_long_chat_shows_its_last_lines_and_earlier_ones_on_request(new_visitor: NewVisitor) -> None:
    anna, bruno = new_visitor(), new_visitor()
    anna.become_guest("Anna I.")
    bruno.become_guest("Bruno K.")
    table = open_table(anna, "me", "open")
    send(bruno, table, {"do": "sit", "seat": 1})
    for number in range(1, 231):
        send(anna, table, {"do": "say", "room": "players", "text": f"This is line {number}."}, 0)
    page = bruno.go(f"/t/{table}")
    lines = page.get_by_role("log").get_by_role("listitem")
    expect(lines).to_have_count(200)
    expect(lines.first).to_contain_text("This is line 31.")
    expect(lines.last).to_be_in_viewport()
    bruno.button("Earlier messages").click()
    expect(lines).to_have_count(230)
    expect(lines.first).to_contain_text("This is line 1.")
    expect(lines.nth(30)).to_be_in_viewport()
    expect(page.get_by_role("button", name="Earlier messages")).to_have_count(0)
    expect(page.get_by_role("log")).to_be_focused()
    bruno.check_screen("much talk")
    send(anna, table, {"do": "say", "room": "players", "text": "And one more."}, 0)
    expect(lines).to_have_count(231)
    expect(lines.last).to_be_in_viewport()


def test_notes_are_private_saved_while_typing_and_never_overwritten_from_another_window(
    new_visitor: NewVisitor,
) -> None:
    anna, bruno = new_visitor(), new_visitor()
    anna.become_guest("Anna G.")
    bruno.become_guest("Bruno H.")
    table = open_table(anna, "me", "open")
    send(bruno, table, {"do": "sit", "seat": 1})
    page = anna.go(f"/t/{table}")
    page.get_by_role("tab", name="Notes").click()
    page.get_by_role("textbox", name="Notes").fill("He keeps the Brutes.")
    expect(page.locator(".notes")).to_contain_text("Saved.")
    anna.check_screen("notes")
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_role("textbox", name="Notes")).to_have_value("He keeps the Brutes.")
    bruno.go(f"/t/{table}").get_by_role("tab", name="Notes").click()
    expect(bruno.page.get_by_role("textbox", name="Notes")).to_have_value("")

    anna.ignore_errors("status of 409")
    version = anna.request("GET", f"/api/tables/{table}/note")["version"]
    anna.request("PUT", f"/api/tables/{table}/note", {"text": "From the phone.", "version": version})
    page.get_by_role("textbox", name="Notes").fill("From the desk.")
    expect(page.get_by_role("alert")).to_contain_text("changed in another window")
    anna.button("Keep mine").click()
    expect(page.locator(".notes")).to_contain_text("Saved.")
    assert "From the desk." == anna.request("GET", f"/api/tables/{table}/note")["text"]


def test_a_note_typed_in_the_last_moment_is_kept_when_the_tab_is_closed(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna M.")
    table = open_table(anna, "me", "bot:random", first=0)
    for words in ("The last thought.", "And one after it."):
        page = anna.context.new_page()
        page.goto(f"/t/{table}")
        page.get_by_role("tab", name="Notes").click()
        note = page.get_by_role("textbox", name="Notes")
        expect(note).to_be_editable()
        note.fill(words)
        page.close(run_before_unload=True)
        wait_for(lambda words=words: words == anna.request("GET", f"/api/tables/{table}/note")["text"])  # type: ignore[misc]


def held_back(visitor: Visitor) -> tuple[str, Locator, list[Route]]:
    """Open the notes of a new table; returns its id, the text field, and the first request, which is held back."""
    table = open_table(visitor, "me", "bot:random", first=0)
    visitor.page.clock.install()
    page = visitor.go(f"/t/{table}")
    page.get_by_role("tab", name="Notes").click()
    note = page.get_by_role("textbox", name="Notes")
    expect(note).to_be_editable()
    held: list[Route] = []
    page.route("**/note", lambda route: route.continue_() if held else held.append(route))
    return table, note, held


def test_a_note_typed_while_the_previous_one_is_being_sent_is_no_conflict(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna N.")
    table, note, held = held_back(anna)
    page = anna.page
    note.fill("First thought.")
    run_clock_until(page, lambda: held)
    note.fill("First thought, then a second.")
    page.clock.run_for(1000)
    held[0].continue_()
    expect(page.locator(".notes")).to_contain_text("Saved.")
    assert "First thought, then a second." == anna.request("GET", f"/api/tables/{table}/note")["text"]


@pytest.mark.parametrize("obeyed", [True, False], ids=["the first arrived", "the first did not arrive"])
def test_a_note_sent_when_the_tab_is_hidden_is_not_overwritten_by_the_previous_one(
    new_visitor: NewVisitor, obeyed: bool
) -> None:
    anna = new_visitor()
    anna.become_guest("Anna P.")
    table, note, held = held_back(anna)
    page = anna.page
    note.fill("First.")
    run_clock_until(page, lambda: held)
    if obeyed:
        held[0].fetch()
    note.fill("First. Second.")
    anna.ignore_errors("status of 409", "ERR_FAILED")
    with page.expect_response("**/note"):
        page.evaluate(HIDE)
    held[0].abort()
    page.clock.run_for(20_000)
    expect(page.locator(".notes")).to_contain_text("Saved.")
    page.clock.run_for(20_000)
    assert "First. Second." == anna.request("GET", f"/api/tables/{table}/note")["text"]
    expect(page.locator(".notes")).to_contain_text("Saved.")


def test_what_was_read_stays_read_after_a_reload_and_the_rest_stays_unread(new_visitor: NewVisitor) -> None:
    anna, bruno, carla = new_visitor(), new_visitor(size=PHONE), new_visitor()
    for visitor, name in ((anna, "Anna O."), (bruno, "Bruno P."), (carla, "Carla Q.")):
        visitor.become_guest(name)
    table = open_table(anna, "me", "open")
    send(bruno, table, {"do": "sit", "seat": 1})
    send(anna, table, {"do": "say", "room": "players", "text": "Are you there?"}, 0)
    send(carla, table, {"do": "say", "room": "spectators", "text": "Who is ahead?"}, 0)
    page = bruno.go(f"/t/{table}")
    page.get_by_role("button", name="Chat 1 unread").tap()
    expect(page.get_by_role("log")).to_contain_text("Are you there?")
    page.reload()
    expect(page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    send(anna, table, {"do": "say", "room": "players", "text": "Hello?"}, 0)
    expect(page.get_by_role("button", name="Chat 1 unread")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Chat 1 unread")).to_be_visible()

    fast_forward(table, anna, bruno, choose=passing_move)
    bruno.go(f"/t/{table}")
    bruno.button("Look at the table").tap()
    page.get_by_role("button", name="Chat 2 unread").tap()
    expect(page.get_by_role("tab", name="Spectators 1")).to_be_visible()
    page.reload()
    bruno.button("Look at the table").tap()
    page.get_by_role("button", name="Chat 1 unread").tap()
    page.get_by_role("tab", name="Spectators 1").tap()
    expect(page.get_by_role("log")).to_contain_text("Who is ahead?")
    wait_until(page, "room => room in JSON.parse(localStorage.getItem('famiglia.read'))", f"{table} spectators")
    page.reload()
    bruno.button("Look at the table").tap()
    expect(page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    page.evaluate(MANY_READ)
    page.reload()
    bruno.button("Look at the table").tap()
    send(anna, table, {"do": "say", "room": "players", "text": "Good game."}, 0)
    page.get_by_role("button", name="Chat 1 unread").tap()
    expect(page.get_by_role("log")).to_contain_text("Good game.")
    assert 300 > page.evaluate("Object.keys(JSON.parse(localStorage.getItem('famiglia.read'))).length")
