"""The repetition of failed tests in CI (`tools/rerun.py`), tried on small projects."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
PROCESS = "    subprocess.run([sys.executable, '-c', ''], check=True)\n"
FAILS = "def test_{0}() -> None:\n    raise AssertionError\n"
UNSTEADY = """
import subprocess, sys
from pathlib import Path

def test_{0}() -> None:
    seen = Path(__file__).with_name("seen-{0}")
    before = seen.exists()
    seen.touch()
    assert before
"""
OF_A_PROCESS = UNSTEADY.replace("    assert", f"{PROCESS}    assert")
OF_A_FIXTURE = """
import pytest, socket
from pathlib import Path

@pytest.fixture(scope="module")
def server():
    with socket.create_server(("127.0.0.1", 0)) as listening, socket.create_connection(listening.getsockname()):
        yield

@pytest.fixture(scope="module")
def person(server):
    return 1

def test_first(person) -> None:
    pass

def test_{0}(person) -> None:
    seen = Path(__file__).with_name("seen-{0}")
    before = seen.exists()
    seen.touch()
    assert before
"""
PASSES = "def test_{0}() -> None:\n    pass\n"
CRASHES = "import os\n\ndef test_{0}() -> None:\n    os._exit(3)\n"


def run(folder: Path, files: dict[str, str], options: str = "") -> tuple[int, str]:
    """Run `.ci/run` in a project of these files whose `make` only runs its tests; returns exit code and output."""
    for number, (place, text) in enumerate(files.items()):
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.format(f"number_{number}"))
    (folder / "tools").symlink_to(HOUSE / "tools")
    (folder / ".ci").mkdir()
    judged = shutil.copy(HOUSE / ".ci" / "run", folder / ".ci")
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    (folder / "pytest.ini").write_text("[pytest]\n")
    tests = f".venv/bin/python -m pytest -p tools.failures {options}"
    (folder / "Makefile").write_text(f"check services:\n\ntest:\n\t{tests}\n")
    # The plugins of the house are of no use here, and reading them takes ten times as long as the tests.
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    for name in (
        "PYTEST_XDIST_WORKER",
        "PYTEST_XDIST_WORKER_COUNT",
        "PYTEST_ADDOPTS",
        "MAKEFLAGS",
        "FAMIGLIA_FAILURES",
    ):
        environment.pop(name, None)
    done = subprocess.run([judged], env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout


XDIST = "-p xdist.plugin -n {0}"


def last_part(output: str) -> str:
    """The end of the output, after all runs of tests."""
    return output[output.index("\nUnsteady") :]


def test_a_run_without_failures_passes(tmp_path: Path) -> None:
    code, output = run(tmp_path, {"tests/browser/test_a.py": PASSES, "tests/test_b.py": PASSES})
    assert 0 == code
    assert "Unsteady" not in output


@pytest.mark.parametrize("options", ["", XDIST.format(2)])
def test_a_test_that_passes_the_second_time_is_listed_as_unsteady(tmp_path: Path, options: str) -> None:
    code, output = run(tmp_path, {"tests/browser/test_a.py": UNSTEADY, "tests/store/test_b.py": OF_A_PROCESS}, options)
    assert 0 == code
    listed = {"tests/browser/test_a.py::test_number_0", "tests/store/test_b.py::test_number_1"}
    assert listed == set(last_part(output).split()) & listed
    assert "passed" not in last_part(output).splitlines()[-1]


def test_more_than_two_unsteady_tests_fail_the_run(tmp_path: Path) -> None:
    code, output = run(tmp_path, {f"tests/browser/test_{number}.py": UNSTEADY for number in range(3)})
    assert 1 == code
    assert 3 == last_part(output).count("tests/browser/")


def test_a_test_that_fails_twice_fails_the_run(tmp_path: Path) -> None:
    code, output = run(tmp_path, {"tests/browser/test_a.py": FAILS})
    assert 1 == code
    assert "Failed twice" in output


@pytest.mark.parametrize("options", ["", XDIST.format(1)])
def test_a_test_whose_fixture_talks_to_another_process_is_repeated(tmp_path: Path, options: str) -> None:
    code, output = run(tmp_path, {"tests/server/test_a.py": OF_A_FIXTURE}, options)
    assert 0 == code
    assert "tests/server/test_a.py::test_number_0" in last_part(output)


@pytest.mark.parametrize("place", ["tests/duel/test_a.py", "tests/server/test_cache.py", "tests/proofs/test_fair.py"])
def test_a_failure_of_any_other_test_fails_the_run_and_nothing_is_repeated(tmp_path: Path, place: str) -> None:
    """Wherever the test is: a busy machine does not disturb tests that use no other process."""
    code, output = run(tmp_path, {place: UNSTEADY, "tests/browser/test_b.py": UNSTEADY})
    assert 1 == code
    assert f"{place}::test_number_0" in output
    assert "Once more" not in output


def test_a_process_of_one_test_is_no_process_of_the_next(tmp_path: Path) -> None:
    both = f"def test_first() -> None:\n{PROCESS}\n" + UNSTEADY
    code, output = run(tmp_path, {"tests/server/test_a.py": "import subprocess, sys\n" + both})
    assert 1 == code
    assert "Once more" not in output


def test_a_crashed_worker_counts_as_a_failure_of_its_test(tmp_path: Path) -> None:
    code, output = run(tmp_path, {"tests/duel/test_a.py": CRASHES}, f"{XDIST.format(1)} --max-worker-restart 1")
    assert 1 == code
    assert "\n  tests/duel/test_a.py::test_number_0" in output


@pytest.mark.parametrize("options", ["", XDIST.format(1)])
def test_a_file_that_cannot_be_read_fails_the_run(tmp_path: Path, options: str) -> None:
    code, output = run(tmp_path, {"tests/browser/test_a.py": "import nothing_like_this\n"}, options)
    assert 1 == code
    assert "Once more" not in output


def test_a_run_without_tests_fails(tmp_path: Path) -> None:
    assert 1 == run(tmp_path, {"tests/browser/a.txt": ""})[0]


def test_a_run_that_never_came_to_its_end_fails(tmp_path: Path) -> None:
    assert 1 == run(tmp_path, {"tests/browser/test_a.py": CRASHES})[0]
