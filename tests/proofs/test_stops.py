"""P23 in a small size; `make prove` stops many more servers."""

from collections.abc import Callable

import pytest
from proofs.crash.stops import stops_alone, stops_over_postgres, stops_over_redis
from proofs.result import ProofResult


@pytest.mark.parametrize("prove", [stops_alone, stops_over_postgres, stops_over_redis])
def test_a_server_under_load_stops_in_time_and_in_order(prove: Callable[[int], ProofResult]) -> None:
    row = prove(3)
    assert [] == row.violations
    assert 3 == row.cases
