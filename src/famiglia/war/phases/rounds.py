"""A round: planning, management, encounter, management (W-027)."""

from typing import Final

from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, step_kinds
from ..engine.board import SEATS
from ..engine.pieces import take_back
from ..engine.position import ENCOUNTER, PLANNING, Position
from ..engine.step import Step
from .encounter import begin_order, next_order, reveal, rivals
from .management import check_end, next_sheet, turn_up_control
from .spaces import spaces_of_bottom

BEGIN: Final = 0
TILES: Final = 1
TURNS: Final = 2
ULTIMA: Final = 3
CONTROL: Final = 4
UNMARK: Final = 5
MARK: Final = 6
AFTER: Final = 7
ORDERS: Final = 8


class Round(Step):
    """Pushes the next step of the round; it needs no decision of its own."""

    def deciders(self, p: Position) -> i64:
        return 0

    def push_for_each_seat(self, p: Position, step: i64, then: i64) -> None:
        """Push this step for the next seat in the order of play; after the last seat go on to the point `then`."""
        if p.get(fields.ROUND_SEATS_DONE) == SEATS:
            self.go_to(p, then)
            return
        seat = p.get(fields.ROUND_SEAT)
        p.set(fields.ROUND_SEAT, p.next_of(seat))
        p.set(fields.ROUND_SEATS_DONE, p.get(fields.ROUND_SEATS_DONE) + 1)
        if step != step_kinds.ULTIMA or p.bust[seat] >= 0:
            p.push(step, seat)

    def go_to(self, p: Position, point: i64) -> None:
        p.set(fields.ROUND_POINT, point)
        p.set(fields.ROUND_SEAT, p.starter)
        p.set(fields.ROUND_SEATS_DONE, 0)

    def forced(self, p: Position, dice: Chance) -> bool:
        point = p.get(fields.ROUND_POINT)
        if point == BEGIN:
            p.round += 1
            p.phase = PLANNING
            p.starter = p.next_starter
            p.emit(event_kinds.ROUND_BEGINS, p.round, p.starter)
            self.go_to(p, TILES)
        elif point == TILES:
            self.push_for_each_seat(p, step_kinds.TILES, TURNS)
        elif point == TURNS:
            if p.top_is_empty() or len(spaces_of_bottom(p)) == 0:
                self.go_to(p, ULTIMA)
            else:
                seat = p.get(fields.ROUND_SEAT)
                p.set(fields.ROUND_SEAT, p.next_of(seat))
                p.push(step_kinds.TURN, seat)
        elif point == ULTIMA:
            self.push_for_each_seat(p, step_kinds.ULTIMA, CONTROL)
        elif point == CONTROL:
            turn_up_control(p)
            self.go_to(p, UNMARK)
        elif point == UNMARK:
            self.push_for_each_seat(p, step_kinds.UNMARK, MARK)
        elif point == MARK:
            self.push_for_each_seat(p, step_kinds.MARK, AFTER)
        elif point == AFTER:
            self.after_management(p)
        else:
            self.orders(p)
        return True

    def after_management(self, p: Position) -> None:
        if p.phase == PLANNING:
            p.phase = ENCOUNTER
            p.starter = p.next_starter
            p.emit(event_kinds.PHASE, p.round, p.phase)
            reveal(p)
            self.go_to(p, ORDERS)
            return
        check_end(p)
        if p.phase == ENCOUNTER:
            next_sheet(p)
            self.go_to(p, BEGIN)

    def orders(self, p: Position) -> None:
        slot = next_order(p)
        if slot >= 0:
            if len(rivals(p, slot)) > 1:
                p.push(step_kinds.WHICH, slot // p.board.orders_each)
            else:
                begin_order(p, slot)
            return
        for other in range(len(p.order_place)):
            if p.order_place[other] >= 0:
                take_back(p, other)
        self.go_to(p, CONTROL)
