"""The files of records: their paths, and how they are written."""

import sys
from datetime import datetime
from itertools import count
from os import environ
from os.path import lexists
from pathlib import Path
from shlex import join
from shutil import which


def data_folder() -> Path:
    """`$XDG_DATA_HOME/famiglia`, or its usual place in the home folder."""
    data = environ.get("XDG_DATA_HOME", "")
    base = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "famiglia"


def records_folder() -> Path:
    """The default folder of records."""
    return data_folder() / "records"


def new_path(game: str, now: datetime) -> Path:
    """The path for the record of a game that is saved now."""
    return records_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S}.jsonl"


def unused_path(path: Path) -> Path:
    """This path, or the first one with a number added that does not exist yet."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in numbered if not lexists(name)) if lexists(path) else path


def is_continued_by(path: Path, text: str) -> bool:
    """True if this record continues the one in the file, so that the file may be overwritten."""
    return not lexists(path) or text.encode().startswith(path.read_bytes())


def command(*words: str) -> str:
    """A shell command for this program with these arguments, in the form in which it was started."""
    found, started = which("famiglia"), Path(sys.argv[0])
    if found is not None and Path(found).resolve() == started.resolve():
        program = ["famiglia"]
    elif started.suffix == ".py":
        program = [sys.executable, "-m", "famiglia"]
    else:
        program = [sys.argv[0]]
    return join([*program, *words])


def save(text: str, path: Path) -> None:
    """Write the record atomically; raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_bytes(text.encode())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
