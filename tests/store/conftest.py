"""Fixtures of the store tests."""

from collections.abc import AsyncIterator

import pytest

from famiglia.store import Store


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An empty store; the test runs once with SQLite and once with PostgreSQL."""
    opened = await Store.open(database_url)
    yield opened
    await opened.close()
