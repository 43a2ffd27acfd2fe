"""Reads the folder of a pack and writes a new one; no other module of the war accesses files."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeAlias

from .problem import ERROR, WARNING, PackError, Problem
from .schema import DRAWING, FILES

PackSource: TypeAlias = str | Path
"""The name of a pack that comes with the program, or the path of a folder."""

STANDARD = "standard"


def built_in() -> tuple[str, ...]:
    """The names of the packs that come with the program."""
    folder = files("famiglia.war").joinpath("packs")
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith("_")))


def name_of(where: PackSource) -> str:
    return where if isinstance(where, str) and where in built_in() else Path(where).resolve().name


def _folder(where: PackSource) -> Traversable:
    if isinstance(where, str) and where in built_in():
        return files("famiglia.war").joinpath("packs", where)
    return Path(where)


def _shown(where: PackSource) -> str:
    return str(where) if str(where).isprintable() else repr(str(where))


def read_folder(where: PackSource) -> tuple[dict[str, bytes], list[Problem]]:
    """The bytes of each file of a pack, and a problem for each file that could not be read."""
    folder = _folder(where)
    try:
        if not folder.is_dir():
            what = f"there is no such folder; expected one with {FILES[0]} and the other files of a pack"
            return {}, [Problem(_shown(where), "", f"{what}, or the name {' or '.join(built_in())}", ERROR)]
    except OSError as error:
        return {}, [Problem(_shown(where), "", f"the folder cannot be opened: {error.strerror}", ERROR)]
    found: dict[str, bytes] = {}
    problems: list[Problem] = []
    for file in (*FILES, DRAWING):
        try:
            found[file] = folder.joinpath(file).read_bytes()
        except FileNotFoundError:
            continue
        except OSError as error:
            severity = WARNING if file == DRAWING else ERROR
            problems.append(Problem(file, "", f"the file cannot be read: {error.strerror}", severity))
    return found, problems


@cache
def map_drawing(name: str) -> bytes:
    """The drawing of a built-in pack's map, as JSON."""
    return _folder(name).joinpath(DRAWING).read_bytes()


def write_folder(path: PackSource, contents: dict[str, bytes]) -> None:
    """Write a new pack; raises `PackError` if the folder is not empty or cannot be written."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            what = "the folder is not empty and nothing was written; name a new or an empty one"
            raise PackError([Problem(_shown(path), "", what, ERROR)])
        for file, content in contents.items():
            folder.joinpath(file).write_bytes(content)
    except FileExistsError:
        raise PackError([Problem(_shown(path), "", "this is a file; name a new or an empty folder", ERROR)]) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise PackError([Problem(_shown(path), "", f"the folder cannot be written: {reason}", ERROR)]) from None
