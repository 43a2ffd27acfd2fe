"""Repeats failed tests in CI and decides whether the run fails.

Failed tests that use a browser or another process are run once more, each by itself. A test that passes then is listed as
unsteady. The run fails if there are more than two unsteady tests or any other failure.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from .failures import WHERE

BROWSER = "tests/browser/"
MOST = 2
"""The largest number of unsteady tests with which the run passes."""
TESTS_FAILED = 1
"""The exit code of pytest when some tests failed; any other code means that the run itself went wrong."""


def may_be_repeated(test: str, uses_a_process: bool) -> bool:
    """Whether a busy machine can make this test fail, because it waits for a browser or another process."""
    return (test.startswith(BROWSER) and "::" in test) or uses_a_process


def passes(test: str) -> bool:
    """Run a single test again; returns whether it passes."""
    print(f"\nOnce more: {test}", flush=True)
    environment = {name: value for name, value in os.environ.items() if name != WHERE}
    return subprocess.run([sys.executable, "-m", "pytest", test], env=environment).returncode == 0


def judge(file: Path) -> int:
    """Repeat the failed tests listed in a file, and return the exit code for the whole run."""
    if not file.exists():
        print("The tests did not come to an end.")
        return 1
    report = json.loads(file.read_text())
    failed: dict[str, bool] = report["failed"]
    real = [test for test, uses_a_process in failed.items() if not may_be_repeated(test, uses_a_process)]
    if report["exit"] != TESTS_FAILED or not failed or real:
        print(f"The tests failed (pytest ended with {report['exit']}).", *real, sep="\n  ")
        return 1
    for test in failed:
        if not passes(test):
            print(f"\nFailed twice: {test}")
            return 1
    print(
        f"\nUnsteady, failed once and passed when run again ({len(failed)}, at most {MOST} are allowed):",
        *failed,
        sep="\n  ",
    )
    return 0 if len(failed) <= MOST else 1


if __name__ == "__main__":
    raise SystemExit(judge(Path(sys.argv[1])))
