"""The bot of the war that looks at what lies before it: it weighs every choice by what it promises now."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from famiglia.dice import Chance
from famiglia.war import stages
from famiglia.war.code import GIVE, SELL
from famiglia.war.moves import Move
from famiglia.war.view import View

from .war import conflict, encounter, planning, setup
from .war.reasons import reason
from .war.scene import Scene, fingerprint

Decision: TypeAlias = Callable[[Scene, Sequence[Move], Chance], Move]

DECISIONS: Final[dict[int, Decision]] = {
    stages.FAMILIES: setup.families,
    stages.UNITS: setup.units,
    stages.LABS: setup.labs,
    stages.START_TOKENS: setup.start_tokens,
    stages.TILES: planning.tiles,
    stages.TURN: planning.turn,
    stages.SPACE: planning.space,
    stages.COLUMN: planning.column,
    stages.GAIN: planning.gain,
    stages.PARTS: planning.parts,
    stages.RECRUIT: planning.recruit,
    stages.INTO: planning.into,
    stages.PLACE: planning.place,
    stages.ISSUE: planning.issue,
    stages.WHICH_ORDER: planning.which_order,
    stages.EQUIP: planning.equip,
    stages.SAIL: planning.sail,
    stages.SINK: planning.sink,
    stages.GATHER: planning.gather,
    stages.RALLY: planning.rally,
    stages.RALLY_SOLDATI: planning.rally_soldati,
    stages.RALLY_CARS: planning.rally_cars,
    stages.EXERT: planning.exert,
    stages.ONTO: planning.onto,
    stages.ULTIMA: planning.ultima,
    stages.UNMARK: setup.unmark,
    stages.MARK: setup.mark,
    stages.WHICH: encounter.which,
    stages.ORDER: encounter.order,
    stages.FIGHT: encounter.fight,
    stages.BRIBERY: encounter.bribery,
    stages.HOW_MANY: encounter.how_many,
    stages.CAR_ALONG: encounter.car_along,
    stages.REPLACE: encounter.replace,
    stages.BUY: encounter.buy,
    stages.STYLE: conflict.style,
    stages.DEFENDER: conflict.defender,
    stages.CARDS: conflict.card,
    stages.TAKE_FIRST: conflict.take_first,
    stages.TAKE_SECOND: conflict.take_second,
    stages.RECRUITMENT: encounter.recruitment,
    stages.PENTITO: encounter.pentito,
    stages.AGITATE: encounter.agitate,
    stages.LAUNCH: encounter.launch,
    stages.DEFECT: encounter.defect,
    stages.SPREAD: encounter.spread,
}


class GreedyBot:
    """Takes what it can hold, prepares what it cannot take yet, and mixes its conflict cards."""

    name = "greedy"

    def __init__(self) -> None:
        self._seen: tuple[object, ...] = ()
        self._scene: Scene | None = None

    def scene(self, view: View) -> Scene:
        """What the view shows, made ready; kept while nothing changes that it is made from."""
        seen = fingerprint(view)
        if self._scene is None or seen != self._seen:
            self._seen, self._scene = seen, Scene(view)
        self._scene.table = view.table
        return self._scene

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        due = [move for move in moves if move.code & 255 not in (SELL, GIVE)]
        if not due:
            return self._raise_money(view, moves)
        if len(due) == 1:
            return due[0]
        decide = DECISIONS.get(int(view.table.step()))
        return decide(self.scene(view), due, dice) if decide else due[dice.below(len(due))]

    def explain(self, view: View, move: Move, lang: str = "en") -> str:
        """One sentence on what speaks for this move."""
        return reason(self.scene(view), move, lang)

    def _raise_money(self, view: View, moves: Sequence[Move]) -> Move:
        """Stuck: the order goes that can do least."""
        scene = self.scene(view)
        orders = {move.code >> 8 & 255: move for move in moves if move.code & 255 == SELL}
        if not orders:
            return moves[0]
        return orders[min(orders, key=lambda n: (scene.ground.orders[n].moves, scene.ground.orders[n].skull, n))]
