"""Records: step through them, check them."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .asking import Lang, bytes_of, fail, language

if TYPE_CHECKING:
    from famiglia.duel import Result
    from famiglia.record import AnyRecord


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    plain: Annotated[bool, typer.Option(help="Print the moves instead of stepping through them.")] = False,
    pack: Annotated[str | None, typer.Option(help="war: the folder of the pack it was played with.")] = None,
    lang: Lang = "",
) -> None:
    """Step through a recorded game."""
    from famiglia.record import RecordError, read

    spoken = language(lang)
    try:
        record = read(bytes_of(file, spoken), pack=pack)
    except RecordError as error:
        fail(f"{file}, {error.text(spoken)}")
    if plain or not sys.stdout.isatty():
        _print_record(record, spoken)
    else:
        from famiglia.terminal import replay as step_through

        step_through(record, spoken)


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    pack: Annotated[str | None, typer.Option(help="war: the folder of the pack it was played with.")] = None,
    lang: Lang = "",
) -> None:
    """Derive a recorded game again from its seed: every shuffle, every position, the result."""
    from famiglia.record import RecordError
    from famiglia.record import verify as check
    from famiglia.words import say

    spoken = language(lang)
    try:
        found = check(bytes_of(file, spoken), pack)
    except RecordError as error:
        fail(f"{file}, {error.text(spoken)}")
    if found.record.header.game == "war":
        from famiglia.terminal.war.command import proven

        outcome = proven(found, spoken)
    else:
        outcome = _outcome(found.record.header.seats, found.result, spoken)
    moves, shuffles = found.moves, found.shuffles
    print(say(spoken, "cli-intact", file=str(file), moves=moves, shuffles=shuffles, outcome=outcome))


def _outcome(seats: tuple[str, ...], result: "Result", lang: str) -> str:
    """Everybody's points, and who has won."""
    from famiglia.words import say

    points = ", ".join(f"{name} {points}" for name, points in zip(seats, result.points, strict=True))
    winner = result.winner
    return (
        f"{points}. {say(lang, 'result-shared') if winner is None else say(lang, 'result-other', name=seats[winner])}"
    )


def _print_record(record: "AnyRecord", lang: str) -> None:
    if record.header.game == "war":
        from famiglia.terminal.war.command import told

        print("\n".join(told(record, lang)))
        return
    from famiglia.terminal.duel.log import sentence

    for event in record.events():
        print(sentence(lang, event, record.header.seats))
