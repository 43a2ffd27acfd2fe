"""uvicorn's WebSocket protocol: it ends with code 1001 when the server stops, and can be cut when the client does not read."""

from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from ..config import from_environment
from .limits import SOCKET_MESSAGES, SlidingWindow
from .problems import ProblemError
from .protocol_errors import CLOSE_TIMEOUT, protocol_error, raw_response, uses_reserve

TOO_LONG: Final = (414, 431)


class Handshake(ServerProtocol):
    """The upgrade from a request to a WebSocket; one that fails is answered with a problem."""

    def reject(self, status: int, text: str) -> Response:
        if status >= 500:
            return raw_response(ProblemError("busy"))
        too_long = status in TOO_LONG
        return raw_response(ProblemError("long-head") if too_long else protocol_error("WebSocket", text.strip()))


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets with a limit on pings and a method to cut the connection."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.pings = SlidingWindow(SOCKET_MESSAGES) if from_environment().limits else None

    async def run_asgi(self) -> None:
        self.scope["famiglia.cut"] = self.cut  # type: ignore[typeddict-unknown-key]
        self.scope["famiglia.reserved"] = uses_reserve(self.transport)  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send a message of the application; neither a lost connection nor a refused upgrade counts as an error."""
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
        unparsable = self.conn.handshake_exc is not None and not self.handshake_initiated
        if unparsable and not self.transport.is_closing():
            response = b"".join(self.conn.data_to_send())
            self.transport.write(response or raw_response(protocol_error("WebSocket")).serialize())
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application; a text that is not UTF-8 ends the connection with code 1007."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
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
        self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
