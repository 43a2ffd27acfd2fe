"""The commands that clients sent and the answers they got, compared with what the database holds."""

import json
import sqlite3
from collections import defaultdict
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from famiglia.record import Record, RecordError

from ..server.client import Answer, Json


class StoredEntry(NamedTuple):
    """An entry of a stream, as the database holds it."""

    table: str
    stream: str
    seq: int
    player: str | None
    body: str


@dataclass
class SentCommand:
    """A command and the answer to it."""

    table: str
    player: str
    sent: Json
    answer: Answer

    @property
    def accepted(self) -> bool:
        return self.answer.status == 200


@dataclass
class CommandLog:
    """All commands of all clients, with their answers."""

    done: list[SentCommand] = field(default_factory=list)
    opened: dict[str, int] = field(default_factory=dict)
    """By table: the number of entries in its stream `seats` when it was opened."""
    wrong: list[str] = field(default_factory=list)

    def keep(self, table: str, player: str, sent: Json, answer: Answer) -> SentCommand:
        """Add a command; the body of its answer is not kept, to save memory."""
        self.done.append(SentCommand(table, player, sent, Answer(answer.status, None, answer.tries)))
        if answer.status >= 500:
            self.wrong.append(f"{table[:6]} {sent['deed']}: answered {answer.status} {answer.body}")
        return SentCommand(table, player, sent, answer)


async def stored_entries(database: str) -> tuple[list[StoredEntry], dict[str, bytes]]:
    """All entries, and the secret of each table, read without the server's code."""
    lines = "SELECT table_id, stream, seq, player, body FROM event ORDER BY table_id, stream, seq"
    secrets = "SELECT id, secret FROM game_table"
    if database.startswith("sqlite"):
        connection = sqlite3.connect(database.removeprefix("sqlite:///"))
        try:
            return [StoredEntry(*row) for row in connection.execute(lines)], dict(connection.execute(secrets))
        finally:
            connection.close()
    engine = create_async_engine(make_url(database).set(drivername="postgresql+asyncpg"))
    try:
        async with engine.connect() as server:
            found = [StoredEntry(*row) for row in await server.execute(text(lines))]
            return found, {row[0]: bytes(row[1]) for row in await server.execute(text(secrets))}
    finally:
        await engine.dispose()


def compare(log: CommandLog, lines: list[StoredEntry], secrets: dict[str, bytes]) -> list[str]:
    """Everything that is lost, doubled, out of order, or stored although no client sent a command for it."""
    by_stream: dict[tuple[str, str], list[StoredEntry]] = defaultdict(list)
    for line in lines:
        by_stream[line.table, line.stream].append(line)
    wrong = list(log.wrong)
    for (table, stream), found in by_stream.items():
        if [line.seq for line in found] != list(range(1, len(found) + 1)):
            wrong.append(f"{table[:6]} {stream}: gaps or doubles in {[line.seq for line in found]}")
        if stream == "game":
            wrong += _broken_record(table, found, secrets[table])
    claimed: set[StoredEntry] = set()
    for done in log.done:
        if done.accepted:
            wrong += _claim(done, by_stream, claimed)
    for line in lines:
        if line not in claimed and _of_a_command(line, log):
            wrong.append(f"{line.table[:6]} {line.stream} {line.seq}: no client sent a command for {line.body}")
    return wrong


def _broken_record(table: str, found: list[StoredEntry], secret: bytes) -> list[str]:
    before = ""
    for line in found:
        head, _, tail = line.body.rstrip("\n").rpartition(',"hash":"')
        before = sha256((before + head + "}").encode()).hexdigest()
        if before != tail.removesuffix('"}'):
            return [f"{table[:6]} game {line.seq}: the hash does not follow from the line before"]
    try:
        Record.resume("".join(line.body for line in found).encode(), secret)
    except RecordError as error:
        return [f"{table[:6]}: {error}"]
    return []


def _claim(
    done: SentCommand, by_stream: dict[tuple[str, str], list[StoredEntry]], claimed: set[StoredEntry]
) -> list[str]:
    """Find the one entry that this command led to, and mark it as claimed."""
    deed, table = done.sent["deed"], done.table
    described = f"{table[:6]} {deed} at {done.sent['expected']} ({done.answer.tries} tries)"
    if deed["do"] == "say":
        lines = [line for stream in ("chat:players", "chat:spectators") for line in by_stream[table, stream]]
        found = [line for line in lines if json.loads(line.body)["text"] == deed["text"]]
    else:
        stream = "game" if deed["do"] in ("play", "undo") else "seats"
        found = by_stream[table, stream][done.sent["expected"] : done.sent["expected"] + 1]
    if not found:
        return [f"lost: {described}"]
    if len(found) > 1 or found[0] in claimed:
        return [f"twice: {described}"]
    claimed.add(found[0])
    if found[0].player != done.player or not _matches(deed, json.loads(found[0].body)):
        return [f"lost: {described}; there stands {found[0].body}"]
    return []


def _matches(deed: Json, body: Json) -> bool:
    if deed["do"] == "play":
        played: Any = body["events"][0] if body["kind"] == "move" else {}
        return (played.get("seat"), played.get("move")) == (deed["seat"], deed["move"])
    if deed["do"] == "undo":
        return (body["kind"], body.get("moves")) == ("undo", deed["moves"])
    if deed["do"] == "say":
        return True
    did = {"sit": ("sat", "back"), "leave": ("left", "substituted"), "rematch": ("asked",)}
    return body["did"] in did[deed["do"]]


def _of_a_command(line: StoredEntry, log: CommandLog) -> bool:
    """Whether the entry needs a command of a client, unlike deals, ends, moves of bots and the opening of a table."""
    if line.player is None or line.table not in log.opened:
        return False
    if line.stream == "seats":
        return line.seq > log.opened[line.table]
    return line.stream != "game" or json.loads(line.body).get("kind") in ("move", "undo")
