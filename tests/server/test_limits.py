"""P16: limits of requests and sizes are exact, and a refused client learns when to try again."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from famiglia.server.config import Config
from famiglia.server.http import limits
from famiglia.server.http.problems import ProblemError
from famiglia.server.live import read_budget, replays, uploads
from famiglia.store import Store

from .patched_server import patched_program
from .people import Person, new_id, problem
from .server_process import RunningServer, running

STOPPED_CLOCK = """
from itertools import count

import famiglia.server.http.limits as limits
from famiglia.server.clock import Clock

readings = count()
limits.monotonic = lambda: 1000 + next(readings) / 1e6
Clock.now = lambda self: 1_900_000_000
"""
"""Code that nearly stops the clock of the server, so that no limit expires on a slow machine."""


@contextmanager
def stopped_clock_server(folder: Path) -> Iterator[RunningServer]:
    with running(f"sqlite:///{folder / 'games.db'}", patched_program(folder, STOPPED_CLOCK)) as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for tests that do not use up the limits of their address."""
    with stopped_clock_server(tmp_path_factory.mktemp("limits")) as found:
        yield found


@pytest.fixture
def anna(server: RunningServer) -> Iterator[Person]:
    found = Person(server.address, "Anna")
    yield found
    found.close()


def too_many(response: httpx.Response, limit: limits.RateLimit) -> None:
    """Assert that a request was refused because of this limit, with the seconds to wait."""
    problem(response, 429, "too-many")
    assert 1 <= int(response.headers["retry-after"]) <= limit.seconds
    assert response.headers["retry-after"] in response.json()["detail"]


def test_the_limits_are_those_that_are_promised() -> None:
    assert (20, 15 * 60) == (limits.SIGN_IN_ACCOUNT.count, limits.SIGN_IN_ACCOUNT.seconds)
    assert (200, 15 * 60) == (limits.SIGN_IN_ANYWHERE.count, limits.SIGN_IN_ANYWHERE.seconds)
    assert (300, 10 * 60) == (limits.SIGN_IN_ADDRESS.count, limits.SIGN_IN_ADDRESS.seconds)
    assert (100, 20) == (limits.SOCKET_MESSAGES.count, limits.SOCKET_MESSAGES.seconds)
    assert (5, 60) == (limits.NEW_TABLES.count, limits.NEW_TABLES.seconds)
    assert (600, 60) == (limits.COMMANDS.count, limits.COMMANDS.seconds)
    assert (10, 60) == (limits.NEW_RECORDS.count, limits.NEW_RECORDS.seconds)
    assert (20, 20) == (limits.CHAT.count, limits.CHAT.seconds)
    assert (60, 60) == (limits.SKETCHES.count, limits.SKETCHES.seconds)
    assert 200 == limits.SOCKETS_PER_NETWORK
    assert ((3.0, 0.05), (10.0, 0.1), 0.04) == (read_budget.REPLAYS, read_budget.VIEWS, read_budget.LOADING)
    assert (8, 2) == (uploads.MAX_WAITING, uploads.MAX_PER_PLAYER)
    assert 256 == Config().table_memory
    assert 2 == replays.SLICE
    assert (8 * 1024, 64 * 1024, 2 * 1024 * 1024) == (limits.MAX_FRAME, limits.MAX_BODY, limits.MAX_RECORD)


def test_five_new_tables_a_minute_and_the_same_one_again_any_time(anna: Person) -> None:
    wish: dict[str, Any] = {"id": new_id(), "game": "duel", "seats": ["me", "open"]}
    for number in range(5):
        assert 201 == anna.http.post("/api/tables", json=wish | {"id": f"{wish['id'][:-1]}{number}"}).status_code
    too_many(anna.http.post("/api/tables", json=wish), limits.NEW_TABLES)
    assert 201 == anna.http.post("/api/tables", json=wish | {"id": f"{wish['id'][:-1]}0"}).status_code


