"""Appending to streams: one writer at a time, each entry exactly once."""

import asyncio

import pytest

from famiglia.store import DuplicateCommand, NoSuchTable, Stale, Store, TableTaken

from .rows import ANNA, BOT, command, entry, opened, row, summary


async def test_what_was_appended_is_read_in_the_order_in_which_it_was_written(store: Store) -> None:
    await opened(store, "table", entry("seats", "sat"))
    await store.append("table", [entry("game", "deal")], {"game": 0}, None, summary())
    await store.append("table", [entry("chat:players", "hello", 8, "bruno")], {"chat:players": 0}, None, summary())
    both = [entry("game", "move"), entry("seats", "left"), entry("game", "end", player=None)]
    await store.append("table", both, {"game": 1, "seats": 1}, None, summary())
    stored = await store.table("table")
    assert stored is not None
    written = [(each.stream, each.seq, each.body, each.at, each.player) for each in stored.entries]
    assert [
        ("seats", 1, "sat", 7, "anna"),
        ("game", 1, "deal", 7, "anna"),
        ("chat:players", 1, "hello", 8, "bruno"),
        ("game", 2, "move", 7, "anna"),
        ("seats", 2, "left", 7, "anna"),
        ("game", 3, "end", 7, None),
    ] == written


async def test_a_table_is_read_as_it_was_opened(store: Store) -> None:
    await store.new_table(row("table", settings='{"edition":"revised"}'), [], summary(status="open", updated=5))
    stored = await store.table("table")
    assert stored is not None
    assert row("table", settings='{"edition":"revised"}') == stored.row
    assert await store.table("another") is None


async def test_a_table_id_is_given_once(store: Store) -> None:
    await opened(store, "table", entry("seats", "first"))
    with pytest.raises(TableTaken):
        await opened(store, "table", entry("seats", "second"))
    stored = await store.table("table")
    assert stored is not None
    assert ["first"] == [each.body for each in stored.entries]


async def test_who_expects_another_number_is_told_the_numbers(store: Store) -> None:
    await opened(store, "table", entry("seats"), entry("game"), entry("game"))
    for wrong in (0, 1, 3, 1000):
        with pytest.raises(Stale) as stale:
            await store.append("table", [entry("game")], {"game": wrong}, command(), summary(status="over"))
        assert {"seats": 1, "game": 2} == stale.value.numbers
    assert {"table": {"seats": 1, "game": 2}} == await store.stream_numbers(["table"])
    assert await store.find_command("table", "anna", "command-1") is None


async def test_a_stale_append_changes_nothing_at_all(store: Store) -> None:
    await opened(store, "table", entry("seats"), entry("game"))
    before = await store.table("table")
    with pytest.raises(Stale):
        await store.append(
            "table",
            [entry("seats", "new"), entry("game", "new")],
            {"seats": 1, "game": 5},
            command(),
            summary(ANNA, status="over", updated=99, bot_waiting=True, players=frozenset({"anna"})),
        )
    assert before == await store.table("table")
    assert ([], 0) == await store.tables_of("anna")
    assert [] == await store.tables_awaiting_bots(1000)


async def test_a_stream_that_is_only_named_is_compared_too(store: Store) -> None:
    await opened(store, "table", entry("seats"), entry("game"))
    with pytest.raises(Stale):
        await store.append("table", [entry("game")], {"game": 1, "seats": 0}, None, summary())
    await store.append("table", [entry("game")], {"game": 1, "seats": 1, "chat:players": 0}, None, summary())
    await store.append("table", [entry("chat:players")], {"chat:players": 0}, None, summary())
    assert {"table": {"seats": 1, "game": 2, "chat:players": 1}} == await store.stream_numbers(["table"])


async def test_every_stream_that_is_written_needs_an_expected_number(store: Store) -> None:
    await opened(store)
    with pytest.raises(ValueError, match="no number for the stream 'game'"):
        await store.append("table", [entry("game")], {"seats": 0}, None, summary())


