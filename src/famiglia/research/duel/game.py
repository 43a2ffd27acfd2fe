"""The duel in the line protocol."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from famiglia import duel
from famiglia.dice import Chance
from famiglia.duel.notation import write_position
from famiglia.game import Seat, Viewer

from ..game import SPECTATOR, RequestError, refuse_unknown_fields


class DuelGame:
    """Plays the duel in the line protocol."""

    name: ClassVar[str] = "duel"
    seats: ClassVar[int] = 2

    def viewers(self, game: duel.Duel) -> tuple[int | str, ...]:
        return (0, 1, SPECTATOR)

    def rules(self) -> str:
        return duel.RULES_VERSION

    def new(self, dice: Chance, options: Sequence[str], extra_fields: Mapping[str, Any]) -> duel.Duel:
        refuse_unknown_fields(self.name, extra_fields, ("edition", "first"))
        return duel.new(extra_fields.get("edition", "revised"), options, dice, extra_fields.get("first"))

    def resume(self, position: Any, dice: Chance, extra_fields: Mapping[str, Any]) -> duel.Duel:
        refuse_unknown_fields(self.name, extra_fields, ())
        return duel.resume(position, dice)

    def seat(self, game: duel.Duel) -> Seat:
        return int(game.position.seat)

    def written(self, game: duel.Duel, complete: bool) -> str:
        return write_position(game.position, known_only=not complete)

    def view(self, game: duel.Duel, viewer: Viewer, memory_aid: bool) -> Any:
        return game.view(viewer, memory_aid)

    def preview(self, game: duel.Duel, seat: Seat, move: str) -> Any:
        raise RequestError("preview: only a war has it")
