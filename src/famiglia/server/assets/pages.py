"""The endpoint for everything outside the API: static files, catalogues, and the page of the browser client."""

from collections.abc import Callable

from starlette.types import Receive, Scope, Send

from ..http.endpoint import error_response, language_of
from ..http.problems import ProblemError
from ..http.responses import Response, send_response
from .static_files import WORD_PARTS, StaticFiles, table_of


class Pages:
    """The endpoint for all paths outside the API."""

    def __init__(self, files: StaticFiles, game_of: Callable[[str], str | None]) -> None:
        self.files = files
        self.game_of = game_of
        """The game of a table, if that can be told at once."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            response = self.find(scope)
        except Exception as error:
            response = error_response(error, language_of(scope), scope["famiglia.request_id"])
        await send_response(scope, send, response)

    def find(self, scope: Scope) -> Response:
        """The response for the path of a request; raises the problem `no-such-page`."""
        path: str = scope["path"]
        first, _, rest = path.removeprefix("/").partition("/")
        if first == "api" or scope["type"] == "websocket":
            raise ProblemError("no-such-page", path=path[:100])
        if scope["method"] not in ("GET", "HEAD"):
            raise ProblemError("no-such-method", method=scope["method"][:20], headers={"Allow": "GET, HEAD"})
        if first == "web":
            return self.files.web(rest, scope["famiglia.headers"])
        if first == "words" and rest.endswith(".ftl"):
            lang, _, part = rest.removesuffix(".ftl").partition("/")
            if part in WORD_PARTS:
                return self.files.words(lang, part, scope["famiglia.headers"])
        if first in ("words", "favicon.ico", "robots.txt"):
            raise ProblemError("no-such-page", path=path[:100])
        return self.files.index(path, scope["famiglia.headers"], self.game_of(table_of(path)))
