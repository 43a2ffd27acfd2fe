"""Action 1: refresh the Street."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.rulebook import Refusal, refusal

from .cards import NAMES, ZEROS, Card, Pile, cards_in, count, name, names, one, value_of
from .deck import draw_to_street, put_under
from .move_codes import REFRESH, code
from .position import STREET, Position


def may_refresh(position: Position) -> bool:
    """True if there is no 0 in the Street, a refresh left in this turn, and a card to draw (D-20, D-23, D-72, DA-17)."""
    return position.refreshes != 0 and position.street() & ZEROS == 0 and position.deck_size() > 0


def list_refreshes(position: Position, moves: vec[i64]) -> vec[i64]:
    if may_refresh(position):
        moves = list_each(position.old, 0, moves)
        moves = list_each(position.new, 1, moves)
    return moves


def list_each(pile: Pile, new: i64, moves: vec[i64]) -> vec[i64]:
    """Append a refresh with each kind of card in the pile."""
    card: Card = 0
    while pile:
        if pile & 7:
            moves = append(moves, code(REFRESH, card, 0, 0, new))
        pile >>= 3
        card += 1
    return moves


def refresh(position: Position, card: Card, new: i64, dice: Chance) -> bytes:
    """Remove the card from the Street and draw as many cards as its printed value (D-22, DA-08)."""
    put_away(position, card, new)
    return turn_up(position, value_of(card), dice)


def put_away(position: Position, card: Card, new: i64) -> None:
    """Remove the card from the Street: to the discard pile in phase 1, under the deck in phase 2 (D-22, D-73)."""
    if new:
        position.new -= one(card)
    else:
        position.old -= one(card)
    if position.phase == 1:
        position.discard += one(card)
    else:
        put_under(position, card)
        position.refreshes = 0


def turn_up(position: Position, number: i64, dice: Chance) -> bytes:
    """Draw this many cards; if the reshuffle begins phase 2 meanwhile, one more refresh is allowed (D-75)."""
    phase = position.phase
    drawn = draw_to_street(position, number, dice)
    if position.phase != phase:
        position.refreshes = 1
    return drawn


def refuse_refresh(position: Position, card: Card, new: i64) -> Refusal | None:
    """Why the Street cannot be refreshed with this card now; None if it can."""
    if position.step != STREET:
        return refusal("D-11", "fact-refresh-late", remedy=in_a_later_turn(position))
    if position.new & ZEROS:
        appeared = names(cards_in(position.new & ZEROS))
        rule = (
            "D-23" if position.phase == 1 else "D-75"
        )  # the second deck has no 0, so this one was drawn before the reshuffle
        return refusal(rule, "fact-zero-appeared", remedy="remedy-take-a-zero", cards=appeared)
    if position.old & ZEROS:
        zeros = names(cards_in(position.old & ZEROS))
        return refusal("D-20", "fact-zero-in-street", remedy=in_a_later_turn(position), cards=zeros)
    if position.deck_size() == 0:
        return refusal("DA-17", "fact-deck-empty")
    if position.refreshes == 0:
        return refusal("D-72", "fact-refreshed-once", remedy=in_a_later_turn(position))
    return refuse_absent("D-22" if position.phase == 1 else "D-73", position, card, new)


def in_a_later_turn(position: Position) -> str | None:
    """The advice to refresh next turn or, if a 0 is in the Street, after it has been taken; None in the last turn."""
    if not position.next_turn():
        return None
    return "remedy-zeros-gone" if position.street() & ZEROS else "remedy-next-turn-first"


def refuse_absent(
    rule: str, position: Position, card: Card, new: i64, other: str | None = "remedy-name-street-card"
) -> Refusal | None:
    """Refuse a card that is not in that part of the Street (new or old); `other` is the advice to name another card."""
    if count(position.new if new else position.old, card):
        return None
    if count(position.new, card):
        return refusal(rule, "fact-only-new-in-street", remedy="remedy-add-plus", card=name(card), code=NAMES[card])
    if count(position.old, card):
        return refusal(rule, "fact-not-new-in-street", remedy="remedy-drop-plus", card=name(card), code=NAMES[card])
    lying = names(cards_in(position.street()))
    return refusal(rule, "fact-not-in-street", remedy=other, card=name(card), cards=lying)
