"""Pentito, Agitate, and Soldati that defect (W-121 to W-124, W-140)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from . import code, news, reasons, stages
from .board import NEUTRAL
from .options import SPOILS_FROM_ANY_LOSS, STRICT_PENTITO, WAR_1
from .pieces import enter, from_supply, remove, spoils
from .position import Position
from .step import OK, Step, area_bit, no


def may_hit(p: Position, seat: i64, origin: i64, area: i64, used: i64) -> i64:
    """Neutral or enemy Soldati of an adjacent area."""
    if area == origin:
        return no(reasons.BESIDE_ITSELF)
    if not (p.board.near[origin] >> area) & 1:
        return no(reasons.NOT_ADJACENT)
    if not p.hostile(area, seat):
        return no(reasons.HOSTILE_ONLY)
    return no(reasons.PENTITO_OTHER_AREA) if (used >> area) & 1 else OK


class Pentito(Step):
    """One own Soldato talks; each number is for another adjacent area (W-121, WA-04 to WA-06, WA-84).

    Removing some Soldati spends the smallest number that is large enough.

    Frame: 2 the order's area, 3 the effect, 4 numbers spent (a bit each), 5 removed so far, 6 areas used, 7 begun, 8 the
    least in all.
    """

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(1)
        if not p.get(7):
            p.set(7, 1)
            remove(p, p.get(2), 1)
            if p.rules & STRICT_PENTITO:
                p.set(8, self.reachable(p, seat, 0, 0) - 1)
            return True
        if self.largest(p, p.get(4)) > 0:
            for area in range(p.board.areas):
                if may_hit(p, seat, p.get(2), area, p.get(6)) == OK:
                    return False
        p.pop()
        return True

    def spent_on(self, p: Position, n: i64) -> i64:
        """Which number the removal of `n` spends, or -1 if none that is left is large enough."""
        found: i64 = -1
        k: i64 = 0
        while p.board.removal(p.get(3), k) > 0:
            if not (p.get(4) >> k) & 1:
                if p.rules & WAR_1:
                    return k if p.board.removal(p.get(3), k) >= n else -1
                if p.board.removal(p.get(3), k) >= n:
                    found = k
            k += 1
        return found

    def largest(self, p: Position, spent: i64) -> i64:
        """The largest number that is left, or 0: the numbers of a Pentito stand from the highest on."""
        k: i64 = 0
        while (spent >> k) & 1:
            k += 1
        return p.board.removal(p.get(3), k)

    def reachable(self, p: Position, seat: i64, spent: i64, used: i64) -> i64:
        """The most that the numbers not yet spent can remove from areas not yet used."""
        board = p.board
        total: i64 = 0
        number = self.largest(p, spent)
        while number > 0:
            best: i64 = -1
            for area in range(board.areas):
                if may_hit(p, seat, p.get(2), area, used) == OK and (best < 0 or p.soldati[area] > p.soldati[best]):
                    best = area
            if best < 0:
                break
            total += min(number, p.soldati[best])
            used = used | area_bit(best)
            spent = spent | (spent + 1)
            number = self.largest(p, spent)
        return total

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        number = self.largest(p, p.get(4))
        for area in range(p.board.areas):
            if may_hit(p, seat, p.get(2), area, p.get(6)) == OK:
                for n in range(1, number + 1):
                    if self.check(p, seat, code.REMOVE, area, n, 0) == OK:
                        out = append(out, code.code(code.REMOVE, area, n))
        return self.try_one(p, seat, code.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == code.PASS:
            return OK if p.get(5) >= p.get(8) else no(reasons.PENTITO_STRICT, p.get(8), p.get(5))
        if verb != code.REMOVE:
            return no(reasons.OTHER_DECISION)
        refused = may_hit(p, seat, p.get(2), a, p.get(6))
        if refused != OK:
            return refused
        number = self.largest(p, p.get(4))
        if b < 1:
            return no(reasons.TOO_FEW, 1, b)
        if b > number and number <= p.soldati[a]:
            return no(reasons.PENTITO_LIMIT, number, b)
        if b > p.soldati[a]:
            return no(reasons.TOO_MANY, p.soldati[a], b)
        rest = self.reachable(p, seat, p.get(4) | area_bit(self.spent_on(p, b)), p.get(6) | area_bit(a))
        total = p.get(5) + b + rest
        return OK if total >= p.get(8) else no(reasons.PENTITO_STRICT, p.get(8), total)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == code.PASS:
            p.pop()
            return
        p.set(4, p.get(4) | area_bit(self.spent_on(p, b)))
        p.set(5, p.get(5) + b)
        p.set(6, p.get(6) | area_bit(a))
        neutral = p.owner[a] == NEUTRAL
        remove(p, a, b)
        if neutral:
            spoils(p, seat, b)


# Agitate.


def may_agitate(p: Position, seat: i64, origin: i64, reach: i64, source: i64, target: i64) -> i64:
    """Gray Soldati of an area within reach move to an area next to them (W-122, WA-42, WA-44, WA-45)."""
    board = p.board
    if p.owner[source] != NEUTRAL:
        return no(reasons.AGITATE_NEUTRALS)
    distance = board.distance[origin * board.areas + source]
    if distance > reach or distance == 0:
        return no(reasons.AGITATE_TOO_FAR, reach, distance)
    if source == target:
        return no(reasons.BESIDE_ITSELF)
    if not (board.near[source] >> target) & 1:
        return no(reasons.NOT_ADJACENT)
    return no(reasons.AGITATE_OWN_TEAM) if p.same_team(p.owner[target], seat) else OK


def can_agitate(p: Position, seat: i64, origin: i64, reach: i64) -> bool:
    for source in range(p.board.areas):
        if p.owner[source] == NEUTRAL and 0 < p.board.distance[origin * p.board.areas + source] <= reach:
            for target in range(p.board.areas):
                if may_agitate(p, seat, origin, reach, source, target) == OK:
                    return True
    return False


class Agitate(Step):
    """Which neutrals march where. Frame: 2 the order's area, 3 the reach."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        for source in range(p.board.areas):
            if p.owner[source] == NEUTRAL:
                for target in range(p.board.areas):
                    if may_agitate(p, seat, p.get(2), p.get(3), source, target) == OK:
                        out = append(out, code.code(code.AGITATE, source, target))
        return append(out, code.PASS)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == code.PASS:
            return OK
        if verb != code.AGITATE:
            return no(reasons.OTHER_DECISION)
        return may_agitate(p, seat, p.get(2), p.get(3), a, b)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.pop()
        if verb == code.AGITATE:
            p.push(stages.HOW_MANY, seat, a, b, code.BY_LAND)
            p.set(7, -1)
            p.set(8, NEUTRAL)


