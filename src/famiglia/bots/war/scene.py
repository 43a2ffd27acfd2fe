"""What a seat sees, made ready for weighing: who stands where, what an area is worth, how safe it is."""

from typing import Final, NamedTuple

from famiglia.war.engine.board import NEUTRAL, ROWS, SEATS
from famiglia.war.engine.effects import CHURCH, JUSTICE, POLICE, T_DEFENCE_BONUS
from famiglia.war.engine.position import ENCOUNTER, IN_HQ, PLANNING, Position
from famiglia.war.phases.bonuses import vests
from famiglia.war.view import View

from .ground import Order, ground_of
from .odds import Odds, clash

MANDAMENTO: Final = 10.0
"""What the area that completes a Mandamento is worth; everything else is measured by it."""
FIRST_AREA: Final = (3.0, 2.6, 2.0, 0.3)
"""By round: the first own area of a Mandamento."""
THIRD_AREA: Final = (2.5, 2.5, 2.5, 2.0)
"""By round: the third, which keeps the Mandamento safe."""
LAB: Final = 0.6
SOLDATO: Final = 0.45
"""What a Soldato on the board is worth by himself."""
URGENCY: Final = 0.15
"""How much more a Mandamento counts for each that its team already has beyond two."""


class Plan(NamedTuple):
    """A movement from one area to another, with so many Soldati."""

    value: float
    target: int
    by_sea: bool
    soldati: int


