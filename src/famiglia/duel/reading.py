"""Positions read from text, checked so that they could stand on a table."""

import re
from collections.abc import Callable

from famiglia.game import NotationError

from .accountant import differ, fetchable, layable
from .brute import least_amount, most_amount
from .cards import FAMILIES, NAMES, NO_CARD, NUMBERS, UNKNOWN, ZEROS, cards_in, count, full_set, kinds, pile_of, size
from .edition import EDITIONS, FAIR_PASS_OUT, OPTIONS, REVISED, rules_in_force
from .notation import CARD, FIELDS, STEPS
from .position import BRUTES, DECK_END, EXCHANGE, NOT_YET, OVER, PASSED_OUT, STREET, TAKE, UNLIMITED, Position


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
    expect(not position.new or not position.old & ZEROS, "street", "no 0 that lay there before a refresh")
    expect(position.phase == 2 or not position.known, "deck", "no known cards before phase 2")
    expect(position.phase == 2 or not empty, "deck", "a deck in phase 1")
    expect(position.phase == 1 or not position.discard, "discard", "- in phase 2")
    expect(not position.discard & ZEROS, "discard", "no card of value 0")
    expect(bool(position.street()) or empty or position.step == OVER, "street", "cards while there is a deck")
    expect((position.ending == NOT_YET) <= (not empty), "end", "deck:… when the deck is empty")
    expect((position.ending == DECK_END) <= empty, "end", "- or pass while there is a deck")
    limits = (0,) if position.step != STREET else (UNLIMITED,) if position.phase == 1 else (0, 1)
    expect(position.refreshes in limits, "refreshes", "* in phase 1, 0 or 1 in phase 2, 0 when step is not street")
    fair = bool(position.rules & FAIR_PASS_OUT)
    expect(position.ending != PASSED_OUT or position.step == OVER or fair, "end", "pass:0 only with fair-pass-out")
    _expect_last_turns(position, expect)
    refreshed = position.step == STREET and position.phase == 2 and position.refreshes == 0
    expect(
        not refreshed or bool(position.new) or not position.rules & REVISED,
        "street",
        "new cards after a refresh in phase 2",
    )
    expect(not refreshed or not position.street() & ZEROS, "street", "no 0 after a refresh in phase 2")
    worked = any(count(position.area(), accountant) for accountant in range(6, 10))
    expect(position.step != BRUTES or worked, "step", "an Accountant of value 1 to 4 in the play area")
    expect((position.step == TAKE) == (position.lowered != NO_CARD), "lowered", "a card if and only if step=take")
    _expect_lowered(position, expect)
    _expect_exchange(position, expect)
    _expect_cards(position, fields, faults)
    return faults


def _expect_last_turns(position: Position, expect: Callable[[bool, str, str], None]) -> None:
    """The second player has the last turn, after the deck's end as well as after two passes."""
    if position.step == OVER:
        fair = position.rules & FAIR_PASS_OUT != 0  # then a last turn may have followed the passes
        expect(position.ending != PASSED_OUT or position.passes == 1 or fair, "passes", "1 after two passes")
        return
    starting = position.seat == position.first
    if position.ending == DECK_END:
        fits = starting == (position.turns_left == 1)
        expect(fits, "end", "deck:1 in the starting player's turn, deck:0 in the second player's")
    if position.ending == PASSED_OUT:
        expect(not starting and position.passes == 1, "end", "pass:0 in the second player's turn after a pass")


def _expect_lowered(position: Position, expect: Callable[[bool, str, str], None]) -> None:
    if position.lowered == NO_CARD:
        return
    lying = count(position.new if position.lowered_new else position.old, position.lowered)
    expect(lying > 0, "lowered", "a card that lies in the street")
    expect(position.lowered_by <= position.lowered % 5, "lowered", "an amount up to the card's value")
    able = any(
        count(position.area(), brute)
        and least_amount(position, brute, position.lowered)
        <= position.lowered_by
        <= most_amount(brute, position.lowered)
        for brute in range(11, 15)
    )
    expect(able, "lowered", "an amount that a Brute of the play area can lower it by")


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
    if count(position.area(), position.accountant):
        expect(
            differ(fetchable(position), layable(position)),
            "step",
            "an exchange with two kinds that can change places",
        )
    expect(fetched & ~kinds(position.hand()) == 0, "step", "fetched cards that are in the hand")
    expect(laid & ~kinds(position.area()) == 0, "step", "laid cards that are in the play area")


def _expect_cards(position: Position, fields: dict[str, str], faults: list[tuple[str, str, str]]) -> None:
    piles = (position.hand0, position.hand1, position.area0, position.area1, position.street(), position.discard)
    seen = b"".join(map(cards_in, piles)) + position.deck_cards().replace(bytes([UNKNOWN]), b"")
    for card in range(20):
        copies = int(count(full_set(), card))
        if seen.count(card) > copies:
            faults.append(("cards", f"{seen.count(card)} x {NAMES[card]}", f"{copies} in the whole game"))
    zeros = sum(int(count(full_set(), card)) - seen.count(card) for card in range(0, 20, 5))
    if position.phase == 2 and (zeros or any(card % 5 == 0 for card in position.deck_cards() if card != UNKNOWN)):
        faults.append(("deck", fields["deck"], "no card of value 0 in phase 2"))
    unseen = 60 - len(seen)
    if position.deck_cards().count(UNKNOWN) != unseen:
        expected = f"{unseen} cards that lie nowhere else" if unseen >= 0 else "60 cards in all"
        faults.append(("deck", fields["deck"], expected))


def unseen_cards(position: Position) -> bytes:
    """The cards that lie nowhere in sight and so are the unknown part of the deck, in card order."""
    known = position.deck_cards().replace(bytes([UNKNOWN]), b"")
    return cards_in(full_set() - position.in_sight() - pile_of(known))
