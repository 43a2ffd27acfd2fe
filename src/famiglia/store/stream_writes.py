"""Writing to the streams of a table: exactly once, by one writer at a time.

This is what every move waits for, so each database gets it in as few steps as it can: SQLite ready statements without
any building of SQL, PostgreSQL one single statement.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from . import stream_reads as log
from .database import driver, insert
from .errors import NoSuchTable, Seen, Stale, TableTaken
from .rows import CommandRow, Index, Line, TableRow
from .schema import game_table, member

GROW = "UPDATE game_table SET status = ?, updated = ?, seats = ?, bots_since = ?, length = ? WHERE id = ?"
LENGTHEN = "UPDATE game_table SET length = ? WHERE id = ?"
ADVANCE = "UPDATE stream SET number = ? WHERE table_id = ? AND name = ? AND number = ?"
BEGIN_STREAM = "INSERT INTO stream (table_id, name, number) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
REMEMBER = "INSERT INTO command (key, fingerprint, since, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
WRITE = "INSERT INTO event (table_id, stream, seq, ordinal, at, player, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
LENGTH = "SELECT length FROM game_table WHERE id = ?"

# The streams advance first; only if all of them did is anything else written. A stream that another transaction advanced
# meanwhile does not match any more, so whoever comes second advances less than all and is told so.
AT_ONCE = """
WITH grown AS (
  UPDATE game_table SET length = length + cardinality($11::text[]), status = coalesce($2, status),
    updated = coalesce($3, updated), seats = coalesce($4, seats),
    bots_since = CASE WHEN $2 IS NULL THEN bots_since ELSE $5 END
  WHERE id = $1 RETURNING length
), wanted AS (
  SELECT * FROM unnest($6::text[], $7::int[], $8::int[]) AS wanted (name, expected, more)
), advanced AS (
  UPDATE stream SET number = number + wanted.more FROM wanted, grown
  WHERE stream.table_id = $1 AND stream.name = wanted.name AND stream.number = wanted.expected RETURNING 1
), begun AS (
  INSERT INTO stream (table_id, name, number) SELECT $1, wanted.name, wanted.more FROM wanted, grown
  WHERE wanted.expected = 0 AND NOT EXISTS (SELECT FROM stream s WHERE s.table_id = $1 AND s.name = wanted.name)
  ON CONFLICT DO NOTHING RETURNING 1
), ready AS (
  SELECT (SELECT count(*) FROM advanced) + (SELECT count(*) FROM begun) = cardinality($6::text[]) AS all_advanced
), remembered AS (
  INSERT INTO command (key, fingerprint, since, at) SELECT c.key, c.fingerprint, c.since, c.at
  FROM unnest($14::bytea[], $15::bytea[], $16::text[], $17::bigint[]) AS c (key, fingerprint, since, at), ready
  WHERE ready.all_advanced ON CONFLICT DO NOTHING RETURNING 1
), written AS (
  INSERT INTO event (table_id, stream, seq, ordinal, at, player, body)
  SELECT $1, e.stream, e.seq, grown.length - cardinality($11::text[]) + e.n, e.at, e.player, e.body
  FROM unnest($9::text[], $10::int[], $11::text[], $12::bigint[], $13::text[])
    WITH ORDINALITY AS e (stream, seq, body, at, player, n), grown, ready
  WHERE ready.all_advanced RETURNING 1
)
SELECT (SELECT count(*) FROM grown), ready.all_advanced AND (SELECT count(*) FROM remembered) = cardinality($14::bytea[])
FROM ready
"""


def new_table(connection: Connection, row: TableRow, entries: Sequence[Line], index: Index) -> None:
    """Keep a new table with its first entries."""
    values = msgspec.structs.asdict(row) | indexed(index) | {"length": 0}
    added = connection.execute(insert(connection, game_table).values(values).on_conflict_do_nothing())
    if not added.rowcount:
        raise TableTaken(row.id)
    append(connection, row.id, entries, dict.fromkeys((entry.stream for entry in entries), 0), None, index)


class Step(NamedTuple):
    """What is to be written if the streams still have the expected numbers."""

    table: str
    entries: Sequence[Line]
    expected: Mapping[str, int]
    more: Mapping[str, int]
    command: CommandRow | None
    listed: Index | None

    def numbered(self) -> list[tuple[Line, int]]:
        """Each entry with its number in its stream."""
        numbers = dict(self.expected)
        rows = []
        for entry in self.entries:
            numbers[entry.stream] += 1
            rows.append((entry, numbers[entry.stream]))
        return rows


def append(
    connection: Connection,
    table: str,
    entries: Sequence[Line],
    expected: Mapping[str, int],
    command: CommandRow | None,
    index: Index | None,
) -> None:
    """Write entries if every stream named in `expected` still has that number; otherwise raise, to be rolled back."""
    more = Counter(entry.stream for entry in entries)
    if missing := more.keys() - expected.keys():
        raise ValueError(f"expected: no number for the stream {min(missing)!r}; every stream that is written needs one")
    step = Step(table, entries, expected, more, command, index)
    written = _at_once(connection, step) if connection.dialect.name == "postgresql" else _in_turn(connection, step)
    if not written:
        raise _too_late(connection, table, command)
    if index is not None:
        belong(connection, table, index)


def _in_turn(connection: Connection, step: Step) -> bool:
    """Statement by statement: SQLite has only one writer anyway."""
    run = driver(connection).execute
    found = run(LENGTH, (step.table,)).fetchone()
    if found is None:
        raise NoSuchTable(step.table)
    for name, expected in step.expected.items():
        number = expected + step.more.get(name, 0)
        advanced = run(ADVANCE, (number, step.table, name, expected)).rowcount
        if not advanced and (expected or not run(BEGIN_STREAM, (step.table, name, number)).rowcount):
            return False
    if (done := step.command) is not None:
        key = log.command_key(step.table, done.player, done.id)
        if not run(REMEMBER, (key, done.fingerprint, done.since, done.at)).rowcount:
            return False
    rows = [
        (step.table, entry.stream, seq, ordinal, entry.at, entry.player, entry.body)
        for ordinal, (entry, seq) in enumerate(step.numbered(), found[0] + 1)
    ]
    for row in rows:
        run(WRITE, row)
    length = found[0] + len(rows)
    if step.listed is None:
        run(LENGTHEN, (length, step.table))
    else:
        run(GROW, (*indexed(step.listed).values(), length, step.table))
    return True


def _at_once(connection: Connection, step: Step) -> bool:
    """One statement, one way to the server and back."""
    rows = step.numbered()
    done = [step.command] if step.command else []
    values = (
        step.table,
        *((None,) * 4 if step.listed is None else indexed(step.listed).values()),
        list(step.expected),
        list(step.expected.values()),
        [step.more.get(name, 0) for name in step.expected],
        [entry.stream for entry, _ in rows],
        [seq for _, seq in rows],
        [entry.body for entry, _ in rows],
        [entry.at for entry, _ in rows],
        [entry.player for entry, _ in rows],
        [log.command_key(step.table, command.player, command.id) for command in done],
        [command.fingerprint for command in done],
        [command.since for command in done],
        [command.at for command in done],
    )
    found, written = connection.exec_driver_sql(AT_ONCE, values).one()
    if not found:
        raise NoSuchTable(step.table)
    return bool(written)


def _too_late(connection: Connection, table: str, command: CommandRow | None) -> Seen | Stale:
    """A second copy of a command is told from one that comes too late, even if the streams went on since."""
    before = log.done(connection, table, command.player, command.id) if command else None
    return Seen(before) if before else Stale(log.heads(connection, [table])[table])


def indexed(index: Index) -> dict[str, object]:
    """The columns of a table that lists are made from."""
    return {
        "status": index.status,
        "updated": index.updated,
        "seats": msgspec.json.encode(index.seats).decode(),
        "bots_since": index.updated if index.bot_waiting else None,
    }


def belong(connection: Connection, table: str, index: Index) -> None:
    """Remember who finds the table among their own."""
    if index.players is None:
        return
    connection.execute(member.delete().where(member.c.table_id == table, member.c.player.not_in(index.players)))
    if index.players:
        rows = [{"table_id": table, "player": player} for player in sorted(index.players)]
        connection.execute(insert(connection, member).on_conflict_do_nothing(), rows)
