"""The situation in which a bot decides: what its view shows, the values of areas, and how safe they are."""

from typing import Final, NamedTuple

from famiglia.war.engine.board import NEUTRAL, ROWS, SEATS
from famiglia.war.engine.effects import T_DEFENCE_BONUS
from famiglia.war.engine.position import ENCOUNTER, IN_HQ, PLANNING, Position
from famiglia.war.phases.bonuses import vests
from famiglia.war.view import View

from .board_info import Order, board_info
from .conflict_odds import Odds, conflict_odds

MANDAMENTO: Final = 10.0
"""The value of the area that completes a Mandamento; all other values are relative to it."""
FIRST_AREA: Final = (3.0, 2.6, 2.0, 0.3)
"""By round: the value of the first area that a seat holds in a Mandamento."""
THIRD_AREA: Final = (2.5, 2.5, 2.5, 2.0)
"""By round: the value of the third area, which makes a Mandamento safer."""
LAB: Final = 0.6
SOLDATO: Final = 0.45
"""The value of a Soldato on the board."""
URGENCY: Final = 0.15
"""How much the value of a Mandamento rises for each one that the team has beyond two."""


class MovementPlan(NamedTuple):
    """A movement to an area with a number of Soldati, and its value."""

    value: float
    target: int
    by_sea: bool
    soldati: int


