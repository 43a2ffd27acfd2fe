"""Chance as a record tells it: replays a game without its dice."""

from collections.abc import Iterable
from typing import Any

from famiglia.duel.cards import NUMBERS, UNKNOWN

from .chain import Line, RecordError


class RecordedChance:
    """Answers with what the events say was decided; cards that never showed themselves stay unknown."""

    def __init__(self, lines: list[Line]) -> None:
        self.answers = list(_shuffles(lines))
        self.first = lines[1].get("first", 0)

    def below(self, sides: int) -> int:
        return self.first if self.first in range(sides) else 0

    def shuffle(self, cards: bytes) -> bytes:
        shown = self.answers.pop(0) if self.answers else b""
        return (shown + bytes([UNKNOWN]) * len(cards))[: len(cards)]

    def copy(self) -> "RecordedChance":
        twin = RecordedChance.__new__(RecordedChance)
        twin.answers, twin.first = list(self.answers), self.first
        return twin


def recorded_chance(lines: list[Line]) -> RecordedChance:
    """The chance of these lines; raises `RecordError` where they are not shaped like a record's."""
    for number, line in enumerate(lines, 1):
        events = line.get("events", [])
        if not isinstance(events, list) or not all(isinstance(event, dict) for event in events):
            raise RecordError(number, "events: expected a list of events")
    return RecordedChance(lines)


def _shuffles(lines: list[Line]) -> Iterable[bytes]:
    """For every shuffle the cards that were drawn afterwards, in order."""
    shown = list(_numbers(lines[1].get("street")))
    for line in lines[2:]:
        for event in line.get("events", ()):
            if event.get("kind") == "reshuffled":
                yield bytes(shown)
                shown = []
            elif event.get("kind") == "drawn":
                shown += _numbers(event.get("cards"))
    yield bytes(shown)


def _numbers(cards: Any) -> Iterable[int]:
    return (
        [NUMBERS[card] for card in cards if isinstance(card, str) and card in NUMBERS]
        if isinstance(cards, list)
        else []
    )
