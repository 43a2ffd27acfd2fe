"""Action 2: an Accountant exchanges cards of the hand with cards of the play area, one for one."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.rulebook import Refusal, refusal

from .cards import (
    ACCOUNTANT,
    NO_CARD,
    Card,
    Kinds,
    cards_in,
    count,
    family_of,
    kinds,
    name,
    names,
    one,
    value_of,
)
from .move_codes import ACCOUNT, STOP, code
from .move_codes import EXCHANGE as EXCHANGE_MOVE
from .position import BRUTES, EXCHANGE, STREET, Position


def can_swap(there: Kinds, here: Kinds) -> bool:
    """True if a card of one pile can be exchanged for a card of another kind in the other pile."""
    if there == 0 or here == 0:
        return False
    return there != here or (there & (there - 1)) != 0


def list_accountants(position: Position, moves: vec[i64]) -> vec[i64]:
    """The Accountants in hand that could exchange something (D-30, DA-53)."""
    if position.step != STREET:
        return moves
    hand = position.hand()
    area = position.area()
    if area == 0:
        return moves
    for card in range(i64(6), i64(10)):
        if count(hand, card) and can_swap(kinds(area), kinds(hand - one(card))):
            moves = append(moves, code(ACCOUNT, card))
    return moves


def fetchable(position: Position) -> Kinds:
    """The kinds that the Accountant may still take up: not itself, and no kind that it has laid down (D-32, DA-41)."""
    return kinds(position.area() - one(position.accountant)) & ~position.laid


def layable(position: Position) -> Kinds:
    """The kinds that the Accountant may still lay down: no kind that it has taken up (DA-41)."""
    return kinds(position.hand()) & ~position.fetched


def list_exchanges(position: Position, moves: vec[i64]) -> vec[i64]:
    """Every exchange of one card for another; stopping is legal after the first exchange (D-31, DA-53)."""
    there = fetchable(position)
    here = layable(position)
    for fetch in range(i64(20)):
        if count(there, fetch):
            for lay in range(i64(20)):
                if lay != fetch and count(here, lay):
                    moves = append(moves, code(EXCHANGE_MOVE, fetch, lay))
    if position.fetched:
        moves = append(moves, i64(STOP))
    return moves


def play_accountant(position: Position, card: Card) -> None:
    position.lay(one(card))
    position.refreshes = 0
    position.step = EXCHANGE
    position.accountant = card
    position.exchanges_left = value_of(card)


def exchange(position: Position, fetch: Card, lay: Card) -> None:
    position.set_hand(position.hand() + one(fetch) - one(lay))
    position.set_area(position.area() - one(fetch) + one(lay))
    position.fetched |= one(fetch)
    position.laid |= one(lay)
    position.exchanges_left -= 1
    if position.exchanges_left == 0 or not can_swap(fetchable(position), layable(position)):
        stop(position)


def stop(position: Position) -> None:
    position.step = BRUTES
    position.accountant = NO_CARD
    position.exchanges_left = 0
    position.fetched = 0
    position.laid = 0


def swappable(there: Kinds, here: Kinds) -> Kinds:
    """The kinds in `there` that can be exchanged for another kind in `here`."""
    found: Kinds = 0
    for card in range(i64(20)):
        if count(there, card) and here & ~one(card):
            found |= one(card)
    return found


def again_next_turn(position: Position, card: Card) -> str | None:
    """The advice to play this Accountant in the next turn, if it stays in hand and can exchange something then (DA-53)."""
    if not position.next_turn() or count(position.hand(), card) == 0:
        return None
    must_exchange = position.step == EXCHANGE and position.fetched == 0  # one card of the hand is still to be laid down
    there = fetchable(position) if must_exchange else kinds(position.area())
    return "remedy-next-turn" if can_swap(there, kinds(position.hand() - one(card))) else None


def refuse_accountant(position: Position, card: Card) -> Refusal | None:
    """Why this card cannot be played as an Accountant now; None if it can."""
    in_time = position.step == STREET
    if family_of(card) != ACCOUNTANT:
        remedy = "remedy-play-accountant" if in_time else None
        return refusal("D-30", "fact-no-accountant", remedy=remedy, card=name(card))
    if value_of(card) == 0:
        remedy = "remedy-higher-value" if in_time else None
        return refusal("D-13", "fact-zero-no-ability", remedy=remedy, card=name(card))
    if position.step == EXCHANGE or position.step == BRUTES:
        return refusal("D-12", "fact-accountant-done", remedy=again_next_turn(position, card))
    if not in_time:
        return refusal("D-11", "fact-accountant-late", remedy=again_next_turn(position, card))
    if count(position.hand(), card) == 0:
        held = names(cards_in(position.hand()))
        return refusal("D-30", "fact-not-in-hand", remedy="remedy-name-hand-card", card=name(card), cards=held)
    if not can_swap(kinds(position.area()), kinds(position.hand() - one(card))):
        return refusal("DA-53", "fact-nothing-to-exchange", remedy="remedy-two-kinds", card=name(card))
    return None


def refuse_exchange(position: Position, fetch: Card, lay: Card) -> Refusal | None:
    """Why these two cards cannot be exchanged now; None if they can."""
    if position.step != EXCHANGE:
        playable = len(list_accountants(position, vec[i64]())) > 0
        remedy = "remedy-play-accountant-first" if playable else "remedy-go-on"
        return refusal("D-31", "fact-no-accountant-at-work", remedy=remedy)
    if fetch == lay:
        return refusal("DA-53", "fact-same-kind", remedy="remedy-other-kind", card=name(fetch))
    if count(fetchable(position), fetch) == 0:
        allowed = names(cards_in(swappable(fetchable(position), layable(position))))
        if count(position.laid, fetch):
            return refusal("DA-41", "fact-just-laid", remedy="remedy-fetch", card=name(fetch), cards=allowed)
        if fetch == position.accountant:
            return refusal("D-32", "fact-accountant-itself", remedy="remedy-fetch", card=name(fetch), cards=allowed)
        return refusal("D-31", "fact-not-in-area", remedy="remedy-fetch", card=name(fetch), cards=allowed)
    if count(layable(position), lay) == 0:
        allowed = names(cards_in(layable(position) & ~one(fetch)))
        remedy = "remedy-lay"
        if not allowed:  # no card can be laid down in exchange for this card, but one can for another
            allowed = names(cards_in(swappable(fetchable(position), layable(position))))
            remedy = "remedy-fetch"
        if count(position.fetched, lay):
            return refusal("DA-41", "fact-just-fetched", remedy=remedy, card=name(lay), cards=allowed)
        return refusal("D-31", "fact-not-in-hand", remedy=remedy, card=name(lay), cards=allowed)
    return None


def refuse_stop(position: Position) -> Refusal | None:
    """Why stopping is not legal now; None if it is."""
    if position.step != EXCHANGE:
        return refusal("D-31", "fact-no-accountant-at-work", remedy="remedy-go-on")
    if position.fetched == 0:
        return refusal("DA-53", "fact-no-exchange-yet", remedy="remedy-exchange-once")
    return None
