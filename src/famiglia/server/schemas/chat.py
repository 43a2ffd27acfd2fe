"""The chat of a table."""

from typing import Annotated, Literal

import msgspec

from famiglia.table.messages import ChatLine

from .queries import Lang, OwnSeat


class Talk(msgspec.Struct):
    """Lines of a chat room, oldest first."""

    lines: list[ChatLine]


class OlderLines(msgspec.Struct):
    """Query: a chat room, and the oldest line that the client has."""

    room: Literal["players", "spectators", "team"]
    """The chat room."""
    before: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    """Return only lines with a smaller number than this."""
    seat: OwnSeat | None = None
    lang: Lang | None = None
