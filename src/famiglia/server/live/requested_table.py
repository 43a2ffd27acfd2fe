"""Locks the table that a request is about, and charges the reader for it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..http.request import Request
from .live_table import LiveTable
from .read_budget import LOADING


@asynccontextmanager
async def requested_table(request: Request, table_id: str | None = None) -> AsyncIterator[LiveTable]:
    """Lock a table, by default the one in the path of a request, and catch up with the store.

    The time in the `with` block is charged to the reader, so the block must not await anything.
    """
    services = request.services
    table_id = table_id or request.path_params["table"]
    services.views.check(request.reader)
    charge_loading(request, table_id)
    async with services.broadcaster.caught_up(table_id) as live:
        with services.views.charged(request.reader):
            yield live


def charge_loading(request: Request, table_id: str) -> None:
    """Charge the reader for a table that must be loaded; raises the problem `too-many` if the budget is used up."""
    services = request.services
    if table_id not in services.tables.by_id:
        services.views.check(request.reader)
        services.views.charge(request.reader, LOADING)
