"""What a row of the route table says."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from .limits import BODY
from .request import Call


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for: all that the server, its document and the tests of access need to know of it."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE", "SOCKET"]
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any
    """The shape of the answer; None for none, or a media type for something that is not JSON."""
    who: Literal["anyone", "person"]
    """May somebody without a name ask?"""
    seat: bool = False
    """Does it speak for a seat? Then only whoever holds it may ask."""
    body: Any = None
    """The shape of what is sent; `bytes` for anything."""
    query: Any = None
    status: int = 200
    errors: tuple[str, ...] = ()
    """The codes of what may go wrong, beside what may always go wrong."""
    most: int = BODY

    @property
    def summary(self) -> str:
        """One sentence for people: the first line of the handler's docstring."""
        return (self.handler.__doc__ or "").strip().partition("\n")[0]
