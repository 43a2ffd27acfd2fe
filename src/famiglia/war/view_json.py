"""A view as plain data, in the names of the pack: for programs, browsers and people."""

from typing import Any, Final

from .engine import fields, move_codes, step_kinds
from .engine.board import NEUTRAL, OWNERS, ROWS, SEATS
from .engine.effects import CHURCH, ECONOMY, JUSTICE, POLICE
from .engine.position import ENCOUNTER, HIDDEN, IN_HQ, ON_MAT, OUT, OVER, PLANNING, SETUP, Position
from .events import REASONS
from .names import INSTITUTIONS, Names, names_of
from .view import UNKNOWN, View

PHASES: Final = {SETUP: "setup", PLANNING: "planning", ENCOUNTER: "encounter", OVER: "over"}

NAMED: Final = {
    fields.AREA: move_codes.AREA,
    fields.SEA: move_codes.SEA,
    fields.SPACE: move_codes.SPACE,
    fields.CIRCLE: move_codes.CIRCLE,
    fields.WAY: move_codes.WAY,
}
"""Fields whose numbers stand for words of the notation."""


def describe(view: View) -> dict[str, Any]:
    """The whole view."""
    p = view.table
    names = names_of(p.board)
    return {
        "game": "war",
        "viewer": view.viewer,
        "round": int(p.round),
        "rounds": int(p.board.rounds),
        "phase": PHASES[int(p.phase)],
        "starter": int(p.starter),
        "next_starter": int(p.next_starter),
        "to_decide": list(view.to_decide),
        "decision": decision(view, names),
        "seats": [_seat(view, names, seat) for seat in range(SEATS)],
        "areas": _areas(view, names),
        "seas": {sea.id: _boats(p, names, sea.index) for sea in p.board.pack.seas},
        "mandamenti": {m.id: _control(p, m.index) for m in p.board.pack.mandamenti},
        "sheets": {"top": int(p.top_sheet), "bottom": int(p.bottom_sheet()), **_tokens(p, names)},
        "tiles": [_tile(p, names, i) for i in range(len(p.tiles))],
        "labs": int(p.lab_supply),
        "neutral_soldati": int(p.neutral_supply),
        "result": _result(p, names),
    }


def _result(p: Position, names: Names) -> dict[str, Any] | None:
    if p.phase != OVER:
        return None
    return {
        "winner": names.team(int(p.winner)) if p.winner >= 0 else None,
        "reason": REASONS[int(p.ending)],
        "mandamenti": [int(p.controlled(seat)) for seat in range(SEATS)],
    }


def decision(view: View, names: Names) -> dict[str, Any]:
    """What is asked now, and of whom."""
    p = view.table
    if p.phase == OVER:
        return {"step": "over"}
    told: dict[str, Any] = {"step": view.step}
    shown = [field for field in fields.FRAMES[int(p.step())] if field.shown]
    for field in shown:
        if field.team_of is None:
            told[field.shown] = _detail(p, names, field.holds, int(p.get(field.place)))
    if p.step() == step_kinds.PENTITO:
        told["numbers"] = _numbers_left(p)
    for field in shown:
        if field.team_of is not None:
            told[field.shown] = _detail(p, names, field.holds, int(p.get(field.place)))
    return told


def _numbers_left(p: Position) -> list[int]:
    """The numbers that a Pentito has not spent."""
    numbers: list[int] = []
    while number := int(p.board.removal(p.get(fields.PENTITO_EFFECT), len(numbers))):
        numbers.append(number)
    return [number for k, number in enumerate(numbers) if not int(p.get(fields.PENTITO_SPENT)) >> k & 1]


def _detail(p: Position, names: Names, holds: int, n: int) -> Any:
    if holds in NAMED:
        return names.words[NAMED[holds]][n]
    if holds == fields.COLUMN:
        return n + 1
    if holds == fields.OWNER:
        return names.owner_seat(n)
    if holds == fields.SLOT:
        return names.words[move_codes.ORDER][int(p.order_number(n))] if n >= 0 else None
    if holds == fields.CARD_OR_NONE:
        return None if n == 0 else "?" if n == UNKNOWN else names.words[move_codes.CARD][n - 1]
    return n


def _seat(view: View, names: Names, seat: int) -> dict[str, Any]:
    p = view.table
    pack = p.board.pack
    family = int(p.family[seat])
    told: dict[str, Any] = {
        "seat": seat,
        "id": pack.seats[seat].id,
        "team": names.team(int(p.board.team[seat])),
        "family": pack.families[family].id if family >= 0 else None,
        "character": pack.characters[p.character[seat]].id if p.character[seat] >= 0 else None,
    }
    if family < 0:
        dealt = int(p.dealt[p.board.team[seat]])
        taken = {int(other) for other in p.family}
        return told | {"may_lead": [f.id for f in pack.families if dealt >> f.index & 1 and f.index not in taken]}
    known = view.knows(seat)
    return told | {
        "mandamenti": int(p.controlled(seat)),
        "money": int(p.money[seat]) if known else None,
        "headquarters": int(p.hq[seat]) if known else None,
        "supply": int(p.supply[seat]) if known else None,
        "cars": int(p.car_supply[seat]),
        "boats": int(p.boat_supply[seat]),
        "tokens": int(p.token_supply[seat]),
        "bust": p.bust[seat] < 0,
        "mat": {row: _row(p, seat, i) for i, row in enumerate(INSTITUTIONS)},
        "orders": _orders(view, names, seat),
    }


