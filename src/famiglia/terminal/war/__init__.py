"""The war in the terminal: one to four people at one screen, bots in the other seats."""

from .settings import HOLDERS, PERSON, SEATS, WarSettings, seated

__all__ = ["HOLDERS", "PERSON", "SEATS", "WarSettings", "seated"]
