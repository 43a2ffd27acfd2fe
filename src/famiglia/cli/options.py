"""Options that several commands share, and their errors: one line and exit code 2."""

import signal
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

Lang = Annotated[str, typer.Option(help="Language: en, de or fr.")]


class Unfit(typer.BadParameter):
    """An invalid value of an option."""


def ended_by_signals() -> None:
    """Ctrl-C ends the process as SIGTERM does, without a traceback, until its server answers both."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def whole_number(text: str) -> int:
    """The number that an option names."""
    try:
        return int(text)
    except ValueError:
        raise Unfit(f"{text}: expected a whole number") from None


def number(about: str) -> Any:
    """An option that is a whole number."""
    return typer.Option(help=about, parser=whole_number, metavar="NUMBER")


def misused(error: Any) -> str:
    """What is wrong with a command line, in one line, from what the parser says of it."""
    if isinstance(error, Unfit) and error.param is not None:
        return f"{error.param.opts[0]} {error.message}"
    told = " ".join(error.format_message().split()) or "no command"
    place = getattr(error, "ctx", None)
    return f"{told.rstrip('.')}; see {place.command_path} --help" if place else told


def bytes_of(file: Path, lang: str) -> bytes:
    """What is in a file."""
    from famiglia.words import say

    try:
        return file.read_bytes()
    except FileNotFoundError:
        fail(say(lang, "cli-no-file", file=str(file)))
    except OSError as error:
        fail(say(lang, "cli-unreadable", file=str(file), reason=error.strerror or str(error)))


def language(lang: str) -> str:
    """The language that is asked for, else that of the person's system."""
    from famiglia.words import LANGUAGES, system_language

    expect("--lang", lang, ("", *LANGUAGES))
    return lang or system_language()


def expect(what: str, found: object, choices: Iterable[object]) -> None:
    """Say what is expected, if this is not it."""
    choices = tuple(choices)
    if found not in choices:
        named = ", ".join(str(choice) for choice in choices if choice not in (None, ""))
        fail(f"{what} {found}: expected one of {named}")


def fail(message: str) -> NoReturn:
    """Say what is wrong, and end."""
    print(f"famiglia: {message}", file=sys.stderr)
    raise typer.Exit(2)
