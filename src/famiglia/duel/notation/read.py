"""Reads a position from its notation and checks it; an error names the field and what is expected there."""

import re

from famiglia.game import NotationError

from ..cards import FAMILIES, NAMES, NUMBERS, UNKNOWN, count, full_set, pile_of
from ..edition import EDITIONS, OPTIONS, rules_in_force
from ..position import DECK_END, EXCHANGE, OVER, PASSED_OUT, UNLIMITED, Position
from .check_table import find_errors
from .move_reader import CARD
from .write import FIELDS, STEPS


def read_position(text: str) -> Position:
    """The position that a line describes; the unknown cards of its deck are `UNKNOWN`."""
    head, *rest = text.split(" ")
    game, _, edition = head.partition("/")
    if game != "duel":
        raise NotationError("game", head, "duel/revised or duel/classic")
    if edition not in EDITIONS:
        raise NotationError("edition", edition, " or ".join(EDITIONS))
    fields = _fields(rest)
    position = Position(rules_in_force(edition, _options(fields["options"])), _seat("first", fields["first"]), b"")
    position.seat = _seat("seat", fields["seat"])
    _read_step(position, fields["step"])
    _read_refreshes(position, fields["refreshes"])
    position.hand0, position.hand1 = _two_piles("hands", fields["hands"])
    position.area0, position.area1 = _two_piles("areas", fields["areas"])
    _read_street(position, fields["street"])
    _read_lowered(position, fields["lowered"])
    position.discard = _pile("discard", fields["discard"])
    position.phase = _one_of("phase", fields["phase"], {"1": 1, "2": 2})
    position.passes = _one_of("passes", fields["passes"], {"0": 0, "1": 1})
    _read_deck(position, fields["deck"])
    _read_end(position, fields["end"])
    for field, found, expected in find_errors(position, fields):
        raise NotationError(field, found, expected)
    return position


def _fields(texts: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for place, name in enumerate(FIELDS):
        text = texts[place] if place < len(texts) else ""
        if not text.startswith(name + "="):
            raise NotationError(f"field {place + 2}", text, f"{name}=…")
        found[name] = text.removeprefix(name + "=")
    if len(texts) > len(FIELDS):
        raise NotationError("end of the line", texts[len(FIELDS)], "nothing more")
    return found


def _one_of(field: str, text: str, choices: dict[str, int]) -> int:
    if text not in choices:
        raise NotationError(field, text, " or ".join(choices))
    return choices[text]


def _seat(field: str, text: str) -> int:
    return _one_of(field, text, {"0": 0, "1": 1})


def _options(text: str) -> list[str]:
    options = [] if text == "-" else text.split(",")
    if options != sorted(set(options) & set(OPTIONS)):
        raise NotationError("options", text, f"- or some of {', '.join(OPTIONS)} in this order, joined by commas")
    return options


def _cards(field: str, text: str) -> bytes:
    for start in range(0, len(text), 2):
        if text[start : start + 2] not in NUMBERS:
            raise NotationError(f"{field}, card {start // 2 + 1}", text[start : start + 2], CARD)
    return bytes(NUMBERS[text[start : start + 2]] for start in range(0, len(text), 2))


def _pile(field: str, text: str) -> int:
    if text == "-":
        return 0
    cards = _cards(field, text)
    for card in set(cards):
        if cards.count(card) > count(full_set(), card):
            raise NotationError(field, text, f"at most {count(full_set(), card)} × {NAMES[card]}")
    if not cards or list(cards) != sorted(cards):
        raise NotationError(field, text, f"- or cards in the order {' '.join(FAMILIES)}, values rising")
    return pile_of(cards)


def _two_piles(field: str, text: str) -> tuple[int, int]:
    first, slash, second = text.partition("/")
    if not slash:
        raise NotationError(field, text, "two piles with a / between them")
    return _pile(f"{field} of seat 0", first), _pile(f"{field} of seat 1", second)


def _read_step(position: Position, text: str) -> None:
    if text in STEPS:
        position.step = STEPS[text]
        return
    found = re.fullmatch(r"exchange\((A[1-4]),([1-4]),([^,]*),([^,]*)\)", text)
    if not found:
        raise NotationError("step", text, f"{', '.join(STEPS)} or exchange(A2,1,M2,B0)")
    position.step = EXCHANGE
    position.accountant = NUMBERS[found[1]]
    position.exchanges_left = int(found[2])
    position.fetched = _pile("step, cards fetched", found[3])
    position.laid = _pile("step, cards laid", found[4])


def _read_refreshes(position: Position, text: str) -> None:
    position.refreshes = _one_of("refreshes", text, {"*": UNLIMITED, "0": 0, "1": 1})


def _read_street(position: Position, text: str) -> None:
    old, plus, new = text.partition("+")
    position.old = _pile("street", old) if old or not plus else 0
    position.new = _pile("street, new cards", new) if plus else 0
    if plus and (new == "-" or old == "-"):
        raise NotationError("street", text, "cards on both sides of the +, or nothing before it")


def _read_lowered(position: Position, text: str) -> None:
    if text == "-":
        return
    found = re.fullmatch(r"(\+?)([FABM][0-4])-([1-4])", text)
    if not found:
        raise NotationError("lowered", text, "- or a card and an amount like F4-2 or +F4-2")
    position.lowered = NUMBERS[found[2]]
    position.lowered_new = 1 if found[1] else 0
    position.lowered_by = int(found[3])


def _read_deck(position: Position, text: str) -> None:
    covered, bar, known = ("", "", "") if text == "-" else text.partition("|")
    if not text or (bar and not known):
        raise NotationError("deck", text, "-, cards, ?n, or either of these followed by | and cards")
    if covered.startswith("?"):
        if not re.fullmatch(r"\?[1-9][0-9]?", covered):
            raise NotationError("deck", text, "? and a number of cards from 1 to 52")
        cards = bytes([UNKNOWN]) * int(covered[1:])
    else:
        cards = _cards("deck", covered)
    position.deck = cards + _cards("deck", known)
    position.known = len(known) // 2


def _read_end(position: Position, text: str) -> None:
    found = re.fullmatch(r"-|(deck|pass)(?::([01]))?", text)
    if not found or (found[1] == "pass" and found[2] == "1"):
        raise NotationError("end", text, "-, deck:0, deck:1, pass:0, deck or pass")
    if found[1]:
        position.ending = DECK_END if found[1] == "deck" else PASSED_OUT
        position.turns_left = int(found[2] or 0)
    if (position.step == OVER) != (found[1] is not None and found[2] is None):
        raise NotationError("end", text, "deck or pass if and only if step=over")
