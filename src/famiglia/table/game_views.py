"""The game at a table as one viewer may see it: its current state, its log, and the steps of a replay."""

from typing import Any

from famiglia.game import Viewer

from . import bounds
from .errors import TableError
from .game_log import GameLog, LogLine
from .messages import GameState, GameStory, LogEntry, Step
from .streams import GAME
from .table import Table


def game_state(table: Table, viewer: Viewer) -> GameState | None:
    """The current state of the game; None before it has begun."""
    log = table.log
    if log is None:
        return None
    seat = viewer if isinstance(viewer, int) else None
    may_undo = seat is not None and len(log.lines) < bounds.UNDO_UNTIL
    undoable = log.record.undoable(seat) if may_undo else 0
    return log.kind.state(table, log, log.game, viewer, seat, undoable, log.turn)


def entries(table: Table, viewer: Viewer, after: int) -> list[LogEntry]:
    """The log after its first `after` lines, as a viewer may see it."""
    log = table.log
    if log is None:
        return []
    start = max(1, after)  # the header is no entry
    return [entry(log, number, line, viewer) for number, line in enumerate(log.lines[start:], start)]


def last_entries(table: Table, viewer: Viewer, after: int) -> list[LogEntry]:
    """The entries after the first `after` lines that fit into one message."""
    return entries(table, viewer, max(after, len(table.streams[GAME]) - bounds.ENTRIES_AT_ONCE))


def entry(log: GameLog, number: int, line: LogLine, viewer: Viewer) -> LogEntry:
    """One line of the log as a viewer may see it. The last line, which every viewer gets, is kept until the next one."""
    assert line.kind != "header"
    key = ("entry", number, log.kind.audience(log, viewer))
    found: LogEntry | None = log.views.get(key)
    if found is None:
        events = log.kind.events(log, line, viewer)
        found = LogEntry(n=number, at=line.at, kind=line.kind, events=events, moves=line.moves, seat=line.seat)
        if number == len(log.lines) - 1:
            log.views[key] = found
    return found


def steps(table: Table, viewer: Viewer, first: int, count: int) -> list[Step]:
    """Some steps of the replay, each with the state of the game after it. Step 0 is the deal."""
    log = table.log
    if log is None:
        return []
    found: list[Step] = []
    for number in range(max(0, first), min(first + count, step_count(table))):
        line = step_line(table, number)
        game = _at(log, number)
        turn = log.turn_at(number)
        state = log.kind.state(table, log, game, viewer, None, 0, turn)
        found.append(Step(line, entry(log, line, log.lines[line], viewer), state))
    return found


def step_count(table: Table) -> int:
    """The number of steps in the replay, including the deal."""
    return len(table.log.move_lines) + 1 if table.log is not None else 0


def step_line(table: Table, number: int) -> int:
    """The line number of this step in the record."""
    assert table.log is not None
    return table.log.move_lines[number - 1] if number else 1


def story(table: Table) -> GameStory:
    """The story of the finished game, computed once; raises `TableError` while it runs."""
    log = table.log
    if log is None or not log.over:
        raise TableError("not-over")
    if log.finished_story is None:
        log.finished_story = log.kind.story(log)
    return log.finished_story


def _at(log: GameLog, number: int) -> Any:
    """The game after this number of moves; it must not be changed."""
    if number == len(log.move_lines):
        return log.game
    game = log.game.copy()
    game.position = log.record.position_before(number)
    return game
