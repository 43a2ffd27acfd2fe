"""The socket of somebody who looks at a table: the whole state at first, then what changes."""

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
from .broadcast import known
from .requested_table import requested_table

if TYPE_CHECKING:
    from ..services import Services

MOST_WAITING = 64
"""Messages that may wait for somebody who reads slowly."""
PONG = encode(Pong()).decode()
_ping = msgspec.json.Decoder(Ping).decode


class Socket:
    """One connection: who looks, with which eyes, and what they know already."""

    def __init__(self, request: Request, cut: Callable[[], None]) -> None:
        self.session = request.session
        self.who = request.who
        self.player = request.who.player
        self.seat: int | None = request.query.seat
        self.cut = cut
        self.queue: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.since: dict[str, int] = {}
        self.mine: tuple[int, ...] = ()
        self.viewer: Viewer = None
        self.status = ""
        self.window = SlidingWindow(SOCKET_MESSAGES) if request.services.config.limits else None

    def see(self, table: Table) -> None:
        """Look with the eyes that this person has now."""
        self.mine = tuple(table.seats_of(self.player))
        self.viewer = table.viewer(self.player, self.seat)
        self.status = table.status

    def offer(self, data: bytes) -> None:
        """Send it as soon as the other side reads; who lags too far behind is cut off and may come back."""
        try:
            self.queue.put_nowait(data.decode())
        except asyncio.QueueFull:
            self.cut()

    async def send_all(self, send: Send) -> None:
        """Send what waits, one message after the other; once the other side is gone it is thrown away, so that nobody waits."""
        gone = False
        while True:
            text = await self.queue.get()
            if gone:
                continue
            try:
                async with asyncio.timeout(READ_TIMEOUT):
                    await send({"type": "websocket.send", "text": text})
            except (TimeoutError, OSError, RuntimeError):
                self.cut()
                gone = True


class SocketEndpoint:
    """The address of sockets."""

    def __init__(self, house: "Services", route: Route) -> None:
        self.services = house
        self.route = route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as counted:
            await self._serve(scope, receive, send, counted)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, counted: ExitStack) -> None:
        try:
            request = await read_request(self.services, self.route, scope)
            counted.enter_context(self.services.limits.open_socket(request.network))
            socket = Socket(request, scope.get("famiglia.cut", lambda: None))
            table = request.path_params["table"]
            async with requested_table(request) as live:
                live.at_hand.viewer(socket.player, socket.seat)
        except Exception as error:
            await send_response(scope, send, error_response(error, language_of(scope), scope["famiglia.request_id"]))
            return
        await receive()
        await send({"type": "websocket.accept"})
        sender = self.services.tables.start(socket.send_all(send))
        try:
            await self._join(request, socket)
            await self._listen(socket, receive, send)
        except (ProblemError, StoreError) as error:
            log(logging.WARNING, "a socket could not be served", exc_info=error)
            await self._close(send, 1011, "try again")
        finally:
            sender.cancel()
            self._leave(table, socket)

    async def _join(self, request: Request, socket: Socket) -> None:
        async with requested_table(request) as live:
            live.sockets[socket] = None
            self.services.telling.begin(live, socket, known(live.at_hand, request.query.after))
            self.services.telling.come_and_go(live)

    def _leave(self, table: str, socket: Socket) -> None:
        live = self.services.tables.lives.get(table)
        if live is not None and socket in live.sockets:
            del live.sockets[socket]
            self.services.tables.settle(live)
            self.services.telling.come_and_go(live)

    async def _listen(self, socket: Socket, receive: Receive, send: Send) -> None:
        """A ping is answered; anything else, or too much of it, ends the connection."""
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
                async with asyncio.timeout(READ_TIMEOUT):
                    await socket.queue.put(PONG)
            except TimeoutError:
                return

    async def _close(self, send: Send, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(READ_TIMEOUT):
                await send({"type": "websocket.close", "code": code, "reason": reason})
        except (TimeoutError, OSError, RuntimeError):
            return


def is_ping(message: Message) -> bool:
    """Is it the one thing that a socket may be told?"""
    told: Any = message.get("text")
    if told is None:
        return False
    try:
        _ping(told)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False
    return True
