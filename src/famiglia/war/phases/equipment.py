"""Cars, boats and labs (W-046 to W-050)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import SEATS
from ..engine.effects import A_BOAT, A_CAR, A_LAB
from ..engine.position import Position
from ..engine.step import OK, Step, refuse
from .placement import by_the_sea, may_put_lab, put_boat, put_car, put_lab


def may_put_car(p: Position, seat: i64, area: i64) -> i64:
    """OK if the seat can place a car in this area, else the refusal (W-047)."""
    if p.car_supply[seat] == 0:
        return refuse(reasons.NO_CAR_LEFT)
    return OK if p.owner[area] == seat else refuse(reasons.CAR_NEEDS_SOLDATO)


def may_put_boat(p: Position, seat: i64, sea: i64) -> i64:
    """OK if the seat can place a boat in this sea, else the refusal (W-048)."""
    if p.boat_supply[seat] == 0:
        return refuse(reasons.NO_BOAT_LEFT)
    return OK if by_the_sea(p, seat, sea) else refuse(reasons.SEA_NOT_ADJACENT)


def can_equip(p: Position, seat: i64, kinds: i64) -> bool:
    """True if equipment of one of these kinds could be placed somewhere; depends on public facts only."""
    board = p.board
    if kinds & A_CAR and p.car_supply[seat] > 0:
        for area in range(board.areas):
            if p.owner[area] == seat:
                return True
    if kinds & A_LAB:
        for area in range(board.areas):
            if may_put_lab(p, seat, area) == OK:
                return True
    if kinds & A_BOAT:
        for sea in range(board.seas):
            if may_put_boat(p, seat, sea) == OK:
                return True
    return False


def may_equip(p: Position, seat: i64, kinds: i64) -> i64:
    """OK if equipment of one of these kinds can be placed, else the refusal."""
    if can_equip(p, seat, kinds):
        return OK
    if kinds == A_CAR and p.car_supply[seat] == 0:
        return refuse(reasons.NO_CAR_LEFT)
    if kinds == A_BOAT and p.boat_supply[seat] == 0:
        return refuse(reasons.NO_BOAT_LEFT)
    if kinds == A_LAB and p.lab_supply == 0:
        return refuse(reasons.NO_LAB_LEFT)
    return refuse(reasons.NOTHING_TO_EQUIP)


class Equip(Step):
    """Place cars, boats or labs."""

    def forced(self, p: Position, dice: Chance) -> bool:
        if p.get(fields.EQUIP_LEFT) > 0 and can_equip(p, p.get(fields.SEAT), p.get(fields.EQUIP_KINDS)):
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_areas(p, seat, move_codes.CAR, out)
        out = self.try_each(p, seat, move_codes.BOAT, p.board.seas, out)
        out = self.try_areas(p, seat, move_codes.LAB, out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        kinds = p.get(fields.EQUIP_KINDS)
        if verb == move_codes.CAR:
            return may_put_car(p, seat, a) if kinds & A_CAR else refuse(reasons.NOT_THIS_EQUIPMENT)
        if verb == move_codes.BOAT:
            return may_put_boat(p, seat, a) if kinds & A_BOAT else refuse(reasons.NOT_THIS_EQUIPMENT)
        if verb == move_codes.LAB:
            return may_put_lab(p, seat, a) if kinds & A_LAB else refuse(reasons.NOT_THIS_EQUIPMENT)
        if verb == move_codes.PASS:
            return OK if p.get(fields.EQUIP_OPTIONAL) or p.get(fields.EQUIP_PLACED) else refuse(reasons.MUST_ACT)
        return refuse(reasons.OTHER_DECISION)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        p.set(fields.EQUIP_LEFT, p.get(fields.EQUIP_LEFT) - 1)
        p.set(fields.EQUIP_PLACED, p.get(fields.EQUIP_PLACED) + 1)
        if verb == move_codes.CAR:
            put_car(p, seat, a)
        elif verb == move_codes.LAB:
            put_lab(p, seat, a)
        else:
            launch(p, seat, a)


def launch(p: Position, seat: i64, sea: i64) -> None:
    """Put a boat into a sea; it may sail one sea further before the boats in its sea are counted."""
    put_boat(p, seat, sea)
    p.push(step_kinds.SAIL, seat, sea)


class Launch(Step):
    """Place the boats of an order in a sea beside its area (W-086)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        if p.get(fields.LAUNCH_LEFT) > 0 and p.boat_supply[p.get(fields.SEAT)] > 0:
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_each(p, seat, move_codes.BOAT, p.board.seas, out)
        return append(out, move_codes.PASS)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.BOAT:
            return refuse(reasons.OTHER_DECISION)
        if not (p.board.area_seas[p.get(fields.LAUNCH_AREA)] >> a) & 1:
            return refuse(reasons.SEA_NOT_AT_ORDER)
        return OK

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        p.set(fields.LAUNCH_LEFT, p.get(fields.LAUNCH_LEFT) - 1)
        launch(p, seat, a)


class Sail(Step):
    """Move the new boat one sea further, or leave it."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_each(p, seat, move_codes.SAIL, p.board.seas, out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.SAIL:
            return refuse(reasons.OTHER_DECISION)
        if a == p.get(fields.SAIL_SEA):
            return refuse(reasons.SAME_SEA)
        return OK if (p.board.sea_near[p.get(fields.SAIL_SEA)] >> a) & 1 else refuse(reasons.SEA_TOO_FAR)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        sea = p.get(fields.SAIL_SEA)
        p.pop()
        if verb == move_codes.SAIL:
            p.boats[sea * SEATS + seat] = p.boats[sea * SEATS + seat] - 1
            p.boats[a * SEATS + seat] = p.boats[a * SEATS + seat] + 1
            p.emit(event_kinds.BOAT_MOVED, seat, sea, a)
            sea = a
        if boats_in(p, sea) == p.board.max_boats + 1:
            sink(p, seat, sea)
            p.push(step_kinds.SINK, seat, sea)


def boats_in(p: Position, sea: i64) -> i64:
    count: i64 = 0
    for seat in range(SEATS):
        count += p.boats[sea * SEATS + seat]
    return count


def sink(p: Position, seat: i64, sea: i64) -> None:
    """Return a boat of this seat to its supply."""
    p.boats[sea * SEATS + seat] = p.boats[sea * SEATS + seat] - 1
    p.boat_supply[seat] = p.boat_supply[seat] + 1
    p.emit(event_kinds.BOAT_SUNK, seat, sea)


class Sink(Step):
    """A boat that was one too many in its sea has been returned: choose another boat there to return as well (W-049, WA-23)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        kinds: i64 = 0
        owner: i64 = -1
        for seat in range(SEATS):
            if p.boats[p.get(fields.SINK_SEA) * SEATS + seat] > 0:
                kinds += 1
                owner = seat
        if kinds > 1:
            return False
        sea = p.get(fields.SINK_SEA)
        p.pop()
        sink(p, owner, sea)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_each(p, seat, move_codes.SINK, p.board.families, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.SINK:
            return refuse(reasons.OTHER_DECISION)
        owner = p.seat_of(a)
        if owner < 0 or p.boats[p.get(fields.SINK_SEA) * SEATS + owner] == 0:
            return refuse(reasons.NO_BOAT_THERE)
        return OK

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        sea = p.get(fields.SINK_SEA)
        p.pop()
        sink(p, p.seat_of(a), sea)