# White B.


def can_defect(p: Position, seat: i64, origin: i64) -> bool:
    for area in range(p.board.areas):
        if may_hit(p, seat, origin, area, 0) == OK:
            return True
    return False


class Defect(Step):
    """Soldati of adjacent areas become own ones, one by one (W-140, WA-54, WA-73). Frame: 2 the area, 3 how many left."""

    def forced(self, p: Position, dice: Chance) -> bool:
        if p.get(3) > 0 and can_defect(p, p.get(1), p.get(2)):
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_areas(p, seat, code.DEFECT, out)
        return append(out, code.PASS)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == code.PASS:
            return OK
        if verb != code.DEFECT:
            return no(reasons.OTHER_DECISION)
        refused = may_hit(p, seat, p.get(2), a, 0)
        if refused != OK:
            return refused
        return OK if p.supply[seat] > 0 else no(reasons.SUPPLY_SHORT, 1, 0)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == code.PASS:
            p.pop()
            return
        p.set(3, p.get(3) - 1)
        p.tell(news.REPLACED, seat, a, 1)
        joined = from_supply(p, seat, 1)
        if p.owner[a] == NEUTRAL and p.rules & SPOILS_FROM_ANY_LOSS:
            spoils(p, seat, 1)
        remove(p, a, 1)
        enter(p, seat, p.get(2), joined)
