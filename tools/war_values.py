"""Fits the weights with which the bots of the war value the beginning of a round.

Usage: python -m tools.war_values [--wars 8000] [--seed 1] [--out src/famiglia/bots/war/values.json]

The guide plays wars against itself; in three of four it makes a random move now and then, so that teams of different
strength meet. For each round from the second one, a logistic regression finds how much each term says about who wins.
"""

import argparse
import json
from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia import war
from famiglia.bots.war.guide import Guide
from famiglia.bots.war.position_terms import NAMES, PositionTerms
from famiglia.bots.war.values import FIRST
from famiglia.dice import QuickDice
from famiglia.war.engine.engine import anytime_moves, deal, make, step_moves
from famiglia.war.engine.options import QUICK_SETUP
from famiglia.war.engine.position import OVER
from famiglia.war.playout import first_awaited

VALUES: Final = Path(__file__).parents[1] / "src" / "famiglia" / "bots" / "war" / "values.json"
RANDOM: Final = 8
"""How many of a hundred moves are random in the wars that have random moves."""
RIDGE: Final = 10.0
"""How strongly the fit prefers small weights, in units of the spread of each term."""
STEPS: Final = 8
"""Steps of Newton's method, after which the weights change no more."""

Row = list[float]
Example = tuple[Row, float]
"""The terms of the first team at the beginning of a round, and its share of the win."""


def main() -> None:
    """Fit the weights and write them."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--wars", type=int, default=8000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--out", type=Path, default=VALUES)
    options = reader.parse_args()
    rounds = play(options.wars, options.seed)
    weights = [[round(weight, 4) for weight in fit(examples)] for examples in rounds]
    text = json.dumps({"wars": options.wars, "seed": options.seed, "terms": list(NAMES), "weights": weights})
    options.out.write_text(text + "\n", encoding="utf-8")


def play(wars: int, seed: int) -> list[list[Example]]:
    """Play this many wars; returns the examples of each round from the second one."""
    board, guides, terms = war.board_of(), [Guide() for _ in range(4)], PositionTerms()
    rounds: list[list[Example]] = [[] for _ in range(int(board.rounds) + 1 - FIRST)]
    for number in range(wars):
        dice = QuickDice(seed * 1_000_003 + number)
        p = deal(board, QUICK_SETUP, dice)
        random = RANDOM if number % 4 else 0
        seen: list[Row] = []
        while p.phase != OVER:
            if p.round >= FIRST + len(seen):
                seen.append(list(terms.compute(p, 0)))
            seat = first_awaited(p)
            moves = step_moves(p, seat)
            if len(moves) == 0:
                moves = anytime_moves(p, seat, vec[i64]())
            move = guides[seat].choose(p, seat, moves, dice)
            make(p, seat, moves[dice.below(len(moves))] if dice.below(100) < random else move, dice)
        result = 0.5 if p.winner < 0 else float(p.winner == 0)
        for examples, row in zip(rounds, seen, strict=False):
            examples.append((row, result))
    return rounds


def fit(examples: list[Example]) -> Row:
    """The weights of a logistic regression without a constant, by Newton's method."""
    size, places = len(examples), range(len(NAMES))
    scale = [(sum(row[i] ** 2 for row, _ in examples) / size) ** 0.5 or 1.0 for i in places]
    rows = [([number / scale[i] for i, number in enumerate(row)], result) for row, result in examples]
    weights = [0.0 for _ in places]
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (i == j) for j in places] for i in places]
        for row, result in rows:
            chance = 1 / (1 + exp(-sum(weight * number for weight, number in zip(weights, row, strict=True))))
            bend = chance * (1 - chance)
            for i, number in enumerate(row):
                if number:
                    slope[i] += number * (result - chance)
                    line, part = curve[i], bend * number
                    for j in range(i + 1):
                        line[j] += part * row[j]
        for i in places:
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [weight + change for weight, change in zip(weights, solved(curve, slope), strict=True)]
    return [weight / scale[i] for i, weight in enumerate(weights)]


def solved(matrix: list[Row], right: Row) -> Row:
    """The solution of a system of linear equations, by Gauss's elimination."""
    lines = [[*line, number] for line, number in zip(matrix, right, strict=True)]
    for i in range(len(lines)):
        most = max(range(i, len(lines)), key=lambda j: abs(lines[j][i]))
        lines[i], lines[most] = lines[most], lines[i]
        for j in range(len(lines)):
            if j != i:
                share = lines[j][i] / lines[i][i]
                lines[j] = [a - share * b for a, b in zip(lines[j], lines[i], strict=True)]
    return [line[-1] / line[i] for i, line in enumerate(lines)]


if __name__ == "__main__":
    main()
