"""Advice in the duel: the best plans of the adviser's net, played on with the same luck, and compared in words."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from famiglia.dice import Chance
from famiglia.duel import Move, Position
from famiglia.duel.move_codes import ACCOUNT, BRUTE, EXCHANGE, STOP, Code, card_a, card_b, what
from famiglia.duel.moves import move_of
from famiglia.duel.position import OVER
from famiglia.duel.text.describe import offer_message
from famiglia.duel.turn import make
from famiglia.duel.view import View, guess
from famiglia.rulebook import Message

from ..advice import Advice, Line
from .features import features
from .judges import LEAD_COUNTS, NetJudge, lead_of, outcome
from .levels import WIDTH
from .net import POINTS
from .plans import ALL, MOST_EXCHANGES, Plan, Planner, best
from .reasons import Prospect, against, in_favour, prospect
from .rollouts import Candidate, Rollouts, same
from .weights import shipped

LINES: Final = 3
"""So many ways to go on are shown."""
CANDIDATES: Final = 5
"""So many are played out."""
ROLLOUTS: Final = 32
DEPTH: Final = 6
"""How many decisions a rollout consists of."""
SECONDS: Final = 0.5
"""After so many seconds the lines are compared no further."""


@dataclass(frozen=True)
class Option:
    """A way to go on: its plan, its moves, and what it has brought when it was played out."""

    candidate: Candidate
    course: tuple[Move, ...]
    prospect: Prospect

    @property
    def worth(self) -> float:
        return float(self.candidate.worth())


def advise(
    view: View, moves: Sequence[Move], dice: Chance, clock: Callable[[], float] | None, asked: Move | None
) -> Advice:
    """Advice for the seat whose turn it is."""
    end = clock() + SECONDS if clock is not None else 0.0
    position = guess(view, dice)
    judge = NetJudge(shipped(view.edition))
    planner = Planner(judge, ALL, WIDTH, MOST_EXCHANGES)
    plans = planner.find(position)
    plans.sort(key=lambda plan: plan.worth, reverse=True)
    chosen = [Candidate(plan) for plan in different(plans)[:CANDIDATES]]
    wanted = next((plan for plan in plans if asked is not None and plan.first == asked.number), None)
    if wanted is not None and all(each.plan is not wanted for each in chosen):
        chosen.append(Candidate(wanted))
    compare(planner, chosen, view.seat, dice.below(1 << 31), lambda: clock is not None and clock() >= end)
    chosen.sort(key=lambda each: each.worth(), reverse=True)
    options = []
    for each in chosen:
        course = course_of(planner, position, each.plan, dice)
        options.append(Option(each, course, prospect(planner, position, each.plan, course, dice)))
    asked_option = next((option for option in options if option.candidate.plan is wanted), None)
    lines = [line(judge, view, option, options[0]) for option in options[:LINES]]
    return Advice(tuple(lines), line(judge, view, asked_option, options[0]) if asked_option is not None else None)


def different(plans: Iterable[Plan]) -> list[Plan]:
    """The best plan for each kind of first move: two ways to pay for a card, or to go on after it, are the same kind."""
    found: dict[tuple[int, int, int], Plan] = {}
    for plan in plans:
        kind = what(plan.first)
        second = int(card_b(plan.first)) if kind in (BRUTE, EXCHANGE) else 0
        found.setdefault((int(kind), int(card_a(plan.first)), second), plan)
    return list(found.values())


def compare(planner: Planner, candidates: Sequence[Candidate], seat: int, seed: int, late: Callable[[], bool]) -> None:
    """Play on from every candidate, again and again with the same luck for all, until the time is up."""
    if len(candidates) < 2:
        return
    rollouts = Rollouts(planner, ROLLOUTS, DEPTH)
    for number in range(ROLLOUTS):
        if late():
            return
        for candidate in candidates:
            candidate.total += rollouts.play(candidate.plan, seat, seed + number)
            candidate.count += 1.0


def course_of(planner: Planner, position: Position, plan: Plan, dice: Chance) -> tuple[Move, ...]:
    """All moves of a plan."""
    codes: list[Code] = [plan.first]
    now = position.copy()
    while what(codes[-1]) in (ACCOUNT, BRUTE, EXCHANGE, STOP):
        make(now, codes[-1], dice.copy())
        plans = planner.find(now)
        codes.append(next((each for each in plans if same(each, plan)), best(plans)).first)
    return tuple(move_of(code) for code in codes)


def line(judge: NetJudge, view: View, option: Option, first: Option) -> Line:
    """The option as a line of advice; `first` is the best one."""
    lead = lead_at_the_end(judge, option, view.seat)
    chance = chance_to_win(option, lead, view.seat)
    behind = chance_to_win(first, lead_at_the_end(judge, first, view.seat), view.seat) - chance
    reasons = in_favour(option.prospect) if option is first else against(option.prospect, first.prospect, behind)
    return Line(str(option.course[0]), plan_messages(view, option.course), chance, lead, reasons)


def lead_at_the_end(judge: NetJudge, option: Option, seat: int) -> float:
    """By how many points the seat should lead at the end."""
    plan = option.candidate.plan
    if plan.after.step == OVER:
        return float(lead_of(plan.after, seat))
    return POINTS * float(judge.net.lead(judge.net.hidden(features(plan.after, seat, plan.draws))))


def chance_to_win(option: Option, lead: float, seat: int) -> float:
    """The chance to win: what was measured, without the little that the lead counts beyond it."""
    plan = option.candidate.plan
    if plan.after.step == OVER:
        return float(outcome(plan.after, seat))
    return min(1.0, max(0.0, option.worth - LEAD_COUNTS * lead / POINTS))


def plan_messages(view: View, course: Iterable[Move]) -> tuple[Message, ...]:
    return tuple(offer_message(move, view.phase, False) for move in course)
