"""The version and the help of the `famiglia` command."""

import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from famiglia import __version__
from famiglia.cli import app, main


@pytest.mark.parametrize("word", ["--version", "version"])
def test_it_tells_its_version(word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["famiglia", word])
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code
    assert re.fullmatch(rf"famiglia {re.escape(__version__)}, engine (un)?compiled\n", capsys.readouterr().out)


def commands(command: Any, *path: str) -> Iterator[tuple[str, ...]]:
    """The words of a command and of all its subcommands."""
    yield path
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, *path, name)


@pytest.mark.parametrize("path", commands(get_command(app)), ids=lambda path: " ".join(("famiglia", *path)))
def test_the_help_of_every_command_shows_no_types_of_python(
    path: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["famiglia", *path, "--help"])
    with pytest.raises(SystemExit) as ended:
        main()
    output = capsys.readouterr().out
    assert (0, True) == (ended.value.code or 0, "--help" in output)
    assert [] == re.findall(r"<[^>]*>|\b(?:bool|str|list|int)\b", output)
