"""The health of the server."""

from typing import Literal

import msgspec


class Health(msgspec.Struct):
    """The state of a healthy server. A server that is not healthy answers with the problem `failing`."""

    status: Literal["ok"]
    version: str
    database: bool
    """Whether the database can be written."""
    bus: bool
    """Whether this server process is connected to the others."""
