"""A game as a hash-chained log: keep it, replay it, verify it, take moves back."""

from .chain import RecordError
from .reading import read
from .record import AnyRecord, Entry, Header, Record
from .verify import Verified, verify

__all__ = ["AnyRecord", "Entry", "Header", "Record", "RecordError", "Verified", "read", "verify"]
