"""The state of a duel for one viewer: the view, the legal moves, the price of each card, and why cards cannot be used."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, cast

from famiglia.duel import Duel, Exchange, Move, Pass, PlayAccountant, PlayBrute, Refresh, Stop, Take
from famiglia.duel.cards import NAMES, NUMBERS
from famiglia.duel.events import Event, Played
from famiglia.duel.score import POINTS
from famiglia.duel.text.card_uses import (
    AREA,
    HAND,
    NEW,
    STREET,
    natural_move,
    price,
    price_paid,
    serves,
    useless_card_refusal,
    uses,
)
from famiglia.duel.text.describe import STEPS, event_message, move_message, step_of
from famiglia.duel.text.step_refusals import step_refusal
from famiglia.duel.text.warnings import move_warnings, pass_question, warning
from famiglia.duel.view import View
from famiglia.rulebook import Refusal
from famiglia.rulebook.refusal import Message

from ..sentences import GameEvent, Reason, reason_of, says, says_if
from .messages import DuelArguments, DuelChoice, DuelPreview, DuelState, Why

PRICES: Final = {card: list(price(card)) for card in NAMES}


def duel_state(game: Duel, view: View, seat: int | None, undoable: int, turn: int) -> DuelState:
    """The state of a duel with this view; `seat` is the one that the viewer may move for, if any."""
    moves = game.moves(seat) if seat is not None and seat in game.to_decide() else []
    cost = move_warnings(game, view, moves)
    return DuelState(
        viewer=view.viewer,
        view=view,
        to_decide=list(game.to_decide()),
        moves=[choice(move, view, cost.get(move)) for move in moves],
        whys=list(_whys(game, view, seat, moves)) if seat is not None and moves else [],
        shut=dict(_shut(game, view, moves)),
        undoable=undoable,
        points=[[_points(hand), _points(area)] for hand, area in zip(view.hands, view.areas, strict=True)],
        prices=_prices(view),
        turn=turn,
        result=game.result(),
        warning=says_if(warning(view) if moves or view.ending else None),
        ask=says_if(pass_question(view, moves)),
    )


def event_data(event: Event) -> GameEvent:
    """An event with its sentence, as the server sends it."""
    data = {**event.as_json(), "says": says(event_message(event))}
    if isinstance(event, Played):
        verb, arguments = _parts(event.move)
        data |= {"verb": verb, "arguments": arguments, "step": step_of(event.move)}
    return cast(GameEvent, data)


def duel_preview(game: Duel, seat: int, move: Move) -> DuelPreview:
    """The consequences of a move."""
    return DuelPreview(says_if(move_warnings(game, game.view(seat), game.moves(seat)).get(move)))


def choice(move: Move, view: View, cost: Message | None = None) -> DuelChoice:
    """A legal move with its arguments and its sentence."""
    return _choice(move, move_message(move, view), cost)


@lru_cache(maxsize=20_000)
def _choice(move: Move, message: Message, cost: Message | None) -> DuelChoice:
    verb, arguments = _parts(move)
    return DuelChoice(str(move), verb, arguments, says(message), step_of(move), says_if(cost))  # type: ignore[arg-type]


def _parts(move: Move) -> tuple[Any, DuelArguments]:
    if isinstance(move, Take):
        price = price_paid(move)
        return "take", DuelArguments(card=move.card, new=move.new, price=price, back=move.back, down=move.down)
    if isinstance(move, Refresh):
        return "refresh", DuelArguments(card=move.card, new=move.new)
    if isinstance(move, PlayBrute):
        return "brute", DuelArguments(card=move.target, new=move.new, brute=move.card, amount=move.amount)
    if isinstance(move, PlayAccountant):
        return "account", DuelArguments(card=move.card)
    if isinstance(move, Exchange):
        return "exchange", DuelArguments(card=move.fetch, lay=move.lay)
    return "stop" if isinstance(move, Stop) else "pass", DuelArguments()


def why_of(zone: Any, card: str, lowered: int, refusal: Refusal) -> Why:
    """The reason why a card cannot be used, as the server sends it."""
    fact, remedy = refusal.fact, refusal.remedy
    advice = (remedy.id, remedy.arguments) if remedy is not None else None
    return _why(zone, card, lowered, refusal.rule, fact.id, fact.arguments, advice)


@lru_cache(maxsize=20_000)
def _why(zone: Any, card: str, lowered: int, rule: str, fact: str, facts: Any, advice: tuple[str, Any] | None) -> Why:
    """The same from its parts, whose hash needs much less time than that of a refusal."""
    remedy = says(Message(*advice)) if advice is not None else None
    return Why(rule, says(Message(fact, facts)), remedy, zone=zone, card=card, lowered=lowered)


def _whys(game: Duel, view: View, seat: int, moves: Sequence[Move]) -> Iterator[Why]:
    """Why each kind of card in the Street cannot be taken, and why no legal move uses each kind of card of this seat."""
    used = frozenset().union(*(uses(move) for move in moves))
    taken = frozenset().union(*(uses(move) for move in moves if isinstance(move, Take)))
    for zone, card, lowered in _spots(view, seat):
        value = int(card[1]) - lowered
        if serves(zone, card, value, taken if zone in (STREET, NEW) else used):
            continue
        move = natural_move(zone, card, value, view)
        refusal = game.why_not(seat, move) if move is not None else None
        if refusal is None and zone == HAND:
            refusal = useless_card_refusal(card)
        if refusal is not None:
            yield why_of(zone, card, lowered, refusal)


def _shut(game: Duel, view: View, moves: Sequence[Move]) -> Iterator[tuple[Any, Reason]]:
    """Every step of the turn in which a pass is the only legal move, with the reason."""
    possible = {step_of(move) for move in moves if not isinstance(move, Pass)}
    for step in STEPS if moves else ():
        refusal = step_refusal(game, step, view) if step not in possible else None
        if refusal is not None:
            yield step, reason_of(refusal)


def _spots(view: View, seat: int) -> list[tuple[str, str, int]]:
    """Each kind of card that this seat could use: its zone, the card, and by how much a Brute has lowered it."""
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


@lru_cache(maxsize=20_000)
def _points(cards: tuple[str, ...] | None) -> int | None:
    return None if cards is None else sum(POINTS[NUMBERS[card]] for card in cards)


def _prices(view: View) -> dict[str, list[str]]:
    prices = {card: PRICES[card] for card in (*view.street, *view.new)}
    prices |= {f"+{card}": PRICES[card] for card in view.new if card in view.street}
    low = view.lowered
    if low is not None:
        sign = "+" if low.new and low.card in view.street else ""
        prices[f"{sign}{low.card}-{low.amount}"] = list(price(low.card, low.amount))
    return prices
