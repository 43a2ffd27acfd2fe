"""What the tests of the store share."""

from collections.abc import AsyncIterator

import pytest

from famiglia.store import Store


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An empty store, over each kind of database in turn."""
    opened = await Store.open(database_url)
    yield opened
    await opened.close()
