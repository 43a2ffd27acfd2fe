"""Moves and positions as text (`docs/notation.md`), read back with errors that say what, where and what is expected."""

import re
from collections.abc import Callable
from typing import Final

from famiglia.game import NotationError

from .cards import (
    FAMILIES,
    NAMES,
    NO_CARD,
    NUMBERS,
    UNKNOWN,
    CardName,
    cards_in,
    count,
    full_set,
    kinds,
    names,
    one,
    pile_of,
    size,
)
from .edition import EDITIONS, OPTIONS, REVISED, edition_name, option_names, rules_in_force
from .moves import Exchange, Move, Pass, PlayAccountant, PlayBrute, Refresh, Stop, Take
from .position import BRUTES, DECK_END, EXCHANGE, NOT_YET, OVER, PASSED_OUT, STREET, TAKE, UNLIMITED, Position

CARD: Final = "a card: F, A, B or M and a value from 0 to 4"
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
        raise NotationError("move", text, "one of: " + ", ".join(_SHAPES))
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
        raise NotationError("amount of the Brute", words[5], "1, 2, 3 or 4")
    return PlayBrute(_card(words[1]), target, int(words[5]), new)


def _take_free(words: list[str]) -> Move:
    card, new = _street_card(words[1])
    return Take(card, new=new)


def _take(words: list[str]) -> Move:
    card, new = _street_card(words[1])
    paid = [_card(words[3]), _card(words[4])]
    down = _card(words[6])
    if down not in paid:
        raise NotationError("card that goes down", down, f"one of the two paid with, {paid[0]} or {paid[1]}")
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


def _card(text: str, where: str = "card") -> CardName:
    if text not in NUMBERS:
        raise NotationError(where, text, CARD)
    return text


def _street_card(text: str) -> tuple[CardName, bool]:
    return _card(text.removeprefix("+"), "Street card"), text.startswith("+")


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


# Positions, read


def read_position(text: str) -> Position:
    """The position that a line stands for; a deck of unknown order is filled with `UNKNOWN` cards."""
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
    for field, found, expected in _faults(position, fields):
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


def _faults(position: Position, fields: dict[str, str]) -> list[tuple[str, str, str]]:
    """What cannot stand on a table, each with its field and what is expected."""
    faults: list[tuple[str, str, str]] = []

    def expect(holds: bool, field: str, expected: str) -> None:
        if not holds:
            faults.append((field, fields[field], expected))

    empty = position.deck_size() == 0
    expect(not position.new or bool(position.rules & REVISED), "street", "no new cards in the classic edition")
    expect(not position.new or position.step != OVER, "street", "no new cards after the end")
    expect(position.phase == 2 or not position.known, "deck", "no known cards before phase 2")
    expect(position.phase == 2 or not empty, "deck", "a deck in phase 1")
    expect(position.phase == 1 or not position.discard, "discard", "- in phase 2")
    expect((position.ending == NOT_YET) <= (not empty), "end", "deck:… when the deck is empty")
    expect((position.ending == DECK_END) <= empty, "end", "- or pass while there is a deck")
    limits = (0,) if position.step != STREET else (UNLIMITED,) if position.phase == 1 else (0, 1)
    expect(position.refreshes in limits, "refreshes", "* in phase 1, 0 or 1 in phase 2, 0 when step is not street")
    expect(
        position.step == STREET or position.step != OVER or position.lowered == NO_CARD, "lowered", "- after the end"
    )
    _expect_lowered(position, expect)
    _expect_exchange(position, expect)
    _expect_cards(position, fields, faults)
    return faults


def _expect_lowered(position: Position, expect: Callable[[bool, str, str], None]) -> None:
    if position.lowered == NO_CARD:
        return
    lying = count(position.new if position.lowered_new else position.old, position.lowered)
    expect(position.step == TAKE, "lowered", "- unless step=take")
    expect(lying > 0, "lowered", "a card that lies in the street")
    expect(position.lowered_by <= position.lowered % 5, "lowered", "an amount up to the card's value")


def _expect_exchange(position: Position, expect: Callable[[bool, str, str], None]) -> None:
    if position.step != EXCHANGE:
        return
    fetched, laid = position.fetched, position.laid
    done = position.accountant % 5 - position.exchanges_left
    expect(count(position.area(), position.accountant) > 0, "step", "an Accountant that lies in the play area")
    expect(
        kinds(fetched) == fetched and kinds(laid) == laid and not fetched & laid,
        "step",
        "each kind once, on one side only",
    )
    expect(
        done >= max(size(fetched), size(laid)) and (done > 0) == bool(fetched) == bool(laid),
        "step",
        "as many exchanges as cards",
    )
    expect(fetched & ~kinds(position.hand()) == 0, "step", "fetched cards that are in the hand")
    expect(laid & ~kinds(position.area()) == 0, "step", "laid cards that are in the play area")


def _expect_cards(position: Position, fields: dict[str, str], faults: list[tuple[str, str, str]]) -> None:
    piles = (
        position.hand0,
        position.hand1,
        position.area0,
        position.area1,
        position.old,
        position.new,
        position.discard,
    )
    seen = b"".join(map(cards_in, piles)) + position.deck_cards().replace(bytes([UNKNOWN]), b"")
    unseen = 60 - len(seen)
    for card in range(20):
        if seen.count(card) > count(full_set(), card):
            faults.append(
                ("cards", f"{seen.count(card)} x {NAMES[card]}", f"{count(full_set(), card)} in the whole game")
            )
    covered = position.deck_cards().count(UNKNOWN)
    if covered != unseen:
        faults.append(
            ("deck", fields["deck"], f"{unseen} cards that lie nowhere else" if unseen >= 0 else "60 cards in all")
        )


def unseen_cards(position: Position) -> bytes:
    """The cards that lie nowhere in sight and so are the unknown part of the deck, in card order."""
    piles = (
        position.hand0,
        position.hand1,
        position.area0,
        position.area1,
        position.old,
        position.new,
        position.discard,
    )
    rest = full_set() - sum(piles)
    for card in position.deck_cards():
        if card != UNKNOWN:
            rest -= one(card)
    return cards_in(rest)
