"""The game log: a sentence for each event, and a summary of a turn."""

from collections.abc import Iterable, Sequence

from famiglia.duel import Event, Over, Played, Stop
from famiglia.duel.text import describe
from famiglia.rulebook.refusal import Message
from famiglia.words import say

from ..common.names import shortened, text_with_names


def sentence(lang: str, event: Event, names: Sequence[str], you: int | None = None) -> str:
    """An event as a sentence for the log; the seat `you` is addressed as "you", others by name.

    >>> from famiglia.duel import Pass
    >>> sentence("en", Played(1, Pass()), ("Anna", "Ben"))
    'Ben passes.'
    >>> sentence("en", Played(1, Pass()), ("Anna", "Ben"), you=1)
    'You pass.'
    """
    return text_with_names(lang, describe.event_message(event), names, you)


def verdict(lang: str, over: Over, names: Sequence[str], you: int | None = None) -> str:
    """The winner and the points, as a sentence."""
    return text_with_names(lang, describe.result_message(over), names, you)


def summary(lang: str, events: Iterable[Event], name: str) -> str:
    """A turn in one line: the name of the player, and the moves."""
    deeds = []
    for event in events:
        if isinstance(event, Played) and not isinstance(event.move, Stop):
            message = describe.played_message(event.move)
            deeds.append(Message(f"deed-{message.id}", message.arguments).text(lang))
    return say(lang, "deeds", name=shortened(name), deeds=", ".join(deeds)) if deeds else ""
