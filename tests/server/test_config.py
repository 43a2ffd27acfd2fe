"""What a server is told, checked before it starts; every mistake is named with the value and what is expected."""

import subprocess
import sys
from pathlib import Path

import pytest

from famiglia.server.config import Config, ConfigError, from_environment


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
    "settings",
    [
        {},
        {"host": "0.0.0.0", "port": 0},
        {"workers": 4, "database_url": "postgresql://famiglia@db/games"},
        {"workers": 2, "bus_url": "redis://bus:6379/0"},
        {"base_url": "https://play.example.org:8443/"},
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


def test_an_address_of_this_machine_alone_is_not_public() -> None:
    assert not Config(host="127.0.0.1").public
    assert not Config(host="::1").public
    assert not Config(host="localhost").public
    assert Config(host="0.0.0.0").public
    assert Config(host="192.168.0.2").public
    assert Config(host="play.example.org").public


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["serve", "--database-url", "sqlite:////nowhere/games.db"], "the folder /nowhere does not exist"),
        (["serve", "--workers", "3"], "--workers 3: several workers on SQLite"),
        (["serve", "--database-url", "postgresql://famiglia@127.0.0.1:1/games", "--port", "0"], "127.0.0.1"),
        (["serve", "--host", "256.1.1.1", "--port", "0"], "--host 256.1.1.1 --port 0: cannot listen there"),
        (["play", "--opponent", "greedy"], "say which game to play in this terminal"),
        (["play", "duel", "--port", "8000"], "only without a game"),
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
