"""Shortens the hashes of commands, and in PostgreSQL the index of the events."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Shorten both hashes to the lengths that new commands have; on PostgreSQL, index the events by their table alone.

    SQLite keeps the events in the order of their primary key, without an index beside them, so nothing is gained there.
    """
    if op.get_bind().dialect.name != "postgresql":
        op.execute("UPDATE command SET key = substr(key, 1, 12), fingerprint = substr(fingerprint, 1, 8)")
        return
    # A change of type writes the table and its index again, without gaps.
    op.execute(
        "ALTER TABLE command ALTER COLUMN key TYPE bytea USING substring(key FROM 1 FOR 12),"
        " ALTER COLUMN fingerprint TYPE bytea USING substring(fingerprint FROM 1 FOR 8)"
    )
    op.drop_constraint("event_pkey", "event", type_="primary")
    op.create_index("event_table", "event", ["table_id"])
