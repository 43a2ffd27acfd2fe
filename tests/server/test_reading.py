"""What was acknowledged by one process is read from another one at once, even while nothing carries news between them."""

from pathlib import Path
from typing import Any

import httpx

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


def test_a_read_is_never_older_than_what_the_reader_was_told_by_another_worker(postgres: Postgres) -> None:
    """Every read comes through a new connection, which either worker may take."""
    with running(postgres.new_database(), workers=2, port=free_port(), limits="off") as server:
        anna = Person(server.address, "Anna")
        table = anna.open(seats=("me", "me"))["about"]["id"]
        cookies = dict(anna.http.cookies)

        def numbers() -> list[int]:
            reads = [httpx.get(f"{server.address}/api/tables/{table}", cookies=cookies, timeout=60) for _ in range(6)]
            return [read.json()["numbers"]["game"] for read in reads]

        for _ in range(25):
            state = anna.look(table)
            if state["about"]["status"] == "over":
                break
            told = anna.play(state, lambda moves: moves[0])
            assert 200 == told.status_code, told.text
            assert {told.json()["numbers"]["game"]} == set(numbers())
            anna.http.close()
            anna = Person(server.address)
            anna.http.cookies.update(cookies)
        anna.close()
