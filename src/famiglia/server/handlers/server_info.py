"""Handlers for the health of the server, the API manual, the list of games and the rules."""

import gzip
from collections.abc import Callable
from functools import cache
from typing import Any

import famiglia
from famiglia.rulebook import message
from famiglia.table.war.map_drawing import map_drawing
from famiglia.table.war.pack_contents import pack_contents
from famiglia.war.pack.files import built_in

from ..addresses import shareable_address
from ..apidoc.manual import manual
from ..apidoc.openapi import document
from ..http.problems import ProblemError
from ..http.request import Request
from ..http.responses import Response, encode
from ..schemas.games import Games, Rulebook
from ..schemas.server_info import Health
from .games import games, rulebook


async def health(request: Request) -> Health:
    """Check that the server works: its database can be written, and its processes are connected."""
    database = await request.services.database_health.failure()
    bus = request.services.bus.healthy()
    if database is None and bus:
        return Health("ok", famiglia.__version__, True, True)
    facts = {"version": famiglia.__version__, "database": database is None, "bus": bus}
    raise ProblemError("failing", extra=facts, what=message(f"health-{database or 'bus'}"))


async def openapi(request: Request) -> Response:
    """Return the OpenAPI document of this API."""
    reply = Response(200, document(), headers={"Cache-Control": "no-cache"})
    reply.compressible = True
    return reply


async def docs(request: Request) -> Response:
    """Return this manual, made from the OpenAPI document."""
    host = request.headers.get(b"host", b"localhost").decode("latin-1")
    page = manual(request.services.config.origin or f"http://{host}")
    return Response(200, page, "text/html; charset=utf-8", {"Cache-Control": "no-cache"}, compressible=True)


async def all_games(request: Request) -> Games:
    """List the games, with the choices for a new table."""
    return Games(games(), shareable_address(request.services.config))


async def rules_of(request: Request) -> Rulebook:
    """Return all rules and rulings of a game, in our own words."""
    game = request.path_params["game"]
    if game not in ("duel", "war"):
        raise ProblemError("no-such-page", path=f"/api/rules/{game[:40]}")
    return rulebook(game, request.lang)


PACK_HEADERS = {"Cache-Control": "public, max-age=86400"}
"""A pack changes only with a new version of the server."""


async def pack(request: Request) -> Response:
    """Return all components of a war's pack."""
    return _unchanging(pack_contents, _pack_name(request))


async def pack_map(request: Request) -> Response:
    """Return the drawing of a pack's map: outlines, borders, and where pieces and names go."""
    return _unchanging(map_drawing, _pack_name(request))


def _unchanging(content: Callable[[str], Any], name: str) -> Response:
    plain, compressed = _encoded(content, name)
    return Response(200, plain, headers=dict(PACK_HEADERS), compressible=True, compressed=compressed)


@cache
def _encoded(content: Callable[[str], Any], name: str) -> tuple[bytes, bytes]:
    """The content for a pack as JSON, plain and compressed as well as possible."""
    plain = encode(content(name))
    return plain, gzip.compress(plain, 9, mtime=0)


def _pack_name(request: Request) -> str:
    name = request.path_params["pack"]
    if name not in built_in():
        raise ProblemError("no-such-page", path=f"/api/packs/{name[:40]}")
    return name
