"""The documentation: every command runs, every example gives the output that it shows, every link leads somewhere."""

import configparser
import doctest
import json
import os
import pty
import re
import select
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from famiglia.terminal.common.record_files import save
from famiglia.terminal.common.unfinished_games import keep
from famiglia.terminal.duel.match import DuelMatch
from famiglia.terminal.duel.settings import DuelSettings
from famiglia.words import LANGUAGES, say

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
WALK = ROOT / "docs" / "api.md"
"""The page whose commands depend on each other."""
BIN = Path(sys.executable).parent


def blocks(page: Path) -> list[str]:
    """The sh blocks of a page."""
    return re.findall(r"```sh\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def commands() -> list[str]:
    """Every distinct line of the sh blocks of all pages."""
    found: dict[str, None] = {}
    for page in PAGES:
        if page != WALK:
            found |= dict.fromkeys(
                line.strip() for block in blocks(page) for line in block.splitlines() if line.strip()
            )
    return list(found)


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.mark.parametrize("command", commands())
def test_a_command_in_the_pages_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, *words = shlex.split(command)
    if program == "make":  # running it here would run this test again: it must be a target that make could build
        done = run("make", "--dry-run", "--assume-old=.venv/built", *words)
    elif program == ".venv/bin/pytest":
        done = run(BIN / "pytest", "--collect-only", *(word for word in words if word != "--snapshot-update"))
    elif (words[:1] == ["serve"] and words != ["serve", "--help"]) or command == "famiglia play":
        assert "ok" == health_of(words, tmp_path)
        return
    elif command.startswith("famiglia play"):
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        leave_a_game(tmp_path / "left.jsonl")
        assert opens_a_table(words)
        return
    else:
        done = run(BIN / Path(program).name, *words)
    assert 0 == done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("target", "runs", "never"),
    [
        ("quick", "pytest -n 2 --dist worksteal --durations=20 --no-services ", "services"),
        ("test", "pytest -n 4 --dist worksteal --durations=20 ", "--no-services"),
        ("prove", "python -m proofs", "pytest"),
    ],
)
def test_each_layer_of_tests_is_one_command_and_those_of_pytest_print_the_slowest(
    target: str, runs: str, never: str
) -> None:
    output = run("make", "--dry-run", "--assume-old=.venv/built", target).stdout
    assert 1 == output.count(runs)
    assert never not in output.replace(runs, "")


def test_the_walk_through_the_api_leads_to_a_record_that_proves_itself(tmp_path: Path) -> None:
    with serving(["serve"], tmp_path) as address:
        own = {"FAMIGLIA": address, "PATH": f"{BIN}:{os.environ['PATH']}"}
        script = "set -e\n" + "echo\n".join(blocks(WALK))
        done = subprocess.run(
            ["bash", "-c", script],
            cwd=tmp_path,
            env=os.environ | own,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert 0 == done.returncode, done.stdout + done.stderr
    assert 2 == json.loads((tmp_path / "state.json").read_text(encoding="utf-8"))["numbers"]["game"]
    guest, moved, refused, rest, story = (line for line in done.stdout.splitlines() if line)
    assert "Anna" == json.loads(guest)["name"]
    assert [1] == json.loads(moved)["game"]["to_decide"]
    content = json.loads(refused)
    assert (422, "refused", "D-") == (content["status"], content["code"], content["rule"][:2])
    assert "over" in rest
    assert [0, 1, 2] == [point["turn"] for point in json.loads(story)["turns"]]


def health_of(words: list[str], folder: Path) -> str:
    """Start a server on any unused port, ask it how it is, and stop it again."""
    with serving(words, folder) as address, urlopen(f"{address}/api/health", timeout=60) as answer:
        told: str = json.load(answer)["status"]
    return told


@contextmanager
def serving(words: list[str], folder: Path) -> Iterator[str]:
    """A server on any unused port: its address. It must end well."""
    own = {"FAMIGLIA_PORT": "0", "XDG_DATA_HOME": str(folder), "BROWSER": "true"}
    server = subprocess.Popen(
        [BIN / "famiglia", *words], cwd=folder, env=os.environ | own, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+:(\d+)", server.stdout.readline())
        assert found is not None
        yield f"http://127.0.0.1:{found[1]}"
    finally:
        server.send_signal(signal.SIGINT)
        with server:
            server.wait(120)
    assert 0 == server.returncode


def leave_a_game(path: Path) -> None:
    """Write the record of an unfinished duel to this file."""
    match = DuelMatch.begin(DuelSettings(first=0))
    match.play(0, match.game.moves(0)[0])
    save(match.record.text, path)
    keep(match, path)


def opens_a_table(words: list[str]) -> bool:
    """Start the game in a pseudo-terminal and wait until it draws the table, or the cover if there are several people."""
    covers = [say(lang, "wt-cover-title", name=name) for lang in LANGUAGES for name in ("Anna", "Bruno")]
    signs = [b"FAMIGLIA", *(cover.encode() for cover in covers)]
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}
        os.execv(BIN / "famiglia", ["famiglia", *words])
    seen = b""
    end = time.monotonic() + 120
    try:
        while time.monotonic() < end and not any(sign in seen for sign in signs):
            if select.select([terminal], [], [], 1)[0]:
                seen += os.read(terminal, 65536)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(terminal)
    return any(sign in seen for sign in signs)


def test_the_two_commands_of_the_readme_are_there() -> None:
    assert {"make play", "make test"} <= set(commands())


def test_the_examples_in_the_readme_give_what_they_show() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 0
    assert 0 == found.failed


@pytest.mark.parametrize("page", [str(page.relative_to(ROOT)) for page in PAGES])
def test_every_link_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in target]
    missing = [target for target in targets if not target.startswith("#") and not _exists(page, target)]
    anchors = {
        re.sub(r"[^\w-]", "", title.lower().replace(" ", "-")) for title in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    }
    missing += [target for target in targets if target.startswith("#") and target[1:] not in anchors]
    assert [] == missing


