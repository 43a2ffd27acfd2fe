"""Random wars: seeded, with every combination of options."""

import random
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from famiglia import war
from famiglia.war.engine import move_codes
from famiglia.war.engine.engine import anytime_moves, awaited, make, seats_in, step_moves
from famiglia.war.engine.position import OVER, Position

LONGEST = 4000
"""Decisions; every game is far shorter."""


def pick(rng: random.Random, p: Position, seat: int) -> int:
    """A random move: seldom a pass, often the largest number, now and then an anytime option."""
    moves = [int(move) for move in step_moves(p, seat)]
    if not moves or rng.random() < 0.01:
        moves += [int(move) for move in anytime_moves(p, seat, vec[i64]())]
    if len(moves) > 1 and move_codes.PASS in moves and rng.random() < 0.8:
        moves.remove(move_codes.PASS)
    numbers = [
        move for move in moves if move_codes.verb_of(move) in (move_codes.SOLDATI, move_codes.PLACE, move_codes.RECRUIT)
    ]
    if numbers and len(numbers) == len(moves) and rng.random() < 0.5:
        return numbers[-1]
    return rng.choice(moves)


def walk(p: Position, rng: random.Random, dice: war.Chance) -> Iterator[tuple[int, int]]:
    """Play to the end; yields the seat and the move before each move."""
    for _ in range(LONGEST):
        if p.phase == OVER:
            return
        seats = seats_in(awaited(p))
        assert seats, "nobody may decide"
        seat = rng.choice(seats)
        move = pick(rng, p, seat)
        yield seat, move
        make(p, seat, move, dice)
    raise AssertionError("the game does not end")


def random_options(seed: int) -> tuple[str, ...]:
    """A combination of options; consecutive seeds give every combination."""
    return tuple(option for place, option in enumerate(war.OPTIONS) if (seed * 37) >> place & 1)


def random_war(seed: int) -> tuple[war.War, random.Random]:
    return war.new(options=random_options(seed), dice=war.Dice(f"walk {seed}")), random.Random(seed)


def somewhere(seed: int) -> tuple[war.War, random.Random]:
    """A war stopped at a random decision."""
    game, rng = random_war(seed)
    stop = rng.randrange(330)
    for number, _ in enumerate(walk(game.position, rng, game.dice)):
        if number == stop:
            break
    return game, rng
