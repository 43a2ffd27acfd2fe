"""Options that several commands share, and functions that end the program with an error (one line, exit code 2)."""

import signal
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

Lang = Annotated[str, typer.Option(help="Language: en, de or fr.")]


class InvalidOption(typer.BadParameter):
    """An invalid value of an option."""


def end_on_ctrl_c() -> None:
    """Let Ctrl-C end the process without a traceback, until the server handles signals itself."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def whole_number(text: str) -> int:
    """Parse the value of an option as a whole number."""
    try:
        return int(text)
    except ValueError:
        raise InvalidOption(f"{text}: expected a whole number") from None


def number(help: str) -> Any:  # noqa: A002
    """An option whose value is a whole number."""
    return typer.Option(help=help, parser=whole_number, metavar="NUMBER")


def usage_error(error: Any) -> str:
    """An error of the command-line parser, in one line."""
    if isinstance(error, InvalidOption) and error.param is not None:
        return f"{error.param.opts[0]} {error.message}"
    text = " ".join(error.format_message().split()) or "no command"
    context = getattr(error, "ctx", None)
    return f"{text.rstrip('.')}; see {context.command_path} --help" if context else text


def read_file(file: Path, lang: str) -> bytes:
    """The content of a file; ends the program if it cannot be read."""
    from famiglia.words import say

    try:
        return file.read_bytes()
    except FileNotFoundError:
        fail(say(lang, "cli-no-file", file=str(file)))
    except OSError as error:
        fail(say(lang, "cli-unreadable", file=str(file), reason=error.strerror or str(error)))


def language(lang: str) -> str:
    """This language, or that of the system if it is empty."""
    from famiglia.words import LANGUAGES, system_language

    expect("--lang", lang, ("", *LANGUAGES))
    return lang or system_language()


def expect(name: str, value: object, choices: Iterable[object]) -> None:
    """End the program with a message if the value is not one of the choices."""
    choices = tuple(choices)
    if value not in choices:
        expected = ", ".join(str(choice) for choice in choices if choice not in (None, ""))
        fail(f"{name} {value}: expected one of {expected}")


def fail(message: str) -> NoReturn:
    """Print the message and end the program with exit code 2."""
    print(f"famiglia: {message}", file=sys.stderr)
    raise typer.Exit(2)
