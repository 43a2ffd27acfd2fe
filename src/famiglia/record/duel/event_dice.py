"""Dice for replaying a duel without its seed: the events in the record show the results."""

from collections.abc import Iterable
from typing import Any

from famiglia.duel.cards import NUMBERS, UNKNOWN

from ..hash_chain import Line


class EventDice:
    """Dice whose results are taken from the events; cards that were never drawn stay unknown."""

    def __init__(self, dealt: Line, moves: list[list[dict[str, Any]]]) -> None:
        self.answers = list(_shuffles(dealt, moves))
        self.first = dealt.get("first")

    def below(self, sides: int) -> int:
        return self.first if isinstance(self.first, int) and self.first in range(sides) else 0

    def shuffle(self, cards: bytes) -> bytes:
        drawn = self.answers.pop(0) if self.answers else b""
        return (drawn + bytes([UNKNOWN]) * len(cards))[: len(cards)]

    def copy(self) -> "EventDice":
        twin = EventDice({}, [])
        twin.answers, twin.first = list(self.answers), self.first
        return twin


def _shuffles(dealt: Line, moves: list[list[dict[str, Any]]]) -> Iterable[bytes]:
    """For each shuffle, the cards that were drawn after it, in order."""
    drawn = _numbers(dealt.get("street"))
    for events in moves:
        for event in events:
            if event.get("kind") == "reshuffled":
                yield bytes(drawn)
                drawn = []
            elif event.get("kind") == "drawn":
                drawn += _numbers(event.get("cards"))
    yield bytes(drawn)


def _numbers(cards: Any) -> list[int]:
    known = cards if isinstance(cards, list) else []
    return [NUMBERS[card] for card in known if isinstance(card, str) and card in NUMBERS]
