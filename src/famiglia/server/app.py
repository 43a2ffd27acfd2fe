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
from .http.endpoint import Place, language_of, refused
from .http.problems import Trouble
from .http.responses import Reply, problem_reply, send_reply
from .http.route import Route
from .http.security import Door
from .live.sockets import SocketPlace
from .routes import ROUTES
from .services import House


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
    house = House(config, clock)

    @asynccontextmanager
    async def lifespan(app: object) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    router = Router(addresses(house), redirect_slashes=False, default=Pages(house), lifespan=lifespan)
    return Door(router, config, house.assets)


def addresses(house: House) -> list[BaseRoute]:
    """The route table as Starlette wants it: one address, several methods."""
    places: dict[str, dict[str, Route]] = {}
    found: list[BaseRoute] = []
    for route in ROUTES:
        if route.method == "SOCKET":
            found.append(WebSocketRoute(route.path, SocketPlace(house, route)))
        else:
            places.setdefault(route.path, {})[route.method] = route
    return [*(Address(path, Place(house, routes)) for path, routes in places.items()), *found]


class Pages:
    """Everything outside the API: files, words, and the one page that all other addresses lead to."""

    def __init__(self, house: House) -> None:
        self.assets = house.assets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            reply = self.find(scope)
        except Trouble as trouble:
            reply = problem_reply(trouble.problem(language_of(scope)), trouble.headers)
        except Exception as error:
            reply = refused(error, language_of(scope), scope["request"])
        await send_reply(scope, send, reply)

    def find(self, scope: Scope) -> Reply:
        """What lies at this address."""
        path: str = scope["path"]
        first, _, rest = path.removeprefix("/").partition("/")
        if first == "api" or scope["type"] == "websocket":
            raise Trouble("no-such-page", path=path[:100])
        if scope["method"] not in ("GET", "HEAD"):
            raise Trouble("no-such-method", method=scope["method"][:20], headers={"Allow": "GET, HEAD"})
        if first == "web":
            return self.assets.web(rest, scope["heads"])
        if first == "words" and rest.endswith(".ftl"):
            lang, _, part = rest.removesuffix(".ftl").partition("/")
            if part in ("", "war"):
                return self.assets.words(lang, part == "war", scope["heads"])
        if first in ("words", "favicon.ico", "robots.txt"):
            raise Trouble("no-such-page", path=path[:100])
        return self.assets.index(path, scope["heads"])
