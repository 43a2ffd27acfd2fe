"""`famiglia replay` and `famiglia verify`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from .options import Lang, bytes_of, fail, language


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    plain: Annotated[bool, typer.Option(help="Print the moves instead of stepping through them.")] = False,
    pack: Annotated[str | None, typer.Option(help="war: the folder of the pack it was played with.")] = None,
    lang: Lang = "",
) -> None:
    """Step through a recorded game."""
    from famiglia.record import RecordError, read
    from famiglia.terminal import GAMES

    spoken = language(lang)
    try:
        record = read(bytes_of(file, spoken), pack=pack)
    except RecordError as error:
        fail(f"{file}, {error.text(spoken)}")
    if plain or not sys.stdout.isatty():
        print("\n".join(GAMES[record.header.game]().sentences(record, spoken)))
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
    from famiglia.terminal import GAMES
    from famiglia.words import say

    spoken = language(lang)
    try:
        found = check(bytes_of(file, spoken), pack)
    except RecordError as error:
        fail(f"{file}, {error.text(spoken)}")
    outcome = GAMES[found.record.header.game]().outcome(found, spoken)
    moves, shuffles = found.moves, found.shuffles
    print(say(spoken, "cli-intact", file=str(file), moves=moves, shuffles=shuffles, outcome=outcome))
