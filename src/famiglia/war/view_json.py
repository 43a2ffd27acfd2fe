"""Converts a view to plain data (`WarView`), with the names of the pack instead of numbers."""

from collections.abc import Sequence
from typing import Any, Final, cast

from .engine import fields, move_codes, step_kinds
from .engine.board import OWNERS, ROWS, SEATS
from .engine.effects import CHURCH, ECONOMY, JUSTICE, POLICE
from .engine.position import ENCOUNTER, HIDDEN, IN_HQ, ON_MAT, OUT, OVER, PLANNING, SETUP, Position
from .events import REASONS
from .names import INSTITUTIONS, Names, names_of
from .view import UNKNOWN, View
from .view_types import (
    AreaOrderView,
    AreaView,
    ControlView,
    Decision,
    FamilyOrdersView,
    FamilyView,
    MatRowView,
    MatView,
    ResultView,
    SheetsView,
    TileView,
    WarView,
)

PHASES: Final = {SETUP: "setup", PLANNING: "planning", ENCOUNTER: "encounter", OVER: "over"}

NAMED: Final = {
    fields.AREA: move_codes.AREA,
    fields.SEA: move_codes.SEA,
    fields.SPACE: move_codes.SPACE,
    fields.CIRCLE: move_codes.CIRCLE,
    fields.WAY: move_codes.WAY,
}
"""Fields whose numbers stand for words of the notation."""


def describe(view: View) -> WarView:
    """The whole view as plain data."""
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
        "seas": _seas(p, names),
        "mandamenti": _mandamenti(p),
        "sheets": _sheets(p, names),
        "tiles": _tiles(p, names),
        "labs": int(p.lab_supply),
        "neutral_soldati": int(p.neutral_supply),
        "result": _result(p, names),
    }


def _result(p: Position, names: Names) -> ResultView | None:
    if p.phase != OVER:
        return None
    return {
        "winner": names.team(int(p.winner)) if p.winner >= 0 else None,
        "reason": REASONS[int(p.ending)],
        "mandamenti": [int(p.controlled(seat)) for seat in range(SEATS)],
    }


def decision(view: View, names: Names) -> Decision:
    """The pending decision: the kind of step, and the fields of its frame that are in the view."""
    p = view.table
    if p.phase == OVER:
        return {"step": "over"}
    found: dict[str, Any] = {**settled(p, names)}
    for field in fields.FRAMES[int(p.step())]:
        if field.shown and field.team_of is not None:
            found[field.shown] = _detail(p, names, field.holds, int(p.get(field.place)))
    return cast(Decision, found)


def settled(p: Position, names: Names) -> Decision:
    """The kind of step of the uppermost frame, and its fields in the view that are known to all."""
    found: dict[str, Any] = {"step": step_kinds.NAMES[p.step()]}
    for field in fields.FRAMES[int(p.step())]:
        if field.shown and field.team_of is None:
            found[field.shown] = _detail(p, names, field.holds, int(p.get(field.place)))
    if p.step() == step_kinds.PENTITO:
        found["numbers"] = _numbers_left(p)
    return cast(Decision, found)


def _numbers_left(p: Position) -> list[int]:
    """The numbers of a Pentito that are not used up."""
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


def _seat(view: View, names: Names, seat: int) -> FamilyView:
    p = view.table
    pack = p.board.pack
    family = int(p.family[seat])
    always: FamilyView = {
        "seat": seat,
        "id": pack.seats[seat].id,
        "team": names.team(int(p.board.team[seat])),
        "family": pack.families[family].id if family >= 0 else None,
        "character": pack.characters[p.character[seat]].id if p.character[seat] >= 0 else None,
    }
    if family < 0:
        dealt = int(p.dealt[p.board.team[seat]])
        taken = {int(other) for other in p.family}
        return {**always, "may_lead": [f.id for f in pack.families if dealt >> f.index & 1 and f.index not in taken]}
    known = view.knows(seat)
    return {
        **always,
        "mandamenti": int(p.controlled(seat)),
        "money": int(p.money[seat]) if known else None,
        "headquarters": int(p.hq[seat]) if known else None,
        "supply": int(p.supply[seat]) if known else None,
        "cars": int(p.car_supply[seat]),
        "boats": int(p.boat_supply[seat]),
        "tokens": int(p.token_supply[seat]),
        "bust": p.bust[seat] < 0,
        "mat": cast(MatView, {row: _row(p, seat, i) for i, row in enumerate(INSTITUTIONS)}),
        "orders": _orders(view, names, seat),
    }


