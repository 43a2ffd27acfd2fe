"""News between processes: over PostgreSQL and over Redis, and when their servers go away."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from famiglia.server.bus.bus import RESYNC, Bus, BusError, News, bus_for, packed, unpacked
from famiglia.server.bus.local import LocalBus
from famiglia.server.bus.postgres import PostgresBus
from famiglia.server.bus.redis import RedisBus

from ..processes import Child
from ..services import Postgres, Redis, Server, free_port

CHILD = "tests.server.bus_child"
PATIENCE = 60
SQLITE = "sqlite:///famiglia.db"


@pytest.fixture(params=["postgres", "redis"])
def server(request: pytest.FixtureRequest) -> Server:
    """The server below the bus, of each kind in turn."""
    found: Server = request.getfixturevalue(request.param)
    return found


def settings(server: Server) -> tuple[str, ...]:
    """What the bus over this server is made from."""
    if isinstance(server, Redis):
        return (SQLITE, server.url)
    assert isinstance(server, Postgres)
    return (server.new_database(),)


class Ear:
    """Hears everything on a bus."""

    def __init__(self, bus: Bus) -> None:
        self.heard: list[News] = []
        self.news = asyncio.Event()
        self.stop = bus.subscribe(self.hear)

    def hear(self, news: News) -> None:
        self.heard.append(news)
        self.news.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for it, as long as it takes."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.news.clear()
                await self.news.wait()


async def test_everybody_hears_the_news_the_sender_too(server: Server) -> None:
    made = settings(server)
    one, two = bus_for(*made), bus_for(*made)
    ears = [Ear(one), Ear(two)]
    for bus in (one, two):
        await bus.open()
        assert bus.healthy()
    news = News("presence", "table", {"game": 12}, "process 1", (0, 1), 3)
    await one.publish(news)
    for ear in ears:
        await ear.until(lambda ear=ear: [news] == ear.heard)  # type: ignore[misc]
    for bus in (one, two):
        await bus.close()
        assert not bus.healthy()


async def test_news_arrive_in_the_order_in_which_they_were_sent(server: Server) -> None:
    bus = bus_for(*settings(server))
    ear = Ear(bus)
    await bus.open()
    for number in range(100):
        await bus.publish(News("table", str(number)))
    await ear.until(lambda: len(ear.heard) >= 100)
    assert [str(number) for number in range(100)] == [news.about for news in ear.heard]
    await bus.close()


async def test_many_may_send_at_once(server: Server) -> None:
    bus = bus_for(*settings(server))
    ear = Ear(bus)
    await bus.open()
    await asyncio.gather(*(bus.publish(News("table", str(number))) for number in range(100)))
    await ear.until(lambda: len(ear.heard) >= 100)
    assert {str(number) for number in range(100)} == {news.about for news in ear.heard}
    await bus.close()


async def test_news_cross_from_process_to_process(server: Server) -> None:
    made = settings(server)
    bus = bus_for(*made)
    ear = Ear(bus)
    await bus.open()
    with Child(CHILD, *made) as child:
        assert "ready" == await asyncio.to_thread(child.line)
        await bus.publish(News("session", "from here"))
        assert "session from here" == await asyncio.to_thread(child.line)
        child.tell("from-there")
        await ear.until(lambda: News("table", "from-there") in ear.heard)
        assert "table from-there" == await asyncio.to_thread(child.line)
        child.tell("")
        assert [] == await asyncio.to_thread(child.rest)
    await bus.close()


async def test_after_the_server_came_back_all_are_told_that_news_may_be_missing(server: Server) -> None:
    made = settings(server)
    bus = bus_for(*made)
    ear = Ear(bus)
    await bus.open()
    await bus.publish(News("table", "before"))
    await ear.until(lambda: [News("table", "before")] == ear.heard)
    for _ in range(2):
        ear.heard.clear()
        await asyncio.to_thread(server.stop)
        async with asyncio.timeout(PATIENCE):
            while bus.healthy():
                await asyncio.sleep(0.01)
        await bus.publish(News("table", "into the void"))
        await asyncio.to_thread(server.start)
        await ear.until(lambda: RESYNC in ear.heard)
        assert bus.healthy()
        await bus.publish(News("table", "after"))
        await ear.until(lambda: [RESYNC, News("table", "after")] == ear.heard)
    await bus.close()


async def test_a_bus_is_closed_cleanly_while_its_server_is_away(server: Server) -> None:
    bus = bus_for(*settings(server))
    await bus.open()
    await asyncio.to_thread(server.stop)
    await bus.publish(News("table", "into the void"))
    await bus.close()
    await bus.close()
    await asyncio.to_thread(server.start)


async def test_a_server_that_is_not_there_is_told_when_opening() -> None:
    for bus in (
        PostgresBus(f"postgresql://famiglia:secret@127.0.0.1:{free_port()}/famiglia"),
        RedisBus(f"redis://:secret@127.0.0.1:{free_port()}/0"),
    ):
        with pytest.raises(BusError, match="the bus between processes cannot be reached") as error:
            await bus.open()
        assert "secret" not in str(error.value)
        await bus.close()


async def test_a_patient_bus_connects_when_its_server_comes(server: Server) -> None:
    bus = bus_for(*settings(server))
    ear = Ear(bus)
    await asyncio.to_thread(server.stop)
    await bus.open(patient=True)
    assert not bus.healthy()
    await bus.publish(News("table", "into the void"))
    await asyncio.to_thread(server.start)
    await ear.until(lambda: [RESYNC] == ear.heard)
    await bus.close()


async def test_within_one_process_news_need_no_server() -> None:
    bus = bus_for(SQLITE)
    ear = Ear(bus)
    await bus.publish(News("table", "too early"))
    await asyncio.sleep(0)
    await bus.open()
    await bus.publish(News("table", "heard"))
    assert [] == ear.heard
    await ear.until(lambda: [News("table", "heard")] == ear.heard)
    ear.stop()
    await bus.publish(News("table", "nobody listens"))
    await bus.close()
    assert [News("table", "heard")] == ear.heard
    assert not bus.healthy()


async def test_a_listener_that_fails_disturbs_nobody(caplog: pytest.LogCaptureFixture) -> None:
    bus = LocalBus()
    await bus.open()

    def fail(news: News) -> None:
        raise RuntimeError(news.about)

    bus.subscribe(fail)
    ear = Ear(bus)
    with caplog.at_level(logging.CRITICAL + 1, "famiglia.bus"):
        await bus.publish(News("table", "heard"))
        await ear.until(lambda: [News("table", "heard")] == ear.heard)
    await bus.close()


def test_the_bus_follows_from_the_settings() -> None:
    assert isinstance(bus_for("postgresql+asyncpg://host/famiglia"), PostgresBus)
    assert isinstance(bus_for(SQLITE, "redis://host"), RedisBus)
    assert isinstance(bus_for(SQLITE), LocalBus)
    with pytest.raises(BusError, match="unknown kind 'amqp'; expected redis://host:port/number"):
        bus_for(SQLITE, "amqp://host")


def test_news_stay_small() -> None:
    assert b'{"kind":"table","about":"id"}' == packed(News("table", "id"))
    with pytest.raises(ValueError, match="expected at most 7999"):
        packed(News("table", "x" * 8000))


def test_what_is_no_news_is_passed_over() -> None:
    assert [None, None, RESYNC] == [unpacked(data) for data in ("hello", '{"kind":"other"}', '{"kind":"resync"}')]