class Scene:
    """One seat's knowledge at one moment. Everything here follows from the view alone."""

    def __init__(self, view: View) -> None:
        p: Position = view.table
        assert view.seat is not None
        self.table = p
        self.board = p.board
        self.ground = ground_of(p.board)
        self.seat = seat = view.seat
        self.mate = self.ground.mate[seat]
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
        self.own = [area for area in self.ground.areas if self.owner[area] == seat]
        foes = [self.enemy(owner) for owner in range(SEATS)] + [False, False]
        self.foe = [foes[owner] for owner in self.owner]
        """By area: does an enemy hold it?"""
        self.hostile = [foes[owner] or owner == NEUTRAL for owner in self.owner]
        each = int(p.board.orders_each)
        base = int(p.family[seat]) * each
        places = [int(place) for place in p.order_place[seat * each : (seat + 1) * each]]
        self.in_hq: list[Order] = [self.ground.orders[base + i] for i, place in enumerate(places) if place == IN_HQ]
        self.lying = self._lying(view, each)
        self.fresh: dict[object, float] = {}
        self.chosen: dict[object, tuple[float, int]] = {}
        """What has been weighed in this scene, and what was found best."""
        self.claimed: dict[int, float] | None = None
        self.fronts: list[int] = []
        self.plans: dict[object, list[Plan]] = {}
        self._danger: dict[tuple[int, int], float] = {}
        self._threats: dict[int, list[tuple[float, int, int]]] = {}
        self._defence: dict[int, int] = {}
        self._tiles: dict[tuple[int, int], bool] = {}

    def _lying(self, view: View, each: int) -> dict[int, list[tuple[int, Order | None]]]:
        """Orders that still wait on the board: by area, whose, and which if this seat knows."""
        p = self.table
        found: dict[int, list[tuple[int, Order | None]]] = {}
        if p.phase not in (PLANNING, ENCOUNTER):
            return found
        executed = int(p.executed)
        for slot in range(SEATS * each):
            place = int(p.order_place[slot])
            if place >= 0 and not executed >> slot & 1:
                order = self.ground.orders[int(p.family[slot // each]) * each + slot % each]
                found.setdefault(place, []).append((slot // each, order))
        for token in view.face_down:
            found.setdefault(token.area, []).append((token.seat, None))
        return found

    # Sides.

    def enemy(self, owner: int) -> bool:
        return 0 <= owner < NEUTRAL and self.ground.team[owner] != self.ground.team[self.seat]

    def tile(self, verb: int, seat: int | None = None) -> bool:
        """Has this seat, or another one, marked a tile with this effect?"""
        key = (verb, self.seat if seat is None else seat)
        found = self._tiles.get(key)
        if found is None:
            found = self._tiles[key] = int(self.table.tile_of(key[1], verb)) >= 0
        return found

    def base(self, row: int) -> int:
        return int(self.table.base(self.seat, row))

    # Worth.

    def urgency(self, seat: int) -> float:
        """A Mandamento counts more the nearer its team is to the end."""
        key = ("urgency", seat)
        if key not in self.fresh:
            team = self.ground.team[seat]
            held = sum(self.holder(m) >= 0 and self.ground.team[self.holder(m)] == team for m in self.all_mandamenti())
            self.fresh[key] = 1 + URGENCY * max(0, held - 2)
        return self.fresh[key]

    def all_mandamenti(self) -> range:
        return range(len(self.ground.mandamento_areas))

    def holder(self, mandamento: int) -> int:
        """The seat that controls a Mandamento, or -1."""
        owners = [self.owner[area] for area in self.ground.mandamento_areas[mandamento]]
        for seat in range(SEATS):
            if owners.count(seat) >= self.ground.to_control:
                return seat
        return -1

    def worth(self, area: int, seat: int) -> float:
        """What it is worth to a family to hold this area, regardless of who holds it now."""
        key = (area, seat)
        found = self.fresh.get(key)
        if found is None:
            found = self.fresh[key] = self._worth(area, seat)
        return found

    def _worth(self, area: int, seat: int) -> float:
        others = [self.owner[other] for other in self.ground.others[area]]
        mine = others.count(seat)
        turn = min(self.round, len(FIRST_AREA)) - 1
        if mine == self.ground.to_control - 1:
            value = MANDAMENTO * self.urgency(seat)
        elif mine >= self.ground.to_control:
            value = THIRD_AREA[turn]
        else:
            rival = max((others.count(other) for other in range(SEATS) if other != seat), default=0)
            value = FIRST_AREA[turn] * (0.4 if rival >= self.ground.to_control else 1.0)
        if area == self.ground.tie_break:
            value += 2.5 if self.late else 0.4 * self.round
        return value + LAB * self.labs[area] * (0.3 if self.late else 1.0)

    def prize(self, area: int) -> float:
        """What taking the area brings: its worth, and what its owner loses."""
        owner = self.owner[area]
        return self.worth(area, self.seat) + (self.worth(area, owner) if self.foe[area] else 0.0)

    def loss(self, area: int) -> float:
        """What it costs the owner, if he is an enemy, to be driven out without being followed."""
        owner = self.owner[area]
        return self.worth(area, owner) if self.foe[area] else 0.0

    # Danger.

    def clash(self, attackers: int, defenders: int) -> Odds:
        return clash(attackers, defenders, self.ground.brute_loss, self.ground.cards)

    def defence(self, area: int) -> int:
        """Labs, Bodyguards, and vests as far as they lie open or are ours to know."""
        found = self._defence.get(area)
        if found is None:
            found = self._defence[area] = self._defence_of(area)
        return found

    def _defence_of(self, area: int) -> int:
        owner = self.owner[area]
        bonus = self.labs[area] * self.ground.lab_defence
        if 0 <= owner < NEUTRAL and self.tile(T_DEFENCE_BONUS, owner):
            bonus += 1
        if self.fighting:
            return bonus + int(vests(self.table, area))
        return bonus + sum(order.vest for whose, order in self.lying.get(area, ()) if order and whose == owner)

    def danger(self, area: int, soldati: int) -> float:
        """The chance that an enemy takes this area from so many own Soldati before the next round."""
        key = (area, soldati)
        found = self._danger.get(key)
        if found is None:
            safe = 1.0
            for eager, force, hits in self.threats(area):
                safe *= 1 - eager * self.clash(force, max(0, soldati - hits)).win
            found = self._danger[key] = 1 - safe
        return found

    def threats(self, area: int) -> list[tuple[float, int, int]]:
        """Attacks that enemies next door could make: how likely, with how many Soldati, and how many fall before the fight."""
        found = self._threats.get(area)
        if found is None:
            defence = self.defence(area) if self.owner[area] == self.seat else 0
            found = []
            for near in self.ground.near[area]:
                if self.foe[near]:
                    eager, skull = self._eagerness(near)
                    force = max(1, self.soldati[near] - 1) + (self.soldati[near] > 3)
                    if eager:
                        found.append((eager, force, max(0, skull + (self.cars[near] > 0) - defence)))
            self._threats[area] = found
        return found

    def _eagerness(self, area: int) -> tuple[float, int]:
        """How likely an enemy area sends an attack this way, and with what skull."""
        lying = self.lying.get(area, ())
        known = [order for _, order in lying if order is not None]
        if known:
            moving = [order for order in known if order.moves]
            return (0.5, max(order.skull for order in moving)) if moving else (0.12, 0)
        if lying:
            return 0.4, 1
        if self.fighting:
            return (0.0 if self.late else 0.15), 1
        return 0.22, 1

    def values(self) -> tuple[int, int, int]:
        """The base values of the mat: an attack with a car, Place, Recruit."""
        return self.base(JUSTICE), self.base(POLICE), self.base(CHURCH)

    def coin(self) -> float:
        """What one more Money is worth."""
        if self.late:
            return 0.12 if self.fighting else 0.25
        return 0.6 if self.money < 3 else 0.45 if self.money < 7 else 0.3

    def tokens_left(self, row: int) -> int:
        at = int(self.table.family[self.seat]) * ROWS + row
        return int(self.board.row_count[at]) - int(self.table.off_mat[self.seat * ROWS + row])


def fingerprint(view: View) -> tuple[object, ...]:
    """Everything that a scene is made from: views with the same one are weighed alike."""
    p = view.table
    seat = view.seat
    assert seat is not None
    return (
        p.board, seat, int(p.round), int(p.phase), int(p.executed), int(p.money[seat]), int(p.hq[seat]), int(p.supply[seat]),
        tuple(p.owner), tuple(p.soldati), tuple(p.cars), tuple(p.labs), tuple(p.boats), tuple(p.off_mat),
        tuple(p.order_place), tuple(p.marks), view.face_down,
    )  # fmt: skip
