"""The ASGI application: the routes of the API, the pages of the client, and the middleware around them."""

import multiprocessing
import os
import signal
import threading

from starlette.types import ASGIApp

from .assets.pages import Pages
from .clock import Clock
from .config import Config, from_environment
from .http.endpoint import PathEndpoint
from .http.forwarded import ForwardedMiddleware
from .http.route import Route
from .http.router import Router
from .http.security import SecurityMiddleware
from .lifespan import Lifespan
from .live.sockets import SocketEndpoint
from .process.garbage import postpone_full_collections
from .routes import ROUTES
from .services import Services


def create_app() -> ASGIApp:
    """Create the application from the settings in the environment. Every worker process calls this."""
    stop_with_parent()
    postpone_full_collections()
    return application(from_environment().checked())


def stop_with_parent() -> None:
    """Stop this worker when its parent process ends for any reason; otherwise it would keep the port open."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_stop_with, args=(parent,), daemon=True).start()


def _stop_with(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def application(config: Config, clock: Clock | None = None) -> ASGIApp:
    """Create the application with these settings. Tests pass a clock that they control."""
    return application_of(Services(config, clock))


def application_of(services: Services) -> ASGIApp:
    """The application with these services."""
    secured = SecurityMiddleware(router(services), services.config, lambda: services.static_files.inline_scripts)
    return Lifespan(services, ForwardedMiddleware(secured, services.config.proxies))


def router(services: Services) -> Router:
    """The route table as endpoints: one for each path, with all its methods, and one for each socket."""
    by_path: dict[str, dict[str, Route]] = {}
    sockets: dict[str, ASGIApp] = {}
    for route in ROUTES:
        if route.method == "SOCKET":
            sockets[route.path] = SocketEndpoint(services, route)
        else:
            by_path.setdefault(route.path, {})[route.method] = route
    pages = Pages(services.static_files, lambda table: services.tables.game_in_memory(table))
    return Router({path: PathEndpoint(services, routes) for path, routes in by_path.items()}, sockets, pages)
