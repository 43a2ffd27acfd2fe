"""What every command asks of its options, and how it says no: one line and exit code 2."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, NoReturn

import typer

Lang = Annotated[str, typer.Option(help="Language: en, de or fr.")]


def bytes_of(file: Path) -> bytes:
    """What is in a file."""
    try:
        return file.read_bytes()
    except OSError as error:
        fail(f"{file}: {error.strerror or error}")


def language(lang: str) -> str:
    """The language that is asked for, else that of the person's system."""
    from famiglia.words import LANGUAGES, language_at_hand

    expect("--lang", lang, ("", *LANGUAGES))
    return lang or language_at_hand()


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
