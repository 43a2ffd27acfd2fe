"""Settings are checked before the server starts; every error names the value and what is expected."""

import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from famiglia.cli import main
from famiglia.server.config import Config, ConfigError, from_environment
from famiglia.server.config_checks import CHECKS, shown
from famiglia.server.database_lock import lock_database


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"port": 70000}, "--port 70000: expected a number from 0 to 65535"),
        ({"workers": 0}, "--workers 0: expected a number from 1 to 64"),
        ({"bots": -1}, "--bots -1: expected a number from 0 to 64"),
        ({"host": ""}, "--host: expected an address"),
        ({"log": "loud"}, "--log loud: expected one of debug, info, warning, error"),
        (
            {"database_url": "mysql://root:hunter2@db/games"},
            "--database-url mysql://…@db/games: expected sqlite:///file.db",
        ),
        ({"bus_url": "amqp://bus"}, "--bus-url amqp://bus: expected redis://host:6379"),
        ({"base_url": "play.example.org"}, "--base-url play.example.org: expected scheme and host"),
        ({"base_url": "https://example.org/games"}, "--base-url https://example.org/games: expected scheme and host"),
        ({"workers": 2}, "several workers on SQLite cannot tell each other what has changed; use PostgreSQL"),
        (
            {"workers": 2, "database_url": "postgresql://db/games", "port": 0},
            "--port 0: several workers need a port of your choice",
        ),
    ],
)
def test_a_mistake_is_named_with_what_is_expected(settings: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigError) as told:
        Config(**settings).checked()  # type: ignore[arg-type]
    assert message in str(told.value)
    assert "hunter2" not in str(told.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgres:user:hunter2@host/db",
        "postgresql:/user:hunter2@host/db",
        "postgresql://user:hunter2@host:port/db",
        "postgresql://host:port/db?password=hunter2",
        "mysql://host/db?password=hunter2",
        "redis:hunter2@host",
        ":hunter2@host",
    ],
)
def test_a_mistyped_url_does_not_tell_its_password(url: str) -> None:
    for setting in ("database_url", "bus_url", "base_url"):
        with pytest.raises(ConfigError) as told, lock_database(Config(**{setting: url}).checked()):  # type: ignore[arg-type]
            pass
        assert "host" in str(told.value)
        assert "hunter2" not in str(told.value)


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"host": "0.0.0.0", "port": 0},
        {"workers": 4, "database_url": "postgresql://famiglia@db/games"},
        {"workers": 2, "bus_url": "redis://bus:6379/0"},
        {"base_url": "https://play.example.org:8443/"},
        {"table_memory": 64},
    ],
)
def test_settings_that_fit_survive_the_way_through_the_environment(settings: dict[str, object]) -> None:
    config = Config(**settings).checked()  # type: ignore[arg-type]
    assert config == from_environment(config.environment())


def test_the_environment_is_checked_as_well() -> None:
    for name, text, expected in (
        ("FAMIGLIA_PORT", "many", "FAMIGLIA_PORT=many: expected a whole number"),
        ("FAMIGLIA_LIMITS", "maybe", "FAMIGLIA_LIMITS=maybe: expected on or off"),
    ):
        with pytest.raises(ConfigError, match=expected):
            from_environment({name: text})


def test_the_origin_is_that_of_the_base_url() -> None:
    config = Config(base_url="https://Play.Example.org:8443/")
    assert ("https://play.example.org:8443", "play.example.org:8443") == (config.origin, config.authority)
    assert config.secure


def test_a_base_url_in_capitals_is_as_secure() -> None:
    assert Config(base_url="HTTPS://PLAY.EXAMPLE.ORG").checked().secure
    assert not Config(base_url="HTTP://PLAY.EXAMPLE.ORG").checked().secure


@pytest.mark.parametrize("base_url", ["https://play.example.org:443", "http://play.example.org:80/"])
def test_the_default_port_is_left_out_as_browsers_do(base_url: str) -> None:
    config = Config(base_url=base_url)
    assert (f"{config.base_url.partition(':')[0]}://play.example.org", "play.example.org") == (
        config.origin,
        config.authority,
    )


def test_an_address_of_this_machine_alone_is_not_public() -> None:
    assert not Config(host="127.0.0.1").public
    assert not Config(host="::1").public
    assert not Config(host="localhost").public
    assert Config(host="0.0.0.0").public
    assert Config(host="192.168.0.2").public
    assert Config(host="play.example.org").public


NETWORKS = "expected addresses with commas between them, such as 127.0.0.1,10.0.0.0/8 (or * for everybody)"
SITE = "expected scheme and host, such as https://play.example.org"
BUS = "expected redis://host:6379 (or nothing)"
NUMBER = "expected a whole number"
MISTAKES = {
    "--host": {"": "expected an address such as 127.0.0.1"},
    "--port": {
        "abc": NUMBER,
        "8000.5": NUMBER,
        "-1": "expected a number from 0 to",
        "99999": "expected a number from 0 to",
    },
    "--workers": {"two": NUMBER, "0": "expected a number from 1 to 64", "2": "several workers on SQLite"},
    "--bots": {"few": NUMBER, "65": "expected a number from 0 to 64"},
    "--table-memory": {"much": NUMBER, "0": "expected a number from 16 to", "-1": "expected a number from 16 to"},
    "--proxies": {"nonsense": NETWORKS, "10.0.0.1,": NETWORKS, "10.0.0.1/8": NETWORKS, "127.0.0.1;::1": NETWORKS},
    "--log": {"loud": "expected one of debug, info, warning, error"},
    "--base-url": {
        "ftp://x": SITE,
        "play.example.org": SITE,
        "https://x/games": SITE,
        "https://x#1": SITE,
        "http://[x": SITE,
        "http://x:y": SITE,
        "http://a@x": SITE,
    },
    "--bus-url": {
        "amqp://bus": BUS,
        "redis://[bus": BUS,
        "redis://bus:port": BUS,
        "redis://127.0.0.1:1": "cannot be reached",
    },
    "--database-url": {
        "nonsense": "expected sqlite:///file.db or postgresql://",
        "sqlite:///": "no file is named",
        "sqlite:////": "/ is a folder",
        "sqlite:////nowhere/games.db": "the folder /nowhere does not exist",
        "postgresql://a@b:port/games": "not a URL; expected sqlite:///",
        "postgresql://db": "no database is named",
    },
}
ALL = [(option, value, message) for option, wrong in MISTAKES.items() for value, message in wrong.items()]


