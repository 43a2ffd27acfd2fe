"""Writes a position as a readable scenario, which names only what differs from a fresh setup."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ..engine import fields, move_codes, step_kinds
from ..engine.board import EMPTY, NEUTRAL, OWNERS, ROWS, SEATS
from ..engine.options import option_names
from ..engine.position import ENCOUNTER, FRAME, OUT, OVER, PLANNING, Position
from ..events import REASONS
from ..names import INSTITUTIONS, Names, names_of
from ..phases import rounds
from ..phases.orders import orders_of
from ..phases.planning import colour_of
from .scenario import DEFAULT_FAMILIES
from .scenario_reader import gray_tokens


def describe(p: Position) -> dict[str, Any]:
    """A scenario for a position. It may be incomplete, so the caller reads it back and compares the positions."""
    names = names_of(p.board)
    entries = {
        **_round_and_turn(p, names),
        **_map(p, names),
        **_orders(p, names),
        **_headquarters(p, names),
        **_sheets(p, names),
        **_tiles(p, names),
        **_rest(p, names),
    }
    return {key: value for key, value in entries.items() if value not in ("", {}, [])}


def _owner(p: Position, names: Names, owner: i64) -> str:
    return names.words[move_codes.COLOUR][int(colour_of(p, owner))]


def _order(p: Position, names: Names, slot: int) -> str:
    return names.words[move_codes.ORDER][int(p.order_number(slot))]


def _by_seat(p: Position, names: Names) -> dict[int, str]:
    return {seat: _owner(p, names, seat) for seat in range(SEATS) if p.family[seat] >= 0}


def _round_and_turn(p: Position, names: Names) -> dict[str, Any]:
    families = _by_seat(p, names)
    entries: dict[str, Any] = {
        "families": {}
        if tuple(families.values()) == DEFAULT_FAMILIES
        else {names.seat(s): f for s, f in families.items()},
        "options": list(option_names(p.rules)),
        "round": int(p.round),
        "starter": "" if p.starter == 0 else names.seat(int(p.starter)),
        "next_starter": "" if p.next_starter == p.starter else names.seat(int(p.next_starter)),
    }
    if p.round == p.top_sheet + 1:
        del entries["round"]
    if p.phase == OVER:
        winner = {"winner": names.team(int(p.winner))} if p.winner >= 0 else {}
        return {**entries, "phase": "over", "result": {**winner, "reason": REASONS[int(p.ending)]}}
    if p.phase == ENCOUNTER:
        return {**entries, "phase": "encounter"}
    if len(p.stack) >= FRAME and p.stack[fields.ROUND_POINT] == rounds.TILES:
        entries["phase"] = "tiles"
    if p.step() in (step_kinds.TURN, step_kinds.TILES) and p.get(fields.SEAT) != p.starter:
        entries["turn"] = names.seat(int(p.get(fields.SEAT)))
    return entries


def _map(p: Position, names: Names) -> dict[str, Any]:
    board = p.board
    entries: dict[str, Any] = {"soldati": {}, "labs": {}, "cars": {}, "boats": {}}
    for area, name in enumerate(names.words[move_codes.AREA]):
        owner, count = p.owner[area], int(p.soldati[area])
        if owner != board.start_owner[area] or count != board.start_soldati[area]:
            entries["soldati"][name] = "" if owner == EMPTY else f"{_owner(p, names, owner)} {count}"
        for key, pieces in (("labs", p.labs), ("cars", p.cars)):
            if pieces[area]:
                entries[key][name] = int(pieces[area])
    for sea, name in enumerate(names.words[move_codes.SEA]):
        here = [seat for seat in range(SEATS) for _ in range(int(p.boats[sea * SEATS + seat]))]
        if here:
            entries["boats"][name] = [_owner(p, names, seat) for seat in here]
    return entries


def _orders(p: Position, names: Names) -> dict[str, Any]:
    orders: dict[str, list[str]] = {}
    removed: list[str] = []
    executed: list[str] = []
    could_be: dict[str, list[str]] = {}
    each = int(p.board.orders_each)
    for slot, place in enumerate(p.order_place):
        if place == OUT:
            removed.append(_order(p, names, slot))
        if place >= 0:
            name = _order(p, names, slot)
            orders.setdefault(names.words[move_codes.AREA][place], []).append(name)
            if int(p.executed) >> slot & 1:
                executed.append(name)
            if p.could_be[slot] != orders_of(p, slot // each):
                first = slot // each * each
                could_be[name] = [_order(p, names, first + i) for i in range(each) if int(p.could_be[slot]) >> i & 1]
    mat: dict[str, dict[str, int]] = {}
    for seat, family in _by_seat(p, names).items():
        rows = {row: int(p.off_mat[seat * ROWS + i]) for i, row in enumerate(INSTITUTIONS)}
        if any(rows.values()):
            mat[family] = {row: count for row, count in rows.items() if count}
    return {"orders": orders, "executed": executed, "removed_orders": removed, "could_be": could_be, "mat": mat}


def _headquarters(p: Position, names: Names) -> dict[str, Any]:
    entries: dict[str, dict[str, int]] = {}
    for seat, family in _by_seat(p, names).items():
        values = {"money": int(p.money[seat]), "soldati": int(p.hq[seat])}
        if any(values.values()):
            entries[family] = {key: value for key, value in values.items() if value}
    return {"headquarters": entries}


def _sheets(p: Position, names: Names) -> dict[str, Any]:
    entries: dict[str, Any] = {"top": int(p.top_sheet)} if p.top_sheet else {}
    board = p.board
    empty = [0] * len(p.top)
    top = gray_tokens(board, 0) if p.phase == PLANNING and p.top_sheet == 0 else empty
    bottom = gray_tokens(board, int(p.bottom_sheet())) if p.phase == ENCOUNTER else empty
    if list(p.top) != list(top):
        entries["top_tokens"] = _tokens(p, names, p.top, names.words[move_codes.CIRCLE])
    if list(p.bottom) != list(bottom):
        first = p.bottom_sheet() * board.circles
        spaces = [int(board.space_at[first + place]) for place in range(int(board.circles))]
        words = names.words[move_codes.SPACE]
        entries["bottom_tokens"] = _tokens(p, names, p.bottom, [words[space] if space >= 0 else "" for space in spaces])
    return {"sheets": entries}


def _tokens(p: Position, names: Names, sheet: vec[i64], words: list[str]) -> dict[str, Any]:
    entries: dict[str, Any] = {}
    for place, word in enumerate(words):
        here = [owner for owner in range(OWNERS) for _ in range(int(sheet[place * OWNERS + owner]))]
        if here:
            owners = [_owner(p, names, owner) for owner in here]
            entries[word] = owners[0] if len(owners) == 1 else owners
    return entries


def _tiles(p: Position, names: Names) -> dict[str, Any]:
    words = [names.words[move_codes.TILE][tile] for tile in p.tiles]
    first = names.words[move_codes.TILE][: int(p.board.tiles_used)]
    marks: dict[str, dict[str, str]] = {}
    for at, seat in enumerate(p.marks):
        if seat >= 0:
            team = names.team(at // int(p.board.tiles_used))
            marks.setdefault(team, {})[words[at % int(p.board.tiles_used)]] = _owner(p, names, seat)
    return {"tiles": [] if words == first else words, "marks": marks}


def _rest(p: Position, names: Names) -> dict[str, Any]:
    board = p.board
    families = _by_seat(p, names)
    busts: dict[str, str] = {}
    for seat, family in families.items():
        if p.bust[seat] >= 0:
            space = int(board.space_at[p.bottom_sheet() * board.circles + p.bust[seat]])
            busts[family] = f"{names.words[move_codes.SPACE][space]} {_owner(p, names, p.bust_token[seat])}"
    own = [sum(1 << int(p.family[s]) for s in range(SEATS) if p.team(s) == team) for team in range(2)]
    all_families = [family.id for family in board.pack.families]
    return {
        "busts": busts,
        "box": {family: int(p.token_box[seat]) for seat, family in families.items() if p.token_box[seat]},
        "characters": {
            names.seat(seat): board.pack.characters[int(p.character[seat])].id
            for seat in range(SEATS)
            if p.character[seat] >= 0
        },
        "control": {
            mandamento.id: families[int(p.face_up[mandamento.index])]
            for mandamento in board.pack.mandamenti
            if p.face_up[mandamento.index] != NEUTRAL and p.face_up[mandamento.index] >= 0
        },
        "dealt": {
            names.team(team): [name for i, name in enumerate(all_families) if int(p.dealt[team]) >> i & 1]
            for team in range(2)
            if p.dealt[team] != own[team]
        },
    }
