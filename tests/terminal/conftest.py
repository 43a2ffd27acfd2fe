"""What the tests of the terminal share."""

import sys

import pytest


@pytest.fixture(autouse=True)
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program that runs is the one that the shell finds as `famiglia`."""
    monkeypatch.setattr("famiglia.terminal.common.saving.which", lambda name: sys.argv[0])
