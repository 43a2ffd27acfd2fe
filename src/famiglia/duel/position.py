"""A position of the duel: everything on the table, and the step of the turn.

`Position` is data without rules; the rules are in the module of the action they belong to
(`street`, `accountant`, `brute`, `take`), in `deck` and in `turn`.
"""

from typing import Final, final

from mypy_extensions import i64

from .cards import NO_CARD, Card, Kinds, Pile

STREET: Final = 0
"""At the start of a turn or after action 1; every action may follow."""
EXCHANGE: Final = 1
"""During the exchanges of an Accountant."""
BRUTES: Final = 2
"""After action 2."""
TAKE: Final = 3
"""After action 3."""
OVER: Final = 4

UNLIMITED: Final = 9
"""Refreshes left in a turn of phase 1."""

NOT_YET: Final = 0
DECK_END: Final = 1
PASSED_OUT: Final = 2


@final
class Position:
    """The complete state of a duel between two decisions. Cheap to copy; equal positions compare and hash equal."""

    def __init__(self, rules: i64, first: i64, deck: bytes) -> None:
        self.rules: i64 = rules
        self.first: i64 = first
        self.seat: i64 = first
        self.step: i64 = STREET
        self.refreshes: i64 = UNLIMITED
        self.hand0: Pile = 0
        self.hand1: Pile = 0
        self.area0: Pile = 0
        self.area1: Pile = 0
        self.old: Pile = 0
        self.new: Pile = 0
        """The Street consists of old and new cards; new ones come from a refresh in this turn."""
        self.discard: Pile = 0
        self.deck: bytes = deck
        self.top: i64 = 0
        """The index in `deck` of the next card to draw."""
        self.known: i64 = 0
        """How many cards at the bottom of the deck everyone knows."""
        self.phase: i64 = 1
        self.passes: i64 = 0
        self.ending: i64 = NOT_YET
        self.turns_left: i64 = 0
        """How many turns follow this one, once the end is triggered."""
        self.accountant: Card = NO_CARD
        self.exchanges_left: i64 = 0
        self.fetched: Kinds = 0
        self.laid: Kinds = 0
        self.lowered: Card = NO_CARD
        self.lowered_by: i64 = 0
        self.lowered_new: i64 = 0

    def copy(self) -> "Position":
        twin = Position(self.rules, self.first, self.deck)
        twin.seat = self.seat
        twin.step = self.step
        twin.refreshes = self.refreshes
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.area0 = self.area0
        twin.area1 = self.area1
        twin.old = self.old
        twin.new = self.new
        twin.discard = self.discard
        twin.top = self.top
        twin.known = self.known
        twin.phase = self.phase
        twin.passes = self.passes
        twin.ending = self.ending
        twin.turns_left = self.turns_left
        twin.accountant = self.accountant
        twin.exchanges_left = self.exchanges_left
        twin.fetched = self.fetched
        twin.laid = self.laid
        twin.lowered = self.lowered
        twin.lowered_by = self.lowered_by
        twin.lowered_new = self.lowered_new
        return twin

    def street(self) -> Pile:
        """All cards in the Street, old and new."""
        return self.old + self.new

    def in_sight(self) -> Pile:
        """All cards outside the deck: hands, play areas, Street and discard pile."""
        return self.hand0 + self.hand1 + self.area0 + self.area1 + self.street() + self.discard

    def hand(self) -> Pile:
        """The hand of the seat whose turn it is."""
        return self.hand0 if self.seat == 0 else self.hand1

    def area(self) -> Pile:
        """The play area of the seat whose turn it is."""
        return self.area0 if self.seat == 0 else self.area1

    def set_hand(self, pile: Pile) -> None:
        if self.seat == 0:
            self.hand0 = pile
        else:
            self.hand1 = pile

    def set_area(self, pile: Pile) -> None:
        if self.seat == 0:
            self.area0 = pile
        else:
            self.area1 = pile

    def lay(self, card: Pile) -> None:
        """Move this card from the hand to the play area of the seat whose turn it is."""
        self.set_hand(self.hand() - card)
        self.set_area(self.area() + card)

    def deck_size(self) -> i64:
        return len(self.deck) - self.top

    def deck_cards(self) -> bytes:
        """The deck from the top."""
        return self.deck[self.top :]

    def next_turn(self) -> bool:
        """True if the seat whose turn it is will certainly have another one: not once the end is triggered, and not
        after a pass of the other seat, because a second pass would end the game (D-80, D-81, D-82, DA-26)."""
        return self.ending == NOT_YET and self.passes == 0

    def key(self) -> tuple[object, ...]:
        """Everything that equality and hash depend on."""
        return (
            self.rules, self.first, self.seat, self.step, self.refreshes, self.hand0, self.hand1, self.area0, self.area1,
            self.old, self.new, self.discard, self.deck_cards(), self.known, self.phase, self.passes, self.ending,
            self.turns_left, self.accountant, self.exchanges_left, self.fetched, self.laid,
            self.lowered, self.lowered_by, self.lowered_new,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __str__(self) -> str:
        from .notation import write_position

        return write_position(self)
