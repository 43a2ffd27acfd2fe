"""uvicorn's WebSocket protocol; it closes with code 1001 when the server stops, and can cut clients that do not read."""

import zlib
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState, NegotiationError
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from ..config import from_environment
from .limits import SOCKET_MESSAGES, SlidingWindow
from .problems import ProblemError
from .protocol_errors import CLOSE_TIMEOUT, protocol_error, raw_response, uses_reserve

TOO_LONG: Final = (414, 431)

LONG: Final = 2048
"""Messages with at least this many bytes are compressed. They repeat most of the last one, which the compression remembers."""


class Handshake(ServerProtocol):
    """The upgrade from a request to a WebSocket; a failed upgrade is answered with a problem."""

    def reject(self, status: int, text: str) -> Response:
        if status >= 500:
            return raw_response(ProblemError("busy"))
        too_long = status in TOO_LONG
        return raw_response(ProblemError("long-head") if too_long else protocol_error("WebSocket", text.strip()))


class LongMessages(PerMessageDeflate):
    """The compression of long messages of one connection. Its memory of about 150 kB is only taken with the first of them."""

    encoder: Any

    def __init__(self, remote_window: int, local_window: int) -> None:
        super().__init__(True, False, remote_window, local_window)
        self.encoder = None

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY) or len(frame.data) < LONG:
            return frame
        if self.encoder is None:
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, memLevel=5)
        return super().encode(frame)


class Compression(ServerPerMessageDeflateFactory):
    """Offers the compression of long messages to a client."""

    def __init__(self) -> None:
        super().__init__(client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], LongMessages]:
        agreed, compression = super().process_request_params(params, accepted_extensions)
        if compression.local_no_context_takeover:
            raise NegotiationError("the client does not remember messages")
        return agreed, LongMessages(compression.remote_max_window_bits, compression.local_max_window_bits)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets with compression, a limit on pings and a method to cut the connection."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = Handshake(extensions=[Compression()], max_size=self.config.ws_max_size, logger=self.conn.logger)
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
        """End the connection at once, without sending what is pending."""
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
