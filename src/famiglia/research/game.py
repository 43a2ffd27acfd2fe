"""What the line protocol needs to know of a game."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol

from famiglia.dice import Chance
from famiglia.game import Seat, Viewer

SPECTATOR: Final = "spectator"


class RequestError(Exception):
    """A request that cannot be answered now; the text tells its sender why."""


class ProtocolGame(Protocol):
    """A game as the line protocol needs it."""

    name: ClassVar[str]
    seats: ClassVar[int]

    def viewers(self, game: Any) -> tuple[int | str, ...]:
        """Everyone who may ask for a view."""

    def rules(self) -> str:
        """The rules version, which goes into the commitment."""

    def new(self, dice: Chance, options: Sequence[str], only: Mapping[str, Any]) -> Any:
        """A new game; `only` holds the fields that not every game has."""

    def resume(self, position: Any, dice: Chance, only: Mapping[str, Any]) -> Any:
        """A game that starts from this position; `only` as in `new`."""

    def seat(self, game: Any) -> Seat:
        """Whose turn it is; `RequestError` if that is not one seat."""

    def written(self, game: Any, complete: bool) -> str:
        """The position in notation."""

    def view(self, game: Any, viewer: Viewer, memory_aid: bool) -> Any:
        """What this viewer may know."""

    def preview(self, game: Any, seat: Seat, move: str) -> Any:
        """The consequences of a move, without making it."""


def refuse_others(game: str, only: Mapping[str, Any], fields: Sequence[str]) -> None:
    """Raise `RequestError` for a field that this game does not have."""
    for field in only:
        if field not in fields:
            raise RequestError(f"{field}: a {game} has none" + (f"; it has {', '.join(fields)}" if fields else ""))
