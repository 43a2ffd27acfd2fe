"""All that is shown of a duel at one moment: a view, the legal moves and the events, and nothing behind them."""

from collections.abc import Sequence
from dataclasses import dataclass

from famiglia.duel import Dealt, Event, Move
from famiglia.duel.view import View
from famiglia.record import Entry
from famiglia.words import say

from .log import fit_name


@dataclass(frozen=True)
class Scene:
    """The table as the person in front of the screen may see it."""

    view: View
    moves: tuple[Move, ...]
    """What that person may do now."""
    names: tuple[str, str]
    eyes: int
    """The seat at the lower edge of the screen."""
    you: int | None
    """The seat that is addressed as "you"; None in a hot seat game or a replay."""
    turn: int
    """Which turn of the game this is, counted from 1."""
    played: tuple[Move, ...]
    """What has been played in this turn."""
    last: tuple[Event, ...]
    """What happened in the turn before."""
    events: tuple[Event, ...]

    def name(self, lang: str, seat: int) -> str:
        """How this seat is called on the screen."""
        return say(lang, "you") if seat == self.you else self.names[seat]


def scene(
    view: View,
    moves: Sequence[Move],
    dealt: Dealt,
    entries: Sequence[Entry],
    names: tuple[str, str],
    eyes: int,
    you: int | None,
) -> Scene:
    """The scene after these entries."""
    past = turns(entries)
    fresh = view.result is None and (not entries or entries[-1].seat != view.seat)
    before = past[-1:] if fresh else past[-2:-1]
    return Scene(
        view=view,
        moves=tuple(moves),
        names=(fit_name(names[0]), fit_name(names[1])),
        eyes=eyes,
        you=you,
        turn=len(past) + (1 if fresh else 0),
        played=() if fresh else tuple(entry.move for entry in past[-1]),
        last=tuple(event for turn in before for entry in turn for event in entry.events),
        events=(dealt, *(event for entry in entries for event in entry.events)),
    )


def turns(entries: Sequence[Entry]) -> list[list[Entry]]:
    """The moves of a game turn by turn; the seats alternate."""
    found: list[list[Entry]] = []
    for entry in entries:
        if not found or found[-1][0].seat != entry.seat:
            found.append([])
        found[-1].append(entry)
    return found
