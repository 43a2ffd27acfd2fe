"""Runs `famiglia serve` with fixed deals: the cards depend only on the names of the people at a new table.

So a test gets the same hand every time. The words that a visitor's browser adds to the shuffle are fixed, too (see
`visitors.py`). Nothing else about the server is changed.
"""

from collections.abc import Sequence
from hashlib import sha256

from famiglia.cli import main
from famiglia.server.live import new_table, table_rows
from famiglia.store import TableRow
from famiglia.table import Occupant, Settings, StreamEntry, Table

_create_table = new_table.create_table
_row_of = table_rows.row_of


class FixedSecret:
    """Stands in for the module `secrets` and returns the same bytes every time."""

    def __init__(self, name: str) -> None:
        self.seed = sha256(f"deal of {name}".encode()).digest()

    def token_bytes(self, number: int) -> bytes:
        return self.seed[:number]


def create_table(
    table_id: str, settings: Settings, occupants: Sequence[Occupant], now: int, secret: bytes | None = None
) -> tuple[Table, list[StreamEntry]]:
    """Open a table with the deal that belongs to the names of its occupants; a rematch keeps the secret it was given."""
    setattr(new_table, "secrets", FixedSecret(" ".join(occupant.name for occupant in occupants)))  # noqa: B010
    return _create_table(table_id, settings, occupants, now, secret)


def row_of(table: Table, bot_secret: bytes | None = None) -> TableRow:
    """The row of a table whose bots make the same choices every time."""
    return _row_of(table, bot_secret or sha256(table.secret).digest())


if __name__ == "__main__":
    new_table.create_table = create_table
    table_rows.row_of = row_of
    main()
