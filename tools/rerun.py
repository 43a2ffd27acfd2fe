"""Judges a failed run of the tests in CI: failed tests of browsers and of real processes are run once more, each by itself.

One that passes then is listed as unsteady. The run fails if there are more than two of those, or any other failure.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from .failures import WHERE

BROWSER = "tests/browser/"
MOST = 2
"""More unsteady tests than this fail the run."""
TESTS_FAILED = 1
"""What pytest ends with when tests ran and some failed; every other code means that the run itself went wrong."""


def may_be_repeated(test: str, uses_a_process: bool) -> bool:
    """Can a busy machine disturb it? A browser or another process may be late; any other failure is one."""
    return (test.startswith(BROWSER) and "::" in test) or uses_a_process


def passes(test: str) -> bool:
    """Does this test pass by itself?"""
    print(f"\nOnce more: {test}", flush=True)
    environment = {name: value for name, value in os.environ.items() if name != WHERE}
    return subprocess.run([sys.executable, "-m", "pytest", test], env=environment).returncode == 0


def judge(file: Path) -> int:
    """The exit code of the whole run, after its failures have been looked at."""
    if not file.exists():
        print("The tests did not come to an end.")
        return 1
    told = json.loads(file.read_text())
    failed: dict[str, bool] = told["failed"]
    real = [test for test, uses_a_process in failed.items() if not may_be_repeated(test, uses_a_process)]
    if told["exit"] != TESTS_FAILED or not failed or real:
        print(f"The tests failed (pytest ended with {told['exit']}).", *real, sep="\n  ")
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
