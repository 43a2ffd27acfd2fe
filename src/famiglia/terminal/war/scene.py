"""All that is shown of a war at one moment: what the team at the screen may know, may do and has been told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from famiglia.war import Event, Move, Pack
from famiglia.war.view import View

ANYTIME = ("sell", "give")
"""What a seat may do at any time (W-028, W-029)."""
CONFLICT = ("style", "defender", "cards", "take-first", "take-second")
"""Steps of an open conflict."""


@dataclass(frozen=True)
class Scene:
    """The table as the person in front of the screen may see it."""

    view: View
    facts: Mapping[str, Any]
    """The view in names of the pack."""
    names: tuple[str, ...]
    eyes: int | None
    """The seat that looks; None while the keyboard changes hands, and in a replay."""
    moves: tuple[Move, ...] = ()
    """What that seat may decide now."""
    trades: tuple[tuple[int, Move], ...] = ()
    """What the people of the team may do besides, at any time."""
    events: tuple[Event, ...] = ()
    fresh: int = 0
    """From which event on the news begin."""
    forecast: Mapping[str, Any] = field(default_factory=dict)
    """What the conflict that is open may bring."""

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
        """The areas that a move leads to, with those moves."""
        found: dict[str, list[Move]] = {}
        for move in self.moves:
            named = [word for word in move.arguments if word in self.facts["areas"]]
            if named:
                found.setdefault(named[-1], []).append(move)
        return found


def holder(scene: Scene, owner: int | str | None) -> dict[str, str]:
    """Who holds an area, as blanks of a sentence: "nobody", "neutral", "own", or "seat" with a name."""
    if owner is None or isinstance(owner, str):
        return {"owner": owner or "nobody", "name": ""}
    return {"owner": "own" if owner == scene.eyes else "seat", "name": scene.names[owner]}


def decisions(moves: Sequence[Move]) -> tuple[Move, ...]:
    """The moves that answer what the game asks; who lacks the money for all of them must raise it first (W-034)."""
    return tuple(move for move in moves if move.verb not in ANYTIME) or tuple(moves)
