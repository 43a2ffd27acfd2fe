"""P21: a record in which one bit was changed is refused."""

import random

from famiglia.record import RecordError, verify

from ..result import ProofResult
from .deals import finished_duel


def changes(size: int, seed: int = 0) -> ProofResult:
    """Change `size` single bits of records; each change is found."""
    rng = random.Random(seed)
    missed = []
    data = finished_duel(rng).text.encode()
    for number in range(size):
        if number % 500 == 499:
            data = finished_duel(rng).text.encode()
        bit = rng.randrange(len(data) * 8)
        changed = bytearray(data)
        changed[bit // 8] ^= 1 << bit % 8
        try:
            verify(bytes(changed))
        except RecordError:
            continue
        missed.append(f"change {number}: bit {bit}")
    return ProofResult("P21, changed bits", f"{size:,} of {size:,} single-bit changes tried", size, missed)
