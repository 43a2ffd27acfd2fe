"""P5 of the war: in random positions every refusal is listed on the page of refusals, and every remedy works."""

import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from famiglia import war
from famiglia.rulebook import Refusal
from famiglia.war.engine import move_codes
from famiglia.war.engine.board import SEATS
from famiglia.war.engine.engine import check as verdict

from ..result import ProofResult
from .duel_refusals import key_of, page
from .random_wars import somewhere
from .war_remedies import follow

BATCH = 50
SOME = 60
"""Moves of each kind that are tried in each position."""
MOST_CHECKED = 4
"""Refusals for one reason and one kind of move that are checked in a position, because their remedies may differ."""
INSTEAD = {
    f"war-remedy-{name}"
    for name in ("something-else", "something-else-or-pass", "only-pass", "raise-money", "nothing-to-sell")
}
"""Remedies that name another legal move."""


def asked(game: war.War, rng: random.Random) -> list[str]:
    """Random moves of every kind."""
    moves: list[str] = []
    for verb, kinds in move_codes.VERBS:
        words = [game.names.words[kind][: 16 if kind == move_codes.NUMBER else None] for kind in kinds]
        for _ in range(SOME if kinds else 1):
            moves.append(" ".join([verb, *(rng.choice(choice) for choice in words)]))
    rng.shuffle(moves)
    return moves


def on_page(refusal: Refusal) -> bool:
    """Is there a row for this refusal? A remedy of `INSTEAD` depends on the table: then one row for reason and rule is enough."""
    fact, rule, remedy = key_of(refusal)
    if remedy in INSTEAD:
        return any((fact, rule) == row[:2] for row in page())
    return (fact, rule, remedy) in page()


def refused(game: war.War, seat: int, moves: list[str]) -> dict[tuple[str, str, str], tuple[war.Move, Refusal]]:
    """One refused move for each reason, rule and remedy that occurs in this position."""
    found: dict[tuple[str, str, str], tuple[war.Move, Refusal]] = {}
    checked = Counter[tuple[int, str]]()
    for move in map(game.move, moves):
        kind = int(verdict(game.position, seat, move.code)) & 1023, move.verb
        checked[kind] += 1
        if kind[0] and checked[kind] <= MOST_CHECKED:
            refusal = game.why_not(seat, move)
            assert refusal is not None
            found.setdefault(key_of(refusal), (move, refusal))
    return found


def check(game: war.War, rng: random.Random) -> tuple[Counter[str], list[str]]:
    """The number of refusals for each reason in this position, and what was found wrong."""
    counted, wrong = Counter[str](), list[str]()
    moves = asked(game, rng)
    for seat in range(SEATS):
        for move, refusal in refused(game, seat, moves[: None if seat in game.to_decide() else 40]).values():
            counted[refusal.fact.id] += 1
            where = f"seat {seat}, {move}, in {game}: {' '.join(key_of(refusal))}"
            if not on_page(refusal):
                wrong.append(f"{where}: not on the page of refusals")
            try:
                follow(game, seat, move, refusal)
            except AssertionError as error:
                wrong.append(f"{where}: {str(error) or 'the remedy is not true'}")
    return counted, wrong


def batch(first: int) -> tuple[Counter[str], list[str]]:
    counted, wrong = Counter[str](), list[str]()
    for seed in range(first, first + BATCH):
        more, found = check(*somewhere(seed))
        counted += more
        wrong += found
    return counted, wrong


def war_remedies(size: int, seed: int = 0, processes: int = 2) -> ProofResult:
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
        "P5, remedies of the war", checked, counted.total(), wrong, f"rarest: {rarest}, {counted[rarest]:,}"
    )
