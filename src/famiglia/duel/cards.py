"""Cards and piles of the duel.

Inside the engine a card is a number from 0 to 19 (family times five plus value) and a pile is one integer that holds
the number of cards of each kind in three bits, so that `pile + one(card)` lays a card on a pile.
Outside, a card is its two-letter code, `F0` to `M4`.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64
"""The number of a kind of card: family * 5 + value."""

Pile: TypeAlias = i64
"""The number of cards of each kind, in three bits per kind."""

Kinds: TypeAlias = i64
"""A set of kinds: a pile with at most one card of each."""

CardName: TypeAlias = str
"""A card as people write it: `F2`."""

FAMILIES: Final = "FABM"
ACCOUNTANT: Final = 5
BRUTE: Final = 10
MERCENARY: Final = 15
NO_CARD: Final = 20
"""No card: the number after the last kind."""
UNKNOWN: Final = 255
"""An unknown card in a deck."""

COPIES: Final = (5, 4, 3, 2, 1)
"""How many cards of value 0, 1, 2, 3 and 4 each family has (D-01)."""

NAMES: Final[list[CardName]] = [family + str(value) for family in FAMILIES for value in range(5)]
NUMBERS: Final[dict[CardName, int]] = {name: number for number, name in enumerate(NAMES)}

ZEROS: Final = 0o00007_00007_00007_00007
"""The bits that count cards of value 0."""


def number_of(name: CardName) -> int:
    """The number of the card with this code."""
    if name not in NUMBERS:
        raise ValueError(f"card {name!r}: expected F, A, B or M and a value from 0 to 4")
    return NUMBERS[name]


def one(card: Card) -> Pile:
    """A pile of one card of this kind."""
    last: Pile = 1 << 57  # shifted right, because mypyc 2.4 compiles `1 << n` with a 64-bit n as a 32-bit shift
    return last >> (57 - 3 * card)


def count(pile: Pile, card: Card) -> i64:
    """How many cards of this kind are in the pile."""
    return (pile >> (3 * card)) & 7


def kinds(pile: Pile) -> Kinds:
    """The kinds in the pile, one card of each."""
    each: Kinds = 0o11111_11111_11111_11111
    return (pile | (pile >> 1) | (pile >> 2)) & each


def value_of(card: Card) -> i64:
    return card % 5


def family_of(card: Card) -> Card:
    """The family of a card, as the number of its card of value 0."""
    return card - card % 5


def size(pile: Pile) -> i64:
    """The number of cards in the pile."""
    total: i64 = 0
    while pile:
        total += pile & 7
        pile >>= 3
    return total


def cards_in(pile: Pile) -> bytes:
    """The cards of the pile, in card order, as card numbers."""
    found: list[int] = []
    for card in range(20):
        for _ in range(count(pile, card)):
            found.append(card)
    return bytes(found)


def pile_of(cards: bytes) -> Pile:
    """The pile of these cards."""
    pile: Pile = 0
    for card in cards:
        pile += one(card)
    return pile


def name(card: Card) -> tuple[CardName, ...]:
    """The code of one card as a tuple, for the arguments of a refusal."""
    return (NAMES[card],)


def names(cards: bytes) -> tuple[CardName, ...]:
    """The codes of these cards: `names(b"\\x00\\x06") == ("F0", "A1")`."""
    return tuple([NAMES[card] for card in cards])


def full_set() -> Pile:
    """All sixty cards (D-01)."""
    pile: Pile = 0
    for card in range(20):
        pile += COPIES[card % 5] * one(card)
    return pile


def start_set() -> Pile:
    """A hand at the start: one 0 of every family (D-02)."""
    return one(0) + one(5) + one(10) + one(15)


TO_SHUFFLE: Final = cards_in(full_set() - 2 * start_set())
"""The fifty-two cards of the deck at the start, in card order (D-06)."""
