"""uvicorn's two protocols with what a game server needs besides: nobody may hold a connection by doing nothing."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

from .config import from_environment
from .limits import SOCKET, Recent

HEADERS_WITHIN = 15.0
"""Seconds in which a request must have told its headers."""
CLOSED_WITHIN = 3.0
"""Seconds that a closed connection has to take what is still on its way."""


class Requests(HttpToolsProtocol):
    """HTTP; a connection whose headers do not come is cut."""

    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.patience is None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._wait_no_more()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self.patience = self.loop.call_later(HEADERS_WITHIN, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets that end with 1001 when the server stops, and can be cut when the other side does not read."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.pings = Recent(SOCKET) if from_environment().limits else None

    async def run_asgi(self) -> None:
        self.scope["famiglia.cut"] = self.cut  # type: ignore[typeddict-unknown-key]
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


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
