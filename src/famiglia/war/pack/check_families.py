"""Checks family mats and orders against the rulebook."""

from collections.abc import Iterator
from itertools import pairwise

from .components import COLOURS, INSTITUTIONS, Family, MatRow, Order
from .parsed_pack import ParsedPack, error
from .problem import ERROR, Problem, listed
from .rulebook_facts import FIRST_GAME_FAMILIES, ORDERS_OF_A_FAMILY, TOKENS_OF_A_MAT
from .verbs import ATTACK_VERBS, BEFORE_THE_FIGHT

SPACES_OF_A_ROW = {
    "justice": ("car", "car_base"),
    "police": ("base",),
    "economy": ("money", "lab", "launder"),
    "church": ("base",),
}
START_OF_A_ROW = {"justice": "car_base", "police": "base", "economy": None, "church": "base"}


def check_families(parsed: ParsedPack) -> Iterator[Problem]:
    """Every contradiction between families.toml or orders.toml and the rulebook."""
    yield from _first_game(parsed)
    for row in parsed.all(MatRow):
        yield from _row(row)
        yield from _orders_of_row(parsed, row)
    if parsed.complete(MatRow):
        yield from _mats(parsed)
    for order in parsed.all(Order):
        yield from _home(order)
        yield from _effects(order)
    if parsed.complete(Order):
        yield from _order_sets(parsed)


def _first_game(parsed: ParsedPack) -> Iterator[Problem]:
    families = [family.id for family in parsed.all(Family) if family.first_game]
    if parsed.complete(Family) and len(families) != FIRST_GAME_FAMILIES:
        what = f"first_game is true for {listed(families)}; expected {FIRST_GAME_FAMILIES} families (rulebook p.4)"
        yield Problem("families.toml", "", what, ERROR)


def _row(row: MatRow) -> Iterator[Problem]:
    columns = [group.column for group in row.groups]
    expected = list("ABC")[: len(columns)]
    if columns != expected:
        yield error(row, f"its groups run {listed(columns)}; expected A, B, C from the left (rulebook p.5)")
    allowed = SPACES_OF_A_ROW[row.row]
    for space in row.spaces:
        if space.verb not in allowed:
            yield error(row, f"a space of kind '{space.verb}'; this row has {listed(allowed)} (rulebook p.11)")
    start = row.start.verb if row.start else None
    if start != START_OF_A_ROW[row.row]:
        what = f"start is {start or 'missing'}; expected {START_OF_A_ROW[row.row] or 'none'} (rulebook p.8, p.11)"
        yield error(row, what)
    elif row.row == "justice":
        verbs = [start, *(space.verb for space in row.spaces)]
        if any(left == right for left, right in pairwise(verbs)):
            yield error(row, f"its spaces run {listed(verbs)}; values and cars alternate (rulebook p.11)")


def _orders_of_row(parsed: ParsedPack, row: MatRow) -> Iterator[Problem]:
    orders = {order.id: order for order in parsed.all(Order)}
    for group in row.groups:
        if not parsed.has_id(Order, group.order):
            yield error(row, f"group {group.column}: there is no order '{group.order}'")
        elif group.order in orders:
            order = orders[group.order]
            found = (order.family, order.row, order.column)
            if found != (row.family, row.row, group.column):
                found_words = listed(part or "no place" for part in found)
                yield error(row, f"group {group.column} has the order '{order.id}', which belongs to {found_words}")


def _mats(parsed: ParsedPack) -> Iterator[Problem]:
    for colour in COLOURS:
        rows = [row for row in parsed.all(MatRow) if row.family == colour]
        missing = [name for name in INSTITUTIONS if name not in {row.row for row in rows}]
        if missing:
            yield Problem("families.toml", f"family '{colour}'", f"mat_row {listed(missing)} is missing", ERROR)
            continue
        tokens = sum(len(row.spaces) for row in rows)
        if tokens != TOKENS_OF_A_MAT:
            what = f"{tokens} spaces on its mat; expected {TOKENS_OF_A_MAT} (rulebook p.5)"
            yield Problem("families.toml", f"family '{colour}'", what, ERROR)
        groups = sum(len(row.groups) for row in rows)
        if groups != ORDERS_OF_A_FAMILY["advanced"]:
            what = f"{groups} groups on its mat; expected {ORDERS_OF_A_FAMILY['advanced']}, one for each advanced order"
            yield Problem("families.toml", f"family '{colour}'", f"{what} (rulebook p.3, p.11)", ERROR)


def _home(order: Order) -> Iterator[Problem]:
    for name in ("row", "column"):
        given = getattr(order, name) is not None
        if order.tier == "advanced" and not given:
            yield error(order, f"field '{name}' is missing; an advanced order has it (rulebook p.5)")
        if order.tier == "basic" and given:
            yield error(order, f"has '{name}', which only advanced orders have (rulebook p.5)")


def _effects(order: Order) -> Iterator[Problem]:
    attacking = [verb for verb in order.verbs if verb in ATTACK_VERBS]
    if order.type == "supply" and attacking:
        yield error(order, f"a supply order with {listed(attacking)}; only attack orders attack (rulebook p.15)")
    if "rally" in order.verbs[1:]:
        yield error(order, "rally stands after another effect; it comes first (rulebook p.15)")
    if "agitate" in order.verbs[:-1]:
        yield error(order, "agitate stands before another effect; it comes last (rulebook p.18)")
    for verb in order.verbs:
        if verb in BEFORE_THE_FIGHT and "move" not in order.verbs:
            yield error(order, f"{verb} without move; it changes the defenders of this order's own movement")


def _order_sets(parsed: ParsedPack) -> Iterator[Problem]:
    for colour in COLOURS:
        orders = [order for order in parsed.all(Order) if order.family == colour]
        for tier, expected in ORDERS_OF_A_FAMILY.items():
            number = sum(order.tier == tier for order in orders)
            if number != expected:
                what = f"{number} {tier} orders of {colour}; expected {expected} (rulebook p.3)"
                yield Problem("orders.toml", "", what, ERROR)
        places = [(order.row, order.column) for order in orders if order.tier == "advanced" and order.row]
        for place in dict.fromkeys(places):
            if places.count(place) > 1:
                what = f"{places.count(place)} orders of {colour} for {place[0]} {place[1]}; expected 1 (rulebook p.11)"
                yield Problem("orders.toml", "", what, ERROR)
