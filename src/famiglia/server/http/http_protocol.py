"""uvicorn's two protocols with what a game server needs besides: nobody may hold a connection by doing nothing."""

import asyncio
from email.utils import formatdate
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from famiglia.rulebook import message

from ..config import from_environment
from ..live.sockets import READ_WITHIN
from ..process.file_descriptors import is_reserved
from .limits import SOCKET, Recent
from .problems import PROBLEM_JSON, Trouble
from .responses import encode

HEADERS_WITHIN = 15.0
"""Seconds in which a request must have told its headers."""
CLOSED_WITHIN = 3.0
"""Seconds that a closed connection has to take what is still on its way."""
HEAD: Final = 64 * 1024
"""Bytes of a request's address and headers."""
TOO_LONG: Final = (414, 431)


class Requests(HttpToolsProtocol):
    """HTTP; a connection whose headers do not come is cut, and one that cannot be read is told so."""

    patience: asyncio.TimerHandle | None = None
    """Ends the connection unless a head comes in time, or what was said is taken."""
    stuck: asyncio.TimerHandle | None = None
    """Ends the connection unless it is read again in time."""
    answered: RequestResponseCycle | None = None
    """The request whose answer is being made; of several at once the first."""
    head = 0
    """Bytes of the head that have been read."""
    unread = 0
    """Bytes that have come since the last head, piece of a body or end of a request."""
    refused = False
    """Has it said what cannot be read? Then nothing else that comes is looked at."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(CLOSED_WITHIN if is_late(transport) else HEADERS_WITHIN)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self.unread += len(data)
        super().data_received(data)
        if self.unread > HEAD and not self.refused:
            self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["famiglia.late"] = is_late(self.transport)  # type: ignore[typeddict-unknown-key]
        self.head = 0
        if self.patience is None:
            self._wait()

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._wait_no_more()
        self.unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unread = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._wait(READ_WITHIN)
        elif self.cycle.response_complete and self.cycle.more_body:
            self._wait()

    def send_400_response(self, msg: str) -> None:
        """Refuse what the application never hears of, and leave time to read it; what was asked before is still answered."""
        self.refused = True
        self._wait(CLOSED_WITHIN)
        asked: Any = self.cycle
        is_open = asked is not None and not asked.response_complete
        if is_open and not asked.more_body:
            asked.keep_alive = False
            self._wait()
            return
        if is_open:
            asked.disconnected = True
            asked.message_event.set()
        if self.pipeline:
            return
        if asked is None or not (asked.more_body and asked.response_started):
            too_long = max(self.head, self.unread) > HEAD
            self.transport.write(refusal(Trouble("long-head") if too_long else no_protocol("HTTP")).serialize())
        self.transport.write_eof()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read_again()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._wait(READ_WITHIN)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def _should_upgrade(self) -> bool:
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        self._is_read_again()
        if self.answered is not None:
            self.answered.disconnected = True
        self.pipeline.clear()
        super().connection_lost(exc)

    def _measure(self, length: int) -> None:
        self.head += length
        if self.head > HEAD:
            raise ValueError("the head is too long")

    def _wait(self, seconds: float = HEADERS_WITHIN) -> None:
        self._wait_no_more()
        self.patience = self.loop.call_later(seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _is_read_again(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None


class Upgrade(ServerProtocol):
    """The way from a request to a socket; whoever does not find it gets a problem."""

    def reject(self, status: int, text: str) -> Response:
        if status >= 500:
            return refusal(Trouble("busy"))
        return refusal(Trouble("long-head") if status in TOO_LONG else no_protocol("WebSocket", text.strip()))


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets that end with 1001 when the server stops, and can be cut when the other side does not read."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Upgrade(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.pings = Recent(SOCKET) if from_environment().limits else None

    async def run_asgi(self) -> None:
        self.scope["famiglia.cut"] = self.cut  # type: ignore[typeddict-unknown-key]
        self.scope["famiglia.late"] = is_late(self.transport)  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send a message of the application; whoever has gone meanwhile is no error, and neither is a refused upgrade."""
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except InvalidState:
            self.cut()
        unreadable = self.conn.handshake_exc is not None and not self.handshake_initiated
        if unreadable and not self.transport.is_closing():
            told = b"".join(self.conn.data_to_send())
            self.transport.write(told or refusal(no_protocol("WebSocket")).serialize())
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; a text that is no UTF-8 ends the connection with 1007."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1007})
            if self.conn.state is State.OPEN:
                self.conn.send_close(1007)
                self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            return
        super().send_receive_event_to_app()

    def cut(self) -> None:
        """End the connection at once, whatever has not been read."""
        self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.pings is not None and self.pings.hit() is not None:
            self.cut()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1001, "reason": "the server stops"})
            self.conn.send_close(1001, "the server stops")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        else:
            super().shutdown()
        self.loop.call_later(CLOSED_WITHIN, self.transport.abort)


def is_late(transport: asyncio.BaseTransport) -> bool:
    """Did this connection come when nearly all descriptors were in use?"""
    found = transport.get_extra_info("socket")
    return found is not None and is_reserved(found.fileno())


def no_protocol(name: str, reason: str | None = None) -> Trouble:
    """A request that does not keep to what was agreed."""
    return Trouble("bad-request", what=message("request-no-protocol", protocol=name), extra={"reason": reason})


def refusal(trouble: Trouble) -> Response:
    """The answer to a request that the application does not hear of; nobody knows in which language it was meant."""
    problem = trouble.problem("en")
    body = encode(problem)
    headers = Headers(
        {
            "Date": formatdate(usegmt=True),
            "Connection": "close",
            "Content-Type": PROBLEM_JSON,
            "Content-Length": str(len(body)),
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
        }
    )
    return Response(problem.status, problem.title, headers, body)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