def test_a_table_beyond_the_limit_is_refused_before_anything_is_dealt(tmp_path: Path) -> None:
    deals = tmp_path / "deals"
    watched = f"""
import famiglia.server.handlers.tables as t
t.NEW_TABLES = t.NEW_TABLES.__class__("new tables", 1, 900)
deal = t.create_table
def create_table(id_, *told):
    with open({str(deals)!r}, "a") as file:
        print(id_, file=file)
    return deal(id_, *told)
t.create_table = create_table
"""
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, watched)) as server:
        anna = Person(server.address, "Anna")
        first = anna.open("war", ("me",) * 4)["about"]["id"]
        body = {"id": new_id(), "game": "war", "seats": ["me"] * 4}
        too_many(anna.http.post("/api/tables", json=body), limits.RateLimit("new tables", 1, 900))
        assert [first] == deals.read_text().split()
        anna.close()


def test_twenty_sign_ins_to_an_account(server: RunningServer, anna: Person) -> None:
    credentials = {"account": "Anna's own", "password": "the right password"}
    anna.http.post("/api/accounts", json=credentials)
    stranger = Person(server.address)
    for _ in range(20):
        problem(stranger.http.post("/api/session", json=credentials | {"password": "wrong"}), 401, "wrong-password")
    too_many(stranger.http.post("/api/session", json=credentials), limits.SIGN_IN_ACCOUNT)
    for spelled in ("ANNA'S OWN", "\uff21nna's own"):
        too_many(stranger.http.post("/api/session", json=credentials | {"account": spelled}), limits.SIGN_IN_ACCOUNT)
    guess = {"current": "another guess", "new": "a short night in June"}
    too_many(anna.http.post("/api/me/password", json=guess), limits.SIGN_IN_ACCOUNT)
    stranger.close()


def test_wrong_passwords_from_one_address_leave_other_addresses_free_to_sign_in(
    server: RunningServer, anna: Person
) -> None:
    credentials = {"account": "Anna's own", "password": "the right password"}
    anna.http.post("/api/accounts", json=credentials)
    stranger = Person(server.address)

    def sign_in(address: str, password: str) -> httpx.Response:
        given = credentials | {"password": password}
        return stranger.http.post("/api/session", json=given, headers={"X-Forwarded-For": address})

    for _ in range(limits.SIGN_IN_ACCOUNT.count):
        problem(sign_in("192.0.2.1", "wrong"), 401, "wrong-password")
    too_many(sign_in("192.0.2.1", "the right password"), limits.SIGN_IN_ACCOUNT)
    assert 200 == sign_in("192.0.2.2", "the right password").status_code
    stranger.close()


def test_wrong_passwords_from_many_addresses_together_reach_the_limit_of_the_account(tmp_path: Path) -> None:
    most = limits.SIGN_IN_ACCOUNT.count + 5
    limit = f"SIGN_IN_ANYWHERE = a.SIGN_IN_ANYWHERE.__class__('account', {most}, 900)"
    few = f"import famiglia.server.handlers.accounts as a; a.{limit}"
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, few)) as server:
        anna, stranger = Person(server.address, "Anna"), Person(server.address)
        credentials = {"account": "Anna's own", "password": "the right password"}
        anna.http.post("/api/accounts", json=credentials)

        def sign_in(address: int, account: str) -> httpx.Response:
            given = credentials | {"account": account, "password": "wrong"}
            return stranger.http.post("/api/session", json=given, headers={"X-Forwarded-For": f"192.0.2.{address}"})

        for number in range(most):
            problem(sign_in(number, "Anna's own"), 401, "wrong-password")
        too_many(sign_in(most, "Anna's own"), limits.RateLimit("account", most, 900))
        problem(sign_in(most, "Ben's own"), 401, "wrong-password")
        stranger.close()
        anna.close()


def test_twenty_lines_of_chat(anna: Person) -> None:
    table = anna.open()["about"]["id"]
    line = {"do": "say", "room": "players", "text": "again"}
    for _ in range(limits.CHAT.count):
        assert 200 == anna.send(table, 0, line).status_code
    too_many(anna.send(table, 0, line), limits.CHAT)


