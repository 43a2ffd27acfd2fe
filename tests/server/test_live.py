"""The tables that a process has at hand."""

import asyncio
from pathlib import Path
from unittest.mock import Mock

from famiglia.server.bus.local import LocalBus
from famiglia.server.live.broadcast import Telling
from famiglia.server.live.registry import Live, Tables
from famiglia.server.live.table_rows import index_of, opened
from famiglia.store import Store
from famiglia.table import Occupant, Settings


async def test_a_rematch_that_everybody_wants_is_woken_after_a_crash(tmp_path: Path) -> None:
    """Like a bot that waits: whoever starts next sees that there is something to do."""
    table, _ = opened("a" * 22, Settings(host="p"), [Occupant("human", "p", "Anna"), Occupant("bot", bot="random")], 0)
    while table.status == "running":
        assert table.log is not None
        seat = table.log.game.to_decide()[0]
        move = str(table.log.game.moves(seat)[-1])
        table.log.play(seat, move, 0)
    assert not index_of(table, 0, False).bot_waiting
    table.asked["p"] = ""
    assert index_of(table, 0, False).bot_waiting


async def test_whoever_has_only_looked_in_is_not_counted_in_another_process(tmp_path: Path) -> None:
    """They were told of while they were there, for another reason; that they have gone is told as well."""
    store = await Store.open(f"sqlite:///{tmp_path / 'famiglia.db'}")
    try:
        telling = Telling(Tables(store), LocalBus())
        live = Live("a" * 22)
        onlooker = Mock(mine=(), player=None)
        live.sockets[onlooker] = None
        telling.come_and_go(live)
        telling.publish_presence(live)
        live.sockets.clear()
        telling.come_and_go(live)
        async with asyncio.timeout(60):
            told = [await telling.outbox.get() for _ in range(2)]
        assert [1, 0] == [news.spectators for news in told if news is not None]
    finally:
        await store.close()
