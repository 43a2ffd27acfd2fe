"""How many files and connections a process may have open: as many as the system grants, and the last ones are a reserve.

The system gives the lowest free number to whatever is opened, so a high number means that nearly all are in use.
"""

import sys
from typing import Final

MOST_RESERVED: Final = 64
GRANTED: Final = (65_536, 10_240)
"""Limits to try where the system does not grant the one that it names."""

if sys.platform == "win32":

    def raise_limit() -> None:
        """Windows has no such limit."""

    def limit() -> int | None:
        """Windows has no such limit."""
        return None

else:
    import resource
    from contextlib import suppress

    def raise_limit() -> None:
        """Raise the soft limit of this process, and of those that it starts, to the hard one."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (hard, *GRANTED):  # macOS names a hard limit that it does not grant
            if soft == hard or (soft >= wanted != resource.RLIM_INFINITY):
                return
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                return

    def limit() -> int | None:
        """How many descriptors this process may have; None if there is no limit."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if soft == resource.RLIM_INFINITY else soft


def is_reserved(descriptor: int) -> bool:
    """Is it one of the last? A connection with such a number is told that the server is full."""
    most = limit()
    return most is not None and descriptor >= most - _reserve(most)


def is_needed(descriptor: int) -> bool:
    """Is it one of the very last, without which the database and the bots could not go on? Then nothing is accepted."""
    most = limit()
    return most is not None and descriptor >= most - _reserve(most) // 2


def _reserve(most: int) -> int:
    return min(MOST_RESERVED, most // 4)
