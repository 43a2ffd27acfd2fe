"""Moves as typed, immutable objects, each with its notation."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import NAMES, NO_CARD, CardName, number_of
from .move_codes import (
    ACCOUNT,
    BRUTE,
    CODES,
    EXCHANGE,
    PASS,
    REFRESH,
    STOP,
    TAKE,
    Code,
    amount,
    card_a,
    card_b,
    card_c,
    code,
    is_new,
    what,
)  # fmt: skip


class Move:
    """A decision of the duel. `str(move)` is its notation; equal moves are the same object when they come from `moves`."""

    def __init__(self, number: Code, text: str) -> None:
        self.number: Final[Code] = number
        self.text: Final[str] = text

    def hidden(self) -> "Move":
        """The move itself, because no move of a duel is secret."""
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)


@final
class Refresh(Move):
    """Action 1: remove this card from the Street and draw as many cards as its value."""

    def __init__(self, card: CardName, new: bool = False) -> None:
        super().__init__(code(REFRESH, number_of(card), new=int(new)), f"refresh {'+' if new else ''}{card}")
        self.card: Final[CardName] = card
        self.new: Final[bool] = new


@final
class PlayAccountant(Move):
    """Action 2: play this Accountant to the play area."""

    def __init__(self, card: CardName) -> None:
        super().__init__(code(ACCOUNT, number_of(card)), f"play {card}")
        self.card: Final[CardName] = card


@final
class Exchange(Move):
    """One exchange by an Accountant: `fetch` goes to the hand, `lay` to the play area."""

    def __init__(self, fetch: CardName, lay: CardName) -> None:
        super().__init__(code(EXCHANGE, number_of(fetch), number_of(lay)), f"fetch {fetch} lay {lay}")
        self.fetch: Final[CardName] = fetch
        self.lay: Final[CardName] = lay


@final
class Stop(Move):
    """End the exchanges of an Accountant."""

    def __init__(self) -> None:
        super().__init__(STOP, "stop")


@final
class PlayBrute(Move):
    """Action 3: play this Brute and lower the Street card `target` by `amount`."""

    def __init__(self, card: CardName, target: CardName, amount: int, new: bool = False) -> None:
        if not 1 <= amount <= 4:
            raise ValueError(f"amount {amount}: expected 1 to 4")
        number = code(BRUTE, number_of(card), number_of(target), amount, int(new))
        super().__init__(number, f"play {card} on {'+' if new else ''}{target} by {amount}")
        self.card: Final[CardName] = card
        self.target: Final[CardName] = target
        self.amount: Final[int] = amount
        self.new: Final[bool] = new


@final
class Take(Move):
    """Action 4: take this card, free or for two cards: `back` returns to the hand, `down` goes to the play area."""

    def __init__(
        self, card: CardName, back: CardName | None = None, down: CardName | None = None, new: bool = False
    ) -> None:
        if (back is None) != (down is None):
            raise ValueError("a payment is two cards: one that goes back to the hand and one that goes down")
        a, b = _payment_number(back), _payment_number(down)
        text = f"take {'+' if new else ''}{card}"
        if back is not None and down is not None:
            shown = [back, down] if a < b else [down, back]
            text += f" with {shown[0]} {shown[1]} down {down}"
        super().__init__(code(TAKE, number_of(card), a, b, int(new)), text)
        self.card: Final[CardName] = card
        self.back: Final[CardName | None] = back
        self.down: Final[CardName | None] = down
        self.new: Final[bool] = new


@final
class Pass(Move):
    """End the turn without taking a card."""

    def __init__(self) -> None:
        super().__init__(PASS, "pass")


def _payment_number(card: CardName | None) -> int:
    return NO_CARD if card is None else number_of(card)


# Holds moves, or None where none has been made yet. With Any, compiled code does not check the type of each element.
_MADE: Final[list[Any]] = [None] * CODES


def move_of(number: Code) -> Move:
    """The move with this number; always the same object."""
    if _MADE[number] is None:
        _MADE[number] = _make(number)
    made: Move = _MADE[number]
    return made


def moves_of(numbers: vec[i64]) -> list[Move]:
    """The moves with these numbers."""
    known = _MADE
    moves: list[Any] = []
    for number in numbers:
        made = known[number]
        if made is None:
            made = move_of(number)
        moves.append(made)
    return moves


def _make(number: Code) -> Move:
    kind = what(number)
    if kind == REFRESH:
        return Refresh(NAMES[card_a(number)], bool(is_new(number)))
    if kind == ACCOUNT:
        return PlayAccountant(NAMES[card_a(number)])
    if kind == EXCHANGE:
        return Exchange(NAMES[card_a(number)], NAMES[card_b(number)])
    if kind == STOP:
        return Stop()
    if kind == BRUTE:
        return PlayBrute(NAMES[card_a(number)], NAMES[card_b(number)], int(amount(number)), bool(is_new(number)))
    if kind == TAKE:
        if card_c(number) == NO_CARD:
            return Take(NAMES[card_a(number)], new=bool(is_new(number)))
        return Take(NAMES[card_a(number)], NAMES[card_b(number)], NAMES[card_c(number)], bool(is_new(number)))
    return Pass()
