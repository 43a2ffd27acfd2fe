"""Guests with their secret link, and accounts with their lists of games."""

from playwright.sync_api import expect

from famiglia.words import say

from .checks import DESKTOP, PHONE, settle
from .conftest import NewVisitor
from .gameplay import fast_forward, greedy_move, move_on_screen, open_table, play_now, send, table_state, wait_for_turn
from .visitors import Visitor


def games(visitor: Visitor) -> list[str]:
    """The games that the start page offers to continue."""
    page = visitor.go("/")
    entries = page.get_by_role("list", name="Continue a game").get_by_role("link")
    expect(entries).not_to_have_count(0)
    return sorted(str(link.get_attribute("href")) for link in entries.all())


def fill(visitor: Visitor, form: str, account: str, password: str) -> None:
    """Fill in one of the two forms with name and password."""
    found = visitor.page.locator("form", has=visitor.page.get_by_role("heading", name=form))
    found.get_by_label("Account name").fill(account)
    found.get_by_label("Password").fill(password)
    found.get_by_role("button", name=form).click()


def test_a_guests_games_move_into_a_new_account_and_follow_it_to_another_device(new_visitor: NewVisitor) -> None:
    lia, phone = new_visitor(), new_visitor(size=(390, 844))
    table = play_now(lia, "Lia L.")
    assert wait_for_turn(lia.page)
    move_on_screen(lia.page)
    page = lia.go("/me")
    lia.check_screen("the page about you")
    fill(lia, "Create an account", "lia.l", "a long and winding word")
    expect(page.get_by_role("heading", name="Signed in as lia.l")).to_be_visible()
    lia.check_screen("signed in")
    assert [f"/t/{table}"] == games(lia)

    phone.become_guest("Somebody")
    other = open_table(phone, "me", "bot:random", first=0)
    phone.go("/me")
    fill(phone, "Sign in", "lia.l", "a long and winding word")
    expect(phone.page.get_by_role("heading", name="Signed in as lia.l")).to_be_visible()
    assert sorted([f"/t/{table}", f"/t/{other}"]) == games(phone), "the games of this guest have moved, too"
    phone.go(f"/t/{other}")
    assert wait_for_turn(phone.page)
    phone.go(f"/t/{table}")
    assert wait_for_turn(phone.page)


def test_the_list_of_games_says_who_has_won_in_every_language(new_visitor: NewVisitor) -> None:
    lia = new_visitor()
    lia.become_guest("Lia L.")
    tables = [open_table(lia, "me", "bot:greedy", first=0) for _ in range(2)]
    fast_forward(tables[0], lia, choose=greedy_move)
    fast_forward(tables[1], lia, choose=lambda state: state["game"]["moves"][-1])
    winners = [table_state(lia, table)["game"]["result"]["winner"] for table in tables]
    page = lia.go("/")
    for lang in ("en", "de", "fr"):
        page.evaluate("lang => localStorage.setItem('famiglia.language', lang)", lang)
        lia.resize(DESKTOP)
        lia.open("/me")
        for table, winner in zip(tables, winners, strict=True):
            who = {0: "you", 1: "other", None: "all"}[winner]
            expected = say(lang, "web-status-won", who=who, name=say(lang, "name-computer"))
            expect(page.locator(f".tables li:has([href='/t/{table}']) .state")).to_have_text(expected)
        lia.check_screen(f"games that are over in {lang}")
        lia.resize(PHONE)
        lia.go(f"/t/{tables[0]}")
        page.locator(".count").first.wait_for()
        settle(page)
        wide = "cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth).map(cell => cell.innerText)"
        assert [] == page.locator(".count :is(th, td)").evaluate_all(wide), lang


def test_a_game_played_on_both_sides_names_the_winner(new_visitor: NewVisitor) -> None:
    lia = new_visitor()
    lia.become_guest("Lia L.")
    table = open_table(lia, "me", "me", first=0)
    fast_forward(table, lia, choose=greedy_move)
    state = table_state(lia, table)
    winner = state["game"]["result"]["winner"]
    assert winner is not None
    page = lia.go("/me")
    expected = say("en", "web-status-won", who="other", name=state["seats"][winner]["name"])
    expect(page.locator(f".tables li:has([href='/t/{table}']) .state")).to_have_text(expected)


def test_a_browser_with_only_its_cookie_is_the_same_person(new_visitor: NewVisitor) -> None:
    """As on another port of the same computer, which shares cookies but not the page's local storage."""
    ivo = new_visitor()
    table = play_now(ivo, "Ivo I.")
    ivo.page.evaluate("localStorage.clear()")
    ivo.open("/")
    assert [f"/t/{table}"] == games(ivo)
    expect(ivo.page.locator(".quick")).to_contain_text("You play as Ivo I.")


