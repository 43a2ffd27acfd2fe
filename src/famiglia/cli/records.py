"""`famiglia replay` and `famiglia verify`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from .options import Lang, fail, language, read_file


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    plain: Annotated[bool, typer.Option(help="Print the moves instead of stepping through them.")] = False,
    pack: Annotated[str | None, typer.Option(help="war: the folder of the pack it was played with.")] = None,
    lang: Lang = "",
) -> None:
    """Step through a recorded game."""
    from famiglia.record import RecordError, read
    from famiglia.terminal import GAMES

    lang = language(lang)
    try:
        record = read(read_file(file, lang), pack=pack)
    except RecordError as error:
        fail(f"{file}, {error.text(lang)}")
    if plain or not sys.stdout.isatty():
        print("\n".join(GAMES[record.header.game]().sentences(record, lang)))
    else:
        from famiglia.terminal import replay as step_through

        step_through(record, lang)


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    pack: Annotated[str | None, typer.Option(help="war: the folder of the pack it was played with.")] = None,
    lang: Lang = "",
) -> None:
    """Verify a recorded game from its seed: every shuffle, every position, the result."""
    from famiglia.record import RecordError
    from famiglia.record import verify as check
    from famiglia.terminal import GAMES
    from famiglia.words import say

    lang = language(lang)
    try:
        verified = check(read_file(file, lang), pack)
    except RecordError as error:
        fail(f"{file}, {error.text(lang)}")
    outcome = GAMES[verified.record.header.game]().outcome(verified, lang)
    moves, shuffles = verified.moves, verified.shuffles
    print(say(lang, "cli-intact", file=str(file), moves=moves, shuffles=shuffles, outcome=outcome))
