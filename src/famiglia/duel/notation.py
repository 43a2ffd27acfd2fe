"""Moves and positions as text (`docs/notation.md`), moves also read, with errors that say what, where and what is expected."""

import re
from collections.abc import Callable
from typing import Final

from famiglia.game import NotationError
from famiglia.rulebook import Message, message

from .cards import (
    NAMES,
    NO_CARD,
    NUMBERS,
    UNKNOWN,
    CardName,
    cards_in,
    names,
)
from .edition import edition_name, option_names
from .moves import Exchange, Move, Pass, PlayAccountant, PlayBrute, Refresh, Stop, Take
from .position import BRUTES, DECK_END, EXCHANGE, NOT_YET, OVER, STREET, TAKE, UNLIMITED, Position

MOVE: Final = message("notation-move")
A_CARD: Final = message("notation-a-card")
STREET_CARD: Final = message("notation-street-card")
CARD: Final = message("notation-card")
STEPS: Final = {"street": STREET, "brute": BRUTES, "take": TAKE, "over": OVER}
STEP_NAMES: Final = {number: name for name, number in STEPS.items()} | {EXCHANGE: "exchange"}
FIELDS: Final = (
    "options", "first", "seat", "step", "refreshes", "hands", "areas", "street", "lowered", "discard", "deck", "phase",
    "passes", "end",
)  # fmt: skip


# Moves


def read_move(text: str) -> Move:
    """The move that a text stands for.

    >>> read_move("take F3 with M3 F2 down M3")
    <take F3 with F2 M3 down M3>
    """
    words = text.split()
    shape = " ".join(word if word.islower() else "card" for word in words)
    read = _MOVES.get(re.sub(r"by \S+$", "by amount", shape))
    if read is None:
        raise NotationError(MOVE, text, message("notation-moves", moves=", ".join(_SHAPES)))
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
_SHAPES: Final = (
    "refresh F2", "play A2", "fetch M2 lay B0", "stop", "play B2 on M4 by 1", "take F0", "take F3 with F2 M3 down M3", "pass",
)  # fmt: skip


def _card(text: str, where: Message = A_CARD) -> CardName:
    if text not in NUMBERS:
        raise NotationError(where, text, CARD)
    return text


def _street_card(text: str) -> tuple[CardName, bool]:
    return _card(text.removeprefix("+"), STREET_CARD), text.startswith("+")


# Positions, written


def write_position(position: Position, known_only: bool = False) -> str:
    """One line that holds everything; with `known_only` the order of the deck is left out where nobody may know it."""
    options = ",".join(option_names(position.rules)) or "-"
    fields = (
        f"duel/{edition_name(position.rules)}",
        f"options={options}",
        f"first={position.first}",
        f"seat={position.seat}",
        f"step={_write_step(position)}",
        f"refreshes={'*' if position.refreshes == UNLIMITED else position.refreshes}",
        f"hands={write_pile(position.hand0)}/{write_pile(position.hand1)}",
        f"areas={write_pile(position.area0)}/{write_pile(position.area1)}",
        f"street={_write_street(position)}",
        f"lowered={_write_lowered(position)}",
        f"discard={write_pile(position.discard)}",
        f"deck={_write_deck(position, known_only)}",
        f"phase={position.phase}",
        f"passes={position.passes}",
        f"end={_write_end(position)}",
    )
    return " ".join(fields)


def write_pile(pile: int) -> str:
    return "".join(names(cards_in(pile))) or "-"


def _write_step(position: Position) -> str:
    if position.step != EXCHANGE:
        return STEP_NAMES[position.step]
    done = f"{write_pile(position.fetched)},{write_pile(position.laid)}"
    return f"exchange({NAMES[position.accountant]},{position.exchanges_left},{done})"


def _write_street(position: Position) -> str:
    old = write_pile(position.old) if position.old or not position.new else ""
    return old + ("+" + write_pile(position.new) if position.new else "")


def _write_lowered(position: Position) -> str:
    if position.lowered == NO_CARD:
        return "-"
    return f"{'+' if position.lowered_new else ''}{NAMES[position.lowered]}-{position.lowered_by}"


def _write_deck(position: Position, known_only: bool) -> str:
    deck = position.deck_cards()
    covered, known = deck[: len(deck) - position.known], deck[len(deck) - position.known :]
    if covered and (known_only or UNKNOWN in covered):
        text = f"?{len(covered)}"
    else:
        text = "".join(names(covered))
    if known:
        text += "|" + "".join(names(known))
    return text or "-"


def _write_end(position: Position) -> str:
    if position.ending == NOT_YET:
        return "-"
    reason = "deck" if position.ending == DECK_END else "pass"
    return reason if position.step == OVER else f"{reason}:{position.turns_left}"
