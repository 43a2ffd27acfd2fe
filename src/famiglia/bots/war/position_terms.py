"""The terms of the value of a war at the beginning of a round: numbers that describe how far one team is ahead of the other."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.war.engine.board import COLUMNS, EMPTY, NEUTRAL, ROWS, SEATS
from famiglia.war.engine.position import IN_HQ, Position

from .area_values import danger, worth
from .guide import Guide
from .memory import zeros

NAMES: Final = (
    "mandamenti", "most-mandamenti", "fourth-mandamento", "fifth-mandamento", "areas", "areas-one-short", "areas-beyond-need",
    "shaky-mandamenti", "lone-soldati", "soldati", "hq", "first-soldati-in-hq", "money", "first-money", "cars", "labs", "boats",
    "justice", "police", "market", "church", "orders", "advanced-orders", "tokens", "tokens-in-supply", "tiles",
    "tie-break", "starting-player", "worth", "worth-in-danger", "stronger-fronts", "weaker-fronts",
)  # fmt: skip
"""The names of the terms, in their order."""
TERMS: Final = len(NAMES)
FEW: Final = 4
"""So many Soldati in a headquarters, and so much Money, count apart, because the first ones are worth most."""


@final
class PositionTerms:
    """Computes the terms of a position. It reads everything, so give it a guess, never a position with hidden truth."""

    def __init__(self) -> None:
        self.guides = [Guide() for _ in range(SEATS)]
        self.numbers: vec[float] = zeros(TERMS)
        self.basic_orders: i64 = 0

    def compute(self, p: Position, team: i64) -> vec[float]:
        """The terms for a team: its numbers less those of the other team. The next call overwrites them."""
        for i in range(TERMS):
            self.numbers[i] = 0.0
        self.basic_orders = p.board.pack.limits.per_family.basic_orders
        own: i64 = 0
        other: i64 = 0
        for seat in range(SEATS):
            sign = 1.0 if p.board.team[seat] == team else -1.0
            controlled = self._mandamenti(p, seat, sign)
            if sign > 0:
                own += controlled
            else:
                other += controlled
            self._areas(p, seat, sign)
            self._holdings(p, seat, sign)
        self._add(0, float(own - other))
        for needed in (3, 4):
            self._add(needed - 1, float(max(0, own - needed) - max(0, other - needed)))
        return self.numbers

    def _add(self, term: i64, number: float) -> None:
        self.numbers[term] = self.numbers[term] + number

    def _mandamenti(self, p: Position, seat: i64, sign: float) -> i64:
        """Add what a seat holds of each Mandamento; returns how many it controls."""
        board = p.board
        controlled: i64 = 0
        for mandamento in range(board.mandamenti):
            areas = board.mandamento_areas[mandamento]
            held: i64 = 0
            open_to_attack: i64 = 0
            for area in range(board.areas):
                if (areas >> area) & 1 and p.owner[area] == seat:
                    held += 1
                    if strongest_enemy(p, area, seat) > p.soldati[area]:
                        open_to_attack += 1
            if held >= board.areas_to_control:
                controlled += 1
                self._add(6, sign * float(held - board.areas_to_control))
                if held - open_to_attack < board.areas_to_control:
                    self._add(7, sign)
            elif held == board.areas_to_control - 1:
                self._add(5, sign)
        self._add(1, sign * float(controlled * controlled))
        return controlled

    def _areas(self, p: Position, seat: i64, sign: float) -> None:
        s = self.guides[seat].situation_of(p, seat)
        for area in range(p.board.areas):
            if p.owner[area] != seat:
                continue
            soldati, enemy = p.soldati[area], strongest_enemy(p, area, seat)
            value = worth(s, area, seat)
            self._add(4, sign)
            self._add(8, sign if soldati == 1 else 0.0)
            self._add(9, sign * float(soldati))
            self._add(14, sign * float(p.cars[area]))
            self._add(15, sign * float(p.labs[area]))
            self._add(26, sign if area == p.board.tie_break else 0.0)
            self._add(28, sign * value * 0.1)
            self._add(29, sign * value * 0.1 * danger(s, area, soldati))
            self._add(30, sign if soldati > enemy + 1 and enemy > 0 else 0.0)
            self._add(31, sign if enemy > soldati + 1 else 0.0)

    def _holdings(self, p: Position, seat: i64, sign: float) -> None:
        board = p.board
        self._add(10, sign * float(p.hq[seat]))
        self._add(11, sign * float(min(FEW, p.hq[seat])))
        self._add(12, sign * float(p.money[seat]))
        self._add(13, sign * float(min(FEW, p.money[seat])))
        for sea in range(board.seas):
            self._add(16, sign * float(p.boats[sea * SEATS + seat]))
        for row in range(ROWS):
            self._add(17 + row, sign * float(p.base(seat, row)))
        for i in range(board.orders_each):
            place = p.order_place[seat * board.orders_each + i]
            if place >= 0 or place == IN_HQ:
                self._add(21, sign)
                self._add(22, sign if i >= self.basic_orders else 0.0)
        for column in range(COLUMNS):
            self._add(23, sign * float(p.in_column(column, seat)))
        self._add(24, sign * float(p.token_supply[seat]))
        self._add(25, sign * float(p.marked(seat)))
        self._add(27, sign if p.starter == seat else 0.0)


def strongest_enemy(p: Position, area: i64, seat: i64) -> i64:
    """The most enemy Soldati in an adjacent area."""
    board = p.board
    found: i64 = 0
    for near in range(board.areas):
        owner = p.owner[near]
        if (
            (board.near[area] >> near) & 1
            and owner != EMPTY
            and owner != NEUTRAL
            and board.team[owner] != board.team[seat]
        ):
            found = max(found, p.soldati[near])
    return found
