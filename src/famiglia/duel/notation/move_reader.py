"""Reads a move from its notation; an error names the part that is wrong and what is expected there."""

import re
from collections.abc import Callable
from typing import Final

from famiglia.game import NotationError
from famiglia.rulebook import Message, message

from ..cards import NUMBERS, CardName
from ..moves import Exchange, Move, Pass, PlayAccountant, PlayBrute, Refresh, Stop, Take

MOVE: Final = message("notation-move")
A_CARD: Final = message("notation-a-card")
STREET_CARD: Final = message("notation-street-card")
CARD: Final = message("notation-card")


def read_move(text: str) -> Move:
    """The move in this notation.

    >>> read_move("take F3 with M3 F2 down M3")
    <take F3 with F2 M3 down M3>
    """
    words = text.split()
    shape = " ".join(word if word.islower() else "card" for word in words)
    read = _MOVES.get(re.sub(r"by \S+$", "by amount", shape))
    if read is None:
        raise NotationError(MOVE, text, message("notation-moves", moves=", ".join(_EXAMPLES)))
    return read(words)


def _refresh(words: list[str]) -> Move:
    card, new = _street_card(words[1])
    return Refresh(card, new)


def _accountant(words: list[str]) -> Move:
    return PlayAccountant(_card(words[1]))


def _exchange(words: list[str]) -> Move:
    return Exchange(_card(words[1]), _card(words[3]))


def _brute(words: list[str]) -> Move:
    target, new = _street_card(words[3])
    if words[5] not in ("1", "2", "3", "4"):
        raise NotationError(message("notation-amount"), words[5], message("notation-amounts"))
    return PlayBrute(_card(words[1]), target, int(words[5]), new)


def _take_free(words: list[str]) -> Move:
    card, new = _street_card(words[1])
    return Take(card, new=new)


def _take(words: list[str]) -> Move:
    card, new = _street_card(words[1])
    paid = [_card(words[3]), _card(words[4])]
    down = _card(words[6])
    if down not in paid:
        raise NotationError(message("notation-down"), down, message("notation-paid", one=paid[0], other=paid[1]))
    paid.remove(down)
    return Take(card, paid[0], down, new)


_MOVES: Final[dict[str, Callable[[list[str]], Move]]] = {
    "refresh card": _refresh,
    "play card": _accountant,
    "fetch card lay card": _exchange,
    "stop": lambda words: Stop(),
    "play card on card by amount": _brute,
    "take card": _take_free,
    "take card with card card down card": _take,
    "pass": lambda words: Pass(),
}
_EXAMPLES: Final = (
    "refresh F2", "play A2", "fetch M2 lay B0", "stop", "play B2 on M4 by 1", "take F0", "take F3 with F2 M3 down M3", "pass",
)  # fmt: skip


def _card(text: str, where: Message = A_CARD) -> CardName:
    if text not in NUMBERS:
        raise NotationError(where, text, CARD)
    return text


def _street_card(text: str) -> tuple[CardName, bool]:
    return _card(text.removeprefix("+"), STREET_CARD), text.startswith("+")
