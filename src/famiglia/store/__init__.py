"""What outlives the process: players, sessions, tables and their logs, in SQLite or PostgreSQL."""

from .accounts import folded
from .errors import AccountTaken, Failure, NoSuchTable, Seen, Stale, StoreError, TableTaken
from .game_transfer import ALIASES
from .rows import CommandRow, Entry, Index, Line, Listing, Note, Player, Seat, Stored, TableRow
from .store import Store

__all__ = [
    "ALIASES",
    "AccountTaken",
    "CommandRow",
    "Entry",
    "Failure",
    "Index",
    "Line",
    "Listing",
    "NoSuchTable",
    "Note",
    "Player",
    "Seat",
    "Seen",
    "Stale",
    "Store",
    "StoreError",
    "Stored",
    "TableRow",
    "TableTaken",
    "folded",
]
