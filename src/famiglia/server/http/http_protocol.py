"""uvicorn's HTTP protocol with time limits and a limit on headers, so that idle clients cannot keep connections open."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from .limits import READ_TIMEOUT
from .problems import ProblemError
from .protocol_errors import CLOSE_TIMEOUT, protocol_error, raw_response, uses_reserve

HEADERS_TIMEOUT = 15.0
"""Seconds within which the headers of a request must arrive."""
MAX_HEAD: Final = 64 * 1024
"""The maximum number of bytes in the address and headers of a request."""


class Exchange(RequestResponseCycle):
    """A request and its response. The whole response is sent with one system call."""

    start: Any = None
    """The status and the headers of the response, until its body follows."""

    async def run_asgi(self, app: Any) -> None:
        """Answer the request. The scope refers to the exchange until then, not longer: that would be a reference cycle."""
        scope: Any = self.scope
        scope["famiglia.exchange"] = self
        try:
            await super().run_asgi(app)
        finally:
            del scope["famiglia.exchange"]

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        if self.flow.write_paused and not self.disconnected:
            await self.flow.drain()
        if self.disconnected:
            return
        assert not self.response_started, "a response has one body"
        head = self._head()
        self.response_started = self.response_complete = True
        self.transport.write(head + (b"" if self.scope["method"] == "HEAD" else message["body"]))
        self.message_event.set()
        if not self.keep_alive:
            self.transport.close()
        self.on_response()

    def _head(self) -> bytes:
        """The status line and the headers."""
        headers = [*self.default_headers, *self.start["headers"]]
        if (b"connection", b"close") in headers:
            self.keep_alive = False
        elif not self.keep_alive:
            headers.append((b"connection", b"close"))
        head = b"".join([STATUS_LINE[self.start["status"]], *[b"%b: %b\r\n" % header for header in headers], b"\r\n"])
        if head.count(b"\n") != len(headers) + 2 or head.count(b"\r") != len(headers) + 2:
            raise ValueError("a header contains a line break")
        return head


# uvicorn has no other place where the class of its exchanges can be chosen.
httptools_impl.RequestResponseCycle = Exchange  # type: ignore[misc]


class HttpProtocol(HttpToolsProtocol):
    """Cuts a connection that is idle for too long, and answers a request that cannot be parsed with a problem."""

    reserved = False
    """Was the connection accepted when nearly all file descriptors were in use?"""
    idle_timer: asyncio.TimerHandle | None = None
    """Ends the connection unless headers arrive in time, or the client reads the last response."""
    write_timer: asyncio.TimerHandle | None = None
    """Ends the connection unless the client reads again in time."""
    current: RequestResponseCycle | None = None
    """The request that is being answered; pipelined requests wait for it."""
    head_size = 0
    """Bytes of the address and headers so far."""
    unparsed = 0
    """Bytes that have arrived since the last headers, part of a body or end of a request."""
    rejected = False
    """Has a request been rejected as unparsable? Then all later data is ignored."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.reserved = uses_reserve(transport)
        self._start_idle_timer(CLOSE_TIMEOUT if self.reserved else HEADERS_TIMEOUT)

    def data_received(self, data: bytes) -> None:
        if self.rejected:
            return
        self.unparsed += len(data)
        super().data_received(data)
        if self.unparsed > MAX_HEAD and not self.rejected:
            self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["famiglia.reserved"] = self.reserved  # type: ignore[typeddict-unknown-key]
        self.head_size = 0
        if self.idle_timer is None:
            self._start_idle_timer()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._stop_idle_timer()
        self.unparsed = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unparsed = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unparsed = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._start_idle_timer(READ_TIMEOUT)
        elif self.cycle.response_complete and self.cycle.more_body:
            self._start_idle_timer()

    def send_400_response(self, msg: str) -> None:
        """Reject what cannot be parsed, and leave the client time to read it; earlier requests are still answered."""
        self.rejected = True
        self._start_idle_timer(CLOSE_TIMEOUT)
        last: Any = self.cycle
        is_open = last is not None and not last.response_complete
        if is_open and not last.more_body:
            last.keep_alive = False
            self._start_idle_timer()
            return
        if is_open:
            last.disconnected = True
            last.message_event.set()
        if self.pipeline:
            return
        if last is None or not (last.more_body and last.response_started):
            too_long = max(self.head_size, self.unparsed) > MAX_HEAD
            error = ProblemError("long-head") if too_long else protocol_error("HTTP")
            self.transport.write(raw_response(error).serialize())
        self.transport.write_eof()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_timer = self.loop.call_later(READ_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_write_timer()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._start_idle_timer(READ_TIMEOUT)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.current = cycle
        super()._start_asgi_task(cycle, app)

    def _should_upgrade(self) -> bool:
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_idle_timer()
        self._stop_write_timer()
        if self.current is not None:
            self.current.disconnected = True
        self.pipeline.clear()
        super().connection_lost(exc)
        # The exchanges refer to this object, so that no reference may lead back to them.
        self.current = self.cycle = None  # type: ignore[assignment]

    def _count_head(self, length: int) -> None:
        self.head_size += length
        if self.head_size > MAX_HEAD:
            raise ValueError("the headers are too long")

    def _start_idle_timer(self, seconds: float = HEADERS_TIMEOUT) -> None:
        self._stop_idle_timer()
        self.idle_timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop_idle_timer(self) -> None:
        if self.idle_timer is not None:
            self.idle_timer.cancel()
            self.idle_timer = None

    def _stop_write_timer(self) -> None:
        if self.write_timer is not None:
            self.write_timer.cancel()
            self.write_timer = None
