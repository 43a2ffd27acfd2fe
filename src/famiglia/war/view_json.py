"""A view as plain data, in the names of the pack: for programs, browsers and people."""

from typing import Any, Final

from . import code, stages
from .board import NEUTRAL, OWNERS, ROWS, SEATS
from .events import REASONS
from .names import INSTITUTIONS, Names, names_of
from .position import ENCOUNTER, HIDDEN, IN_HQ, ON_MAT, OUT, OVER, PLANNING, SETUP, Position
from .symbols import CHURCH, ECONOMY, JUSTICE, POLICE
from .view import SEALED, UNKNOWN, View

PHASES: Final = {SETUP: "setup", PLANNING: "planning", ENCOUNTER: "encounter", OVER: "over"}

AREA, SEA, NUMBER, SPACE, COLUMN, OWNER, CIRCLE, WAY, ORDER_SLOT = range(9)

_MOVEMENT = {"from": (2, AREA), "to": (3, AREA), "way": (4, WAY), "soldati": (5, NUMBER), "order": (7, ORDER_SLOT)}
_CONFLICT = {
    "from": (2, AREA), "area": (3, AREA), "way": (4, WAY), "attackers": (5, NUMBER), "car": (6, NUMBER),
    "order": (7, ORDER_SLOT), "attacker": (8, OWNER),
}  # fmt: skip
_SEALED = {**_CONFLICT, "defender": (10, OWNER)}

DETAILS: Final[dict[int, dict[str, tuple[int, int]]]] = {
    stages.UNITS: {"soldati": (2, NUMBER), "cars": (3, NUMBER), "boats": (4, NUMBER)},
    stages.LABS: {"labs": (2, NUMBER)},
    stages.SPACE: {"token": (2, CIRCLE), "owner": (3, OWNER)},
    stages.COLUMN: {"column": (2, COLUMN)},
    stages.GAIN: {"column": (2, COLUMN), "action_done": (3, NUMBER), "order_issued": (4, NUMBER)},
    stages.PARTS: {"space": (2, SPACE), "done": (3, NUMBER)},
    stages.RECRUIT: {"most": (2, NUMBER)},
    stages.INTO: {"most": (2, NUMBER)},
    stages.PLACE: {"area": (2, AREA), "most": (3, NUMBER)},
    stages.ISSUE: {"orders": (2, NUMBER)},
    stages.WHICH_ORDER: {"area": (2, AREA)},
    stages.EQUIP: {"n": (2, NUMBER)},
    stages.SAIL: {"sea": (2, SEA)},
    stages.SINK: {"sea": (2, SEA)},
    stages.RALLY: {"area": (2, AREA)},
    stages.RALLY_SOLDATI: {"area": (2, AREA), "from": (3, AREA)},
    stages.RALLY_CARS: {"area": (2, AREA), "from": (3, AREA), "soldati": (4, NUMBER)},
    stages.EXERT: {"tokens": (2, NUMBER)},
    stages.ORDER: {"order": (2, ORDER_SLOT), "area": (3, AREA), "done": (4, NUMBER)},
    stages.FIGHT: {"order": (2, ORDER_SLOT), "area": (3, AREA), "movements": (4, NUMBER), "strikes": (5, NUMBER)},
    stages.BRIBERY: _MOVEMENT,
    stages.HOW_MANY: _MOVEMENT,
    stages.CAR_ALONG: _MOVEMENT,
    stages.REPLACE: _MOVEMENT,
    stages.BUY: _MOVEMENT,
    stages.STYLE: _CONFLICT,
    stages.DEFENDER: _CONFLICT,
    stages.CARDS: _SEALED,
    stages.TAKE_FIRST: _SEALED,
    stages.TAKE_SECOND: {**_SEALED, "attacker_took": (13, NUMBER)},
    stages.RECRUITMENT: {"area": (2, AREA)},
    stages.PENTITO: {"area": (2, AREA), "removed": (5, NUMBER)},
    stages.AGITATE: {"area": (2, AREA), "range": (3, NUMBER)},
    stages.LAUNCH: {"area": (2, AREA), "boats": (3, NUMBER)},
    stages.DEFECT: {"area": (2, AREA), "left": (3, NUMBER)},
    stages.SPREAD: {"area": (2, AREA), "most": (3, NUMBER), "areas": (4, NUMBER)},
}
"""What a pending decision is about: by step, each detail with its place in the frame and what it is."""


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
    step = int(p.step())
    told: dict[str, Any] = {"step": view.step}
    for key, (field, what) in DETAILS.get(step, {}).items():
        told[key] = _detail(p, names, what, int(p.get(field)))
    if step == stages.PENTITO:
        told["numbers"] = _numbers_left(p)
    if step in SEALED:
        for key, field in (("attackers_card", 11), ("defenders_card", 12)):
            card = int(p.get(field))
            told[key] = None if card == 0 else "?" if card == UNKNOWN else names.words[code.CARD][card - 1]
    return told


def _numbers_left(p: Position) -> list[int]:
    """The numbers that a Pentito has not spent."""
    numbers: list[int] = []
    while number := int(p.board.removal(p.get(3), len(numbers))):
        numbers.append(number)
    return [number for k, number in enumerate(numbers) if not int(p.get(4)) >> k & 1]


def _detail(p: Position, names: Names, what: int, n: int) -> Any:
    if what == AREA:
        return names.words[code.AREA][n]
    if what == SEA:
        return names.words[code.SEA][n]
    if what == SPACE:
        return names.words[code.SPACE][n]
    if what == CIRCLE:
        return names.words[code.CIRCLE][n]
    if what == COLUMN:
        return n + 1
    if what == OWNER:
        return names.owner_seat(n)
    if what == WAY:
        return names.words[code.WAY][n]
    if what == ORDER_SLOT:
        return names.words[code.ORDER][int(p.order_number(n))] if n >= 0 else None
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
            found[place].append(names.words[code.ORDER][int(p.order_number(slot))])
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
            order = names.words[code.ORDER][int(p.order_number(slot))]
            told = {"order": order, "face_up": p.phase == ENCOUNTER, "executed": bool(int(p.executed) >> slot & 1)}
            found.setdefault(int(area), []).append(told)
    for token in view.face_down:
        found.setdefault(token.area, []).append({"order": None, "face_up": False, "executed": False})
    return found


def _boats(p: Position, names: Names, sea: int) -> dict[str, int]:
    found = {seat: int(p.boats[sea * SEATS + seat]) for seat in range(SEATS)}
    return {names.words[code.COLOUR][int(p.family[seat])]: n for seat, n in found.items() if n}


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
            colour = names.words[code.COLOUR][int(board.families if owner == NEUTRAL else p.family[owner])]
            if p.top[place * OWNERS + owner]:
                top.setdefault(names.words[code.CIRCLE][place], []).extend(
                    [colour] * int(p.top[place * OWNERS + owner])
                )
            if p.bottom[place * OWNERS + owner]:
                space = names.words[code.SPACE][int(board.space_at[p.bottom_sheet() * board.circles + place])]
                bottom.setdefault(space, []).extend([colour] * int(p.bottom[place * OWNERS + owner]))
    return {"top_tokens": top, "bottom_tokens": bottom}


def _tile(p: Position, names: Names, i: int) -> dict[str, Any]:
    used = int(p.board.tiles_used)
    marks = {names.team(team): int(p.marks[team * used + i]) for team in range(2)}
    return {
        "tile": names.words[code.TILE][int(p.tiles[i])],
        "marked_by": {team: seat if seat >= 0 else None for team, seat in marks.items()},
    }
