"""The game of a table as one viewer may know it, now or at any step since the deal."""

from typing import Any

from famiglia.game import Viewer

from . import bounds
from .game_log import GameLog, LogLine
from .messages import GameState, LogEntry, Step
from .table import Table


def game_state(table: Table, viewer: Viewer) -> GameState | None:
    """The game now; None before it has begun."""
    log = table.log
    if log is None:
        return None
    seat = viewer if isinstance(viewer, int) else None
    may_undo = seat is not None and len(log.lines) < bounds.UNDO_UNTIL
    undoable = log.record.undoable(seat) if may_undo else 0
    return log.kind.state(table, log, log.game, viewer, seat, undoable, log.turn)


def entries(table: Table, viewer: Viewer, after: int) -> list[LogEntry]:
    """The log after this number of lines, as a viewer may know it."""
    log = table.log
    if log is None:
        return []
    start = max(1, after)  # the header is no entry
    return [entry(log, number, told, viewer) for number, told in enumerate(log.lines[start:], start)]


def entry(log: GameLog, number: int, told: LogLine, viewer: Viewer) -> LogEntry:
    """One line of the log."""
    assert told.kind != "header"
    return LogEntry(
        n=number,
        at=told.at,
        kind=told.kind,
        events=log.kind.events(log, told, viewer),
        moves=told.moves,
        seat=told.seat,
    )


def steps(table: Table, viewer: Viewer, first: int, count: int) -> list[Step]:
    """Some steps of the replay, counted from the deal, which is step 0; each with how the table stood after it."""
    log = table.log
    if log is None:
        return []
    found = []
    for number in range(max(0, first), min(first + count, step_count(table))):
        line = step_line(table, number)
        game = _at(log, number)
        turn = log.turn_at(number)
        state = log.kind.state(table, log, game, viewer, None, 0, turn)
        found.append(Step(line, entry(log, line, log.lines[line], viewer), state))
    return found


def step_count(table: Table) -> int:
    """How many steps a replay has, the deal among them."""
    return len(table.log.standing) + 1 if table.log is not None else 0


def step_line(table: Table, number: int) -> int:
    """The line of the record that made this step."""
    assert table.log is not None
    return table.log.standing[number - 1] if number else 1


def _at(log: GameLog, number: int) -> Any:
    """The game as it stood after so many moves; only to look at."""
    if number == len(log.standing):
        return log.game
    game = log.game.copy()
    game.position = log.record.position_before(number)
    return game
