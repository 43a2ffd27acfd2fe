"""The one place of the war that touches files: a pack's folder is read here, and a new one written."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeAlias

from .fault import ERROR, WARNING, Fault, PackError
from .shapes import DRAWING, FILES

Where: TypeAlias = str | Path
"""The name of a pack that comes with the program, or the path of a folder."""

STANDARD = "standard"


def built_in() -> tuple[str, ...]:
    """The names of the packs that come with the program."""
    folder = files("famiglia.war").joinpath("packs")
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith("_")))


def name_of(where: Where) -> str:
    return where if isinstance(where, str) and where in built_in() else Path(where).resolve().name


def _folder(where: Where) -> Traversable:
    if isinstance(where, str) and where in built_in():
        return files("famiglia.war").joinpath("packs", where)
    return Path(where)


def _shown(where: Where) -> str:
    return str(where) if str(where).isprintable() else repr(str(where))


def read_folder(where: Where) -> tuple[dict[str, bytes], list[Fault]]:
    """The contents of a pack's files as they are, and what could not be read."""
    folder = _folder(where)
    try:
        if not folder.is_dir():
            what = f"there is no such folder; expected one with {FILES[0]} and the other files of a pack"
            return {}, [Fault(_shown(where), "", f"{what}, or the name {' or '.join(built_in())}", ERROR)]
    except OSError as error:
        return {}, [Fault(_shown(where), "", f"the folder cannot be opened: {error.strerror}", ERROR)]
    found: dict[str, bytes] = {}
    faults: list[Fault] = []
    for file in (*FILES, DRAWING):
        try:
            found[file] = folder.joinpath(file).read_bytes()
        except FileNotFoundError:
            continue
        except OSError as error:
            severity = WARNING if file == DRAWING else ERROR
            faults.append(Fault(file, "", f"the file cannot be read: {error.strerror}", severity))
    return found, faults


def write_folder(path: Where, contents: dict[str, bytes]) -> None:
    """Write a new pack; a folder that already holds something is left alone."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            what = "the folder is not empty and nothing was written; name a new or an empty one"
            raise PackError([Fault(_shown(path), "", what, ERROR)])
        for file, content in contents.items():
            folder.joinpath(file).write_bytes(content)
    except FileExistsError:
        raise PackError([Fault(_shown(path), "", "this is a file; name a new or an empty folder", ERROR)]) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise PackError([Fault(_shown(path), "", f"the folder cannot be written: {reason}", ERROR)]) from None
