"""The orders of a scenario: on the mat, behind the screen, on the map or out of the game."""

from typing import Any

from ..engine import move_codes
from ..engine.board import ROWS, SEATS
from ..engine.effects import ISSUE_ORDER, T_STACK_ORDERS
from ..engine.pieces import slot_bit
from ..engine.position import ENCOUNTER, IN_HQ, ON_MAT, OUT, Position
from ..names import EXPECTED, INSTITUTIONS, Names
from ..phases.orders import orders_of
from .scenario_values import keys, number, one_of, table, words, wrong


class ScenarioOrders:
    """Reads the tokens that are off the mats, and the place of each order."""

    def __init__(self, p: Position, names: Names, data: dict[str, Any], families: dict[str, int]) -> None:
        self.p = p
        self.board = p.board
        self.names = names
        self.data = data
        self.families = families
        self.named: dict[int, int] = {}
        """By slot: the place that the scenario names for the order."""

    def put_orders(self) -> None:
        self._name_orders()
        self._take_tokens()
        self._place_orders()
        self._read_order_states()

    def _slot(self, where: str, name: str) -> int:
        order = one_of(where, name, self.names.numbers[move_codes.ORDER], EXPECTED[move_codes.ORDER])
        slot = int(self.p.order_slot(order))
        if slot < 0:
            raise wrong(where, name, "an order of a family that plays: " + ", ".join(self.families))
        return slot

    def _put(self, where: str, name: str, place: int) -> None:
        slot = self._slot(where, name)
        if slot in self.named:
            raise wrong(where, name, "an order that is named in one place only")
        self.named[slot] = place

    def _name_orders(self) -> None:
        p = self.p
        each = int(self.board.orders_each)
        for area, where, value in by_area("orders", table("orders", self.data.get("orders", {})), self.names):
            orders = words(where, value)
            if len(orders) > most_orders(p):
                raise wrong(where, value, f"at most {most_orders(p)} orders in an area")
            for order in orders:
                self._put(where, order, area)
                if p.owner[area] != self._slot(where, order) // each:
                    raise wrong(where, order, "an order of the family that has Soldati there")
        for order in words("removed_orders", self.data.get("removed_orders", [])):
            self._put("removed_orders", order, OUT)
        for family, value in table("headquarters", self.data.get("headquarters", {})).items():
            if "orders" not in value:
                continue
            where = f"headquarters.{family}.orders"
            seat = self.families[family]
            for order in words(where, value["orders"]):
                self._put(where, order, IN_HQ)
                if self._slot(where, order) // each != seat:
                    raise wrong(where, order, f"an order of {family}")
            for i in range(each):
                if self.board.basic[p.family[seat] * each + i]:
                    self.named.setdefault(seat * each + i, OUT)

    def _take_tokens(self) -> None:
        """Take tokens off the mats; a row that is not named loses as many as its named orders need."""
        p = self.p
        board = self.board
        mats = table("mat", self.data.get("mat", {}))
        for family, rows in mats.items():
            where = f"mat.{family}"
            seat = one_of("mat", family, self.families)
            for row, value in keys(where, rows, INSTITUTIONS).items():
                at = INSTITUTIONS.index(row)
                most = int(board.row_count[p.family[seat] * ROWS + at])
                p.off_mat[seat * ROWS + at] = number(f"{where}.{row}", value, 0, most)
        for family, seat in self.families.items():
            for at in range(ROWS):
                needed = 0
                first = int(board.row_first[p.family[seat] * ROWS + at])
                for k in range(int(board.row_count[p.family[seat] * ROWS + at])):
                    order = int(board.mat_order[first + k])
                    if order >= 0 and int(p.order_slot(order)) in self.named:
                        needed = k + 1
                if needed > p.off_mat[seat * ROWS + at]:
                    if INSTITUTIONS[at] in mats.get(family, {}):
                        where = f"mat.{family}.{INSTITUTIONS[at]}"
                        raise wrong(where, int(p.off_mat[seat * ROWS + at]), f"at least {needed} for the orders named")
                    p.off_mat[seat * ROWS + at] = needed
                p.token_supply[seat] = p.token_supply[seat] + p.off_mat[seat * ROWS + at]

    def _place_orders(self) -> None:
        """Put basic orders and orders without a token on them into the headquarters, unless the scenario names another place."""
        p = self.p
        board = self.board
        each = int(board.orders_each)
        for seat in range(SEATS):
            for i in range(each):
                basic = board.basic[p.family[seat] * each + i]
                p.order_place[seat * each + i] = IN_HQ if basic else ON_MAT
            for at in range(ROWS):
                first = int(board.row_first[p.family[seat] * ROWS + at])
                for space in range(first, first + int(p.off_mat[seat * ROWS + at])):
                    if board.mat_order[space] >= 0:
                        p.order_place[p.order_slot(board.mat_order[space])] = IN_HQ
        for slot, place in self.named.items():
            p.order_place[slot] = place

    def _read_order_states(self) -> None:
        """Read which orders each face-down order could be, and which orders have been executed."""
        p = self.p
        each = int(self.board.orders_each)
        for slot in range(SEATS * each):
            if p.order_place[slot] >= 0:
                p.could_be[slot] = orders_of(p, slot // each)
        for name, value in table("could_be", self.data.get("could_be", {})).items():
            where = f"could_be.{name}"
            slot = self._slot("could_be", name)
            if p.order_place[slot] < 0:
                raise wrong("could_be", name, "an order that lies in an area")
            bits = 0
            for other in words(where, value):
                number_of = self._slot(where, other)
                if number_of // each != slot // each:
                    raise wrong(where, other, "orders of the same family")
                bits |= 1 << number_of % each
            if not bits >> slot % each & 1:
                raise wrong(where, value, f"{name} among them")
            p.could_be[slot] = bits
        for name in words("executed", self.data.get("executed", [])):
            slot = self._slot("executed", name)
            vest = self.board.vest[p.order_number(slot)]
            if p.order_place[slot] < 0 or not vest or p.phase != ENCOUNTER:
                raise wrong("executed", name, "an order with a vest that lies in an area, in the encounter phase")
            p.executed = p.executed | slot_bit(slot)


def by_area(key: str, named: dict[str, Any], names: Names) -> list[tuple[int, str, Any]]:
    """Each entry as its area, its key in the scenario and its value; naming an area twice is an error."""
    found: list[tuple[int, str, Any]] = []
    for name, value in named.items():
        area = one_of(key, name, names.numbers[move_codes.AREA], EXPECTED[move_codes.AREA])
        if area in [other for other, _, _ in found]:
            raise wrong(key, name, "each area once")
        found.append((area, f"{key}.{name}", value))
    return found


def most_orders(p: Position) -> int:
    """The greatest number of order tokens that can be in one area."""
    board = p.board
    most = int(board.max_orders)
    for part in range(len(board.part_verb)):
        if board.part_verb[part] == ISSUE_ORDER and board.part_flag[part]:
            most = max(most, int(board.part_n[part]))
    for tile in p.tiles:
        if board.tile_verb[tile] == T_STACK_ORDERS:
            most = max(most, int(board.tile_n[tile]))
    return most
