"""Messages about presence at tables, and the outbox of messages to other processes."""

import asyncio
from pathlib import Path
from unittest.mock import Mock

import pytest

from famiglia.server.bus.local import LocalBus
from famiglia.server.bus.message import BusMessage
from famiglia.server.live.broadcast import Broadcaster
from famiglia.server.live.live_table import LiveTable
from famiglia.server.live.new_table import create_table
from famiglia.server.live.registry import TableRegistry
from famiglia.server.live.table_rows import summary_of
from famiglia.store import Store
from famiglia.table import Occupant, Settings

from .people import PATIENCE


async def test_a_rematch_that_everybody_wants_is_woken_after_a_crash(tmp_path: Path) -> None:
    """The table is stored as waiting for the server, like one that waits for a bot, so that the next start finds it."""
    table, _ = create_table(
        "a" * 22, Settings(host="p"), [Occupant("human", "p", "Anna"), Occupant("bot", bot="random")], 0
    )
    while table.status == "running":
        assert table.log is not None
        seat = table.log.game.to_decide()[0]
        move = str(table.log.game.moves(seat)[-1])
        table.log.play(seat, move, 0)
    assert not summary_of(table, 0, False).bot_waiting
    table.rematch_texts["p"] = ""
    assert summary_of(table, 0, False).bot_waiting


async def test_whoever_has_only_looked_in_is_not_counted_in_another_process(tmp_path: Path) -> None:
    """If another message has already mentioned a spectator, a second message says that the spectator has left."""
    store = await Store.open(f"sqlite:///{tmp_path / 'famiglia.db'}")
    try:
        broadcaster = Broadcaster(TableRegistry(store), LocalBus())
        live = LiveTable("a" * 22)
        onlooker = Mock(own_seats=(), player=None)
        live.sockets[onlooker] = None
        broadcaster.presence_changed(live)
        broadcaster.publish_presence(live)
        live.sockets.clear()
        broadcaster.presence_changed(live)
        async with asyncio.timeout(60):
            sent = [await broadcaster.outbox.get() for _ in range(2)]
        assert [1, 0] == [message.spectators for message in sent if message is not None]
    finally:
        await store.close()


async def test_messages_are_published_after_one_that_failed(caplog: pytest.LogCaptureFixture) -> None:
    published: list[str] = []

    class Bus:
        async def publish(self, message: BusMessage) -> None:
            if message.about == "broken":
                raise ValueError("nobody has thought of this")
            published.append(message.about)

    broadcaster = Broadcaster(None, Bus())  # type: ignore[arg-type]
    for about in ("one", "broken", "two"):
        broadcaster.outbox.put_nowait(BusMessage("table", about, {}, "me"))
    publishing = asyncio.create_task(broadcaster.publish_outbox())
    async with asyncio.timeout(PATIENCE):
        while len(published) < 2:
            await asyncio.sleep(0.001)
    publishing.cancel()
    await asyncio.gather(publishing, return_exceptions=True)
    assert ["one", "two"] == published
    assert "a message could not be sent to the other processes" in caplog.text
