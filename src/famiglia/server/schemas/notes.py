"""Private notes."""

from typing import Annotated

import msgspec


class NoteText(msgspec.Struct, forbid_unknown_fields=True):
    """A new text for your private note at a table."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]
    version: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    """The version that this text replaces; 0 if there is no note yet."""


class KeptNote(msgspec.Struct):
    """Your private note at a table."""

    text: str
    version: int
    """Increases by one with every change; 0 if there is no note yet."""
