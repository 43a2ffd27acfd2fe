"""The war: *La Famiglia: The Great Mafia War* for four players in two teams.

>>> from famiglia import war
>>> game = war.new(options=("quick-setup",), dice=war.Dice("an evening in May"))
>>> seat = game.to_decide()[0]
>>> events = game.play(seat, game.moves(seat)[0])
>>> game.to_decide() == (seat,)
True
"""

import secrets
from collections.abc import Iterable
from functools import lru_cache

from famiglia.dice import Chance, Dice
from famiglia.game import NotationError, Refused

from .engine.board import Board
from .engine.engine import deal
from .engine.options import OPTIONS, WAR_1, rules_in_force
from .engine.position import Position
from .events import Event
from .game import Result, War
from .ledger import Ledger
from .moves import Move
from .pack import Pack, PackError, load

RULES_VERSION = "war-2"
"""Changes when the same moves could lead to another position; every record contains it."""

FOR_NEWCOMERS = ("first-game", "quick-setup")
"""The options that suit a first game; wherever a war is set up they are chosen at first."""

PLAYABLE = ("war-1", RULES_VERSION)
"""The rules versions that this program can play; a new war uses the latest."""


@lru_cache(maxsize=8)
def _board(pack: Pack) -> Board:
    return Board(pack)


@lru_cache(maxsize=1)
def _standard() -> Pack:
    return load("standard")


def board_of(pack: str | Pack = "standard") -> Board:
    """The engine's tables for a pack: a name, a folder, or a loaded pack."""
    if isinstance(pack, Pack):
        return _board(pack)
    return _board(_standard() if pack == "standard" else load(pack))


def new(
    pack: str | Pack = "standard",
    options: Iterable[str] = (),
    dice: Chance | None = None,
    rules: str = RULES_VERSION,
) -> War:
    """A new war, up to its first decision: the choice of families, or with `quick-setup` the first turn."""
    dice = dice if dice is not None else Dice(secrets.token_bytes(32))
    earlier = WAR_1 if rules == "war-1" else 0
    return War(deal(board_of(pack), rules_in_force(options) | earlier, dice), dice)


def resume(position: str, dice: Chance | None = None, pack: str | Pack = "standard") -> War:
    """A war that continues from a position in compact notation."""
    from .notation.read import read_position

    dice = dice if dice is not None else Dice(secrets.token_bytes(32))
    return War(read_position(position, board_of(pack)), dice)


__all__ = [
    "FOR_NEWCOMERS", "OPTIONS", "PLAYABLE", "RULES_VERSION", "Board", "Chance", "Dice", "Event", "Ledger", "Move",
    "NotationError", "Pack", "PackError", "Position", "Refused", "Result", "War", "board_of", "new", "resume",
]  # fmt: skip
