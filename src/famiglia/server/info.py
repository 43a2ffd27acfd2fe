"""What the server tells about itself and its games."""

from html import escape
from http import HTTPStatus

import famiglia
from famiglia.store import StoreError
from famiglia.table.errors import STATUS as TABLE_STATUS

from .calls import Call
from .openapi import document, rows
from .problems import STATUS, Trouble
from .replies import Reply, json_reply
from .rules import games, rulebook
from .shapes import Games, Health, Rulebook
from .sharing import sharing


async def health(call: Call) -> Reply:
    """Is everything at hand that the server needs?"""
    try:
        await call.house.store.ping()
        database = True
    except StoreError:
        database = False
    bus = call.house.bus.healthy()
    well = database and bus
    return json_reply(200 if well else 503, Health("ok" if well else "failing", famiglia.__version__, database, bus))


async def openapi(call: Call) -> Reply:
    """This document."""
    reply = Reply(200, document(), headers={"Cache-Control": "no-cache"})
    reply.may_pack = True
    return reply


async def docs(call: Call) -> Reply:
    """The document as a page to read."""
    parts = ["<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"]
    parts.append("<title>Famiglia: the API</title><h1>The API of Famiglia</h1><p>As a document for programs: ")
    parts.append("<a href=/api/openapi.json>openapi.json</a>. Errors are application/problem+json.</p>")
    for method, path, who, summary, body, answer in rows():
        parts.append(f"<h2><code>{escape(method)} {escape(path)}</code></h2><p>{escape(summary)}</p><ul>")
        parts.append(f"<li>May ask: {escape(who)}</li>")
        parts.append(f"<li>Takes: {escape(body)}</li>" if body else "")
        parts.append(f"<li>Answers: {escape(answer)}</li></ul>")
    parts.append("<h2>Problems</h2><dl>")
    for code, status in sorted({**STATUS, **TABLE_STATUS, "refused": 422}.items()):
        parts.append(f"<dt id={code}><code>{code}</code></dt><dd>{status} {HTTPStatus(status).phrase}</dd>")
    return Reply(200, "".join(parts).encode() + b"</dl>", "text/html; charset=utf-8", {"Cache-Control": "no-cache"})


async def all_games(call: Call) -> Games:
    """What can be chosen when a table is opened."""
    return Games(games(), sharing(call.house.config))


async def rules_of(call: Call) -> Rulebook:
    """All rules and rulings of a game, in our words."""
    game = call.path["game"]
    if game not in ("duel", "war"):
        raise Trouble("no-such-page", path=f"/api/rules/{game[:40]}")
    return rulebook(game, call.lang)
