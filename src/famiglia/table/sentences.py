"""Sentences on their way to a reader: an id of the catalogues and its arguments, as plain data."""

from typing import Any, NotRequired, TypedDict

import msgspec

from famiglia.rulebook import Refusal
from famiglia.rulebook.refusal import Argument, Message


class Sentence(msgspec.Struct, omit_defaults=True):
    """A sentence: its id, and its arguments. A list is card codes; an object is another sentence.

    The argument `seat`, where there is one, stands for the player in that seat: the client adds `name`, and `who`, which
    is "you" for the reader's own seat and "other" for every other one.
    """

    id: str
    """In the catalogues in `words/`."""
    args: dict[str, Any] = {}
    """By name."""


class GameEvent(TypedDict):
    """Something that happened in a game. What else it tells stands beside these fields and depends on its kind."""

    kind: str
    """What happened, as in the records of the game."""
    says: Sentence | None
    """The sentence for the log; null where the events after it say as much."""
    seat: NotRequired[int]
    """Who did it."""
    verb: NotRequired[str]
    """Of a move: as in the choices of its game."""
    arguments: NotRequired[Any]
    """Of a move: as in the choices of its game; what the reader may not know is `?`."""


class Reason(msgspec.Struct):
    """Why something is not possible now."""

    rule: str
    """The id of the rule that forbids it."""
    fact: Sentence
    """What on the table makes it so."""
    remedy: Sentence | None
    """What would make it legal."""


def says(message: Message) -> Sentence:
    """A message as it is sent."""
    return Sentence(message.id, {name: _plain(value) for name, value in message.arguments})


def says_if(message: Message | None) -> Sentence | None:
    """The same for a message that may be missing."""
    return says(message) if message is not None else None


def _plain(value: Argument) -> Any:
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: _plain(part) for name, part in value.arguments}}
    return list(value) if isinstance(value, tuple) else value


def reason_of(refusal: Refusal) -> Reason:
    """A refusal as it is sent."""
    return Reason(refusal.rule, says(refusal.fact), says_if(refusal.remedy))
