"""uvicorn's WebSocket protocol; it closes with code 1001 when the server stops, and can cut clients that do not read."""

import struct
import zlib
from collections.abc import Sequence
from functools import cache
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

TEXT_FRAME: Final = 0x80 | Opcode.TEXT
"""The first byte of a text that is sent in one frame."""
COMPRESSED: Final = 0x40
"""Is added to the first byte of a compressed message."""

LEVEL: Final = 4
"""How much time is spent on compression, from 1 to 9. Level 6 halves the messages of a war, and takes a third longer."""

LONG: Final = 4096
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
        # With `local_no_context_takeover`, the base class would not take the memory of the encoder, which is not needed yet.
        super().__init__(True, True, remote_window, local_window)
        self.local_no_context_takeover = False
        self.encoder = None

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY) or len(frame.data) < LONG:
            return frame
        return Frame(frame.opcode, self.compressed(bytes(frame.data)), frame.fin, rsv1=True)

    def compressed(self, data: bytes) -> bytes:
        """A whole message, compressed, without the four bytes at its end that are always the same (RFC 7692)."""
        if self.encoder is None:
            self.encoder = zlib.compressobj(LEVEL, wbits=-self.local_max_window_bits, memLevel=5)
        parts: tuple[bytes, bytes] = (self.encoder.compress(data), self.encoder.flush(zlib.Z_SYNC_FLUSH))
        return b"".join(parts)[:-4]


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
    """WebSockets with compression, a limit on pings, and methods to write at once and to cut the connection."""

    compression: LongMessages | None = None
    """The compression, if the client has agreed to it."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = Handshake(extensions=[Compression()], max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.pings = SlidingWindow(SOCKET_MESSAGES) if _limits_are_active() else None

    async def run_asgi(self) -> None:
        self.scope["famiglia.cut"] = self.cut  # type: ignore[typeddict-unknown-key]
        self.scope["famiglia.write"] = self.write  # type: ignore[typeddict-unknown-key]
        self.scope["famiglia.reserved"] = uses_reserve(self.transport)  # type: ignore[typeddict-unknown-key]
        self.compression = next((each for each in self.conn.extensions if isinstance(each, LongMessages)), None)
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Send a text at once; returns False if the client is too slow for that or leaves, and `send` has to wait for it."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        first = TEXT_FRAME
        if self.compression is not None and len(text) >= LONG:
            first, text = TEXT_FRAME | COMPRESSED, self.compression.compressed(text)
        self.transport.write(_frame_head(first, len(text)) + text)
        return True

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


@cache
def _limits_are_active() -> bool:
    return from_environment().limits


def _frame_head(first: int, length: int) -> bytes:
    """The bytes before the content of a frame, which a server does not mask (RFC 6455)."""
    if length < 126:
        return bytes((first, length))
    return struct.pack("!BBH", first, 126, length) if length < 65536 else struct.pack("!BBQ", first, 127, length)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
