"""What a bot gets to think about, ready to be sent to another process: its view, never the position."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from famiglia.bots import bot
from famiglia.dice import Dice
from famiglia.duel.notation import read_move
from famiglia.duel.view import View

if TYPE_CHECKING:
    from .story import Story
    from .war_sight import WarSight


@dataclass(frozen=True)
class Thought:
    """A decision that a bot has to make; plain data that can be pickled."""

    game: str
    bot: str
    seat: int
    number: int
    """How many lines the record has: what the move has to be expected at."""
    moves: tuple[str, ...]
    sight: "View | WarSight"
    """Of a duel: the view with both hands as an attentive player knows them."""

    def decide(self, seed: bytes) -> str:
        """The move the bot makes; the seed decides where it leaves something to chance."""
        choose = bot(self.bot, self.game).choose
        if isinstance(self.sight, View):
            return str(choose(self.sight, [read_move(move) for move in self.moves], Dice(seed)))
        return str(choose(self.sight.view(), self.sight.read(self.moves), Dice(seed)))


def thought_of(story: "Story", seat: int, name: str) -> Thought:
    """What the bot in this seat has to decide now."""
    game: Any = story.game
    moves = tuple(str(move) for move in game.moves(seat))
    number = len(story.record.written)
    if story.is_duel:
        return Thought("duel", name, seat, number, moves, story.memory.recall(game.view(seat)))
    from .war_sight import sight_of

    return Thought("war", name, seat, number, moves, sight_of(game.view(seat)))
