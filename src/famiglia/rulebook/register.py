"""The rule register: every rule and every ruling, with its id, its sentence in three languages and its source."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from famiglia.words import LANGUAGES

GAMES = ("duel", "war")


@dataclass(frozen=True)
class Rule:
    """One rule of a rulebook, in our own words."""

    id: str
    editions: tuple[str, ...]
    cite: str
    rulings: tuple[str, ...]
    sentences: dict[str, str]

    def sentence(self, lang: str = "en") -> str:
        return self.sentences[lang]


@dataclass(frozen=True)
class Ruling:
    """Our answer to a question that the rulebooks leave open."""

    id: str
    rules: tuple[str, ...]
    confidence: str
    option: str | None
    questions: dict[str, str]
    answers: dict[str, str]

    def sentence(self, lang: str = "en") -> str:
        """The question, followed by its answer."""
        return f"{self.questions[lang]} {self.answers[lang]}"


@cache
def register(game: str) -> dict[str, Rule | Ruling]:
    """All rules, then all rulings, of a game by id."""
    if game not in GAMES:
        raise KeyError(f"no rule register for {game!r}; there is one for {', '.join(GAMES)}")
    text = files("famiglia.rulebook").joinpath(f"{game}.toml").read_text(encoding="utf-8")
    return {id_: _entry(id_, entry) for id_, entry in tomllib.loads(text).items()}


def _entry(id_: str, entry: dict[str, Any]) -> Rule | Ruling:
    if "cite" in entry:
        sentences = {lang: entry[lang] for lang in LANGUAGES}
        return Rule(id_, tuple(entry["editions"]), entry["cite"], tuple(entry["rulings"]), sentences)
    questions = {lang: entry[f"question_{lang}"] for lang in LANGUAGES}
    answers = {lang: entry[f"ruling_{lang}"] for lang in LANGUAGES}
    return Ruling(id_, tuple(entry["rules"]), entry["confidence"], entry.get("option"), questions, answers)


def rule(id_: str) -> Rule | Ruling:
    """The rule or ruling with this id, of any game.

    >>> rule("D-52").id
    'D-52'
    """
    for game in GAMES:
        if id_ in register(game):
            return register(game)[id_]
    raise KeyError(f"no rule {id_!r}: ids look like D-51 or W-104 (rules), DA-31 or WA-33 (rulings)")
