"""A pytest plugin that writes down which tests failed, in the file that FAMIGLIA_FAILURES names; only `.ci/run` sets it."""

import json
import os
from pathlib import Path

import pytest

WHERE = "FAMIGLIA_FAILURES"


class Failures:
    """Collects the ids of failed tests, and of files that could not be read, in the order in which they failed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.failed: dict[str, None] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = None

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        self.file.write_text(json.dumps({"exit": int(exitstatus), "failed": list(self.failed)}))


def pytest_configure(config: pytest.Config) -> None:
    """In the process that starts the others, not in those that run the tests."""
    if WHERE in os.environ and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(Path(os.environ[WHERE])))
