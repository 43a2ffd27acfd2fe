"""A game whose terminal is closed ends and saves its record."""

import fcntl
import os
import pty
import select
import shutil
import struct
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest

FAMIGLIA = Path(sys.executable).with_name("famiglia")
PATIENCE = 120.0


def listen(terminal: int, enough: Callable[[bytes], bool]) -> None:
    """Read the output of the app until it contains enough."""
    drawn, late = b"", time.monotonic() + PATIENCE
    while not enough(drawn) and time.monotonic() < late:
        if select.select([terminal], [], [], 0.2)[0]:
            drawn += os.read(terminal, 65536)
    assert enough(drawn)


def start(home: Path, command: str) -> tuple[int, int]:
    """Start a process in a pseudo-terminal; returns its id and the terminal."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "HOME": str(home)}
        os.environ.pop("XDG_DATA_HOME", None)
        os.execv(shutil.which("sh") or "/bin/sh", ["sh", "-c", command])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    return child, terminal


def hang_up(child: int, terminal: int) -> bool:
    """Close the terminal; returns whether the process ends by itself."""
    os.close(terminal)
    ended, late = 0, time.monotonic() + PATIENCE
    while not ended and time.monotonic() < late:
        ended, _ = os.waitpid(child, os.WNOHANG)
        time.sleep(0.1)
    if not ended:
        os.kill(child, 9)
        os.waitpid(child, 0)
    return bool(ended)


@pytest.mark.parametrize("deaf", [False, True], ids=["told", "not told by its parent"])
def test_a_game_whose_terminal_goes_away_ends_and_keeps_its_record(tmp_path: Path, deaf: bool) -> None:
    record = tmp_path / "kept.jsonl"
    play = f"{FAMIGLIA} play duel --opponent greedy --first 2 --seed evening --record {record} --lang en"
    child, terminal = start(tmp_path, f"trap '' HUP; exec {play}" if deaf else f"exec {play}")
    listen(terminal, lambda drawn: b"Your turn" in drawn)
    assert hang_up(child, terminal)
    assert record.exists()


@pytest.mark.parametrize("words", ["play --resume", "play duel --resume", "play --resume --record kept.jsonl"])
def test_a_game_whose_terminal_went_away_is_resumed(tmp_path: Path, words: str) -> None:
    play = f"cd {tmp_path}; exec {FAMIGLIA} play duel --opponent greedy --first 2 --seed evening --record kept.jsonl"
    child, terminal = start(tmp_path, f"{play} --lang en")
    listen(terminal, lambda drawn: b"Your turn" in drawn)
    assert hang_up(child, terminal)
    before = (tmp_path / "kept.jsonl").read_bytes()
    child, terminal = start(tmp_path, f"cd {tmp_path}; exec {FAMIGLIA} {words} --lang de")
    listen(terminal, lambda drawn: b"Du bist am Zug" in drawn)
    assert hang_up(child, terminal)
    assert before == (tmp_path / "kept.jsonl").read_bytes()
