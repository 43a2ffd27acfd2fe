"""Movements and Strikes of an order: their start, their target and their car (W-091 to W-097, W-115 to W-120, W-138)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import EMPTY, NEUTRAL, SEATS
from ..engine.effects import T_LEAPFROG, T_STRIKE_RANGE
from ..engine.pieces import pay, remove, spoils
from ..engine.position import Position
from ..engine.step import OK, Step, refuse
from .bonuses import defence_bonus, strike_bonus


def reached_by_sea(p: Position, seat: i64, source: i64) -> i64:
    """The areas that can be reached from this area by a chain of the team's boats, a bit each (W-092)."""
    board = p.board
    seas: i64 = 0
    grown = True
    while grown:
        grown = False
        for sea in range(board.seas):
            if (seas >> sea) & 1 or not team_boat(p, seat, sea):
                continue
            if (board.area_seas[source] >> sea) & 1 or board.sea_near[sea] & seas:
                seas = seas | (0x4000000000000000 >> (62 - sea))
                grown = True
    areas: i64 = 0
    for sea in range(board.seas):
        if (seas >> sea) & 1:
            areas = areas | board.coast[sea]
    return areas


def team_boat(p: Position, seat: i64, sea: i64) -> bool:
    return p.boats[sea * SEATS + seat] > 0 or p.boats[sea * SEATS + p.board.mate[seat]] > 0


def may_target(p: Position, seat: i64, source: i64, target: i64) -> i64:
    """OK unless the target is the source itself or an area of the teammate; otherwise the refusal (W-072, W-091)."""
    if source == target:
        return refuse(reasons.SAME_AREA)
    if p.owner[target] != seat and p.same_team(p.owner[target], seat):
        return refuse(reasons.MATES_AREA)
    return OK


class Fight(Step):
    """Choose one of the movements and Strikes that the order has left."""

    def forced(self, p: Position, dice: Chance) -> bool:
        reached = p.get_optional(fields.FIGHT_REACHED)
        taken = p.get_optional(fields.FIGHT_TAKEN)
        moves = p.get(fields.FIGHT_MOVEMENTS)
        if can_fight(
            p, p.get(fields.SEAT), p.get(fields.FIGHT_AREA), reached, taken, moves, p.get(fields.FIGHT_STRIKES)
        ):
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        board = p.board
        origin = p.get(fields.FIGHT_AREA)
        reached = p.get_optional(fields.FIGHT_REACHED)
        if p.get(fields.FIGHT_MOVEMENTS):
            out = self.list_moves(p, seat, origin, out)
            if reached >= 0 and reached != origin:
                out = self.list_moves(p, seat, reached, out)
        if p.get(fields.FIGHT_STRIKES):
            for car in range(2):
                for target in range(board.areas):
                    if self.check(p, seat, move_codes.STRIKE, origin, target, car) == OK:
                        out = append(out, move_codes.code(move_codes.STRIKE, origin, target, car))
                    other = reached >= 0 and reached != origin
                    if other and self.check(p, seat, move_codes.STRIKE, reached, target, car) == OK:
                        out = append(out, move_codes.code(move_codes.STRIKE, reached, target, car))
        return append(out, move_codes.PASS)

    def list_moves(self, p: Position, seat: i64, source: i64, out: vec[i64]) -> vec[i64]:
        board = p.board
        if p.owner[source] != seat:
            return out
        by_sea = reached_by_sea(p, seat, source)
        allies = p.tile_of(seat, T_LEAPFROG) >= 0
        for target in range(board.areas):
            if (board.near[source] >> target) & 1 and may_target(p, seat, source, target) == OK:
                out = append(out, move_codes.code(move_codes.MOVE, source, target, move_codes.BY_LAND))
            if (by_sea >> target) & 1 and may_target(p, seat, source, target) == OK:
                out = append(out, move_codes.code(move_codes.MOVE, source, target, move_codes.BY_SEA))
            if allies and self.check(p, seat, move_codes.ALLIES, source, target, 0) == OK:
                out = append(out, move_codes.code(move_codes.ALLIES, source, target))
        return out

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.MOVE and verb != move_codes.ALLIES and verb != move_codes.STRIKE:
            return refuse(reasons.OTHER_DECISION)
        if verb == move_codes.STRIKE:
            if not p.get(fields.FIGHT_STRIKES):
                return refuse(reasons.NO_STRIKE_LEFT)
            if a != p.get(fields.FIGHT_AREA) and (a != p.get_optional(fields.FIGHT_TAKEN) or p.owner[a] != seat):
                return refuse(reasons.STRIKE_START)
            return may_strike(p, seat, a, b, c)
        if not p.get(fields.FIGHT_MOVEMENTS):
            return refuse(reasons.NO_MOVEMENT_LEFT)
        if a != p.get(fields.FIGHT_AREA) and a != p.get_optional(fields.FIGHT_REACHED):
            return refuse(reasons.MOVE_START)
        if p.owner[a] != seat:
            return refuse(reasons.NO_SOLDATI_TO_MOVE)
        refused = may_target(p, seat, a, b)
        if refused != OK:
            return refused
        if verb == move_codes.ALLIES:
            return may_leap(p, seat, a, b)
        if c == move_codes.BY_SEA:
            return OK if (reached_by_sea(p, seat, a) >> b) & 1 else refuse(reasons.NO_BOATS_THERE)
        return OK if (p.board.near[a] >> b) & 1 else refuse(reasons.NOT_ADJACENT)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        if verb == move_codes.STRIKE:
            p.set(fields.FIGHT_STRIKES, p.get(fields.FIGHT_STRIKES) - 1)
            strike(p, seat, p.get(fields.FIGHT_SLOT), a, b, c)
            return
        p.set(fields.FIGHT_MOVEMENTS, p.get(fields.FIGHT_MOVEMENTS) - 1)
        p.set_below(fields.ORDER_MOVED, 1)
        if verb == move_codes.ALLIES:
            pay(p, seat, p.board.tile_cost[p.tile_of(seat, T_LEAPFROG)])
        slot = p.get(fields.FIGHT_SLOT)
        p.push(step_kinds.BRIBERY, seat, a, b, c if verb == move_codes.MOVE else move_codes.BY_LAND)
        p.set(fields.MOVE_SLOT, slot)
        p.set(fields.MOVE_OWNER, seat)


