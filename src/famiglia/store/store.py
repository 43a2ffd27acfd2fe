"""The store: a method for every query and every change of the database."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from sqlalchemy.engine import URL

from . import accounts, attempts, cleanup, game_transfer, notes, stream_reads, stream_writes, table_lists
from .database import Database
from .database_url import parse_database_url
from .errors import StoreError
from .rows import CommandRow, Entry, Listing, NewEntry, Note, Player, StoredTable, TableRow, TableSummary
from .sqlite import SqliteDatabase


class Store:
    """Players, sessions, tables, notes and rate limits in a database.

    When a method returns, its change is durable; when it raises, nothing has changed. Only if a connection breaks during the
    commit is the outcome unknown; then `find_command` tells whether the change with this command was stored.
    """

    def __init__(self, database: Database) -> None:
        self._query = database.query
        self._read = database.read
        self._write = database.write
        self._ping = database.ping
        self._close = database.close

    @classmethod
    async def open(cls, url: str, check: bool = False) -> "Store":
        """Open the database and upgrade it to the current version; raises `StoreError` if that is not possible.

        With `check`, the database is first searched for damage, which may take some seconds.
        """
        from .upgrade import upgrade

        database = create_database(parse_database_url(url))
        try:
            if check:
                await database.check()
            await database.upgrade(upgrade)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Finish all pending work and close the database."""
        await self._close()

    async def ping(self) -> None:
        """Try a small write; raises `StoreError` if the database cannot be written."""
        await self._ping()

    # Players and accounts

    async def new_player(self, name: str, link_hash: str, now: int) -> Player:
        """Create a guest; `link_hash` is the hash of the secret link."""
        return await self._write(partial(accounts.new_player, name=name, link_hash=link_hash, now=now))

    async def player(self, player: str) -> Player | None:
        """The player with this id; for a guest whose games were transferred to an account, the account."""
        return await self._read(partial(accounts.player_of, player_id=player))

    async def player_by_link(self, link_hash: str) -> Player | None:
        """The guest with this secret link."""
        return await self._query(partial(accounts.player_by_link, link_hash=link_hash))

    async def player_by_account(self, account: str) -> tuple[Player, str] | None:
        """The player with this account, and the hash of the password."""
        return await self._query(partial(accounts.player_by_account, account=account))

    async def make_account(self, player: str, account: str, password_hash: str) -> None:
        """Give a guest an account and delete the secret link; raises `AccountTaken`."""
        await self._write(
            partial(accounts.make_account, player_id=player, account=account, password_hash=password_hash)
        )

    async def change_password(self, player: str, before: str, after: str) -> list[str] | None:
        """Replace the password hash and end all sessions. Returns their hashes, or None if the hash is no longer `before`."""
        return await self._write(partial(accounts.change_password, player_id=player, before=before, after=after))

    async def set_link(self, player: str, link_hash: str | None) -> bool:
        """Replace the secret link of a guest, or remove it; returns False for an account."""
        return await self._write(partial(accounts.set_link, player_id=player, link_hash=link_hash))

    async def rename(self, player: str, name: str) -> None:
        """Change the name of a player."""
        await self._write(partial(accounts.rename, player_id=player, name=name))

    async def transfer_games(self, guest: str, account: str) -> list[str]:
        """Replace the guest by the account in every table. Returns the ids of the tables, which must be reloaded."""
        return await self._write(partial(game_transfer.transfer_games, old=guest, new=account))

    # Sessions

    async def new_session(self, token_hash: str, player: str, now: int, expires: int) -> None:
        """Start a session of the player for the token with this hash."""
        await self._write(
            partial(accounts.new_session, token_hash=token_hash, player_id=player, now=now, expires=expires)
        )

    async def session(self, token_hash: str, now: int) -> tuple[Player, int] | None:
        """The player of a session that has not expired, and when it expires."""
        return await self._query(partial(accounts.session_player, token_hash=token_hash, now=now))

    async def extend_session(self, token_hash: str, now: int, expires: int) -> bool:
        """Let a session expire later; returns False if it has ended or would not expire later."""
        return await self._write(partial(accounts.extend_session, token_hash=token_hash, now=now, expires=expires))

    async def delete_session(self, token_hash: str) -> None:
        """End a session."""
        await self._write(partial(accounts.delete_session, token_hash=token_hash))

    async def delete_sessions(self, player: str) -> list[str]:
        """End all sessions of a player, and return their hashes, so that their sockets can be closed."""
        return await self._write(partial(accounts.delete_sessions, player_id=player))

    # Tables

    async def new_table(self, row: TableRow, entries: Sequence[NewEntry], summary: TableSummary) -> bool:
        """Store a new table with its first entries; raises `TableTaken`.

        Returns True if reading it would give the same; otherwise a player of it has meanwhile been replaced by an account.
        """
        return await self._write(partial(stream_writes.new_table, row=row, entries=entries, summary=summary))

    async def table(self, table: str) -> StoredTable | None:
        """A table with all its entries in the order in which they were written."""
        return await self._read(partial(stream_reads.table, table_id=table))

    async def append(
        self,
        table: str,
        entries: Sequence[NewEntry],
        expected: Mapping[str, int],
        command: CommandRow | None,
        summary: TableSummary | None,
    ) -> None:
        """Append entries if every stream in `expected` still has that number, and store the command.

        Without a summary, lists show the table as before; chat changes nothing there.
        Raises `DuplicateCommand` if the command has taken effect before, `Stale` if another writer was faster, and
        `NoSuchTable`.
        """
        append = partial(stream_writes.append, table=table, entries=entries, expected=expected)
        await self._write(partial(append, command=command, summary=summary))

    async def entries_after(self, table: str, numbers: Mapping[str, int]) -> list[Entry]:
        """The entries after these numbers; all entries of a stream that has no number here."""
        return await self._read(partial(stream_reads.entries_after, table_id=table, numbers=numbers))

    async def stream_numbers(self, tables: Iterable[str]) -> dict[str, dict[str, int]]:
        """How many entries each stream of these tables has; a table that does not exist has none."""
        return await self._query(partial(stream_reads.stream_numbers, tables=list(tables)))

    async def find_command(self, table: str, player: str, command: str) -> CommandRow | None:
        """The stored row of a command; None if it has not taken effect before."""
        return await self._read(partial(stream_reads.find_command, table_id=table, player=player, command_id=command))

    # Lists

    async def tables_of(self, player: str, after: str | None = None) -> tuple[list[Listing], int]:
        """Up to a hundred tables where a player sits or is the host, and the number of those that follow.

        The list begins after the table `after`. The last updated table comes first, but finished ones come last.
        """
        return await self._read(partial(table_lists.tables_of, player=player, after=after))

    async def listed_tables(self, limit: int = 100) -> list[Listing]:
        """The listed tables that are not over, the last updated first."""
        return await self._query(partial(table_lists.listed_tables, limit=limit))

    async def tables_awaiting_bots(self, before: int) -> list[str]:
        """The tables that have been waiting for a bot since before this time, the longest waiting first."""
        return await self._query(partial(table_lists.tables_awaiting_bots, before=before))

    # Notes

    async def note(self, table: str, player: str) -> Note:
        """A player's private note at a table."""
        return await self._query(partial(notes.note_of, table=table, player=player))

    async def write_note(self, table: str, player: str, text: str, version: int) -> Note:
        """Replace the note if it still has this version; raises `Stale` otherwise."""
        return await self._write(partial(notes.write_note, table=table, player=player, text=text, version=version))

    # Limits

    async def count_attempt(self, key: str, now: int, window: int, limit: int) -> int | None:
        """Count an attempt and return None; if there were `limit` within `window` seconds, only return the seconds to wait."""
        return await self._write(partial(attempts.count_attempt, key=key, now=now, window=window, limit=limit))

    # Space

    async def prune(self, now: int) -> None:
        """Delete what has expired, and return its space to the disk, a little at a time."""
        await self._write(partial(cleanup.delete_expired, now=now))
        while await self._write(cleanup.release_pages):
            pass

    async def rebuild(self) -> bool:
        """Rewrite a SQLite file of an older version without gaps, and return whether it was necessary. Blocks all writers."""
        return await self._query(cleanup.rebuild)


def create_database(url: URL) -> Database:
    """The database of a parsed URL."""
    if url.drivername == "sqlite":
        return SqliteDatabase(url)
    try:
        from .postgres import PostgresDatabase
    except ModuleNotFoundError:
        raise StoreError(
            "PostgreSQL needs a package that is missing; install it with: pip install 'famiglia[postgres]'"
        ) from None
    return PostgresDatabase(url)
