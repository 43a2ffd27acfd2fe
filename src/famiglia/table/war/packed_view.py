"""Views of a war as plain numbers, which can be sent to another process and turned into the same view there."""

from dataclasses import dataclass
from functools import lru_cache

from librt.vecs import append

from famiglia.war import Board, Move, Position, board_of
from famiglia.war.engine.empty_table import empty_table
from famiglia.war.engine.position import FRAME
from famiglia.war.engine.position_fields import NUMBERS, ROWS
from famiglia.war.moves import move_of
from famiglia.war.names import names_of
from famiglia.war.view import FaceDown, Holdings, View


@dataclass(frozen=True)
class PackedWarView:
    """The view of one seat as plain numbers."""

    pack: str
    seat: int
    team: int
    rules: int
    numbers: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    tiles: tuple[int, ...]
    stack: tuple[int, ...]
    face_down: tuple[tuple[int, int, int], ...]
    to_decide: tuple[int, ...]
    holdings: tuple[tuple[int, ...], tuple[int, ...]] | None
    """The Money and the Soldati in the headquarters of every seat, as followed from the open events."""

    def view(self) -> View:
        """The view that this was made from."""
        table = _with_tiles(self.pack, self.rules, self.tiles).copy()
        for name, number in zip(NUMBERS, self.numbers, strict=True):
            setattr(table, name, number)
        for name, numbers in zip(ROWS, self.rows, strict=True):
            row = getattr(table, name)
            for place, number in enumerate(numbers):
                row[place] = number
        for start in range(0, len(self.stack), int(FRAME)):
            table.push(0, 0)
            for field, number in enumerate(self.stack[start : start + int(FRAME)]):
                table.set(field, number)
        face_down = tuple(FaceDown(*token) for token in self.face_down)
        holdings = Holdings(*self.holdings) if self.holdings is not None else None
        return View(self.seat, self.seat, self.team, table, face_down, self.to_decide, holdings)

    def read(self, moves: tuple[str, ...]) -> list[Move]:
        """The moves in these notations."""
        names = names_of(_board(self.pack))
        return [move_of(names, names.read(move)) for move in moves]


def pack_view(view: View) -> PackedWarView:
    """Turn a view into plain numbers."""
    assert view.seat is not None
    table = view.table
    return PackedWarView(
        pack=view.pack.name,
        seat=view.seat,
        team=view.team,
        rules=int(table.rules),
        numbers=tuple(int(getattr(table, name)) for name in NUMBERS),
        rows=tuple(tuple(int(number) for number in getattr(table, name)) for name in ROWS),
        tiles=tuple(int(tile) for tile in table.tiles),
        stack=tuple(int(number) for number in table.stack),
        face_down=tuple((token.seat, token.area, token.could_be) for token in view.face_down),
        to_decide=view.to_decide,
        holdings=(view.holdings.money, view.holdings.hq) if view.holdings is not None else None,
    )


@lru_cache(maxsize=8)
def _board(pack: str) -> Board:
    return board_of(pack)


@lru_cache(maxsize=256)
def _with_tiles(pack: str, rules: int, tiles: tuple[int, ...]) -> Position:
    """An empty table with these tiles, cached because a row that interpreted code assigns is never freed (mypyc 2.4)."""
    table = empty_table(_board(pack), rules)
    for tile in tiles:
        table.tiles = append(table.tiles, tile)
    return table
