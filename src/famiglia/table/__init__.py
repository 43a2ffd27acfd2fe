"""A table: seats, a game, chat and bots; pure, without input or output, so that a server and a terminal can both run it."""

from .bot_task import BotTask
from .errors import TableError
from .messages import Deed
from .occupants import Occupant, Who
from .settings import Settings
from .streams import StreamEntry
from .table import Table

__all__ = ["BotTask", "Deed", "Occupant", "Settings", "StreamEntry", "Table", "TableError", "Who"]
