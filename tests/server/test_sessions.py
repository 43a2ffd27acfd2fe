"""Sessions end after a time without a visit; every visit prolongs them."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from famiglia.server.auth.sessions import LIFETIME, RENEW_AFTER, Sessions
from famiglia.store import Store

from .people import Person
from .server_process import RunningServer, running

HOUR = 3600


class Kept:
    """A server, and the sessions in its database."""

    def __init__(self, server: RunningServer, file: Path) -> None:
        self.server = server
        self.file = file

    def guest(self, left: int) -> Person:
        """A guest whose session ends in this many seconds and has not been used yet."""
        anna = Person(self.server.address, "Anna")
        self.run("UPDATE session SET expires = ? WHERE player = ?", int(time.time()) + left, anna.player)
        return anna

    def left(self, anna: Person) -> int:
        """The hours until a guest's session ends."""
        found = self.run("SELECT expires FROM session WHERE player = ?", anna.player)
        return round((found[0][0] - time.time()) / HOUR)

    def run(self, statement: str, *values: object) -> list[tuple[int, ...]]:
        with closing(sqlite3.connect(self.file, timeout=60)) as database, database:
            return database.execute(statement, values).fetchall()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    file = tmp_path_factory.mktemp("sessions") / "games.db"
    with running(f"sqlite:///{file}", limits="off") as server:
        yield Kept(server, file)


def cookies(answer: httpx.Response) -> list[str]:
    return answer.headers.get_list("set-cookie")


def test_a_visit_gives_a_session_and_its_cookie_the_whole_lifetime_again(kept: Kept) -> None:
    anna = kept.guest(LIFETIME - RENEW_AFTER - HOUR)
    token = anna.http.cookies["famiglia"]
    first, second = anna.http.get("/api/me"), anna.http.get("/api/me")
    assert [f"famiglia={token}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Strict"] == cookies(first)
    assert (LIFETIME // HOUR, anna.player) == (kept.left(anna), second.json()["player"])
    assert [] == cookies(second)
    anna.close()


def test_a_guest_who_comes_on_the_last_day_is_not_locked_out(kept: Kept) -> None:
    anna = kept.guest(HOUR)
    anna.open()
    assert LIFETIME // HOUR == kept.left(anna)
    anna.close()


def test_a_young_session_is_left_as_it_is(kept: Kept) -> None:
    anna = kept.guest(LIFETIME - RENEW_AFTER + HOUR)
    assert [] == cookies(anna.http.get("/api/me"))
    assert (LIFETIME - RENEW_AFTER + HOUR) // HOUR == kept.left(anna)
    anna.close()


def test_a_session_that_has_ended_stays_so(kept: Kept) -> None:
    anna = kept.guest(-1)
    response = anna.http.get("/api/me")
    assert (None, []) == (response.json(), cookies(response))
    assert 0 == kept.left(anna)
    anna.close()


def test_signing_out_brings_no_cookie_back(kept: Kept) -> None:
    anna = kept.guest(HOUR)
    response = anna.http.delete("/api/session")
    assert ["famiglia=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"] == cookies(response)
    anna.close()


def test_neither_a_socket_nor_an_answer_that_may_be_kept_carries_the_cookie(kept: Kept) -> None:
    host = kept.guest(LIFETIME)
    table = host.open()["about"]["id"]
    anna = kept.guest(HOUR)
    with anna.socket(table) as listening:
        listening.next()
        assert listening.socket.response is not None
        assert "set-cookie" not in listening.socket.response.headers
    assert [] == cookies(anna.http.get("/api/openapi.json"))
    assert 1 == kept.left(anna)
    for person in (anna, host):
        person.close()


async def test_of_two_processes_with_a_session_one_renews_it_and_none_revives_it(database_url: str) -> None:
    store = await Store.open(database_url)
    try:
        here, there = (Sessions(store, False, "famiglia", cached=False) for _ in range(2))
        cookie = f"famiglia={await here.start(await store.new_player('Anna', 'link', 0), 0)}"
        late = LIFETIME - 1
        one, other = await here.find(cookie, late), await there.find(cookie, late)
        assert one is not None
        assert other is not None
        assert f"{cookie}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Strict" == await here.renew(one, cookie, late)
        assert await there.renew(other, cookie, late) is None
        again = await there.find(cookie, late + LIFETIME - 1)
        assert again is not None
        assert late + LIFETIME == again.expires
        assert await there.find(cookie, late + LIFETIME) is None
        await here.end(one)
        assert await there.renew(again, cookie, late + LIFETIME - 1) is None
        assert await here.find(cookie, late) is None
    finally:
        await store.close()
