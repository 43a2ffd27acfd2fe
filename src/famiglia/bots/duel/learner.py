"""Learns the weights of a net by playing against itself: TD(λ) on the positions after each decision."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import QuickDice
from famiglia.duel.position import OVER
from famiglia.duel.turn import deal

from .features import features
from .judges import NetJudge, lead_of, outcome
from .net import BIASES, HEADS, HIDDEN, POINTS, Net
from .plans import ALL, MOST_EXCHANGES, Planner, best

WIDTH: Final = 4
"""How many positions are followed after an exchange."""
LEAD_MATTERS: Final = 0.3
"""The weight of the error in the lead, where the error in the chance to win has weight 1."""


@final
class Learner:
    """Plays duels with a net and corrects the net after each."""

    def __init__(self, net: Net, rules: i64, seed: i64) -> None:
        self.net = net
        self.rules = rules
        self.dice = QuickDice(seed)
        self.planner = Planner(NetJudge(net), ALL, WIDTH, MOST_EXCHANGES)
        self.seen: list[Seen] = []
        self.turns: i64 = 0

    def learn(self, games: i64, rate: float, trace: float, curious: i64) -> float:
        """Play so many duels. `trace` is λ; `curious` is how many decisions out of 1,000 are random.

        Returns the mean squared error of the win chances.
        """
        error = 0.0
        positions: i64 = 0
        for game in range(games):
            self.seen = []
            result, lead = self.play(game & 1, curious)
            error += self.correct(result, lead, rate, trace)
            positions += len(self.seen)
        return error / float(max(positions, 1))

    def play(self, first: i64, curious: i64) -> tuple[float, float]:
        """Play one duel and keep the positions of its course; returns result and lead of the first seat."""
        dice = self.dice
        position = deal(self.rules, first, dice)
        while position.step != OVER:
            plans = self.planner.find(position)
            seat = position.seat
            chosen = best(plans)
            if dice.pick(1000) < curious:
                chosen = plans[dice.pick(len(plans))]
            if chosen.after.step != OVER:
                self.seen.append(Seen(features(chosen.after, seat, chosen.draws), seat))
            chosen.draw(dice)
            position = chosen.after
        self.turns += len(self.seen)
        return outcome(position, 0), min(max(float(lead_of(position, 0)) / POINTS, -2.0), 2.0)

    def correct(self, result: float, lead: float, rate: float, trace: float) -> float:
        """Correct the net from the last position to the first; returns the sum of the squared errors."""
        error = 0.0
        for at in range(len(self.seen) - 1, -1, -1):
            seen = self.seen[at]
            sums = self.net.hidden(seen.on)
            chance = self.net.chance(sums)
            expected = self.net.lead(sums)
            wanted = result if seen.seat == 0 else 1.0 - result
            wanted_lead = lead if seen.seat == 0 else -lead
            error += (chance - wanted) * (chance - wanted)
            step(self.net, seen.on, sums, rate * (wanted - chance), rate * LEAD_MATTERS * (wanted_lead - expected))
            now = chance if seen.seat == 0 else 1.0 - chance
            lead_now = expected if seen.seat == 0 else -expected
            result = trace * result + (1.0 - trace) * now
            lead = trace * lead + (1.0 - trace) * lead_now
        return error


@final
class Seen:
    """The inputs of a position in the course of a duel, and the seat that had moved."""

    def __init__(self, on: vec[i64], seat: i64) -> None:
        self.on = on
        self.seat = seat


def step(net: Net, on: vec[i64], sums: vec[float], chance: float, lead: float) -> None:
    """Move the weights against the two errors."""
    weights = net.weights
    second = HEADS + HIDDEN + 1
    change = vec[float](capacity=HIDDEN)
    for unit in range(i64(HIDDEN)):
        if sums[unit] > 0.0:
            change = append(change, chance * weights[HEADS + unit] + lead * weights[second + unit])
            weights[HEADS + unit] += chance * sums[unit]
            weights[second + unit] += lead * sums[unit]
        else:
            change = append(change, 0.0)
    weights[HEADS + HIDDEN] += chance
    weights[second + HIDDEN] += lead
    for unit in range(i64(HIDDEN)):
        weights[BIASES + unit] += change[unit]
    for each in on:
        row = each * HIDDEN
        for unit in range(i64(HIDDEN)):
            weights[row + unit] += change[unit]
