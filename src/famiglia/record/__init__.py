"""Records of games: a hash-chained log with replay, verification and undo."""

from .hash_chain import RecordError
from .reader import read
from .record import AnyRecord, Entry, Header, Record
from .verification import Verified, verify

__all__ = ["AnyRecord", "Entry", "Header", "Record", "RecordError", "Verified", "read", "verify"]
