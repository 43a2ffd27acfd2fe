"""The judge of a failed run in CI, over small test runs of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
FAILS = "def test_{0}() -> None:\n    raise AssertionError\n"
UNSTEADY = """
from pathlib import Path

def test_{0}() -> None:
    seen = Path(__file__).with_name("seen-{0}")
    before = seen.exists()
    seen.touch()
    assert before
"""
PASSES = "def test_{0}() -> None:\n    pass\n"
CRASHES = "import os\n\ndef test_{0}() -> None:\n    os._exit(3)\n"


def run(folder: Path, files: dict[str, str], *options: str) -> tuple[int, str]:
    """What `.ci/run` does after the build, in a project of these files: its exit code and what the judge wrote."""
    for number, (place, text) in enumerate(files.items()):
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.format(f"number_{number}"))
    (folder / "pytest.ini").write_text("[pytest]\n")
    failures = folder / "failures.json"
    environment = {**os.environ, "PYTHONPATH": str(HOUSE), "FAMIGLIA_FAILURES": str(failures)}
    environment.pop("PYTEST_XDIST_WORKER", None)
    environment.pop("PYTEST_ADDOPTS", None)
    tests = [sys.executable, "-m", "pytest", "-p", "tools.failures", *options]
    first = subprocess.run(tests, cwd=folder, env=environment, capture_output=True)
    if first.returncode == 0:
        return 0, ""
    judge = [sys.executable, "-m", "tools.rerun", str(failures)]
    found = subprocess.run(judge, cwd=folder, env=environment, capture_output=True, text=True)
    return found.returncode, found.stdout


def test_a_run_without_failures_passes(tmp_path: Path) -> None:
    assert (0, "") == run(tmp_path, {"tests/browser/test_a.py": PASSES, "tests/test_b.py": PASSES})


@pytest.mark.parametrize("options", [(), ("-n", "2")])
def test_a_test_that_passes_the_second_time_is_listed_as_unsteady(tmp_path: Path, options: tuple[str, ...]) -> None:
    code, told = run(tmp_path, {"tests/browser/test_a.py": UNSTEADY, "tests/server/test_b.py": UNSTEADY}, *options)
    assert 0 == code
    last = told[told.index("Unsteady") :]
    assert "tests/browser/test_a.py::test_number_0" in last
    assert "tests/server/test_b.py::test_number_1" in last


def test_more_than_two_unsteady_tests_fail_the_run(tmp_path: Path) -> None:
    code, told = run(tmp_path, {f"tests/browser/test_{number}.py": UNSTEADY for number in range(3)})
    assert 1 == code
    assert "Unsteady" in told


def test_a_test_that_fails_twice_fails_the_run(tmp_path: Path) -> None:
    code, told = run(tmp_path, {"tests/browser/test_a.py": FAILS})
    assert 1 == code
    assert "Failed twice" in told


def test_a_failure_of_any_other_test_fails_the_run_and_nothing_is_repeated(tmp_path: Path) -> None:
    code, told = run(tmp_path, {"tests/duel/test_a.py": UNSTEADY, "tests/browser/test_b.py": UNSTEADY})
    assert 1 == code
    assert "Once more" not in told


def test_a_crashed_worker_counts_as_a_failure_of_its_test(tmp_path: Path) -> None:
    code, told = run(tmp_path, {"tests/duel/test_a.py": CRASHES}, "-n", "1", "--max-worker-restart", "1")
    assert 1 == code
    assert "tests/duel/test_a.py::test_number_0" in told


@pytest.mark.parametrize("options", [(), ("-n", "1")])
def test_a_file_that_cannot_be_read_fails_the_run(tmp_path: Path, options: tuple[str, ...]) -> None:
    code, told = run(tmp_path, {"tests/browser/test_a.py": "import nothing_like_this\n"}, *options)
    assert 1 == code
    assert "Once more" not in told


def test_a_run_without_tests_fails(tmp_path: Path) -> None:
    assert 1 == run(tmp_path, {"tests/browser/a.txt": ""})[0]


def test_a_run_that_never_came_to_its_end_fails(tmp_path: Path) -> None:
    assert 1 == run(tmp_path, {"tests/browser/test_a.py": CRASHES})[0]
