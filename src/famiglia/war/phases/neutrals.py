"""Pentito, Agitate, and Soldati that defect (W-121 to W-124, W-140)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import NEUTRAL
from ..engine.options import SPOILS_FROM_ANY_LOSS, STRICT_PENTITO, WAR_1
from ..engine.pieces import enter, from_supply, remove, spoils
from ..engine.position import Position
from ..engine.step import OK, Step, area_bit, refuse


def may_hit(p: Position, seat: i64, origin: i64, area: i64, used: i64) -> i64:
    """OK if the area is adjacent, hostile and not used yet, else the refusal."""
    if area == origin:
        return refuse(reasons.BESIDE_ITSELF)
    if not (p.board.near[origin] >> area) & 1:
        return refuse(reasons.NOT_ADJACENT)
    if not p.hostile(area, seat):
        return refuse(reasons.HOSTILE_ONLY)
    return refuse(reasons.PENTITO_OTHER_AREA) if (used >> area) & 1 else OK


class Pentito(Step):
    """Lose one Soldato; then each number removes Soldati from another adjacent area (W-121, WA-04 to WA-06, WA-84).

    A removal uses up the smallest number that is large enough for it.
    """

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(fields.SEAT)
        if not p.get(fields.PENTITO_BEGUN):
            p.set(fields.PENTITO_BEGUN, 1)
            remove(p, p.get(fields.PENTITO_AREA), 1)
            if p.rules & STRICT_PENTITO:
                p.set(fields.PENTITO_LEAST, self.reachable(p, seat, 0, 0) - 1)
            return True
        if self.largest(p, p.get(fields.PENTITO_SPENT)) > 0:
            for area in range(p.board.areas):
                if may_hit(p, seat, p.get(fields.PENTITO_AREA), area, p.get(fields.PENTITO_AREAS_USED)) == OK:
                    return False
        p.pop()
        return True

    def spent_on(self, p: Position, n: i64) -> i64:
        """The index of the number that the removal of `n` Soldati uses up, or -1 if no number left is large enough."""
        found: i64 = -1
        k: i64 = 0
        while p.board.removal(p.get(fields.PENTITO_EFFECT), k) > 0:
            if not (p.get(fields.PENTITO_SPENT) >> k) & 1:
                if p.rules & WAR_1:
                    return k if p.board.removal(p.get(fields.PENTITO_EFFECT), k) >= n else -1
                if p.board.removal(p.get(fields.PENTITO_EFFECT), k) >= n:
                    found = k
            k += 1
        return found

    def largest(self, p: Position, spent: i64) -> i64:
        """The largest number that is not used up, or 0; the numbers of a Pentito are sorted in descending order."""
        k: i64 = 0
        while (spent >> k) & 1:
            k += 1
        return p.board.removal(p.get(fields.PENTITO_EFFECT), k)

    def reachable(self, p: Position, seat: i64, spent: i64, used: i64) -> i64:
        """The most Soldati that the remaining numbers can remove from areas not used yet."""
        board = p.board
        total: i64 = 0
        number = self.largest(p, spent)
        while number > 0:
            best: i64 = -1
            for area in range(board.areas):
                if may_hit(p, seat, p.get(fields.PENTITO_AREA), area, used) == OK and (
                    best < 0 or p.soldati[area] > p.soldati[best]
                ):
                    best = area
            if best < 0:
                break
            total += min(number, p.soldati[best])
            used = used | area_bit(best)
            spent = spent | (spent + 1)
            number = self.largest(p, spent)
        return total

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        number = self.largest(p, p.get(fields.PENTITO_SPENT))
        for area in range(p.board.areas):
            if may_hit(p, seat, p.get(fields.PENTITO_AREA), area, p.get(fields.PENTITO_AREAS_USED)) == OK:
                for n in range(1, number + 1):
                    if self.check(p, seat, move_codes.REMOVE, area, n, 0) == OK:
                        out = append(out, move_codes.code(move_codes.REMOVE, area, n))
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return (
                OK
                if p.get(fields.PENTITO_REMOVED) >= p.get(fields.PENTITO_LEAST)
                else refuse(reasons.PENTITO_STRICT, p.get(fields.PENTITO_LEAST), p.get(fields.PENTITO_REMOVED))
            )
        if verb != move_codes.REMOVE:
            return refuse(reasons.OTHER_DECISION)
        refused = may_hit(p, seat, p.get(fields.PENTITO_AREA), a, p.get(fields.PENTITO_AREAS_USED))
        if refused != OK:
            return refused
        number = self.largest(p, p.get(fields.PENTITO_SPENT))
        most = min(number, p.soldati[a])
        if b < 1 or b > most:
            least = self.fewest(p, seat, a, most)
            if least == 0:
                return refuse(reasons.PENTITO_STRICT, p.get(fields.PENTITO_LEAST), self.total(p, seat, a, most))
            if b < 1:
                return refuse(reasons.TOO_FEW, least, b)
            return refuse(reasons.PENTITO_LIMIT if most == number else reasons.TOO_MANY, most, b)
        total = self.total(p, seat, a, b)
        return (
            OK
            if total >= p.get(fields.PENTITO_LEAST)
            else refuse(reasons.PENTITO_STRICT, p.get(fields.PENTITO_LEAST), total)
        )

    def total(self, p: Position, seat: i64, area: i64, n: i64) -> i64:
        """The most that this Pentito can remove in all if it removes `n` Soldati from this area now."""
        spent = p.get(fields.PENTITO_SPENT) | area_bit(self.spent_on(p, n))
        rest = self.reachable(p, seat, spent, p.get(fields.PENTITO_AREAS_USED) | area_bit(area))
        return p.get(fields.PENTITO_REMOVED) + n + rest

    def fewest(self, p: Position, seat: i64, area: i64, most: i64) -> i64:
        """The smallest number that may be removed from this area now, or 0 if even the largest is not enough (WA-84)."""
        for n in range(1, most + 1):
            if self.total(p, seat, area, n) >= p.get(fields.PENTITO_LEAST):
                return n
        return 0

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        p.set(fields.PENTITO_SPENT, p.get(fields.PENTITO_SPENT) | area_bit(self.spent_on(p, b)))
        p.set(fields.PENTITO_REMOVED, p.get(fields.PENTITO_REMOVED) + b)
        p.set(fields.PENTITO_AREAS_USED, p.get(fields.PENTITO_AREAS_USED) | area_bit(a))
        neutral = p.owner[a] == NEUTRAL
        remove(p, a, b)
        if neutral:
            spoils(p, seat, b)


# Agitate.


def may_agitate(p: Position, seat: i64, origin: i64, reach: i64, source: i64, target: i64) -> i64:
    """OK if gray Soldati within reach may move to this adjacent target, else the refusal (W-122, WA-42, WA-44, WA-45)."""
    board = p.board
    if p.owner[source] != NEUTRAL:
        return refuse(reasons.AGITATE_NEUTRALS)
    distance = board.distance[origin * board.areas + source]
    if distance > reach or distance == 0:
        return refuse(reasons.AGITATE_TOO_FAR, reach, distance)
    if source == target:
        return refuse(reasons.BESIDE_ITSELF)
    if not (board.near[source] >> target) & 1:
        return refuse(reasons.NOT_ADJACENT)
    return refuse(reasons.AGITATE_OWN_TEAM) if p.same_team(p.owner[target], seat) else OK


def can_agitate(p: Position, seat: i64, origin: i64, reach: i64) -> bool:
    for source in range(p.board.areas):
        if p.owner[source] == NEUTRAL and 0 < p.board.distance[origin * p.board.areas + source] <= reach:
            for target in range(p.board.areas):
                if may_agitate(p, seat, origin, reach, source, target) == OK:
                    return True
    return False


class Agitate(Step):
    """Choose an area from which neutrals move, and their target."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        for source in range(p.board.areas):
            if p.owner[source] == NEUTRAL:
                for target in range(p.board.areas):
                    if (
                        may_agitate(p, seat, p.get(fields.AGITATE_AREA), p.get(fields.AGITATE_REACH), source, target)
                        == OK
                    ):
                        out = append(out, move_codes.code(move_codes.AGITATE, source, target))
        return append(out, move_codes.PASS)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.AGITATE:
            return refuse(reasons.OTHER_DECISION)
        return may_agitate(p, seat, p.get(fields.AGITATE_AREA), p.get(fields.AGITATE_REACH), a, b)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.pop()
        if verb == move_codes.AGITATE:
            p.push(step_kinds.HOW_MANY, seat, a, b, move_codes.BY_LAND)
            p.set(fields.MOVE_SLOT, -1)
            p.set(fields.MOVE_OWNER, NEUTRAL)


