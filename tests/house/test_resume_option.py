"""`famiglia play --resume` and what contradicts it."""

import sys
from pathlib import Path

import pytest

from famiglia.cli import main


def run_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str]:
    """Run the command; returns its exit code and the one line that it prints."""
    monkeypatch.setattr(sys, "argv", ["famiglia", "play", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    output = capsys.readouterr().err
    assert 1 == output.count("\n")
    return ended.value.code, output


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en")


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["--seed", "x"], "--seed"),
        (["duel", "--opponent", "human", "--memory-aid"], "--opponent, --memory-aid"),
        (["war", "--players", "2", "--pack", "here"], "--players, --pack"),
        (["--port", "80", "--no-browser", "--lan"], "--port, --no-browser, --lan"),
        (["--option", "fair-pass-out", "--data", "here"], "--option, --data"),
    ],
)
def test_options_that_contradict_it(
    words: list[str], options: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, output = run_command(monkeypatch, capsys, "--resume", *words)
    assert 2 == code
    assert f"famiglia: {options}: not together with --resume; the game goes on as it was begun.\n" == output


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "--resume: there is no unfinished game."),
        ("de", "--resume: Es gibt kein unterbrochenes Spiel."),
        ("fr", "--resume : il n’y a pas de partie interrompue."),
    ],
)
@pytest.mark.parametrize("game", [[], ["duel"], ["war"]])
def test_nothing_to_resume(
    game: list[str], lang: str, expected: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, output = run_command(monkeypatch, capsys, *game, "--resume", "--lang", lang)
    assert (2, f"famiglia: {expected}\n") == (code, output.replace("\u00a0", " ").replace("\u202f", " "))


def test_records_that_cannot_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finished = Path(__file__).parents[1] / "record" / "example.jsonl"
    for file, why in ((finished, "this game cannot be resumed"), (tmp_path / "none", "there is no such file")):
        code, output = run_command(monkeypatch, capsys, "--resume", "--record", str(file))
        assert 2 == code
        assert f"famiglia: {file}: {why}" in output


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["duel", "--first", "0"], "--first 0: expected one of 1, 2"),
        (["duel", "--edition", ""], "--edition : expected one of"),
        (["duel", "--players", "0"], "--players: not for the duel"),
        (["war", "--first", "0"], "--first: not for the war"),
        (["--first", "0"], "--first: say which game to play"),
        (["--resume", "--first", "0"], "--first: not together with --resume"),
    ],
)
def test_a_zero_or_nothing_is_a_value_like_any_other(
    words: list[str], expected: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, output = run_command(monkeypatch, capsys, *words)
    assert 2 == code
    assert output.startswith(f"famiglia: {expected}")
