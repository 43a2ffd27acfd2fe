"""Generates `docs/rules/refusals.md`: every reason for refusing a move, under its rule, in three languages."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from famiglia.rulebook.register import GAMES, register
from famiglia.words import LANGUAGES

from . import duel_refusals, war_refusals
from .reason_row import ReasonRow

FILE = Path(__file__).parents[1] / "docs" / "rules" / "refusals.md"
INTRODUCTION = [
    "# Why a move is refused",
    "",
    "Made by `make docs` from real refused moves; do not edit. Each rule is followed by the reasons that cite it:",
    "a refused move, what is the case on the table, and after the arrow what can be done about it. Without an arrow nothing",
    "helps in this turn.",
]


ROWS = {"duel": duel_refusals.rows, "war": war_refusals.rows}
"""The function that makes the rows of each game."""


def text() -> str:
    return "\n".join([*INTRODUCTION, *(line for game in GAMES for line in _game(game, ROWS[game]()))]) + "\n"


def _game(game: str, reasons: list[ReasonRow]) -> Iterator[str]:
    order = list(register(game))
    yield from ("", f"## The {game}")
    for rule, group in groupby(sorted(reasons, key=lambda row: order.index(row.rule)), key=lambda row: row.rule):
        yield from ("", f"### {rule}", "")
        yield from (f"- {lang}: {register(game)[rule].sentence(lang)}" for lang in LANGUAGES)
        for row in group:
            yield from ("", row.title(), "")
            yield from (f"- {lang}: {_facts_and_remedies(row, lang)}" for lang in LANGUAGES)


def _facts_and_remedies(row: ReasonRow, lang: str) -> str:
    return f"{row.fact[lang]} → {row.remedy[lang]}" if row.remedy else row.fact[lang]
