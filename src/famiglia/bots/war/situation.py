"""The situation in which the greedy rules decide: what one seat knows in a position, and what has been computed from it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.war.engine.board import NEUTRAL, ROWS, SEATS
from famiglia.war.engine.effects import CHURCH, JUSTICE, POLICE
from famiglia.war.engine.position import ENCOUNTER, IN_HQ, PLANNING, Position
from famiglia.war.engine.vectors import filled

from .board_facts import BoardFacts
from .matrix_game import ROUGH
from .memory import Memory, zeros

MOST_SOLDATI: Final = 64
"""The danger to an area is remembered for fewer Soldati than this."""
MOST_EXTRA: Final = 16
"""The value of an order is remembered for fewer additional Soldati than this."""
MOST_HQ: Final = 4096
"""More Soldati than a headquarters can ever have."""
UNKNOWN_ORDER: Final = -1
NO_TOKEN: Final = -1

NO_DANGERS: Final = 1
"""The habit of not looking at what could be lost."""
NO_MANDAMENTI: Final = 2
"""The habit of counting areas and not Mandamenti."""
NO_BOATS: Final = 4
"""The habit of forgetting boats."""
NO_PARTNER: Final = 8
"""The habit of not looking at the orders already placed by the team."""


@final
class Situation:
    """What one seat knows in a position. Nothing that is secret from the seat's team is read, so any guess will do.

    Everything computed is remembered until a piece or an order changes; the sheets and the pending decision are always read
    from `table`.
    """

    def __init__(self, facts: BoardFacts, p: Position, seat: i64, habits: i64 = 0, iterations: i64 = ROUGH) -> None:
        board = facts.board
        areas = facts.areas
        each = board.orders_each
        self.facts = facts
        self.habits = habits
        """What the seat does not think of, a bit each."""
        self.iterations = iterations
        """How long the solution of a conflict is improved before its cards are chosen."""
        self.board = board
        self.odds = facts.odds
        self.foe: vec[i64] = filled(areas, 0)
        """By area: 1 if an enemy holds it."""
        self.hostile: vec[i64] = filled(areas, 0)
        """By area: 1 if an enemy or neutrals hold it."""
        self.first_token: vec[i64] = filled(areas, NO_TOKEN)
        """By area: the first order token there that is not executed yet, as its place in `order_place`."""
        self.next_token: vec[i64] = filled(SEATS * each, NO_TOKEN)
        self.token_order: vec[i64] = filled(SEATS * each, UNKNOWN_ORDER)
        self.tokens: vec[i64] = filled(areas, 0)
        """By area: how many such tokens are there."""
        # What has been computed.
        self.stamp: i64 = 0
        self.urgencies = Memory(SEATS)
        self.worths = Memory(areas * SEATS)
        self.defences = Memory(areas)
        self.dangers = Memory(areas * MOST_SOLDATI)
        self.threats_known = Memory(areas)
        """By area: the number of threats."""
        self.threat_chance: vec[float] = zeros(areas * facts.most_near)
        self.threat_force: vec[i64] = filled(areas * facts.most_near, 0)
        self.threat_hits: vec[i64] = filled(areas * facts.most_near, 0)
        self.reach_known = Memory(areas)
        self.reach: vec[i64] = filled(areas, 0)
        self.orders = Memory(each * areas * MOST_EXTRA)
        self.best_orders = Memory(areas * MOST_EXTRA)
        self.best_places = Memory(2 * MOST_SOLDATI)
        self.places_and_orders = Memory(MOST_SOLDATI)
        self.spaces = Memory(len(board.space_money))
        self.issues_known = Memory(1)
        self.issues: vec[float] = vec[float]()
        self.fronts_known = Memory(1)
        self.fronts: vec[i64] = filled(areas, 0)
        self.claims_known = Memory(1)
        self.claimed: vec[float] = zeros(areas)
        self.unclaimed: vec[float] = zeros(areas)
        # The movements that were weighed last.
        self.plan_value: vec[float] = zeros(2 * areas)
        self.plan_target: vec[i64] = filled(2 * areas, 0)
        # Noted for all scores of one decision.
        self.best_free = 0.0
        """The value of the best space for a token that costs no fee."""
        self.best_paid = 0.0
        self.best_number: i64 = 0
        """The best number of Soldati for the movement that was weighed last."""
        self._read(p, seat)

    def read(self, p: Position, seat: i64) -> None:
        """Take the place of this seat in a position; what has been computed is forgotten if it no longer fits."""
        self.table = p
        if not self._fits(p, seat):
            self._read(p, seat)

    def _fits(self, p: Position, seat: i64) -> bool:
        return (
            self.seat == seat
            and self.table_round == p.round
            and self.phase == p.phase
            and self.executed == p.executed
            and self.money == p.money[seat]
            and self.hq == p.hq[seat]
            and self.supply == p.supply[seat]
            and same(self.soldati, p.soldati)
            and same(self.owner, p.owner)
            and same(self.order_place, p.order_place)
            and same(self.cars, p.cars)
            and same(self.labs, p.labs)
            and same(self.boats, p.boats)
            and same(self.off_mat, p.off_mat)
            and same(self.marks, p.marks)
            and same(self.family, p.family)
            and same(self.tiles, p.tiles)
        )

    def _read(self, p: Position, seat: i64) -> None:
        self.stamp += 1
        self.table = p
        self.seat = seat
        self.mate = p.board.mate[seat]
        self.table_round = p.round
        self.phase = p.phase
        self.executed = p.executed
        self.money = p.money[seat]
        self.hq = p.hq[seat]
        self.supply = p.supply[seat]
        self.owner = p.owner[:]
        self.soldati = p.soldati[:]
        self.cars = p.cars[:]
        self.labs = p.labs[:]
        self.boats = p.boats[:]
        self.off_mat = p.off_mat[:]
        self.order_place = p.order_place[:]
        self.marks = p.marks[:]
        self.family = p.family[:]
        self.tiles = p.tiles[:]
        self.round = max(1, p.round)
        self.late = self.round >= p.board.rounds
        self.fighting = p.phase == ENCOUNTER
        self._sides()
        self._orders()
        self.has_family = p.family[seat] >= 0
        self.attack_with_car = p.base(seat, JUSTICE) if self.has_family else 0
        self.place_base = p.base(seat, POLICE) if self.has_family else 0
        self.recruit_base = p.base(seat, CHURCH) if self.has_family else 0
        self.own_labs = p.labs_of(seat)
        self.has_boats = False
        for sea in range(p.board.seas):
            if p.boats[sea * SEATS + seat] or p.boats[sea * SEATS + self.mate]:
                self.has_boats = True

    def _sides(self) -> None:
        self.own: vec[i64] = vec[i64]()
        for area in range(self.facts.areas):
            owner = self.owner[area]
            foe = self.enemy(owner)
            self.foe[area] = 1 if foe else 0
            self.hostile[area] = 1 if foe or owner == NEUTRAL else 0
            if owner == self.seat:
                self.own = append(self.own, area)

    def _orders(self) -> None:
        """Read the orders of the headquarters and on the board; those that lie face down for this seat stay unknown."""
        each = self.board.orders_each
        self.in_hq: vec[i64] = vec[i64]()
        for slot in range(self.seat * each, (self.seat + 1) * each):
            if self.order_place[slot] == IN_HQ:
                self.in_hq = append(self.in_hq, self.table.order_number(slot))
        for area in range(self.facts.areas):
            self.first_token[area] = NO_TOKEN
            self.tokens[area] = 0
        if self.phase != PLANNING and self.phase != ENCOUNTER:
            return
        for slot in range(SEATS * each - 1, -1, -1):
            place = self.order_place[slot]
            if place >= 0 and not (self.executed >> slot) & 1:
                face_down = not self.fighting and self.enemy(slot // each)
                self.token_order[slot] = UNKNOWN_ORDER if face_down else self.table.order_number(slot)
                self.next_token[slot] = self.first_token[place]
                self.first_token[place] = slot
                self.tokens[place] = self.tokens[place] + 1

    def stamp_with_hq(self) -> i64:
        """The stamp for numbers that also depend on the Soldati in the headquarters, which may be varied for a moment."""
        return self.stamp * MOST_HQ + self.hq

    def whose(self, token: i64) -> i64:
        """The seat of an order token."""
        return token // self.board.orders_each

    def enemy(self, owner: i64) -> bool:
        return owner >= 0 and owner < NEUTRAL and self.board.team[owner] != self.board.team[self.seat]

    def tile(self, verb: i64) -> bool:
        """True if the seat has marked a tile with this effect."""
        return self.table.tile_of(self.seat, verb) >= 0

    def money_value(self) -> float:
        """The value of 1 Money."""
        if self.late:
            return 0.12 if self.fighting else 0.25
        return 0.6 if self.money < 3 else 0.45 if self.money < 7 else 0.3

    def base(self, row: i64) -> i64:
        """The highest visible value of an institution of the seat."""
        return self.table.base(self.seat, row)

    def tokens_left(self, row: i64) -> i64:
        at = self.table.family[self.seat] * ROWS + row
        return self.board.row_count[at] - self.table.off_mat[self.seat * ROWS + row]


def same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True
