"""The sources of time, ids, tokens and dice of two instances: the same in both, but for the hidden part of the dice."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from typing import Any
from unittest.mock import patch

from famiglia.dice import Chance, Dice
from famiglia.record import record, resume
from famiglia.record.seeds import dice_seed
from famiglia.server.auth import sessions
from famiglia.server.http import security
from famiglia.server.live import broadcast, new_table, registry, table_rows
from famiglia.store import accounts

EVERYTHING = 1_000_000
"""More cards than any shuffle has."""


class TwinDice:
    """The dice of the second instance: they keep the first cards of each shuffle and put the rest in another order."""

    def __init__(self, first: Chance, other: Chance, kept: tuple[int, ...], shuffles: int = 0) -> None:
        self.first = first
        self.other = other
        self.kept = kept
        """The number of cards kept of each shuffle; of later shuffles none is kept."""
        self.shuffles = shuffles

    def below(self, sides: int) -> int:
        return self.first.below(sides)

    def shuffle(self, cards: bytes) -> bytes:
        kept = self.kept[self.shuffles] if self.shuffles < len(self.kept) else 0
        self.shuffles += 1
        order = self.first.shuffle(cards)
        return order[:kept] + self.other.shuffle(order[kept:])

    def copy(self) -> "TwinDice":
        return TwinDice(self.first.copy(), self.other.copy(), self.kept, self.shuffles)


class ControlledSources:
    """Decides time, ids, tokens and shuffles of both instances.

    Nothing else of the application is replaced. A token depends on the request in which it is made, not on the number of
    earlier tokens, so that additional requests in one instance do not change the ids of the others.
    """

    def __init__(self) -> None:
        self.clock = 1_900_000_000
        self.request = ""
        self.made = 0
        self.secret: bytes | None = None
        """The secret of the table that is opened next."""
        self.twins: dict[bytes, tuple[bytes, tuple[int, ...]]] = {}

    def begin(self, request: str, secret: bytes | None = None) -> None:
        """Begin a request; it has the same name in both instances."""
        self.request, self.made, self.secret = request, 0, secret

    def twin_deal(self, first: bytes, other: bytes, added: tuple[str, ...], kept: tuple[int, ...]) -> None:
        """Deal a table with the other secret like one with the first, as far as its cards are kept."""
        self.twins[dice_seed(other, added)] = (dice_seed(first, added), kept)

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Replace the sources of the application while this is open."""
        changes: list[tuple[Any, str, Any]] = [
            (module, "secrets", self) for module in (sessions, new_table, table_rows, registry, security, accounts)
        ]
        changes += [(module, "Dice", self._dice) for module in (record, resume)]
        changes.append((broadcast, "PRESENCE_DELAY", 0.0))
        with ExitStack() as stack:
            for module, name, value in changes:
                stack.enter_context(patch.object(module, name, value))
            yield

    def time(self) -> float:
        """The time in both instances."""
        return float(self.clock)

    def _dice(self, seed: bytes) -> Chance:
        if seed not in self.twins:
            return Dice(seed)
        first, kept = self.twins[seed]
        return TwinDice(Dice(first), Dice(seed), kept)

    # Functions of the module `secrets`, which this object replaces.

    def token_bytes(self, size: int) -> bytes:
        """Bytes that look random; the first ones are the secret of the table to be opened, if there is one."""
        if self.secret is not None:
            secret, self.secret = self.secret, None
            return secret
        return bytes.fromhex(self.token_hex(size))

    def token_hex(self, size: int) -> str:
        """As many bytes in hexadecimal."""
        self.made += 1
        return sha256(f"{self.request} {self.made}".encode()).hexdigest()[: 2 * size]

    def token_urlsafe(self, size: int) -> str:
        """As many letters as the real function returns."""
        return self.token_hex(size)[: (size * 4 + 2) // 3]