def test_changing_the_password_or_signing_out_everywhere_signs_out_the_other_devices(
    new_visitor: NewVisitor,
) -> None:
    vera, phone = new_visitor(), new_visitor(size=(390, 844))
    first, second = "a long and winding word", "another winding word"
    vera.go("/me")
    fill(vera, "Create an account", "vera.v", first)
    expect(vera.page.get_by_role("heading", name="Signed in as vera.v")).to_be_visible()
    phone.go("/me")
    fill(phone, "Sign in", "vera.v", first)
    expect(phone.page.get_by_role("heading", name="Signed in as vera.v")).to_be_visible()
    phone.page.evaluate("scrollTo(0, 0)")
    phone.check_screen("signed in on a phone")

    vera.ignore_errors("status of 422")
    form = vera.page.locator("form", has=vera.page.get_by_role("heading", name="Change password"))
    for current, message in ((second, form.get_by_role("alert")), (first, form.get_by_role("status"))):
        form.get_by_label("Current password").fill(current)
        form.get_by_label("New password").fill(second)
        form.get_by_role("button", name="Change password").click()
        expect(message).to_have_text("Password changed." if current == first else "This is not your current password.")
    vera.check_screen("the password is changed")

    phone.go("/me")
    expect(phone.page.get_by_role("heading", name="Sign in", exact=True)).to_be_visible()
    # A request that was sent just before may be answered after the sign-out.
    phone.ignore_errors("status of 401 .*/api/me/tables")
    fill(phone, "Sign in", "vera.v", second)
    phone.button("Sign out everywhere").click()
    expect(phone.page.get_by_role("heading", name="Sign in", exact=True)).to_be_visible()
    vera.go("/me")
    expect(vera.page.get_by_role("heading", name="Sign in", exact=True)).to_be_visible()


def test_the_table_shows_that_one_was_signed_out_from_another_device(new_visitor: NewVisitor) -> None:
    desk, phone = new_visitor(), new_visitor()
    desk.become_guest("Desi")
    desk.request("POST", "/api/accounts", {"account": "desi.out", "password": "a long password"})
    table = open_table(desk, "me", "bot:random", first=0)
    page = desk.go(f"/t/{table}")
    page.locator(".prompt.yours").wait_for()
    phone.request("POST", "/api/session", {"account": "desi.out", "password": "a long password"})
    phone.request("POST", "/api/me/password", {"current": "a long password", "new": "another password"})
    expect(page.locator(".connection")).to_contain_text("You were signed out here from another device.")
    desk.request("POST", "/api/session", {"account": "desi.out", "password": "another password"})
    page.reload()
    page.locator(".prompt.yours").wait_for()
    expect(page.locator(".connection")).to_have_text("")


def test_a_wrong_password_is_reported_beside_its_field(new_visitor: NewVisitor) -> None:
    ugo = new_visitor()
    ugo.ignore_errors("status of (40[13]|422)")
    page = ugo.go("/me")
    fill(ugo, "Sign in", "nobody.here", "whatever it may be")
    form = page.locator("form", has=page.get_by_role("heading", name="Sign in"))
    expect(form.get_by_role("alert")).to_be_visible()
    ugo.check_screen("a wrong password")
    fill(ugo, "Create an account", "ugo.u", "short")
    form = page.locator("form", has=page.get_by_role("heading", name="Create an account"))
    expect(form.get_by_role("alert")).to_be_visible()


def test_a_guest_comes_back_on_another_device_with_the_secret_link_alone(new_visitor: NewVisitor) -> None:
    nina, tablet = new_visitor(), new_visitor()
    table = play_now(nina, "Nina N.")
    nina.page.get_by_role("link", name="Start page").first.click()
    nina.button("Menu").click()
    nina.check_screen("the menu")
    nina.page.get_by_role("link", name="You and your games").click()
    link = nina.page.get_by_label("Your secret link").input_value()
    tablet.go(link)
    tablet.check_screen("a secret link was opened")
    tablet.button("Continue as this guest").click()
    expect(tablet.page).to_have_url(f"{tablet.server.address}/me")
    assert [f"/t/{table}"] == games(tablet)


def test_the_list_of_games_can_be_read_to_its_end(new_visitor: NewVisitor) -> None:
    anna = new_visitor(size=PHONE)
    anna.become_guest("Anna of a hundred evenings")
    tables = [open_table(anna, "me", "open") for _ in range(107)]
    page = anna.go("/me")
    page.locator("summary", has_text="95 more games").click()
    anna.button("7 older games").click()
    expect(page.locator(".tables li")).to_have_count(107)
    expect(page.get_by_role("button", name="older game")).to_have_count(0)
    links = page.locator(".tables a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert {f"/t/{table}" for table in tables} == set(links)
    page.evaluate("scrollTo(0, 0)")
    anna.check_screen("many games")


def test_a_table_that_a_player_has_left_is_not_in_the_list_any_more(new_visitor: NewVisitor) -> None:
    anna, bruno = new_visitor(), new_visitor()
    anna.become_guest("Anna P.")
    bruno.become_guest("Bruno Q.")
    table = open_table(anna, "me", "open", "open", "open", game="war")
    send(bruno, table, {"do": "sit", "seat": 1})
    page = bruno.go("/")
    expect(page.locator(".tables li")).to_have_count(1)
    send(bruno, table, {"do": "leave", "seat": 1})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".tables li")).to_have_count(0)
