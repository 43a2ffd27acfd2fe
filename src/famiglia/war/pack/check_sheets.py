"""Checks the action sheets against the rulebook: columns, costs, circles, spaces."""

from collections import Counter
from collections.abc import Iterator

from .components import INSTITUTIONS, Column, Sheet, Space
from .limits import GameLimits, GeneralLimits
from .parsed_pack import ParsedPack, error
from .problem import ERROR, Problem
from .rulebook_facts import STACKED_ORDERS

ONE_INSTITUTION = "influence_one_institution"
FIRST, LAST = 0, 4


def check_sheets(parsed: ParsedPack) -> Iterator[Problem]:
    """Every contradiction between sheets.toml and the rulebook."""
    yield from _columns(parsed)
    for sheet in parsed.all(Sheet):
        yield from _place_of(sheet)
        if sheet.n == FIRST:
            yield from _circles(parsed, sheet)
    yield from _spaces(parsed)


def _columns(parsed: ParsedPack) -> Iterator[Problem]:
    columns = parsed.all(Column)
    for column in columns:
        if column.action == ONE_INSTITUTION and column.row is None:
            yield error(column, f"field 'row' is missing; {ONE_INSTITUTION} needs the institution")
        if column.action != ONE_INSTITUTION and column.row is not None:
            yield error(column, f"row is '{column.row}', but {column.action} has none")
    if not parsed.complete(Column):
        return
    ids = [column.id for column in columns]
    for column in columns:
        if ids.count(column.id) > 1:
            yield error(column, f"its id '{column.id}' stands {ids.count(column.id)} times; expected once")
    actions = Counter(column.action for column in columns)
    for action, expected in (
        ("become_starting_player_and_equipment", 1), (ONE_INSTITUTION, 4), ("influence_two_institutions", 1),
    ):  # fmt: skip
        if actions[action] != expected:
            what = f"{actions[action]} columns with {action}; expected {expected} (rulebook p.10)"
            yield Problem("sheets.toml", "", what, ERROR)
    rows = Counter(column.row for column in columns if column.row)
    for institution in INSTITUTIONS:
        if rows[institution] > 1:
            what = f"{rows[institution]} columns influence '{institution}'; expected 1 (rulebook p.10)"
            yield Problem("sheets.toml", "", what, ERROR)


def _place_of(sheet: Sheet) -> Iterator[Problem]:
    expected = {"top": sheet.n != LAST, "bottom": sheet.n != FIRST, "printed_on_board": sheet.n == FIRST}
    for name, value in expected.items():
        if getattr(sheet, name) != value:
            yield error(
                sheet, f"{name} is {str(not value).lower()}; expected {str(value).lower()} (rulebook p.4, p.19)"
            )
    if sheet.n != LAST and sheet.cost is None:
        yield error(sheet, "field 'cost' is missing; every sheet that becomes the top one has it (rulebook p.19)")
    for name in ("rows", "gray"):
        if (getattr(sheet, name) is not None) != (sheet.n == FIRST):
            what = f"field '{name}' is missing" if sheet.n == FIRST else f"has '{name}', which only sheet 0 has"
            yield error(sheet, what)


def _circles(parsed: ParsedPack, sheet: Sheet) -> Iterator[Problem]:
    if sheet.rows is None or sheet.gray is None:
        return
    for column, gray in enumerate(sheet.gray, 1):
        if gray > sheet.rows:
            yield error(sheet, f"column {column} has {gray} gray circles in {sheet.rows} rows")
    gray = sum(sheet.gray)
    for general in parsed.all(GeneralLimits):
        if gray > general.neutral_influence:
            what = f"{gray} gray circles; there are {general.neutral_influence} neutral tokens (rulebook p.3, p.6)"
            yield error(sheet, what)
    for game in parsed.all(GameLimits):
        needed = game.players * game.setup_influence_per_player
        free = sheet.rows * 6 - gray
        if free < needed:
            yield error(sheet, f"{free} circles are not gray; the players need {needed} at the start (rulebook p.6)")


def _spaces(parsed: ParsedPack) -> Iterator[Problem]:
    for space in parsed.all(Space):
        address = f"s{space.sheet}c{space.column}r{space.row}"
        if space.id != address:
            yield error(space, f"its sheet, column and row call for the id '{address}'")
        if space.mode == "one" and len(space.actions) == 1:
            yield error(space, "mode is 'one', but there is a single action; write 'all'")
        for action in space.actions:
            stacked = action.number("n") if action.get("mode") == "stacked" else 0
            if stacked > STACKED_ORDERS:
                what = f"{stacked} orders in one area; expected at most {STACKED_ORDERS} (rulebook p.20)"
                yield error(space, what)
    if parsed.complete(Space):
        for sheet in range(1, LAST + 1):
            if not any(space.sheet == sheet for space in parsed.all(Space)):
                yield Problem("sheets.toml", "", f"no [[space]] on sheet {sheet}; expected its action spaces", ERROR)