def _row(p: Position, seat: int, row: int) -> dict[str, int]:
    """Tokens still on a row, and the values that count now."""
    left = int(p.board.row_count[p.family[seat] * ROWS + row] - p.off_mat[seat * ROWS + row])
    told = {"tokens": left}
    if row == JUSTICE:
        told |= {"attack": int(p.base(seat, JUSTICE)), "strike": int(p.strike_base(seat))}
    elif row in (POLICE, CHURCH):
        told["base"] = int(p.base(seat, row))
    else:
        assert row == ECONOMY
    return told


def _orders(view: View, names: Names, seat: int) -> dict[str, Any]:
    """Where a family's orders are, as far as the viewer may know."""
    p = view.table
    each = int(p.board.orders_each)
    found: dict[int, list[str]] = {ON_MAT: [], OUT: [], IN_HQ: [], HIDDEN: []}
    for slot in range(seat * each, (seat + 1) * each):
        place = int(p.order_place[slot])
        if place in found:
            found[place].append(names.words[move_codes.ORDER][int(p.order_number(slot))])
    return {
        "mat": found[ON_MAT],
        "removed": found[OUT],
        "headquarters": found[IN_HQ],
        "unknown": found[HIDDEN],
        "face_down": sum(token.seat == seat for token in view.face_down),
    }


def _areas(view: View, names: Names) -> dict[str, Any]:
    """Every area by its id; each row of the table is read once, for reading a number of it costs as much as reading all."""
    p = view.table
    orders = _orders_by_area(view, names)
    owner, soldati, cars, labs = list(p.owner), list(p.soldati), list(p.cars), list(p.labs)
    return {
        area.id: {
            "owner": names.owner_seat(int(owner[area.index])),
            "soldati": int(soldati[area.index]),
            "cars": int(cars[area.index]),
            "labs": int(labs[area.index]),
            "orders": orders.get(area.index, []),
        }
        for area in p.board.pack.areas
    }


def _orders_by_area(view: View, names: Names) -> dict[int, list[dict[str, Any]]]:
    """The orders that lie on the board: those that the viewer knows, then those that lie face down."""
    p = view.table
    found: dict[int, list[dict[str, Any]]] = {}
    for slot, area in enumerate(list(p.order_place)):
        if area >= 0:
            order = names.words[move_codes.ORDER][int(p.order_number(slot))]
            told = {"order": order, "face_up": p.phase == ENCOUNTER, "executed": bool(int(p.executed) >> slot & 1)}
            found.setdefault(int(area), []).append(told)
    for token in view.face_down:
        found.setdefault(token.area, []).append({"order": None, "face_up": False, "executed": False})
    return found


def _boats(p: Position, names: Names, sea: int) -> dict[str, int]:
    found = {seat: int(p.boats[sea * SEATS + seat]) for seat in range(SEATS)}
    return {names.words[move_codes.COLOUR][int(p.family[seat])]: n for seat, n in found.items() if n}


def _control(p: Position, mandamento: int) -> dict[str, Any]:
    """Who controls a Mandamento now, and whether the control token is turned up."""
    seat = int(p.controls(mandamento))
    return {"seat": seat if seat >= 0 else None, "face_up": seat >= 0 and int(p.face_up[mandamento]) == seat}


def _tokens(p: Position, names: Names) -> dict[str, Any]:
    board = p.board
    top: dict[str, list[str]] = {}
    bottom: dict[str, list[str]] = {}
    for place in range(int(board.circles)):
        for owner in range(OWNERS):
            colour = names.words[move_codes.COLOUR][int(board.families if owner == NEUTRAL else p.family[owner])]
            if p.top[place * OWNERS + owner]:
                top.setdefault(names.words[move_codes.CIRCLE][place], []).extend(
                    [colour] * int(p.top[place * OWNERS + owner])
                )
            if p.bottom[place * OWNERS + owner]:
                space = names.words[move_codes.SPACE][int(board.space_at[p.bottom_sheet() * board.circles + place])]
                bottom.setdefault(space, []).extend([colour] * int(p.bottom[place * OWNERS + owner]))
    return {"top_tokens": top, "bottom_tokens": bottom}


def _tile(p: Position, names: Names, i: int) -> dict[str, Any]:
    used = int(p.board.tiles_used)
    marks = {names.team(team): int(p.marks[team * used + i]) for team in range(2)}
    return {
        "tile": names.words[move_codes.TILE][int(p.tiles[i])],
        "marked_by": {team: seat if seat >= 0 else None for team, seat in marks.items()},
    }
