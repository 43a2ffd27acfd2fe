"""The table that a request names, for as long as its handler works with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..http.request import Request
from .registry import Live
from .replays import LOADING


@asynccontextmanager
async def requested_table(request: Request) -> AsyncIterator[Live]:
    """Lock the table in the path; the computing meanwhile is charged to the reader, so nothing may be awaited."""
    services, table_id = request.services, request.path_params["table"]
    budget = services.reading.looks
    budget.check(request.reader)
    if table_id not in services.tables.lives:
        budget.charge(request.reader, LOADING)
    async with services.telling.visit(table_id) as live:
        with budget.charged(request.reader):
            yield live
