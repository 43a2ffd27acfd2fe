"""The game log: one plain sentence for each event, and a turn in a few words."""

from collections.abc import Iterable, Sequence

from famiglia.duel import Event, Over, Played, Stop
from famiglia.duel.text import describe
from famiglia.rulebook.refusal import Message, spoken
from famiglia.words import Argument, say

NAME = 20
"""So much of a name is shown."""


def sentence(lang: str, event: Event, names: Sequence[str], you: int | None = None) -> str:
    """What happened, for the log; the seat `you` is addressed, the others are named.

    >>> from famiglia.duel import Pass
    >>> sentence("en", Played(1, Pass()), ("Anna", "Ben"))
    'Ben passes.'
    >>> sentence("en", Played(1, Pass()), ("Anna", "Ben"), you=1)
    'You pass.'
    """
    return _text(lang, describe.event_message(event), names, you)


def fit_name(name: str) -> str:
    """A name from anywhere, made fit for a line: one row of signs that can be seen, and not too many.

    >>> fit_name("Anna\\x1b[2J\\nBolena")
    'Anna[2J Bolena'
    """
    words = ("".join(sign for sign in word if sign.isprintable()) for word in name.split())
    return " ".join(word for word in words if word)[:NAME]


def verdict(lang: str, over: Over, names: Sequence[str], you: int | None = None) -> str:
    """Who has won, and by how much."""
    return _text(lang, describe.result_message(over), names, you)


def summary(lang: str, events: Iterable[Event], name: str) -> str:
    """A turn in one line: who, and the deeds one after the other."""
    deeds = []
    for event in events:
        if isinstance(event, Played) and not isinstance(event.move, Stop):
            told = describe.played_message(event.move)
            deeds.append(Message(f"deed-{told.id}", told.arguments).text(lang))
    return say(lang, "deeds", name=fit_name(name), deeds=", ".join(deeds)) if deeds else ""


def _text(lang: str, message: Message, names: Sequence[str], you: int | None) -> str:
    """The sentence with the name of the player."""
    filled: dict[str, Argument] = {}
    for name, value in message.arguments:
        if name == "seat" and isinstance(value, int):
            filled |= {"who": "you" if value == you else "other", "name": fit_name(names[value])}
        else:
            filled[name] = spoken(lang, value)
    return say(lang, message.id, **filled)
