"""What was acknowledged by one process is read from another one at once, even while nothing carries news between them."""

from pathlib import Path
from typing import Any

import pytest

from ..services import Postgres, Redis, free_port
from .people import Person
from .running import running


def test_a_read_is_never_older_than_what_the_reader_was_told_while_redis_is_down(tmp_path: Path, redis: Redis) -> None:
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
                told = anna.play(anna.look(table), lambda moves: moves[0])
                assert 200 == told.status_code
                assert told.json()["numbers"]["game"] == there.look(table)["numbers"]["game"]
        finally:
            redis.start()
        anna.close()
        there.close()


def test_names_sessions_and_accounts_are_known_to_another_process_at_once(tmp_path: Path, redis: Redis) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    settings: dict[str, Any] = {"bus_url": redis.url, "limits": "off"}
    with running(database, **settings) as one, running(database, **settings) as other:
        anna, there, home = Person(one.address, "Anna"), Person(other.address), Person(one.address, "Anna")
        wish = {"account": "anna.rossi", "password": "a long evening in May"}
        assert 201 == home.http.post("/api/accounts", json=wish).status_code
        there.http.cookies = anna.http.cookies
        table = anna.open(seats=("me", "me"))["about"]["id"]
        assert [True, True] == [seat["yours"] for seat in there.look(table)["seats"]]
        redis.stop()
        try:
            assert 200 == anna.http.patch("/api/me", json={"name": "Anna Rossi"}).status_code
            assert "Anna Rossi" == there.http.get("/api/me").json()["name"]
            assert 200 == anna.http.post("/api/session", json=wish).status_code
            assert there.http.get("/api/me").json() is None
            there.http.cookies = anna.http.cookies
            assert [True, True] == [seat["yours"] for seat in there.look(table)["seats"]]
        finally:
            redis.start()
        for person in (anna, there, home):
            person.close()


@pytest.mark.parametrize("bus", ["postgresql", "redis that is down"])
def test_a_read_is_never_older_than_what_the_reader_was_told_by_another_worker(
    bus: str, postgres: Postgres, redis: Redis
) -> None:
    """The connections are open before, so that a read comes right after the acknowledgement, at either worker."""
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
                told = anna.play(state)
                assert 200 == told.status_code, told.text
                seen = [reader.look(state["about"]["id"]) for reader in readers]
                assert {told.json()["numbers"]["game"]} == {each["numbers"]["game"] for each in seen}
                state = seen[0]
        finally:
            if way:
                redis.start()
        for person in (anna, *readers):
            person.close()
