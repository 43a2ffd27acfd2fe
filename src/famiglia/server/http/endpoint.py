"""ASGI endpoints for routes: each decodes the request, calls the handler, and sends its response or a problem."""

import contextlib
import logging
import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

import msgspec
from starlette.types import Receive, Scope, Send

from famiglia.rulebook import Refused, message
from famiglia.store import Stale, StoreError
from famiglia.table.errors import RefusedAt, TableError
from famiglia.validation_message import validation_message

from ..logs import log
from .language import preferred_language
from .limits import MAX_BODY, client_network
from .problems import Problem, ProblemError, create_problem
from .request import Request, read_body
from .responses import Response, json_response, problem_response, send_response
from .route import Route

if TYPE_CHECKING:
    from ..services import Services

NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The null character as JSON writes it. PostgreSQL cannot store it in a text."""

MAX_REASON = 300
"""The maximum length of the field `reason` of a problem."""


class PathEndpoint:
    """The endpoint of a path; it passes each request to the endpoint for its method."""

    def __init__(self, services: "Services", routes: Mapping[str, Route]) -> None:
        self.endpoints = {method: Endpoint(services, route) for method, route in routes.items()}
        if "GET" in routes:
            self.endpoints["HEAD"] = self.endpoints["GET"]
        self.allowed = ", ".join(sorted(self.endpoints))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        endpoint = self.endpoints.get(scope["method"])
        if endpoint is None:
            error = ProblemError("no-such-method", method=scope["method"][:20], headers={"Allow": self.allowed})
            await send_response(scope, send, problem_response(error.problem(language_of(scope)), error.headers))
            return
        await endpoint(scope, receive, send)


class Endpoint:
    """The endpoint of one route."""

    def __init__(self, services: "Services", route: Route) -> None:
        self.services = services
        self.route = route
        self.decode = None if route.body in (None, bytes) else msgspec.json.Decoder(route.body).decode

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            response = await self.response(scope, receive)
        except Exception as error:
            response = error_response(error, language_of(scope), scope["famiglia.request_id"])
        await send_response(scope, send, response)

    async def response(self, scope: Scope, receive: Receive) -> Response:
        """Decode the request, call the handler and return its response."""
        request = await read_request(self.services, self.route, scope)
        if self.route.access == "signed-in" and request.session is None:
            raise ProblemError("not-signed-in")
        if self.route.body is bytes:
            request.body = await read_body(scope, receive, self.route.max_body)
        elif self.decode is not None:
            content_type = request.headers.get(b"content-type", b"")
            if not content_type.lower().startswith(b"application/json"):
                raise ProblemError("not-json", found=content_type.decode("latin-1")[:60])
            body = await read_body(scope, receive, MAX_BODY)
            if NUL.search(body):
                raise ProblemError("bad-field", what=message("field-nul"))
            request.body = self.decode(body)
        result = await self.route.handler(request)
        if isinstance(result, Response):
            response = result
        else:
            response = json_response(self.route.status, result)
            response.compressible = self.route.method == "GET"
        await renew_session(request, response)
        return response


async def renew_session(request: Request, response: Response) -> None:
    """Extend the session of a returning visitor from time to time, and add the new cookie to the response.

    Responses that may be cached or that set the cookie themselves stay as they are. Failures of the store are ignored.
    """
    session = request.session
    if (
        session is None
        or not session.is_due(request.now)
        or "Set-Cookie" in response.headers
        or response.headers.get("Cache-Control") != "no-store"
    ):
        return
    with contextlib.suppress(StoreError):
        cookies = request.headers[b"cookie"].decode("latin-1")
        cookie = await request.services.sessions.renew(session, cookies, request.now)
        if cookie is not None:
            response.headers["Set-Cookie"] = cookie


async def read_request(services: "Services", route: Route, scope: Scope) -> Request:
    """Decode the request of this scope, except for its body."""
    headers = scope["famiglia.headers"]
    if "\0" in scope["path"]:
        raise ProblemError("no-such-page", path=scope["path"].replace("\0", "")[:100])
    now = services.clock.now()
    cookies = headers.get(b"cookie")
    session = None if cookies is None else await services.sessions.find(cookies.decode("latin-1"), now)
    query = read_query(scope["query_string"], route.query)
    client = scope.get("client")
    network = client_network(client[0]) if client else "unknown"
    accepted = headers.get(b"accept-language", b"").decode("latin-1")
    lang = preferred_language(getattr(query, "lang", None), accepted)
    return Request(services, session, scope.get("path_params", {}), query, None, lang, network, now, headers)


def read_query(query: bytes, schema: Any) -> Any:
    """Decode the query with its schema; unknown parameters are ignored."""
    if schema is None:
        return None
    if not query:
        return _without_parameters(schema)
    try:
        parameters = dict(parse_qsl(query.decode("ascii"), keep_blank_values=True, errors="strict", max_num_fields=50))
    except ValueError:
        raise ProblemError("bad-field", what=message("field-query")) from None
    return msgspec.convert(parameters, schema, strict=False)


@cache
def _without_parameters(schema: Any) -> Any:
    """The query without any parameter; raises `msgspec.ValidationError` if the schema needs one."""
    return msgspec.convert({}, schema, strict=False)


def language_of(scope: Scope) -> str:
    """The language of a response to a request that could not be decoded."""
    requested = None
    for part in scope["query_string"].split(b"&"):
        if part.startswith(b"lang="):
            requested = part[5:].decode("latin-1")
    return preferred_language(requested, scope["famiglia.headers"].get(b"accept-language", b"").decode("latin-1"))


def error_response(error: Exception, lang: str, request_id: str) -> Response:
    """The response for an error, as a problem; unexpected errors are logged."""
    if isinstance(error, ProblemError):
        return problem_response(error.problem(lang), error.headers)
    if isinstance(error, Refused):
        return problem_response(refusal_problem(error, lang))
    if isinstance(error, TableError):
        extra = {name: error.extra[name] for name in ("field", "line", "at", "state") if name in error.extra}
        return problem_response(create_problem(error.code, error.status, error.message.text(lang), **extra))
    if isinstance(error, msgspec.ValidationError):
        field, what = validation_message(error)
        details = {"field": field or None, "reason": str(error)[:MAX_REASON]}
        return problem_response(ProblemError("bad-field", what=what, extra=details).problem(lang))
    if isinstance(error, msgspec.DecodeError | RecursionError | UnicodeError):
        return problem_response(ProblemError("bad-json", extra={"reason": str(error)[:MAX_REASON]}).problem(lang))
    if isinstance(error, StoreError | Stale):
        log(logging.ERROR, "store", exc_info=error, id=request_id)
        return problem_response(ProblemError("busy").problem(lang), {"Retry-After": "2"})
    log(logging.ERROR, "fault", exc_info=error, id=request_id)
    return problem_response(ProblemError("fault", id=request_id).problem(lang))


def refusal_problem(error: Refused, lang: str) -> Problem:
    """The problem of a move that a rule forbids, with the rule, the fact and the remedy."""
    extra = {"at": error.at} if isinstance(error, RefusedAt) else {}
    return create_problem("refused", 422, error.refusal.explain(lang), **error.refusal.as_json(lang), **extra)
