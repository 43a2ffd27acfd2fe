"""The file of a net: a line of JSON that says where it comes from, then the weights as 32-bit floats, lowest byte first."""

import json
import struct
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec

from .net import HIDDEN, WEIGHTS, Net

FORMAT: Final = "famiglia duel net 1"
LAYOUT: Final = f"<{WEIGHTS}f"


class WeightsError(ValueError):
    """A file with weights that cannot be used; the text says why."""


@dataclass(frozen=True)
class Origin:
    """How a net was trained."""

    edition: str
    seed: int
    games: int
    schedule: int = 30_000
    """The length of the schedule in games; the first files do not name it."""


def encode(net: Net, origin: Origin) -> bytes:
    """The file of a net."""
    weights = pack(net)
    head = {"format": FORMAT, **asdict(origin), "hidden": HIDDEN, "sha256": sha256(weights).hexdigest()}
    return json.dumps(head).encode() + b"\n" + weights


def decode(content: bytes, name: str) -> tuple[Net, Origin]:
    """The net in a file; `name` is what an error calls the file."""
    line, _, weights = content.partition(b"\n")
    try:
        head: Any = json.loads(line)
        origin = Origin(head["edition"], head["seed"], head["games"], head.get("schedule", Origin.schedule))
        expected = head["format"], head["sha256"]
    except (ValueError, KeyError, TypeError):
        raise WeightsError(f"{name}: not the file of a net") from None
    if expected[0] != FORMAT or head.get("hidden") != HIDDEN:
        raise WeightsError(f"{name}: a net of another version; expected {FORMAT!r} with {HIDDEN} hidden units")
    if len(weights) != 4 * WEIGHTS or sha256(weights).hexdigest() != expected[1]:
        raise WeightsError(f"{name}: damaged, the weights do not have the hash that its first line names")
    return unpack(weights), origin


def pack(net: Net) -> bytes:
    """The weights as 32-bit floats."""
    return struct.pack(LAYOUT, *net.weights)


def unpack(weights: bytes) -> Net:
    """A net with these weights."""
    return Net(vec[float](struct.unpack(LAYOUT, weights)))


@cache
def shipped(edition: str) -> Net:
    """The net for this edition that comes with the program."""
    name = f"{edition}.net"
    try:
        content = files(__package__).joinpath(name).read_bytes()
    except OSError:
        raise WeightsError(f"{name}: missing, so the bots that need it cannot play; install famiglia again") from None
    return decode(content, name)[0]
