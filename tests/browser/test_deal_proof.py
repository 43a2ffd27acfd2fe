"""The proof of the deal: the browser remembers the commitment and the words that it added, and checks the record."""

import json
import re

import pytest
from playwright.sync_api import Page, Request, Route, expect

from .conftest import NewVisitor
from .gameplay import (
    choose_game,
    fast_forward,
    greedy_move,
    open_table,
    passing_move,
    play_now,
    send,
    table_id,
    table_state,
)
from .visitors import Visitor, wait_on

SEALED = "The promise about the shuffle is the one that this browser saw before the deal."
OTHER_SEAL = "The promise about the shuffle is not the one that this browser saw before."
IN_IT = "What this browser added to the shuffle is in it."
NOT_IN_IT = "What this browser added to the shuffle is not in it."
UNSEEN = "This browser did not see the promise about the shuffle before the deal"
RANDOM = re.compile("[0-9a-f]{32}")


def added(visitor: Visitor, table: str) -> list[str]:
    """The words that each seat of a table has added to the shuffle."""
    return list(table_state(visitor, table)["about"]["added"])


def proof_sentences(page: Page, ok: bool) -> list[str]:
    """The sentences about the commitment and the words that the proof marks as right (`ok`) or as wrong."""
    expect(page.locator("dialog [role=status]")).to_have_text(re.compile("fair|is consistent|is not consistent"))
    lines = page.locator(f".checks li[data-ok={str(ok).lower()}] > span:last-child").all_inner_texts()
    known = (SEALED, OTHER_SEAL, IN_IT, NOT_IN_IT)
    return [each for each in known if any(line.endswith(each) for line in lines)]


def hand_out(visitor: Visitor, record: str) -> None:
    """Make the server answer every request for a record with this one."""
    visitor.page.unroute_all()
    visitor.page.route("**/record", lambda route: route.fulfill(body=record, content_type="application/jsonl"))


def record_of(visitor: Visitor, table: str) -> str:
    """The record from the server."""
    return visitor.context.request.get(f"{visitor.server.address}/api/tables/{table}/record").text()


def test_the_promise_comes_first_then_the_browser_sits_down_with_random_words(new_visitor: NewVisitor) -> None:
    anna = new_visitor(random_words=True)
    sent: list[Request] = []
    anna.page.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    tables = [play_now(anna, "Anna")]
    opened, sat = [request for request in sent if "/api/tables" in request.url][:2]
    assert ["open", "bot:greedy"] == json.loads(opened.post_data or "")["seats"]
    assert "sit" == json.loads(sat.post_data or "")["deed"]["do"]
    tables.append(play_now(anna))
    words = [added(anna, table)[0] for table in tables]
    assert all(RANDOM.fullmatch(each) for each in words)
    assert 2 == len(set(words))


def test_two_at_one_screen_and_a_guest_who_follows_a_link_add_words_too_and_may_type_their_own(
    new_visitor: NewVisitor,
) -> None:
    pair, alba, bruno = new_visitor(random_words=True), new_visitor(random_words=True), new_visitor(random_words=True)
    pair.go("/new/hotseat")
    pair.button("Begin").click()
    pair.page.locator(".cover").wait_for()
    words = added(pair, table_id(pair.page))
    assert all(RANDOM.fullmatch(each) for each in words)
    assert 2 == len(set(words))

    page = alba.go("/new/friend")
    page.get_by_text("More options").click()
    page.get_by_label("Your words for the shuffle").fill("a red herring")
    alba.button("Open the table").click()
    link = page.get_by_label("Link for your friend").input_value()
    bruno.page.goto(link)
    bruno.page.get_by_label("Your name").fill("Bruno S.")
    bruno.button("Sit down").click()
    bruno.page.locator(".duel").wait_for()
    own, other = added(alba, table_id(page))
    assert "a red herring" == own
    assert RANDOM.fullmatch(other)


