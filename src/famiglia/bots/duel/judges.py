"""What a bot holds a position to be worth, from 0 (lost) to 1 (won) for the seat that has just moved."""

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.duel.position import OVER, Position
from famiglia.duel.score import best_card, points_of

from .features import features
from .net import POINTS, Net

LEAD_COUNTS = 0.03
"""The worth of a lead of `POINTS` beyond the chance to win, so that a won duel is still played well."""


class Judge:
    """Values positions by the result alone; what is not over yet is worth a half."""

    def look(self, position: Position, seat: i64) -> None:
        """Prepare to value positions that differ little from this one."""

    def worth(self, position: Position, seat: i64, draws: i64) -> float:
        """The worth for this seat of a position in which it is about to draw so many cards, or in which it has ended its turn."""
        return result_worth(position, seat) if position.step == OVER else 0.5


class NetJudge(Judge):
    """Values positions with a net."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.on = vec[i64]()
        self.sums = net.hidden(self.on)

    def look(self, position: Position, seat: i64) -> None:
        self.on = features(position, seat, 0)
        self.sums = self.net.hidden(self.on)

    def worth(self, position: Position, seat: i64, draws: i64) -> float:
        if position.step == OVER:
            return result_worth(position, seat)
        sums = self.net.changed(self.sums, self.on, features(position, seat, draws))
        return self.net.chance(sums) + LEAD_COUNTS * self.net.lead(sums)


def lead_of(position: Position, seat: i64) -> i64:
    """By how many points the seat leads."""
    lead = points_of(position.hand0 + position.area0) - points_of(position.hand1 + position.area1)
    return lead if seat == 0 else -lead


def outcome(position: Position, seat: i64) -> float:
    """The result of a duel that is over: 1, 0, or a half for a draw."""
    lead = lead_of(position, seat)
    if lead == 0:
        lead = best_card(position.hand0 + position.area0) - best_card(position.hand1 + position.area1)
        lead = lead if seat == 0 else -lead
    return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0


def result_worth(position: Position, seat: i64) -> float:
    return outcome(position, seat) + LEAD_COUNTS * float(lead_of(position, seat)) / POINTS
