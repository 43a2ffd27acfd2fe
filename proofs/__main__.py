"""`make prove`: every proof in full size, as one table. `--only P1` runs some, `--scale 0.01` makes them smaller."""

import argparse
import time
from collections.abc import Callable

from .crash.crashes import crashes, crashes_in_sealed_choices
from .crash.idempotency import idempotency
from .crash.simultaneous import simultaneous, simultaneous_in_two_processes
from .crash.stops import stops_alone, stops_over_postgres, stops_over_redis
from .engine.duel_refusals import remedies
from .engine.war_invariants import invariants
from .engine.war_refusals import war_remedies
from .fair.changed_bits import changes
from .fair.deals import deals, shuffles
from .fuzz.http_grammar import requests
from .fuzz.http_schemathesis import documented
from .fuzz.illegal_commands import illegal_over_http
from .fuzz.illegal_moves import illegal_moves
from .fuzz.slow_clients import slow_clients
from .fuzz.sockets import messages
from .result import HEAD, ProofResult
from .secrets.duel_twins import duel_engine_streams, duel_pairs
from .secrets.interference import duel_interference, duel_streams, war_interference, war_streams
from .secrets.war_twins import war_engine_streams, war_pairs

PROOFS: dict[str, tuple[Callable[[int, int], ProofResult], int]] = {
    "P1-crashes": (crashes, 10_000),
    "P1-sealed": (crashes_in_sealed_choices, 1_000),
    "P5-war": (invariants, 100_000),
    "P5-duel-remedies": (remedies, 100_000),
    "P5-war-remedies": (war_remedies, 20_000),
    "P7-one-process": (simultaneous, 8_000),
    "P7-two-processes": (simultaneous_in_two_processes, 2_000),
    "P8-idempotency": (idempotency, 100_000),
    "P9-engine-duel": (duel_pairs, 1_000_000),
    "P9-engine-war": (war_pairs, 1_000_000),
    "P9-duel": (duel_interference, 20_000),
    "P9-war": (war_interference, 6_000),
    "P10-engine-duel": (duel_engine_streams, 10_000),
    "P10-engine-war": (war_engine_streams, 10_000),
    "P10-duel": (duel_streams, 2_000),
    "P10-war": (war_streams, 300),
    "P12-documented": (documented, 70_000),
    "P12-grammar": (requests, 430_000),
    "P13-sockets": (messages, 1_000_000),
    "P14-moves": (illegal_moves, 900_000),
    "P14-over-http": (illegal_over_http, 100_000),
    "P15-slow": (slow_clients, 1_000),
    "P20-deals": (deals, 100_000),
    "P20-shuffles": (shuffles, 10_000_000),
    "P21-bits": (changes, 10_000),
    "P23-stops-sqlite": (stops_alone, 500),
    "P23-stops-postgresql": (stops_over_postgres, 500),
    "P23-stops-redis": (stops_over_redis, 500),
}
"""By name: the proof and its full size."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="run the proofs whose name begins like this")
    parser.add_argument("--scale", type=float, default=1.0, help="1 is the full size")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    chosen = [proof for name, proof in PROOFS.items() if name.startswith(asked.only)]
    if not chosen:
        parser.error(f"--only {asked.only}: expected the beginning of one of {', '.join(PROOFS)}")
    print(HEAD)
    failed = False
    for prove, full in chosen:
        start = time.perf_counter()
        row = prove(max(1, round(full * asked.scale)), asked.seed)
        row.remarks = "; ".join(part for part in (row.remarks, f"{time.perf_counter() - start:.0f} s") if part)
        print(row, flush=True)
        for violation in row.violations[:20]:
            print(f"  {violation}")
        failed = failed or bool(row.violations)
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
