"""What was acknowledged by one process is read from another one at once, even while nothing carries news between them."""

from pathlib import Path
from typing import Any

from ..services import Redis
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
