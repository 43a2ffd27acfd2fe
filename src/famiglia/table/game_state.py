"""The game of a table through somebody's eyes, now or at any step since the deal."""

from typing import Any

from famiglia.game import Viewer

from . import bounds, messages
from .messages import GameState, Step
from .story import Story, Told
from .table import Table


def game_state(table: Table, viewer: Viewer, lang: str | None) -> GameState | None:
    """The game now; None before it has begun."""
    story = table.story
    if story is None:
        return None
    seat = viewer if isinstance(viewer, int) else None
    may_undo = seat is not None and len(story.told) < bounds.UNDO_UNTIL
    undoable = story.record.undoable(seat) if may_undo else 0
    return story.kind.state(table, story, story.game, viewer, seat, undoable, story.turn, lang)


def entries(table: Table, viewer: Viewer, after: int, lang: str | None) -> list[messages.Entry]:
    """The log after this number of lines, as a viewer may know it."""
    story = table.story
    if story is None:
        return []
    start = max(1, after)  # the header is no entry
    return [entry(table, story, number, told, viewer, lang) for number, told in enumerate(story.told[start:], start)]


def entry(table: Table, story: Story, number: int, told: Told, viewer: Viewer, lang: str | None) -> messages.Entry:
    """One line of the log."""
    assert told.kind != "header"
    return messages.Entry(
        n=number,
        at=told.at,
        kind=told.kind,
        events=story.kind.events(table, story, number, told, viewer, lang),
        moves=told.moves,
        seat=told.seat,
    )


def steps(table: Table, viewer: Viewer, first: int, count: int, lang: str | None = None) -> list[Step]:
    """Some steps of the replay, counted from the deal, which is step 0; each with how the table stood after it."""
    story = table.story
    if story is None:
        return []
    found = []
    for number in range(max(0, first), min(first + count, step_count(table))):
        line = step_line(table, number)
        game = _at(story, number)
        turn = story.turn_at(number)
        state = story.kind.state(table, story, game, viewer, None, 0, turn, lang)
        found.append(Step(line, entry(table, story, line, story.told[line], viewer, lang), state))
    return found


def step_count(table: Table) -> int:
    """How many steps a replay has, the deal among them."""
    return len(table.story.standing) + 1 if table.story is not None else 0


def step_line(table: Table, number: int) -> int:
    """The line of the record that made this step."""
    assert table.story is not None
    return table.story.standing[number - 1] if number else 1


def _at(story: Story, number: int) -> Any:
    """The game as it stood after so many moves; only to look at."""
    if number == len(story.standing):
        return story.game
    game = story.game.copy()
    game.position = story.record.position_before(number)
    return game
