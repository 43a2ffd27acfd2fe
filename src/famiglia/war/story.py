"""The story of a war: what each seat held after every phase, its orders and conflicts, and the steps that changed most."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from famiglia.rulebook import Message

from .engine import step_kinds
from .engine.board import EMPTY, NEUTRAL, SEATS
from .events import Event
from .game import War
from .names import GRAY
from .text.moments import Change, moment_message

IN_CONFLICT: Final = frozenset(
    {step_kinds.STYLE, step_kinds.DEFENDER, step_kinds.CARDS, step_kinds.TAKE_FIRST, step_kinds.TAKE_SECOND}
)
"""The steps between an attack and its outcome."""

Phase: TypeAlias = Literal["setup", "planning", "encounter"]

Counts: TypeAlias = tuple[int, ...]
"""A number for each seat."""


@dataclass(frozen=True)
class Point:
    """What each seat held when a phase was over."""

    round: int
    phase: Phase
    mandamenti: Counts
    areas: Counts


@dataclass
class Tally:
    """The orders that a seat executed, and the attacks that it won or lost, its own and those on its areas."""

    played: int = 0
    won: int = 0
    lost: int = 0


@dataclass(frozen=True)
class Swing:
    """A step that changed the difference between the teams."""

    step: int
    seat: int
    """The seat that gained by it, or if none did, the one that lost."""
    mandamenti: int
    """By how many the difference between the teams changed."""
    areas: int
    """The same for areas."""
    message: Message
    round: int


@dataclass(frozen=True)
class _Attack:
    """An attack without an outcome yet; an owner is the number that the position uses."""

    area: int
    attacker: int
    defender: int


class Story:
    """The story so far. It grows with every step of a replay."""

    def __init__(self, start: War) -> None:
        self.points: list[Point] = []
        self.tallies = [Tally() for _ in range(SEATS)]
        self.swings: list[Swing] = []
        self._steps = 0
        self._attack: _Attack | None = None
        self._store_state(start)
        if self._round:
            self._add_point(start, 0, "setup")

    def add(self, game: War, events: Iterable[Event]) -> None:
        """Add the next step: the game after it, and its events."""
        self._steps += 1
        began = self._round > 0
        for event in events:
            self._add_event(game, event)
        self._count_attack(game)
        if began:
            self._add_swing(game)
        self._store_state(game)

    def _store_state(self, game: War) -> None:
        """Store the owners with which the next step is compared."""
        position = game.position
        self._round = int(position.round)
        self._owners = [int(owner) for owner in position.owner]
        self._controllers = controllers(game)

    def _add_event(self, game: War, event: Event) -> None:
        """Add a point, or count an order or an attack, if the event is about one."""
        if event.kind == "round":
            now = int(event.arguments["round"])
            self._add_point(game, now - 1, "encounter" if now > 1 else "setup")
        elif event.kind == "encounter":
            self._add_point(game, int(event.arguments["round"]), "planning")
        elif event.kind == "over":
            self._add_point(game, int(game.position.round), "encounter")
        elif event.kind == "executes":
            self.tallies[event.arguments["seat"]].played += 1
        elif event.kind == "attack":
            area = game.pack.area(event.arguments["area"]).index
            owner = event.arguments["owner"]
            self._attack = _Attack(area, NEUTRAL if owner == GRAY else owner, self._owners[area])

    def _add_point(self, game: War, round_: int, phase: Phase) -> None:
        """Add a point. Nothing changes hands in management, so it is the same before and after it."""
        owners = [int(owner) for owner in game.position.owner]
        self.points.append(Point(round_, phase, per_seat(controllers(game)), per_seat(owners)))

    def _count_attack(self, game: War) -> None:
        """Count the last attack for both sides as soon as it has an outcome; neutral Soldati count for nobody."""
        attack = self._attack
        if attack is None or (game.to_decide() and int(game.position.step()) in IN_CONFLICT):
            return
        self._attack = None
        taken = int(game.position.owner[attack.area]) == attack.attacker
        winner, loser = (attack.attacker, attack.defender) if taken else (attack.defender, attack.attacker)
        if winner in range(SEATS):
            self.tallies[winner].won += 1
        if loser in range(SEATS):
            self.tallies[loser].lost += 1

    def _add_swing(self, game: War) -> None:
        """Add the step as a swing if it changed the difference between the teams."""
        owners = [int(owner) for owner in game.position.owner]
        if owners == self._owners:
            return
        held = controllers(game)
        mandamenti = abs(lead(game, held) - lead(game, self._controllers))
        areas = abs(lead(game, owners) - lead(game, self._owners))
        if mandamenti or areas:
            gains = (changes(self._controllers, held), changes(self._owners, owners))
            seat, message = moment_message(game.pack, *gains)
            self.swings.append(Swing(self._steps, seat, mandamenti, areas, message, self._round))


def controllers(game: War) -> list[int]:
    """By Mandamento: the seat that controls it, or EMPTY."""
    return [int(game.position.controller(number)) for number in range(len(game.pack.mandamenti))]


def per_seat(owners: Sequence[int]) -> Counts:
    """How often each seat occurs."""
    return tuple(owners.count(seat) for seat in range(SEATS))


def lead(game: War, owners: Sequence[int]) -> int:
    """How many more of these owners belong to the first team than to the other."""
    teams: Any = game.position.board.team
    return sum(1 - 2 * int(teams[owner]) for owner in owners if owner in range(SEATS))


def changes(before: Sequence[int], after: Sequence[int]) -> list[Change]:
    """Everything that has another owner than before."""
    return [
        Change(number, _seat(old), _seat(new), old == NEUTRAL)
        for number, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    ]


def _seat(owner: int) -> int | None:
    return None if owner in (EMPTY, NEUTRAL) else owner
