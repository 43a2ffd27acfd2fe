"""`docs/rules/refusals.md`: every reason for which a move is refused, under the rule that it cites, in three languages."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

from famiglia.rulebook.register import GAMES, register
from famiglia.words import LANGUAGES

from .reason_row import ReasonRow

FILE = Path(__file__).parents[1] / "docs" / "rules" / "refusals.md"
INTRODUCTION = [
    "# Why a move is refused",
    "",
    "Made by `make docs` from real refused moves; do not edit. Each rule is followed by the reasons that cite it:",
    "what is the case on the table, and after the arrow what can be done about it. Without an arrow nothing helps in this turn.",
]


def rows(game: str) -> list[ReasonRow]:
    """The reasons of a game."""
    name = f"tools.{game}_refusals"
    found: list[ReasonRow] = import_module(name).rows() if find_spec(name) else []
    return found


def text() -> str:
    return "\n".join([*INTRODUCTION, *(line for game in GAMES for line in _game(game, rows(game)))]) + "\n"


def _game(game: str, reasons: list[ReasonRow]) -> Iterator[str]:
    order = list(register(game))
    yield from ("", f"## The {game}")
    for rule, group in groupby(sorted(reasons, key=lambda row: order.index(row.rule)), key=lambda row: row.rule):
        yield from ("", f"### {rule}", "")
        yield from (f"- {lang}: {register(game)[rule].sentence(lang)}" for lang in LANGUAGES)
        for row in group:
            yield from ("", row.title(), "")
            yield from (f"- {lang}: {_told(row, lang)}" for lang in LANGUAGES)


def _told(row: ReasonRow, lang: str) -> str:
    return f"{row.fact[lang]} → {row.remedy[lang]}" if row.remedy else row.fact[lang]
