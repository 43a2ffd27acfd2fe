"""The first version: players, sessions, tables with their streams, notes and limits."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, String, Text, text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "player",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("link_hash", String, unique=True),
        Column("account", String),
        Column("account_folded", String, unique=True),
        Column("password_hash", String),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "alias",
        Column("old", String, primary_key=True),
        Column("new", String, ForeignKey("player.id"), nullable=False),
    )
    op.create_table(
        "session",
        Column("hash", String, primary_key=True),
        Column("player", String, ForeignKey("player.id"), nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("expires", BigInteger, nullable=False),
    )
    op.create_table(
        "game_table",
        Column("id", String, primary_key=True),
        Column("game", String, nullable=False),
        Column("settings", Text, nullable=False),
        Column("secret", LargeBinary, nullable=False),
        Column("bot_secret", LargeBinary, nullable=False),
        Column("visibility", String, nullable=False),
        Column("pace", String, nullable=False),
        Column("status", String, nullable=False),
        Column("opened", BigInteger, nullable=False),
        Column("updated", BigInteger, nullable=False),
        Column("length", Integer, nullable=False),
        Column("seats", Text, nullable=False),
        Column("bots_since", BigInteger),
    )
    op.create_table(
        "stream",
        Column("table_id", String, ForeignKey("game_table.id"), primary_key=True),
        Column("name", String, primary_key=True),
        Column("number", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "event",
        Column("table_id", String, ForeignKey("game_table.id"), primary_key=True),
        Column("stream", String, primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("ordinal", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("player", String),
        Column("body", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "command",
        Column("table_id", String, ForeignKey("game_table.id"), primary_key=True),
        Column("player", String, primary_key=True),
        Column("id", String, primary_key=True),
        Column("fingerprint", String, nullable=False),
        Column("answer", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "member",
        Column("table_id", String, ForeignKey("game_table.id"), primary_key=True),
        Column("player", String, primary_key=True),
    )
    op.create_table(
        "note",
        Column("table_id", String, ForeignKey("game_table.id"), primary_key=True),
        Column("player", String, primary_key=True),
        Column("text", Text, nullable=False),
        Column("version", Integer, nullable=False),
    )
    op.create_table(
        "attempt",
        Column("key", String, primary_key=True),
        Column("at", BigInteger, primary_key=True, autoincrement=False),
        Column("times", Integer, nullable=False),
        Column("expires", BigInteger, nullable=False),
    )
    for table, column in (
        ("alias", "new"),
        ("session", "player"),
        ("session", "expires"),
        ("member", "player"),
        ("note", "player"),
        ("attempt", "expires"),
    ):
        op.create_index(f"{table}_{column}", table, [column])
    for name, columns, where in (
        ("game_table_listed", ["status", "updated"], "visibility = 'listed'"),
        ("game_table_bots", ["bots_since"], "bots_since IS NOT NULL"),
    ):
        op.create_index(name, "game_table", columns, sqlite_where=text(where), postgresql_where=text(where))
