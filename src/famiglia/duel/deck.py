"""The deck: drawing, the reshuffle that begins phase 2, and the end of the game when it runs out."""

from mypy_extensions import i64

from famiglia.dice import Chance

from .cards import cards_in, one
from .edition import REVISED
from .position import DECK_END, NOT_YET, Position


def draw_to_street(position: Position, number: i64, dice: Chance) -> bytes:
    """Turn up this many cards in action 1, or all that are left; in the revised edition they are new cards (D-22, D-24)."""
    drawn = draw(position, number, dice)
    for card in drawn:
        if position.rules & REVISED:
            position.new += one(card)
        else:
            position.old += one(card)
    return drawn


def refill(position: Position, dice: Chance) -> bytes:
    """Fill an empty Street with six cards before a turn (D-70); they do not count as new cards (DA-04)."""
    drawn = draw(position, 6, dice)
    for card in drawn:
        position.old += one(card)
    return drawn


def draw(position: Position, number: i64, dice: Chance) -> bytes:
    """Draw cards from the top; the deck is exhausted as soon as its last card is drawn (DA-09)."""
    left = position.deck_size()
    if number < left:
        drawn = position.deck[position.top : position.top + number]
        position.top += number
        if position.known > left - number:
            position.known = left - number
        return drawn
    drawn = position.deck_cards()
    position.deck = b""
    position.top = 0
    position.known = 0
    if position.phase == 1:
        position.phase = 2
        if position.discard:
            position.deck = dice.shuffle(cards_in(position.discard))
            position.discard = 0
            if number > left:
                drawn += draw(position, number - left, dice)
            return drawn
    trigger_end(position)
    return drawn


def trigger_end(position: Position) -> None:
    """Trigger the end after the last card was drawn; both players get equally many turns (D-80, D-82)."""
    if position.ending == NOT_YET:
        position.ending = DECK_END
        position.turns_left = 1 if position.seat == position.first else 0


def put_under(position: Position, card: i64) -> None:
    """Put a card under the deck, where everyone can see it (D-73, DA-45)."""
    position.deck = position.deck_cards() + bytes([card])
    position.top = 0
    position.known += 1
