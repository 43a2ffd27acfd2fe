"""Records of games: hash-chained logs with replay, verification and undo. See `docs/records.md` for the format."""

from .hash_chain import RecordError
from .reader import read
from .record import AnyRecord, Entry, Header, Record
from .verification import Verified, verify

__all__ = ["AnyRecord", "Entry", "Header", "Record", "RecordError", "Verified", "read", "verify"]
