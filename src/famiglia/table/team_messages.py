"""The messages about what a team shares besides its chat: marks on its private map, and suggestions of moves."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from . import bounds

PlaceId: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]


class Mark(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A mark on the private map of a team. A place is the id of an area or of a sea."""

    kind: Literal["arrow", "ring", "note"]
    """An `arrow` has `from` and `to`, a `ring` has `area`, a `note` has `area` and `text`; `text` is possible with each."""
    from_: PlaceId | None = msgspec.field(default=None, name="from")
    """The place where the arrow begins."""
    to: PlaceId | None = None
    """The place where the arrow ends."""
    area: PlaceId | None = None
    """The place of the ring or the note."""
    text: Annotated[str, msgspec.Meta(max_length=80)] = ""


class TeamMark(Mark, kw_only=True):
    """A mark on the private map of your team."""

    seat: int
    """The seat that has drawn it."""


class Suggestion(msgspec.Struct):
    """Moves that a seat suggests to its mate."""

    seat: int
    """The seat that suggests them."""
    moves: list[str]
    """The moves in notation, in order."""
    text: str
    n: int
    """The number of the stream `game` for which they were meant. If it is larger now, they may not be possible any more."""


class Team(msgspec.Struct):
    """What you and your mate share. Nobody else learns of it, not even after the end."""

    marks: list[TeamMark]
    """The marks on the private map, seat by seat."""
    suggestion: Suggestion | None
    """What your mate suggests to you."""
    suggested: Suggestion | None
    """What you suggest to your mate."""


class Sketch(msgspec.Struct, tag_field="do", tag="sketch", forbid_unknown_fields=True):
    """Replace the marks of your seat on the private map of your team, in a running war."""

    seat: int
    marks: Annotated[list[Mark], msgspec.Meta(max_length=24)]
    """All marks that the seat has from now on; none removes them."""


class Suggest(msgspec.Struct, tag_field="do", tag="suggest", forbid_unknown_fields=True):
    """Suggest moves to your mate in a running war, in place of those that your seat has suggested before."""

    seat: int
    moves: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=bounds.LONGEST_MOVE)]],
        msgspec.Meta(max_length=bounds.MOVES_AT_ONCE),
    ]
    """The moves in notation, in order; none withdraws the suggestion. They need not be legal now."""
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """A remark."""
