"""Checks that the rules of the duel allow a position that was read from text."""

from collections.abc import Callable

from ..accountant import can_swap, fetchable, layable
from ..brute import least_amount, most_amount
from ..cards import NAMES, NO_CARD, UNKNOWN, ZEROS, Kinds, Pile, cards_in, count, full_set, kinds, one, size
from ..edition import FAIR_PASS_OUT, REVISED
from ..position import BRUTES, DECK_END, EXCHANGE, NOT_YET, OVER, PASSED_OUT, STREET, TAKE, UNLIMITED, Position


def find_errors(position: Position, fields: dict[str, str]) -> list[tuple[str, str, str]]:
    """Find everything that the rules do not allow: for each error the field, the text found and what is expected."""
    found: list[tuple[str, str, str]] = []

    def expect(holds: bool, field: str, expected: str) -> None:
        if not holds:
            found.append((field, fields[field], expected))

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
    _expect_cards(position, fields, found)
    return found


def _expect_last_turns(position: Position, expect: Callable[[bool, str, str], None]) -> None:
    """Check that the second player has the last turn, whether the deck has run out or both have passed."""
    starting = position.seat == position.first
    if position.step == OVER:
        at_once = position.ending == PASSED_OUT and not position.rules & FAIR_PASS_OUT  # else a last turn was played
        expect(not at_once or position.passes == 1, "passes", "1 after two passes")
        expect(not at_once or bool(position.street()), "street", "cards after two passes")
        expect(not at_once or position.deck_size() > 0, "end", "deck when the deck is empty")
        expect(at_once or not starting, "seat", "the second player's after the last turn")
        return
    if position.ending == DECK_END:
        fits = starting == (position.turns_left == 1)
        expect(fits, "end", "deck:1 in the starting player's turn, deck:0 in the second player's")
    if position.ending == PASSED_OUT:
        expect(not starting and position.passes == 1, "end", "pass:0 in the second player's turn after a pass")


def _expect_lowered(position: Position, expect: Callable[[bool, str, str], None]) -> None:
    if position.lowered == NO_CARD:
        return
    copies = count(position.new if position.lowered_new else position.old, position.lowered)
    expect(copies > 0, "lowered", "a card that lies in the street")
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
    lies = count(position.area(), position.accountant) > 0
    expect(lies, "step", "an Accountant that lies in the play area")
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
    if lies:
        expect(
            can_swap(fetchable(position), layable(position)),
            "step",
            "an exchange with two kinds that can change places",
        )
    area = position.area() - one(position.accountant) if lies else position.area()
    expect(fetched & ~kinds(position.hand()) == 0, "step", "fetched cards that are in the hand")
    expect(laid & ~kinds(area) == 0, "step", "laid cards that are in the play area, besides the Accountant")
    expect(_copies(position.hand(), fetched) >= done, "step", "a card in the hand for each one fetched")
    expect(_copies(area, laid) >= done, "step", "a card in the play area for each one laid")


def _copies(pile: Pile, chosen: Kinds) -> int:
    """How many cards of these kinds are in the pile."""
    return sum(int(count(pile, card)) for card in range(20) if count(chosen, card))


def _expect_cards(position: Position, fields: dict[str, str], found: list[tuple[str, str, str]]) -> None:
    piles = (position.hand0, position.hand1, position.area0, position.area1, position.street(), position.discard)
    seen = b"".join(map(cards_in, piles)) + position.deck_cards().replace(bytes([UNKNOWN]), b"")
    for card in range(20):
        copies = int(count(full_set(), card))
        if seen.count(card) > copies:
            found.append(("cards", f"{seen.count(card)} x {NAMES[card]}", f"{copies} in the whole game"))
    zeros = sum(int(count(full_set(), card)) - seen.count(card) for card in range(0, 20, 5))
    if position.phase == 2 and (zeros or any(card % 5 == 0 for card in position.deck_cards() if card != UNKNOWN)):
        found.append(("deck", fields["deck"], "no card of value 0 in phase 2"))
    unseen = 60 - len(seen)
    if position.deck_cards().count(UNKNOWN) != unseen:
        expected = f"{unseen} cards that lie nowhere else" if unseen >= 0 else "60 cards in all"
        found.append(("deck", fields["deck"], expected))
