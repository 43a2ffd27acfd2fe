"""Compiles the engines with mypyc where there is a C compiler; without one the same files run uncompiled."""

import sys

from mypyc.build import mypycify
from setuptools import setup

DUEL = [
    "cards", "edition", "position", "move_codes", "deck", "street", "accountant", "brute", "take", "turn", "score", "moves",
    "events", "game", "playout",
]  # fmt: skip
DUEL_BOTS = ["features", "net", "judges", "plans", "beginners", "rollouts", "learner"]
WAR = [
    "engine/board", "engine/census", "engine/checked_playout", "engine/effects", "engine/empty_table", "engine/engine",
    "engine/event_kinds", "engine/move_codes", "engine/options", "engine/pieces", "engine/position", "engine/public_table",
    "engine/reasons", "engine/step", "engine/step_kinds", "engine/vectors",
    "guidance/columns", "guidance/dossier", "guidance/parts", "guidance/path", "guidance/queue", "guidance/reach",
    "guidance/spaces", "guidance/stakes", "guidance/threats",
    "phases/bonuses", "phases/columns", "phases/conflict", "phases/encounter", "phases/equipment", "phases/fight",
    "phases/influence", "phases/management", "phases/movement", "phases/neutrals", "phases/orders", "phases/placement",
    "phases/planning", "phases/quick_setup", "phases/rally", "phases/rounds", "phases/setup", "phases/spaces",
    "playout", "view_json",
]  # fmt: skip
WAR_BOTS = [
    "area_values", "attack_values", "board_facts", "boat_values", "claimed_targets", "conflict", "conflict_odds",
    "decision", "encounter", "equipment_values", "guide", "matrix_game", "memory", "movements", "odds_table",
    "order_values", "particles", "placement_values", "planning", "planning_values", "playout", "position_terms",
    "rallying", "rollouts", "setup", "situation", "values",
]  # fmt: skip

# Two groups, so that two cores can compile them in parallel (`parallel` in pyproject.toml).
groups = [
    [
        "src/famiglia/dice.py",
        *(f"src/famiglia/duel/{module}.py" for module in DUEL),
        *(f"src/famiglia/bots/duel/{module}.py" for module in DUEL_BOTS),
    ],
    [
        *(f"src/famiglia/war/{module}.py" for module in WAR),
        *(f"src/famiglia/bots/war/{module}.py" for module in WAR_BOTS),
    ],
]
# pip first asks only for the name and version of the package, for which nothing needs to be compiled.
building = "dist_info" not in sys.argv
extensions = [each for group in groups * building for each in mypycify(group, opt_level="3", debug_level="0")]
for extension in extensions:
    extension.optional = True
    if sys.platform != "win32":
        # Lets the compiler inline functions across modules, which makes the engine 1.5 times as fast.
        extension.extra_compile_args.append("-fno-semantic-interposition")
        # Bots weigh fractions: without fused operations they come out the same on every processor, and uncompiled.
        extension.extra_compile_args.append("-ffp-contract=off")

setup(ext_modules=extensions)  # type: ignore[arg-type]
