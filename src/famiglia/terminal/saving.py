"""Where records are kept, and how they get there in one piece."""

from datetime import datetime
from os import environ
from pathlib import Path


def records_folder() -> Path:
    """`$XDG_DATA_HOME/famiglia/records`, or its usual place in the home folder."""
    data = environ.get("XDG_DATA_HOME", "")
    base = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "famiglia" / "records"


def new_path(now: datetime) -> Path:
    """A file for a game that begins now, not taken by another one."""
    stem = f"duel-{now:%Y-%m-%d-%H%M%S}"
    path = records_folder() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = records_folder() / f"{stem}-{number}.jsonl"
        number += 1
    return path


def save(text: str, path: Path) -> None:
    """Write the whole record or nothing; raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_bytes(text.encode())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
