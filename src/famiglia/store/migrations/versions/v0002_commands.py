"""Stores commands under a short key and without their responses, which are computed from the streams."""

from hashlib import sha256

from alembic import op
from sqlalchemy import BigInteger, Column, LargeBinary, String, text

revision = "0002"
down_revision = "0001"

KEPT = "CREATE TEMPORARY TABLE kept_command AS SELECT table_id, player, id, fingerprint FROM command"
TABLES = text(
    "SELECT id, updated FROM game_table WHERE EXISTS (SELECT 1 FROM kept_command WHERE table_id = game_table.id)"
)
OF_A_TABLE = text("SELECT player, id, fingerprint FROM kept_command WHERE table_id = :id")


def upgrade() -> None:
    """Create the table again and drop the old one, so that its space is free at once.

    The old table does not say what the sender of a command knew, so `since` is empty: a second copy gets everything.
    """
    op.execute(KEPT)
    op.execute("CREATE INDEX kept_command_table ON kept_command (table_id)")
    op.drop_table("command")
    command = op.create_table(
        "command",
        Column("key", LargeBinary, primary_key=True),
        Column("fingerprint", LargeBinary, nullable=False),
        Column("since", String, nullable=False),
        Column("at", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    for table, updated in connection.execute(TABLES).all():
        rows = [
            {
                "key": sha256("\n".join((table, player, id_)).encode()).digest()[:16],
                "fingerprint": bytes.fromhex(fingerprint)[:16],
                "since": "",
                "at": updated,
            }
            for player, id_, fingerprint in connection.execute(OF_A_TABLE, {"id": table})
        ]
        op.bulk_insert(command, rows)
    op.execute("DROP TABLE kept_command")
