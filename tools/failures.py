"""A pytest plugin that writes the failed tests to the file named by FAMIGLIA_FAILURES, which only `.ci/run` sets.

It also writes whether each of them, or one of its fixtures, starts another process or talks to one.
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
"""The user property of tests that use another process."""
SIGNS: Final = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "socket.connect"}
"""Python's audit events for starting another process or connecting to one."""


class Processes:
    """Finds the tests that use another process; runs in each process of pytest-xdist."""

    def __init__(self) -> None:
        self.used = False
        self.fixtures: set[tuple[str, str]] = set()
        """The fixtures that use another process: their names, and the beginning of the ids of the tests that can use them."""
        sys.addaudithook(self.audit)

    def audit(self, event: str, _: tuple[Any, ...]) -> None:
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
        fixtures = getattr(item, "fixturenames", ())
        by_fixture = any(name in fixtures and item.nodeid.startswith(place) for name, place in self.fixtures)
        if (self.used or by_fixture) and USES_A_PROCESS not in item.user_properties:
            item.user_properties.append(USES_A_PROCESS)
        return (yield)


class Failures:
    """Collects the ids of failed tests, and of files that could not be imported, in the order of failure."""

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
    """Register the plugins; only the main process of pytest-xdist collects the failures of all workers."""
    if WHERE not in os.environ:
        return
    config.pluginmanager.register(Processes())
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(Path(os.environ[WHERE])))
