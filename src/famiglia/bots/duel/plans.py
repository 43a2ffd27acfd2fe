"""Everything that a seat can still do in its turn before the next card is drawn."""

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.duel.accountant import exchange, list_accountants, list_exchanges, play_accountant, stop
from famiglia.duel.brute import least_amount, most_amount, play_brute
from famiglia.duel.cards import BRUTE, MERCENARY, Card, Pile, count, one, value_of
from famiglia.duel.move_codes import BRUTE as BRUTE_MOVE
from famiglia.duel.move_codes import PASS, STOP, Code, card_a, card_b, card_c, code, is_new
from famiglia.duel.position import BRUTES, EXCHANGE, OVER, Position
from famiglia.duel.street import list_refreshes, put_away, turn_up
from famiglia.duel.take import list_payments, list_takes, take
from famiglia.duel.turn import begin_turn, close_turn

from .judges import Judge

Abilities: TypeAlias = i64
"""A set of what a player thinks of: the abilities of families, an Accountant and a Brute in the same turn, and passing although
a card can be taken."""

ACCOUNTANTS: Final = 1
BRUTES_TOO: Final = 2
MERCENARIES: Final = 4
PASSES: Final = 8
COMBINATIONS: Final = 16
ALL: Final = 31

MOST_EXCHANGES: Final = 4
"""An Accountant never makes more."""

ANY: Final = -1
"""No first move is fixed yet."""


@final
class Plan:
    """A way to go on to the end of the turn, or to the next draw."""

    def __init__(self, first: Code, after: Position, draws: i64, worth: float) -> None:
        self.first = first
        self.after = after
        """The position after it, before any card is drawn."""
        self.draws = draws
        """How many cards a refresh draws next; 0 if the turn is over."""
        self.worth = worth

    def draw(self, dice: Chance) -> None:
        """Let chance act: the cards of the refresh, or the Street of the next turn."""
        if self.draws:
            turn_up(self.after, self.draws, dice)
        elif self.after.step != OVER:
            begin_turn(self.after, dice)


@final
class Planner:
    """Lists the plans of a position with their worth, as far as a player thinks."""

    def __init__(self, judge: Judge, abilities: Abilities, width: i64, exchanges: i64) -> None:
        self.judge = judge
        self.abilities = abilities
        self.width = width
        """After each exchange of an Accountant, so many of the positions that are worth most are followed."""
        self.most = exchanges
        """No more exchanges are thought of in one turn."""
        self.seat: i64 = 0
        self.plans: list[Plan] = []

    def find(self, position: Position) -> list[Plan]:
        """Every plan for the seat whose turn it is."""
        self.seat = position.seat
        self.plans = []
        self.judge.look(position, self.seat)
        if position.step == EXCHANGE:
            if position.fetched:
                stopped = position.copy()
                stop(stopped)
                self.finish(stopped, STOP)
                if value_of(position.accountant) - position.exchanges_left >= self.most:
                    return self.plans
            self.exchange(position, ANY)
            return self.plans
        for refresh in list_refreshes(position, vec[i64]()):
            after = position.copy()
            put_away(after, card_a(refresh), is_new(refresh))
            self.add(refresh, after, value_of(card_a(refresh)))
        if self.abilities & ACCOUNTANTS:
            for move in list_accountants(position, vec[i64]()):
                begun = position.copy()
                play_accountant(begun, card_a(move))
                self.exchange(begun, move)
        self.finish(position, ANY)
        return self.plans

    def add(self, first: Code, after: Position, draws: i64) -> None:
        self.plans.append(Plan(first, after, draws, self.judge.worth(after, self.seat, draws)))

    def exchange(self, start: Position, first: Code) -> None:
        """Exchange card by card; after each exchange go on with those positions only that are worth most."""
        reached = [Plan(first, start, 0, 0.0)]
        while reached:
            found: list[Plan] = []
            hands: set[int] = set()
            for plan in reached:
                for move in list_exchanges(plan.after, vec[i64]()):
                    if move != STOP:
                        after = plan.after.copy()
                        exchange(after, card_a(move), card_b(move))
                        hand = int(after.hand())
                        if hand not in hands:
                            hands.add(hand)
                            worth = self.judge.worth(after, self.seat, 0)
                            found.append(Plan(move if plan.first == ANY else plan.first, after, 0, worth))
            found.sort(key=worth_of, reverse=True)
            reached = []
            for plan in found[: self.width]:
                done = plan.after.copy()
                if done.step == EXCHANGE:
                    stop(done)
                    if value_of(plan.after.accountant) - plan.after.exchanges_left < self.most:
                        reached.append(plan)
                self.finish(done, plan.first)

    def finish(self, position: Position, first: Code) -> None:
        """Use a Brute or not, then take a card or pass."""
        found = len(self.plans)
        combined = position.step == BRUTES
        if position.step <= BRUTES and self.abilities & BRUTES_TOO and (not combined or self.abilities & COMBINATIONS):
            for brute in range(i64(BRUTE + 1), i64(BRUTE + 5)):
                if count(position.hand(), brute):
                    self.lowered(position, brute, first)
        for move in list_takes(position, vec[i64]()):
            if self.thinks_of(move):
                self.take(position, move, move if first == ANY else first)
        if self.abilities & PASSES or len(self.plans) == found:
            passed = position.copy()
            close_turn(passed, False)
            self.add(PASS if first == ANY else first, passed, 0)

    def lowered(self, position: Position, brute: Card, first: Code) -> None:
        """Lower each card of the Street and take it."""
        new: i64 = 1 if position.new else 0
        pile: Pile = position.new if new else position.old
        hand = position.hand() - one(brute)
        target: Card = 0
        while pile:
            if pile & 7 and value_of(target):
                for amount in range(least_amount(position, brute, target), most_amount(brute, target) + 1):
                    for move in list_payments(position, hand, target, amount, new, vec[i64]()):
                        if self.thinks_of(move):
                            begun = position.copy()
                            play_brute(begun, brute, target, new, amount)
                            played = code(BRUTE_MOVE, brute, target, amount, new)
                            self.take(begun, move, played if first == ANY else first)
            pile >>= 3
            target += 1

    def thinks_of(self, move: Code) -> bool:
        """False if the payment needs the ability of a Mercenary that the player does not think of."""
        back, down = card_b(move), card_c(move)
        return self.abilities & MERCENARIES != 0 or back == down or max(back, down) < MERCENARY

    def take(self, position: Position, move: Code, first: Code) -> None:
        after = position.copy()
        take(after, card_a(move), card_c(move), is_new(move))
        close_turn(after, True)
        self.add(first, after, 0)


def worth_of(plan: Plan) -> float:
    return plan.worth


def best(plans: list[Plan]) -> Plan:
    """The plan that is worth most; the first of them if several are."""
    chosen = plans[0]
    for plan in plans:
        if plan.worth > chosen.worth:
            chosen = plan
    return chosen
