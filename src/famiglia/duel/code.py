"""Moves as numbers, the way the engine passes them around: three bits for what, then three cards (or an amount), then new."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from .cards import Card

Code: TypeAlias = i64
"""A move as a number."""

REFRESH: Final = 0
ACCOUNT: Final = 1
EXCHANGE: Final = 2
STOP: Final = 3
BRUTE: Final = 4
TAKE: Final = 5
PASS: Final = 6


CODES: Final = 524288
"""All codes are below this."""


def code(what: i64, a: Card = 0, b: Card = 0, c: i64 = 0, new: i64 = 0) -> Code:
    return what + a * 8 + b * 256 + c * 8192 + new * 262144


def what(move: Code) -> i64:
    return move & 7


def card_a(move: Code) -> Card:
    return (move >> 3) & 31


def card_b(move: Code) -> Card:
    return (move >> 8) & 31


def card_c(move: Code) -> Card:
    return (move >> 13) & 31


def amount(move: Code) -> i64:
    """By how much a Brute lowers: it stands where other moves have their third card."""
    return (move >> 13) & 31


def is_new(move: Code) -> i64:
    return move >> 18
