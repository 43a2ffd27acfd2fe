"""Numbers that are computed once for a situation and forgotten with it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.war.engine.vectors import filled


def zeros(size: i64) -> vec[float]:
    return vec[float]([0.0] * size)


@final
class Memory:
    """Numbers by place. Each has the stamp of the situation it was computed for; with another stamp it counts as unknown."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.numbers: vec[float] = zeros(size)
        self.stamps: vec[i64] = filled(size, 0)

    def has(self, place: i64, stamp: i64) -> bool:
        return place < self.size and self.stamps[place] == stamp

    def keep(self, place: i64, stamp: i64, number: float) -> float:
        """Remember the number, unless the table is too small for this place, and return it."""
        if place < self.size:
            self.stamps[place] = stamp
            self.numbers[place] = number
        return number
