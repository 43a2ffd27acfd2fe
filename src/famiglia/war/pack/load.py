"""Loads a pack: reads its folder, checks everything, and builds the pack if there is no error."""

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any, TypeVar

from . import components as c
from .check_cards import check_cards
from .check_families import check_families
from .check_map import check_map
from .check_sheets import check_sheets
from .family_warnings import card_warnings, family_warnings
from .files import STANDARD, PackSource, name_of, read_folder
from .limits import FamilyLimits, GameLimits, GeneralLimits, Limits
from .map_warnings import map_warnings, sheet_warnings
from .pack import Pack
from .parsed_pack import ParsedPack, parse_pack
from .problem import ERROR, WARNING, PackError, Problem, errors_of, listed, shown
from .schema import DRAWING, FILES

C = TypeVar("C", bound=c.Component)

CHECKS = (
    check_map,
    check_sheets,
    check_families,
    check_cards,
    map_warnings,
    sheet_warnings,
    family_warnings,
    card_warnings,
)


def load(where: PackSource = STANDARD) -> Pack:
    """The pack of this name or in this folder; raises `PackError` with all errors if it has any."""
    pack, problems = examine(where)
    if pack is None:
        raise PackError(errors_of(problems))
    return pack


def examine(where: PackSource) -> tuple[Pack | None, list[Problem]]:
    """The pack, or None if it has errors, and every error and warning in the order of the files."""
    contents, unreadable = read_folder(where)
    if unreadable and not contents:
        return None, unreadable
    return examine_files(name_of(where), contents, unreadable)


def examine_files(
    name: str, contents: Mapping[str, bytes], unreadable: Iterable[Problem] = ()
) -> tuple[Pack | None, list[Problem]]:
    """Like `examine`, for the contents of files."""
    problems = list(unreadable)
    tables: dict[str, dict[str, Any]] = {}
    for file in FILES:
        if file in contents:
            content = _parse(contents[file])
            if isinstance(content, str):
                problems.append(Problem(file, "", content, ERROR))
            else:
                tables[file] = content
    pack, problems = examine_tables(name, tables, problems)
    return pack, problems + _drawing_problems(pack, contents.get(DRAWING))


def examine_tables(
    name: str, tables: Mapping[str, Mapping[str, Any]], problems: Iterable[Problem] = ()
) -> tuple[Pack | None, list[Problem]]:
    """Like `examine`, for parsed files; a file without a table here and without a problem is reported as missing."""
    found = list(problems)
    missing = [file for file in FILES if file not in tables and file not in {problem.file for problem in found}]
    found += [Problem(file, "", "the file is missing", ERROR) for file in missing]
    parsed = parse_pack(tables)
    found += parsed.problems
    for check in CHECKS:
        found += check(parsed)
    found = sorted(dict.fromkeys(found), key=_place)
    if errors_of(found):
        return None, found
    return _build(name, content_hash(tables), parsed), found


def _place(problem: Problem) -> int:
    return FILES.index(problem.file) if problem.file in FILES else len(FILES)


def _parse(data: bytes) -> dict[str, Any] | str:
    """The tables of a file, or a sentence that says why it is not TOML."""
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        return f"byte {error.start + 1} is not UTF-8; save the file as UTF-8 text"
    except tomllib.TOMLDecodeError as error:
        return f"this is not TOML: {error}"
    except (ValueError, OverflowError):
        return "this is not TOML: a number or a date in it is out of range"
    except RecursionError:
        return "this is not TOML: its brackets are nested too deep"


def content_hash(tables: Mapping[str, Mapping[str, Any]]) -> str:
    """SHA-256 of the parsed files: it depends on the order of entries, but not on comments, blanks or the order of keys."""
    canonical = json.dumps(tables, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()


def drawing(where: PackSource = STANDARD) -> dict[str, Any] | None:
    """The drawing of the board in the folder of a pack, or None if it is missing or unreadable."""
    content = read_folder(where)[0].get(DRAWING)
    return None if content is None else _parse_drawing(content)


def _parse_drawing(content: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _drawing_problems(pack: Pack | None, content: bytes | None) -> list[Problem]:
    """Warnings about the drawing; they are never errors, because a pack can be used without one."""
    if content is None:
        return []
    drawn = _parse_drawing(content)
    if drawn is None:
        return [Problem(DRAWING, "", "this is not a JSON object; the board cannot be drawn", WARNING)]
    if pack is None:
        return []
    problems = []
    places: dict[str, Iterable[c.Named]] = {"areas": pack.areas, "mandamenti": pack.mandamenti, "seas": pack.seas}
    for key, entries in places.items():
        ids = {entry.id for entry in entries}
        outlines = drawn.get(key)
        other = ids ^ set(outlines if isinstance(outlines, dict) else ())
        if other:
            few = listed(shown(id_) for id_ in sorted(other)[:5])
            what = f"its {key} are not those of map.toml; they differ in {few}; the board cannot be drawn"
            problems.append(Problem(DRAWING, "", what, WARNING))
    return problems


def _build(name: str, hash_: str, parsed: ParsedPack) -> Pack:
    families = tuple(parsed.all(c.Family))
    places = {family.id: family.index for family in families}
    areas = tuple(parsed.all(c.Area))
    (tie_break,) = parsed.all(c.TieBreak)
    (game,), (general,), (per_family,) = parsed.all(GameLimits), parsed.all(GeneralLimits), parsed.all(FamilyLimits)
    return Pack(
        name=name,
        hash=hash_,
        seats=tuple(parsed.all(c.Seat)),
        mandamenti=tuple(parsed.all(c.Mandamento)),
        seas=tuple(parsed.all(c.Sea)),
        areas=areas,
        tie_break=next(area for area in areas if area.id == tie_break.area),
        columns=_in_order(parsed.all(c.Column), lambda column: column.n),
        sheets=_in_order(parsed.all(c.Sheet), lambda sheet: sheet.n),
        spaces=tuple(parsed.all(c.Space)),
        families=families,
        mat_rows=_in_order(parsed.all(c.MatRow), lambda row: (places[row.family], c.INSTITUTIONS.index(row.row))),
        orders=tuple(parsed.all(c.Order)),
        characters=tuple(parsed.all(c.Character)),
        tiles=tuple(parsed.all(c.Tile)),
        conflict_cards=tuple(parsed.all(c.ConflictCard)),
        limits=Limits(game, general, per_family),
    )


def _in_order(entries: Iterable[C], key: Callable[[C], Any]) -> tuple[C, ...]:
    """The entries sorted and numbered by this key instead of by their place in the file."""
    return tuple(replace(entry, index=index) for index, entry in enumerate(sorted(entries, key=key)))