def error_of(
    words: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """The one line with which `famiglia` rejects this command line, with exit code 2."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr("sys.argv", ["famiglia", *words])
    monkeypatch.setattr(
        "uvicorn.Config.configure_logging", lambda config: None
    )  # it would stay set for all later tests
    monkeypatch.setattr("uvicorn.Server.run", lambda *told: pytest.fail("a server was started"))
    with pytest.raises(SystemExit) as end:
        main()
    found = capsys.readouterr()
    assert (2, "") == (end.value.code, found.out), found.err
    assert found.err.startswith("famiglia: ")
    assert 1 == found.err.count("\n"), found.err
    return found.err.removeprefix("famiglia: ")


@pytest.mark.parametrize(("option", "value", "message"), ALL)
def test_every_option_of_serve_names_what_was_found_and_what_is_expected(
    option: str,
    value: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    output = error_of(["serve", f"{option}={value}"], tmp_path, monkeypatch, capsys)
    assert output.startswith(f"{option} {shown(value)}".strip() + ": "), output
    assert message in output


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        *ALL,
        ("--limits", "maybe", "expected on or off"),
        ("--cookie", "two words", "expected a name of up to 40 letters"),
    ],
)
def test_every_variable_of_the_environment_does_so_too(
    option: str,
    value: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    variable = "FAMIGLIA_" + option.removeprefix("--").replace("-", "_").upper()
    monkeypatch.setenv(variable, value)
    output = error_of(["serve"], tmp_path, monkeypatch, capsys)
    alike = f"{option} {shown(value)}".strip()  # errors that depend on several settings
    assert output.startswith((f"{variable}={shown(value)}: ", f"{alike}: ")), output
    assert message in output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--port", "abc"], "--port abc: expected a whole number"),
        (["--port", "99999"], "--port 99999: expected a number from 0 to 65535"),
        (["--data", "a-file"], "--data a-file: File exists; expected a folder"),
        (["--data", "a-file/data"], "--data a-file/data: Not a directory; expected a folder"),
        (["--prot", "1"], "No such option: --prot"),
        (["chess"], "game chess: expected one of duel, war"),
        (["duel", "--first", "both"], "--first both: expected a whole number"),
        (["duel", "--first", "3"], "--first 3: expected one of 1, 2"),
        (["duel", "--edition", "2020"], "--edition 2020: expected one of"),
        (["duel", "--opponent", "me"], "--opponent me: expected one of"),
        (["duel", "--option", "none"], "--option none: expected one of"),
        (["duel", "--lang", "it"], "--lang it: expected one of"),
        (["war", "--players", "9"], "--players 9"),
        (["war", "--players", "all"], "--players all: expected a whole number"),
        (["war", "--bots", "clever"], "--bots clever"),
        (["war", "--seat", "nonsense"], "--seat nonsense"),
        (["war", "--pack", "no-such-folder"], "no-such-folder"),
    ],
)
def test_so_does_every_option_of_play(
    words: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a-file").touch()
    assert message in error_of(["play", *words], tmp_path, monkeypatch, capsys)


def test_every_setting_is_tested_with_wrong_values() -> None:
    options = {f"--{name.replace('_', '-')}" for name in asdict(Config())}
    assert options == {*MISTAKES, "--limits", "--cookie"}
    assert set(asdict(Config())) == set(CHECKS)


def test_networks_of_proxies_are_fine() -> None:
    for proxies in ("", "*", "127.0.0.1,::1", "10.0.0.0/8, 192.168.1.7", "fd00::/8"):
        Config(proxies=proxies).checked()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["serve", "--database-url", "sqlite:////nowhere/games.db"], "the folder /nowhere does not exist"),
        (["serve", "--workers", "3"], "--workers 3: several workers on SQLite"),
        (["serve", "--database-url", "postgresql://famiglia@127.0.0.1:1/games", "--port", "0"], "127.0.0.1"),
        (["serve", "--host", "256.1.1.1", "--port", "0"], "--host 256.1.1.1 --port 0: cannot listen there"),
        (["play", "--opponent", "greedy"], "--opponent: say which game to play in this terminal"),
        (["play", "--lang", "de", "--players", "2"], "--players, --lang: say which game to play in this terminal"),
        (["play", "duel", "--port", "8000"], "famiglia: --port: only without a game"),
        (["play", "--data", "/proc/nowhere", "--no-browser"], "--data /proc/nowhere:"),
    ],
)
def test_the_command_line_says_it_in_one_line(words: list[str], message: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "famiglia", *words],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (2, "") == (done.returncode, done.stdout), done.stderr
    assert done.stderr.startswith("famiglia: ")
    assert message in done.stderr
    assert 1 == done.stderr.count("\n"), done.stderr
