"""A movement, step by step: bribes, number, car, special orders, arrival or attack (W-093 to W-103, W-134 to W-137).

All steps of a movement and of its conflict use the same frame.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import EMPTY, NEUTRAL
from ..engine.effects import BUY_OFF, REPLACE_DEFENDERS, T_BRIBE
from ..engine.options import SPOILS_FROM_ANY_LOSS
from ..engine.pieces import enter, from_supply, pay, remove, spoils, to_supply, vacate, withdraw
from ..engine.position import Position
from ..engine.step import OK, Step, number_between, refuse
from .bonuses import attack_bonus, defence_bonus


class Bribery(Step):
    """With Bribery, pay to send a defender back, right after the target is named (W-142, WA-50, WA-74)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(fields.SEAT)
        if p.tile_of(seat, T_BRIBE) >= 0 and p.hostile(p.get(fields.MOVE_TO), seat):
            return False
        p.set(fields.STEP, step_kinds.HOW_MANY)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_one(p, seat, move_codes.BRIBE, out)
        return append(out, move_codes.PASS)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.BRIBE:
            return refuse(reasons.OTHER_DECISION)
        cost = p.board.tile_cost[p.tile_of(seat, T_BRIBE)]
        return OK if p.money[seat] >= cost else refuse(reasons.PRICE_SHORT, cost, p.money[seat])

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        target = p.get(fields.MOVE_TO)
        p.set(fields.STEP, step_kinds.HOW_MANY)
        if verb == move_codes.BRIBE:
            tile = p.tile_of(seat, T_BRIBE)
            pay(p, seat, p.board.tile_cost[tile])
            gone = min(p.board.tile_n[tile], p.soldati[target])
            if p.owner[target] == NEUTRAL and p.rules & SPOILS_FROM_ANY_LOSS:
                spoils(p, seat, gone)
            remove(p, target, gone)


