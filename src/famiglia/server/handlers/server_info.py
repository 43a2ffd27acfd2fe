"""What the server tells about itself and its games."""

import famiglia
from famiglia.rulebook import message

from ..addresses import sharing
from ..apidoc.manual import manual
from ..apidoc.openapi import document
from ..http.problems import Trouble
from ..http.request import Call
from ..http.responses import Reply
from ..schemas.tables import Games, Health, Rulebook
from .games import games, rulebook


async def health(call: Call) -> Health:
    """Is everything at hand that the server needs? The database is tried with a small write, every few seconds at most."""
    database = await call.house.health.database()
    bus = call.house.bus.healthy()
    if database is None and bus:
        return Health("ok", famiglia.__version__, True, True)
    facts = {"version": famiglia.__version__, "database": database is None, "bus": bus}
    raise Trouble("failing", extra=facts, what=message(f"health-{database or 'bus'}"))


async def openapi(call: Call) -> Reply:
    """This document."""
    reply = Reply(200, document(), headers={"Cache-Control": "no-cache"})
    reply.may_pack = True
    return reply


async def docs(call: Call) -> Reply:
    """The document as a page to read."""
    host = call.heads.get(b"host", b"localhost").decode("latin-1")
    page = manual(call.house.config.origin or f"http://{host}")
    return Reply(200, page, "text/html; charset=utf-8", {"Cache-Control": "no-cache"}, may_pack=True)


async def all_games(call: Call) -> Games:
    """What can be chosen when a table is opened."""
    return Games(games(), sharing(call.house.config))


async def rules_of(call: Call) -> Rulebook:
    """All rules and rulings of a game, in our words."""
    game = call.path["game"]
    if game not in ("duel", "war"):
        raise Trouble("no-such-page", path=f"/api/rules/{game[:40]}")
    return rulebook(game, call.lang)
