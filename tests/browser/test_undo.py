"""Undo: a move can be taken back until something new was revealed, chance was used or somebody else acted."""

from playwright.sync_api import expect

from .conftest import NewVisitor
from .gameplay import (
    choose_move,
    confirm,
    fast_forward,
    offers,
    open_table,
    play_until,
    send,
    table_state,
    wait_for_turn,
)


def test_a_played_accountant_can_be_taken_back_and_a_refreshed_street_cannot(new_visitor: NewVisitor) -> None:
    renzo, silvia = new_visitor(), new_visitor()
    renzo.become_guest("Renzo")
    silvia.become_guest("Silvia")
    table = open_table(renzo, "me", "open")
    send(silvia, table, {"do": "sit", "seat": 1})
    state = fast_forward(table, renzo, silvia, choose=play_until(offers("account", "refresh")))
    mover = (renzo, silvia)[state["game"]["viewer"]]
    page = mover.go(f"/t/{table}")
    assert wait_for_turn(page)
    undo = page.locator(".deciding button").first
    expect(undo).to_have_text("Undo")
    expect(undo).to_be_disabled()
    hand = page.locator(f"[data-zone=hand{state['game']['viewer']}] .card")
    cards = hand.count()

    choose_move(page, "Play Accountant")
    expect(page.locator(".tag", has_text="to play area")).to_be_visible()
    mover.check_screen("an Accountant is chosen")
    confirm(page)
    expect(hand).to_have_count(cards - 1)
    expect(page.locator(".prompt h2")).to_contain_text("Exchange")
    mover.check_screen("the Accountant at work")
    expect(undo).to_be_enabled()
    undo.click()
    expect(hand).to_have_count(cards)
    expect(page.locator(".log li.undone")).to_have_count(1)
    expect(page.locator(".log li").last).to_have_text("You take back a move.")
    expect(undo).to_be_disabled()

    choose_move(page, "Refresh with")
    mover.check_screen("a refresh is chosen")
    confirm(page)
    expect(undo).to_be_disabled()
    page.keyboard.press("u")
    response = mover.context.request.post(
        f"{mover.server.address}/api/tables/{table}/commands",
        data={
            "id": "undo-beyond-the-horizon",
            "expected": table_state(mover, table)["numbers"]["game"],
            "deed": {"do": "undo", "seat": state["game"]["viewer"], "moves": 1},
        },
    )
    assert (409, "nothing-to-undo") == (response.status, response.json()["code"])


def test_clear_takes_back_what_was_only_picked(new_visitor: NewVisitor) -> None:
    tullio = new_visitor()
    tullio.become_guest("Tullio")
    table = open_table(tullio, "me", "bot:random", first=0)
    page = tullio.go(f"/t/{table}")
    assert wait_for_turn(page)
    page.locator(".board button.card.usable").first.click(position={"x": 7, "y": 30})
    expect(page.locator(".card.sel")).not_to_have_count(0)
    tullio.check_screen("a card is picked")
    page.keyboard.press("Escape")
    expect(page.locator(".card.sel")).to_have_count(0)
    assert 2 == table_state(tullio, table)["numbers"]["game"], "nothing was sent"
