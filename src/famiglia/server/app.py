"""The application: routes, pages and the door around them, as uvicorn runs it."""

import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.routing import BaseRoute, Router, WebSocketRoute
from starlette.routing import Route as Address
from starlette.types import ASGIApp, Receive, Scope, Send

from .clock import Clock
from .config import Config, from_environment
from .http.endpoint import PathEndpoint, error_response, language_of
from .http.problems import ProblemError
from .http.responses import Response, problem_response, send_response
from .http.route import Route
from .http.security import SecurityMiddleware
from .live.sockets import SocketEndpoint
from .routes import ROUTES
from .services import Services


def make() -> ASGIApp:
    """The application with the settings of the environment; every worker process makes its own."""
    stop_when_left_alone()
    return application(from_environment().checked())


def stop_when_left_alone() -> None:
    """A worker stops when the process that started it is gone, however it went; else it would keep the port for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_stop_with, args=(parent,), daemon=True).start()


def _stop_with(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def application(config: Config, clock: Clock | None = None) -> ASGIApp:
    """The application with these settings; another clock is for tests."""
    services = Services(config, clock)

    @asynccontextmanager
    async def lifespan(app: object) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    router = Router(addresses(services), redirect_slashes=False, default=Pages(services), lifespan=lifespan)
    return SecurityMiddleware(router, config, lambda: services.assets.inline_scripts)


def addresses(services: Services) -> list[BaseRoute]:
    """The route table as Starlette wants it: one address, several methods."""
    places: dict[str, dict[str, Route]] = {}
    found: list[BaseRoute] = []
    for route in ROUTES:
        if route.method == "SOCKET":
            found.append(WebSocketRoute(route.path, SocketEndpoint(services, route)))
        else:
            places.setdefault(route.path, {})[route.method] = route
    return [*(Address(path, PathEndpoint(services, routes)) for path, routes in places.items()), *found]


class Pages:
    """Everything outside the API: files, words, and the one page that all other addresses lead to."""

    def __init__(self, services: Services) -> None:
        self.assets = services.assets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            response = self.find(scope)
        except ProblemError as trouble:
            response = problem_response(trouble.problem(language_of(scope)), trouble.headers)
        except Exception as error:
            response = error_response(error, language_of(scope), scope["famiglia.request_id"])
        await send_response(scope, send, response)

    def find(self, scope: Scope) -> Response:
        """What lies at this address."""
        path: str = scope["path"]
        first, _, rest = path.removeprefix("/").partition("/")
        if first == "api" or scope["type"] == "websocket":
            raise ProblemError("no-such-page", path=path[:100])
        if scope["method"] not in ("GET", "HEAD"):
            raise ProblemError("no-such-method", method=scope["method"][:20], headers={"Allow": "GET, HEAD"})
        if first == "web":
            return self.assets.web(rest, scope["famiglia.headers"])
        if first == "words" and rest.endswith(".ftl"):
            lang, _, part = rest.removesuffix(".ftl").partition("/")
            if part in ("", "war"):
                return self.assets.words(lang, part == "war", scope["famiglia.headers"])
        if first in ("words", "favicon.ico", "robots.txt"):
            raise ProblemError("no-such-page", path=path[:100])
        return self.assets.index(path, scope["famiglia.headers"])
