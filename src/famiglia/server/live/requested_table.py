"""Locks the table in the path of a request."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..http.request import Request
from .live_table import LiveTable
from .read_budget import LOADING


@asynccontextmanager
async def requested_table(request: Request) -> AsyncIterator[LiveTable]:
    """Lock the table in the path of a request and catch up with the store.

    The time in the `with` block is charged to the reader, so the block must not await anything.
    """
    services, table_id = request.services, request.path_params["table"]
    services.views.check(request.reader)
    if table_id not in services.tables.by_id:
        services.views.charge(request.reader, LOADING)
    async with services.broadcaster.caught_up(table_id) as live:
        with services.views.charged(request.reader):
            yield live