async def test_nothing_is_appended_to_a_table_that_does_not_exist(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.append("nowhere", [entry()], {"game": 0}, None, summary())


async def test_a_second_copy_of_a_command_is_told_what_the_sender_of_the_first_knew(store: Store) -> None:
    await opened(store)
    await store.append("table", [entry()], {"game": 0}, command(1, "seats:2"), summary())
    for expected in (0, 1):
        with pytest.raises(DuplicateCommand) as seen:
            await store.append("table", [entry()], {"game": expected}, command(1, "seats:2,game:1", at=9), summary())
        assert command(1, "seats:2") == seen.value.command
    assert {"table": {"game": 1}} == await store.stream_numbers(["table"])
    assert command(1, "seats:2") == await store.find_command("table", "anna", "command-1")


async def test_a_command_id_belongs_to_one_player_at_one_table(store: Store) -> None:
    await opened(store, "one")
    await opened(store, "two")
    await store.append("one", [entry()], {"game": 0}, command(1, "seats:1"), summary())
    await store.append("one", [entry()], {"game": 1}, command(1, "seats:2", "bruno"), summary())
    await store.append("two", [entry()], {"game": 0}, command(1, "seats:3"), summary())
    kept = [await store.find_command("one", "anna", "command-1"), await store.find_command("one", "bruno", "command-1")]
    assert [command(1, "seats:1"), command(1, "seats:2", "bruno")] == kept


async def test_of_fifty_writers_at_once_exactly_one_is_first(store: Store) -> None:
    await opened(store)

    async def write(turn: int, who: int) -> bool:
        try:
            line = entry(body=f"{turn} {who}")
            await store.append("table", [line], {"game": turn}, command(turn, player=str(who)), summary())
        except Stale as stale:
            assert {"game": turn + 1} == stale.numbers
            return False
        return True

    for turn in range(10):
        assert 1 == sum(await asyncio.gather(*(write(turn, who) for who in range(50))))
    stored = await store.table("table")
    assert stored is not None
    assert [f"{turn}" for turn in range(10)] == [each.body.split()[0] for each in stored.entries]


async def test_fifty_copies_of_a_command_take_effect_once_and_all_know_the_first(store: Store) -> None:
    await opened(store)

    async def send(copy: int) -> str:
        try:
            mine = command(1, f"seats:{copy}")
            await store.append("table", [entry()], {"game": 0}, mine, summary())
        except DuplicateCommand as seen:
            return seen.command.since
        return f"seats:{copy}"

    assert 1 == len(set(await asyncio.gather(*(send(copy) for copy in range(50)))))
    assert {"table": {"game": 1}} == await store.stream_numbers(["table"])


async def test_writers_at_different_tables_do_not_hinder_each_other(store: Store) -> None:
    tables = [await opened(store, f"table {number}") for number in range(20)]

    async def write(table: str) -> None:
        for number in range(10):
            await store.append(table, [entry()], {"game": number}, command(number), summary())

    await asyncio.gather(*(write(table) for table in tables))
    assert {table: {"game": 10} for table in tables} == await store.stream_numbers(tables)


async def test_chat_and_moves_go_on_side_by_side(store: Store) -> None:
    await opened(store)

    async def write(stream: str) -> None:
        for number in range(20):
            await store.append("table", [entry(stream, str(number))], {stream: number}, None, summary())

    await asyncio.gather(write("game"), write("chat:players"), write("chat:spectators"))
    stored = await store.table("table")
    assert stored is not None
    for stream in ("game", "chat:players", "chat:spectators"):
        own = [each for each in stored.entries if each.stream == stream]
        assert [(number + 1, str(number)) for number in range(20)] == [(each.seq, each.body) for each in own]


async def test_what_came_after_is_read_stream_by_stream(store: Store) -> None:
    await opened(store, "table", entry("seats", "s1"), entry("game", "g1"), entry("game", "g2"))
    await store.append("table", [entry("game", "g3")], {"game": 2}, None, summary())
    await store.append("table", [entry("chat:players", "c1")], {"chat:players": 0}, None, summary())
    assert ["g3", "c1"] == [each.body for each in await store.entries_after("table", {"seats": 1, "game": 2})]
    assert ["s1", "g1", "g2", "g3", "c1"] == [each.body for each in await store.entries_after("table", {})]
    assert [] == await store.entries_after("table", {"seats": 1, "game": 3, "chat:players": 1})
    assert [] == await store.entries_after("nowhere", {})


async def test_heads_of_several_tables_come_together(store: Store) -> None:
    await opened(store, "one", entry("game"))
    await opened(store, "two")
    assert {"one": {"game": 1}, "two": {}, "three": {}} == await store.stream_numbers(["one", "two", "three"])
    assert {} == await store.stream_numbers([])


async def test_any_text_comes_back_as_it_was(store: Store) -> None:
    body = 'Calò „ß“ \\ "quotes" \n ′ 🂡 \u2028 {} %s :name $1 ?'
    await opened(store, "table", entry("chat:players", body))
    stored = await store.table("table")
    assert stored is not None
    assert body == stored.entries[0].body


async def test_a_failed_append_does_not_spoil_those_beside_it(store: Store) -> None:
    await opened(store, "one")
    await opened(store, "two")
    results = await asyncio.gather(
        store.append("one", [entry()], {"game": 0}, None, summary()),
        store.append("nowhere", [entry()], {"game": 0}, None, summary()),
        store.append("two", [entry()], {"game": 9}, None, summary()),
        store.append("two", [entry()], {"game": 0}, None, summary(ANNA, BOT)),
        store.append("one", [entry()], {}, None, summary()),
        return_exceptions=True,
    )
    assert [None, NoSuchTable, Stale, None, ValueError] == [type(each) if each else None for each in results]
    assert {"one": {"game": 1}, "two": {"game": 1}} == await store.stream_numbers(["one", "two"])
