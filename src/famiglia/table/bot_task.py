"""The decision of a bot as data for another process. It contains the view of the bot's seat, never the position."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from famiglia.bots import Clock, bot
from famiglia.dice import Dice

if TYPE_CHECKING:
    from .game_log import GameLog


class PackedView(Protocol):
    """The view of a bot as plain data that can be pickled."""

    def view(self) -> Any:
        """The view itself."""

    def read(self, moves: tuple[str, ...]) -> list[Any]:
        """The moves in these notations."""


@dataclass(frozen=True)
class BotTask:
    """A decision that a bot has to make; plain data that can be pickled."""

    game: str
    bot: str
    seat: int
    number: int
    """The number of lines in the record, which must not have changed when the move is made."""
    moves: tuple[str, ...]
    packed: PackedView

    def decide(self, seed: bytes, clock: Clock | None = None) -> str:
        """The notation of the move that the bot makes; the seed decides its random choices, the clock its time limit."""
        choose = bot(self.bot, self.game, clock).choose
        return str(choose(self.packed.view(), self.packed.read(self.moves), Dice(seed)))


def task_for(log: "GameLog", seat: int, name: str) -> BotTask:
    """The decision that the bot in this seat has to make now."""
    kind, moves = log.kind, tuple(str(move) for move in log.game.moves(seat))
    return BotTask(kind.name, name, seat, len(log.record.written), moves, kind.pack_view(kind.bot_view(log, seat)))


def decision(log: "GameLog", seat: int, name: str, seed: bytes, clock: Clock | None = None) -> Callable[[], Any]:
    """The same decision as a function for another thread. Unlike a `BotTask`, it works with any pack, not only built-in ones."""
    choose, moves = bot(name, log.kind.name, clock).choose, log.game.moves(seat)
    view = log.kind.bot_view(log, seat)
    return lambda: choose(view, moves, Dice(seed))
