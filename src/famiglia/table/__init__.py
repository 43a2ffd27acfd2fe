"""A table: its seats, its game, its chat and its bots. It does no input or output, so a server and a terminal can use it."""

from .bot_task import BotTask
from .errors import TableError
from .messages import Deed
from .occupants import Occupant, Who
from .settings import Settings
from .streams import StreamEntry
from .table import Table

__all__ = ["BotTask", "Deed", "Occupant", "Settings", "StreamEntry", "Table", "TableError", "Who"]
