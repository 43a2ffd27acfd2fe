"""The store: everything that must outlive the process, behind verbs that say what is kept."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from sqlalchemy.engine import URL

from . import accounts as people
from . import attempts as limits
from . import cleanup as space
from . import game_transfer as moving
from . import notes
from . import stream_reads as log
from . import stream_writes as appending
from . import table_lists as lists
from .database import Database
from .database_url import address
from .errors import StoreError
from .rows import CommandRow, Entry, Index, Line, Listing, Note, Player, Stored, TableRow
from .sqlite import SqliteDatabase


class Store:
    """Players, sessions, tables, notes and limits in a database.

    Whatever changes something has happened for good when it returns, and not at all when it raises. Only when a connection
    breaks while it commits nobody knows; the command that was to be kept with it tells afterwards.
    """

    def __init__(self, database: Database) -> None:
        self._ask = database.ask
        self._read = database.read
        self._write = database.write
        self._ping = database.ping
        self._close = database.close

    @classmethod
    async def open(cls, url: str, check: bool = False) -> "Store":
        """Open the database of this URL and bring it to our version; a `StoreError` says what is wrong with it.

        With `check` it is searched for damage before anything is changed, which may take some seconds.
        """
        from .upgrade import upgrade

        database = _database(address(url))
        try:
            if check:
                await database.check()
            await database.write(upgrade)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Finish what was begun and close the database."""
        await self._close()

    async def ping(self) -> None:
        """Does the database keep what is written? Tried with a small write; raises a `StoreError` if it does not."""
        await self._ping()

    # People.

    async def new_player(self, name: str, link_hash: str, at: int) -> Player:
        """A new guest; the secret link comes hashed."""
        return await self._write(partial(people.new_player, name=name, link_hash=link_hash, at=at))

    async def player(self, player: str) -> Player | None:
        """The player of this id; of a guest whose games went to an account, the account."""
        return await self._read(partial(people.player_of, player_id=player))

    async def player_by_link(self, link_hash: str) -> Player | None:
        """The player who has this secret link."""
        return await self._ask(partial(people.player_by_link, link_hash=link_hash))

    async def player_by_account(self, account: str) -> tuple[Player, str] | None:
        """The player who has this account, and the hash of the password."""
        return await self._ask(partial(people.player_by_account, account=account))

    async def make_account(self, player: str, account: str, password_hash: str) -> None:
        """Give a guest an account, which ends the secret link; raises `AccountTaken`."""
        await self._write(partial(people.make_account, player_id=player, account=account, password_hash=password_hash))

    async def change_password(self, player: str, before: str, after: str) -> list[str] | None:
        """Replace the hash of a password and end all sessions; their hashes, or None if `before` is not what is kept."""
        return await self._write(partial(people.change_password, player_id=player, before=before, after=after))

    async def set_link(self, player: str, link_hash: str | None) -> bool:
        """Give a guest another secret link, or none; False for an account."""
        return await self._write(partial(people.set_link, player_id=player, link_hash=link_hash))

    async def rename(self, player: str, name: str) -> None:
        """Call a player something else from now on."""
        await self._write(partial(people.rename, player_id=player, name=name))

    async def move_games(self, guest: str, account: str) -> list[str]:
        """From now on the guest is the account, in every table; the ids of the tables that are to be read anew."""
        return await self._write(partial(moving.move_games, old=guest, new=account))

    # Sessions.

    async def new_session(self, token_hash: str, player: str, at: int, expires: int) -> None:
        """Let whoever holds the token of this hash be the player, until it expires."""
        await self._write(partial(people.new_session, token_hash=token_hash, player_id=player, at=at, expires=expires))

    async def session(self, token_hash: str, at: int) -> tuple[Player, int] | None:
        """Whose session this is and when it expires, if it has not."""
        return await self._ask(partial(people.player_in_session, token_hash=token_hash, at=at))

    async def prolong_session(self, token_hash: str, at: int, expires: int) -> bool:
        """Let a session go on until then; False if it has ended, or goes on as long already."""
        return await self._write(partial(people.prolong_session, token_hash=token_hash, at=at, expires=expires))

    async def drop_session(self, token_hash: str) -> None:
        """End a session."""
        await self._write(partial(people.drop_session, token_hash=token_hash))

    async def drop_sessions(self, player: str) -> list[str]:
        """End all sessions of a player; their hashes, so that open sockets can be closed."""
        return await self._write(partial(people.drop_sessions, player_id=player))

    # Tables.

    async def new_table(self, row: TableRow, entries: Sequence[Line], index: Index) -> None:
        """Keep a new table with its first entries; raises `TableTaken`."""
        await self._write(partial(appending.new_table, row=row, entries=entries, index=index))

    async def table(self, table: str) -> Stored | None:
        """A table with all its entries in the order in which they were written."""
        return await self._read(partial(log.table, table_id=table))

    async def append(
        self,
        table: str,
        entries: Sequence[Line],
        expected: Mapping[str, int],
        command: CommandRow | None,
        index: Index | None,
    ) -> None:
        """Write entries if every stream named in `expected` still has that number, and remember the command.

        Without an index the table stays in lists as it was: talk changes nothing there.
        Raises `Seen` when the command took effect before, `Stale` when somebody else was faster, `NoSuchTable`.
        """
        await self._write(
            partial(appending.append, table=table, entries=entries, expected=expected, command=command, index=index)
        )

    async def after(self, table: str, numbers: Mapping[str, int]) -> list[Entry]:
        """The entries that came after these numbers; of a stream that is not named, all."""
        return await self._read(partial(log.after, table_id=table, numbers=numbers))

    async def heads(self, tables: Iterable[str]) -> dict[str, dict[str, int]]:
        """How many entries each stream of these tables has; a table that does not exist has none."""
        return await self._ask(partial(log.heads, tables=list(tables)))

    async def done(self, table: str, player: str, command: str) -> CommandRow | None:
        """What is kept of a command, if it took effect before."""
        return await self._read(partial(log.done, table_id=table, player=player, command_id=command))

    # Lists.

    async def tables_of(self, player: str, after: str | None = None) -> tuple[list[Listing], int]:
        """The tables where a player sits or is the host, behind `after`, a hundred at a time; and how many follow.

        Those that are over come last, else the last touched first.
        """
        return await self._read(partial(lists.tables_of, player=player, after=after))

    async def listed(self, limit: int = 100) -> list[Listing]:
        """The tables that anybody may see and that are not over, the last touched first."""
        return await self._ask(partial(lists.listed, limit=limit))

    async def bots_waiting(self, before: int) -> list[str]:
        """The tables whose game has waited for a bot since before that time, the longest first."""
        return await self._ask(partial(lists.bots_waiting, before=before))

    # Notes.

    async def note(self, table: str, player: str) -> Note:
        """A player's private note at a table."""
        return await self._ask(partial(notes.note_of, table=table, player=player))

    async def put_note(self, table: str, player: str, text: str, version: int) -> Note:
        """Change the note of this version; raises `Stale` when it has another one by now."""
        return await self._write(partial(notes.put_note, table=table, player=player, text=text, version=version))

    # Limits.

    async def hit(self, key: str, at: int, window: int, most: int) -> int | None:
        """Count a try unless there were `most` of them within the last `window` seconds; then the seconds to wait."""
        return await self._write(partial(limits.hit, key=key, at=at, window=window, most=most))

    # Space.

    async def prune(self, at: int) -> None:
        """Forget what has expired, and give its space back to the disk, a little at a time."""
        await self._write(partial(limits.prune, at=at))
        while await self._write(space.give_back):
            pass

    async def rebuild(self) -> bool:
        """Write a SQLite file that an older version made anew, as short as it can be; was it needed? For a server that starts."""
        return await self._ask(space.rebuild)


def _database(where: URL) -> Database:
    if where.drivername == "sqlite":
        return SqliteDatabase(where)
    try:
        from .postgres import PostgresDatabase
    except ModuleNotFoundError:
        raise StoreError(
            "PostgreSQL needs a package that is missing; install it with: pip install 'famiglia[postgres]'"
        ) from None
    return PostgresDatabase(where)
