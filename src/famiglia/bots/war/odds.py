"""The conflict as a small game of its own: sealed cards, then take or leave, played with mixed strategies.

An attacker's plan is a card and whether he takes the other's card; a defender's plan is a card and two answers, one for
each decision of the attacker. Regret matching finds how often each plan should be played.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from famiglia.dice import Chance
from famiglia.war.engine.effects import TURNCOAT

Cards: TypeAlias = tuple[tuple[int, int, int], ...]
"""Of each conflict card its verb, its number, and when it is resolved."""

EMPTIED: Final = 0.35
"""What it is worth to the attacker, beside 1 for control, that the area is empty."""
SOLDATO: Final = 0.03
"""What one more survivor is worth, beside 1 for control."""
ENOUGH: Final = 7
"""Beyond so many on both sides only the difference counts: the knockout takes one for one."""
ITERATIONS: Final = 160


class Odds(NamedTuple):
    """What a conflict promises: the chance of control, and how many are left on average."""

    win: float
    attackers: float
    defenders: float


class Mix(NamedTuple):
    """How often each plan should be played."""

    attacker: tuple[float, ...]
    defender: tuple[float, ...]
    odds: Odds


def merit(attackers: float, defenders: float) -> float:
    """What the end of a conflict is worth to the attacker."""
    if attackers > 0:
        return 1 + SOLDATO * attackers
    return -SOLDATO * defenders if defenders > 0 else EMPTIED


def duel(
    attackers: int, defenders: int, one: tuple[int, bool], other: tuple[int, bool], cards: Cards
) -> tuple[int, int]:
    """Who is left when both cards are applied, each to the side (True: the attacker's) before which it lies."""
    for card, ours in sorted((one, other), key=lambda laid: (cards[laid[0]][2], not laid[1])):
        verb, n, _ = cards[card]
        if verb == TURNCOAT:
            if ours and defenders > 0:
                attackers, defenders = attackers + 1, defenders - 1
            elif not ours and attackers > 0:
                attackers, defenders = attackers - 1, defenders + 1
        elif ours:
            attackers -= min(n, attackers)
        else:
            defenders -= min(n, defenders)
    pairs = min(attackers, defenders)
    return attackers - pairs, defenders - pairs


def plans_of_attacker(cards: Cards) -> list[tuple[int, bool]]:
    return [(card, take) for card in range(len(cards)) for take in (True, False)]


def plans_of_defender(cards: Cards) -> list[tuple[int, bool, bool]]:
    """A card, what to do if it was taken, what to do if it was left."""
    return [(card, one, two) for card in range(len(cards)) for one in (True, False) for two in (True, False)]


@cache
def solve(attackers: int, defenders: int, cards: Cards) -> Mix:
    """Finesse, played well by both."""
    ends = [
        [
            duel(attackers, defenders, (mine, not (one if take else two)), (theirs, take), cards)
            for theirs, one, two in plans_of_defender(cards)
        ]
        for mine, take in plans_of_attacker(cards)
    ]
    pays = [[merit(*end) for end in row] for row in ends]
    attack, defend = _mix(pays)
    win = left = held = 0.0
    for row, often in zip(ends, attack, strict=True):
        for end, also in zip(row, defend, strict=True):
            chance = often * also
            win += chance * (end[0] > 0)
            left += chance * end[0]
            held += chance * end[1]
    return Mix(attack, defend, Odds(win, left, held))


def _mix(pays: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Regret matching with the negative part cut off, later rounds weighing more."""
    rows, columns = len(pays), len(pays[0])
    if max(map(max, pays)) - min(map(min, pays)) < 1e-9:
        return (1 / rows,) * rows, (1 / columns,) * columns
    by_column = list(zip(*pays, strict=True))
    regret_a, regret_d = [0.0] * rows, [0.0] * columns
    sum_a, sum_d = [0.0] * rows, [0.0] * columns
    now_a, now_d = [1 / rows] * rows, [1 / columns] * columns
    for turn in range(1, ITERATIONS + 1):
        gains = [sum(map(float.__mul__, row, now_d)) for row in pays]
        now_a = _answer(regret_a, gains, sum(map(float.__mul__, gains, now_a)))
        losses = [-sum(map(float.__mul__, column, now_a)) for column in by_column]
        now_d = _answer(regret_d, losses, sum(map(float.__mul__, losses, now_d)))
        for total, now in ((sum_a, now_a), (sum_d, now_d)):
            for i, often in enumerate(now):
                total[i] += turn * often
    return tuple(n / sum(sum_a) for n in sum_a), tuple(n / sum(sum_d) for n in sum_d)


def _answer(regret: list[float], gains: Sequence[float], got: float) -> list[float]:
    for i, gain in enumerate(gains):
        regret[i] = max(0.0, regret[i] + gain - got)
    total = sum(regret)
    return [part / total for part in regret] if total > 0 else [1 / len(regret)] * len(regret)


def reduced(attackers: int, defenders: int) -> tuple[int, int, int]:
    """The same conflict with fewer Soldati, and how many were left out on each side."""
    spare = max(0, min(attackers, defenders) - ENOUGH)
    return attackers - spare, defenders - spare, spare


def finesse(attackers: int, defenders: int, cards: Cards) -> Odds:
    a, d, _ = reduced(attackers, defenders)
    swing = 2 * sum(n for _, n, _ in cards)
    if a - d > swing and d <= ENOUGH:
        return Odds(1.0, float(a - d), 0.0)
    if d - a > swing:
        return Odds(0.0, 0.0, float(d - a))
    return solve(a, d, cards).odds


def brute(attackers: int, defenders: int, loss: int) -> Odds:
    left = attackers - loss - defenders
    if attackers - loss <= 0:
        return Odds(0.0, 0.0, float(defenders))
    return Odds(1.0 if left > 0 else 0.0, float(max(0, left)), float(max(0, -left)))


def value(odds: Odds) -> float:
    return odds.win + SOLDATO * (odds.attackers - odds.defenders)


@cache
def clash(attackers: int, defenders: int, loss: int, cards: Cards) -> Odds:
    """A conflict if the attacker chooses the better way."""
    if defenders <= 0:
        return Odds(1.0, float(attackers), 0.0)
    if attackers <= 0:
        return Odds(0.0, 0.0, float(defenders))
    return max(finesse(attackers, defenders, cards), brute(attackers, defenders, loss), key=value)


def draw(weights: Sequence[float], dice: Chance) -> int:
    """One of the plans, as often as its weight says."""
    mark = dice.below(1 << 20) / (1 << 20) * sum(weights)
    for i, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return i
    return max(range(len(weights)), key=weights.__getitem__)
