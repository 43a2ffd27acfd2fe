"""P5 of the duel: in random positions every refusal is listed on the page of refusals, and every remedy works."""

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
    """A duel at a random position; every second one with a card or a field changed, if that is still valid."""
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
    """All moves that can be written, nearly 20,000, by kind; those of a Brute also by the Brute, those that take by the card."""
    found: dict[tuple[type, str], list[duel.Move]] = {}
    for move in every_move():
        card = move.card if isinstance(move, duel.PlayBrute | duel.Take) else ""
        found.setdefault((type(move), card), []).append(move)
    return found


def asked(game: duel.Duel, rng: random.Random) -> list[duel.Move]:
    """Random moves of every kind, and more of those that name a Brute in the hand or a card in the Street."""
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


def key_of(refusal: Refusal) -> tuple[str, str, str]:
    """The key of the refusal's row on the page."""
    return refusal.fact.id, refusal.rule, refusal.remedy.id if refusal.remedy else ""


def refused(
    game: duel.Duel, seat: int, moves: list[duel.Move]
) -> dict[tuple[str, str, str], tuple[duel.Move, Refusal]]:
    """One refused move for each reason, rule and remedy that occurs in this position."""
    found: dict[tuple[str, str, str], tuple[duel.Move, Refusal]] = {}
    for move in moves:
        refusal = game.why_not(seat, move)
        if refusal is not None:
            found.setdefault(key_of(refusal), (move, refusal))
    return found


def check(game: duel.Duel, rng: random.Random) -> tuple[Counter[str], list[str]]:
    """The number of refusals for each reason in this position, and what was found wrong."""
    counted, wrong = Counter[str](), list[str]()
    for seat in (0, 1, 2):
        moves = asked(game, rng)[: None if game.to_decide() == (seat,) else 3]
        for key, (move, refusal) in refused(game, seat, moves).items():
            counted[refusal.fact.id] += 1
            where = f"seat {seat}, {move}, in {game}: {' '.join(key)}"
            if key not in page():
                wrong.append(f"{where}: not on the page of refusals")
            try:
                follow(game, seat, move, refusal)
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
    """Check `size` positions (a multiple of 50), beginning with this seed."""
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
