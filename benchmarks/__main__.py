"""Prints one table: random playouts of the duel and of its peers, one core, interleaved, best of several rounds.

Machines are noisy and differ; only the ratios of one run mean anything. Peers that are not installed are named and left out
(`pip install famiglia[bench]`).
"""

from .measure import copy_cost, import_time, race
from .peers import peers
from .playouts import driven_from_python, inside_the_engine, uncompiled

YARDSTICK = "OpenSpiel gin_rummy"


def main() -> None:
    contestants = [inside_the_engine(), driven_from_python(), uncompiled()]
    others, missing = peers()
    speeds = race([*contestants, *others])
    yardstick = speeds.get(YARDSTICK)
    print(f"\n{'random playouts':<58}{'steps/s':>12}{'ratio':>9}")
    for name, speed in speeds.items():
        ratio = f"{speed / yardstick:8.1f}x" if yardstick else "       -"
        print(f"{name:<58}{speed:>12,.0f}{ratio:>9}")
    for name in missing:
        print(f"{name:<58}{'not installed':>12}")
    if yardstick:
        _goal("inside the compiled loop", speeds[contestants[0].name] / yardstick, 60)
        _goal("driven from Python", speeds[contestants[1].name] / yardstick, 15)
    print(f"\ncopy of a position: {copy_cost():.2f} microseconds (to reach: at most 3)")
    print(f"import famiglia.duel: {import_time():.3f} s beyond an empty interpreter (to reach: at most 0.15)")


def _goal(what: str, ratio: float, goal: int) -> None:
    print(f"{what}: {ratio:.1f} times {YARDSTICK} (to reach: {goal})")


if __name__ == "__main__":
    main()
