"""What a viewer may see: a view holds only the fields that are copied into it by name (WA-62, WA-81, WA-82)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from .engine import fields, step_kinds
from .engine.board import SEATS
from .engine.engine import awaited, seats_in
from .engine.position import HIDDEN, IN_HQ, OVER, Position
from .engine.public_table import copy_public_orders, copy_secrets, open_table

if TYPE_CHECKING:
    from .pack import Pack
    from .view_types import WarView

Viewer: TypeAlias = int | str | None
"""A seat, a team, or None for a spectator."""

UNKNOWN: Final = -1
"""A number that this viewer may not know."""

SEALED: Final = tuple(
    step
    for step, declared in fields.FRAMES.items()
    if any(field.shown and field.team_of is not None for field in declared)
)
"""Steps during which conflict cards lie face down."""


@dataclass(frozen=True, order=True)
class FaceDown:
    """A face-down order token: its seat, its area, and the orders of the family that it could be, a bit each."""

    seat: int
    area: int
    could_be: int


@dataclass(frozen=True)
class Holdings:
    """The Money and the Soldati in the headquarters of every seat, which follow from the open events (WA-82)."""

    money: tuple[int, ...]
    hq: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """What one viewer may know.

    `table` is a position without secrets: unknown numbers are UNKNOWN, unknown orders HIDDEN.
    """

    viewer: Viewer
    seat: int | None
    team: int
    """The team whose secrets are open to the viewer, or -1."""
    table: Position
    face_down: tuple[FaceDown, ...]
    """The tokens that the viewer cannot look at."""
    to_decide: tuple[int, ...]
    holdings: Holdings | None = None
    """What a viewer knows who has followed all open events; None without this memory aid."""

    @property
    def pack(self) -> "Pack":
        return self.table.board.pack

    @property
    def step(self) -> str:
        """The kind of decision the game waits for; "over" at the end."""
        return step_kinds.NAMES[self.table.step()] if self.table.phase != OVER else "over"

    def knows(self, seat: int) -> bool:
        """True if the viewer may know the secrets of this seat."""
        return int(self.table.board.team[seat]) == self.team

    def as_json(self) -> "WarView":
        from .view_json import describe

        return describe(self)


def see(p: Position, viewer: Viewer, memory_aid: bool = False) -> View:
    """The view of a seat, a team or a spectator; raises `ValueError` for any other viewer."""
    team, seat = _team_and_seat(p, viewer)
    table = open_table(p, UNKNOWN)
    face_down: list[FaceDown] = []
    for other in range(SEATS):
        if p.board.team[other] == team:
            copy_secrets(p, table, other)
        else:
            face_down += [FaceDown(other, area, could_be) for area, could_be in copy_public_orders(p, table, other)]
    _hide_cards(p, table, team)
    holdings = holdings_of(p) if memory_aid else None
    return View(viewer, seat, team, table, tuple(sorted(face_down)), seats_in(awaited(p)), holdings)


def holdings_of(p: Position) -> Holdings:
    """What a ledger would know in this position; tests check that it does."""
    return Holdings(tuple(int(n) for n in p.money), tuple(int(n) for n in p.hq))


def _team_and_seat(p: Position, viewer: Viewer) -> tuple[int, int | None]:
    names = p.board.team_names
    if viewer is None:
        return -1, None
    if isinstance(viewer, str) and viewer in names:
        return names.index(viewer), None
    if isinstance(viewer, int) and not isinstance(viewer, bool) and viewer in range(SEATS):
        return int(p.board.team[viewer]), viewer
    raise ValueError(f"viewer {viewer!r}: expected a seat from 0 to 3, a team ({', '.join(names)}), or None")


def _hide_cards(p: Position, table: Position, team: int) -> None:
    """Hide face-down conflict cards of the other team (WA-81)."""
    if p.phase == OVER:
        return
    for field in fields.FRAMES[int(p.step())]:
        if field.team_of is not None and p.get(field.place) > 0 and p.team(p.get(field.team_of)) != team:
            table.set(field.place, UNKNOWN)


__all__ = ["HIDDEN", "IN_HQ", "UNKNOWN", "FaceDown", "Holdings", "View", "Viewer", "see"]
