"""Replays and records: stepping through a game, sharing, saving, uploading and checking it."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from famiglia.record.hash_chain import write_line

from .checks import PHONE, SMALLER
from .conftest import NewVisitor
from .gameplay import (
    fast_forward,
    greedy_move,
    offers,
    open_table,
    passing_move,
    play_until,
    send,
    table_state,
    wait_for_turn,
)
from .visitors import Visitor


def finished(visitor: Visitor, name: str) -> str:
    """Play a game to its end and return the id of its table."""
    visitor.become_guest(name)
    table = open_table(visitor, "me", "bot:greedy", seed=f"words of {name}")
    fast_forward(table, visitor, choose=greedy_move)
    return table


def saved(visitor: Visitor, folder: Path) -> Path:
    """Download the record with the page's button."""
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("link", name="Download").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def test_a_replay_goes_step_by_step_and_every_moment_has_its_own_address(new_visitor: NewVisitor) -> None:
    alba, friend = new_visitor(), new_visitor()
    table = finished(alba, "Alba A.")
    page = alba.go(f"/t/{table}/replay")
    place = page.locator(".replaybar .place")
    expect(place).to_contain_text("Move 0 of")
    last = int(place.inner_text().split()[-1])
    alba.check_screen("a replay at its start")
    for _ in range(3):
        alba.button("Forward one move").click()
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Move 4 of")
    page.keyboard.press("End")
    expect(place).to_contain_text(f"Move {last} of {last}")
    expect(alba.button("Forward one move")).to_be_disabled()
    page.keyboard.press("Home")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Move 5 of")
    street = page.locator("[data-zone=street] .card").evaluate_all("cards => cards.map(one => one.ariaLabel)")

    friend.page.goto(page.url)
    expect(friend.page.locator(".replaybar .place")).to_contain_text("Move 5 of")
    expect(friend.page.locator("[data-zone=street] .card")).to_have_count(len(street))
    assert street == friend.page.locator("[data-zone=street] .card").evaluate_all(
        "cards => cards.map(one => one.ariaLabel)"
    )
    for size in (SMALLER, PHONE):
        friend.resize(size)
        friend.check_screen("a replay")
    friend.button("More").click()
    friend.check_screen("what else a replay offers on a phone")


def test_a_line_of_the_log_opens_the_replay_there_and_a_running_game_keeps_its_secrets(new_visitor: NewVisitor) -> None:
    bice = new_visitor()
    bice.become_guest("Bice")
    table = open_table(bice, "me", "bot:greedy")
    fast_forward(table, bice, choose=play_until(lambda state: state["numbers"]["game"] > 12))
    page = bice.go(f"/t/{table}")
    assert wait_for_turn(page)
    line = page.locator(".log li button").nth(6)
    text = line.inner_text()
    line.click()
    page.wait_for_url("**/replay?n=*")
    expect(page.locator(".log li").last).to_contain_text(text.split(".")[0])
    viewer = table_state(bice, table)["game"]["viewer"]
    page.keyboard.press("End")
    expect(page.locator(f"[data-zone=hand{viewer}] .card")).not_to_have_count(0)
    expect(page.locator(f"[data-zone=hand{1 - viewer}] .card")).to_have_count(0)
    expect(bice.button("Check the deal")).to_have_count(0)


def test_a_record_is_saved_read_again_by_somebody_else_and_checked_in_their_browser(
    new_visitor: NewVisitor, tmp_path: Path
) -> None:
    ivo, irma = new_visitor(), new_visitor()
    table = finished(ivo, "Ivo")
    ivo.go(f"/t/{table}/replay")
    file = saved(ivo, tmp_path)

    page = irma.go("/replay")
    irma.check_screen("the page for a file")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/t/*/replay")
    expect(page.locator(".replaybar .place")).to_contain_text("Move 0 of")
    irma.button("Check the deal").click()
    expect(page.locator("dialog [role=status]")).to_have_text(
        "The record is consistent: every card follows from its seed."
    )
    outcomes = page.locator(".checks li").evaluate_all("lines => lines.map(line => line.dataset.ok)")
    assert ["true"] * 6 == outcomes
    beginner = json.loads(file.read_text(encoding="utf-8").splitlines()[1])["first"]
    expect(page.locator(".checks")).to_contain_text(f"The right side began: {['Ivo', 'Computer'][beginner]}.")
    irma.check_screen("the deal is checked")


def test_a_forged_record_is_found_out_by_the_server_and_by_the_browser(new_visitor: NewVisitor, tmp_path: Path) -> None:
    elsa = new_visitor()
    table = finished(elsa, "Elsa")
    page = elsa.go(f"/t/{table}/replay")
    record = saved(elsa, tmp_path).read_text(encoding="utf-8")
    lines = record.splitlines(keepends=True)
    content = json.loads(lines[1])["street"]
    forged = tmp_path / "forged.jsonl"
    swapped = lines[1].replace(f'"{content[0]}","{content[1]}"', f'"{content[1]}","{content[0]}"', 1)
    changed = swapped if swapped != lines[1] else lines[1].replace('"first":', '"first": ', 1)
    forged.write_text("".join([lines[0], changed, *lines[2:]]), encoding="utf-8")

    elsa.ignore_errors("status of 422")
    elsa.go("/replay").locator("input[type=file]").set_input_files(forged)
    expect(page.get_by_role("alert")).to_contain_text("2")
    elsa.check_screen("a record that was refused")

    # Someone who does not trust the server lets the browser check the record.
    page.route(
        "**/record",
        lambda route: route.fulfill(body=forged.read_text(encoding="utf-8"), content_type="application/jsonl"),
    )
    elsa.go(f"/t/{table}/replay?proof")
    expect(page.locator("dialog [role=status]")).to_have_text("This record is not consistent. Do not trust it.")
    expect(page.locator(".checks li[data-ok=false]")).to_contain_text("Line 2")
    elsa.check_screen("the deal was not fair")

    # A record with two last lines, each of which reveals a seed
    end = json.loads(lines[-1])
    forged.write_text(record + write_line(end, end.pop("hash"))[0], encoding="utf-8")
    elsa.go(f"/t/{table}/replay?proof")
    expect(page.locator(".checks li[data-ok=false]")).to_contain_text("not the only one that ends the game")