def test_sixty_marks_and_suggestions_a_minute(anna: Person) -> None:
    table = anna.open("war", ("me", *["bot:random"] * 3))["about"]["id"]
    deeds = ({"do": "sketch", "seat": 0, "marks": []}, {"do": "suggest", "seat": 0, "moves": []})
    for number in range(limits.SKETCHES.count):
        assert 200 == anna.send(table, 0, deeds[number % 2]).status_code
    for deed in deeds:
        too_many(anna.send(table, 0, deed), limits.SKETCHES)
    assert 200 == anna.send(table, 0, {"do": "say", "room": "team", "text": "enough"}).status_code


def test_the_limit_of_commands_does_not_count_chat(tmp_path: Path) -> None:
    few = "import famiglia.server.handlers.tables as t; t.COMMANDS = t.COMMANDS.__class__('commands', 5, 900)"
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, few)) as server:
        anna, ben = Person(server.address, "Anna"), Person(server.address, "Ben")
        table = anna.open(seats=("me", "open"))["about"]["id"]
        for _ in range(5):
            problem(anna.send(table, 0, {"do": "play", "seat": 0, "move": "pass"}), 409, "not-running")
        for deed in ({"do": "play", "seat": 0, "move": "pass"}, {"do": "undo", "seat": 0}, {"do": "leave", "seat": 0}):
            too_many(anna.send(table, 0, deed), limits.RateLimit("commands", 5, 900))
        assert 200 == anna.send(table, 0, {"do": "say", "room": "players", "text": "well"}).status_code
        ben.sit(table, 1)
        anna.close()
        ben.close()


