"""Guesses a complete position from a view; bots search from this guess, because they never get the real position."""

from famiglia.dice import Chance

from .engine import fields
from .engine.board import SEATS
from .engine.census import soldati_on_board
from .engine.position import HIDDEN, IN_HQ, OVER, Position
from .view import UNKNOWN, FaceDown, View

MOST_GUESSED = 10
"""The most Money, and the most Soldati in a headquarters, that a guess without holdings gives to a seat of the other team."""


def guess(view: View, dice: Chance) -> Position:
    """A position that agrees with everything in the view; the dice choose what is hidden.

    If the view has the holdings of all seats, only orders and conflict cards are guessed.
    """
    p, holdings = view.table.copy(), view.holdings
    for seat in range(SEATS):
        if p.family[seat] < 0:
            p.money[seat], p.hq[seat], p.supply[seat] = 0, 0, p.board.all_soldati
        elif p.money[seat] == UNKNOWN:
            free = int(p.board.all_soldati - soldati_on_board(p, seat))
            p.money[seat] = holdings.money[seat] if holdings else dice.below(MOST_GUESSED + 1)
            p.hq[seat] = holdings.hq[seat] if holdings else dice.below(min(free, MOST_GUESSED) + 1)
            p.supply[seat] = free - p.hq[seat]
        _orders(view, p, seat, dice)
    for field in fields.FRAMES[int(p.step())] if p.phase != OVER else ():
        if field.team_of is not None and p.get(field.place) == UNKNOWN:
            p.set_optional(field.place, dice.below(len(p.board.card_verb)))
    return p


def _orders(view: View, p: Position, seat: int, dice: Chance) -> None:
    """Make each face-down token an order that it could be, and put the other unknown orders into the headquarters."""
    each = int(p.board.orders_each)
    first = seat * each
    unknown = [i for i in range(each) if p.order_place[first + i] == HIDDEN]
    if not unknown:
        return
    tokens = [token for token in view.face_down if token.seat == seat]
    chosen = _assign(tokens, list(dice.shuffle(bytes(unknown))))
    for i in unknown:
        p.order_place[first + i] = IN_HQ
    for token, i in zip(tokens, chosen, strict=True):
        p.order_place[first + i] = token.area
        p.could_be[first + i] = token.could_be


def _assign(tokens: list[FaceDown], orders: list[int]) -> list[int]:
    """A different possible order for each token, found by backtracking in the sequence of `orders`."""
    if not tokens:
        return []
    for i in orders:
        if tokens[0].could_be >> i & 1:
            rest = [other for other in orders if other != i]
            try:
                return [i, *_assign(tokens[1:], rest)]
            except LookupError:
                continue
    raise LookupError("no order fits this token")
