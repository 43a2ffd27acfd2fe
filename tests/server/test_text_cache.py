"""Texts that clients choose are cached, unless they are long enough to fill the memory."""

import tracemalloc
from collections.abc import Callable

import pytest

from famiglia.server.http.host_header import parse_host
from famiglia.server.http.language import preferred_language
from famiglia.server.http.security import parsed_address
from famiglia.server.logs import redacted


def language(text: str) -> str:
    return preferred_language(None, text)


@pytest.mark.parametrize("function", [redacted, parse_host, parsed_address, language])
def test_a_long_text_of_a_client_is_not_kept(function: Callable[[str], object]) -> None:
    """Measured by the memory that remains after many of them."""
    tracemalloc.start()
    try:
        for number in range(50):
            function(f"{number}".zfill(50_000))
        remaining, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert remaining < 500_000
