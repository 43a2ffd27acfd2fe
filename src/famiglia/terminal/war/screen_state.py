"""Everything that the screen shows of a war at one moment: a view, the legal moves and the events."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from famiglia.war import Event, Move, Pack
from famiglia.war.view import View

ANYTIME = ("sell", "give")
"""The verbs of anytime options (W-028, W-029)."""
CONFLICT = ("style", "defender", "cards", "take-first", "take-second")
"""The steps of a conflict."""


@dataclass(frozen=True)
class ScreenState:
    """What the person at the screen may see, and may do now."""

    view: View
    facts: Mapping[str, Any]
    """The view as plain data, with the names of the pack."""
    names: tuple[str, ...]
    viewer: int | None
    """The seat of that person; None while the keyboard changes hands, and in a replay."""
    moves: tuple[Move, ...] = ()
    """The legal moves of that seat for the pending decision."""
    trades: tuple[tuple[int, Move], ...] = ()
    """The anytime options of all people of the team, each with its seat."""
    events: tuple[Event, ...] = ()
    first_new_event: int = 0
    """The number of the first event that is new to that person."""
    forecast: Mapping[str, Any] = field(default_factory=dict)
    """The possible results of the current conflict."""

    @property
    def pack(self) -> Pack:
        return self.view.pack

    @property
    def step(self) -> str:
        return str(self.facts["decision"]["step"])

    @property
    def areas(self) -> dict[str, dict[str, Any]]:
        areas: dict[str, dict[str, Any]] = self.facts["areas"]
        return areas

    def family(self, seat: int | str | None) -> str:
        """The family of a seat; "neutral", or "" for None and before families are chosen."""
        if seat is None or isinstance(seat, str):
            return seat or ""
        return self.facts["seats"][seat]["family"] or ""

    def marked(self) -> dict[str, list[Move]]:
        """By area that a move leads to: those moves."""
        found: dict[str, list[Move]] = {}
        for move in self.moves:
            named = [word for word in move.arguments if word in self.facts["areas"]]
            if named:
                found.setdefault(named[-1], []).append(move)
        return found


def holder(state: ScreenState, owner: int | str | None) -> dict[str, str]:
    """The holder of an area as arguments of a message: "nobody", "neutral", "own", or "seat" with a name."""
    if owner is None or isinstance(owner, str):
        return {"owner": owner or "nobody", "name": ""}
    return {"owner": "own" if owner == state.viewer else "seat", "name": state.names[owner]}


def decisions(moves: Sequence[Move]) -> tuple[Move, ...]:
    """The moves for the pending decision, or all moves if money must be raised first (W-034)."""
    return tuple(move for move in moves if move.verb not in ANYTIME) or tuple(moves)
