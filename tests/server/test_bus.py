"""Messages between processes: over PostgreSQL and over Redis, and when their servers go away."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from famiglia.server.bus.bus import Bus, BusError, create_bus
from famiglia.server.bus.local import LocalBus
from famiglia.server.bus.message import RESYNC, BusMessage, decode, encode
from famiglia.server.bus.postgres import PostgresBus
from famiglia.server.bus.redis import RedisBus

from ..processes import Child
from ..services import Postgres, Redis, Server, free_port

CHILD = "tests.server.bus_child"
PATIENCE = 60
SQLITE = "sqlite:///famiglia.db"


@pytest.fixture(params=["postgres", "redis"])
def server(request: pytest.FixtureRequest) -> Server:
    """The server of the bus: PostgreSQL or Redis."""
    found: Server = request.getfixturevalue(request.param)
    return found


def settings(server: Server) -> tuple[str, ...]:
    """The arguments of `create_bus` for a bus over this server."""
    if isinstance(server, Redis):
        return (SQLITE, server.url)
    assert isinstance(server, Postgres)
    return (server.new_database(),)


class Receiver:
    """Collects all messages on a bus."""

    def __init__(self, bus: Bus) -> None:
        self.messages: list[BusMessage] = []
        self.arrived = asyncio.Event()
        self.stop = bus.subscribe(self.receive)

    def receive(self, message: BusMessage) -> None:
        self.messages.append(message)
        self.arrived.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition on the messages holds."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.arrived.clear()
                await self.arrived.wait()


async def test_a_message_reaches_every_process_the_sender_too(server: Server) -> None:
    made = settings(server)
    one, two = create_bus(*made), create_bus(*made)
    receivers = [Receiver(one), Receiver(two)]
    for bus in (one, two):
        await bus.open()
        assert bus.healthy()
    message = BusMessage("presence", "table", {"game": 12}, "process 1", (0, 1), 3)
    await one.publish(message)
    for receiver in receivers:
        await receiver.until(lambda receiver=receiver: [message] == receiver.messages)  # type: ignore[misc]
    for bus in (one, two):
        await bus.close()
        assert not bus.healthy()


async def test_messages_arrive_in_the_order_in_which_they_were_sent(server: Server) -> None:
    bus = create_bus(*settings(server))
    receiver = Receiver(bus)
    await bus.open()
    for number in range(100):
        await bus.publish(BusMessage("table", str(number)))
    await receiver.until(lambda: len(receiver.messages) >= 100)
    assert [str(number) for number in range(100)] == [message.about for message in receiver.messages]
    await bus.close()


async def test_many_messages_may_be_sent_at_once(server: Server) -> None:
    bus = create_bus(*settings(server))
    receiver = Receiver(bus)
    await bus.open()
    await asyncio.gather(*(bus.publish(BusMessage("table", str(number))) for number in range(100)))
    await receiver.until(lambda: len(receiver.messages) >= 100)
    assert {str(number) for number in range(100)} == {message.about for message in receiver.messages}
    await bus.close()


async def test_messages_travel_from_process_to_process(server: Server) -> None:
    made = settings(server)
    bus = create_bus(*made)
    receiver = Receiver(bus)
    await bus.open()
    with Child(CHILD, *made) as child:
        assert "ready" == await asyncio.to_thread(child.line)
        await bus.publish(BusMessage("session", "from here"))
        assert "session from here" == await asyncio.to_thread(child.line)
        child.send("from-there")
        await receiver.until(lambda: BusMessage("table", "from-there") in receiver.messages)
        assert "table from-there" == await asyncio.to_thread(child.line)
        child.send("")
        assert [] == await asyncio.to_thread(child.rest)
    await bus.close()


async def test_subscribers_get_a_resync_when_the_server_has_come_back(server: Server) -> None:
    made = settings(server)
    bus = create_bus(*made)
    receiver = Receiver(bus)
    await bus.open()
    await bus.publish(BusMessage("table", "before"))
    await receiver.until(lambda: [BusMessage("table", "before")] == receiver.messages)
    for _ in range(2):
        receiver.messages.clear()
        await asyncio.to_thread(server.stop)
        async with asyncio.timeout(PATIENCE):
            while bus.healthy():
                await asyncio.sleep(0.01)
        await bus.publish(BusMessage("table", "into the void"))
        await asyncio.to_thread(server.start)
        await receiver.until(lambda: RESYNC in receiver.messages)
        assert bus.healthy()
        await bus.publish(BusMessage("table", "after"))
        await receiver.until(lambda: [RESYNC, BusMessage("table", "after")] == receiver.messages)
    await bus.close()


async def test_a_bus_is_closed_cleanly_while_its_server_is_away(server: Server) -> None:
    bus = create_bus(*settings(server))
    await bus.open()
    await asyncio.to_thread(server.stop)
    await bus.publish(BusMessage("table", "into the void"))
    await bus.close()
    await bus.close()
    await asyncio.to_thread(server.start)


async def test_opening_fails_if_the_server_is_not_there() -> None:
    for bus in (
        PostgresBus(f"postgresql://famiglia:secret@127.0.0.1:{free_port()}/famiglia"),
        RedisBus(f"redis://:secret@127.0.0.1:{free_port()}/0"),
    ):
        with pytest.raises(BusError, match="the bus between processes cannot be reached") as error:
            await bus.open()
        assert "secret" not in str(error.value)
        await bus.close()


async def test_a_bus_that_retries_connects_when_its_server_comes(server: Server) -> None:
    bus = create_bus(*settings(server))
    receiver = Receiver(bus)
    await asyncio.to_thread(server.stop)
    await bus.open(retry=True)
    assert not bus.healthy()
    await bus.publish(BusMessage("table", "into the void"))
    await asyncio.to_thread(server.start)
    await receiver.until(lambda: [RESYNC] == receiver.messages)
    await bus.close()


async def test_within_one_process_messages_need_no_server() -> None:
    bus = create_bus(SQLITE)
    receiver = Receiver(bus)
    await bus.publish(BusMessage("table", "too early"))
    await asyncio.sleep(0)
    await bus.open()
    await bus.publish(BusMessage("table", "messages"))
    assert [] == receiver.messages
    await receiver.until(lambda: [BusMessage("table", "messages")] == receiver.messages)
    receiver.stop()
    await bus.publish(BusMessage("table", "nobody listens"))
    await bus.close()
    assert [BusMessage("table", "messages")] == receiver.messages
    assert not bus.healthy()


async def test_a_subscriber_that_fails_does_not_disturb_the_others(caplog: pytest.LogCaptureFixture) -> None:
    bus = LocalBus()
    await bus.open()

    def fail(message: BusMessage) -> None:
        raise RuntimeError(message.about)

    bus.subscribe(fail)
    receiver = Receiver(bus)
    with caplog.at_level(logging.CRITICAL + 1, "famiglia.bus"):
        await bus.publish(BusMessage("table", "messages"))
        await receiver.until(lambda: [BusMessage("table", "messages")] == receiver.messages)
    await bus.close()


def test_the_bus_follows_from_the_settings() -> None:
    assert isinstance(create_bus("postgresql+asyncpg://host/famiglia"), PostgresBus)
    assert isinstance(create_bus(SQLITE, "redis://host"), RedisBus)
    assert isinstance(create_bus(SQLITE), LocalBus)
    with pytest.raises(BusError, match="unknown kind 'amqp'; expected redis://host:port/number"):
        create_bus(SQLITE, "amqp://host")


def test_messages_stay_small() -> None:
    assert b'{"kind":"table","about":"id"}' == encode(BusMessage("table", "id"))
    with pytest.raises(ValueError, match="expected at most 7999"):
        encode(BusMessage("table", "x" * 8000))


def test_data_that_is_no_message_is_ignored() -> None:
    assert [None, None, RESYNC] == [decode(data) for data in ("hello", '{"kind":"other"}', '{"kind":"resync"}')]
