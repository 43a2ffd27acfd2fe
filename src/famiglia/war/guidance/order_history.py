"""The public history of the orders: when each was last face up, and which were revealed and executed in this encounter."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..events import Event
    from ..guidance_types import Sighting


@dataclass(frozen=True)
class OrderHistory:
    """The public history of the orders. It is immutable, so that a caller can keep an earlier one without copying it."""

    round: int = 0
    """The round of the last encounter."""
    seen: Mapping[str, "Sighting"] = field(default_factory=dict)
    """By order: where and when it was last face up."""
    revealed: Mapping[str, str] = field(default_factory=dict)
    """The orders revealed in the last encounter, with their areas."""
    executed: frozenset[str] = frozenset()
    """The revealed orders whose execution has begun."""

    def with_event(self, event: "Event") -> "OrderHistory":
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


NO_HISTORY = OrderHistory()
"""The history before the first encounter, also used where the events are not known."""
