"""What a bot gets to think about, ready to be sent to another process: its view, never the position."""

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


def thought_of(story: "Story", seat: int, name: str, sight: Sight) -> Thought:
    """What the bot in this seat, who sees this, has to decide now."""
    moves = tuple(str(move) for move in story.game.moves(seat))
    return Thought(story.kind.name, name, seat, len(story.record.written), moves, sight)