def _exists(page: str, target: str) -> bool:
    return (ROOT / page).parent.joinpath(target.partition("#")[0]).exists()


def test_the_package_imports_quickly_because_heavy_imports_wait() -> None:
    code = "import sys, famiglia.duel; print(*sys.modules)"
    loaded = run(sys.executable, "-c", code).stdout.split()
    assert not {"textual", "rich", "typer", "fluent", "msgspec", "asyncio", "hypothesis"} & set(loaded)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["verify", "README.md"], "README.md, line 1: this is not a famiglia record"),
        (["verify", "nowhere.jsonl"], "nowhere.jsonl: there is no such file."),
        (["replay", "Makefile", "--plain"], "Makefile, line 1: this is not a famiglia record"),
        (["rules", "duel", "--id", "D-99"], "--id D-99: there is no such rule"),
        (["rules", "chess"], "game chess: expected one of duel, war"),
        (["pack", "show", "nowhere"], "nowhere: there is no such folder"),
        (["play", "chess"], "game chess: expected one of duel, war"),
        (["play", "war"], "famiglia play needs a terminal"),
        (["play", "war", "--players", "5"], "--players 5: expected 1, 2, 3 or 4"),
        (["play", "war", "--opponent", "greedy"], "--opponent: not for the war"),
        (["play", "duel", "--seat", "NW=me"], "--seat: not for the duel"),
        (["rules", "--lang", "it"], "--lang it: expected one of en, de, fr"),
        (["play", "duel", "--edition", "third"], "--edition third: expected one of revised, classic"),
        (["play", "duel", "--option", "cheat"], "--option cheat: expected one of fair-pass-out"),
        (["play", "duel", "--opponent", "human"], "famiglia play needs a terminal"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(words: list[str], message: str) -> None:
    done = run(BIN / "famiglia", *words)
    assert 2 == done.returncode
    assert "" == done.stdout
    assert done.stderr.startswith("famiglia: ")
    assert message in done.stderr
    assert 1 == done.stderr.count("\n")


def test_a_damaged_record_is_refused_on_the_command_line(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes((ROOT / "tests/record/example.jsonl").read_bytes().replace(b"take", b"tale", 1))
    done = run(BIN / "famiglia", "verify", damaged)
    assert 2 == done.returncode
    assert "was changed" in done.stderr


def test_the_backup_of_the_page_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    command = next(line for line in page.splitlines() if "sqlite3 " in line and ".backup" in line)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("create table kept (number)")
    here = command.replace("/var/lib/famiglia", str(tmp_path)).replace("/var/backups", str(tmp_path))
    done = run("sh", "-c", f"umask 022; {here}")
    assert 0 == done.returncode, done.stderr
    backup = tmp_path / "famiglia.db"
    assert 0o600 == backup.stat().st_mode & 0o777
    with closing(sqlite3.connect(backup)) as database:
        assert [("kept",)] == database.execute("select name from sqlite_master").fetchall()


def test_the_sample_service_may_open_more_files_than_most_systems_grant() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    [text] = re.findall(r"```ini\n(.*?)```", page, re.DOTALL)
    unit = configparser.ConfigParser(strict=False)
    unit.read_string(text)
    assert 65_536 <= int(unit["Service"]["LimitNOFILE"])


def test_a_restore_of_postgresql_is_described_for_a_server_that_is_stopped() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    before = page[: page.index("\npg_restore")].rsplit("```console", 1)[0].rstrip()
    assert "stop the server" in before.splitlines()[-1]
