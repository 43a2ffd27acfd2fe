"""The duel: *Famiglia* for two players.

>>> from famiglia import duel
>>> game = duel.new(edition="revised", dice=duel.Dice("an evening in May"), first=0)
>>> events = game.play(0, game.moves(0)[-1])
>>> game.to_decide()
(1,)
"""

import secrets
from collections.abc import Iterable

from famiglia.dice import Chance, Dice
from famiglia.game import NotationError, Refused

from .edition import EDITIONS, OPTIONS, rules_in_force
from .events import Dealt, Drawn, Event, LastTurns, Over, Played, Reshuffled
from .game import Duel
from .moves import Exchange, Move, Pass, PlayAccountant, PlayBrute, Refresh, Stop, Take
from .position import Position
from .result import Result
from .turn import deal

RULES_VERSION = "duel-1"
"""Changes when the same moves could lead to another position; every record contains it."""


def new(
    edition: str = "revised", options: Iterable[str] = (), dice: Chance | None = None, first: int | None = None
) -> Duel:
    """A new duel. The dice choose the starting player unless `first` names the seat (D-07)."""
    if first not in (None, 0, 1):
        raise ValueError(f"first {first!r}: expected 0 or 1, or nothing for the dice to decide")
    rules = rules_in_force(edition, options)
    dice = dice if dice is not None else Dice(secrets.token_bytes(32))
    chosen = dice.below(2)
    return Duel(deal(rules, chosen if first is None else first, dice), dice)


def resume(position: str, dice: Chance | None = None) -> Duel:
    """A duel that continues from a position in notation; the dice shuffle the unknown cards of its deck."""
    from .notation import read_position
    from .view import fill_deck

    dice = dice if dice is not None else Dice(secrets.token_bytes(32))
    read = read_position(position)
    fill_deck(read, dice)
    return Duel(read, dice)


__all__ = [
    "EDITIONS", "OPTIONS", "RULES_VERSION", "Chance", "Dealt", "Dice", "Drawn", "Duel", "Event", "Exchange", "LastTurns",
    "Move", "NotationError", "Over", "Pass", "PlayAccountant", "PlayBrute", "Played", "Position", "Refresh", "Refused",
    "Reshuffled", "Result", "Stop", "Take", "new", "resume",
]  # fmt: skip
