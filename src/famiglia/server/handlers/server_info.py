"""What the server tells about itself and its games."""

import famiglia
from famiglia.rulebook import message

from ..addresses import sharing
from ..apidoc.manual import manual
from ..apidoc.openapi import document
from ..http.problems import ProblemError
from ..http.request import Request
from ..http.responses import Response
from ..schemas.tables import Games, Health, Rulebook
from .games import games, rulebook


async def health(request: Request) -> Health:
    """Is everything at hand that the server needs? The database is tried with a small write, every few seconds at most."""
    database = await request.services.database_health.failure()
    bus = request.services.bus.healthy()
    if database is None and bus:
        return Health("ok", famiglia.__version__, True, True)
    facts = {"version": famiglia.__version__, "database": database is None, "bus": bus}
    raise ProblemError("failing", extra=facts, what=message(f"health-{database or 'bus'}"))


async def openapi(request: Request) -> Response:
    """This document."""
    reply = Response(200, document(), headers={"Cache-Control": "no-cache"})
    reply.compressible = True
    return reply


async def docs(request: Request) -> Response:
    """The document as a page to read."""
    host = request.headers.get(b"host", b"localhost").decode("latin-1")
    page = manual(request.services.config.origin or f"http://{host}")
    return Response(200, page, "text/html; charset=utf-8", {"Cache-Control": "no-cache"}, compressible=True)


async def all_games(request: Request) -> Games:
    """What can be chosen when a table is opened."""
    return Games(games(), sharing(request.services.config))


async def rules_of(request: Request) -> Rulebook:
    """All rules and rulings of a game, in our words."""
    game = request.path_params["game"]
    if game not in ("duel", "war"):
        raise ProblemError("no-such-page", path=f"/api/rules/{game[:40]}")
    return rulebook(game, request.lang)
