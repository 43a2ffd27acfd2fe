"""What everybody has seen of the orders: when each was face up, and how far those of this encounter have come."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..events import Event
    from ..guidance_types import Sighting


@dataclass(frozen=True)
class Past:
    """The public history of the orders; `after` gives a new one, so that a copy is kept for nothing."""

    round: int = 0
    """The round of the last encounter."""
    seen: Mapping[str, "Sighting"] = field(default_factory=dict)
    """By order: where and when it was last face up."""
    revealed: Mapping[str, str] = field(default_factory=dict)
    """The orders revealed in the last encounter, with their areas."""
    executed: frozenset[str] = frozenset()
    """Those of them whose execution has begun."""

    def after(self, event: "Event") -> "Past":
        """The history after one more event."""
        if event.kind == "encounter":
            return replace(self, round=event.arguments["round"], revealed={}, executed=frozenset())
        if event.kind == "revealed":
            order, area = event.arguments["order"], event.arguments["area"]
            seen: Sighting = {"area": area, "round": self.round}
            return replace(self, seen={**self.seen, order: seen}, revealed={**self.revealed, order: area})
        if event.kind == "executes":
            return replace(self, executed=self.executed | {event.arguments["order"]})
        return self


NOTHING = Past()
"""The history before the first encounter, or of somebody who has not watched."""
