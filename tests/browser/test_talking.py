"""Chat rooms and private notes."""

from playwright.sync_api import expect

from .checks import PHONE
from .conftest import Come
from .playing import greedily, hasten, open_table, send
from .visitors import Visitor


def write(visitor: Visitor, room: str, text: str) -> None:
    """Say something in a room of the chat."""
    visitor.page.get_by_role("tab", name=room).click()
    visitor.page.get_by_label("Message").fill(text)
    visitor.button("Send").click()
    expect(visitor.page.get_by_label("Message")).to_have_value("")


def test_players_and_onlookers_have_rooms_of_their_own_until_the_game_is_over(come: Come) -> None:
    anna, bruno, carla = come(), come(), come()
    for visitor, name in ((anna, "Anna B."), (bruno, "Bruno C."), (carla, "Carla D.")):
        visitor.be(name)
    table = open_table(anna, "me", "open", visibility="listed")
    send(bruno, table, {"do": "sit", "seat": 1})
    for visitor in (anna, bruno):
        visitor.go(f"/t/{table}")
    carla.go("/watch")
    carla.look("tables to watch")
    carla.page.get_by_role("link", name="Anna B. v. Bruno C.").click()
    carla.page.locator(".duel").wait_for()

    write(anna, "Players", "Good luck <b>to you</b>!")
    expect(bruno.page.get_by_role("log")).to_contain_text("Good luck <b>to you</b>!")
    write(carla, "Onlookers", "Who is ahead?")
    expect(carla.page.get_by_role("log")).to_contain_text("Who is ahead?")
    expect(carla.page.get_by_role("tab", name="Players")).to_have_count(0)
    expect(anna.page.get_by_role("tab", name="Onlookers")).to_have_count(0)
    carla.look("the table as an onlooker sees it")
    bruno.look("the table with chat")
    assert "Good luck" not in carla.page.content()
    assert "Who is ahead" not in anna.page.content() + bruno.page.content()

    hasten(table, anna, bruno, choose=greedily)
    anna.page.locator(".duel-result").wait_for()
    anna.button("Look at the table").click()
    anna.page.get_by_role("tab", name="Onlookers").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Who is ahead?")


def test_on_a_phone_the_chat_is_a_sheet_and_its_button_counts_what_is_unread(come: Come) -> None:
    anna, bruno = come(), come(size=PHONE)
    anna.be("Anna E.")
    bruno.be("Bruno F.")
    table = open_table(anna, "me", "open")
    send(bruno, table, {"do": "sit", "seat": 1})
    anna.go(f"/t/{table}")
    bruno.go(f"/t/{table}").locator(".duel").wait_for()
    write(anna, "Players", "Are you there?")
    button = bruno.page.get_by_role("button", name="Chat 1 unread")
    button.tap()
    expect(bruno.page.get_by_role("log")).to_contain_text("Are you there?")
    bruno.look("the chat on a phone")
    bruno.button("Close").tap()
    expect(bruno.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_notes_are_private_kept_while_one_types_and_never_overwritten_from_another_window(come: Come) -> None:
    anna, bruno = come(), come()
    anna.be("Anna G.")
    bruno.be("Bruno H.")
    table = open_table(anna, "me", "open")
    send(bruno, table, {"do": "sit", "seat": 1})
    page = anna.go(f"/t/{table}")
    page.get_by_role("tab", name="Notes").click()
    page.get_by_role("textbox", name="Notes").fill("He keeps the Brutes.")
    expect(page.locator(".notes")).to_contain_text("Kept.")
    anna.look("notes")
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_role("textbox", name="Notes")).to_have_value("He keeps the Brutes.")
    bruno.go(f"/t/{table}").get_by_role("tab", name="Notes").click()
    expect(bruno.page.get_by_role("textbox", name="Notes")).to_have_value("")

    anna.forgive(r"409")
    version = anna.ask("GET", f"/api/tables/{table}/note")["version"]
    anna.ask("PUT", f"/api/tables/{table}/note", {"text": "From the phone.", "version": version})
    page.get_by_role("textbox", name="Notes").fill("From the desk.")
    expect(page.get_by_role("alert")).to_contain_text("changed in another window")
    anna.button("Keep mine").click()
    expect(page.locator(".notes")).to_contain_text("Kept.")
    assert "From the desk." == anna.ask("GET", f"/api/tables/{table}/note")["text"]
