"""Lists of tables, notes, limits, and what is forgotten."""

import asyncio

import pytest

from famiglia.store import NoSuchTable, Note, Seat, Stale, Store

from .rows import ANNA, BOT, command, entry, opened, row, summary

MONTH = 30 * 24 * 3600


async def test_players_find_their_tables_the_last_touched_first(store: Store) -> None:
    both = frozenset({"anna", "bruno"})
    bruno = Seat("bruno", "Bruno", None, False)
    await store.new_table(row("one"), [], summary(ANNA, bruno, updated=10, players=both))
    await store.new_table(row("two"), [], summary(bruno, BOT, updated=20, players=both))
    await store.new_table(row("three"), [], summary(bruno, BOT, updated=30, players=frozenset({"bruno"})))
    annas = [(each.id, each.yours, each.your_turn, each.updated) for each in (await store.tables_of("anna"))[0]]
    assert [("two", (), False, 20), ("one", (0,), True, 10)] == annas
    brunos = [(each.id, each.yours, each.your_turn) for each in (await store.tables_of("bruno"))[0]]
    assert [("three", (0,), False), ("two", (0,), False), ("one", (1,), False)] == brunos
    assert ([], 0) == await store.tables_of("carla")


async def test_a_game_that_goes_on_is_listed_before_all_that_are_over(store: Store) -> None:
    mine = frozenset({"anna"})
    for name, status, updated in (("long ago", "running", 1), ("yesterday", "over", 20), ("today", "over", 30)):
        await store.new_table(row(name), [], summary(ANNA, BOT, status=status, updated=updated, players=mine))
    assert ["long ago", "today", "yesterday"] == [each.id for each in (await store.tables_of("anna"))[0]]


