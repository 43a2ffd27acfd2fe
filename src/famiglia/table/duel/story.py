"""The story of a finished duel: the points after each turn, and the moves that changed most."""

from itertools import pairwise
from typing import Final

from famiglia.duel.score import points
from famiglia.rulebook import message

from ..game_log import GameLog
from ..sentences import Moment, moment
from .messages import DuelStory, DuelStoryPoint

MOST_MOMENTS: Final = 5


def duel_story(log: GameLog) -> DuelStory:
    """The story of a finished duel."""
    scores = [[points(game.position, seat) for seat in (0, 1)] for game in log.replay()]
    turns = {turn: DuelStoryPoint(turn, score) for turn, score in zip([0, *log.turns], scores, strict=True)}
    return DuelStory(list(turns.values()), _moments(scores))


def _moments(scores: list[list[int]]) -> list[Moment]:
    leads = [one - other for one, other in scores]
    swings = [(step, now - before) for step, (before, now) in enumerate(pairwise(leads), 1)]
    largest = sorted((swing for swing in swings if swing[1]), key=lambda swing: -abs(swing[1]))[:MOST_MOMENTS]
    return [_moment(step, change) for step, change in sorted(largest)]


def _moment(step: int, change: int) -> Moment:
    seat = 0 if change > 0 else 1
    return moment(step, seat, message("moment-lead", seat=seat, points=abs(change)))
