"""Seeds that the players add to the secret of the server, so that the server alone cannot choose the deal."""

from collections.abc import Sequence
from hashlib import sha256

LENGTH = 8
"""The number of bytes for the length of an added seed."""


def dice_seed(secret: bytes, added: Sequence[str]) -> bytes:
    """The seed of the dice: the secret alone, or mixed with what the seats have added."""
    if not any(added):
        return secret
    mixed = sha256(b"famiglia added seed\n" + secret)
    for words in added:
        encoded = words.encode()
        mixed.update(len(encoded).to_bytes(LENGTH, "big") + encoded)
    return mixed.digest()


def added_seeds(added: Sequence[str], seats: int) -> tuple[str, ...]:
    """The added seeds, one per seat; an empty tuple if no seat added one."""
    if added and len(added) != seats:
        raise ValueError(f"added: expected {seats} texts, found {len(added)}")
    return tuple(added) if any(added) else ()
