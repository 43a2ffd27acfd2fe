"""Moves as numbers, for the engine: every kind of move has its own range of numbers, without gaps."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from .cards import Card

Code: TypeAlias = i64
"""A move as a number."""

REFRESH: Final = 0
ACCOUNT: Final = 40
EXCHANGE: Final = 60
STOP: Final = 460
PASS: Final = 461
BRUTE: Final = 462
TAKE: Final = 3662
CODES: Final = 21302
"""The number of codes; every code is smaller."""


def code(what: i64, a: Card = 0, b: Card = 0, c: i64 = 0, new: i64 = 0) -> Code:
    """The number of a move: its kind, its cards (for a Brute `c` is the amount), and whether the Street card is new."""
    if what == TAKE:
        return TAKE + ((a * 2 + new) * 21 + b) * 21 + c
    if what == BRUTE:
        return BRUTE + ((a * 20 + b) * 2 + new) * 4 + c - 1
    if what == EXCHANGE:
        return EXCHANGE + a * 20 + b
    if what == REFRESH:
        return REFRESH + a * 2 + new
    return what + a


def what(move: Code) -> i64:
    """Which of the seven kinds of move this is."""
    if move >= TAKE:
        return TAKE
    if move >= BRUTE:
        return BRUTE
    if move >= STOP:
        return move
    if move >= EXCHANGE:
        return EXCHANGE
    return ACCOUNT if move >= ACCOUNT else REFRESH


def card_a(move: Code) -> Card:
    """The card that is taken, played, fetched, or leaves the Street."""
    if move >= TAKE:
        return (move - TAKE) // 882
    if move >= BRUTE:
        return (move - BRUTE) // 160
    if move >= EXCHANGE:
        return (move - EXCHANGE) // 20
    return move - ACCOUNT if move >= ACCOUNT else move // 2


def card_b(move: Code) -> Card:
    """The payment card that returns to the hand, the Brute's target, or the card that an Accountant lays down."""
    if move >= TAKE:
        return (move - TAKE) // 21 % 21
    if move >= BRUTE:
        return (move - BRUTE) // 8 % 20
    return (move - EXCHANGE) % 20


def card_c(move: Code) -> Card:
    """The payment card that goes to the play area."""
    return (move - TAKE) % 21


def amount(move: Code) -> i64:
    """The amount by which a Brute lowers its target."""
    return (move - BRUTE) % 4 + 1


def is_new(move: Code) -> i64:
    """1 if the Street card of the move is a new one."""
    if move >= TAKE:
        return (move - TAKE) // 441 % 2
    if move >= BRUTE:
        return (move - BRUTE) // 4 % 2
    return move % 2
