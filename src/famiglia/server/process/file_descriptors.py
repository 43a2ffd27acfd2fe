"""The limit of file descriptors (open files and connections), and a reserve below the limit.

The system gives the lowest free number to each new descriptor, so a high number means that nearly all are in use.
"""

import sys
from typing import Final

MAX_RESERVE: Final = 64
FALLBACK_LIMITS: Final = (65_536, 10_240)
"""Limits to try where the system refuses its own hard limit."""

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
        """Raise the soft limit of this process and its children to the hard limit."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for target in (hard, *FALLBACK_LIMITS):  # macOS reports a hard limit that it refuses
            if soft == hard or (soft >= target != resource.RLIM_INFINITY):
                return
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
                return

    def limit() -> int | None:
        """The maximum number of descriptors of this process; None if there is no limit."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if soft == resource.RLIM_INFINITY else soft


def is_reserved(descriptor: int) -> bool:
    """Is this descriptor part of the reserve? New visitors on such a connection are refused, because the server is full."""
    most = limit()
    return most is not None and descriptor >= most - _reserve(most)


def is_critical(descriptor: int) -> bool:
    """Is this descriptor in the last half of the reserve, which is only for database and bots?"""
    most = limit()
    return most is not None and descriptor >= most - _reserve(most) // 2


def _reserve(most: int) -> int:
    return min(MAX_RESERVE, most // 4)
