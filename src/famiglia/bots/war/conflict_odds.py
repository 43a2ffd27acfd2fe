"""Computes the odds of a conflict. Finesse is solved as a matrix game with mixed strategies.

A plan of the attacker consists of a card and of whether to take the defender's card. A plan of the defender consists of a
card and of whether to take the attacker's card if the attacker took, and if not. Regret matching finds the probability with
which each plan should be played.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from famiglia.dice import Chance
from famiglia.war.engine.effects import TURNCOAT

from .matrix_game import ROUGH, MatrixGame

Cards: TypeAlias = tuple[tuple[int, int, int], ...]
"""For each conflict card its verb, its number, and its place in the order of resolution."""

EMPTIED: Final = 0.35
"""The payoff of the attacker for an area left empty; control counts 1."""
SOLDATO: Final = 0.03
"""The payoff for each survivor; control counts 1."""
ENOUGH: Final = 7
"""With more Soldati than this on both sides only the difference matters, because the knockout removes them in pairs."""


class Odds(NamedTuple):
    """The expected result of a conflict: the chance of control, and the average number of survivors."""

    win: float
    attackers: float
    defenders: float


class MixedStrategies(NamedTuple):
    """The probability with which each side should play each of its plans, and the odds if both sides do so."""

    attacker: tuple[float, ...]
    defender: tuple[float, ...]
    odds: Odds


def payoff(attackers: float, defenders: float) -> float:
    """The payoff of the attacker for these survivors."""
    if attackers > 0:
        return 1 + SOLDATO * attackers
    return -SOLDATO * defenders if defenders > 0 else EMPTIED


def resolve_cards(
    attackers: int, defenders: int, one: tuple[int, bool], other: tuple[int, bool], cards: Cards
) -> tuple[int, int]:
    """The surviving attackers and defenders after these cards; each comes with its side, True for the attacker."""
    for card, attackers_side in sorted((one, other), key=lambda played: (cards[played[0]][2], not played[1])):
        verb, n, _ = cards[card]
        if verb == TURNCOAT:
            if attackers_side and defenders > 0:
                attackers, defenders = attackers + 1, defenders - 1
            elif not attackers_side and attackers > 0:
                attackers, defenders = attackers - 1, defenders + 1
        elif attackers_side:
            attackers -= min(n, attackers)
        else:
            defenders -= min(n, defenders)
    pairs = min(attackers, defenders)
    return attackers - pairs, defenders - pairs


def plans_of_attacker(cards: Cards) -> list[tuple[int, bool]]:
    return [(card, take) for card in range(len(cards)) for take in (True, False)]


def plans_of_defender(cards: Cards) -> list[tuple[int, bool, bool]]:
    """Each plan: a card, whether to take if the attacker took, and whether to take if the attacker left."""
    return [
        (card, if_taken, if_left)
        for card in range(len(cards))
        for if_taken in (True, False)
        for if_left in (True, False)
    ]


@cache
def solve_finesse(attackers: int, defenders: int, cards: Cards, iterations: int = ROUGH) -> MixedStrategies:
    """The strategies and odds of finesse if both sides play their best; more iterations come closer to it."""
    results = [
        [
            resolve_cards(
                attackers, defenders, (own_card, not (if_taken if take else if_left)), (other_card, take), cards
            )
            for other_card, if_taken, if_left in plans_of_defender(cards)
        ]
        for own_card, take in plans_of_attacker(cards)
    ]
    payoffs = [[payoff(*result) for result in row] for row in results]
    attack, defend = MatrixGame(payoffs).solve(iterations)
    win = left = held = 0.0
    for row, attack_probability in zip(results, attack, strict=True):
        for result, defence_probability in zip(row, defend, strict=True):
            chance = attack_probability * defence_probability
            win += chance * (result[0] > 0)
            left += chance * result[0]
            held += chance * result[1]
    return MixedStrategies(attack, defend, Odds(win, left, held))


def reduced(attackers: int, defenders: int) -> tuple[int, int, int]:
    """An equivalent conflict with fewer Soldati, and how many were left out on each side."""
    spare = max(0, min(attackers, defenders) - ENOUGH)
    return attackers - spare, defenders - spare, spare


def finesse_odds(attackers: int, defenders: int, cards: Cards) -> Odds:
    a, d, _ = reduced(attackers, defenders)
    swing = 2 * sum(n for _, n, _ in cards)
    if a - d > swing and d <= ENOUGH:
        return Odds(1.0, float(a - d), 0.0)
    if d - a > swing:
        return Odds(0.0, 0.0, float(d - a))
    return solve_finesse(a, d, cards).odds


def brute_force_odds(attackers: int, defenders: int, loss: int) -> Odds:
    left = attackers - loss - defenders
    if attackers - loss <= 0:
        return Odds(0.0, 0.0, float(defenders))
    return Odds(1.0 if left > 0 else 0.0, float(max(0, left)), float(max(0, -left)))


def value(odds: Odds) -> float:
    return odds.win + SOLDATO * (odds.attackers - odds.defenders)


@cache
def conflict_odds(attackers: int, defenders: int, loss: int, cards: Cards) -> Odds:
    """The odds of a conflict if the attacker chooses the better of finesse and brute force."""
    if defenders <= 0:
        return Odds(1.0, float(attackers), 0.0)
    if attackers <= 0:
        return Odds(0.0, 0.0, float(defenders))
    return max(finesse_odds(attackers, defenders, cards), brute_force_odds(attackers, defenders, loss), key=value)


def weighted_choice(weights: Sequence[float], dice: Chance) -> int:
    """A random index, each with a probability in proportion to its weight."""
    mark = dice.below(1 << 20) / (1 << 20) * sum(weights)
    for i, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return i
    return max(range(len(weights)), key=weights.__getitem__)
