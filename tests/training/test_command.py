"""`famiglia train` writes a net that can be read again, and refuses what it cannot train."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from famiglia.bots.duel.weights import decode
from famiglia.cli import app


def test_the_command_trains_a_net(tmp_path: Path) -> None:
    file = tmp_path / "classic.net"
    words = ["train", "duel", "--edition", "classic", "--games", "1", "--seed", "5", "--processes", "1"]
    assert 0 == CliRunner().invoke(app, [*words, "--out", str(file)]).exit_code
    _, origin = decode(file.read_bytes(), "classic.net")
    assert ("classic", 5, 200) == (origin.edition, origin.seed, origin.games)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["duel"], "say when to stop: --minutes or --games"),
        (["war", "--games", "1"], "game war: expected one of duel"),
        (["duel", "--edition", "new", "--games", "1"], "--edition new: expected one of revised, classic"),
        (["duel", "--games", "1", "--out", "no/such/folder/a.net"], "no/such/folder/a.net: No such file or directory"),
    ],
)
def test_the_command_says_what_it_expects(words: list[str], message: str) -> None:
    found = CliRunner().invoke(app, ["train", *words, "--processes", "1"])
    assert 2 == found.exit_code
    assert message in found.output
