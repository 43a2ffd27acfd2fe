"""The message type of the bus, and its JSON encoding."""

from typing import Literal

import msgspec

MAX_BYTES = 7999
"""PostgreSQL accepts payloads of less than 8000 bytes."""


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something changed at a table, a session ended, or (resync) messages may have been lost."""

    kind: Literal["table", "session", "presence", "resync"]
    about: str = ""
    """The id of the table, or the hash of the session."""
    numbers: dict[str, int] = {}
    """The numbers of the streams of the table; empty if the table must be reloaded."""
    sender: str = ""
    """The process that sent the message."""
    seats: tuple[int, ...] = ()
    """In `presence`: the seats that are online through the sender."""
    spectators: int = 0
    """In `presence`: how many spectators are online through the sender."""


RESYNC = BusMessage("resync")
"""Messages may have been lost: compare everything with the store."""


def encode(message: BusMessage) -> bytes:
    """The JSON of a message; `ValueError` if it is too long for the bus."""
    data = msgspec.json.encode(message)
    if len(data) > MAX_BYTES:
        raise ValueError(f"message about {message.about[:20]!r}: {len(data)} bytes; expected at most {MAX_BYTES}")
    return data


def decode(data: bytes | str) -> BusMessage | None:
    """The message, or None for data that is not one of our messages."""
    try:
        return msgspec.json.decode(data, type=BusMessage)
    except msgspec.DecodeError:
        return None
