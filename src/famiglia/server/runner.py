"""Runs a server: locks the database, binds the port, checks database and bus, then runs uvicorn with one or more workers."""

import asyncio
import errno
import logging
import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

import uvicorn

from famiglia.store import Store, StoreError

from .bus.bus import BusError, create_bus
from .config import Config, ConfigError
from .database_health import advice
from .database_lock import DatabaseLock, lock_database, reason_of
from .http.limits import MAX_FRAME
from .logs import log, settings
from .process.file_descriptors import raise_limit
from .process.server import Server
from .process.workers import Workers

APP: Final = "famiglia.server.app:create_app"
REQUEST_GRACE: Final = 10
"""Seconds that a stopping server waits for requests in progress."""
PING_INTERVAL: Final = 15
PONG_TIMEOUT: Final = 10
"""Seconds between two pings of a socket, and seconds to wait for the pong."""
BACKLOG: Final = 2048
"""Connections that may wait to be accepted."""


def serve(config: Config, ready: Callable[[str], None], app: str = APP) -> None:
    """Run a server until a signal stops it, and call `ready` with its address; raises `ConfigError` if it cannot start.

    `app` is the import path of a function that creates the application, because every worker imports it.
    """
    config.checked()
    raise_limit()
    with lock_database(config) as lock:
        _serve(config, lock, ready, app)


def _serve(config: Config, lock: DatabaseLock, ready: Callable[[str], None], app: str) -> None:
    with bind(config) as listening:
        uvicorn_config = _uvicorn_config(config, app)
        asyncio.run(_check(config))
        port = listening.getsockname()[1]
        os.environ.update(config.environment() | {"FAMIGLIA_PORT": str(port)})
        run = _runner(uvicorn_config, listening)
        log(logging.INFO, "listening", address=address(config.host, port), workers=config.workers)
        lock.write_address(config.base_url or address(config.host, port))
        ready(config.base_url or address(config.host, port))
        run()
    log(logging.INFO, "stopped")


def _runner(config: uvicorn.Config, listening: socket.socket) -> Callable[[], None]:
    """The function that runs the server, in one process or several. From now on, signals stop it gracefully."""
    if config.workers > 1:
        return Workers(config, [listening]).run
    server = Server(config)
    server.install_signal_handlers()
    return partial(server.run, [listening])


def address(host: str, port: int) -> str:
    """The URL of the server for a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def bind(config: Config) -> socket.socket:
    """Open the socket that the server listens on; raises `ConfigError` if that is not possible."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
        listening.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        listening.close()
        where = f"--host {config.host} --port {config.port}: cannot listen there"
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise ConfigError(f"{where}: another program does; choose another port, or 0 for any free one") from None
        raise ConfigError(f"{where}: {getattr(error, 'strerror', None) or error}") from None
    listening.set_inheritable(True)
    return listening


async def _check(config: Config) -> None:
    """Check that the database is intact and writable and that the bus works, once here instead of in every worker."""
    try:
        store = await Store.open(config.database_url, check=True)
        try:
            await store.ping()
            await _rebuild(store)
        finally:
            await store.close()
        bus = create_bus(config.database_url, config.bus_url or None)
        await bus.open()
        await bus.close()
    except StoreError as error:
        raise config.failed("database_url", reason_of(error) + advice(error)) from None
    except BusError as error:
        raise config.failed("bus_url" if config.bus_url else "database_url", str(error)) from None


async def _rebuild(store: Store) -> None:
    """Release the space that an upgrade has freed. If that fails, the server starts nevertheless."""
    try:
        if await store.rebuild():
            log(logging.INFO, "the database was written anew without unused space")
    except StoreError as error:
        log(logging.WARNING, "the database keeps unused space until the next start", exc_info=error)


def _uvicorn_config(config: Config, app: str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=True,
        workers=config.workers,
        loop="asyncio" if sys.platform == "win32" else "famiglia.server.process.listener:Loop",
        http="famiglia.server.http.http_protocol:HttpProtocol",
        ws="famiglia.server.http.websocket_protocol:WebSocketProtocol",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PONG_TIMEOUT,
        lifespan="on",
        log_config=settings(config.log),
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=REQUEST_GRACE,
    )
