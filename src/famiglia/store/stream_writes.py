"""Appends entries to the streams of a table, if no other writer was faster.

Every move waits for this, so it takes as few steps as possible: plain statements of the driver for SQLite, and a single
statement for PostgreSQL.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from . import aliases, stream_reads
from .database import driver, insert
from .errors import DuplicateCommand, NoSuchTable, Stale, TableTaken
from .rows import CommandRow, NewEntry, TableRow, TableSummary
from .schema import game_table, member

INSERT_TABLE = "INSERT INTO game_table ({}) VALUES ({}) ON CONFLICT DO NOTHING"
DELETE_MEMBERS = "DELETE FROM member WHERE table_id = ? AND player NOT IN ({})"
INSERT_MEMBER = "INSERT INTO member (table_id, player) VALUES (?, ?) ON CONFLICT DO NOTHING"
UPDATE_SUMMARY = "UPDATE game_table SET status = ?, updated = ?, seats = ?, bots_since = ?, length = ? WHERE id = ?"
UPDATE_LENGTH = "UPDATE game_table SET length = ? WHERE id = ?"
ADVANCE_STREAM = "UPDATE stream SET number = ? WHERE table_id = ? AND name = ? AND number = ?"
CREATE_STREAM = "INSERT INTO stream (table_id, name, number) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
INSERT_COMMAND = "INSERT INTO command (key, fingerprint, since, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
INSERT_ENTRY = "INSERT INTO event (table_id, stream, seq, ordinal, at, player, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
SELECT_LENGTH = "SELECT length FROM game_table WHERE id = ?"

# The streams advance first, and only if all of them did is anything else written. A stream that another transaction has
# advanced no longer matches, so the second writer advances fewer streams than expected and gets an error.
APPEND = """
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


def new_table(connection: Connection, row: TableRow, entries: Sequence[NewEntry], summary: TableSummary) -> bool:
    """Store a new table with its first entries. Returns True if reading it would give the same, without any alias."""
    values = msgspec.structs.asdict(row) | summary_columns(summary) | {"length": 0}
    if not _insert_table(connection, values):
        raise TableTaken(row.id)
    append(connection, row.id, entries, dict.fromkeys((entry.stream for entry in entries), 0), None, summary)
    return not aliases.has_aliases(connection, row.id)


def _insert_table(connection: Connection, values: dict[str, object]) -> bool:
    """Insert the row of a table; False if there is one with its id."""
    if connection.dialect.name == "postgresql":
        statement = insert(connection, game_table).values(values).on_conflict_do_nothing()
        return bool(connection.execute(statement).rowcount)
    text = INSERT_TABLE.format(", ".join(values), ", ".join("?" for _ in values))
    return bool(driver(connection).execute(text, tuple(values.values())).rowcount)


class Append(NamedTuple):
    """Entries to be written if the streams still have the expected numbers."""

    table: str
    entries: Sequence[NewEntry]
    expected: Mapping[str, int]
    more: Mapping[str, int]
    command: CommandRow | None
    summary: TableSummary | None

    def numbered(self) -> list[tuple[NewEntry, int]]:
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
    entries: Sequence[NewEntry],
    expected: Mapping[str, int],
    command: CommandRow | None,
    summary: TableSummary | None,
) -> None:
    """Append entries if every stream in `expected` still has that number; otherwise raise, which rolls back the transaction."""
    more = Counter(entry.stream for entry in entries)
    if missing := more.keys() - expected.keys():
        raise ValueError(f"expected: no number for the stream {min(missing)!r}; every stream that is written needs one")
    pending = Append(table, entries, expected, more, command, summary)
    write = _write_postgres if connection.dialect.name == "postgresql" else _write_sqlite
    if not write(connection, pending):
        raise _conflict(connection, table, command)
    if summary is not None:
        update_members(connection, table, summary)


def _write_sqlite(connection: Connection, pending: Append) -> bool:
    """Write with several statements, because SQLite has only one writer anyway; False if a stream has another number."""
    run = driver(connection).execute
    row = run(SELECT_LENGTH, (pending.table,)).fetchone()
    if row is None:
        raise NoSuchTable(pending.table)
    for name, expected in pending.expected.items():
        number = expected + pending.more.get(name, 0)
        advanced = run(ADVANCE_STREAM, (number, pending.table, name, expected)).rowcount
        if not advanced and (expected or not run(CREATE_STREAM, (pending.table, name, number)).rowcount):
            return False
    if (command := pending.command) is not None:
        key = stream_reads.command_key(pending.table, command.player, command.id)
        if not run(INSERT_COMMAND, (key, command.fingerprint, command.since, command.at)).rowcount:
            return False
    rows = [
        (pending.table, entry.stream, seq, ordinal, entry.at, entry.player, entry.body)
        for ordinal, (entry, seq) in enumerate(pending.numbered(), row[0] + 1)
    ]
    for values in rows:
        run(INSERT_ENTRY, values)
    length = row[0] + len(rows)
    if pending.summary is None:
        run(UPDATE_LENGTH, (length, pending.table))
    else:
        run(UPDATE_SUMMARY, (*summary_columns(pending.summary).values(), length, pending.table))
    return True


def _write_postgres(connection: Connection, pending: Append) -> bool:
    """Write with one statement and so one round trip; False if a stream has another number."""
    rows = pending.numbered()
    commands = [pending.command] if pending.command else []
    values = (
        pending.table,
        *((None,) * 4 if pending.summary is None else summary_columns(pending.summary).values()),
        list(pending.expected),
        list(pending.expected.values()),
        [pending.more.get(name, 0) for name in pending.expected],
        [entry.stream for entry, _ in rows],
        [seq for _, seq in rows],
        [entry.body for entry, _ in rows],
        [entry.at for entry, _ in rows],
        [entry.player for entry, _ in rows],
        [stream_reads.command_key(pending.table, command.player, command.id) for command in commands],
        [command.fingerprint for command in commands],
        [command.since for command in commands],
        [command.at for command in commands],
    )
    table_exists, written = connection.exec_driver_sql(APPEND, values).one()
    if not table_exists:
        raise NoSuchTable(pending.table)
    return bool(written)


def _conflict(connection: Connection, table: str, command: CommandRow | None) -> DuplicateCommand | Stale:
    """The error that says why nothing was written: `DuplicateCommand` for a second copy of a command, else `Stale`."""
    first = stream_reads.find_command(connection, table, command.player, command.id) if command else None
    return DuplicateCommand(first) if first else Stale(stream_reads.stream_numbers(connection, [table])[table])


def summary_columns(summary: TableSummary) -> dict[str, object]:
    """The columns for lists of tables."""
    return {
        "status": summary.status,
        "updated": summary.updated,
        "seats": msgspec.json.encode(summary.seats).decode(),
        "bots_since": summary.updated if summary.bot_waiting else None,
    }


def update_members(connection: Connection, table: str, summary: TableSummary) -> None:
    """Store the players whose lists contain the table."""
    if summary.players is None:
        return
    if connection.dialect.name == "sqlite":
        players = sorted(summary.players)
        driver(connection).execute(DELETE_MEMBERS.format(", ".join("?" for _ in players)), (table, *players))
        driver(connection).executemany(INSERT_MEMBER, [(table, player) for player in players])
        return
    connection.execute(member.delete().where(member.c.table_id == table, member.c.player.not_in(summary.players)))
    if summary.players:
        rows = [{"table_id": table, "player": player} for player in sorted(summary.players)]
        connection.execute(insert(connection, member).on_conflict_do_nothing(), rows)
