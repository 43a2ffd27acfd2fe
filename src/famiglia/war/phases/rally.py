"""Rally: a seat moves its Soldati and cars from adjacent areas into one area, by land (W-090, W-132)."""

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.pieces import enter, withdraw
from ..engine.position import ENCOUNTER, Position
from ..engine.step import OK, Step, area_bit, number_between, refuse


def may_rally(p: Position, seat: i64, target: i64, area: i64, used: i64) -> i64:
    """OK if Soldati or cars may rally from this area, else the refusal."""
    if area == target:
        return refuse(reasons.BESIDE_ITSELF)
    if not (p.board.near[target] >> area) & 1:
        return refuse(reasons.RALLY_NOT_ADJACENT)
    if p.owner[area] != seat:
        return refuse(reasons.RALLY_OWN_ONLY)
    return refuse(reasons.RALLY_ONCE) if (used >> area) & 1 else OK


def can_rally(p: Position, seat: i64, target: i64, used: i64) -> bool:
    for area in range(p.board.areas):
        if may_rally(p, seat, target, area, used) == OK:
            return True
    return False


def may_gather(p: Position, seat: i64, area: i64) -> i64:
    """OK if Soldati can gather in this area, else the refusal (W-132)."""
    if p.owner[area] != seat:
        return refuse(reasons.GATHER_OWN_ONLY)
    return OK if can_rally(p, seat, area, 0) else refuse(reasons.NOBODY_TO_GATHER)


class Gather(Step):
    """Choose the area to gather in."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_areas(p, seat, move_codes.GATHER, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.GATHER:
            return refuse(reasons.OTHER_DECISION)
        return may_gather(p, seat, a)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.pop()
        p.push(step_kinds.RALLY, seat, a)
        p.set(fields.RALLY_REQUIRED, 1)


class Rally(Step):
    """Choose an area to rally from."""

    def forced(self, p: Position, dice: Chance) -> bool:
        if can_rally(p, p.get(fields.SEAT), p.get(fields.RALLY_AREA), p.get(fields.RALLY_AREAS_USED)):
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_areas(p, seat, move_codes.RALLY, out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return (
                refuse(reasons.MUST_ACT) if p.get(fields.RALLY_REQUIRED) and not p.get(fields.RALLY_AREAS_DONE) else OK
            )
        if verb != move_codes.RALLY:
            return refuse(reasons.OTHER_DECISION)
        return may_rally(p, seat, p.get(fields.RALLY_AREA), a, p.get(fields.RALLY_AREAS_USED))

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        p.set(fields.RALLY_AREAS_USED, p.get(fields.RALLY_AREAS_USED) | area_bit(a))
        p.set(fields.RALLY_AREAS_DONE, p.get(fields.RALLY_AREAS_DONE) + 1)
        if p.phase == ENCOUNTER:
            p.set_below(fields.ORDER_RALLIED, 1)
        p.push(step_kinds.RALLY_SOLDATI, seat, p.get(fields.RALLY_AREA), a)


class RallySoldati(Step):
    """Choose how many Soldati rally."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.numbers(
            move_codes.SOLDATI, 0 if p.cars[p.get(fields.RALLY_FROM)] else 1, p.soldati[p.get(fields.RALLY_FROM)], out
        )

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.SOLDATI:
            return refuse(reasons.OTHER_DECISION)
        return number_between(a, 0 if p.cars[p.get(fields.RALLY_FROM)] else 1, p.soldati[p.get(fields.RALLY_FROM)])

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        target = p.get(fields.RALLY_AREA)
        area = p.get(fields.RALLY_FROM)
        p.pop()
        if p.cars[area]:
            p.push(step_kinds.RALLY_CARS, seat, target, area, a)
        else:
            bring(p, seat, target, area, a, 0)


class RallyCars(Step):
    """Choose how many cars rally."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.numbers(
            move_codes.CARS, 0 if p.get(fields.RALLY_COMING) else 1, p.cars[p.get(fields.RALLY_FROM)], out
        )

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.CARS:
            return refuse(reasons.OTHER_DECISION)
        return number_between(a, 0 if p.get(fields.RALLY_COMING) else 1, p.cars[p.get(fields.RALLY_FROM)])

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        target = p.get(fields.RALLY_AREA)
        area = p.get(fields.RALLY_FROM)
        soldati = p.get(fields.RALLY_COMING)
        p.pop()
        bring(p, seat, target, area, soldati, a)


def bring(p: Position, seat: i64, target: i64, area: i64, soldati: i64, cars: i64) -> None:
    """Move Soldati and cars into the target; cars left behind in an emptied area are lost."""
    p.emit(event_kinds.MOVED, area, target, soldati, cars)
    p.cars[area] = p.cars[area] - cars
    enter(p, seat, target, soldati, cars)
    if soldati:
        withdraw(p, area, soldati)
