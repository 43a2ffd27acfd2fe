"""Sentences on their way to a reader: messages as plain data."""

from functools import lru_cache
from typing import Any

from famiglia.rulebook import Refusal
from famiglia.rulebook.refusal import Argument, Message

from .messages import Reason, Sentence, Why


@lru_cache(maxsize=20_000)
def says(message: Message) -> Sentence:
    """A sentence as it is sent: cards become a list, a sentence within it an object."""
    return Sentence(message.id, {name: _plain(value) for name, value in message.arguments})


def _plain(value: Argument) -> Any:
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: _plain(part) for name, part in value.arguments}}
    return list(value) if isinstance(value, tuple) else value


@lru_cache(maxsize=20_000)
def reason_of(refusal: Refusal) -> Reason:
    """A refusal as it is sent."""
    return Reason(refusal.rule, says(refusal.fact), says(refusal.remedy) if refusal.remedy is not None else None)


@lru_cache(maxsize=20_000)
def why_of(zone: Any, card: str, lowered: int, refusal: Refusal) -> Why:
    """Why this card cannot be used, as it is sent."""
    reason = reason_of(refusal)
    return Why(reason.rule, reason.fact, reason.remedy, zone=zone, card=card, lowered=lowered)
