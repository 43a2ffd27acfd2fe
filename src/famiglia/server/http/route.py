"""The type of the rows of the route table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from .limits import MAX_BODY
from .request import Request


@dataclass(frozen=True)
class Route:
    """An operation of the API, described for the server, the OpenAPI document and the tests of access rights."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE", "SOCKET"]
    path: str
    handler: Callable[[Request], Awaitable[Any]]
    response: Any
    """The type of the response; None for no content, or the media type of a response that is not JSON."""
    access: Literal["anyone", "signed-in"]
    """Whether a session is required. Guests have one, too."""
    for_seat: bool = False
    """Whether a request can name a seat, for which only its player may act."""
    body: Any = None
    """The type of the body; `bytes` for one that is not JSON."""
    query: Any = None
    """The type of the query parameters."""
    status: int = 200
    errors: tuple[str, ...] = ()
    """The codes of possible problems, in addition to those of every route."""
    max_body: int = MAX_BODY
    for_team: bool = False
    """Whether a teammate of the player of that seat may send the request, too."""

    @property
    def summary(self) -> str:
        """One sentence for the documentation: the first line of the handler's docstring."""
        return (self.handler.__doc__ or "").strip().partition("\n")[0]
