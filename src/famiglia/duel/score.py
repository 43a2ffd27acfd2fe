"""Counts victory points and determines the winner (D-83 to D-85)."""

from typing import Final

from mypy_extensions import i64

from .cards import Pile, count
from .position import OVER, PASSED_OUT, Position
from .result import Result

# Victory points by family (F A B M) and value 0 to 4. The rulebooks give no list. The red series and 0, 1, 3, 6, 10 for
# the others are reported by a French strategy series of 2011; two independent reviews cap a card at 15 points, others
# confirm single values. Only one review has 16 for the red 4, which would break the triangular pattern of all other values.
# If the list is wrong, correct it here.
POINTS: Final[list[int]] = [
    1, 3, 6, 10, 15,
    0, 1, 3, 6, 10,
    0, 1, 3, 6, 10,
    0, 1, 3, 6, 10,
]  # fmt: skip


def points_of(pile: Pile) -> i64:
    """The victory points of these cards."""
    total: i64 = 0
    for card in range(i64(20)):
        total += count(pile, card) * POINTS[card]
    return total


def best_card(pile: Pile) -> int:
    """The points of the most valuable single card."""
    return max([POINTS[card] for card in range(20) if count(pile, card)], default=0)


def points(position: Position, seat: int) -> int:
    """A seat's points: hand and play area (D-83)."""
    return points_of(position.hand0 + position.area0) if seat == 0 else points_of(position.hand1 + position.area1)


def result_of(position: Position) -> Result | None:
    """The result of a finished duel, None while it runs."""
    if position.step != OVER:
        return None
    scores = (points(position, 0), points(position, 1))
    reason = "pass" if position.ending == PASSED_OUT else "deck"
    if scores[0] != scores[1]:
        return Result(scores, 0 if scores[0] > scores[1] else 1, reason, None)
    best = (best_card(position.hand0 + position.area0), best_card(position.hand1 + position.area1))
    if best[0] != best[1]:
        return Result(scores, 0 if best[0] > best[1] else 1, reason, best)
    return Result(scores, None, reason, best)
