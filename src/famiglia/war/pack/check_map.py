"""Checks the map against the rulebook: areas, Mandamenti, seas, borders, the four corners and their lineups."""

from collections import Counter
from collections.abc import Iterator

from .components import NEUTRAL, Area, Component, Mandamento, Sea, Seat, TieBreak
from .limits import GeneralLimits
from .parsed_pack import ParsedPack, error
from .problem import ERROR, Problem, listed
from .rulebook_facts import AREAS_OF_A_LINEUP, AREAS_OF_A_MANDAMENTO, SEAS_OF_A_COAST


def check_map(parsed: ParsedPack) -> Iterator[Problem]:
    """Every contradiction between map.toml and the rulebook."""
    yield from _references(parsed)
    yield from _mandamenti(parsed)
    yield from _borders(parsed)
    yield from _seas(parsed)
    yield from _order_of_play(parsed)
    yield from _lineups(parsed)
    yield from _neutral_pieces(parsed)


def _references(parsed: ParsedPack) -> Iterator[Problem]:
    for seat in parsed.all(Seat):
        yield from _unknown(parsed, seat, "next", Seat, (seat.next,))
        yield from _unknown(parsed, seat, "areas", Area, seat.areas)
        if seat.id == NEUTRAL:
            yield error(seat, "'neutral' is what areas without a family are called; give the seat another id")
    for mandamento in parsed.all(Mandamento):
        yield from _unknown(parsed, mandamento, "areas", Area, mandamento.areas)
        yield from _unknown(parsed, mandamento, "token_sea", Sea, (mandamento.token_sea,))
    for sea in parsed.all(Sea):
        yield from _unknown(parsed, sea, "areas", Area, sea.areas)
        yield from _unknown(parsed, sea, "neighbours", Sea, sea.neighbours)
    for area in parsed.all(Area):
        yield from _unknown(parsed, area, "mandamento", Mandamento, (area.mandamento,))
        yield from _unknown(parsed, area, "seas", Sea, area.seas)
        yield from _unknown(parsed, area, "neighbours", Area, area.neighbours)
        if area.start != NEUTRAL:
            yield from _unknown(parsed, area, "start", Seat, (area.start,))
    for tie_break in parsed.all(TieBreak):
        yield from _unknown(parsed, tie_break, "area", Area, (tie_break.area,))


def _unknown(
    parsed: ParsedPack, entry: Component, field: str, kind: type[Component], ids: tuple[str, ...]
) -> Iterator[Problem]:
    for id_ in ids:
        if not parsed.has_id(kind, id_):
            yield error(entry, f"{field}: there is no {kind.table} '{id_}'")


def _mandamenti(parsed: ParsedPack) -> Iterator[Problem]:
    areas = {area.id: area for area in parsed.all(Area)}
    for mandamento in parsed.all(Mandamento):
        if len(mandamento.areas) != AREAS_OF_A_MANDAMENTO:
            what = f"{len(mandamento.areas)} areas; expected {AREAS_OF_A_MANDAMENTO} (rulebook p.6)"
            yield error(mandamento, what)
        members = [areas[id_] for id_ in mandamento.areas if id_ in areas]
        for area in members:
            if area.mandamento != mandamento.id:
                yield error(mandamento, f"lists the area '{area.id}', which says mandamento = '{area.mandamento}'")
        if len(members) == len(mandamento.areas) and not any(mandamento.token_sea in area.seas for area in members):
            what = f"none of its areas touches its token_sea '{mandamento.token_sea}'"
            yield error(mandamento, f"{what}; the control space lies in an adjacent sea (rulebook p.12)")
    for area in areas.values():
        for mandamento in parsed.all(Mandamento):
            if mandamento.id == area.mandamento and area.id not in mandamento.areas:
                yield error(area, f"says mandamento = '{mandamento.id}', which does not list it")


def _borders(parsed: ParsedPack) -> Iterator[Problem]:
    areas = {area.id: area for area in parsed.all(Area)}
    for area in areas.values():
        for id_ in area.neighbours:
            if id_ == area.id:
                yield error(area, "is its own neighbour")
            elif id_ in areas and area.id not in areas[id_].neighbours:
                yield error(area, f"has the neighbour '{id_}', which does not have it")


