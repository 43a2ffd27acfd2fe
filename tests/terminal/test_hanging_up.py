"""A game whose terminal goes away ends, and its record is kept."""

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


def listen(terminal: int, enough: Callable[[bytes], bool], seconds: float = 60) -> None:
    """Read what the app draws until it is enough."""
    drawn, late = b"", time.monotonic() + seconds
    while not enough(drawn) and time.monotonic() < late:
        if select.select([terminal], [], [], 0.2)[0]:
            drawn += os.read(terminal, 65536)
    assert enough(drawn)


@pytest.mark.parametrize("deaf", [False, True], ids=["told", "not told by its parent"])
def test_a_game_whose_terminal_goes_away_ends_and_keeps_its_record(tmp_path: Path, deaf: bool) -> None:
    record = tmp_path / "kept.jsonl"
    play = f"{FAMIGLIA} play duel --opponent greedy --first 2 --seed evening --record {record} --lang en"
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "HOME": str(tmp_path)}
        shell = shutil.which("sh") or "/bin/sh"
        os.execv(shell, ["sh", "-c", f"trap '' HUP; exec {play}" if deaf else f"exec {play}"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    listen(terminal, lambda drawn: b"Your turn" in drawn)
    os.close(terminal)
    ended, late = 0, time.monotonic() + 60
    while not ended and time.monotonic() < late:
        ended, _ = os.waitpid(child, os.WNOHANG)
        time.sleep(0.1)
    if not ended:
        os.kill(child, 9)
        os.waitpid(child, 0)
    assert ended
    assert record.exists()
