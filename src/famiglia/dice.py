"""Sources of chance: `Dice` derives its results from a committed seed, so that they can be verified after the game.

The complete algorithm of `Dice`, for anyone who writes a verifier:

- The n-th request (n counts from 0) reads 32-bit big-endian words from SHA-256(seed ‖ n ‖ 0) ‖ SHA-256(seed ‖ n ‖ 1) ‖ …,
  where n and the block number are 8 bytes each, big-endian.
- A number below k is the next word w modulo k; words w ≥ ⌊2³² / k⌋ · k are skipped, so every outcome is equally likely.
- A shuffle of m things walks i from m − 1 down to 1 and swaps thing i with thing j, where j is a number below i + 1; all
  numbers of one shuffle come from one request.
"""

from hashlib import sha256
from typing import Protocol, final

from mypy_extensions import i64


class Chance(Protocol):
    """A source of random results: seeded dice, the results in a record, or a test."""

    def below(self, sides: int) -> int:
        """A number from 0 to sides - 1."""

    def shuffle(self, cards: bytes) -> bytes:
        """The same cards in random order."""

    def copy(self) -> "Chance":
        """Dice that give the same results from here on."""


def seed_from(text: str) -> bytes:
    """The seed for a text: the value of 64 hexadecimal digits, or the hash of any other text."""
    if len(text) == 64 and all(letter in "0123456789abcdef" for letter in text):
        return bytes.fromhex(text)
    return sha256(text.encode()).digest()


def commitment(seed: bytes, rules_version: str) -> str:
    """The hash that is published before the game: it fixes the seed without revealing it."""
    return sha256(b"famiglia commitment\n" + rules_version.encode() + b"\n" + seed).hexdigest()


class Dice:
    """Dice whose results follow from a 256-bit seed.

    >>> Dice("a quiet evening").below(6) == Dice("a quiet evening").below(6)
    True
    """

    def __init__(self, seed: bytes | str, used: int = 0) -> None:
        self.seed = seed_from(seed) if isinstance(seed, str) else seed
        if len(self.seed) != 32:
            raise ValueError(f"seed: expected 32 bytes, found {len(self.seed)}")
        self.used = used

    def below(self, sides: int) -> int:
        return int(self._request().below(sides))

    def shuffle(self, cards: bytes) -> bytes:
        request = self._request()
        order = list(cards)
        for i in range(len(order) - 1, 0, -1):
            j = request.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return bytes(order)

    def copy(self) -> "Dice":
        return Dice(self.seed, self.used)

    def _request(self) -> "_Request":
        request = _Request(self.seed + self.used.to_bytes(8, "big"))
        self.used += 1
        return request


class _Request:
    """The random words of one request, read one after the other."""

    def __init__(self, prefix: bytes) -> None:
        self.prefix = prefix
        self.blocks = 0
        self.block = b""
        self.read: i64 = 0

    def word(self) -> i64:
        if self.read == len(self.block):
            self.block = sha256(self.prefix + self.blocks.to_bytes(8, "big")).digest()
            self.blocks += 1
            self.read = 0
        word: i64 = 0
        for _ in range(4):
            word = word * 256 + self.block[self.read]
            self.read += 1
        return word

    def below(self, sides: i64) -> i64:
        limit = 4294967296 // sides * sides
        while True:
            word = self.word()
            if word < limit:
                return word % sides


@final
class QuickDice:
    """Fast dice (a 48-bit linear congruential generator) for playouts, not for games between people."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed ^ 0x5DEECE66D) & 0xFFFFFFFFFFFF

    def next(self) -> i64:
        """31 random bits; compiled and interpreted code return the same ones."""
        self.state = (self.state * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        return self.state >> 17

    def pick(self, sides: i64) -> i64:
        return (self.next() * sides) >> 31

    def below(self, sides: int) -> int:
        return int(self.pick(sides))

    def shuffle(self, cards: bytes) -> bytes:
        order = list(cards)
        last: i64 = len(order) - 1
        while last > 0:
            other = self.pick(last + 1)
            order[last], order[other] = order[other], order[last]
            last -= 1
        return bytes(order)

    def copy(self) -> "QuickDice":
        twin = QuickDice(0)
        twin.state = self.state
        return twin
