"""The game log: one plain sentence for each event, and a turn in a few words."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from famiglia.duel import (
    Dealt,
    Drawn,
    Event,
    Exchange,
    LastTurns,
    Move,
    Over,
    PlayAccountant,
    PlayBrute,
    Played,
    Refresh,
    Reshuffled,
    Stop,
    Take,
)
from famiglia.words import card, cards, say

NAME = 20
"""So much of a name is shown."""
Sentence: TypeAlias = tuple[str, dict[str, int | str | tuple[str, ...]]]
"""The id of a sentence and what it is filled with."""


def sentence(lang: str, event: Event, names: Sequence[str], you: int | None = None) -> str:
    """What happened, for the log; the seat `you` is addressed, everybody else is named.

    >>> from famiglia.duel import Pass
    >>> sentence("en", Played(1, Pass()), ("Anna", "Ben"))
    'Ben passes.'
    >>> sentence("en", Played(1, Pass()), ("Anna", "Ben"), you=1)
    'You pass.'
    """
    if isinstance(event, Dealt):
        return say(lang, "log-dealt", cards=event.street, **_who(event.first, names, you))
    if isinstance(event, Played):
        id_, arguments = _move(lang, event.move)
        return say(lang, f"log-{id_}", **arguments, **_who(event.seat, names, you))
    if isinstance(event, Drawn):
        return say(lang, "log-refilled" if event.refill else "log-drawn", cards=event.cards)
    if isinstance(event, Reshuffled):
        return say(lang, "log-reshuffled", cards=event.cards)
    if isinstance(event, LastTurns):
        return say(lang, f"log-last-turns-{event.reason}", turns=event.turns_left)
    assert isinstance(event, Over)
    return verdict(lang, event, names, you)


def fit_name(name: str) -> str:
    """A name from anywhere, made fit for a line: one row of signs that can be seen, and not too many.

    >>> fit_name("Anna\\x1b[2J\\nBolena")
    'Anna[2J Bolena'
    """
    words = ("".join(sign for sign in word if sign.isprintable()) for word in name.split())
    return " ".join(word for word in words if word)[:NAME]


def verdict(lang: str, over: Over, names: Sequence[str], you: int | None = None) -> str:
    """Who has won, and by how much."""
    result = over.result
    first, second = result.points
    if result.winner is None:
        return say(lang, "log-over-shared", first=first, second=second)
    high, low = (first, second) if result.winner == 0 else (second, first)
    return say(lang, "log-over", first=high, second=low, **_who(result.winner, names, you))


def summary(lang: str, events: Iterable[Event], name: str) -> str:
    """A turn in one line: who, and the deeds one after the other."""
    deeds = []
    for event in events:
        if isinstance(event, Played) and not isinstance(event.move, Stop):
            id_, arguments = _move(lang, event.move)
            deeds.append(say(lang, f"deed-{id_}", **arguments))
    return say(lang, "deeds", name=fit_name(name), deeds=", ".join(deeds)) if deeds else ""


def pair(lang: str, one: str, other: str) -> str:
    """Two cards that pay together."""
    return cards(lang, (one, other)) if one == other else f"{card(lang, one)} + {card(lang, other)}"


def _who(seat: int, names: Sequence[str], you: int | None) -> dict[str, str]:
    return {"who": "you" if seat == you else "other", "name": fit_name(names[seat])}


def _move(lang: str, move: Move) -> Sentence:
    if isinstance(move, Refresh):
        return "refresh", {"card": (move.card,)}
    if isinstance(move, PlayAccountant):
        return "account", {"card": (move.card,)}
    if isinstance(move, Exchange):
        return "exchange", {"fetch": (move.fetch,), "lay": (move.lay,)}
    if isinstance(move, PlayBrute):
        left = int(move.target[1]) - move.amount
        return "brute", {"brute": (move.card,), "card": (move.target,), "amount": move.amount, "left": left}
    if isinstance(move, Take) and move.back is not None and move.down is not None:
        shown = pair(lang, *sorted((move.back, move.down), key=lambda paid: (paid[0] == "M", paid)))
        return "take", {"card": (move.card,), "paid": shown, "down": (move.down,)}
    if isinstance(move, Take):
        return "take-free", {"card": (move.card,)}
    return ("stop" if isinstance(move, Stop) else "pass"), {}