def test_the_browser_finds_its_promise_and_its_words_in_the_record(new_visitor: NewVisitor) -> None:
    anna, onlooker = new_visitor(), new_visitor()
    table = play_now(anna, "Anna S.")
    fast_forward(table, anna, choose=greedy_move)
    page = anna.go(f"/t/{table}/replay?proof")
    assert [SEALED, IN_IT] == proof_sentences(page, True)
    expect(page.locator("dialog [role=status]")).to_have_text("The deal was fair.")
    expect(page.get_by_text(UNSEEN)).to_have_count(0)
    anna.check_screen("the promise was kept")

    page = onlooker.go(f"/t/{table}/replay?proof")
    assert [] == proof_sentences(page, True)
    expect(page.locator("dialog [role=status]")).to_contain_text("The record is consistent")
    expect(page.get_by_text(UNSEEN)).to_be_visible()
    onlooker.check_screen("the promise was not seen before")


def test_a_record_with_another_promise_or_other_words_is_found_out_by_the_browser_that_saw_them(
    new_visitor: NewVisitor,
) -> None:
    elsa = new_visitor()
    table = play_now(elsa, "Elsa S.")
    fast_forward(table, elsa, choose=greedy_move)
    # Another valid game: a dishonest dealer who shuffled until the cards were right could present it.
    other = open_table(elsa, "me", "bot:greedy", seed=added(elsa, table)[0])
    fast_forward(other, elsa, choose=greedy_move)
    hand_out(elsa, record_of(elsa, other))
    page = elsa.go(f"/t/{table}/replay?proof")
    assert [OTHER_SEAL] == proof_sentences(page, False)
    assert [IN_IT] == proof_sentences(page, True)
    expect(page.locator("dialog [role=status]")).to_have_text("This record is not consistent. Do not trust it.")
    elsa.check_screen("another promise")

    # The same commitment, bots and seed of the dealer, but without the words of this seat.
    silent = open_table(elsa, "open", "bot:greedy")
    elsa.request(
        "POST",
        f"/api/tables/{silent}/commands",
        {"id": "sits-without-words", "expected": 1, "deed": {"do": "sit", "seat": 0}},
    )
    fast_forward(silent, elsa, choose=greedy_move)
    hand_out(elsa, record_of(elsa, silent))
    page = elsa.go(f"/t/{table}/replay?proof")
    assert [NOT_IN_IT] == proof_sentences(page, False)
    assert [SEALED] == proof_sentences(page, True)


def test_a_promise_first_seen_when_the_cards_were_dealt_is_not_called_one_from_before(new_visitor: NewVisitor) -> None:
    ivo = new_visitor()
    ivo.become_guest("Ivo S.")
    table = open_table(ivo, "me", "bot:greedy")
    ivo.go(f"/t/{table}")
    ivo.page.locator(".duel").wait_for()
    fast_forward(table, ivo, choose=greedy_move)
    page = ivo.go(f"/t/{table}/replay?proof")
    assert [] == proof_sentences(page, True)
    expect(page.get_by_text(UNSEEN)).to_be_visible()


def test_the_promise_of_a_rematch_comes_before_anybody_asks_and_the_browser_holds_the_dealer_to_it(
    new_visitor: NewVisitor,
) -> None:
    nora = new_visitor()
    table = play_now(nora, "Nora S.")
    fast_forward(table, nora, choose=greedy_move)
    page = nora.go(f"/t/{table}")
    promise = table_state(nora, table)["about"]["next_commitment"]
    nora.button("Rematch").click()
    page.wait_for_url(lambda address: table not in address)
    page.locator(".duel").wait_for()
    following = table_id(page)
    about = table_state(nora, following)["about"]
    assert promise == about["commitment"]
    assert RANDOM.fullmatch(about["added"][1])
    fast_forward(following, nora, choose=greedy_move)
    page = nora.go(f"/t/{following}/replay?proof")
    assert [SEALED, IN_IT] == proof_sentences(page, True)
    expect(page.get_by_text(UNSEEN)).to_have_count(0)

    # Another valid deal for the same people.
    hand_out(nora, record_of(nora, table))
    page = nora.go(f"/t/{following}/replay?proof")
    assert [OTHER_SEAL, NOT_IN_IT] == proof_sentences(page, False)


