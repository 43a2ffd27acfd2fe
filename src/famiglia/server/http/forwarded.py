"""The address of a client behind a proxy."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

HEADERS: Final = (b"x-forwarded-for", b"x-forwarded-proto")


class ForwardedMiddleware:
    """Takes the address of the client and the scheme from the headers of a trusted proxy, if a request has them."""

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        self.app = app
        self.forwarded = ProxyHeadersMiddleware(app, proxies)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["famiglia.headers"] = headers = dict(scope["headers"])
        if HEADERS[0] in headers or HEADERS[1] in headers:
            await self.forwarded(scope, receive, send)  # type: ignore[arg-type]
        else:
            await self.app(scope, receive, send)
