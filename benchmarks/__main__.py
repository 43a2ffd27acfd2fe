"""Runs all benchmarks: random playouts compared with other projects, bots, the cost of moves and the memory of the server.

Playouts run on one core, and the best of several interleaved rounds counts. Machines are noisy and differ, so only the ratios
of one run mean anything. Projects that are not installed are named and left out (`pip install famiglia[bench]`).
"""

from famiglia import duel, war

from .bots import bench_bots
from .browser import bench_browser
from .lines import bench_lines
from .load import bench_load
from .measure import Speed, copy_cost, import_time, race
from .memory import bench_memory
from .mixed import bench_mixed
from .peers import peers_of_the_duel, peers_of_the_war
from .playouts import (
    driven_from_python,
    inside_the_engine,
    uncompiled,
    wars_driven_from_python,
    wars_inside_the_engine,
)
from .storage import bench_storage
from .table import bench_table


def main() -> None:
    bench_duel("OpenSpiel gin_rummy")
    bench_war("Catanatron, four random players")
    bench_bots()
    bench_table()
    bench_lines()
    bench_load()
    bench_mixed()
    bench_browser()
    bench_memory()
    bench_storage()


def bench_duel(yardstick: str) -> None:
    contestants = [inside_the_engine(), driven_from_python(), uncompiled()]
    others, missing = peers_of_the_duel()
    speeds = race([*contestants, *others])
    table(speeds, missing, yardstick)
    if yardstick in speeds:
        beside = speeds[yardstick].steps
        print(
            f"\ninside the compiled loop: {speeds[contestants[0].name].steps / beside:.1f} times {yardstick} (to reach: 60)"
        )
        print(f"driven from Python: {speeds[contestants[1].name].steps / beside:.1f} times {yardstick} (to reach: 15)")
    print(f"copy of a position: {copy_cost(duel.new().position.copy):.2f} microseconds (to reach: at most 3)")
    print(f"import famiglia.duel: {import_time():.3f} s beyond an empty interpreter (to reach: at most 0.15)")


def bench_war(yardstick: str) -> None:
    contestants = [wars_inside_the_engine(), wars_driven_from_python()]
    others, missing = peers_of_the_war()
    speeds = race([*contestants, *others])
    table(speeds, missing, yardstick)
    if yardstick in speeds:
        ours, theirs = speeds[contestants[0].name], speeds[yardstick]
        print(f"\ndecisions: {ours.steps / theirs.steps:.1f} times {yardstick} (to reach: 10)")
        print(f"games: {ours.games / theirs.games:.1f} times {yardstick} (to reach: 10)")
    copied = copy_cost(war.new(options=("quick-setup",)).position.copy)
    print(f"copy of a position: {copied:.2f} microseconds (to reach: at most 10)")


def table(speeds: dict[str, Speed], missing: list[str], yardstick: str) -> None:
    beside = speeds.get(yardstick)
    print(f"\n{'random playouts':<52}{'steps/s':>12}{'ratio':>9}{'games/s':>12}{'ratio':>9}")
    for name, speed in speeds.items():
        steps = f"{speed.steps / beside.steps:8.1f}x" if beside else "       -"
        games = f"{speed.games / beside.games:8.1f}x" if beside else "       -"
        print(f"{name:<52}{speed.steps:>12,.0f}{steps:>9}{speed.games:>12,.1f}{games:>9}")
    for name in missing:
        print(f"{name:<52}{'not installed':>12}")


if __name__ == "__main__":
    main()
