"""The war in the line protocol."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

from famiglia import war
from famiglia.dice import Chance
from famiglia.game import Seat, Viewer
from famiglia.war.notation.scenario import read_scenario
from famiglia.war.pack import PackError

from ..game import SPECTATOR, RequestError, refuse_unknown_fields


class WarGame:
    """Plays the war in the line protocol."""

    name: ClassVar[str] = "war"
    seats: ClassVar[int] = 4

    def viewers(self, game: Any) -> tuple[int | str, ...]:
        return (0, 1, 2, 3, *game.position.board.team_names, SPECTATOR)

    def rules(self) -> str:
        return war.RULES_VERSION

    def new(self, dice: Chance, options: Sequence[str], extra_fields: Mapping[str, Any]) -> Any:
        refuse_unknown_fields(self.name, extra_fields, ("pack",))
        with pack_errors_as_request_errors():
            return war.new(extra_fields.get("pack", "standard"), options, dice)

    def resume(self, position: Any, dice: Chance, extra_fields: Mapping[str, Any]) -> Any:
        pack = extra_fields.get("pack", "standard")
        with pack_errors_as_request_errors():
            if isinstance(position, str):
                return war.resume(position, dice, pack)
            return war.War(read_scenario(position, war.board_of(pack)), dice)

    def seat(self, game: Any) -> Seat:
        awaited: tuple[Seat, ...] = game.to_decide()
        if len(awaited) != 1:
            who = f"seats {', '.join(map(str, awaited))} are to decide" if awaited else "the game is over"
            raise RequestError(f"seat: {who}; name one")
        return awaited[0]

    def written(self, game: Any, complete: bool) -> str:
        return str(game.position)

    def view(self, game: Any, viewer: Viewer, memory_aid: bool) -> Any:
        return game.view(viewer, memory_aid)

    def preview(self, game: Any, seat: Seat, move: str) -> Any:
        return game.preview(seat, move)


@contextmanager
def pack_errors_as_request_errors() -> Iterator[None]:
    """Turn the `PackError` for a pack that cannot be used into a `RequestError`."""
    try:
        yield
    except PackError as error:
        raise RequestError(f"pack: {error}") from None
