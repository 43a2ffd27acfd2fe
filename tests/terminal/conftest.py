"""Fixtures that apply to every test of the terminal."""

import sys

import pytest

from .message_tracker import MessageTracker


@pytest.fixture(autouse=True)
def wait_until_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make pilots wait until the app has processed all messages."""
    MessageTracker().install(monkeypatch)


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Give each test its own folder for records and unfinished games."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))


@pytest.fixture(autouse=True)
def program_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the shell finds the running program as `famiglia`."""
    monkeypatch.setattr("famiglia.terminal.common.record_files.which", lambda name: sys.argv[0])
