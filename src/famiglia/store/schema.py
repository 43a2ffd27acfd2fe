"""The current schema of the database, which the newest migration produces."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

# A move should write as few pages as possible: in SQLite the tables that it changes have no row ids, and the indexes for
# lists of tables cover only the tables in those lists.
metadata = MetaData()


def _words(name: str, *rest: object, null: bool = False, key: bool = False) -> Column[str]:
    return Column(name, String, *rest, nullable=null, primary_key=key)  # type: ignore[arg-type]


def _time(name: str, null: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=null)


player = Table(
    "player",
    metadata,
    _words("id", key=True),
    _words("name"),
    Column("link_hash", String, unique=True),
    _words("account", null=True),
    Column("account_folded", String, unique=True),
    _words("password_hash", null=True),
    _time("created"),
)

# A guest whose games were transferred to an account. Streams keep the old id for ever; it is replaced when they are read.
alias = Table(
    "alias",
    metadata,
    _words("old", key=True),
    _words("new", ForeignKey("player.id")),
    Index("alias_new", "new"),
)

session = Table(
    "session",
    metadata,
    _words("hash", key=True),
    _words("player", ForeignKey("player.id")),
    _time("created"),
    _time("expires"),
    Index("session_player", "player"),
    Index("session_expires", "expires"),
)

game_table = Table(
    "game_table",
    metadata,
    _words("id", key=True),
    _words("game"),
    Column("settings", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("bot_secret", LargeBinary, nullable=False),
    _words("visibility"),
    _words("pace"),
    _words("status"),
    _time("opened"),
    _time("updated"),
    Column("length", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    _time("bots_since", null=True),
)
Index(
    "game_table_listed",
    game_table.c.status,
    game_table.c.updated,
    sqlite_where=game_table.c.visibility == "listed",
    postgresql_where=game_table.c.visibility == "listed",
)
Index(
    "game_table_bots",
    game_table.c.bots_since,
    sqlite_where=game_table.c.bots_since.is_not(None),
    postgresql_where=game_table.c.bots_since.is_not(None),
)

stream = Table(
    "stream",
    metadata,
    _words("table_id", ForeignKey("game_table.id"), key=True),
    _words("name", key=True),
    Column("number", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# `ordinal` counts the entries of all streams of a table, in the order in which they were written. PostgreSQL would keep
# the primary key a second time, in an index of 50 to 90 bytes a row. There the table has an index of its ids alone, which
# takes 6 to 12, and no primary key: that every number is given once follows from how streams advance (stream_writes.py).
event = Table(
    "event",
    metadata,
    _words("table_id", ForeignKey("game_table.id"), key=True),
    _words("stream", key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("ordinal", Integer, nullable=False),
    _time("at"),
    _words("player", null=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("event_table", event.c.table_id).ddl_if(dialect="postgresql")

# Recognises the second copy of a command, in few bytes, because every move adds a row. The key is a hash of table, player
# and id. The response is not stored: it is computed again from the streams.
command = Table(
    "command",
    metadata,
    Column("key", LargeBinary, primary_key=True),
    Column("fingerprint", LargeBinary, nullable=False),
    _words("since"),
    _time("at"),
    sqlite_with_rowid=False,
)

member = Table(
    "member",
    metadata,
    _words("table_id", ForeignKey("game_table.id"), key=True),
    _words("player", key=True),
    Index("member_player", "player"),
)

note = Table(
    "note",
    metadata,
    _words("table_id", ForeignKey("game_table.id"), key=True),
    _words("player", key=True),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Index("note_player", "player"),
)

# The number of attempts for each key and second.
attempt = Table(
    "attempt",
    metadata,
    _words("key", key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("times", Integer, nullable=False),
    _time("expires"),
    Index("attempt_expires", "expires"),
)
