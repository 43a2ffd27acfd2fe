"""One row of the route table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from .limits import MAX_BODY
from .request import Request


@dataclass(frozen=True)
class Route:
    """One operation of the API: all that the server, the OpenAPI document and the tests of access need to know of it."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE", "SOCKET"]
    path: str
    handler: Callable[[Request], Awaitable[Any]]
    response: Any
    """The schema of the response; None for no content, or a media type for something other than JSON."""
    access: Literal["anyone", "signed-in"]
    """Is a session required? Guests have one."""
    for_seat: bool = False
    """Does the request speak for a seat? Then only the player in that seat may send it."""
    body: Any = None
    """The schema of the body; `bytes` for one that is not JSON."""
    query: Any = None
    """The schema of the query."""
    status: int = 200
    errors: tuple[str, ...] = ()
    """The codes of problems besides those that every route may answer with."""
    max_body: int = MAX_BODY

    @property
    def summary(self) -> str:
        """One sentence for the documentation: the first line of the handler's docstring."""
        return (self.handler.__doc__ or "").strip().partition("\n")[0]
