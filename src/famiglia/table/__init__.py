"""A table: seats, a game, chat and bots; pure, so that whoever runs it decides where it is kept and who is told."""

from .entry import Entry
from .errors import TableError
from .messages import Deed
from .people import Occupant, Who
from .settings import Settings
from .table import Table
from .thought import Thought

__all__ = ["Deed", "Entry", "Occupant", "Settings", "Table", "TableError", "Thought", "Who"]
