"""Sentences as the server sends them: the id of a message in the catalogues, and its arguments."""

from typing import Any, NotRequired, TypedDict

import msgspec

from famiglia.rulebook import Refusal
from famiglia.rulebook.refusal import Argument, Message


class Sentence(msgspec.Struct, omit_defaults=True):
    """A sentence: the id of a message in the catalogues, and its arguments.

    An argument that is a list contains the codes of cards; one that is an object is another sentence. If there is an
    argument `seat`, the client adds two more: `name`, the player in that seat, and `who`, which is "you" for one of your
    own seats and "other" for all others.
    """

    id: str
    """The id of the message; `/words/en.ftl` and `/words/en/war.ftl` are the English catalogues."""
    args: dict[str, Any] = {}
    """The arguments by name."""


class Moment(Sentence, kw_only=True):
    """A turning point of a finished game, with its sentence."""

    n: int
    """The step of the replay that it belongs to."""
    seat: int
    """The seat that it is about, above all the one that gained."""


class GameEvent(TypedDict):
    """Something that happened in a game. Further fields depend on its kind."""

    kind: str
    """The kind of event, as in records."""
    says: Sentence | None
    """The sentence for the log; null if the next events say the same."""
    seat: NotRequired[int]
    """The seat that did it."""
    verb: NotRequired[str]
    """For a move: its verb, as in `DuelChoice` and `WarChoice`."""
    arguments: NotRequired[Any]
    """For a move: its arguments, as in `DuelChoice` and `WarChoice`; a secret one is `?`."""


class Reason(msgspec.Struct):
    """Why something is not possible now."""

    rule: str
    """The id of the rule that forbids it."""
    fact: Sentence
    """The situation on the table that makes the rule apply."""
    remedy: Sentence | None
    """What would make it possible."""


def says(message: Message) -> Sentence:
    """The sentence for a message."""
    return Sentence(message.id, {name: _plain(value) for name, value in message.arguments})


def moment(step: int, seat: int, message: Message) -> Moment:
    """The turning point with this message."""
    sentence = says(message)
    return Moment(sentence.id, sentence.args, n=step, seat=seat)


def says_if(message: Message | None) -> Sentence | None:
    """The sentence for a message, or None for None."""
    return says(message) if message is not None else None


def _plain(value: Argument) -> Any:
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: _plain(part) for name, part in value.arguments}}
    return list(value) if isinstance(value, tuple) else value


def reason_of(refusal: Refusal) -> Reason:
    """The rule, fact and remedy of a refusal, as the server sends them."""
    return Reason(refusal.rule, says(refusal.fact), says_if(refusal.remedy))