def test_a_replay_of_a_running_game_goes_on_with_it_and_opens_up_at_the_end(new_visitor: NewVisitor) -> None:
    ada, bea = new_visitor(), new_visitor()
    ada.become_guest("Ada")
    bea.become_guest("Bea")
    table = open_table(ada, "me", "open", first=0)
    send(bea, table, {"do": "sit", "seat": 1})
    state = fast_forward(
        table, ada, bea, choose=play_until(lambda state: state["numbers"]["game"] > 9 and offers("brute")(state))
    )
    at_end, before = ada.context.new_page(), ada.context.new_page()
    at_end.goto(f"/t/{table}/replay")
    before.goto(f"/t/{table}/replay?n=4")
    there, earlier = (page.locator(".replaybar .place") for page in (at_end, before))
    expect(there).to_contain_text("Move 0 of")
    last = int(there.inner_text().split()[-1])
    expect(earlier).to_contain_text(f"Move 3 of {last}")
    at_end.keyboard.press("End")
    expect(there).to_contain_text(f"Move {last} of {last}")

    person, seat = state["person"], state["game"]["viewer"]
    brute = next(move for move in state["game"]["moves"] if move.get("verb") == "brute")
    send(person, table, {"do": "play", "seat": seat, "move": brute["move"]})
    expect(there).to_contain_text(f"Move {last + 1} of {last + 1}")
    expect(earlier).to_contain_text(f"Move 3 of {last + 1}")
    expect(at_end).to_have_url(re.compile(rf"/t/{table}/replay\?n=\d+$"))
    send(person, table, {"do": "undo", "seat": seat, "moves": 1})
    expect(there).to_contain_text(f"Move {last} of {last}")
    expect(earlier).to_contain_text(f"Move 3 of {last}")
    expect(before.locator("[data-zone=hand0] .card")).not_to_have_count(0)
    expect(before.locator("[data-zone=hand1] .card")).to_have_count(0)
    expect(at_end.get_by_role("button", name="Check the deal")).to_have_count(0)

    fast_forward(table, ada, bea, choose=passing_move)
    for page in (at_end, before):
        expect(page.get_by_role("button", name="Check the deal")).to_be_visible()
        expect(page.locator(".connection")).to_have_text("The game is over.")
    expect(at_end.get_by_role("button", name="Forward one move")).to_be_disabled()
    expect(earlier).to_contain_text("Move 3 of")
    expect(earlier).not_to_contain_text(f"of {last}")
    expect(before.locator("[data-zone=hand1] .card")).not_to_have_count(0)


def test_a_bot_in_a_record_is_called_as_at_the_table_in_the_language_of_the_reader(
    new_visitor: NewVisitor, tmp_path: Path
) -> None:
    ivo, irma = new_visitor(), new_visitor(lang="de")
    table = finished(ivo, "Ivo T.")
    ivo.go(f"/t/{table}/replay")
    page = irma.go("/replay")
    page.locator("input[type=file]").set_input_files(saved(ivo, tmp_path))
    page.wait_for_url("**/t/*/replay")
    page.locator(".board .card").first.wait_for()
    expect(page).to_have_title("Wiedergabe · Ivo T. gegen Computer · Famiglia")
    assert "greedy" not in page.locator("body").inner_text()


def test_a_reader_who_has_read_too_much_waits_and_reads_on(new_visitor: NewVisitor) -> None:
    ugo = new_visitor()
    table = finished(ugo, "Ugo")
    ugo.ignore_errors("status of 429")
    wait = {"Retry-After": "1"}
    ugo.page.route(
        "**/steps?*",
        lambda route: route.fulfill(status=429, headers=wait, json={"code": "too-many", "detail": "later"}),
        times=1,
    )
    page = ugo.go(f"/t/{table}/replay")
    expect(page.locator(".replaybar .place")).to_contain_text("Move 0 of")