def _seas(parsed: ParsedPack) -> Iterator[Problem]:
    areas = {area.id: area for area in parsed.all(Area)}
    seas = {sea.id: sea for sea in parsed.all(Sea)}
    for area in areas.values():
        if area.coastal != bool(area.seas):
            yield error(area, f"coastal is {str(area.coastal).lower()}, but its seas are: {listed(area.seas)}")
        if len(area.seas) > SEAS_OF_A_COAST:
            yield error(area, f"touches {len(area.seas)} seas; expected at most {SEAS_OF_A_COAST} (rulebook p.6)")
        for id_ in area.seas:
            if id_ in seas and area.id not in seas[id_].areas:
                yield error(area, f"touches the sea '{id_}', which does not list it")
    for sea in seas.values():
        for id_ in sea.areas:
            if id_ in areas and sea.id not in areas[id_].seas:
                yield error(sea, f"lists the area '{id_}', which does not touch it")
        for id_ in sea.neighbours:
            if id_ == sea.id:
                yield error(sea, "is its own neighbour")
            elif id_ in seas and sea.id not in seas[id_].neighbours:
                yield error(sea, f"has the neighbour '{id_}', which does not have it")


def _order_of_play(parsed: ParsedPack) -> Iterator[Problem]:
    seats = {seat.id: seat for seat in parsed.all(Seat)}
    if not parsed.complete(Seat) or not all(seat.next in seats for seat in seats.values()):
        return
    teams = Counter(seat.team for seat in seats.values())
    if sorted(teams.values()) != [2, 2]:
        shares = listed(f"{team}: {size}" for team, size in sorted(teams.items()))
        yield error(parsed.all(Seat)[0], f"the seats per team are {shares}; expected two teams of 2 (rulebook p.2)")
        return
    for seat in seats.values():
        if seats[seat.next].team == seat.team:
            what = f"next is '{seat.next}' of the same team; the arrow leads to the other team (rulebook p.6)"
            yield error(seat, what)
    arrows = [seat.next for seat in seats.values()]
    for seat in seats.values():
        if arrows.count(seat.id) != 1:
            yield error(seat, f"{arrows.count(seat.id)} arrows lead here; expected 1 (rulebook p.6)")
    first = parsed.all(Seat)[0]
    turns, seat = 1, seats[first.next]
    while seat.id != first.id and turns < len(seats):
        turns, seat = turns + 1, seats[seat.next]
    if len(set(arrows)) == len(seats) and turns < len(seats):
        yield error(first, f"the order of play comes back after {turns} turns; expected {len(seats)} (rulebook p.6)")


def _lineups(parsed: ParsedPack) -> Iterator[Problem]:
    areas = {area.id: area for area in parsed.all(Area)}
    for seat in parsed.all(Seat):
        if len(seat.areas) != AREAS_OF_A_LINEUP:
            yield error(seat, f"{len(seat.areas)} areas; expected {AREAS_OF_A_LINEUP} (rulebook p.6)")
        for id_ in seat.areas:
            if id_ in areas and areas[id_].start != seat.id:
                yield error(seat, f"lists the area '{id_}', which says start = '{areas[id_].start}'")
        for area in areas.values():
            if area.start == seat.id != NEUTRAL and area.id not in seat.areas:
                yield error(area, f"says start = '{seat.id}', which does not list it")
        shared = Counter(areas[id_].mandamento for id_ in seat.areas if id_ in areas)
        for mandamento, number in shared.items():
            if number > 1:
                what = f"starts with {number} areas of the Mandamento '{mandamento}'"
                yield error(seat, f"{what}; nobody controls one at the start (rulebook p.2, p.12)")


def _neutral_pieces(parsed: ParsedPack) -> Iterator[Problem]:
    for limits in parsed.all(GeneralLimits):
        neutral = sum(area.soldati for area in parsed.all(Area) if area.start == NEUTRAL)
        if neutral > limits.neutral_soldati:
            what = f"{neutral} neutral Soldati stand in the areas; there are {limits.neutral_soldati} (rulebook p.3)"
            yield Problem("map.toml", "", what, ERROR)
