"""`famiglia serve` with known shuffles: the names of the people at a new table decide which cards are dealt.

A test that needs a certain hand gets it every time. What a visitor's browser adds to the shuffle is fixed, too (see
`visitors.py`). Nothing else about the server is changed.
"""

from collections.abc import Sequence
from hashlib import sha256

from famiglia.cli import main
from famiglia.server.live import table_rows as opening
from famiglia.store import TableRow
from famiglia.table import Occupant, Settings, StreamEntry, Table

_opened = opening.opened
_row_of = opening.row_of


class FixedSecret:
    """Stands in for the module `secrets` and returns the same bytes every time."""

    def __init__(self, name: str) -> None:
        self.seed = sha256(f"deal of {name}".encode()).digest()

    def token_bytes(self, number: int) -> bytes:
        return self.seed[:number]


def opened(
    id_: str, settings: Settings, occupants: Sequence[Occupant], at: int, secret: bytes | None = None
) -> tuple[Table, list[StreamEntry]]:
    """Open a table with the deal that belongs to the names of its occupants; a rematch keeps the secret it was given."""
    setattr(opening, "secrets", FixedSecret(" ".join(occupant.name for occupant in occupants)))  # noqa: B010
    return _opened(id_, settings, occupants, at, secret)


def row_of(table: Table, bot_secret: bytes | None = None) -> TableRow:
    """The row of a table whose bots make the same choices every time."""
    return _row_of(table, bot_secret or sha256(table.secret).digest())


if __name__ == "__main__":
    opening.opened = opened
    opening.row_of = row_of
    main()
