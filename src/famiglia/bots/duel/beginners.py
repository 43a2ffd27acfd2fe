"""How beginners value a position: by what lies before them, without the other side and without what comes next."""

from typing import Final, final

from mypy_extensions import i64

from famiglia.duel.cards import BRUTE, count, size, value_of
from famiglia.duel.position import OVER, Position
from famiglia.duel.score import points_of

from .judges import Judge, result_worth

SCALE: Final = 200.0
"""So many points make the difference between lost and won, so that a worth stays between 0 and 1."""


@final
class PointsJudge(Judge):
    """Values the own points, and a little the own cards; shrinks from putting good cards away."""

    def worth(self, position: Position, seat: i64, draws: i64) -> float:
        hand = position.hand0 if seat == 0 else position.hand1
        area = position.area0 if seat == 0 else position.area1
        worth = float(points_of(hand + area)) + 0.1 * float(size(hand))
        if draws:
            worth += 0.5 - 0.1 * float(draws)
        elif position.passes:
            worth -= 0.5
        return 0.5 + worth / SCALE


@final
class HandJudge(Judge):
    """Values points, cards in hand, pairs, and cards with an ability."""

    def worth(self, position: Position, seat: i64, draws: i64) -> float:
        if position.step == OVER:
            return result_worth(position, seat)
        hand = position.hand0 if seat == 0 else position.hand1
        area = position.area0 if seat == 0 else position.area1
        worth = float(points_of(hand + area)) + 0.9 * float(size(hand))
        for card in range(i64(20)):
            held = count(hand, card)
            if held > 1:
                worth += 1.2
            if held and card >= BRUTE:
                worth += 0.6 * float(held * value_of(card))
        if draws:
            worth += 1.1 + 0.1 * float(draws)
        return 0.5 + worth / SCALE
