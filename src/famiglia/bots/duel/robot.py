"""The house robot: a fixed programme of five rules that a person can carry out with a real deck (docs/robot.md)."""

from collections.abc import Sequence
from typing import Final

from famiglia.dice import Chance
from famiglia.duel import Move, Pass, Refresh, Take
from famiglia.duel.cards import NUMBERS
from famiglia.duel.score import POINTS
from famiglia.duel.view import View

ORDER: Final = "FABM"
"""Where cards are equally good, the family that comes first here decides."""


class HouseRobot:
    """Follows the printed rules; it needs no dice and looks at nothing but the open cards."""

    name = "robot"

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        passing = next((move for move in moves if isinstance(move, Pass)), moves[0])
        if view.passes and lead(view) > 0:
            return passing  # rule 1
        takes = [move for move in moves if isinstance(move, Take) and is_plain(move)]
        paid = [move for move in takes if move.down is not None]
        if paid:
            return max(paid, key=take_order)  # rule 2
        if takes:
            return max(takes, key=lambda move: (second_zero(view, move), *take_order(move)))  # rule 3
        refreshes = [move for move in moves if isinstance(move, Refresh)]
        if refreshes:
            return max(refreshes, key=refresh_order)  # rule 4
        return passing  # rule 5


def lead(view: View) -> int:
    """By how many points the robot leads."""
    mine, theirs = view.seat, 1 - view.seat
    return worth(view, mine) - worth(view, theirs)


def worth(view: View, seat: int) -> int:
    return sum(POINTS[NUMBERS[card]] for card in (*(view.hands[seat] or ()), *view.areas[seat]))


def is_plain(move: Take) -> bool:
    """True if the card is free or paid with two equal cards, without the ability of a Mercenary."""
    return move.back == move.down


def take_order(move: Take) -> tuple[int, int, bool]:
    """The dearest card first, then the family, then an old card of the Street before a new one."""
    return POINTS[NUMBERS[move.card]], -ORDER.index(move.card[0]), not move.new


def second_zero(view: View, move: Take) -> bool:
    """True if the robot holds exactly one card like this 0, so that it becomes a pair."""
    return (view.hands[view.seat] or ()).count(move.card) == 1


def refresh_order(move: Refresh) -> tuple[int, int, bool]:
    """The highest card first, then the family that comes last, then an old card of the Street before a new one."""
    return int(move.card[1]), ORDER.index(move.card[0]), not move.new
