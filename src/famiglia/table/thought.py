"""What a bot gets to think about, ready to be sent to another process: its view, never the position."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from famiglia.bots import bot
from famiglia.dice import Dice

if TYPE_CHECKING:
    from .story import Story


class Sight(Protocol):
    """What a bot sees, as plain data that can be pickled."""

    def view(self) -> Any:
        """The view itself."""

    def read(self, moves: tuple[str, ...]) -> list[Any]:
        """Moves from their notation."""


@dataclass(frozen=True)
class Thought:
    """A decision that a bot has to make; plain data that can be pickled."""

    game: str
    bot: str
    seat: int
    number: int
    """How many lines the record has: what the move has to be expected at."""
    moves: tuple[str, ...]
    sight: Sight

    def decide(self, seed: bytes) -> str:
        """The move the bot makes; the seed decides where it leaves something to chance."""
        choose = bot(self.bot, self.game).choose
        return str(choose(self.sight.view(), self.sight.read(self.moves), Dice(seed)))


def thought_of(story: "Story", seat: int, name: str) -> Thought:
    """What the bot in this seat has to decide now."""
    kind, moves = story.kind, tuple(str(move) for move in story.game.moves(seat))
    return Thought(kind.name, name, seat, len(story.record.written), moves, kind.sight(kind.bot_view(story, seat)))


def decision(story: "Story", seat: int, name: str, seed: bytes) -> Callable[[], Any]:
    """The same decision as a function for another thread of this process; unlike a `Thought` it plays any pack."""
    choose, moves = bot(name, story.kind.name).choose, story.game.moves(seat)
    view = story.kind.bot_view(story, seat)
    return lambda: choose(view, moves, Dice(seed))
