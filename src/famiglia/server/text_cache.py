"""A cache for texts that clients choose."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Final, TypeVar

T = TypeVar("T")
MAX_TEXTS: Final = 1000
MAX_LENGTH: Final = 300
"""Longer texts are not kept, so that a client cannot fill the memory; longer names of hosts do not exist."""


def cached_for_short_texts(function: Callable[[str], T]) -> Callable[[str], T]:
    """Keep the results for the last short texts."""
    cached = lru_cache(maxsize=MAX_TEXTS)(function)

    @wraps(function)
    def call(text: str) -> T:
        return cached(text) if len(text) <= MAX_LENGTH else function(text)

    return call
