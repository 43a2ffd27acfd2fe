"""Seeds that the people at the table add: the dealer cannot know them when the secret is fixed."""

from collections.abc import Sequence
from hashlib import sha256

LENGTH = 8
"""Bytes that tell how long an added seed is."""


def dice_seed(secret: bytes, added: Sequence[str]) -> bytes:
    """The seed of the dice: the secret alone, or mixed with what the seats have added."""
    if not any(added):
        return secret
    mixed = sha256(b"famiglia added seed\n" + secret)
    for words in added:
        told = words.encode()
        mixed.update(len(told).to_bytes(LENGTH, "big") + told)
    return mixed.digest()


def added_seeds(added: Sequence[str], seats: int) -> tuple[str, ...]:
    """As many as the game has seats; none at all if nobody has added anything."""
    if added and len(added) != seats:
        raise ValueError(f"added: expected {seats} texts, found {len(added)}")
    return tuple(added) if any(added) else ()
