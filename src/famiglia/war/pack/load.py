"""From a folder to a pack: read, check everything, and only then build."""

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
from .doubt_families import doubt_cards, doubt_families
from .doubt_map import doubt_map, doubt_sheets
from .draft import Draft, read_draft
from .fault import ERROR, WARNING, Fault, PackError, errors_of, listed, shown
from .files import STANDARD, Where, name_of, read_folder
from .limits import FamilyLimits, GameLimits, GeneralLimits, Limits
from .pack import Pack
from .shapes import DRAWING, FILES

C = TypeVar("C", bound=c.Component)

CHECKS = (check_map, check_sheets, check_families, check_cards, doubt_map, doubt_sheets, doubt_families, doubt_cards)


def load(where: Where = STANDARD) -> Pack:
    """The pack of this name or in this folder; raises `PackError` with all errors if it has any."""
    pack, faults = examine(where)
    if pack is None:
        raise PackError(errors_of(faults))
    return pack


def examine(where: Where) -> tuple[Pack | None, list[Fault]]:
    """The pack if it has no error, and every error and warning in the order of the files."""
    contents, unreadable = read_folder(where)
    if unreadable and not contents:
        return None, unreadable
    return examine_files(name_of(where), contents, unreadable)


def examine_files(
    name: str, contents: Mapping[str, bytes], unreadable: Iterable[Fault] = ()
) -> tuple[Pack | None, list[Fault]]:
    """The same for files that are already read."""
    faults = list(unreadable)
    tables: dict[str, dict[str, Any]] = {}
    for file in FILES:
        if file in contents:
            content = _parse(contents[file])
            if isinstance(content, str):
                faults.append(Fault(file, "", content, ERROR))
            else:
                tables[file] = content
    pack, faults = examine_tables(name, tables, faults)
    return pack, faults + _drawing_faults(pack, contents.get(DRAWING))


def examine_tables(
    name: str, tables: Mapping[str, Mapping[str, Any]], faults: Iterable[Fault] = ()
) -> tuple[Pack | None, list[Fault]]:
    """The same for files that are already parsed; a file that is neither here nor among the faults is missing."""
    found = list(faults)
    missing = [file for file in FILES if file not in tables and file not in {fault.file for fault in found}]
    found += [Fault(file, "", "the file is missing", ERROR) for file in missing]
    draft = read_draft(tables)
    found += draft.faults
    for check in CHECKS:
        found += check(draft)
    found = sorted(dict.fromkeys(found), key=_place)
    if errors_of(found):
        return None, found
    return _build(name, content_hash(tables), draft), found


def _place(fault: Fault) -> int:
    return FILES.index(fault.file) if fault.file in FILES else len(FILES)


def _parse(data: bytes) -> dict[str, Any] | str:
    """The content of a file, or why it is none."""
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
    """SHA-256 over what the files say; comments, blanks and the order of keys do not count, the order of entries does."""
    canonical = json.dumps(tables, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()


def drawing(where: Where = STANDARD) -> dict[str, Any] | None:
    """The drawing of the board that lies beside a pack, if there is a readable one."""
    content = read_folder(where)[0].get(DRAWING)
    return None if content is None else _parse_drawing(content)


def _parse_drawing(content: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _drawing_faults(pack: Pack | None, content: bytes | None) -> list[Fault]:
    """A drawing is a comfort: what is wrong with it never refuses a pack."""
    if content is None:
        return []
    drawn = _parse_drawing(content)
    if drawn is None:
        return [Fault(DRAWING, "", "this is not a JSON object; the board cannot be drawn", WARNING)]
    if pack is None:
        return []
    faults = []
    places: dict[str, Iterable[c.Named]] = {"areas": pack.areas, "mandamenti": pack.mandamenti, "seas": pack.seas}
    for key, entries in places.items():
        ids = {entry.id for entry in entries}
        shapes = drawn.get(key)
        other = ids ^ set(shapes if isinstance(shapes, dict) else ())
        if other:
            few = listed(shown(id_) for id_ in sorted(other)[:5])
            what = f"its {key} are not those of map.toml; they differ in {few}; the board cannot be drawn"
            faults.append(Fault(DRAWING, "", what, WARNING))
    return faults


def _build(name: str, hash_: str, draft: Draft) -> Pack:
    families = tuple(draft.all(c.Family))
    places = {family.id: family.index for family in families}
    areas = tuple(draft.all(c.Area))
    (tie_break,) = draft.all(c.TieBreak)
    (game,), (general,), (per_family,) = draft.all(GameLimits), draft.all(GeneralLimits), draft.all(FamilyLimits)
    return Pack(
        name=name,
        hash=hash_,
        seats=tuple(draft.all(c.Seat)),
        mandamenti=tuple(draft.all(c.Mandamento)),
        seas=tuple(draft.all(c.Sea)),
        areas=areas,
        tie_break=next(area for area in areas if area.id == tie_break.area),
        columns=_in_order(draft.all(c.Column), lambda column: column.n),
        sheets=_in_order(draft.all(c.Sheet), lambda sheet: sheet.n),
        spaces=tuple(draft.all(c.Space)),
        families=families,
        mat_rows=_in_order(draft.all(c.MatRow), lambda row: (places[row.family], c.INSTITUTIONS.index(row.row))),
        orders=tuple(draft.all(c.Order)),
        characters=tuple(draft.all(c.Character)),
        tiles=tuple(draft.all(c.Tile)),
        conflict_cards=tuple(draft.all(c.ConflictCard)),
        limits=Limits(game, general, per_family),
    )


def _in_order(entries: Iterable[C], key: Callable[[C], Any]) -> tuple[C, ...]:
    """Entries that have an order of their own, wherever they stand in the file."""
    return tuple(replace(entry, index=index) for index, entry in enumerate(sorted(entries, key=key)))