class HowMany(Step):
    """Choose how many Soldati move, at least 1 (W-091, W-094)."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.numbers(move_codes.SOLDATI, 1, p.soldati[p.get(fields.MOVE_FROM)], out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.SOLDATI:
            return refuse(reasons.OTHER_DECISION)
        return number_between(a, 1, p.soldati[p.get(fields.MOVE_FROM)])

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.set(fields.MOVE_SOLDATI, a)
        p.set(fields.STEP, step_kinds.CAR_ALONG)


def car_is_free(p: Position, source: i64) -> bool:
    """True if a car may go along from here: the order has not used a car yet, or the car it used is here."""
    if p.below() != step_kinds.FIGHT:
        return True
    used = p.get_below(fields.FIGHT_CAR) - 1
    return not p.get_below(fields.FIGHT_CAR_LOST) and (used < 0 or used == source)


class CarAlong(Step):
    """Choose whether a car goes along: one car for the whole order, and only by land (W-093, WA-29)."""

    def available(self, p: Position) -> bool:
        source = p.get(fields.MOVE_FROM)
        by_land = p.get(fields.MOVE_WAY) == move_codes.BY_LAND
        return by_land and p.cars[source] > 0 and car_is_free(p, source)

    def forced(self, p: Position, dice: Chance) -> bool:
        if self.available(p):
            return False
        p.set(fields.STEP, step_kinds.REPLACE)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.numbers(move_codes.CARS, 0, 1, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.CARS:
            return refuse(reasons.OTHER_DECISION)
        return number_between(a, 0, 1)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.set(fields.MOVE_CAR, a)
        p.set(fields.STEP, step_kinds.REPLACE)


def special(p: Position, verb: i64) -> i64:
    """The effect of the moving order with this verb, or -1."""
    if p.get(fields.MOVE_SLOT) < 0:
        return -1
    board = p.board
    order = p.order_number(p.get(fields.MOVE_SLOT))
    first = board.effect_first[order]
    for effect in range(first, first + board.effect_count[order]):
        if board.effect_verb[effect] == verb:
            return effect
    return -1


class Replace(Step):
    """Replace defenders by Soldati from the attacker's supply, which join the attack (W-134, W-137, WA-73)."""

    def limit(self, p: Position) -> i64:
        return min(p.board.effect_n[special(p, REPLACE_DEFENDERS)], p.soldati[p.get(fields.MOVE_TO)])

    def forced(self, p: Position, dice: Chance) -> bool:
        if special(p, REPLACE_DEFENDERS) >= 0 and p.hostile(p.get(fields.MOVE_TO), p.get(fields.SEAT)):
            return False
        p.set(fields.STEP, step_kinds.BUY)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.numbers(move_codes.REPLACE, 0, min(self.limit(p), p.supply[seat]), out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.REPLACE:
            return refuse(reasons.OTHER_DECISION)
        if a > p.supply[seat] and p.supply[seat] < self.limit(p):
            return refuse(reasons.SUPPLY_SHORT, a, p.supply[seat])
        return number_between(a, 0, self.limit(p))

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.set(fields.STEP, step_kinds.BUY)
        if a:
            target = p.get(fields.MOVE_TO)
            p.emit(event_kinds.REPLACED, seat, target, a)
            p.set(fields.MOVE_JOINING, from_supply(p, seat, a))
            if p.owner[target] == NEUTRAL and p.rules & SPOILS_FROM_ANY_LOSS:
                spoils(p, seat, a)
            remove(p, target, a)


class Buy(Step):
    """Pay for each defender that is to return to the supply (W-136)."""

    def cost(self, p: Position) -> i64:
        return p.board.effect_n[special(p, BUY_OFF)]

    def forced(self, p: Position, dice: Chance) -> bool:
        if special(p, BUY_OFF) >= 0 and p.hostile(p.get(fields.MOVE_TO), p.get(fields.SEAT)):
            return False
        set_out(p)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.numbers(
            move_codes.BUY, 0, min(p.soldati[p.get(fields.MOVE_TO)], p.money[seat] // self.cost(p)), out
        )

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.BUY:
            return refuse(reasons.OTHER_DECISION)
        if a > p.soldati[p.get(fields.MOVE_TO)]:
            return refuse(reasons.TOO_MANY, min(p.soldati[p.get(fields.MOVE_TO)], p.money[seat] // self.cost(p)), a)
        return OK if a * self.cost(p) <= p.money[seat] else refuse(reasons.PRICE_SHORT, a * self.cost(p), p.money[seat])

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if a:
            target = p.get(fields.MOVE_TO)
            pay(p, seat, a * self.cost(p))
            if p.owner[target] == NEUTRAL and p.rules & SPOILS_FROM_ANY_LOSS:
                spoils(p, seat, a)
            remove(p, target, a)
        set_out(p)


def set_out(p: Position) -> None:
    """Move the Soldati out; they enter an area that is empty or their own, and attack any other (W-095 to W-097)."""
    source = p.get(fields.MOVE_FROM)
    target = p.get(fields.MOVE_TO)
    soldati = p.get(fields.MOVE_SOLDATI)
    car = p.get(fields.MOVE_CAR)
    owner = p.get(fields.MOVE_OWNER)
    p.emit(event_kinds.MOVED, source, target, soldati, car)
    p.cars[source] = p.cars[source] - car
    withdraw(p, source, soldati)
    p.set(fields.MOVE_SOLDATI, soldati + p.get(fields.MOVE_JOINING))
    if p.owner[target] == EMPTY or p.owner[target] == owner:
        arrive(p)
    else:
        attack(p)


def arrive(p: Position) -> None:
    """End the movement in an area that is empty or belongs to the Soldati that move."""
    target = p.get(fields.MOVE_TO)
    new = p.owner[target] != p.get(fields.MOVE_OWNER)
    enter(p, p.get(fields.MOVE_OWNER), target, p.get(fields.MOVE_SOLDATI), p.get(fields.MOVE_CAR))
    end_movement(p, True, new)


def end_movement(p: Position, arrived: bool, taken: bool) -> None:
    """Return to the order, and note in its frame where its Soldati and its car are now (W-115, WA-29, WA-30)."""
    seat = p.get(fields.SEAT)
    target = p.get(fields.MOVE_TO)
    car = p.get(fields.MOVE_CAR)
    agitated = p.get(fields.MOVE_SLOT) < 0
    p.pop()
    if agitated:
        return
    if car:
        p.set_optional(fields.FIGHT_CAR, target if arrived else -1)
        p.set(fields.FIGHT_CAR_LOST, 0 if arrived else 1)
    p.set_optional(fields.FIGHT_REACHED, target if arrived else -1)
    p.set_optional(fields.FIGHT_TAKEN, target if taken else -1)
    if taken:
        p.emit(event_kinds.TAKEN, seat, target)
        p.push(step_kinds.RECRUITMENT, seat, target)


def attack(p: Position) -> None:
    """Remove defenders according to the bonuses; if any are left, the conflict begins (W-098 to W-103)."""
    target = p.get(fields.MOVE_TO)
    bonus = attack_bonus(p)
    defence = defence_bonus(p, target)
    p.emit(event_kinds.ATTACK, p.get(fields.MOVE_OWNER), target, bonus, defence)
    hits = min(bonus - defence, p.soldati[target])
    if hits > 0:
        remove_defenders(p, hits)
    if p.soldati[target] == 0:
        conquer(p)
    else:
        p.set(fields.STEP, step_kinds.STYLE)


def remove_defenders(p: Position, n: i64) -> None:
    """Return defenders to the supply; for each gray one the attacker recruits a Soldato (W-101)."""
    target = p.get(fields.MOVE_TO)
    owner = p.owner[target]
    p.soldati[target] = p.soldati[target] - n
    to_supply(p, owner, n)
    p.emit(event_kinds.LOST, owner, target, n)
    if owner == NEUTRAL:
        spoils(p, p.get(fields.SEAT), n)


def conquer(p: Position) -> None:
    """The attacker takes the area; the former owner loses cars, orders and one lab there (W-102, W-114)."""
    target = p.get(fields.MOVE_TO)
    vacate(p, target)
    enter(p, p.get(fields.MOVE_OWNER), target, p.get(fields.MOVE_SOLDATI), p.get(fields.MOVE_CAR))
    end_movement(p, True, True)


def repelled(p: Position) -> None:
    """End an attack without survivors: its car is lost, and the area is empty if no defender is left (W-113, WA-38, WA-39)."""
    target = p.get(fields.MOVE_TO)
    if p.get(fields.MOVE_CAR):
        p.car_supply[p.get(fields.MOVE_OWNER)] = p.car_supply[p.get(fields.MOVE_OWNER)] + 1
        p.emit(event_kinds.CARS_LOST, p.get(fields.MOVE_OWNER), target, 1)
    if p.soldati[target] == 0:
        vacate(p, target)
    end_movement(p, False, False)
