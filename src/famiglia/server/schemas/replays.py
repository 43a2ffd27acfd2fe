"""Replays of games, and uploaded records."""

from typing import Annotated

import msgspec

from famiglia.table.messages import Step

from .queries import Lang, OwnSeat


class Imported(msgspec.Struct):
    """The table that shows an uploaded record."""

    table: str
    """The id of the table."""


class Steps(msgspec.Struct):
    """Consecutive steps of a replay. Step 0 is the deal."""

    steps: list[Step]
    first: int
    """The number of the first of these steps."""
    total: int
    """The number of steps in the whole replay."""


class SomeSteps(msgspec.Struct):
    """Query: which steps of a replay to return."""

    seat: OwnSeat | None = None
    lang: Lang | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """The number of the first step to return; step 0 is the deal."""
    count: Annotated[int, msgspec.Meta(ge=1, le=25)] = 25
    """The maximum number of steps to return."""
