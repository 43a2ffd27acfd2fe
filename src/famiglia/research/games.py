"""What the line protocol must know of each game: how it begins, how it is written down, who looks on."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Final, Protocol

from famiglia import duel
from famiglia.dice import Chance
from famiglia.duel.notation import write_position
from famiglia.game import Seat, Viewer

SPECTATOR: Final = "spectator"


class Complaint(Exception):
    """A request that makes no sense now, in words for whoever sent it."""


class Door(Protocol):
    """One kind of game, as a conversation needs it."""

    name: ClassVar[str]
    seats: ClassVar[int]

    def viewers(self, game: Any) -> tuple[int | str, ...]:
        """Who may look on."""

    def rules(self) -> str:
        """The rules version, which goes into the commitment."""

    def new(self, dice: Chance, options: Sequence[str], only: Mapping[str, Any]) -> Any:
        """A fresh game; `only` holds the fields that not every game has."""

    def resume(self, position: Any, dice: Chance, only: Mapping[str, Any]) -> Any:
        """The game that goes on from here; `only` as in `new`."""

    def seat(self, game: Any) -> Seat:
        """Whose turn it is; `Complaint` if that is not one seat."""

    def written(self, game: Any, complete: bool) -> str:
        """The position in notation."""

    def view(self, game: Any, viewer: Viewer, memory_aid: bool) -> Any:
        """What this viewer may know."""

    def preview(self, game: Any, seat: Seat, move: str) -> Any:
        """What a move would bring."""


class DuelDoor:
    """The duel."""

    name: ClassVar[str] = "duel"
    seats: ClassVar[int] = 2

    def viewers(self, game: duel.Duel) -> tuple[int | str, ...]:
        return (0, 1, SPECTATOR)

    def rules(self) -> str:
        return duel.RULES_VERSION

    def new(self, dice: Chance, options: Sequence[str], only: Mapping[str, Any]) -> duel.Duel:
        refuse_others(self.name, only, ("edition", "first"))
        return duel.new(only.get("edition", "revised"), options, dice, only.get("first"))

    def resume(self, position: Any, dice: Chance, only: Mapping[str, Any]) -> duel.Duel:
        refuse_others(self.name, only, ())
        return duel.resume(position, dice)

    def seat(self, game: duel.Duel) -> Seat:
        return int(game.position.seat)

    def written(self, game: duel.Duel, complete: bool) -> str:
        return write_position(game.position, known_only=not complete)

    def view(self, game: duel.Duel, viewer: Viewer, memory_aid: bool) -> Any:
        return game.view(viewer, memory_aid)

    def preview(self, game: duel.Duel, seat: Seat, move: str) -> Any:
        raise Complaint("preview: only a war has it")


class WarDoor:
    """The war."""

    name: ClassVar[str] = "war"
    seats: ClassVar[int] = 4

    def viewers(self, game: Any) -> tuple[int | str, ...]:
        return (0, 1, 2, 3, *game.position.board.team_names, SPECTATOR)

    def rules(self) -> str:
        from famiglia import war

        return war.RULES_VERSION

    def new(self, dice: Chance, options: Sequence[str], only: Mapping[str, Any]) -> Any:
        from famiglia import war

        refuse_others(self.name, only, ("pack",))
        with readable_pack():
            return war.new(only.get("pack", "standard"), options, dice)

    def resume(self, position: Any, dice: Chance, only: Mapping[str, Any]) -> Any:
        from famiglia import war
        from famiglia.war.scenario import read_scenario

        pack = only.get("pack", "standard")
        with readable_pack():
            if isinstance(position, str):
                return war.resume(position, dice, pack)
            return war.War(read_scenario(position, war.board_of(pack)), dice)

    def seat(self, game: Any) -> Seat:
        awaited: tuple[Seat, ...] = game.to_decide()
        if len(awaited) != 1:
            who = f"seats {', '.join(map(str, awaited))} are to decide" if awaited else "the game is over"
            raise Complaint(f"seat: {who}; name one")
        return awaited[0]

    def written(self, game: Any, complete: bool) -> str:
        return str(game.position)

    def view(self, game: Any, viewer: Viewer, memory_aid: bool) -> Any:
        return game.view(viewer)

    def preview(self, game: Any, seat: Seat, move: str) -> Any:
        return game.preview(seat, move)


DOORS: Final[dict[str, Door]] = {door.name: door for door in (DuelDoor(), WarDoor())}


@contextmanager
def readable_pack() -> Iterator[None]:
    """Complain of a pack that cannot be played with."""
    from famiglia.war.pack import PackError

    try:
        yield
    except PackError as error:
        raise Complaint(f"pack: {error}") from None


def refuse_others(game: str, only: Mapping[str, Any], fields: Sequence[str]) -> None:
    """Refuse a field that this game has no use for."""
    for field in only:
        if field not in fields:
            raise Complaint(f"{field}: a {game} has none" + (f"; it has {', '.join(fields)}" if fields else ""))


def door_to(position: str | Mapping[str, Any]) -> Door:
    """The game that a position belongs to: one in notation begins with its name, a scenario is that of a war."""
    of_a_war = isinstance(position, Mapping) or position.lstrip().startswith("war")
    return DOORS["war" if of_a_war else "duel"]
