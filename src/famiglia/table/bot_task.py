"""What a bot gets to think about, ready to be sent to another process: its view, never the position."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from famiglia.bots import bot
from famiglia.dice import Dice

if TYPE_CHECKING:
    from .game_log import GameLog


class PackedView(Protocol):
    """What a bot sees, as plain data that can be pickled."""

    def view(self) -> Any:
        """The view itself."""

    def read(self, moves: tuple[str, ...]) -> list[Any]:
        """Moves from their notation."""


@dataclass(frozen=True)
class BotTask:
    """A decision that a bot has to make; plain data that can be pickled."""

    game: str
    bot: str
    seat: int
    number: int
    """How many lines the record has: what the move has to be expected at."""
    moves: tuple[str, ...]
    packed: PackedView

    def decide(self, seed: bytes) -> str:
        """The move the bot makes; the seed decides where it leaves something to chance."""
        choose = bot(self.bot, self.game).choose
        return str(choose(self.packed.view(), self.packed.read(self.moves), Dice(seed)))


def task_for(log: "GameLog", seat: int, name: str) -> BotTask:
    """What the bot in this seat has to decide now."""
    kind, moves = log.kind, tuple(str(move) for move in log.game.moves(seat))
    return BotTask(kind.name, name, seat, len(log.record.written), moves, kind.pack_view(kind.bot_view(log, seat)))


def decision(log: "GameLog", seat: int, name: str, seed: bytes) -> Callable[[], Any]:
    """The same decision as a function for another thread of this process; unlike a `BotTask` it plays any pack."""
    choose, moves = bot(name, log.kind.name).choose, log.game.moves(seat)
    view = log.kind.bot_view(log, seat)
    return lambda: choose(view, moves, Dice(seed))
