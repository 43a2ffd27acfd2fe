"""Players, accounts and sessions, and moving a guest's games to an account."""

import asyncio
import json

import pytest

from famiglia.store import AccountTaken, Note, Player, Seat, Store

from .rows import command, entry, row, summary


async def test_a_guest_is_found_by_id_and_by_link(store: Store) -> None:
    anna = await store.new_player("Anna", "hash of her link", 5)
    assert (Player(anna.id, "Anna", None, 5), 22) == (anna, len(anna.id))
    assert [anna, anna] == [await store.player(anna.id), await store.player_by_link("hash of her link")]
    assert [None, None] == [await store.player("nobody"), await store.player_by_link("another")]


async def test_a_player_may_be_renamed(store: Store) -> None:
    anna = await store.new_player("Anna", "link", 5)
    await store.rename(anna.id, "Donna Anna")
    assert Player(anna.id, "Donna Anna", None, 5) == await store.player(anna.id)


async def test_a_guest_may_get_another_link(store: Store) -> None:
    anna = await store.new_player("Anna", "old", 5)
    await store.set_link(anna.id, "new")
    assert [None, anna] == [await store.player_by_link("old"), await store.player_by_link("new")]
    await store.set_link(anna.id, None)
    assert await store.player_by_link("new") is None


async def test_an_account_is_found_however_its_name_is_written(store: Store) -> None:
    anna = await store.new_player("Anna", "link", 5)
    await store.make_account(anna.id, "Calò", "hash of her password")
    account = Player(anna.id, "Anna", "Calò", 5)
    for name in ("Calò", "CALÒ", "calo\u0300", "ＣＡＬò"):
        assert (account, "hash of her password") == await store.player_by_account(name)
    assert await store.player_by_account("calo") is None


async def test_an_account_has_no_link_any_more_and_gets_none(store: Store) -> None:
    anna = await store.new_player("Anna", "link", 5)
    assert await store.set_link(anna.id, "another link")
    await store.make_account(anna.id, "Don", "password")
    assert await store.player_by_link("another link") is None
    assert not await store.set_link(anna.id, "a third link")
    assert await store.player_by_link("a third link") is None


async def test_another_password_ends_all_sessions_and_only_the_one_who_knew_the_last_chooses_it(store: Store) -> None:
    anna = await store.new_player("Anna", "one", 5)
    bruno = await store.new_player("Bruno", "two", 5)
    await store.make_account(anna.id, "Don", "first")
    for token, player in (("a", anna), ("b", anna), ("c", bruno)):
        await store.new_session(token, player.id, 10, 20)
    both = (store.change_password(anna.id, "first", kept) for kept in ("second", "third"))
    ended = await asyncio.gather(*both)
    assert [["a", "b"], None] == sorted((each and sorted(each) for each in ended), key=lambda each: each is None)
    found = await store.player_by_account("don")
    assert found is not None
    assert ("second", "third")[ended.index(None) ^ 1] == found[1]
    assert [None, None, (bruno, 20)] == [await store.session(token, 10) for token in "abc"]
    assert await store.change_password(bruno.id, "", "sly") is None


async def test_an_account_name_is_given_once(store: Store) -> None:
    anna = await store.new_player("Anna", "one", 5)
    bruno = await store.new_player("Bruno", "two", 5)
    await store.make_account(anna.id, "Don", "password")
    with pytest.raises(AccountTaken, match="account 'DON' is taken"):
        await store.make_account(bruno.id, "DON", "password")
    with pytest.raises(AccountTaken, match="has an account already"):
        await store.make_account(anna.id, "Donna", "password")
    found = [await store.player(each.id) for each in (anna, bruno)]
    assert ["Don", None] == [each.account for each in found if each]


async def test_of_two_who_want_an_account_name_at_once_one_gets_it(store: Store) -> None:
    players = [await store.new_player("Guest", f"link {number}", 5) for number in range(8)]
    made = [store.make_account(player.id, "Don", "password") for player in players]
    results = await asyncio.gather(*made, return_exceptions=True)
    assert [False] * 7 + [True] == sorted(result is None for result in results)
    assert {AccountTaken} == {type(result) for result in results if result is not None}


async def test_a_session_is_its_players_until_it_expires(store: Store) -> None:
    anna = await store.new_player("Anna", "link", 5)
    await store.new_session("token hash", anna.id, 10, 20)
    at = {when: await store.session("token hash", when) for when in (10, 19, 20, 99)}
    assert {10: (anna, 20), 19: (anna, 20), 20: None, 99: None} == at
    assert await store.session("another", 10) is None


async def test_a_session_that_has_not_ended_can_be_prolonged_and_never_shortened(store: Store) -> None:
    anna = await store.new_player("Anna", "link", 5)
    for token, expires in (("good", 20), ("expired", 12), ("ended", 20)):
        await store.new_session(token, anna.id, 10, expires)
    await store.delete_session("ended")
    extended = {token: await store.extend_session(token, 12, 40) for token in ("good", "expired", "ended", "another")}
    assert {"good": True, "expired": False, "ended": False, "another": False} == extended
    assert [(anna, 40), None, None] == [await store.session(token, 12) for token in ("good", "expired", "ended")]
    assert not await store.extend_session("good", 12, 40)
    assert not await store.extend_session("good", 12, 30)
    assert (anna, 40) == await store.session("good", 39)


