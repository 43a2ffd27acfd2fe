"""Joins pictures to a film: an animated WebP, in the container that https://developers.google.com/speed/webp describes."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

ANIMATION: Final = 2
"""The flag of a file that contains an animation."""
OPAQUE: Final = 2
"""The flag of a frame that replaces everything below it instead of being blended with it."""
PICTURE: Final = (b"ALPH", b"VP8 ", b"VP8L")
"""The chunks of a still picture that belong into its frame."""


@dataclass(frozen=True)
class Frame:
    """A picture of the film as a WebP file, and for how long it is shown."""

    data: bytes
    milliseconds: int


def film(frames: Iterable[Frame], width: int, height: int) -> bytes:
    """An animated WebP, repeated for ever, of frames with this size."""
    size = _number(width - 1, 3) + _number(height - 1, 3)
    parts = [_chunk(b"VP8X", bytes((ANIMATION, 0, 0, 0)) + size), _chunk(b"ANIM", bytes(6))]
    for frame in frames:
        place = bytes(6) + size + _number(frame.milliseconds, 3) + bytes((OPAQUE,))
        still = b"".join(_chunk(name, data) for name, data in chunks(frame.data) if name in PICTURE)
        parts.append(_chunk(b"ANMF", place + still))
    content = b"WEBP" + b"".join(parts)
    return b"RIFF" + _number(len(content), 4) + content


def chunks(data: bytes) -> Iterable[tuple[bytes, bytes]]:
    """The chunks of a WebP file by name."""
    assert (b"RIFF", b"WEBP") == (data[:4], data[8:12]), "not a WebP file"
    at = 12
    while at < len(data):
        length = int.from_bytes(data[at + 4 : at + 8], "little")
        yield data[at : at + 4], data[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + _number(len(data), 4) + data + bytes(len(data) % 2)


def _number(value: int, size: int) -> bytes:
    return value.to_bytes(size, "little")