# Defect.


def can_defect(p: Position, seat: i64, origin: i64) -> bool:
    for area in range(p.board.areas):
        if may_hit(p, seat, origin, area, 0) == OK:
            return True
    return False


class Defect(Step):
    """Replace Soldati of adjacent areas by the seat's own, one by one (W-140, WA-54, WA-73)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        if p.get(fields.DEFECT_LEFT) > 0 and can_defect(p, p.get(fields.SEAT), p.get(fields.DEFECT_AREA)):
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_areas(p, seat, move_codes.DEFECT, out)
        return append(out, move_codes.PASS)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.DEFECT:
            return refuse(reasons.OTHER_DECISION)
        refused = may_hit(p, seat, p.get(fields.DEFECT_AREA), a, 0)
        if refused != OK:
            return refused
        return OK if p.supply[seat] > 0 else refuse(reasons.SUPPLY_SHORT, 1, 0)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        p.set(fields.DEFECT_LEFT, p.get(fields.DEFECT_LEFT) - 1)
        p.emit(event_kinds.REPLACED, seat, a, 1)
        joined = from_supply(p, seat, 1)
        if p.owner[a] == NEUTRAL and p.rules & SPOILS_FROM_ANY_LOSS:
            spoils(p, seat, 1)
        remove(p, a, 1)
        enter(p, seat, p.get(fields.DEFECT_AREA), joined)
