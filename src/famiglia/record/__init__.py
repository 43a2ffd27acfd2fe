"""A game as a hash-chained log: keep it, replay it, verify it, take moves back."""

from .hash_chain import RecordError
from .reader import read
from .record import AnyRecord, Entry, Header, Record
from .verification import Verified, verify

__all__ = ["AnyRecord", "Entry", "Header", "Record", "RecordError", "Verified", "read", "verify"]
