"""Rows to try the store with."""

from famiglia.store import CommandRow, Entry, Seat, Store, TableRow, TableSummary

ANNA = Seat("anna", "Anna", None, True)
BOT = Seat(None, "", "greedy", False)


def entry(stream: str = "game", body: str = "{}", at: int = 7, player: str | None = "anna") -> Entry:
    """An entry for a stream; the store gives it its number."""
    return Entry(stream, 0, body, at, player)


def summary(
    *seats: Seat,
    status: str = "running",
    updated: int = 7,
    bot_waiting: bool = False,
    players: frozenset[str] | None = None,
) -> TableSummary:
    """What lists of tables show."""
    return TableSummary(status, updated, seats, bot_waiting, players)


def row(table: str, visibility: str = "private", settings: str = "{}") -> TableRow:
    """A table that was just opened."""
    return TableRow(table, "duel", settings, b"secret", b"other secret", visibility, "live", "open", 5, 5)


def command(number: int = 1, since: str = "game:1", player: str = "anna", at: int = 7) -> CommandRow:
    """A command, and what its sender knew."""
    return CommandRow(player, f"command-{number}", b"fingerprint %d" % number, since, at)


async def opened(store: Store, table: str = "table", *lines: Entry) -> str:
    """A new table with these lines in it."""
    await store.new_table(row(table), list(lines), summary())
    return table
