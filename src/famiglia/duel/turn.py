"""A turn as a whole: its legal moves, how they are made, and how the turn and the game end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.rulebook import Refusal, refusal

from .accountant import (
    exchange,
    list_accountants,
    list_exchanges,
    play_accountant,
    refuse_accountant,
    refuse_exchange,
    refuse_stop,
    stop,
)  # fmt: skip
from .brute import list_brutes, play_brute, refuse_brute, refuse_without_target
from .cards import BRUTE as BRUTE_FAMILY
from .cards import NO_CARD, TO_SHUFFLE, Card, family_of, start_set
from .deck import refill
from .edition import FAIR_PASS_OUT
from .move_codes import ACCOUNT, BRUTE, PASS, REFRESH, STOP, TAKE, Code, amount, card_a, card_b, card_c, is_new, what
from .move_codes import EXCHANGE as EXCHANGE_MOVE
from .position import EXCHANGE, NOT_YET, OVER, PASSED_OUT, STREET, UNLIMITED, Position
from .street import list_refreshes, refresh, refuse_refresh
from .take import list_takes, refuse_take, take


def deal(rules: i64, first: i64, dice: Chance) -> Position:
    """The position at the start of a duel: hands, deck and Street (D-05, D-06, D-08)."""
    position = Position(rules, first, dice.shuffle(TO_SHUFFLE))
    position.hand0 = start_set()
    position.hand1 = start_set()
    refill(position, dice)
    return position


def legal_moves(position: Position) -> vec[i64]:
    """Every legal move of the seat whose turn it is, in a stable order: by action, then by card."""
    moves = vec[i64](capacity=30)
    if position.step == OVER:
        return moves
    if position.step == EXCHANGE:
        return list_exchanges(position, moves)
    moves = list_refreshes(position, moves)
    moves = list_accountants(position, moves)
    moves = list_brutes(position, moves)
    moves = list_takes(position, moves)
    return append(moves, i64(PASS))


def make(position: Position, move: Code, dice: Chance) -> bytes:
    """Make a legal move; return the cards that it turned up, in order."""
    kind = what(move)
    if kind == TAKE:
        take(position, card_a(move), card_c(move), is_new(move))
        return end_turn(position, True, dice)
    if kind == PASS:
        return end_turn(position, False, dice)
    if kind == REFRESH:
        return refresh(position, card_a(move), is_new(move), dice)
    if kind == BRUTE:
        play_brute(position, card_a(move), card_b(move), is_new(move), amount(move))
    elif kind == ACCOUNT:
        play_accountant(position, card_a(move))
    elif kind == EXCHANGE_MOVE:
        exchange(position, card_a(move), card_b(move))
    else:
        stop(position)
    return b""


def end_turn(position: Position, took: bool, dice: Chance) -> bytes:
    """Close the turn; unless the game is over, begin the other seat's turn (D-10)."""
    close_turn(position, took)
    return b"" if position.step == OVER else begin_turn(position, dice)


def close_turn(position: Position, took: bool) -> None:
    """Close the turn without drawing a card: the game is over, or the other seat is next (D-10, D-80, D-81)."""
    position.old += position.new
    position.new = 0
    position.lowered = NO_CARD
    position.lowered_by = 0
    position.lowered_new = 0
    last = is_last(position, took)
    position.passes = 0 if took else 1
    if last:
        position.step = OVER
        position.refreshes = 0
        return
    position.seat = 1 - position.seat
    position.step = STREET


def begin_turn(position: Position, dice: Chance) -> bytes:
    """Begin a turn: fill an empty Street and allow the refreshes of the phase (D-70, D-72)."""
    drawn = refill(position, dice) if position.old == 0 else b""
    position.refreshes = UNLIMITED if position.phase == 1 else 1
    return drawn


def is_last(position: Position, took: bool) -> bool:
    """True if this was the last turn: after two passes in a row, or at the end of the last round (D-80, D-81)."""
    if position.ending != NOT_YET:
        if position.turns_left == 0:
            return True
        position.turns_left -= 1
        return False
    if took or position.passes == 0:
        return False
    position.ending = PASSED_OUT
    return not (position.rules & FAIR_PASS_OUT and position.seat == position.first)


def refuse(position: Position, move: Code) -> Refusal | None:
    """Why the seat whose turn it is cannot make this move; None if it can."""
    if position.step == OVER:
        return refusal("D-80" if position.ending != PASSED_OUT else "D-81", "fact-game-over")
    kind = what(move)
    if kind == EXCHANGE_MOVE:
        return refuse_exchange(position, card_a(move), card_b(move))
    if kind == STOP:
        return refuse_stop(position)
    if kind == ACCOUNT:
        return refuse_play(position, card_a(move))
    if kind == REFRESH:
        return refuse_refresh(position, card_a(move), is_new(move))
    if position.step == EXCHANGE:
        return refuse_while_exchanging(position)
    if kind == BRUTE:
        return refuse_brute(position, card_a(move), card_b(move), is_new(move), amount(move))
    if kind == TAKE:
        return refuse_take(position, card_a(move), card_b(move), card_c(move), is_new(move))
    return None


def refuse_play(position: Position, card: Card) -> Refusal | None:
    """Why this card cannot be played without a target, which a Brute always needs; None if it can (D-41)."""
    if family_of(card) != BRUTE_FAMILY:
        return refuse_accountant(position, card)
    if position.step == EXCHANGE:
        return refuse_while_exchanging(position)
    return refuse_without_target(position, card)


def refuse_while_exchanging(position: Position) -> Refusal:
    """The refusal of any other move during the exchanges of an Accountant (D-11)."""
    remedy = "remedy-stop-first" if position.fetched else "remedy-exchange-first"
    return refusal("D-11", "fact-accountant-at-work", remedy=remedy)
