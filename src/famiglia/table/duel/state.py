"""A duel as one reader may know it: the view, what may be done, what each card costs, and why the others are of no use."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from famiglia.duel import Duel, Exchange, Move, Pass, PlayAccountant, PlayBrute, Refresh, Stop, Take
from famiglia.duel.cards import NAMES, NUMBERS
from famiglia.duel.score import POINTS
from famiglia.duel.text.card_uses import AREA, HAND, NEW, STREET, natural_move, price, price_paid, serves, useless, uses
from famiglia.duel.text.describe import STEPS, event_message, move_message, step_of
from famiglia.duel.text.step_refusals import step_refusal
from famiglia.duel.text.warnings import costs, pass_question, warning
from famiglia.duel.view import View
from famiglia.rulebook.refusal import Message

from ..messages import Choice, GameState, Reason, Sentence, Why
from ..sentences import reason_of, says, why_of

PRICES: Final = {card: list(price(card)) for card in NAMES}


def duel_state(game: Duel, view: View, seat: int | None, undoable: int, turn: int) -> GameState:
    """The state through this view; the seat is the one that the reader may move for."""
    moves = game.moves(seat) if seat is not None and seat in game.to_decide() else []
    cost = costs(game, view, moves)
    result = game.result()
    return GameState(
        viewer=view.viewer,
        view=_plain(view),
        to_decide=list(game.to_decide()),
        moves=[choice(move, view, cost.get(move)) for move in moves],
        whys=list(_whys(game, view, seat, moves)) if seat is not None and moves else [],
        shut=dict(_shut(game, view, moves)),
        undoable=undoable,
        points=[[_points(hand), _points(area)] for hand, area in zip(view.hands, view.areas, strict=True)],
        prices=_prices(view),
        turn=turn,
        result=dict(result.as_json()) if result is not None else None,
        warning=_told(warning(view) if moves or view.ending else None),
        ask=_told(pass_question(view, moves)),
    )


def _plain(view: View) -> dict[str, Any]:
    """What `as_json` tells; tuples and small records are left to the encoder, which is quicker at it."""
    return {**vars(view), "result": view.result.as_json() if view.result is not None else None}


def event_data(event: Any) -> dict[str, Any]:
    """An event as it is sent, with its sentence."""
    told: dict[str, Any] = event.as_json()
    told["says"] = says(event_message(event))
    return told


def choice(move: Move, view: View, cost: Message | None = None) -> Choice:
    """A legal move with its parts beside it."""
    return _choice(move, move_message(move, view), cost)


@lru_cache(maxsize=20_000)
def _choice(move: Move, told: Message, cost: Message | None) -> Choice:
    made = Choice(str(move), says(told), step=step_of(move), cost=_told(cost))  # type: ignore[arg-type]
    if isinstance(move, Take):
        made.do, made.card, made.new = "take", move.card, move.new
        made.back, made.down, made.price = move.back, move.down, price_paid(move)
    elif isinstance(move, Refresh):
        made.do, made.card, made.new = "refresh", move.card, move.new
    elif isinstance(move, PlayBrute):
        made.do, made.card, made.new = "brute", move.target, move.new
        made.brute, made.by = move.card, move.amount
    elif isinstance(move, PlayAccountant):
        made.do, made.card = "account", move.card
    elif isinstance(move, Exchange):
        made.do, made.card, made.lay = "exchange", move.fetch, move.lay
    else:
        made.do = "stop" if isinstance(move, Stop) else "pass"
    return made


def _whys(game: Duel, view: View, seat: int, moves: Sequence[Move]) -> Iterator[Why]:
    """Every card of the Street that cannot be taken, and every card of the reader that no move uses, each kind once."""
    used = frozenset().union(*(uses(move) for move in moves))
    taken = frozenset().union(*(uses(move) for move in moves if isinstance(move, Take)))
    for zone, card, lowered in _spots(view, seat):
        value = int(card[1]) - lowered
        if serves(zone, card, value, taken if zone in (STREET, NEW) else used):
            continue
        wanted = natural_move(zone, card, value, view)
        refusal = game.why_not(seat, wanted) if wanted is not None else None
        if refusal is None and zone == HAND:
            refusal = useless(card)
        if refusal is not None:
            yield why_of(zone, card, lowered, refusal)


def _shut(game: Duel, view: View, moves: Sequence[Move]) -> Iterator[tuple[str, Reason]]:
    """Every step in which the reader, who is to decide, has no other move than to pass."""
    possible = {step_of(move) for move in moves if not isinstance(move, Pass)}
    for step in STEPS if moves else ():
        refusal = step_refusal(game, step, view) if step not in possible else None
        if refusal is not None:
            yield step, reason_of(refusal)


def _spots(view: View, seat: int) -> list[tuple[str, str, int]]:
    low = view.lowered
    zones = ((STREET, view.street), (NEW, view.new), (HAND, view.hands[seat] or ()), (AREA, view.areas[seat]))
    spots = []
    for zone, cards in zones:
        for card in dict.fromkeys(cards):
            is_low = low is not None and card == low.card and zone == (NEW if low.new else STREET)
            if not is_low or cards.count(card) > 1:
                spots.append((zone, card, 0))
            if is_low and low is not None:
                spots.append((zone, card, low.amount))
    return spots


def _points(cards: Sequence[str] | None) -> int | None:
    return None if cards is None else sum(POINTS[NUMBERS[card]] for card in cards)


def _prices(view: View) -> dict[str, list[str]]:
    found = {card: PRICES[card] for card in (*view.street, *view.new)}
    found |= {f"+{card}": PRICES[card] for card in view.new if card in view.street}
    low = view.lowered
    if low is not None:
        sign = "+" if low.new and low.card in view.street else ""
        found[f"{sign}{low.card}-{low.amount}"] = list(price(low.card, low.amount))
    return found


def _told(message: Message | None) -> Sentence | None:
    return says(message) if message is not None else None
