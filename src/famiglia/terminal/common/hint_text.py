"""A hint in words, for the terminal and for `famiglia hint`."""

from collections.abc import Sequence

from famiglia.bots.advice import Advice, Line, can_advise
from famiglia.record import AnyRecord
from famiglia.table import TableError
from famiglia.table.hints import log_at, task_for_hint
from famiglia.words import say

from .names import shortened, text_with_names


class NoHintError(ValueError):
    """A question that has no answer; the text says why."""


def hint_for_record(record: AnyRecord, step: int | None, move: str | None, lang: str) -> list[str]:
    """The hint for the decision before a move of a record, counted from 1, or for the last decision; raises `NoHintError`."""
    if not can_advise(record.header.game):
        raise NoHintError(say(lang, "table-no-hints"))
    last = len(record.entries) + (1 if record.game.to_decide() else 0)
    number = last if step is None else step
    if not 1 <= number <= last:
        raise NoHintError(say(lang, "cli-hint-step", last=last))
    log = log_at(record, number - 1)
    seat = log.game.to_decide()[0]
    try:
        advice = task_for_hint(log, seat, move).advice()
    except TableError as error:
        raise NoHintError(error.message.text(lang)) from None
    names = record.header.seats
    return [
        say(lang, "cli-hint", name=shortened(names[seat]), number=number),
        *hint_paragraphs(lang, advice, names, seat),
    ]


def hint_paragraphs(lang: str, advice: Advice, names: Sequence[str], you: int | None) -> list[str]:
    """A paragraph for each way to go on, the best first, and one for the move that was asked about."""
    found = [f"{number}  {_line(lang, line, names, you)}" for number, line in enumerate(advice.lines, 1)]
    if advice.asked is not None and advice.asked not in advice.lines:
        found.append(f"?  {_line(lang, advice.asked, names, you)}")
    return found


def _line(lang: str, line: Line, names: Sequence[str], you: int | None) -> str:
    chance = say(lang, "advice-chance", percent=round(100 * line.chance))
    first, *then = (text_with_names(lang, move, names, you) for move in line.plan)
    notes = [text_with_names(lang, reason, names, you) for reason in line.reasons]
    if then:
        notes.insert(0, say(lang, "advice-plan", moves=" · ".join(then)))
    return f"{chance} · {first}\n   {' '.join(notes)}"
