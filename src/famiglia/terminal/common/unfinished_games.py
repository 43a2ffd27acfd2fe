"""Unfinished games: saves what is needed to resume them and is not in their records.

The record of an unfinished game does not contain its seed. Until the game is over, the seed is kept in a folder that only its
owner can read.
"""

from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from famiglia.record.hash_chain import RecordError, read_content
from famiglia.rulebook import Argument, message

from .match import Match
from .record_files import data_folder, save

SettingsT = TypeVar("SettingsT")


class CannotResume(Exception):
    """Why a game cannot be resumed, as a sentence of the catalogues."""

    def __init__(self, id_: str, **arguments: Argument) -> None:
        super().__init__(id_)
        self.what = message(id_, **arguments)

    def text(self, lang: str) -> str:
        return self.what.text(lang)


class UnfinishedGame(msgspec.Struct, frozen=True):
    """An unfinished game."""

    game: str
    record: str
    """The path of its record."""
    secret: bytes
    """The seed of the deal."""
    bot_seed: bytes
    forced: tuple[int, ...]
    settings: dict[str, Any]

    @property
    def path(self) -> Path:
        return Path(self.record)

    @property
    def saved_at(self) -> str:
        """The time at which its record was written."""
        return f"{datetime.fromtimestamp(self.path.stat().st_mtime):%Y-%m-%d %H:%M}"

    def settings_as(self, kind: type[SettingsT]) -> SettingsT:
        """The settings of the game."""
        return msgspec.convert(self.settings, kind, dec_hook=_path_from)

    def lines(self) -> list[tuple[str, int]]:
        """The lines of its record with their times, as `GameLog.read` expects them."""
        return [(line.decode(), 0) for line in self.path.read_bytes().splitlines(keepends=True)]


def keep(match: Match, path: Path) -> None:
    """Save what is needed to resume this match from its record; raises `OSError`."""
    assert match.record.seed is not None
    unfinished = UnfinishedGame(
        game=match.record.header.game,
        record=str(path.absolute()),
        secret=match.record.seed,
        bot_seed=match.bot_seed,
        forced=tuple(sorted(match.forced)),
        settings=msgspec.to_builtins(match.settings, enc_hook=str),
    )
    _folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    save(msgspec.json.encode(unfinished).decode(), _place(match.record.header.commitment))


def forget(match: Match) -> None:
    """Delete what was saved to resume this match, which is over; raises `OSError`."""
    _place(match.record.header.commitment).unlink(missing_ok=True)


def last_unfinished(game: str | None = None) -> UnfinishedGame | None:
    """The last unfinished game, of any game or of this one, whose record still exists."""
    try:
        files = sorted(_folder().glob("*.json"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    except OSError:
        return None
    found = (unfinished for file in files if (unfinished := _read(file)) is not None)
    return next(
        (unfinished for unfinished in found if game in (None, unfinished.game) and unfinished.path.is_file()), None
    )


def unfinished_at(path: Path) -> UnfinishedGame:
    """The unfinished game with this record; raises `CannotResume` or `OSError`."""
    first = path.read_bytes().partition(b"\n")[0] + b"\n"
    try:
        commitment = read_content(1, first).get("commitment")
    except RecordError:
        commitment = None
    unfinished = _read(_place(str(commitment)))
    if unfinished is None:
        raise CannotResume("resume-not-kept", file=str(path))
    return msgspec.structs.replace(unfinished, record=str(path.absolute()))


def _folder() -> Path:
    return data_folder() / "unfinished"


def _place(commitment: str) -> Path:
    return _folder() / f"{''.join(sign for sign in commitment if sign.isalnum())[:32]}.json"


def _read(file: Path) -> UnfinishedGame | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=UnfinishedGame)
    except (OSError, msgspec.MsgspecError):
        return None


def _path_from(kind: type, value: Any) -> Any:
    return kind(value)