def can_fight(p: Position, seat: i64, origin: i64, reached: i64, taken: i64, moves: i64, strikes: i64) -> bool:
    """True if any movement or Strike is possible from the order's area or from those reached and taken (-1 for none).

    Depends on public facts only.
    """
    board = p.board
    if moves:
        for source in (origin, reached):
            if source >= 0 and p.owner[source] == seat:
                targets = board.near[source] | reached_by_sea(p, seat, source)
                for target in range(board.areas):
                    if (targets >> target) & 1 and may_target(p, seat, source, target) == OK:
                        return True
    if strikes:
        for source in (origin, taken):
            if source >= 0 and (source == origin or p.owner[source] == seat):
                for target in range(board.areas):
                    if may_strike(p, seat, source, target, 0) == OK or may_strike(p, seat, source, target, 1) == OK:
                        return True
    return False


def may_leap(p: Position, seat: i64, source: i64, target: i64) -> i64:
    """OK if Allies allows a movement across an empty or neutral area to this target, else the refusal (W-141, WA-49)."""
    board = p.board
    tile = p.tile_of(seat, T_LEAPFROG)
    if tile < 0:
        return refuse(reasons.ALLIES_TILE)
    if (board.near[source] >> target) & 1:
        return refuse(reasons.ALLIES_NOT_NEEDED)
    across = board.near[source] & board.near[target]
    passable = False
    for area in range(board.areas):
        if (across >> area) & 1:
            empty = p.owner[area] == EMPTY and board.tile_extra[tile] & 1
            neutral = p.owner[area] == NEUTRAL and board.tile_extra[tile] & 2
            if empty or neutral:
                passable = True
    if not passable:
        return refuse(reasons.ALLIES_PATH)
    if p.money[seat] < board.tile_cost[tile]:
        return refuse(reasons.ALLIES_SHORT, board.tile_cost[tile], p.money[seat])
    return OK


# Strikes.


def may_strike(p: Position, seat: i64, source: i64, target: i64, car: i64) -> i64:
    """OK if a Strike on this target is allowed, else the refusal (W-116, W-117, W-144, WA-40)."""
    board = p.board
    if not p.hostile(target, seat):
        return refuse(reasons.STRIKE_TARGET)
    if car and p.cars[source] == 0:
        return refuse(reasons.NO_CAR_THERE)
    reach: i64 = 1
    tile = p.tile_of(seat, T_STRIKE_RANGE)
    if tile >= 0 and (car or not board.tile_flag[tile]):
        reach = board.tile_n[tile]
    distance = board.distance[source * board.areas + target]
    if distance <= reach:
        return OK
    return refuse(reasons.CAR_BOMB_TOO_FAR if reach > 1 else reasons.STRIKE_TOO_FAR, reach, distance)


def strike(p: Position, seat: i64, slot: i64, source: i64, target: i64, car: i64) -> None:
    """Carry out a Strike; a car used for it is lost (W-117 to W-119, WA-41)."""
    attack = strike_bonus(p, seat, slot, car)
    defence = defence_bonus(p, target)
    p.emit(event_kinds.STRUCK, seat, target, attack, defence)
    hits = min(attack - defence, p.soldati[target])
    if car:
        p.cars[source] = p.cars[source] - 1
        p.car_supply[seat] = p.car_supply[seat] + 1
        p.emit(event_kinds.CARS_LOST, seat, source, 1)
    if hits > 0:
        neutral = p.owner[target] == NEUTRAL
        remove(p, target, hits)
        if neutral:
            spoils(p, seat, hits)