def _row(p: Position, seat: int, row: int) -> MatRowView:
    """The tokens that are left on a row, and the values that it gives now."""
    left = int(p.board.row_count[p.family[seat] * ROWS + row] - p.off_mat[seat * ROWS + row])
    if row == JUSTICE:
        return {"tokens": left, "attack": int(p.base(seat, JUSTICE)), "strike": int(p.strike_base(seat))}
    if row in (POLICE, CHURCH):
        return {"tokens": left, "base": int(p.base(seat, row))}
    assert row == ECONOMY
    return {"tokens": left}


def _orders(view: View, names: Names, seat: int) -> FamilyOrdersView:
    """Where a family's orders are, as far as the viewer may know."""
    p = view.table
    each = int(p.board.orders_each)
    found: dict[int, list[str]] = {ON_MAT: [], OUT: [], IN_HQ: [], HIDDEN: []}
    first = int(p.family[seat]) * each
    orders = names.words[move_codes.ORDER][first : first + each]
    for order, place in zip(orders, list(p.order_place)[seat * each : (seat + 1) * each], strict=True):
        if place in found:
            found[int(place)].append(order)
    return {
        "mat": found[ON_MAT],
        "removed": found[OUT],
        "headquarters": found[IN_HQ],
        "unknown": found[HIDDEN],
        "face_down": sum(token.seat == seat for token in view.face_down),
    }


def _areas(view: View, names: Names) -> dict[str, AreaView]:
    """Every area by its id. Each row of the table is converted once: reading one number of it costs as much as reading all."""
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


def _orders_by_area(view: View, names: Names) -> dict[int, list[AreaOrderView]]:
    """The orders that lie on the board: those that the viewer knows, then those that lie face down."""
    p = view.table
    found: dict[int, list[AreaOrderView]] = {}
    face_up, executed = bool(p.phase == ENCOUNTER), int(p.executed)
    for slot, area in enumerate(list(p.order_place)):
        if area >= 0:
            order = names.words[move_codes.ORDER][int(p.order_number(slot))]
            token_view: AreaOrderView = {"order": order, "face_up": face_up, "executed": bool(executed >> slot & 1)}
            found.setdefault(int(area), []).append(token_view)
    for token in view.face_down:
        found.setdefault(token.area, []).append({"order": None, "face_up": False, "executed": False})
    return found


def _seas(p: Position, names: Names) -> dict[str, dict[str, int]]:
    """The boats of every sea, by the colour of their family."""
    boats, colours = list(p.boats), _colours(p, names)
    found = {}
    for sea in p.board.pack.seas:
        here = boats[sea.index * SEATS : (sea.index + 1) * SEATS]
        found[sea.id] = {colour: int(n) for colour, n in zip(colours, here, strict=False) if n}
    return found


def _mandamenti(p: Position) -> dict[str, ControlView]:
    """Who controls each Mandamento now, and whether the control token is turned up."""
    face_up = list(p.face_up)
    found: dict[str, ControlView] = {}
    for mandamento in p.board.pack.mandamenti:
        seat = int(p.controller(mandamento.index))
        controlled = seat >= 0
        found[mandamento.id] = {
            "seat": seat if controlled else None,
            "face_up": controlled and int(face_up[mandamento.index]) == seat,
        }
    return found


def _sheets(p: Position, names: Names) -> SheetsView:
    board, colours = p.board, _colours(p, names)
    bottom_sheet = int(p.bottom_sheet())
    spaces = list(board.space_at)[bottom_sheet * int(board.circles) : (bottom_sheet + 1) * int(board.circles)]
    places = names.words[move_codes.CIRCLE]
    return {
        "top": int(p.top_sheet),
        "bottom": bottom_sheet,
        "top_tokens": _tokens(list(p.top), places, colours),
        "bottom_tokens": _tokens(list(p.bottom), [names.words[move_codes.SPACE][int(n)] for n in spaces], colours),
    }


def _tokens(numbers: list[int], places: Sequence[str], colours: Sequence[str]) -> dict[str, list[str]]:
    """By place, without empty ones: the colours of the tokens there."""
    found: dict[str, list[str]] = {}
    for at, number in enumerate(numbers):
        if number:
            found.setdefault(places[at // OWNERS], []).extend([colours[at % OWNERS]] * int(number))
    return found


def _colours(p: Position, names: Names) -> list[str]:
    """By owner: the colour."""
    families = [*(int(family) for family in p.family), int(p.board.families)]
    return [names.words[move_codes.COLOUR][family] for family in families]


def _tiles(p: Position, names: Names) -> list[TileView]:
    """The control tiles of this war, and the seat of each team that has marked them."""
    marks, used = [int(seat) for seat in p.marks], int(p.board.tiles_used)
    teams = list(p.board.team_names)
    return [
        {
            "tile": names.words[move_codes.TILE][int(tile)],
            "marked_by": {
                name: marks[team * used + i] if marks[team * used + i] >= 0 else None for team, name in enumerate(teams)
            },
        }
        for i, tile in enumerate(p.tiles)
    ]
