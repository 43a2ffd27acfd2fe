"""Persistent storage for players, sessions, tables with their streams, and notes, in SQLite or PostgreSQL."""

from .accounts import folded
from .aliases import ALIASES
from .errors import AccountTaken, DuplicateCommand, Failure, NoSuchTable, Stale, StoreError, TableTaken
from .rows import (
    CommandRow,
    Entry,
    Listing,
    NewEntry,
    Note,
    Player,
    Seat,
    StoredTable,
    TableRow,
    TableSummary,
)
from .store import Store

__all__ = [
    "ALIASES",
    "AccountTaken",
    "CommandRow",
    "DuplicateCommand",
    "Entry",
    "Failure",
    "Listing",
    "NewEntry",
    "NoSuchTable",
    "Note",
    "Player",
    "Seat",
    "Stale",
    "Store",
    "StoreError",
    "StoredTable",
    "TableRow",
    "TableSummary",
    "TableTaken",
    "folded",
]
