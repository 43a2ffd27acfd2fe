"""How strong the bots of a game are, as a ladder has measured it. The file is the result of `famiglia ladder GAME --json`."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

FILE: Final = "strength.json"


@dataclass(frozen=True)
class Strength:
    """The measured strength of a bot."""

    rating: int
    low: int
    """The rating lies between this and `high` with 95 % confidence."""
    high: int
    below: str | None
    """The bot that comes next below it; None for the weakest."""
    rate: float
    """The share of the games that it wins against that one."""


@cache
def strengths(game: str) -> Mapping[str, Strength]:
    """By name: the strength of every bot of this game; empty if no ladder has been played."""
    file = files(f"{__package__}.{game}").joinpath(FILE)
    if not file.is_file():
        return {}
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return {each["name"]: _strength(each) for each in content["players"]}


def _strength(entry: Mapping[str, Any]) -> Strength:
    beats = entry.get("beats", {"name": None, "rate": 0.0})
    return Strength(entry["rating"], entry["low"], entry["high"], beats["name"], beats["rate"])
