"""The greedy rules as a policy on positions: the best move by an estimate of its immediate value, without looking ahead."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.war.engine import move_codes
from famiglia.war.engine.move_codes import first, verb_of
from famiglia.war.engine.position import Position

from .attack_values import HARM, place_of_best
from .board_facts import facts_of
from .conflict import Card, Style, TakeFirst, TakeSecond
from .decision import EQUAL, Decision, First, Most
from .encounter import Agitate, Defect, Launch, OrderParts, Pentito, Spread
from .matrix_game import ROUGH
from .movements import Bribery, Buy, CarAlong, Fight, HowMany
from .planning import (
    Column,
    Equip,
    Exert,
    Gain,
    Into,
    Issue,
    Onto,
    Parts,
    Sail,
    Sink,
    Space,
    Tiles,
    Turn,
    Ultima,
    WhichOrder,
)
from .rallying import Gather, Rally, RallySoldati
from .setup import Labs, Mark, StartTokens, Units, Unmark
from .situation import Situation

DECISIONS: Final[list[Decision]] = [
    Decision(), Decision(), Units(), Labs(), StartTokens(), Tiles(), Turn(), Space(), Column(), Gain(), Parts(),
    Most(move_codes.RECRUIT), Into(), Most(move_codes.PLACE), Issue(), WhichOrder(), Equip(), Sail(), Sink(), Gather(),
    Rally(), RallySoldati(), Most(move_codes.CARS), Exert(), Onto(), Ultima(), Unmark(), Mark(), First(), OrderParts(),
    Fight(), Bribery(), HowMany(), CarAlong(), Most(move_codes.REPLACE), Buy(), Style(), Decision(), Card(), TakeFirst(),
    TakeSecond(), Most(move_codes.PLACE), Pentito(), Agitate(), Launch(), Defect(), Decision(), Spread(),
]  # fmt: skip
"""The decisions; the index of each is the kind of its step."""


MOST_EQUAL: Final = 2
"""Of so many moves with equal scores one may turn out better than the guide thinks."""


@final
class Guide:
    """Decides for one seat after another. It never reads what is secret from the seat, so it needs no true position."""

    def __init__(self, habits: i64 = 0, iterations: i64 = ROUGH) -> None:
        self.habits = habits
        self.iterations = iterations
        self.situation: Situation | None = None

    def situation_of(self, p: Position, seat: i64) -> Situation:
        """The situation of a seat in this position; computed values are used again as long as they fit."""
        known = self.situation
        if known is None or known.board is not p.board:
            known = Situation(facts_of(p.board), p, seat, self.habits, self.iterations)
            self.situation = known
        else:
            known.read(p, seat)
        return known

    def choose(self, p: Position, seat: i64, moves: vec[i64], dice: Chance) -> i64:
        """One of these moves, which are the legal ones of this seat."""
        choices = vec[i64]()
        for move in moves:
            if verb_of(move) != move_codes.SELL and verb_of(move) != move_codes.GIVE:
                choices = append(choices, move)
        if len(choices) == 0:
            return self._raise_money(p, moves)
        if len(choices) == 1:
            return choices[0]
        return DECISIONS[p.step()].choose(self.situation_of(p, seat), choices, dice)

    def candidates(self, p: Position, seat: i64, moves: vec[i64], most: i64, dice: Chance) -> vec[i64]:
        """Up to `most` different moves that are worth comparing: first the one that `choose` returns, then by their score.

        Of moves with equal scores only two are taken, unless the guide has no scores for this decision.
        """
        chosen = self.choose(p, seat, moves, dice)
        found = vec[i64]()
        found = append(found, chosen)
        others, scores = vec[i64](), vec[float]()
        s, decision = self.situation_of(p, seat), DECISIONS[p.step()]
        decision.prepare(s)
        for move in moves:
            if move != chosen and verb_of(move) != move_codes.SELL and verb_of(move) != move_codes.GIVE:
                others = append(others, move)
                scores = append(scores, decision.score(s, move))
        scored = most_of(scores) - least_of(scores) > EQUAL
        last, equal = 0.0, 0
        while len(found) < most:
            best = place_of_best(scores, len(scores))
            if best < 0:
                break
            equal = equal + 1 if abs(scores[best] - last) <= EQUAL else 1
            last = scores[best]
            if not scored or equal <= MOST_EQUAL:
                found = append(found, others[best])
            scores[best] = 2 * HARM
        return found

    def _raise_money(self, p: Position, moves: vec[i64]) -> i64:
        """Sell the weakest order, if the seat has only anytime options left."""
        facts = facts_of(p.board)
        found = moves[0]
        least: i64 = -1
        for move in moves:
            order = first(move)
            weight = (facts.moves[order] * 100 + p.board.skull[order]) * 1000 + order
            if verb_of(move) == move_codes.SELL and (least < 0 or weight < least):
                found, least = move, weight
        return found


def most_of(numbers: vec[float]) -> float:
    found = 2 * HARM
    for number in numbers:
        found = max(found, number)
    return found


def least_of(numbers: vec[float]) -> float:
    found = -2 * HARM
    for number in numbers:
        found = min(found, number)
    return found
