"""Everything that the screen shows of a duel at one moment: a view, the legal moves and the events."""

from collections.abc import Sequence
from dataclasses import dataclass

from famiglia.duel import Dealt, Event, Move
from famiglia.duel.view import View
from famiglia.record import Entry
from famiglia.words import say

from ..common.names import shortened


@dataclass(frozen=True)
class ScreenState:
    """What the person at the screen may see, and may do now."""

    view: View
    moves: tuple[Move, ...]
    """The legal moves of that person."""
    names: tuple[str, str]
    viewer: int
    """The seat that is shown at the bottom."""
    you: int | None
    """The seat that is addressed as "you"; None in a hot seat game or a replay."""
    turn: int
    """The number of the turn, counted from 1."""
    played: tuple[Move, ...]
    """The moves made in this turn."""
    last: tuple[Event, ...]
    """The events of the turn before."""
    events: tuple[Event, ...]

    def name(self, lang: str, seat: int) -> str:
        """The name of this seat on the screen."""
        return say(lang, "you") if seat == self.you else self.names[seat]


def screen_state(
    view: View,
    moves: Sequence[Move],
    dealt: Dealt,
    entries: Sequence[Entry],
    names: tuple[str, str],
    viewer: int,
    you: int | None,
) -> ScreenState:
    """The screen state after these entries of the record."""
    past = turns(entries)
    is_new_turn = view.result is None and (not entries or entries[-1].seat != view.seat)
    before = past[-1:] if is_new_turn else past[-2:-1]
    return ScreenState(
        view=view,
        moves=tuple(moves),
        names=(shortened(names[0]), shortened(names[1])),
        viewer=viewer,
        you=you,
        turn=len(past) + (1 if is_new_turn else 0),
        played=() if is_new_turn else tuple(entry.move for entry in past[-1]),
        last=tuple(event for turn in before for entry in turn for event in entry.events),
        events=(dealt, *(event for entry in entries for event in entry.events)),
    )


def turns(entries: Sequence[Entry]) -> list[list[Entry]]:
    """The moves of a game, grouped into turns."""
    found: list[list[Entry]] = []
    for entry in entries:
        if not found or found[-1][0].seat != entry.seat:
            found.append([])
        found[-1].append(entry)
    return found
