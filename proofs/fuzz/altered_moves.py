"""Random changes of legal moves: other cards, other numbers, added or missing words, moves of another phase."""

import random
import re
from collections.abc import Sequence
from typing import Final

NUMBERS: Final = ("-1", "0", "9", "99", "-0", "1e9", "٣", "1.5", "0x1", str(2**63), str(-(2**64)), "9" * 60)
TEXTS: Final = (
    "", " ", "\n", "\0", "pass\0", "🃏", "é", "\u202e", "\ud800", "a" * 200, "[" * 100, "null", "take", "take take",
    "with", "🇮🇹 pass", "PASS", "pass pass", "lead", "order order", "card",
)  # fmt: skip


def altered(move: str, others: Sequence[str], rng: random.Random) -> str:
    """A text that resembles this legal move; `others` are moves of other positions of the game."""
    words = move.split()
    pool = [word for other in rng.sample(others, min(len(others), 3)) for word in other.split()] or ["pass"]
    kind = rng.randrange(16)
    if kind in (0, 10, 11):
        return rng.choice(others)
    if kind > 11:
        return _with_parts_of_another(words, [other.split() for other in others], rng)
    if kind == 1:
        words[rng.randrange(len(words))] = rng.choice(pool)
    elif kind == 2:
        words.insert(rng.randrange(len(words) + 1), rng.choice(pool))
    elif kind == 3:
        del words[rng.randrange(len(words))]
    elif kind == 4:
        rng.shuffle(words)
    elif kind == 5:
        return _other_number(move, rng)
    elif kind == 6:
        words[rng.randrange(len(words))] = rng.choice(NUMBERS)
    elif kind == 7:
        place = rng.randrange(len(move))
        return move[:place] + rng.choice("ABFM01234+ -_éx\t") + move[place + 1 :]
    elif kind == 8:
        return rng.choice(TEXTS)
    else:
        words.append(rng.choice(words))
    return " ".join(words)[:200]


def _with_parts_of_another(words: list[str], others: Sequence[list[str]], rng: random.Random) -> str:
    """The words of the move mixed with those of another one of the same kind and length."""
    alike = [other for other in others if len(other) == len(words) and other[0] == words[0]] or [words]
    other = rng.choice(alike)
    return " ".join(rng.choice(pair) for pair in zip(words, other, strict=True))


def _other_number(move: str, rng: random.Random) -> str:
    """The same move with one number changed: a card of another value, a negative count."""
    found = list(re.finditer(r"\d+", move))
    if not found:
        return move + " " + rng.choice(NUMBERS)
    spot = rng.choice(found)
    instead = rng.choice([*map(str, range(6)), *NUMBERS])
    return (move[: spot.start()] + instead + move[spot.end() :])[:200]
