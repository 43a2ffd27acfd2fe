"""Python's garbage collector in a server: a search of all memory never happens in the middle of a request."""

import gc
from typing import Final

NEVER: Final = 10**9
"""A threshold that is not reached."""


def postpone_full_collections() -> None:
    """Leave full collections to `collect`. Tables contain no reference cycles, so they are freed without one.

    With hundreds of finished wars in memory a full collection takes 0.2 seconds, and opening wars would often trigger one.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


def collect() -> None:
    """Free the reference cycles of all generations; to be called now and then."""
    gc.collect()
