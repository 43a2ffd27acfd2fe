"""Warnings about a map or sheets that look unusual although the rulebook does not forbid them."""

from collections.abc import Callable, Iterable, Iterator

from .components import NEUTRAL, Area, Mandamento, Sea, Seat, Sheet, Space, TieBreak
from .limits import GeneralLimits
from .parsed_pack import ParsedPack, warning
from .problem import WARNING, Problem, listed


def map_warnings(parsed: ParsedPack) -> Iterator[Problem]:
    """Everything that looks unusual in map.toml."""
    if not parsed.complete(Area, Sea, Mandamento, Seat):
        return
    areas = {area.id: area for area in parsed.all(Area)}
    seas = {sea.id: sea for sea in parsed.all(Sea)}
    yield from _ring(seas)
    for area in areas.values():
        if len(area.seas) == 2 and area.seas[1] not in _neighbours(seas, area.seas[0]):
            yield warning(area, f"its two seas, {listed(area.seas)}, do not meet; we expected neighbours")
    for mandamento in parsed.all(Mandamento):
        yield from _mandamento(mandamento, areas)
    if areas and len(_reach(next(iter(areas)), lambda id_: _neighbours(areas, id_))) < len(areas):
        yield Problem("map.toml", "", "the land falls apart; we expected one island of connected areas", WARNING)
    yield from _lineups(parsed, areas)


def _neighbours(places: dict[str, Area] | dict[str, Sea], id_: str) -> list[str]:
    place = places.get(id_)
    return [near for near in place.neighbours if near in places] if place else []


def _reach(start: str, near: Callable[[str], Iterable[str]]) -> dict[str, int]:
    """Every place that can be reached, with its distance."""
    distance = {start: 0}
    waiting = [start]
    for here in waiting:
        for there in near(here):
            if there not in distance:
                distance[there] = distance[here] + 1
                waiting.append(there)
    return distance


def _ring(seas: dict[str, Sea]) -> Iterator[Problem]:
    for sea in seas.values():
        if len(sea.neighbours) != 2:
            yield warning(sea, f"meets {len(sea.neighbours)} seas; we expected 2, as in a ring around the island")
    if seas and len(_reach(next(iter(seas)), lambda id_: _neighbours(seas, id_))) < len(seas):
        yield Problem("map.toml", "", "the seas fall apart; we expected one ring around the island", WARNING)


def _mandamento(mandamento: Mandamento, areas: dict[str, Area]) -> Iterator[Problem]:
    members = [id_ for id_ in mandamento.areas if id_ in areas]
    neutral = [id_ for id_ in members if areas[id_].start == NEUTRAL]
    if len(neutral) != 1:
        yield warning(mandamento, f"neutral areas: {listed(neutral)}; we expected one in each Mandamento")
    near = {id_: [there for there in _neighbours(areas, id_) if there in members] for id_ in members}
    if members and len(_reach(members[0], near.__getitem__)) < len(members):
        yield warning(mandamento, "its areas do not hang together; we expected them to")


def _lineups(parsed: ParsedPack, areas: dict[str, Area]) -> Iterator[Problem]:
    seats = parsed.all(Seat)
    own = {seat.id: [area for area in areas.values() if area.start == seat.id] for seat in seats}
    soldati = {seat: sum(area.soldati for area in held) for seat, held in own.items()}
    if len(set(soldati.values())) > 1:
        yield Problem(
            "map.toml", "", f"the lineups differ: {_amounts(soldati)} Soldati; we expected them equal", WARNING
        )
    for tie_break in parsed.all(TieBreak):
        if tie_break.area in areas:
            distance = _reach(tie_break.area, lambda id_: _neighbours(areas, id_))
            nearest = {
                seat: min((distance.get(area.id, 99) for area in held), default=99) for seat, held in own.items()
            }
            if len(set(nearest.values())) > 1:
                what = f"the lineups begin at different distances: {_amounts(nearest)}; we expected them equal"
                yield warning(tie_break, what)


def _amounts(amounts: dict[str, int]) -> str:
    return listed(f"{name} {amount}" for name, amount in amounts.items())


def sheet_warnings(parsed: ParsedPack) -> Iterator[Problem]:
    """Everything that looks unusual in sheets.toml."""
    for sheet in parsed.all(Sheet):
        if sheet.gray is not None:
            yield from _gray(parsed, sheet, sheet.gray)
    if not parsed.complete(Sheet, Space):
        return
    before = 0
    for sheet in sorted(parsed.all(Sheet), key=lambda sheet: sheet.n):
        spaces = [space for space in parsed.all(Space) if space.sheet == sheet.n]
        if spaces:
            yield from _spaces(sheet, spaces)
            if len(spaces) < before:
                yield warning(sheet, f"{len(spaces)} spaces, {before} on the sheet before; we expected no fewer")
            before = len(spaces)
    for space in parsed.all(Space):
        if space.mode == "all" and len({action.verb for action in space.actions}) < len(space.actions):
            yield warning(space, "the same action stands twice; we expected different ones")


def _gray(parsed: ParsedPack, sheet: Sheet, gray: tuple[int, ...]) -> Iterator[Problem]:
    for limits in parsed.all(GeneralLimits):
        if sum(gray) < limits.neutral_influence:
            what = f"{sum(gray)} gray circles for {limits.neutral_influence} neutral tokens; we expected as many"
            yield warning(sheet, what)
    bare = [column for column, circles in enumerate(gray, 1) if circles == 0]
    if bare:
        yield warning(sheet, f"no gray circle in column {listed(bare)}; we expected one in each")


def _spaces(sheet: Sheet, spaces: list[Space]) -> Iterator[Problem]:
    for column in range(1, 7):
        rows = sorted(space.row for space in spaces if space.column == column)
        if not rows:
            yield warning(sheet, f"no space in column {column}; we expected some in each")
        elif rows != list(range(1, len(rows) + 1)):
            yield warning(sheet, f"column {column} has the rows {listed(rows)}; we expected no gap")
    if not any(space.infinite and space.money >= 0 for space in spaces):
        yield warning(sheet, "no ∞ space without cost; we expected one, so that every token finds a place")
    final = sum(action.verb == "ultima_azione" for space in spaces for action in space.actions)
    if final != 1:
        yield warning(sheet, f"{final} × Ultima Azione; we expected one on each sheet")
