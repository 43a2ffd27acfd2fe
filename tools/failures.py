"""A pytest plugin that writes down which tests failed, in the file that FAMIGLIA_FAILURES names; only `.ci/run` sets it.

Of each it says whether the test uses another process: one that it starts or talks to itself, or one of its fixtures.
"""

import json
import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

WHERE: Final = "FAMIGLIA_FAILURES"
USES_A_PROCESS: Final = ("uses another process", True)
"""The property of a test that does."""
SIGNS: Final = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "socket.connect"}
"""Python's audit events when another process is started or talked to."""


class Processes:
    """Finds the tests that use another process, in each process that runs tests."""

    def __init__(self) -> None:
        self.used = False
        self.fixtures: set[tuple[str, str]] = set()
        """The fixtures that use one: name, and the beginning of the ids of the tests that may ask for it."""
        sys.addaudithook(self.hear)

    def hear(self, event: str, _: tuple[Any, ...]) -> None:
        if event in SIGNS:
            self.used = True

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, object, object]:
        before, self.used = self.used, False
        try:
            return (yield)
        finally:
            if self.used:
                self.fixtures.add((fixturedef.argname, fixturedef.baseid))
            self.used = self.used or before

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self.used = False
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        asked = getattr(item, "fixturenames", ())
        by_fixture = any(name in asked and item.nodeid.startswith(place) for name, place in self.fixtures)
        if (self.used or by_fixture) and USES_A_PROCESS not in item.user_properties:
            item.user_properties.append(USES_A_PROCESS)
        return (yield)


class Failures:
    """Collects the ids of failed tests, and of files that could not be read, in the order in which they failed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.failed: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            uses = USES_A_PROCESS in map(tuple, report.user_properties)
            self.failed[report.nodeid] = self.failed.get(report.nodeid, False) or uses

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = False

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        self.file.write_text(json.dumps({"exit": int(exitstatus), "failed": self.failed}))


def pytest_configure(config: pytest.Config) -> None:
    """The list is kept in the process that starts the others, not in those that run the tests."""
    if WHERE not in os.environ:
        return
    config.pluginmanager.register(Processes())
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(Path(os.environ[WHERE])))
