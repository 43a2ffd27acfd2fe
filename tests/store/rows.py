"""Sample rows for the tests of the store."""

from famiglia.store import CommandRow, Entry, Seat, Store, TableRow, TableSummary

ANNA = Seat("anna", "Anna", None, True)
BOT = Seat(None, "", "greedy", False)


def entry(stream: str = "game", body: str = "{}", at: int = 7, player: str | None = "anna") -> Entry:
    """An entry for a stream; the store sets its number."""
    return Entry(stream, 0, body, at, player)


def summary(
    *seats: Seat,
    status: str = "running",
    updated: int = 7,
    bot_waiting: bool = False,
    players: frozenset[str] | None = None,
) -> TableSummary:
    """The summary of a table for lists of tables."""
    return TableSummary(status, updated, seats, bot_waiting, players)


def row(table: str, visibility: str = "private", settings: str = "{}") -> TableRow:
    """The row of a new table."""
    return TableRow(table, "duel", settings, b"secret", b"other secret", visibility, "live", "open", 5, 5)


def command(number: int = 1, since: str = "game:1", player: str = "anna", at: int = 7) -> CommandRow:
    """The row of a command; `since` contains the numbers that its sender knew."""
    return CommandRow(player, f"command-{number}", b"fingerprint %d" % number, since, at)


async def opened(store: Store, table: str = "table", *lines: Entry) -> str:
    """Store a new table with these entries, and return its id."""
    await store.new_table(row(table), list(lines), summary())
    return table
