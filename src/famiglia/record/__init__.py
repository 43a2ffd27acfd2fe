"""A game as a hash-chained log: keep it, replay it, verify it, take moves back."""

from .chain import RecordError
from .reading import read
from .record import Entry, Header, Record
from .verify import Verified, verify

__all__ = ["Entry", "Header", "Record", "RecordError", "Verified", "read", "verify"]
