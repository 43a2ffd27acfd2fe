"""The bot of the war that makes every decision by an estimate of its immediate value, without looking ahead."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.war.engine.position import HIDDEN, Position
from famiglia.war.moves import Move
from famiglia.war.view import View

from .explanations import explain_move
from .guide import Guide


class GreedyBot:
    """Chooses the move with the highest estimate; in conflicts it plays mixed strategies."""

    def __init__(self, name: str = "greedy", habits: int = 0) -> None:
        """`habits` says what the bot does not think of (`situation.py`)."""
        self.name = name
        self._guide = Guide(habits)

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        assert view.seat is not None
        codes = vec[i64]([move.code for move in moves])
        code = self._guide.choose(table_of(view), view.seat, codes, dice)
        return next(move for move in moves if move.code == code)

    def explain(self, view: View, move: Move, lang: str = "en") -> str:
        """One sentence that says why this move is good."""
        assert view.seat is not None
        return explain_move(self._guide.situation_of(table_of(view), view.seat), move, lang)


def table_of(view: View) -> Position:
    """The table with a token wherever one lies face down; which of the unknown orders it is does not matter to the guide."""
    if not view.face_down:
        return view.table
    table = view.table.copy()
    each = int(table.board.orders_each)
    free = {token.seat: token.seat * each for token in view.face_down}
    for token in view.face_down:
        slot = free[token.seat]
        while table.order_place[slot] != HIDDEN:
            slot += 1
        table.order_place[slot] = token.area
        free[token.seat] = slot + 1
    return table
