"""WebSockets of clients that watch a table: they get the whole state first, then every update."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.types import Message, Receive, Scope, Send

from famiglia.game import Viewer
from famiglia.store import StoreError
from famiglia.table import Table

from ..http.endpoint import error_response, language_of, read_request
from ..http.limits import READ_TIMEOUT, SOCKET_MESSAGES, SlidingWindow
from ..http.problems import ProblemError
from ..http.request import Request
from ..http.responses import encode, send_response
from ..http.route import Route
from ..logs import log
from ..schemas.tables import Ping, Pong
from .requested_table import requested_table
from .stream_numbers import known_numbers

if TYPE_CHECKING:
    from ..services import Services

MAX_QUEUED = 64
"""The maximum number of messages that may wait for a slow client."""
PONG = encode(Pong())
_decode_ping = msgspec.json.Decoder(Ping).decode


class Socket:
    """One connection, with its player, the role of the player at the table, and what was sent already."""

    def __init__(self, request: Request, cut: Callable[[], None], write: Callable[[bytes], bool]) -> None:
        self.session = request.session
        self.who = request.who
        self.player = request.who.player
        self.seat: int | None = request.query.seat
        self.cut = cut
        self.write = write
        """Sends a message at once; returns False if the client is too slow for that."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(MAX_QUEUED)
        """Messages that wait until the client has read earlier ones."""
        self.is_waiting = False
        """Is `send_queue` waiting for the client to read a message?"""
        self.since: dict[str, int] = {}
        """The stream numbers up to which everything was sent."""
        self.own_seats: tuple[int, ...] = ()
        self.viewer: Viewer = None
        self.status = ""
        self.window = SlidingWindow(SOCKET_MESSAGES) if request.services.config.limits else None

    def remember_role(self, table: Table) -> None:
        """Remember the role that the player has at the table now."""
        self.own_seats = tuple(table.seats_of(self.player))
        self.viewer = table.viewer(self.player, self.seat)
        self.status = table.status

    def send(self, data: bytes) -> None:
        """Send a message, after those that are waiting; cut the connection if they are too many."""
        if not self.is_waiting and self.queue.empty() and self.write(data):
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.cut()

    async def answer(self, data: bytes) -> None:
        """Send a message that the client has asked for, once there is room in the queue."""
        if self.queue.full():
            async with asyncio.timeout(READ_TIMEOUT):
                await self.queue.put(data)
        else:
            self.send(data)

    async def send_queue(self, send: Send) -> None:
        """Send the queued messages. Once the client is gone, discard them, so that nothing waits for the queue."""
        disconnected = False
        while True:
            data = await self.queue.get()
            if disconnected:
                continue
            self.is_waiting = True
            try:
                async with asyncio.timeout(READ_TIMEOUT):
                    await send({"type": "websocket.send", "text": data.decode()})
            except (TimeoutError, OSError, RuntimeError):
                self.cut()
                disconnected = True
            self.is_waiting = disconnected


class SocketEndpoint:
    """The endpoint of the sockets of all tables."""

    def __init__(self, services: "Services", route: Route) -> None:
        self.services = services
        self.route = route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as stack:
            await self._serve(scope, receive, send, stack)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, stack: ExitStack) -> None:
        try:
            request = await read_request(self.services, self.route, scope)
            stack.enter_context(self.services.limits.open_socket(request.network))
            socket = Socket(
                request, scope.get("famiglia.cut", _do_nothing), scope.get("famiglia.write", _never_at_once)
            )
            table_id = request.path_params["table"]
            async with requested_table(request) as live:
                live.table.viewer(socket.player, socket.seat)
        except Exception as error:
            await send_response(scope, send, error_response(error, language_of(scope), scope["famiglia.request_id"]))
            return
        await receive()
        await send({"type": "websocket.accept"})
        sender = self.services.tables.start_task(socket.send_queue(send))
        try:
            await self._join(request, socket)
            await self._receive(socket, receive, send)
        except (ProblemError, StoreError) as error:
            log(logging.WARNING, "a socket could not be served", exc_info=error)
            await self._close(send, 1011, "try again")
        finally:
            sender.cancel()
            self._leave(table_id, socket)

    async def _join(self, request: Request, socket: Socket) -> None:
        async with requested_table(request) as live:
            live.sockets[socket] = None
            self.services.broadcaster.send_state(live, socket, known_numbers(live.table, request.query.after))
            self.services.broadcaster.presence_changed(live)

    def _leave(self, table_id: str, socket: Socket) -> None:
        live = self.services.tables.by_id.get(table_id)
        if live is not None and socket in live.sockets:
            del live.sockets[socket]
            self.services.tables.update_usage(live)
            self.services.broadcaster.presence_changed(live)

    async def _receive(self, socket: Socket, receive: Receive, send: Send) -> None:
        """Answer pings; close the connection after any other message or too many messages."""
        while True:
            message: Message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if socket.window is not None and socket.window.hit() is not None:
                await self._close(send, 1008, "too many messages")
                return
            if not is_ping(message):
                await self._close(send, 1008, 'expected {"kind": "ping"}')
                return
            try:
                await socket.answer(PONG)
            except TimeoutError:
                return

    async def _close(self, send: Send, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(READ_TIMEOUT):
                await send({"type": "websocket.close", "code": code, "reason": reason})
        except (TimeoutError, OSError, RuntimeError):
            return


def _do_nothing() -> None:
    """Without a protocol of our own, connections cannot be cut."""


def _never_at_once(_data: bytes) -> bool:
    """Without a protocol of our own, every message is sent through the queue."""
    return False


def is_ping(message: Message) -> bool:
    """Is this a ping, the only message that a client may send?"""
    text: Any = message.get("text")
    if text is None:
        return False
    try:
        _decode_ping(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False
    return True
