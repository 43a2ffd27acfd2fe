"""What one process has acknowledged can be read from another one at once, even while the bus is down."""

from pathlib import Path
from typing import Any

import pytest

from ..services import Postgres, Redis, free_port
from .people import Person
from .server_process import running


def test_a_read_contains_all_acknowledged_commands_while_redis_is_down(tmp_path: Path, redis: Redis) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    settings: dict[str, Any] = {"bus_url": redis.url, "limits": "off"}
    with running(database, **settings) as one, running(database, **settings) as other:
        anna, there = Person(one.address, "Anna"), Person(other.address)
        there.http.cookies = anna.http.cookies
        table = anna.open(seats=("me", "me"))["about"]["id"]
        there.look(table)
        redis.stop()
        try:
            for _ in range(5):
                response = anna.play(anna.look(table), lambda moves: moves[0])
                assert 200 == response.status_code
                assert response.json()["numbers"]["game"] == there.look(table)["numbers"]["game"]
        finally:
            redis.start()
        anna.close()
        there.close()


def test_names_sessions_and_accounts_are_known_to_another_process_at_once(tmp_path: Path, redis: Redis) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    settings: dict[str, Any] = {"bus_url": redis.url, "limits": "off"}
    with running(database, **settings) as one, running(database, **settings) as other:
        anna, there, home = Person(one.address, "Anna"), Person(other.address), Person(one.address, "Anna")
        credentials = {"account": "anna.rossi", "password": "a long evening in May"}
        assert 201 == home.http.post("/api/accounts", json=credentials).status_code
        there.http.cookies = anna.http.cookies
        table = anna.open(seats=("me", "me"))["about"]["id"]
        assert [True, True] == [seat["yours"] for seat in there.look(table)["seats"]]
        redis.stop()
        try:
            assert 200 == anna.http.patch("/api/me", json={"name": "Anna Rossi"}).status_code
            assert "Anna Rossi" == there.http.get("/api/me").json()["name"]
            assert 200 == anna.http.post("/api/session", json=credentials).status_code
            assert there.http.get("/api/me").json() is None
            there.http.cookies = anna.http.cookies
            assert [True, True] == [seat["yours"] for seat in there.look(table)["seats"]]
        finally:
            redis.start()
        for person in (anna, there, home):
            person.close()


@pytest.mark.parametrize("bus", ["postgresql", "redis that is down"])
def test_a_read_contains_all_commands_acknowledged_by_another_worker(
    bus: str, postgres: Postgres, redis: Redis
) -> None:
    """The connections are opened beforehand, so that either worker gets a read right after the acknowledgement."""
    way: dict[str, Any] = {"bus_url": redis.url} if bus.startswith("redis") else {}
    with running(postgres.new_database(), workers=2, port=free_port(), limits="off", **way) as server:
        anna = Person(server.address, "Anna")
        state = anna.open(seats=("me", "me"))
        readers = [Person(server.address) for _ in range(6)]
        for reader in readers:
            reader.http.cookies = anna.http.cookies
            reader.look(state["about"]["id"])
        if way:
            redis.stop()
        try:
            for _ in range(20):
                response = anna.play(state)
                assert 200 == response.status_code, response.text
                seen = [reader.look(state["about"]["id"]) for reader in readers]
                assert {response.json()["numbers"]["game"]} == {each["numbers"]["game"] for each in seen}
                state = seen[0]
        finally:
            if way:
                redis.start()
        for person in (anna, *readers):
            person.close()
