"""Compiles the engines with mypyc where a C compiler is at hand; without one the same files run as they are."""

import sys

from mypyc.build import mypycify
from setuptools import setup

DUEL = [
    "cards", "edition", "position", "code", "deck", "street", "accountant", "brute", "take", "turn", "score", "moves",
    "events", "game", "playout",
]  # fmt: skip
WAR = [
    "board", "bonus", "census", "code", "columns", "conflict", "encounter", "engine", "equipment", "fight", "fresh",
    "influence", "issuing", "lineup", "management", "movement", "news", "options", "pieces", "planning", "playout",
    "position", "proving", "putting", "quick_setup", "rallying", "reasons", "rounds", "spaces", "stages", "step", "symbols",
    "unrest", "vectors", "whitelist",
]  # fmt: skip

# Two groups, so that two cores can compile them side by side (`parallel` in pyproject.toml).
groups = [
    ["src/famiglia/dice.py", *(f"src/famiglia/duel/{module}.py" for module in DUEL)],
    [f"src/famiglia/war/{module}.py" for module in WAR],
]
# pip first asks for the package's name and version only: nothing is compiled for that.
building = "dist_info" not in sys.argv
extensions = [each for group in groups * building for each in mypycify(group, opt_level="3", debug_level="0")]
for extension in extensions:
    extension.optional = True
    if sys.platform != "win32":
        # Lets the compiler inline across the engine's functions: half as fast again.
        extension.extra_compile_args.append("-fno-semantic-interposition")

setup(ext_modules=extensions)  # type: ignore[arg-type]
