"""The output of `famiglia pack`: errors and warnings about a pack, the files of a new pack, and the contents of a pack."""

from collections.abc import Iterator

from famiglia.war.pack.descriptions import describe_effect, describe_mat_row, describe_order, describe_space
from famiglia.war.pack.file_headers import header_comment
from famiglia.war.pack.files import STANDARD, PackSource, read_folder, write_folder
from famiglia.war.pack.load import examine, load
from famiglia.war.pack.pack import Pack
from famiglia.war.pack.problem import errors_of, warnings_of
from famiglia.war.pack.verbs import CARD_EFFECTS, ORDER_EFFECTS, SPACE_ACTIONS, TILE_EFFECTS

EXIT_OK = 0
EXIT_ERRORS = 2


def check(path: PackSource = STANDARD) -> tuple[list[str], int]:
    """Every error and warning about a pack, and the exit status, which is 2 if there is an error."""
    pack, problems = examine(path)
    lines = [f"{problem.severity}: {problem}" for problem in (*errors_of(problems), *warnings_of(problems))]
    counted = f"{_count(len(errors_of(problems)), 'error')}, {_count(len(warnings_of(problems)), 'warning')}"
    if pack is None:
        return [*lines, f"{counted}: this pack cannot be played with"], EXIT_ERRORS
    return [*lines, f"{counted}: the pack {pack.name!r} is ready, hash {pack.hash[:16]}"], EXIT_OK


def _count(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def new(path: PackSource) -> list[str]:
    """Write a copy of the standard pack, with a comment at the top of each file that says where its values are printed.

    Raises `PackError` instead of overwriting anything.
    """
    contents, _ = read_folder(STANDARD)
    write_folder(path, {file: header_comment(file).encode() + text for file, text in contents.items()})
    return [
        f"{path}: a copy of the standard pack, {len(contents)} files",
        "Each file says at its top what to copy from which component of the printed game.",
        f"Then: famiglia pack check {path}",
    ]


def show(path: PackSource = STANDARD) -> str:
    """A description of everything in a pack; raises `PackError` if it has errors."""
    pack = load(path)
    parts = (_head(pack), _map(pack), _sheets(pack), _families(pack), _tiles(pack), _cards(pack))
    return "\n\n".join("\n".join(part) for part in parts)


def _head(pack: Pack) -> Iterator[str]:
    yield f"Pack {pack.name!r}, hash {pack.hash}"
    entries = (*pack.areas, *pack.spaces, *pack.mat_rows, *pack.orders, *pack.characters, *pack.tiles)
    reconstructed = sum("reconstructed" in entry.provenance for entry in entries)
    if reconstructed:
        yield f"{reconstructed} of {len(entries)} entries are reconstructed at least in part: not the printed values."


def _map(pack: Pack) -> Iterator[str]:
    yield "LINEUPS"
    for seat in pack.seats:
        areas = ", ".join(f"{area.name} {area.soldati}" for area in pack.areas_of(seat))
        yield f"  {seat.id} (team {seat.team}, {seat.symbol}, then {seat.next}): {areas}"
    yield "  neutral: " + ", ".join(f"{area.name} {area.soldati}" for area in pack.neutral_areas())
    yield "MANDAMENTI"
    for mandamento in pack.mandamenti:
        areas = ", ".join(area.name for area in pack.areas_of(mandamento))
        yield f"  {mandamento.name}: {areas}; control space in {pack.sea(mandamento.token_sea).name}"
    yield f"  A tie is decided by {pack.tie_break.name}."
    yield "SEAS"
    for sea in pack.seas:
        yield f"  {sea.name}: {', '.join(area.name for area in pack.areas_of(sea))}"


def _sheets(pack: Pack) -> Iterator[str]:
    for sheet in pack.sheets:
        costs = f", column costs {', '.join(map(str, sheet.cost))}" if sheet.cost else ""
        gray = f", {sheet.rows} rows, gray circles {', '.join(map(str, sheet.gray))}" if sheet.gray else ""
        yield f"SHEET {sheet.n}{costs}{gray}"
        for space in pack.spaces_of(sheet.n):
            yield f"  column {space.column} row {space.row}: {describe_space(SPACE_ACTIONS, space)}"


def _families(pack: Pack) -> Iterator[str]:
    for family in pack.families:
        yield f"FAMILY {family.id}: {family.name} ({family.theme})"
        for row in pack.mat_rows:
            if row.family == family.id:
                yield f"  {row.row:8} {describe_mat_row(row)}"
        for order in pack.orders_of(family.id):
            place = f"{order.row} {order.column}" if order.row else "basic"
            yield f"  {place:10} {order.name}: {describe_order(ORDER_EFFECTS, order)}"


def _tiles(pack: Pack) -> Iterator[str]:
    yield f"CONTROL TILES, {pack.limits.game.tiles_per_game} of them in a game"
    for tile in pack.tiles:
        yield f"  {tile.name} ({tile.phase}): {describe_effect(TILE_EFFECTS, tile.effect)}"


def _cards(pack: Pack) -> Iterator[str]:
    yield "CHARACTERS, with what goes to headquarters and on the board"
    for who in pack.characters:
        units = (("Soldati", who.board_soldati), ("cars", who.cars), ("boats", who.boats), ("labs", who.labs))
        board = ", ".join(f"{noun} {number}" for noun, number in units if number)
        yield f"  {who.name}: Money {who.money}, Soldati {who.headquarters_soldati}; on the board {board or 'nothing'}"
    yield "CONFLICT CARDS of each family"
    for card in pack.conflict_cards:
        yield f"  {card.copies} × {card.name}: {describe_effect(CARD_EFFECTS, card.effect)}"
