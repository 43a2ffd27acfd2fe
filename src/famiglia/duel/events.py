"""The events of a duel; all of them are public."""

from typing import Any, final

from .cards import CardName
from .moves import Move
from .result import Result


class Event:
    """The base class of events; `as_json` is the event as plain data."""

    kind = "event"

    @property
    def reveals(self) -> bool:
        """True if the event used chance; the moves up to here can no longer be undone."""
        return False

    def seen_by(self, viewer: int | str | None) -> "Event":
        """The event itself, because everything in a duel is public."""
        return self

    def as_json(self) -> dict[str, Any]:
        return {"kind": self.kind}

    def __repr__(self) -> str:
        return repr(self.as_json())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash(repr(self))


@final
class Dealt(Event):
    """The game has begun: the starting player, and the first Street in the order of drawing."""

    kind = "dealt"

    def __init__(self, first: int, street: tuple[CardName, ...]) -> None:
        self.first = first
        self.street = street

    @property
    def reveals(self) -> bool:
        return True

    def as_json(self) -> dict[str, Any]:
        return {"kind": "dealt", "first": self.first, "street": list(self.street)}


@final
class Played(Event):
    """A seat made a move."""

    kind = "played"

    def __init__(self, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move

    def as_json(self) -> dict[str, Any]:
        return {"kind": "played", "seat": self.seat, "move": self.move.text}


@final
class Drawn(Event):
    """Cards were turned up into the Street, in this order: by action 1, or because the Street was empty (`refill`)."""

    kind = "drawn"

    def __init__(self, cards: tuple[CardName, ...], refill: bool) -> None:
        self.cards = cards
        self.refill = refill

    @property
    def reveals(self) -> bool:
        return True

    def as_json(self) -> dict[str, Any]:
        return {"kind": "drawn", "cards": list(self.cards), "refill": self.refill}


@final
class Reshuffled(Event):
    """The deck ran out for the first time and the discard pile became the new deck of this many cards."""

    kind = "reshuffled"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    @property
    def reveals(self) -> bool:
        return True

    def as_json(self) -> dict[str, Any]:
        return {"kind": "reshuffled", "cards": self.cards}


@final
class LastTurns(Event):
    """The end was triggered; `turns_left` turns follow after the current one."""

    kind = "last_turns"

    def __init__(self, reason: str, turns_left: int) -> None:
        self.reason = reason
        self.turns_left = turns_left

    def as_json(self) -> dict[str, Any]:
        return {"kind": "last_turns", "reason": self.reason, "turns_left": self.turns_left}


@final
class Over(Event):
    """The game has ended."""

    kind = "over"

    def __init__(self, result: Result) -> None:
        self.result = result

    def as_json(self) -> dict[str, Any]:
        return {"kind": "over"} | self.result.as_json()
