"""The chapters of the rules, as people read them: by the phases of a game, not by the numbers of the rulebook."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from famiglia.words import LANGUAGES

from .register import register


@dataclass(frozen=True)
class Chapter:
    """Some rules under a common title."""

    id: str
    titles: dict[str, str]
    rules: tuple[str, ...]


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game in the order in which they are read."""
    text = files("famiglia.rulebook").joinpath("chapters.toml").read_text(encoding="utf-8")
    return tuple(
        Chapter(id_, {lang: entry[lang] for lang in LANGUAGES}, listed(game, entry["rules"]))
        for id_, entry in tomllib.loads(text)[game].items()
    )


def listed(game: str, runs: Iterable[str]) -> tuple[str, ...]:
    """The ids that these ids and runs of ids stand for.

    >>> listed("duel", ["D-08..D-11"])
    ('D-08', 'D-10', 'D-11')
    """
    known = list(register(game))
    found: list[str] = []
    for run in runs:
        first, _, last = run.partition("..")
        found += known[known.index(first) : known.index(last or first) + 1]
    return tuple(found)
