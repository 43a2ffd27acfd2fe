"""Chooses the remedy of a refusal: the message that says what to do instead of the refused move.

Each reason has its own advice, which names other moves. It is given only if such a move is legal now; otherwise a general
remedy says what else is legal. So following a remedy never leads to a second refusal.
"""

from ..engine import fields, move_codes, step_kinds
from ..engine.effects import MOVE, STRIKE_AND_MOVE
from ..engine.engine import anytime_moves, check, step_moves
from ..engine.position import SETUP, Position

ALWAYS_POSSIBLE = {
    "other-decision", "game-over", "must-act", "not-begun", "raise-money", "action-first", "not-this-equipment", "after-rally",
    "no-boats-there", "unit-not-on-card", "allies-not-needed",
}  # fmt: skip
"""Reasons whose own advice can always be followed."""

WITHOUT_ADVICE = {
    "no-lab-left", "no-car-left", "no-boat-left", "nothing-to-equip", "mat-empty", "bottom-full", "part-done", "bust-used",
    "tile-not-marked", "tile-other-moment", "tile-used", "base-zero", "recruitment-short", "influence-short", "nowhere-to-place",
    "no-order-in-hq", "nowhere-to-issue", "nobody-to-rally", "nowhere-to-gather", "rally-before", "inland", "pentito-needs-own",
    "nobody-adjacent", "nobody-to-agitate", "no-target", "no-strike-target", "no-labs", "no-labs-to-join",
}  # fmt: skip
"""Reasons without advice of their own; they get the general remedy."""

MONEY = {"money-short", "price-short", "allies-short", "gift-short"}
"""Reasons that no longer apply with more money."""

KINDS = {
    "no-pass": (move_codes.TOKEN, move_codes.COLUMN_USE),
    "pentito-strict": (move_codes.REMOVE,),
    "allies-tile": (move_codes.MOVE,),
    "no-strike-left": (move_codes.MOVE, move_codes.ALLIES),
    "no-movement-left": (move_codes.STRIKE,),
}
"""By reason: the kinds of moves that its advice names, if it is not the kind of the refused move."""

ADVICE_OF = {
    ("beside-itself", move_codes.RALLY): "rally-not-adjacent",
    ("beside-itself", move_codes.REMOVE): "hostile-only",
    ("beside-itself", move_codes.DEFECT): "hostile-only",
    ("not-adjacent", move_codes.REMOVE): "hostile-only",
    ("not-adjacent", move_codes.DEFECT): "hostile-only",
    ("too-many", move_codes.REMOVE): "pentito-limit",
    ("tile-not-in-play", move_codes.MARK): "tile-marked",
    ("tile-not-in-play", move_codes.UNMARK): "not-your-mark",
}
"""By reason and kind of move: the other reason whose advice is given instead."""

STRIKES_TOO_FAR = {"strike-too-far", "car-bomb-too-far"}

OTHER_TARGET = {"allies-path", "agitate-own-team", "beside-itself", "not-adjacent", "strike-target"}
"""Reasons whose advice names another target for the same move."""

BETWEEN_TWO_AREAS = {move_codes.MOVE, move_codes.ALLIES, move_codes.STRIKE, move_codes.AGITATE}

ABOUT_PARTS = {"no-such-part", "part-of-movement", "after-rally"}
"""Reasons whose advice is about the parts of a space or an order; the advice of others is about areas and pieces."""


def advice(p: Position, seat: int, move: int, reason: str, need: int, have: int) -> str:
    """The id of the remedy for a move refused for this reason; `need` and `have` are the numbers of the refusal."""
    verb = int(move_codes.verb_of(move))
    own = f"war-remedy-{ADVICE_OF.get((reason, verb), reason)}"
    if reason == "not-awaited":
        return "war-remedy-wait" if p.phase == SETUP else own
    if reason in ("other-decision", "money-short") and not len(step_moves(p, seat)):
        return "war-remedy-raise-money"
    if reason == "money-short" and not open_kinds(p, seat) - {move_codes.PASS, move_codes.SELL, move_codes.GIVE}:
        own = "war-remedy-price-short"
    if reason == "too-few" and int(check(p, seat, move_codes.PASS)) == 0:
        own = "war-remedy-too-few-or-pass"
    if reason == "one-each" and p.get_optional(fields.EXERT_FIRST_TO) >= 0:
        own = "war-remedy-token-goes-elsewhere"
    if reason in ALWAYS_POSSIBLE or can_be_followed(p, seat, move, reason, need, have):
        return own
    if reason == "strike-too-far" and with_last(p, seat, move, move_codes.WITH_CAR):
        return "war-remedy-strike-with-car"
    if verb == move_codes.SELL:
        return "war-remedy-nothing-to-sell"
    return "war-remedy-out-of-reach" if verb == move_codes.GIVE else general_remedy(p, seat)


