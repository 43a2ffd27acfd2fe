"""The middleware around the application, which checks host and origin, adds security headers and logs each request."""

import asyncio
import secrets
import socket
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from famiglia.rulebook import message

from ..config import Config
from ..logs import log_request
from ..text_cache import cached_for_short_texts
from .host_header import Host, host_of
from .language import preferred_language
from .problems import ProblemError
from .responses import problem_response, send_response

FULL_RETRY_AFTER = 10
"""Seconds after which a visitor who was refused for lack of file descriptors may try again."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
OWN_SITE = (b"same-origin", b"none")
FILE_PATHS = ("/web/", "/words/")
DOCUMENT_TYPES = (b"text/html", b"image/svg+xml")
"""The media types that a browser may open as a page."""
SUBRESOURCE_HEADERS = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
MAX_HEADER_SETS = 100


class SecurityMiddleware:
    """Refuses requests for other hosts and from other origins, and adds security headers to every response."""

    def __init__(self, app: ASGIApp, config: Config, inline_scripts: Callable[[], str]) -> None:
        self.app = app
        self.config = config
        self.inline_scripts = inline_scripts
        """Returns the hashes of the inline scripts of the page, for the content security policy."""
        self.header_sets: dict[tuple[str, str], list[tuple[bytes, bytes]]] = {}
        self.machine = socket.gethostname().lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = perf_counter()
        headers: dict[bytes, bytes] = scope["famiglia.headers"]
        host = host_of(scope["headers"])
        scope["famiglia.request_id"] = request_id = secrets.token_hex(4)
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                own = message.get("headers", ())
                if is_subresource(scope, status, own):
                    message["headers"] = [*own, *SUBRESOURCE_HEADERS]
                else:
                    message["headers"] = [*own, *self.security_headers(host), (b"x-request-id", request_id.encode())]
                if scope.get("famiglia.reserved", False):
                    message["headers"].append((b"connection", b"close"))
            elif message["type"] == "websocket.accept":
                status = 101
                message["headers"] = [*message.get("headers", ()), *self.security_headers(host)]
            await send(message)

        error = self.check(scope, headers, host)
        if error is None:
            try:
                await self.app(scope, receive, send_with_headers)
            except asyncio.CancelledError:  # the server is stopping and cannot wait any longer
                if status:
                    raise
                error = ProblemError("busy", headers={"Connection": "close"})
        if error is not None:
            lang = preferred_language(None, headers.get(b"accept-language", b"").decode("latin-1"))
            await send_response(scope, send_with_headers, problem_response(error.problem(lang), error.headers))
        if scope["path"] != "/api/health":
            log_request(request_id, scope.get("method", "WS"), scope["path"], status, perf_counter() - started)

    def check(self, scope: Scope, headers: dict[bytes, bytes], host: Host | None) -> ProblemError | None:
        """Why this request is refused; None if it is not."""
        is_socket = scope["type"] == "websocket"
        if scope.get("famiglia.reserved", False) and (is_socket or not self.has_cookie(headers)):
            return ProblemError("server-full", headers={"Retry-After": str(FULL_RETRY_AFTER)}, seconds=FULL_RETRY_AFTER)
        if host is None:
            return ProblemError("bad-request", what=message("request-host"), headers={"Connection": "close"})
        if not self.is_own_host(host):
            return ProblemError("wrong-host", host=host.text[:100] or "–")
        is_api = scope["path"].startswith("/api")
        changes = is_socket or scope["method"] not in SAFE_METHODS
        origin = headers.get(b"origin", b"").decode("latin-1")
        if b"origin" in headers and (is_api or changes) and not self.is_own_origin(origin.lower(), host.text):
            return ProblemError("foreign-origin", origin=origin[:100])
        site = headers.get(b"sec-fetch-site", b"none")
        if site not in OWN_SITE and (changes or (is_api and headers.get(b"sec-fetch-mode") != b"navigate")):
            return ProblemError("foreign-origin", origin=site.decode("latin-1")[:100])
        return None

    def has_cookie(self, headers: dict[bytes, bytes]) -> bool:
        """Does the request have a session cookie? Players may continue while new visitors are refused."""
        return f"{self.config.cookie}=".encode() in headers.get(b"cookie", b"")

    def is_own_host(self, host: Host) -> bool:
        """Is this a name of this server? Another name that resolves to it (DNS rebinding) is not."""
        if host.name in ("localhost", self.config.host.lower()) or (host.text and host.text == self.config.authority):
            return True
        address = parsed_address(host.name)
        if address is None:
            local = (self.machine, f"{self.machine}.local")
            return self.config.public and not self.config.base_url and host.name in local
        return address.is_loopback or (self.config.public and not self.config.base_url)

    def is_own_origin(self, origin: str, host: str) -> bool:
        return origin == (self.config.origin or f"http://{host}") or (
            origin == f"http://{host}" and host != self.config.authority
        )

    def security_headers(self, host: Host | None) -> list[tuple[bytes, bytes]]:
        """The headers of every page, every response of the API and every refusal."""
        scripts = self.inline_scripts()
        own = host.text if host is not None and self.is_own_host(host) else ""
        headers = self.header_sets.get((own, scripts))
        if headers is None:
            headers = [
                (name.encode(), value.encode("latin-1"))
                for name, value in self._create_security_headers(own, scripts).items()
            ]
            if len(self.header_sets) < MAX_HEADER_SETS:
                self.header_sets[own, scripts] = headers
        return headers

    def _create_security_headers(self, own: str, scripts: str) -> dict[str, str]:
        sockets = f" ws://{own} wss://{own}" if own else ""
        policy = (
            f"default-src 'none'; script-src 'self'{scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            f"connect-src 'self'{sockets}; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        )
        headers = {
            "content-security-policy": policy,
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "no-referrer",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        }
        if self.config.secure or not self.config.public:  # browsers warn about it where they cannot apply it
            headers["cross-origin-opener-policy"] = "same-origin"
        if self.config.secure:
            headers["strict-transport-security"] = "max-age=31536000"
        return headers


@cached_for_short_texts
def parsed_address(name: str) -> IPv4Address | IPv6Address | None:
    """The address that a host is named by; None if it has a real name."""
    try:
        return ip_address(name)
    except ValueError:
        return None


def is_subresource(scope: Scope, status: int, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Is the response a script, a style, a font or a catalogue? It needs no policy of its own."""
    if not scope["path"].startswith(FILE_PATHS) or status not in (200, 304):
        return False
    return not any(name == b"content-type" and value.startswith(DOCUMENT_TYPES) for name, value in headers)