async def test_of_many_tables_the_next_hundred_follow_those_that_one_has(store: Store) -> None:
    mine = frozenset({"anna"})
    for number in range(230):
        status, updated = ("over", number // 3) if number % 7 else ("running", number)
        await store.new_table(
            row(f"table {number}"), [], summary(ANNA, BOT, status=status, updated=updated, players=mine)
        )
    first, more = await store.tables_of("anna")
    assert (100, 130) == (len(first), more)
    second, more = await store.tables_of("anna", first[-1].id)
    assert (100, 30) == (len(second), more)
    third, more = await store.tables_of("anna", second[-1].id)
    assert (30, 0) == (len(third), more)
    found = [*first, *second, *third]
    assert 230 == len({each.id for each in found})
    assert found == sorted(found, key=lambda each: (each.status == "over", -each.updated, each.id))
    assert ([], 0) == await store.tables_of("anna", third[-1].id)
    assert ([], 0) == await store.tables_of("anna", "nowhere")


async def test_an_append_changes_what_lists_show(store: Store) -> None:
    await store.new_table(row("table"), [], summary(ANNA, BOT, players=frozenset({"anna"})))
    waiting = (Seat("anna", "Anna", None, False), Seat(None, "", "greedy", True))
    await store.append("table", [entry()], {"game": 0}, None, summary(*waiting, status="over", updated=50))
    [listing], _ = await store.tables_of("anna")
    assert ("over", 50, waiting, False) == (listing.status, listing.updated, listing.seats, listing.your_turn)


async def test_who_left_finds_the_table_no_more(store: Store) -> None:
    await store.new_table(row("table"), [], summary(players=frozenset({"anna", "bruno"})))
    await store.append("table", [entry("seats")], {"seats": 0}, None, summary(players=frozenset({"bruno", "carla"})))
    found = [len((await store.tables_of(player))[0]) for player in ("anna", "bruno", "carla")]
    assert [0, 1, 1] == found


async def test_only_listed_tables_that_are_not_over_are_shown_to_everybody(store: Store) -> None:
    for number, (visibility, status) in enumerate(
        [("listed", "open"), ("listed", "running"), ("listed", "over"), ("private", "open"), ("private", "running")]
    ):
        shown = summary(ANNA, status=status, updated=number)
        await store.new_table(row(f"{visibility} {status}", visibility), [], shown)
    assert ["listed running", "listed open"] == [each.id for each in await store.listed_tables(10)]
    assert ["listed running"] == [each.id for each in await store.listed_tables(1)]
    assert [False, False] == [each.your_turn for each in await store.listed_tables()]


async def test_tables_that_wait_for_a_bot_too_long_are_found(store: Store) -> None:
    for number in (30, 10, 20):
        await store.new_table(row(f"since {number}"), [], summary(updated=number, bot_waiting=True))
    await store.new_table(row("waits for a person"), [], summary(updated=1))
    assert ["since 10", "since 20"] == await store.tables_awaiting_bots(30)
    await store.append("since 10", [entry()], {"game": 0}, None, summary(updated=25))
    assert ["since 20"] == await store.tables_awaiting_bots(30)


async def test_a_note_has_a_new_version_with_every_change(store: Store) -> None:
    await opened(store)
    assert Note("", 0) == await store.note("table", "anna")
    assert Note("watch him", 1) == await store.write_note("table", "anna", "watch him", 0)
    assert Note("watch her", 2) == await store.write_note("table", "anna", "watch her", 1)
    assert Note("watch her", 2) == await store.note("table", "anna")
    assert Note("", 0) == await store.note("table", "bruno")


async def test_there_is_no_note_at_a_table_that_does_not_exist(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.write_note("nowhere", "anna", "text", 0)


@pytest.mark.parametrize("version", [0, 1, 3])
async def test_a_note_of_another_version_is_not_overwritten(store: Store, version: int) -> None:
    await opened(store)
    await store.write_note("table", "anna", "one", 0)
    await store.write_note("table", "anna", "two", 1)
    with pytest.raises(Stale) as stale:
        await store.write_note("table", "anna", "another", version)
    assert {"note": 2} == stale.value.numbers
    assert Note("two", 2) == await store.note("table", "anna")


async def test_so_many_tries_pass_in_a_window_and_the_next_must_wait(store: Store) -> None:
    assert [None] * 3 == [await store.count_attempt("anna", 100 + number, 60, 3) for number in range(3)]
    assert [57, 1] == [await store.count_attempt("anna", at, 60, 3) for at in (103, 159)]
    assert [None, 1] == [await store.count_attempt("anna", at, 60, 3) for at in (160, 160)]
    assert [None, 1] == [await store.count_attempt("anna", at, 60, 3) for at in (161, 161)]


async def test_tries_that_were_refused_do_not_count(store: Store) -> None:
    assert [None, 10, 9, 1, None] == [await store.count_attempt("anna", at, 10, 1) for at in (0, 0, 1, 9, 10)]


async def test_each_key_has_its_own_limit(store: Store) -> None:
    assert [None, None, 10] == [await store.count_attempt(key, 0, 10, 1) for key in ("anna", "bruno", "anna")]


async def test_a_limit_holds_however_many_try_at_once(store: Store) -> None:
    tries = await asyncio.gather(*(store.count_attempt("anna", 5, 10, 20) for _ in range(50)))
    assert [20, 30] == [tries.count(None), tries.count(10)]


async def test_what_has_expired_is_forgotten(store: Store) -> None:
    anna = await store.new_player("Anna", "link", 5)
    await store.new_session("old", anna.id, 0, 50)
    await store.new_session("new", anna.id, 0, 500)
    await store.count_attempt("anna", 90, 10, 1)
    await store.count_attempt("bruno", 95, 10, 1)
    await store.prune(100)
    assert [None, (anna, 500)] == [await store.session("old", 0), await store.session("new", 0)]
    assert [None, 5] == [await store.count_attempt("anna", 91, 10, 1), await store.count_attempt("bruno", 100, 10, 1)]


async def test_commands_are_known_for_a_month_and_games_for_ever(store: Store) -> None:
    for table, status in (("over", "over"), ("running", "running")):
        await opened(store, table)
        for number, at in ((0, 100), (1, 200)):
            await store.append(table, [entry()], {"game": number}, command(number, at=at), summary(status=status))
    await store.prune(99 + MONTH)
    assert command(0, at=100) == await store.find_command("over", "anna", "command-0")
    await store.prune(100 + MONTH)
    for table in ("over", "running"):
        assert await store.find_command(table, "anna", "command-0") is None
        assert command(1, at=200) == await store.find_command(table, "anna", "command-1")
    assert {"over": {"game": 2}, "running": {"game": 2}} == await store.stream_numbers(["over", "running"])


async def test_a_store_that_works_answers_a_ping(store: Store) -> None:
    await store.ping()


async def test_what_is_appended_without_an_index_changes_no_list(store: Store) -> None:
    shown = summary(Seat("bruno", "Bruno", None, True), updated=50, bot_waiting=True, players=frozenset({"bruno"}))
    await store.new_table(row("table", "listed"), [entry("seats")], shown)
    before = (await store.listed_tables(), await store.tables_of("bruno"), await store.tables_awaiting_bots(51))
    await store.append("table", [entry("chat:players", at=90)], {"chat:players": 0}, None, None)
    assert before == (await store.listed_tables(), await store.tables_of("bruno"), await store.tables_awaiting_bots(51))
    assert ["table"] == before[2]
    assert {"table": {"seats": 1, "chat:players": 1}} == await store.stream_numbers(["table"])
