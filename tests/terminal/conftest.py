"""What the tests of the terminal share."""

import sys

import pytest

from .at_rest import MessageTracker


@pytest.fixture(autouse=True)
def wait_until_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pilot waits until the app has processed all messages."""
    MessageTracker().install(monkeypatch)


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Records and unfinished games of a test are its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))


@pytest.fixture(autouse=True)
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program that runs is the one that the shell finds as `famiglia`."""
    monkeypatch.setattr("famiglia.terminal.common.record_files.which", lambda name: sys.argv[0])
