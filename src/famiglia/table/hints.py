"""Hints: what a strong player would do in a seat, computed from the view of that seat alone."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from famiglia.bots import Clock
from famiglia.bots.advice import Advice, Line, advise, can_advise
from famiglia.dice import Dice
from famiglia.game import NotationError, Seat
from famiglia.record import AnyRecord

from .errors import TableError, bad_move
from .hint_messages import AskHint, Hint, HintLine
from .sentences import says

if TYPE_CHECKING:
    from .bot_task import PackedView
    from .game_log import GameLog
    from .table import Table


@dataclass(frozen=True)
class HintTask:
    """A question for advice as plain data for another process. It contains the view of the seat, never the position."""

    game: str
    moves: tuple[str, ...]
    packed: "PackedView"
    number: int
    asked: str | None

    def advice(self, clock: Clock | None = None) -> Advice:
        """The advice. Without a clock it depends on this task alone."""
        moves = self.packed.read(self.moves)
        asked = self.packed.read((self.asked,))[0] if self.asked is not None else None
        return advise(self.game, self.packed.view(), moves, Dice(f"hint {self.number}"), clock, asked)


def offers_hints(table: "Table", player: str | None) -> bool:
    """True if this player may ask for hints: with bots alone, with people at the same screen, or if the table was opened so."""
    if not can_advise(table.settings.game) or not table.seats_of(player):
        return False
    return table.settings.hints or plays_alone(table, player)


def plays_alone(table: "Table", player: str | None) -> bool:
    """True if no other person holds a seat or may come back to one."""
    holders = {each.player if each.kind == "human" else each.substitute_for for each in table.seats} - {None}
    return holders == {player}


def hint_task(table: "Table", player: str | None, question: AskHint) -> HintTask:
    """The task for a question; raises `TableError` if it may not be asked."""
    if question.seat not in range(len(table.seats)):
        raise TableError("no-such-seat", seat=question.seat, seats=len(table.seats))
    if question.seat not in table.seats_of(player):
        raise TableError("not-your-seat", seat=question.seat)
    if not can_advise(table.settings.game):
        raise TableError("no-hints")
    if not offers_hints(table, player):
        raise TableError("hints-off")
    log = table.running_log(question.number)
    if question.seat not in log.game.to_decide():
        raise TableError("not-your-turn")
    return task_for_hint(log, question.seat, question.move)


def task_for_hint(log: "GameLog", seat: Seat, asked: str | None = None) -> HintTask:
    """The task for a hint to a seat that has to decide now."""
    kind, moves = log.kind, tuple(str(move) for move in log.game.moves(seat))
    if asked is not None:
        try:
            asked = str(log.record.header.move(log.game, asked))
        except NotationError as error:
            raise bad_move(error) from None
        if asked not in moves:
            raise TableError("not-legal", move=asked)
    view = kind.pack_view(kind.bot_view(log, seat))
    return HintTask(kind.name, moves, view, len(log.record.written), asked)


def hint_of(task: HintTask, advice: Advice) -> Hint:
    """The advice as the server sends it."""
    asked = hint_line(advice.asked) if advice.asked is not None else None
    return Hint(task.number, [hint_line(line) for line in advice.lines], asked)


def hint_line(line: Line) -> HintLine:
    plan, reasons = [says(each) for each in line.plan], [says(each) for each in line.reasons]
    return HintLine(line.move, plan, round(line.chance, 3), round(line.lead, 1), reasons)


def log_at(record: AnyRecord, step: int) -> "GameLog":
    """The log of a game before its move with this number, counted from 0, so that its decision can be asked about."""
    from .game_log import GameLog

    game = record.game.copy()
    game.position = record.position_before(step)
    log = GameLog(replace(record, game=game, entries=record.entries[:step]), 0)
    if log.memory is not None:
        for event in (event for entry in log.record.entries for event in entry.events):
            log.memory.watch(event)
    return log
