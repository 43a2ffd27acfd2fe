"""A pack: all components of a war, with access by id."""

from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from .components import (
    INSTITUTIONS,
    NEUTRAL,
    Area,
    Character,
    Column,
    ConflictCard,
    Family,
    Mandamento,
    MatRow,
    Named,
    Order,
    Sea,
    Seat,
    Sheet,
    Space,
    Tile,
)
from .limits import Limits

N = TypeVar("N", bound=Named)


@dataclass(frozen=True)
class Pack:
    """All components, in the order of their files; `hash` identifies their content.

    >>> from famiglia.war.pack import load
    >>> pack = load("standard")
    >>> [area.name for area in pack.neighbours(pack.area("licata"))]
    ['Caltagirone', 'Camastra', 'Gela']
    """

    name: str
    hash: str
    seats: tuple[Seat, ...]
    mandamenti: tuple[Mandamento, ...]
    seas: tuple[Sea, ...]
    areas: tuple[Area, ...]
    tie_break: Area
    columns: tuple[Column, ...]
    sheets: tuple[Sheet, ...]
    spaces: tuple[Space, ...]
    families: tuple[Family, ...]
    mat_rows: tuple[MatRow, ...]
    orders: tuple[Order, ...]
    characters: tuple[Character, ...]
    tiles: tuple[Tile, ...]
    conflict_cards: tuple[ConflictCard, ...]
    limits: Limits

    def __hash__(self) -> int:
        return hash(self.hash)

    @cached_property
    def _by_id(self) -> dict[tuple[type[Named], str], Named]:
        lists: tuple[tuple[Named, ...], ...] = (
            self.seats, self.mandamenti, self.seas, self.areas, self.columns, self.spaces, self.families, self.orders,
            self.characters, self.tiles, self.conflict_cards,
        )  # fmt: skip
        return {(type(entry), entry.id): entry for entries in lists for entry in entries}

    def _find(self, kind: type[N], id_: str) -> N:
        found = self._by_id.get((kind, id_))
        if not isinstance(found, kind):
            raise KeyError(f"no {kind.table} {id_!r} in the pack {self.name!r}")
        return found

    def seat(self, id_: str) -> Seat:
        return self._find(Seat, id_)

    def mandamento(self, id_: str) -> Mandamento:
        return self._find(Mandamento, id_)

    def sea(self, id_: str) -> Sea:
        return self._find(Sea, id_)

    def area(self, id_: str) -> Area:
        return self._find(Area, id_)

    def column(self, id_: str) -> Column:
        return self._find(Column, id_)

    def space(self, id_: str) -> Space:
        return self._find(Space, id_)

    def family(self, id_: str) -> Family:
        return self._find(Family, id_)

    def order(self, id_: str) -> Order:
        return self._find(Order, id_)

    def character(self, id_: str) -> Character:
        return self._find(Character, id_)

    def tile(self, id_: str) -> Tile:
        return self._find(Tile, id_)

    def conflict_card(self, id_: str) -> ConflictCard:
        return self._find(ConflictCard, id_)

    def sheet(self, n: int) -> Sheet:
        return self.sheets[n]

    def mat_row(self, family: str, institution: str) -> MatRow:
        """A row of a family's mat; `mat_rows` is sorted by family and institution."""
        return self.mat_rows[self.family(family).index * len(INSTITUTIONS) + INSTITUTIONS.index(institution)]

    def neighbours(self, area: Area) -> tuple[Area, ...]:
        return tuple(self.area(id_) for id_ in area.neighbours)

    def seas_of(self, area: Area) -> tuple[Sea, ...]:
        return tuple(self.sea(id_) for id_ in area.seas)

    def areas_of(self, place: Mandamento | Sea | Seat) -> tuple[Area, ...]:
        """The areas of a Mandamento, on a sea, or of a seat's starting lineup."""
        return tuple(self.area(id_) for id_ in place.areas)

    def neutral_areas(self) -> tuple[Area, ...]:
        return tuple(area for area in self.areas if area.start == NEUTRAL)

    def spaces_of(self, sheet: int) -> tuple[Space, ...]:
        return tuple(space for space in self.spaces if space.sheet == sheet)

    def orders_of(self, family: str) -> tuple[Order, ...]:
        return tuple(order for order in self.orders if order.family == family)