async def test_of_many_who_prolong_a_session_at_once_one_does(store: Store) -> None:
    anna = await store.new_player("Anna", "link", 5)
    await store.new_session("token", anna.id, 10, 20)
    extended = await asyncio.gather(*(store.extend_session("token", 12, 40) for _ in range(8)))
    assert 1 == sum(extended)


async def test_sessions_can_be_ended_one_by_one_and_all_together(store: Store) -> None:
    anna = await store.new_player("Anna", "one", 5)
    bruno = await store.new_player("Bruno", "two", 5)
    for token, player in (("a", anna), ("b", anna), ("c", anna), ("d", bruno)):
        await store.new_session(token, player.id, 10, 20)
    await store.delete_session("a")
    assert [None, (anna, 20)] == [await store.session("a", 10), await store.session("b", 10)]
    assert ["b", "c"] == sorted(await store.delete_sessions(anna.id))
    assert [None, (bruno, 20)] == [await store.session("c", 10), await store.session("d", 10)]


async def test_a_guests_games_go_to_the_account(store: Store) -> None:
    guest = await store.new_player("Anna", "link", 5)
    account = await store.new_player("Donna Anna", "other link", 6)
    await store.make_account(account.id, "donna", "password")
    settings = json.dumps({"host": guest.id})
    sat = entry("seats", json.dumps({"player": guest.id, "said": f'"{guest.id}" {guest.id}'}), player=guest.id)
    seats = Seat(guest.id, "Anna", None, True)
    await store.new_table(row("table", settings=settings), [sat], summary(seats, players=frozenset({guest.id})))
    await store.new_session("token", guest.id, 5, 100)

    assert ["table"] == await store.transfer_games(guest.id, account.id)

    stored = await store.table("table")
    assert stored is not None
    assert {"host": account.id} == json.loads(stored.row.settings)
    assert account.id == stored.entries[0].player
    body = json.loads(stored.entries[0].body)
    assert {"player": account.id, "said": f'"{guest.id}" {guest.id}'} == body
    assert stored.entries == await store.entries_after("table", {})
    [listing], _ = await store.tables_of(account.id)
    assert ("table", (0,), True) == (listing.id, listing.yours, listing.your_turn)
    now = await store.player(guest.id)
    assert now is not None
    assert (account.id, "donna") == (now.id, now.account)
    assert [None, None] == [await store.session("token", 10), await store.player_by_link("link")]


async def test_what_a_guest_still_writes_while_moving_is_the_accounts_too(store: Store) -> None:
    guest = await store.new_player("Anna", "link", 5)
    account = await store.new_player("Donna Anna", "other link", 6)
    await store.transfer_games(guest.id, account.id)
    seats = Seat(guest.id, "Anna", None, True)
    late = entry("game", "{}", player=guest.id)
    same_when_read = await store.new_table(row("table"), [late], summary(seats, players=frozenset({guest.id})))
    assert not same_when_read
    assert await store.new_table(
        row("other"), [entry("game", "{}", player=account.id)], summary(players=frozenset({account.id}))
    )
    assert [account.id] == [each.player for each in await store.entries_after("table", {})]
    assert {"table", "other"} == {each.id for each in (await store.tables_of(account.id))[0]}


async def test_games_that_moved_move_again_with_the_account(store: Store) -> None:
    first, second, third = [await store.new_player("Anna", f"link {number}", 5) for number in range(3)]
    await store.new_table(row("table"), [entry(player=first.id)], summary(players=frozenset({first.id})))
    await store.transfer_games(first.id, second.id)
    await store.transfer_games(second.id, third.id)
    assert [third.id] == [each.player for each in await store.entries_after("table", {})]
    assert ["table"] == [each.id for each in (await store.tables_of(third.id))[0]]
    assert [] == await store.transfer_games(third.id, third.id)


async def test_notes_and_commands_move_with_the_games_and_none_is_lost(store: Store) -> None:
    guest = await store.new_player("Anna", "link", 5)
    account = await store.new_player("Donna Anna", "other link", 6)
    for table in ("one", "two"):
        await store.new_table(row(table), [], summary(players=frozenset({guest.id})))
    await store.write_note("one", guest.id, "the guest's", 0)
    await store.write_note("two", guest.id, "the guest's", 0)
    await store.write_note("two", account.id, "the account's", 0)
    await store.append("one", [entry()], {"game": 0}, command(1, "seats:1", guest.id), summary())
    await store.transfer_games(guest.id, account.id)
    assert Note("the guest's", 2) == await store.note("one", account.id)
    assert Note("the account's\nthe guest's", 2) == await store.note("two", account.id)
    assert Note("", 0) == await store.note("two", guest.id)
    assert command(1, "seats:1", account.id) == await store.find_command("one", account.id, "command-1")
