"""Query parameters that routes of several subjects take."""

from typing import Annotated, Literal, TypeAlias

import msgspec

Lang: TypeAlias = Annotated[
    Literal["en", "de", "fr"],
    msgspec.Meta(
        description="The language of sentences in the response. The default follows the Accept-Language header."
    ),
]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
OwnSeat: TypeAlias = Annotated[
    int,
    msgspec.Meta(
        ge=0,
        le=3,
        description="Which of your seats to look from. The default is the one whose turn it is, else the first.",
    ),
]


class InLang(msgspec.Struct):
    """Query: the language of the response."""

    lang: Lang | None = None


class AtSeat(msgspec.Struct):
    """Query: the seat to look from, and the language of the response."""

    seat: OwnSeat | None = None
    lang: Lang | None = None
