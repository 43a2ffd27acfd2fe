"""`famiglia serve` whose shuffles are known: whoever sits there when a table is opened decides by name which cards are dealt.

So a test that needs a certain hand gets it every time. (What a visitor's browser adds to the shuffle is known, too.) Nothing else
about the server is changed.
"""

from collections.abc import Sequence
from hashlib import sha256

from famiglia.cli import main
from famiglia.server import opening
from famiglia.store import TableRow
from famiglia.table import Entry, Occupant, Settings, Table

_opened = opening.opened
_row_of = opening.row_of


class Stacked:
    """A source of secrets that always tells the same one."""

    def __init__(self, name: str) -> None:
        self.seed = sha256(f"deal of {name}".encode()).digest()

    def token_bytes(self, number: int) -> bytes:
        return self.seed[:number]


def dealt(
    id_: str, settings: Settings, occupants: Sequence[Occupant], at: int, secret: bytes | None = None
) -> tuple[Table, list[Entry]]:
    """A new table with the cards of its first guest; those of a rematch were settled with the game before."""
    setattr(opening, "secrets", Stacked(" ".join(occupant.name for occupant in occupants)))  # noqa: B010
    return _opened(id_, settings, occupants, at, secret)


def row_of(table: Table, bot_secret: bytes | None = None) -> TableRow:
    """The row of a table whose bots always think alike."""
    return _row_of(table, bot_secret or sha256(table.secret).digest())


if __name__ == "__main__":
    opening.opened = dealt
    opening.row_of = row_of
    main()
