"""A small neural net that values positions of the duel: the chance to win, and the lead in points at the end."""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import QuickDice

from .features import INPUTS

HIDDEN: Final = 80
"""The number of hidden units."""
POINTS: Final = 30.0
"""The lead in victory points that the second head calls 1."""


@final
class Net:
    """The weights: a row of hidden units for each input, their biases, and for each of the two heads a row and a bias."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: Final = weights

    def hidden(self, on: vec[i64]) -> vec[float]:
        """The sums at the hidden units if these inputs are on."""
        weights = self.weights
        sums = vec[float](capacity=HIDDEN)
        for unit in range(i64(HIDDEN)):
            sums = append(sums, weights[BIASES + unit])
        for each in on:
            row = each * HIDDEN
            for unit in range(i64(HIDDEN)):
                sums[unit] += weights[row + unit]
        return sums

    def changed(self, sums: vec[float], before: vec[i64], after: vec[i64]) -> vec[float]:
        """The sums at the hidden units after other inputs have come on; both lists rise."""
        weights = self.weights
        changed = vec[float](capacity=HIDDEN)
        for unit in range(i64(HIDDEN)):
            changed = append(changed, sums[unit])
        i: i64 = 0
        j: i64 = 0
        while i < len(before) or j < len(after):
            if j == len(after) or (i < len(before) and before[i] < after[j]):
                row = before[i] * HIDDEN
                for unit in range(i64(HIDDEN)):
                    changed[unit] -= weights[row + unit]
                i += 1
            elif i == len(before) or after[j] < before[i]:
                row = after[j] * HIDDEN
                for unit in range(i64(HIDDEN)):
                    changed[unit] += weights[row + unit]
                j += 1
            else:
                i += 1
                j += 1
        return changed

    def chance(self, sums: vec[float]) -> float:
        """The chance to win, from 0 to 1."""
        return squash(self.head(sums, 0))

    def lead(self, sums: vec[float]) -> float:
        """The lead at the end, in units of `POINTS`."""
        return self.head(sums, 1)

    def head(self, sums: vec[float], which: i64) -> float:
        weights = self.weights
        row = HEADS + which * (HIDDEN + 1)
        total = weights[row + HIDDEN]
        for unit in range(i64(HIDDEN)):
            if sums[unit] > 0.0:
                total += sums[unit] * weights[row + unit]
        return total


BIASES: Final = INPUTS * HIDDEN
"""Where the biases of the hidden units begin among the weights; the rows of the inputs stand before them."""
HEADS: Final = BIASES + HIDDEN
"""Where the heads begin."""
WEIGHTS: Final = HEADS + 2 * (HIDDEN + 1)
"""The number of weights."""


def squash(total: float) -> float:
    """The logistic function."""
    if total < -40.0:
        return 0.0
    return 1.0 / (1.0 + exp(-total))


def new_net(seed: i64) -> Net:
    """An untrained net with small random weights."""
    dice = QuickDice(seed)
    weights = vec[float](capacity=WEIGHTS)
    for at in range(i64(WEIGHTS)):
        spread = 0.05 if at < BIASES else 0.2
        drawn = float(dice.pick(20001) - 10000) / 10000.0
        weights = append(weights, 0.0 if BIASES <= at < HEADS else drawn * spread)
    return Net(weights)
