"""The bot of the war that makes every decision by an estimate of its immediate value, without looking ahead."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from famiglia.dice import Chance
from famiglia.war.engine import step_kinds
from famiglia.war.engine.move_codes import GIVE, SELL
from famiglia.war.moves import Move
from famiglia.war.view import View

from . import conflict, encounter, planning, setup
from .explanations import explain_move
from .situation import Situation, fingerprint

Decision: TypeAlias = Callable[[Situation, Sequence[Move], Chance], Move]

DECISIONS: Final[dict[int, Decision]] = {
    step_kinds.FAMILIES: setup.families,
    step_kinds.UNITS: setup.units,
    step_kinds.LABS: setup.labs,
    step_kinds.START_TOKENS: setup.start_tokens,
    step_kinds.TILES: planning.tiles,
    step_kinds.TURN: planning.turn,
    step_kinds.SPACE: planning.space,
    step_kinds.COLUMN: planning.column,
    step_kinds.GAIN: planning.gain,
    step_kinds.PARTS: planning.parts,
    step_kinds.RECRUIT: planning.recruit,
    step_kinds.INTO: planning.into,
    step_kinds.PLACE: planning.place,
    step_kinds.ISSUE: planning.issue,
    step_kinds.WHICH_ORDER: planning.which_order,
    step_kinds.EQUIP: planning.equip,
    step_kinds.SAIL: planning.sail,
    step_kinds.SINK: planning.sink,
    step_kinds.GATHER: planning.gather,
    step_kinds.RALLY: planning.rally,
    step_kinds.RALLY_SOLDATI: planning.rally_soldati,
    step_kinds.RALLY_CARS: planning.rally_cars,
    step_kinds.EXERT: planning.exert,
    step_kinds.ONTO: planning.onto,
    step_kinds.ULTIMA: planning.ultima,
    step_kinds.UNMARK: setup.unmark,
    step_kinds.MARK: setup.mark,
    step_kinds.WHICH: encounter.which,
    step_kinds.ORDER: encounter.order,
    step_kinds.FIGHT: encounter.fight,
    step_kinds.BRIBERY: encounter.bribery,
    step_kinds.HOW_MANY: encounter.how_many,
    step_kinds.CAR_ALONG: encounter.car_along,
    step_kinds.REPLACE: encounter.replace,
    step_kinds.BUY: encounter.buy,
    step_kinds.STYLE: conflict.style,
    step_kinds.DEFENDER: conflict.defender,
    step_kinds.CARDS: conflict.card,
    step_kinds.TAKE_FIRST: conflict.take_first,
    step_kinds.TAKE_SECOND: conflict.take_second,
    step_kinds.RECRUITMENT: encounter.recruitment,
    step_kinds.PENTITO: encounter.pentito,
    step_kinds.AGITATE: encounter.agitate,
    step_kinds.LAUNCH: encounter.launch,
    step_kinds.DEFECT: encounter.defect,
    step_kinds.SPREAD: encounter.spread,
}


class GreedyBot:
    """Chooses the move with the highest estimate; in conflicts it plays mixed strategies."""

    name = "greedy"

    def __init__(self) -> None:
        self._seen: tuple[object, ...] = ()
        self._situation: Situation | None = None

    def situation(self, view: View) -> Situation:
        """The situation in this view; the last situation, with its cached values, is used again as long as it fits the view."""
        seen = fingerprint(view)
        if self._situation is None or seen != self._seen:
            self._seen, self._situation = seen, Situation(view)
        self._situation.table = view.table
        return self._situation

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        choices = [move for move in moves if move.code & 255 not in (SELL, GIVE)]
        if not choices:
            return self._raise_money(view, moves)
        if len(choices) == 1:
            return choices[0]
        decide = DECISIONS.get(int(view.table.step()))
        return decide(self.situation(view), choices, dice) if decide else choices[dice.below(len(choices))]

    def explain(self, view: View, move: Move, lang: str = "en") -> str:
        """One sentence that says why this move is good."""
        return explain_move(self.situation(view), move, lang)

    def _raise_money(self, view: View, moves: Sequence[Move]) -> Move:
        """Sell the weakest order, if the seat has only anytime options left."""
        situation = self.situation(view)
        orders = {move.code >> 8 & 255: move for move in moves if move.code & 255 == SELL}
        if not orders:
            return moves[0]
        return orders[min(orders, key=lambda n: (situation.info.orders[n].moves, situation.info.orders[n].skull, n))]
