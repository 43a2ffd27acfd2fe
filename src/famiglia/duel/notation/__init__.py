"""The notation of the duel: moves and positions as text (`docs/notation.md`)."""

from .move_reader import read_move
from .read import read_position
from .write import write_position

__all__ = ["read_move", "read_position", "write_position"]