def test_two_at_one_screen_find_their_words_in_the_rematch_wherever_they_come_to_it_from(
    new_visitor: NewVisitor,
) -> None:
    pair = new_visitor(random_words=True)
    page = pair.go("/new/hotseat")
    pair.button("Begin").click()
    page.locator(".cover").wait_for()
    table = table_id(page)
    fast_forward(table, pair, choose=passing_move)
    page = pair.go(f"/t/{table}")
    obeyed: list[int] = []
    # The page is left at once, so it never gets the answer.
    page.route("**/commands", lambda route: obeyed.append(route.fetch().status), times=1)
    pair.button("Rematch").click()
    wait_on(page, lambda: obeyed)
    assert [200] == obeyed
    pair.open("/")
    following = next(each["id"] for each in pair.request("GET", "/api/me/tables")["tables"] if each["id"] != table)
    pair.go(f"/t/{following}")
    page.locator(".cover").wait_for()
    fast_forward(following, pair, choose=passing_move)
    assert [SEALED, IN_IT] == proof_sentences(pair.go(f"/t/{following}/replay?proof"), True)


def test_two_who_ask_for_a_rematch_at_the_same_moment_both_get_it(new_visitor: NewVisitor) -> None:
    olga, pia = new_visitor(), new_visitor()
    olga.become_guest("Olga S.")
    pia.become_guest("Pia S.")
    table = open_table(olga, "me", "open")
    send(pia, table, {"do": "sit", "seat": 1})
    fast_forward(table, olga, pia, choose=passing_move)
    page = olga.go(f"/t/{table}")
    late: list[Route] = []
    page.route("**/commands", lambda route: late.append(route), times=1)
    olga.ignore_errors("status of 409")
    olga.button("Rematch").click()
    wait_on(page, lambda: late)
    send(pia, table, {"do": "rematch"})
    late[0].continue_()
    page.wait_for_url(lambda address: table not in address)


def test_who_has_asked_for_the_rematch_elsewhere_is_not_told_that_their_words_are_missing(
    new_visitor: NewVisitor,
) -> None:
    rosa, sara = new_visitor(), new_visitor()
    rosa.become_guest("Rosa S.")
    sara.become_guest("Sara S.")
    table = open_table(rosa, "me", "open")
    send(sara, table, {"do": "sit", "seat": 1})
    fast_forward(table, rosa, sara, choose=passing_move)
    page = rosa.go(f"/t/{table}")
    rosa.ignore_errors("status of 409")
    late: list[Route] = []
    page.route("**/commands", lambda route: late.append(route), times=1)
    rosa.button("Rematch").click()
    wait_on(page, lambda: late)
    send(rosa, table, {"do": "rematch", "seed": "from my phone"})
    late[0].continue_()
    expect(page.get_by_role("alert")).to_be_visible()
    send(sara, table, {"do": "rematch"})
    following = table_state(rosa, table)["about"]["next"]
    page.wait_for_url(f"**/t/{following}")
    page.locator(".duel").wait_for()
    fast_forward(following, rosa, sara, choose=passing_move)
    assert [] == proof_sentences(rosa.go(f"/t/{following}/replay?proof"), False)


@pytest.mark.parametrize("heard", [False, True], ids=["the seat is free", "the seat is taken"])
def test_whoever_could_not_sit_down_tries_again_and_sits_at_the_same_table(
    new_visitor: NewVisitor, heard: bool
) -> None:
    lia = new_visitor()
    lia.ignore_errors("status of 500")

    def fail(route: Route) -> None:
        if heard:
            route.fetch()
        route.fulfill(status=500, body="", content_type="text/plain")

    lia.page.route("**/commands", fail)
    page = lia.go("/")
    page.get_by_label("Your name").fill("Lia S.")
    lia.button("Play now").click()
    choose_game(lia, "duel")
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute_all()
    choose_game(lia, "duel")
    page.locator(".duel").wait_for()
    table = table_id(page)
    assert [table] == [each["id"] for each in lia.request("GET", "/api/me/tables")["tables"]]
    fast_forward(table, lia, choose=greedy_move)
    assert [SEALED, IN_IT] == proof_sentences(lia.go(f"/t/{table}/replay?proof"), True)


def test_of_many_tables_the_last_two_hundred_are_remembered(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.go("/")
    old = [{"table": f"t{n}", "commitment": f"c{n}", "early": True, "words": {}} for n in range(200)]
    anna.page.evaluate("seals => localStorage.setItem('famiglia.seals', JSON.stringify(seals))", old)
    table = play_now(anna, "Anna M.")
    kept = json.loads(anna.page.evaluate("localStorage.getItem('famiglia.seals')"))
    assert [*(seal["table"] for seal in old[1:]), table] == [seal["table"] for seal in kept]
    assert {"0": added(anna, table)[0]} == kept[-1]["words"]
