"""The interface that a game implements for the line protocol."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol

from famiglia.dice import Chance
from famiglia.game import Seat, Viewer

SPECTATOR: Final = "spectator"


class RequestError(Exception):
    """Raised for a request that cannot be answered; its text is sent to the client."""


class ProtocolGame(Protocol):
    """What the line protocol needs from a game."""

    name: ClassVar[str]
    seats: ClassVar[int]

    def viewers(self, game: Any) -> tuple[int | str, ...]:
        """Every viewer whose view can be requested."""

    def rules(self) -> str:
        """The rules version, which goes into the commitment."""

    def new(self, dice: Chance, options: Sequence[str], extra_fields: Mapping[str, Any]) -> Any:
        """Begin a new game; `extra_fields` are the fields of the request that only some games have."""

    def resume(self, position: Any, dice: Chance, extra_fields: Mapping[str, Any]) -> Any:
        """Begin a game from this position; `extra_fields` as in `new`."""

    def seat(self, game: Any) -> Seat:
        """The seat whose turn it is; raises `RequestError` if the game waits for several."""

    def written(self, game: Any, complete: bool) -> str:
        """The position in notation."""

    def view(self, game: Any, viewer: Viewer, memory_aid: bool) -> Any:
        """What this viewer may know."""

    def preview(self, game: Any, seat: Seat, move: str) -> Any:
        """The consequences of a move, without making it."""


def refuse_unknown_fields(game: str, extra_fields: Mapping[str, Any], fields: Sequence[str]) -> None:
    """Raise `RequestError` for a field that this game does not have."""
    for field in extra_fields:
        if field not in fields:
            raise RequestError(f"{field}: a {game} has none" + (f"; it has {', '.join(fields)}" if fields else ""))
