"""P5 of the duel: random positions, where every refusal stands on the page of refusals and every remedy is followed."""

import random
import re
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path

from famiglia import duel
from famiglia.duel.cards import NUMBERS, count
from famiglia.game import NotationError
from famiglia.rulebook import Refusal

from ..result import ProofResult
from .changed_duels import changed
from .duel_remedies import follow
from .random_duels import every_move, play_on, random_game

BATCH = 50
PAGE = Path(__file__).parents[2] / "docs" / "rules" / "refusals.md"


def position(seed: int) -> tuple[duel.Duel, random.Random]:
    """A duel somewhere in the middle; every second one with a card or a field changed, if it can still be read."""
    game, rng = random_game(seed)
    steps = rng.randrange(90)
    for number, _ in enumerate(play_on(game, rng, rng.choice([0.5, 0.9, 1.0])), 1):
        if number >= steps:
            break
    if seed % 2:
        with suppress(NotationError):
            game = duel.resume(changed(str(game), rng), duel.Dice(f"test {seed}"))
    return game, rng


@cache
def space() -> dict[tuple[type, str], list[duel.Move]]:
    """The moves that can be written down, nearly 20,000: those of a Brute by the Brute, those that take a card by the card."""
    found: dict[tuple[type, str], list[duel.Move]] = {}
    for move in every_move():
        card = move.card if isinstance(move, duel.PlayBrute | duel.Take) else ""
        found.setdefault((type(move), card), []).append(move)
    return found


def asked(game: duel.Duel, rng: random.Random) -> list[duel.Move]:
    """Some moves of every kind, and more of those that name a Brute of the hand or a card of the Street."""
    hand, street = game.position.hand(), game.position.street()
    moves: list[duel.Move] = []
    for (kind, card), ways in space().items():
        near = card and count(hand if kind is duel.PlayBrute else street, NUMBERS[card])
        moves += rng.sample(ways, min(len(ways), 200 if near or not card else 5))
    rng.shuffle(moves)
    return moves


@cache
def page() -> set[tuple[str, str, str]]:
    """The rows of the page of refusals: reason, rule, and remedy if there is one."""
    rows: set[tuple[str, str, str]] = set()
    rule = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("### "):
            rule = line.removeprefix("### ")
        elif named := re.fullmatch(r"`[^`]+`: `([\w-]+)`(?: → `([\w-]+)`)?", line):
            rows.add((named[1], rule, named[2] or ""))
    return rows


def key_of(said: Refusal) -> tuple[str, str, str]:
    """What tells a row of the page from another."""
    return said.fact.id, said.rule, said.remedy.id if said.remedy else ""


def refused(
    game: duel.Duel, seat: int, moves: list[duel.Move]
) -> dict[tuple[str, str, str], tuple[duel.Move, Refusal]]:
    """One refused move for each reason that this position has, with its rule and its remedy."""
    found: dict[tuple[str, str, str], tuple[duel.Move, Refusal]] = {}
    for move in moves:
        said = game.why_not(seat, move)
        if said is not None:
            found.setdefault(key_of(said), (move, said))
    return found


def check(game: duel.Duel, rng: random.Random) -> tuple[Counter[str], list[str]]:
    """How often each reason was followed in this position, and what was wrong."""
    counted, wrong = Counter[str](), list[str]()
    for seat in (0, 1, 2):
        moves = asked(game, rng)[: None if game.to_decide() == (seat,) else 3]
        for key, (move, said) in refused(game, seat, moves).items():
            counted[said.fact.id] += 1
            where = f"seat {seat}, {move}, in {game}: {' '.join(key)}"
            if key not in page():
                wrong.append(f"{where}: not on the page of refusals")
            try:
                follow(game, seat, move, said)
            except AssertionError as error:
                wrong.append(f"{where}: {str(error) or 'the remedy is not true'}")
    return counted, wrong


def batch(first: int) -> tuple[Counter[str], list[str]]:
    counted, wrong = Counter[str](), list[str]()
    for seed in range(first, first + BATCH):
        more, found = check(*position(seed))
        counted += more
        wrong += found
    return counted, wrong


def remedies(size: int, seed: int = 0, processes: int = 2) -> ProofResult:
    """So many positions (a multiple of 50) from this seed on."""
    counted, wrong = Counter[str](), list[str]()
    with ProcessPoolExecutor(processes) as pool:
        for number, (more, found) in enumerate(pool.map(batch, range(seed, seed + size, BATCH)), 1):
            counted += more
            wrong += found
            print(f"\r{number * BATCH:>8,} positions", end="", file=sys.stderr, flush=True)
    print(f"\r{' ' * 20}\r", end="", file=sys.stderr)
    rarest = min(counted, key=lambda reason: counted[reason])
    checked = f"{number * BATCH:,} positions, {counted.total():,} refusals, {len(counted)} reasons"
    return ProofResult(
        "P5, remedies of the duel", checked, counted.total(), wrong, f"rarest: {rarest}, {counted[rarest]:,}"
    )
