"""The story of a finished war, as the server sends it."""

from typing import Final

from famiglia.war.story import Story, Swing

from ..game_log import GameLog
from ..sentences import says
from .messages import SeatTally, WarMoment, WarStory, WarStoryPoint

MOST_MOMENTS: Final = 5


def war_story(log: GameLog) -> WarStory:
    """The story of a finished war."""
    replay = log.replay()
    story = Story(next(replay))
    for game, entry in zip(replay, log.record.entries, strict=True):
        story.add(game, entry.events)
    return WarStory(
        [WarStoryPoint(point.round, point.phase, [*point.mandamenti], [*point.areas]) for point in story.points],
        [SeatTally(seat, tally.played, tally.won, tally.lost) for seat, tally in enumerate(story.tallies)],
        [_moment(swing) for swing in largest(story.swings)],
    )


def largest(swings: list[Swing]) -> list[Swing]:
    """The swings that became turning points, in the order in which they happened; of equal ones the later decided more."""
    largest = sorted(swings, key=lambda swing: (-swing.mandamenti, -swing.areas, -swing.step))[:MOST_MOMENTS]
    return sorted(largest, key=lambda swing: swing.step)


def _moment(swing: Swing) -> WarMoment:
    sentence = says(swing.message)
    return WarMoment(sentence.id, sentence.args, n=swing.step, seat=swing.seat, round=swing.round)
