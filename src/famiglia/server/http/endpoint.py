"""From a route of the table to something that Starlette can call: read, ask the handler, answer, explain what went wrong."""

import contextlib
import logging
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from starlette.types import Receive, Scope, Send

from famiglia.rulebook import Refused, message
from famiglia.store import Stale, StoreError
from famiglia.table.errors import TableError
from famiglia.validation_message import validation_message

from ..logs import log
from ..services import House
from .language import language
from .limits import BODY, network
from .problems import Problem, Trouble, told
from .request import Call, read_body
from .responses import Reply, json_reply, problem_reply, send_reply
from .route import Route

NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The sign that PostgreSQL keeps in no text, as JSON writes it."""

MOST_REASON = 300


class Place:
    """One address and the methods that it understands."""

    def __init__(self, house: House, routes: Mapping[str, Route]) -> None:
        self.endpoints = {method: Endpoint(house, route) for method, route in routes.items()}
        if "GET" in routes:
            self.endpoints["HEAD"] = self.endpoints["GET"]
        self.allowed = ", ".join(sorted(self.endpoints))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        endpoint = self.endpoints.get(scope["method"])
        if endpoint is None:
            trouble = Trouble("no-such-method", method=scope["method"][:20], headers={"Allow": self.allowed})
            await send_reply(scope, send, problem_reply(trouble.problem(language_of(scope)), trouble.headers))
            return
        await endpoint(scope, receive, send)


class Endpoint:
    """One route; its decoders are made once."""

    def __init__(self, house: House, route: Route) -> None:
        self.house = house
        self.route = route
        self.decode = None if route.body in (None, bytes) else msgspec.json.Decoder(route.body).decode

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            reply = await self.reply(scope, receive)
        except Exception as error:
            reply = refused(error, language_of(scope), scope["request"])
        await send_reply(scope, send, reply)

    async def reply(self, scope: Scope, receive: Receive) -> Reply:
        """What the handler answers."""
        call = await call_of(self.house, self.route, scope)
        if self.route.who == "person" and call.session is None:
            raise Trouble("not-signed-in")
        if self.route.body is bytes:
            call.body = await read_body(receive, self.route.most)
        elif self.decode is not None:
            if not call.heads.get(b"content-type", b"").lower().startswith(b"application/json"):
                raise Trouble("not-json", found=call.heads.get(b"content-type", b"").decode("latin-1")[:60])
            body = await read_body(receive, BODY)
            if NUL.search(body):
                raise Trouble("bad-field", what=message("field-nul"))
            call.body = self.decode(body)
        answer = await self.route.handler(call)
        if isinstance(answer, Reply):
            reply = answer
        else:
            reply = json_reply(self.route.status, answer)
            reply.may_pack = self.route.method == "GET"
        await renew(call, reply)
        return reply


async def renew(call: Call, reply: Reply) -> None:
    """Whoever comes back stays signed in: now and then an answer carries the cookie again.

    Not one that anybody may keep a copy of, nor one that begins or ends a session itself; and no answer fails because of it.
    """
    if call.session is None or "Set-Cookie" in reply.headers or reply.headers.get("Cache-Control") != "no-store":
        return
    with contextlib.suppress(StoreError):
        cookie = await call.house.sessions.renew(call.session, call.heads[b"cookie"].decode("latin-1"), call.at)
        if cookie is not None:
            reply.headers["Set-Cookie"] = cookie


async def call_of(house: House, route: Route, scope: Scope) -> Call:
    """The request taken apart, all but its body."""
    heads = scope["heads"]
    if "\0" in scope["path"]:
        raise Trouble("no-such-page", path=scope["path"].replace("\0", "")[:100])
    at = house.clock.now()
    cookies = heads.get(b"cookie")
    session = None if cookies is None else await house.sessions.find(cookies.decode("latin-1"), at)
    query = read_query(scope["query_string"], route.query)
    client = scope.get("client")
    address = network(client[0]) if client else "unknown"
    spoken = language(getattr(query, "lang", None), heads.get(b"accept-language", b"").decode("latin-1"))
    return Call(house, session, scope.get("path_params", {}), query, None, spoken, address, at, heads)


def read_query(query: bytes, shape: Any) -> Any:
    """The parameters after the question mark, in their shape; others are nobody's business."""
    if shape is None:
        return None
    try:
        found = dict(parse_qsl(query.decode("ascii"), keep_blank_values=True, errors="strict", max_num_fields=50))
    except ValueError:
        raise Trouble("bad-field", what=message("field-query")) from None
    return msgspec.convert(found, shape, strict=False)


def language_of(scope: Scope) -> str:
    """The language of an answer when nothing else of the request could be understood."""
    asked = None
    for part in scope["query_string"].split(b"&"):
        if part.startswith(b"lang="):
            asked = part[5:].decode("latin-1")
    return language(asked, scope["heads"].get(b"accept-language", b"").decode("latin-1"))


def refused(error: Exception, lang: str, request: str) -> Reply:
    """The answer that tells what went wrong."""
    if isinstance(error, Trouble):
        return problem_reply(error.problem(lang), error.headers)
    if isinstance(error, Refused):
        return problem_reply(refusal_problem(error, lang))
    if isinstance(error, TableError):
        extra = {name: error.extra[name] for name in ("field", "line", "state") if name in error.extra}
        return problem_reply(told(error.code, error.status, error.message.text(lang), **extra))
    if isinstance(error, msgspec.ValidationError):
        field, what = validation_message(error)
        found = {"field": field or None, "reason": str(error)[:MOST_REASON]}
        return problem_reply(Trouble("bad-field", what=what, extra=found).problem(lang))
    if isinstance(error, msgspec.DecodeError | RecursionError | UnicodeError):
        return problem_reply(Trouble("bad-json", extra={"reason": str(error)[:MOST_REASON]}).problem(lang))
    if isinstance(error, StoreError | Stale):
        log(logging.ERROR, "store", exc_info=error, id=request)
        return problem_reply(Trouble("busy").problem(lang), {"Retry-After": "2"})
    log(logging.ERROR, "fault", exc_info=error, id=request)
    return problem_reply(Trouble("fault", id=request).problem(lang))


def refusal_problem(error: Refused, lang: str) -> Problem:
    """A move that the rules forbid: which rule, what makes it so, and what would make it legal."""
    return told("refused", 422, error.refusal.explain(lang), **error.refusal.as_json(lang))
