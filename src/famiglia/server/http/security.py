"""The door: every request passes it. Our name only, our pages only, and headers that keep a browser safe."""

import asyncio
import logging
import secrets
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from famiglia.rulebook import message

from ..assets.static_files import Assets
from ..config import Config
from ..logs import log, short
from .host_header import Host, host_of
from .language import language
from .problems import Trouble
from .responses import problem_reply, send_reply

FULL_AGAIN = 10
"""Seconds after which a visitor who found no free descriptor may try again."""
HARMLESS = ("GET", "HEAD", "OPTIONS")
OWN_SITE = (b"same-origin", b"none")
FILES = ("/web/", "/words/")
PAGES = (b"text/html", b"image/svg+xml")
"""What a browser would show as a page of its own, wherever it lies."""
PART_OF_A_PAGE = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]


class Door:
    """Middleware around everything else."""

    def __init__(self, app: ASGIApp, config: Config, assets: Assets) -> None:
        self.app = app
        self.config = config
        self.assets = assets
        self.headers: dict[tuple[str, str], list[tuple[bytes, bytes]]] = {}
        self.machine = socket.gethostname().lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        begun = perf_counter()
        heads: dict[bytes, bytes] = dict(scope["headers"])
        host = host_of(scope["headers"])
        scope["heads"] = heads
        scope["request"] = request = secrets.token_hex(4)
        status = 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                told = message.get("headers", ())
                careful = [*self.safe_headers(host), (b"x-request-id", request.encode())]
                message["headers"] = [*told, *(PART_OF_A_PAGE if only_part(scope, status, told) else careful)]
                if scope.get("famiglia.late", False):
                    message["headers"].append((b"connection", b"close"))
            elif message["type"] == "websocket.accept":
                status = 101
                message["headers"] = [*message.get("headers", ()), *self.safe_headers(host)]
            await send(message)

        trouble = self.trouble(scope, heads, host)
        if trouble is None:
            try:
                await self.app(scope, receive, guarded)
            except asyncio.CancelledError:  # the server stops and has waited as long as it does
                if status:
                    raise
                trouble = Trouble("busy", headers={"Connection": "close"})
        if trouble is not None:
            spoken = language(None, heads.get(b"accept-language", b"").decode("latin-1"))
            await send_reply(scope, guarded, problem_reply(trouble.problem(spoken), trouble.headers))
        if scope["path"] != "/api/health":
            log(
                logging.INFO,
                "request",
                id=request,
                method=scope.get("method", "WS"),
                path=short(scope["path"]),
                status=status,
                ms=round((perf_counter() - begun) * 1000, 1),
            )

    def trouble(self, scope: Scope, heads: dict[bytes, bytes], host: Host | None) -> Trouble | None:
        """Why this request may not come in."""
        if scope.get("famiglia.late", False) and (scope["type"] == "websocket" or not self.knows(heads)):
            return Trouble("server-full", headers={"Retry-After": str(FULL_AGAIN)}, seconds=FULL_AGAIN)
        if host is None:
            return Trouble("bad-request", what=message("request-host"), headers={"Connection": "close"})
        if not self.ours(host):
            return Trouble("wrong-host", host=host.text[:100] or "–")
        origin = heads.get(b"origin")
        within = scope["path"].startswith("/api")
        changes = scope["type"] == "websocket" or scope["method"] not in HARMLESS
        if (
            origin is not None
            and (within or changes)
            and not self.own_origin(origin.decode("latin-1").lower(), host.text)
        ):
            return Trouble("foreign-origin", origin=origin.decode("latin-1")[:100])
        site = heads.get(b"sec-fetch-site", b"none")
        if site not in OWN_SITE and (changes or (within and heads.get(b"sec-fetch-mode") != b"navigate")):
            return Trouble("foreign-origin", origin=site.decode("latin-1")[:100])
        return None

    def knows(self, heads: dict[bytes, bytes]) -> bool:
        """Does the visitor bring a session's cookie? Those who play already may go on when new visitors are refused."""
        return f"{self.config.cookie}=".encode() in heads.get(b"cookie", b"")

    def ours(self, host: Host) -> bool:
        """Is this the name of this server? A stranger's name that leads here (DNS rebinding) is not."""
        if host.name in ("localhost", self.config.host.lower()) or (host.text and host.text == self.config.authority):
            return True
        try:
            address = ip_address(host.name)
        except ValueError:
            near = (self.machine, f"{self.machine}.local")
            return self.config.public and not self.config.base_url and host.name in near
        return address.is_loopback or (self.config.public and not self.config.base_url)

    def own_origin(self, origin: str, host: str) -> bool:
        return origin == (self.config.origin or f"http://{host}") or (
            origin == f"http://{host}" and host != self.config.authority
        )

    def safe_headers(self, host: Host | None) -> list[tuple[bytes, bytes]]:
        """What every page carries, every answer of the API and every refusal."""
        scripts = self.assets.inline_scripts
        own = host.text if host is not None and self.ours(host) else ""
        found = self.headers.get((own, scripts))
        if found is None:
            told = self._safe_headers(own, scripts)
            found = [(name.encode(), value.encode("latin-1")) for name, value in told.items()]
            if len(self.headers) < 100:
                self.headers[own, scripts] = found
        return found

    def _safe_headers(self, own: str, scripts: str) -> dict[str, str]:
        sockets = f" ws://{own} wss://{own}" if own else ""
        policy = (
            f"default-src 'none'; script-src 'self'{scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            f"connect-src 'self'{sockets}; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        )
        told = {
            "content-security-policy": policy,
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "no-referrer",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        }
        if self.config.secure or not self.config.public:  # browsers complain about it where they cannot keep it
            told["cross-origin-opener-policy"] = "same-origin"
        if self.config.secure:
            told["strict-transport-security"] = "max-age=31536000"
        return told


def only_part(scope: Scope, status: int, told: Iterable[tuple[bytes, bytes]]) -> bool:
    """Is it a script, a style, a font or words? The page that uses them says what they may do, and they are many."""
    if not scope["path"].startswith(FILES) or status not in (200, 304):
        return False
    return not any(name == b"content-type" and value.startswith(PAGES) for name, value in told)
