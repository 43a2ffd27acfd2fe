"""The compiled engine and the uncompiled one play the same wars."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from famiglia.war.engine import position

GAMES = 25
SOURCE = Path(__file__).parents[2] / "src"


def trace(path: Path) -> list[str]:
    """The output of `trace.py` with this folder first on the import path."""
    program = [sys.executable, str(Path(__file__).with_name("trace.py")), str(GAMES)]
    done = subprocess.run(
        program, env=os.environ | {"PYTHONPATH": str(path)}, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_compiled_and_uncompiled_play_the_same_wars(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "plain", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    plain = trace(tmp_path / "plain")
    built = trace(SOURCE)
    assert "uncompiled" == plain[0]
    assert GAMES + 1 == len(plain) == len(built)
    for expected, found in zip(plain[1:], built[1:], strict=True):
        assert expected == found


def test_the_engine_is_compiled_if_there_is_a_compiler() -> None:
    headers = Path(sysconfig.get_path("include"), "Python.h")
    compiler = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])
    if compiler and headers.exists():
        assert str(position.__file__).endswith((".so", ".pyd"))
    else:
        assert str(position.__file__).endswith(".py")