def can_be_followed(p: Position, seat: int, move: int, reason: str, need: int, have: int) -> bool:
    """True if the reason's own advice can be followed now."""
    verb = int(move_codes.verb_of(move))
    if reason in MONEY:
        return need - have <= money_within_reach(p, seat, alone=reason == "gift-short")
    if reason in WITHOUT_ADVICE or (verb == move_codes.PART and reason not in ABOUT_PARTS):
        return False
    if reason == "tile-not-in-play" and verb == move_codes.TILE_USE:
        return False
    if reason == "part-of-movement":
        return movement_is_open(p, seat)
    if reason == "no-car-there":
        return with_last(p, seat, move, move_codes.WITHOUT_CAR)
    if reason in STRIKES_TOO_FAR:
        return any(
            int(p.board.distance[move_codes.first(way) * p.board.areas + move_codes.second(way)]) <= need
            for way in moves_to_other_targets(p, seat, move)
        )
    if verb in BETWEEN_TWO_AREAS:
        if reason in OTHER_TARGET:
            return bool(moves_to_other_targets(p, seat, move))
        if reason in ("same-area", "mates-area"):
            return any(
                move_codes.verb_of(way) == verb and move_codes.first(way) == move_codes.first(move)
                for way in step_moves(p, seat)
            )
    return bool(open_kinds(p, seat) & set(KINDS.get(reason, (verb,))))


def with_last(p: Position, seat: int, move: int, last: int) -> bool:
    """True if the same move is legal with this last argument."""
    changed = move_codes.code(move_codes.verb_of(move), move_codes.first(move), move_codes.second(move), last)
    return int(check(p, seat, changed)) == 0


def moves_to_other_targets(p: Position, seat: int, move: int) -> list[int]:
    """The legal moves that differ from this one only in the target."""
    same = int(move_codes.verb_of(move)), int(move_codes.first(move)), int(move_codes.third(move))
    ways = map(int, step_moves(p, seat))
    return [
        way
        for way in ways
        if (int(move_codes.verb_of(way)), int(move_codes.first(way)), int(move_codes.third(way))) == same
    ]


def open_kinds(p: Position, seat: int) -> set[int]:
    """The verbs of all legal moves of the seat."""
    return {int(move_codes.verb_of(move)) for move in anytime_moves(p, seat, step_moves(p, seat))}


def general_remedy(p: Position, seat: int) -> str:
    """The remedy that tells an awaited seat what else it can do."""
    kinds = {int(move_codes.verb_of(move)) for move in step_moves(p, seat)}
    if not kinds:
        return "war-remedy-raise-money"
    if kinds == {move_codes.PASS}:
        return "war-remedy-only-pass"
    return "war-remedy-something-else-or-pass" if move_codes.PASS in kinds else "war-remedy-something-else"


def money_within_reach(p: Position, seat: int, alone: bool) -> int:
    """How much Money the seat can raise now: by selling orders and, unless `alone`, by gifts of the teammate (W-028, W-029)."""
    board = p.board
    own = int(p.orders_in_hq(seat) * board.sell_money)
    if alone:
        return own
    mate = board.mate[seat]
    gifts = (p.money[mate] + p.orders_in_hq(mate) * board.sell_money) // board.gift_cost
    return own + int(gifts * board.gift_value)


def movement_is_open(p: Position, seat: int) -> bool:
    """True if the order being executed has a Movement that may be chosen now."""
    assert p.step() == step_kinds.ORDER
    first = p.board.effect_first[p.order_number(p.get(fields.ORDER_SLOT))]
    parts = [int(move_codes.first(move)) for move in step_moves(p, seat) if move_codes.verb_of(move) == move_codes.PART]
    return any(int(p.board.effect_verb[first + part - 1]) in (MOVE, STRIKE_AND_MOVE) for part in parts)