def test_the_limit_of_one_person_does_not_affect_another(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(limits, "monotonic", lambda: clock[0])
    counting = limits.RateLimits(None, active=True)  # type: ignore[arg-type]
    for _ in range(limits.COMMANDS.count):
        counting.check_in_memory(limits.COMMANDS, "Anna")
    counting.check_in_memory(limits.COMMANDS, "Ben")
    counting.check_in_memory(limits.CHAT, "Anna")
    clock[0] += 50
    with pytest.raises(ProblemError) as refused:
        counting.check_in_memory(limits.COMMANDS, "Anna")
    assert {"Retry-After": "11"} == refused.value.headers
    clock[0] += 10
    counting.check_in_memory(limits.COMMANDS, "Anna")


def test_a_body_of_64_kib_is_read_and_one_byte_more_is_not(anna: Person) -> None:
    json_ = {"Content-Type": "application/json"}
    exactly = b'{"name": "Anna"' + b" " * (limits.MAX_BODY - 16) + b"}"
    assert limits.MAX_BODY == len(exactly)
    assert 200 == anna.http.patch("/api/me", content=exactly, headers=json_).status_code
    problem(anna.http.patch("/api/me", content=exactly + b" ", headers=json_), 413, "too-large")

    def in_parts() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 4096

    problem(anna.http.patch("/api/me", content=in_parts(), headers=json_), 413, "too-large")


def test_a_record_of_2_mib_is_read_and_one_byte_more_is_not(anna: Person) -> None:
    problem(anna.http.post("/api/records", content=b"x" * limits.MAX_RECORD), 422, "bad-record")
    problem(anna.http.post("/api/records", content=b"x" * (limits.MAX_RECORD + 1)), 413, "too-large")


def test_a_hundred_messages_through_a_socket(anna: Person) -> None:
    table = anna.open(seats=("me", "open"))["about"]["id"]
    with anna.socket(table) as listening:
        for _ in range(limits.SOCKET_MESSAGES.count):
            listening.socket.send('{"kind": "ping"}')
        pongs = 0
        while pongs < limits.SOCKET_MESSAGES.count:
            pongs += listening.next()["kind"] == "pong"
        listening.socket.send('{"kind": "ping"}')
        with pytest.raises(ConnectionClosed) as closed:
            listening.until(lambda message: message["kind"] == "pong")
        assert closed.value.rcvd is not None
        assert 1008 == closed.value.rcvd.code


def test_a_frame_of_8_kib_is_looked_at_and_one_byte_more_is_not(anna: Person) -> None:
    table = anna.open(seats=("me", "open"))["about"]["id"]
    ping = '{"kind": "ping"}'
    with anna.socket(table) as listening:
        listening.socket.send(ping + " " * (limits.MAX_FRAME - len(ping)))
        assert "pong" == listening.until(lambda message: message["kind"] == "pong")["kind"]
        listening.socket.send(ping + " " * (limits.MAX_FRAME + 1 - len(ping)))
        with pytest.raises(ConnectionClosed) as closed:
            listening.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert 1009 == closed.value.rcvd.code


@pytest.mark.parametrize(
    "message",
    [
        "",
        "ping",
        "{}",
        '{"kind": "pong"}',
        '{"kind": "ping", "more": 1}',
        "[" * 4000,
        b'{"kind": "ping"}',
        '{"kind": NaN}',
    ],
)
def test_anything_but_a_ping_closes_the_socket_and_changes_nothing(anna: Person, message: str | bytes) -> None:
    table = anna.open(seats=("me", "open"))["about"]["id"]
    with anna.socket(table) as listening:
        before = listening.next()["numbers"]
        listening.socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            listening.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert 1008 == closed.value.rcvd.code
    assert before == anna.look(table)["numbers"]


def test_300_sign_ins_from_an_address(tmp_path: Path) -> None:
    with stopped_clock_server(tmp_path) as server:
        stranger = Person(server.address)
        for _ in range(limits.SIGN_IN_ADDRESS.count):
            assert 201 == stranger.http.post("/api/guests", json={"name": "Anna"}).status_code
            stranger.http.cookies.clear()
        too_many(stranger.http.post("/api/guests", json={"name": "Anna"}), limits.SIGN_IN_ADDRESS)
        too_many(stranger.http.post("/api/session", json={"link": "x" * 43}), limits.SIGN_IN_ADDRESS)
        stranger.close()


async def test_a_request_beyond_the_limit_must_wait_until_the_window_has_moved_on(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games.db'}")
    try:
        counting = limits.RateLimits(store, active=True)
        for _ in range(300):
            await counting.check(limits.SIGN_IN_ADDRESS, "192.0.2.7", 1000)
        with pytest.raises(ProblemError) as refused:
            await counting.check(limits.SIGN_IN_ADDRESS, "192.0.2.7", 1599)
        assert {"Retry-After": "1"} == refused.value.headers
        await counting.check(limits.SIGN_IN_ADDRESS, "192.0.2.8", 1599)
        await counting.check(limits.SIGN_IN_ADDRESS, "192.0.2.7", 1601)
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_client_is_counted_by_its_ipv4_address_or_by_the_64_bits_that_its_household_has(
    address: str, counted: str
) -> None:
    assert counted == limits.client_network(address)


def test_another_ipv6_address_of_the_same_household_is_no_way_around_a_limit(tmp_path: Path) -> None:
    """A proxy on this machine sends the address of each client in a header."""
    few = "import famiglia.server.handlers.accounts as p; p.SIGN_IN_ADDRESS = p.SIGN_IN_ADDRESS.__class__('address', 3, 900)"
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, few)) as server:
        stranger = Person(server.address)

        def come(address: str) -> httpx.Response:
            stranger.http.cookies.clear()
            return stranger.http.post("/api/guests", json={"name": "Anna"}, headers={"X-Forwarded-For": address})

        for number in range(3):
            assert 201 == come(f"2001:db8:1:2::{number}").status_code
        too_many(come("2001:db8:1:2:ffff::9"), limits.RateLimit("address", 3, 900))
        assert 201 == come("2001:db8:1:3::1").status_code
        stranger.close()


def test_for_load_tests_the_limits_can_be_switched_off(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}", limits="off") as server:
        anna = Person(server.address, "Anna")
        *_, table = [anna.open(seats=("me", "open"))["about"]["id"] for _ in range(limits.NEW_TABLES.count + 2)]
        with anna.socket(table) as listening:
            for _ in range(limits.SOCKET_MESSAGES.count + 20):
                listening.socket.send(json.dumps({"kind": "ping"}))
                listening.until(lambda message: message["kind"] == "pong")
        anna.close()