class Situation:
    """Everything that one seat knows at one moment, derived from its view alone. Values are computed once and cached."""

    def __init__(self, view: View) -> None:
        p: Position = view.table
        assert view.seat is not None
        self.table = p
        self.board = p.board
        self.info = board_info(p.board)
        self.seat = seat = view.seat
        self.mate = self.info.mate[seat]
        self.round = max(1, int(p.round))
        self.late = self.round >= int(p.board.rounds)
        self.fighting = p.phase == ENCOUNTER
        self.owner = [int(n) for n in p.owner]
        self.soldati = [int(n) for n in p.soldati]
        self.cars = [int(n) for n in p.cars]
        self.labs = [int(n) for n in p.labs]
        self.money = int(p.money[seat])
        self.hq = int(p.hq[seat])
        self.supply = int(p.supply[seat])
        self.own = [area for area in self.info.areas if self.owner[area] == seat]
        foes = [self.enemy(owner) for owner in range(SEATS)] + [False, False]
        self.foe = [foes[owner] for owner in self.owner]
        """By area: True if an enemy holds it."""
        self.hostile = [foes[owner] or owner == NEUTRAL for owner in self.owner]
        each = int(p.board.orders_each)
        base = int(p.family[seat]) * each
        places = [int(place) for place in p.order_place[seat * each : (seat + 1) * each]]
        self.in_hq: list[Order] = [self.info.orders[base + i] for i, place in enumerate(places) if place == IN_HQ]
        self.orders_on_board = self._orders_on_board(view, each)
        self.value_cache: dict[object, float] = {}
        self.choice_cache: dict[object, tuple[float, int]] = {}
        """By decision: the best value, and the area or number of Soldati that it was found for."""
        self.claimed_cache: dict[int, float] | None = None
        self.fronts: list[int] = []
        self.plan_cache: dict[object, list[MovementPlan]] = {}
        self._danger: dict[tuple[int, int], float] = {}
        self._threats: dict[int, list[tuple[float, int, int]]] = {}
        self._defence: dict[int, int] = {}
        self._tiles: dict[tuple[int, int], bool] = {}

    def _orders_on_board(self, view: View, each: int) -> dict[int, list[tuple[int, Order | None]]]:
        """By area: the orders that are not executed yet, each with its seat; None for an order that is unknown."""
        p = self.table
        found: dict[int, list[tuple[int, Order | None]]] = {}
        if p.phase not in (PLANNING, ENCOUNTER):
            return found
        executed = int(p.executed)
        for slot in range(SEATS * each):
            place = int(p.order_place[slot])
            if place >= 0 and not executed >> slot & 1:
                order = self.info.orders[int(p.family[slot // each]) * each + slot % each]
                found.setdefault(place, []).append((slot // each, order))
        for token in view.face_down:
            found.setdefault(token.area, []).append((token.seat, None))
        return found

    # Sides.

    def enemy(self, owner: int) -> bool:
        return 0 <= owner < NEUTRAL and self.info.team[owner] != self.info.team[self.seat]

    def tile(self, verb: int, seat: int | None = None) -> bool:
        """True if the seat (by default the bot's) has marked a tile with this effect."""
        key = (verb, self.seat if seat is None else seat)
        found = self._tiles.get(key)
        if found is None:
            found = self._tiles[key] = int(self.table.tile_of(key[1], verb)) >= 0
        return found

    def base(self, row: int) -> int:
        return int(self.table.base(self.seat, row))

    # Values.

    def urgency(self, seat: int) -> float:
        """The factor for Mandamenti of the seat's team, which grows as the team gets closer to winning."""
        key = ("urgency", seat)
        if key not in self.value_cache:
            team = self.info.team[seat]
            held = sum(self.holder(m) >= 0 and self.info.team[self.holder(m)] == team for m in self.all_mandamenti())
            self.value_cache[key] = 1 + URGENCY * max(0, held - 2)
        return self.value_cache[key]

    def all_mandamenti(self) -> range:
        return range(len(self.info.mandamento_areas))

    def holder(self, mandamento: int) -> int:
        """The seat that controls a Mandamento, or -1."""
        owners = [self.owner[area] for area in self.info.mandamento_areas[mandamento]]
        for seat in range(SEATS):
            if owners.count(seat) >= self.info.to_control:
                return seat
        return -1

    def worth(self, area: int, seat: int) -> float:
        """The value of this area for a seat, whether it holds the area or not."""
        key = (area, seat)
        found = self.value_cache.get(key)
        if found is None:
            found = self.value_cache[key] = self._worth(area, seat)
        return found

    def _worth(self, area: int, seat: int) -> float:
        others = [self.owner[other] for other in self.info.others[area]]
        mine = others.count(seat)
        turn = min(self.round, len(FIRST_AREA)) - 1
        if mine == self.info.to_control - 1:
            value = MANDAMENTO * self.urgency(seat)
        elif mine >= self.info.to_control:
            value = THIRD_AREA[turn]
        else:
            rival = max((others.count(other) for other in range(SEATS) if other != seat), default=0)
            value = FIRST_AREA[turn] * (0.4 if rival >= self.info.to_control else 1.0)
        if area == self.info.tie_break:
            value += 2.5 if self.late else 0.4 * self.round
        return value + LAB * self.labs[area] * (0.3 if self.late else 1.0)

    def prize(self, area: int) -> float:
        """The value of taking the area: its worth, and what an enemy loses."""
        owner = self.owner[area]
        return self.worth(area, self.seat) + (self.worth(area, owner) if self.foe[area] else 0.0)

    def loss(self, area: int) -> float:
        """What an enemy loses if it loses this area; 0 if no enemy holds it."""
        owner = self.owner[area]
        return self.worth(area, owner) if self.foe[area] else 0.0

    # Danger.

    def conflict_odds(self, attackers: int, defenders: int) -> Odds:
        return conflict_odds(attackers, defenders, self.info.brute_loss, self.info.cards)

    def defence(self, area: int) -> int:
        """The defence bonus of an area: labs, Bodyguards, and the vests that this seat knows."""
        found = self._defence.get(area)
        if found is None:
            found = self._defence[area] = self._defence_of(area)
        return found

    def _defence_of(self, area: int) -> int:
        owner = self.owner[area]
        bonus = self.labs[area] * self.info.lab_defence
        if 0 <= owner < NEUTRAL and self.tile(T_DEFENCE_BONUS, owner):
            bonus += 1
        if self.fighting:
            return bonus + int(vests(self.table, area))
        return bonus + sum(
            order.vest for whose, order in self.orders_on_board.get(area, ()) if order and whose == owner
        )

    def danger(self, area: int, soldati: int) -> float:
        """The chance that an enemy takes this area before the next round if this many Soldati defend it."""
        key = (area, soldati)
        found = self._danger.get(key)
        if found is None:
            safe = 1.0
            for likelihood, force, hits in self.threats(area):
                safe *= 1 - likelihood * self.conflict_odds(force, max(0, soldati - hits)).win
            found = self._danger[key] = 1 - safe
        return found

    def threats(self, area: int) -> list[tuple[float, int, int]]:
        """Attacks from adjacent enemy areas: likelihood, number of attackers, and defenders removed before the conflict."""
        found = self._threats.get(area)
        if found is None:
            defence = self.defence(area) if self.owner[area] == self.seat else 0
            found = []
            for near in self.info.near[area]:
                if self.foe[near]:
                    likelihood, skull = self._likelihood_of_attack(near)
                    force = max(1, self.soldati[near] - 1) + (self.soldati[near] > 3)
                    if likelihood:
                        found.append((likelihood, force, max(0, skull + (self.cars[near] > 0) - defence)))
            self._threats[area] = found
        return found

    def _likelihood_of_attack(self, area: int) -> tuple[float, int]:
        """The likelihood of an attack from an enemy area, and its number of skulls."""
        orders = self.orders_on_board.get(area, ())
        known = [order for _, order in orders if order is not None]
        if known:
            moving = [order for order in known if order.moves]
            return (0.5, max(order.skull for order in moving)) if moving else (0.12, 0)
        if orders:
            return 0.4, 1
        if self.fighting:
            return (0.0 if self.late else 0.15), 1
        return 0.22, 1

    def money_value(self) -> float:
        """The value of 1 Money."""
        if self.late:
            return 0.12 if self.fighting else 0.25
        return 0.6 if self.money < 3 else 0.45 if self.money < 7 else 0.3

    def tokens_left(self, row: int) -> int:
        at = int(self.table.family[self.seat]) * ROWS + row
        return int(self.board.row_count[at]) - int(self.table.off_mat[self.seat * ROWS + row])


def fingerprint(view: View) -> tuple[object, ...]:
    """Everything in a view that a situation depends on; equal fingerprints mean equal situations."""
    p = view.table
    seat = view.seat
    assert seat is not None
    return (
        p.board, seat, int(p.round), int(p.phase), int(p.executed), int(p.money[seat]), int(p.hq[seat]), int(p.supply[seat]),
        tuple(p.owner), tuple(p.soldati), tuple(p.cars), tuple(p.labs), tuple(p.boats), tuple(p.off_mat),
        tuple(p.order_place), tuple(p.marks), view.face_down,
    )  # fmt: skip
