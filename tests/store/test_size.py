"""A finished war takes little room in PostgreSQL, together with its indexes."""

from pathlib import Path
from secrets import token_bytes, token_urlsafe

from sqlalchemy import Connection, text

from famiglia.server.live.commands import FINGERPRINT_BYTES
from famiglia.store import CommandRow, Store

from ..services import Postgres
from .rows import entry, row, summary

WAR = Path(__file__).parents[1] / "record" / "war-1.jsonl"
MOVES = 540
"""The number of moves of a long war; on average it is 400."""
MOST = 300_000
WARS = 2
IN_PAGES = text("SELECT sum(pg_relation_size(oid)) FROM pg_class WHERE relkind IN ('r', 'i', 't') AND oid >= 16384")


async def play_a_long_war(store: Store) -> None:
    """Store a table with the lines of a recorded war, each of which was a command, under ids as long as those in use."""
    table = token_urlsafe(16)
    player = (await store.new_player("Anna", token_urlsafe(16), 5)).id
    header, *moves = WAR.read_text(encoding="utf-8").splitlines(keepends=True)
    seats = [entry("seats", f'{{"kind":"sat","seat":{seat},"name":"Anna"}}', player=player) for seat in range(4)]
    await store.new_table(row(table), [*seats, entry(body=header, player=player)], summary())
    for number in range(1, MOVES + 1):
        since = f"game:{number},seats:{len(seats)}"
        done = CommandRow(player, token_urlsafe(16), token_bytes(FINGERPRINT_BYTES), since, 7)
        line = entry(body=moves[number % len(moves)], player=player)
        await store.append(table, [line], {"game": number, "seats": len(seats)}, done, None)


def size(connection: Connection) -> int:
    """The bytes of all tables with their indexes."""
    return int(connection.execute(IN_PAGES).scalar_one())


async def test_a_long_war_takes_less_than_300_kilobytes(postgres: Postgres) -> None:
    store = await Store.open(postgres.new_database())
    sizes = []
    for _ in range(1 + WARS):  # the first one also fills the pages that all games share
        await play_a_long_war(store)
        await store._query(lambda connection: connection.execute(text("VACUUM")))
        sizes.append(await store._query(size))
    assert (sizes[-1] - sizes[0]) / WARS < MOST
    await store.close()
