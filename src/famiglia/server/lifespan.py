"""Opens the services when the server starts, and closes them when it stops."""

import traceback

from starlette.types import ASGIApp, Receive, Scope, Send

from .services import Services


class Lifespan:
    """The application with the events of its life; every request is passed on."""

    def __init__(self, services: Services, app: ASGIApp) -> None:
        self.services = services
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self.app(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.services.open()
        except BaseException:
            await send({"type": "lifespan.startup.failed", "message": traceback.format_exc()})
            raise
        await send({"type": "lifespan.startup.complete"})
        await receive()
        try:
            await self.services.close()
        except BaseException:
            await send({"type": "lifespan.shutdown.failed", "message": traceback.format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})
