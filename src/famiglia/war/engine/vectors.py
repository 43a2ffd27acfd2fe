"""Functions on vectors of small numbers."""

from librt.vecs import vec
from mypy_extensions import i64


def filled(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * size)


def count(numbers: vec[i64], wanted: i64) -> i64:
    """How many of these numbers equal `wanted`."""
    found: i64 = 0
    for number in numbers:
        if number == wanted:
            found += 1
    return found


def total(numbers: vec[i64], first: i64, end: i64) -> i64:
    """The sum of these numbers from the index `first` up to, but not including, `end`."""
    found: i64 = 0
    for at in range(first, end):
        found += numbers[at]
    return found
