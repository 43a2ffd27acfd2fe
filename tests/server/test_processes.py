"""One game across several processes: over PostgreSQL alone, and over SQLite with Redis."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from famiglia.record import verify

from ..services import Postgres, Redis, free_port
from .people import Listener, Person, State, new_id, problem, until
from .server_process import RunningServer, alive, cmdline, running

LINES = 20


def fresh_settings(request: pytest.FixtureRequest, folder: Path) -> dict[str, Any]:
    """Settings with a new database and a bus between the servers that use it."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        return {"database": postgres.new_database()}
    redis: Redis = request.getfixturevalue("redis")
    return {"database": f"sqlite:///{folder / 'games.db'}", "bus_url": redis.url}


@pytest.fixture(params=["postgresql", "sqlite and redis"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """Settings for servers that a test starts itself."""
    return fresh_settings(request, tmp_path)


@pytest.fixture(params=["postgresql", "sqlite and redis"], scope="module")
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two servers over one database, shared by the tests that do not stop them.

    Servers over other databases may share their Redis, because servers ignore messages about tables that they do not have.
    """
    settings = fresh_settings(request, tmp_path_factory.mktemp("servers"))
    with running(**settings) as one, running(**settings) as other:
        yield one, other


def my_turn(listening: Listener, state: State) -> State:
    """Read the socket until it is this person's turn or the game is over."""
    while not state["game"]["moves"] and state["game"]["result"] is None:
        news = listening.until(lambda message: message.get("game"))
        state = {**state, **news}
    return state


def last(moves: list[Any]) -> Any:
    """Choose the last move, which is a pass."""
    return moves[-1]


def last_but_one(moves: list[Any]) -> Any:
    """Choose a move that is not a pass, if there is one."""
    return moves[-2:][0]


def test_two_people_at_two_processes_play_a_whole_duel_by_what_their_sockets_tell(
    servers: tuple[RunningServer, RunningServer],
) -> None:
    anna, ben = (Person(server.address, name) for server, name in zip(servers, ("Anna", "Ben"), strict=True))
    table = anna.open(seats=("me", "open"), first=0)["about"]["id"]
    with anna.socket(table) as hers, ben.socket(table) as his:
        hers.next()
        his.next()
        ben.sit(table, 1)
        seen = hers.until(lambda message: message.get("spectators") == 0 and message["seats"][1]["online"])
        assert "Ben" == seen["seats"][1]["name"]
        ears = {0: (anna, hers, anna.look(table)), 1: (ben, his, ben.look(table))}
        seat, over, played = 0, False, 0
        while not over:
            person, listening, state = ears[seat]
            state = my_turn(listening, state)
            over = state["game"]["result"] is not None
            if not over:
                # After some turns both pass, which ends the game.
                played += 1
                response = person.play(state, last if played > 24 else last_but_one)
                assert response.status_code in (200, 409), response.text
                now = response.json().get("state") or {**state, **response.json()}
                ears[seat] = (person, listening, now)
                over = now["game"]["result"] is not None
                seat = now["game"]["to_decide"][0] if not over else seat
    records = [somebody.http.get(f"/api/tables/{table}/record").content for somebody in (anna, ben)]
    assert records[0] == records[1]
    assert ("Anna", "Ben") == verify(records[0]).record.header.seats
    anna.close()
    ben.close()


def test_a_command_counts_once_whichever_process_it_reaches(servers: tuple[RunningServer, RunningServer]) -> None:
    anna = Person(servers[0].address, "Anna")
    there = Person(servers[1].address)
    there.http.cookies = anna.http.cookies
    table = anna.open(seats=("me", "me"))["about"]["id"]
    state = there.look(table)
    seat = state["game"]["viewer"]
    deed = {"do": "play", "seat": seat, "move": state["game"]["moves"][-1]["move"]}
    number = state["numbers"]["game"]
    first, second = anna.send(table, number, deed, "one-command"), there.send(table, number, deed, "one-command")
    assert (200, first.json()) == (second.status_code, second.json())
    problem(there.send(table, number, deed, "another-command"), 409, "stale")
    line = {"do": "say", "room": "players", "text": "hello"}
    assert anna.send(table, 0, line, "one-line").json() == there.send(table, 0, line, "one-line").json()
    assert 1 == len(there.look(table)["chat"]["players"]) == len(anna.look(table)["chat"]["players"])
    anna.close()
    there.close()


def test_signing_out_in_one_process_is_heard_in_the_other(servers: tuple[RunningServer, RunningServer]) -> None:
    anna = Person(servers[0].address, "Anna")
    there = Person(servers[1].address)
    there.http.cookies.set("famiglia", anna.http.cookies["famiglia"])
    table = anna.open()["about"]["id"]
    with there.socket(table) as listening:
        listening.next()
        assert 204 == anna.http.delete("/api/session").status_code
        with pytest.raises(ConnectionClosed):
            listening.until(lambda message: False)
    until(lambda: there.http.get("/api/me").json() is None)
    anna.close()
    there.close()


@pytest.mark.parametrize("how", ["another password", "signing out everywhere"])
def test_sessions_that_are_ended_in_one_process_are_ended_in_the_other(
    servers: tuple[RunningServer, RunningServer], how: str
) -> None:
    anna, there = Person(servers[0].address, "Anna"), Person(servers[1].address)
    credentials = {"account": f"anna {new_id()[:8]}", "password": "a long evening in May"}
    assert 201 == anna.http.post("/api/accounts", json=credentials).status_code
    assert 200 == there.http.post("/api/session", json=credentials).status_code
    table = anna.open()["about"]["id"]
    with there.socket(table) as listening:
        listening.next()
        if how == "another password":
            change = {"current": credentials["password"], "new": "a short night in June"}
            assert 200 == anna.http.post("/api/me/password", json=change).status_code
        else:
            assert 204 == anna.http.delete("/api/me/sessions").status_code
        with pytest.raises(ConnectionClosed):
            listening.until(lambda message: False)
    until(lambda: there.http.get("/api/me").json() is None)
    anna.close()
    there.close()


def chat_at_once(anna: Person) -> None:
    """Send as many lines of chat at once as the limits allow; all must be stored, in one order."""
    table = anna.open(seats=("me", "open"))["about"]["id"]

    def say(number: int) -> int:
        deed = {"do": "say", "room": "players", "text": f"line {number}"}
        sent = {"id": f"chat-{number:04}", "expected": 0, "deed": deed}
        # Every line is sent over a separate connection, so that both workers get some.
        with httpx.Client(base_url=anna.http.base_url, cookies=anna.http.cookies, timeout=60) as client:
            return client.post(f"/api/tables/{table}/commands", json=sent).status_code

    with ThreadPoolExecutor(12) as threads:
        assert [200] * LINES == list(threads.map(say, range(LINES)))
    lines = anna.http.get(f"/api/tables/{table}").json()["chat"]["players"]
    assert {f"line {number}" for number in range(LINES)} == {line["text"] for line in lines}
    assert list(range(1, LINES + 1)) == [line["n"] for line in lines]


def test_one_server_with_two_workers_plays_keeps_every_line_of_chat_and_stops(settings: dict[str, Any]) -> None:
    with running(**settings, workers=2, port=free_port()) as server:
        anna = Person(server.address, "Anna")
        table = anna.open(seats=("me", "bot:random"))["about"]["id"]
        for _ in range(4):
            again = Person(server.address)
            again.http.cookies = anna.http.cookies
            assert table in again.http.get("/api/me/tables").text
            again.close()
        end = anna.play_to_the_end(table, lambda moves: moves[0])
        assert end["game"]["result"]
        chat_at_once(anna)
        anna.close()
        assert 0 == server.stop()
        assert '"level":"error"' not in server.log_text()


def test_workers_whose_server_was_killed_end_too(settings: dict[str, Any]) -> None:
    with running(**settings, workers=2, port=free_port()) as server:
        anna = Person(server.address, "Anna")
        until(lambda: len(server.children()) >= 2)
        workers = server.children()
        anna.close()
        server.stop(signal.SIGKILL)
        until(lambda: not any(alive(worker) for worker in workers))


def workers_of(server: RunningServer) -> list[int]:
    return [child for child in server.children() if b"--multiprocessing-fork" in cmdline(child)]


def test_a_worker_that_is_replaced_while_the_bus_is_down_ends_nothing(tmp_path: Path, redis: Redis) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with running(database, workers=2, port=free_port(), bus_url=redis.url) as server:
        anna = Person(server.address, "Anna")
        table = anna.open(seats=("me", "me"))["about"]["id"]
        until(lambda: len(workers_of(server)) == 2)
        workers = workers_of(server)
        redis.stop()
        try:
            os.kill(workers[0], signal.SIGKILL)
            until(lambda: "cannot be reached" in server.log_text())
        finally:
            redis.start()
        for _ in range(8):
            reader = Person(server.address)
            reader.look(table)
            reader.close()
        anna.close()
        assert 0 == server.stop()
