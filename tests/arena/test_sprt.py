"""The sequential test: its ratio is the documented formula, and its errors are as rare as promised."""

import random

import pytest

from famiglia.arena.sprt import LOWER, UPPER, Sprt, expected
from famiglia.arena.statistics import Pairs


def test_the_bounds_are_those_of_five_percent_errors() -> None:
    assert 2.9444 == pytest.approx(UPPER, abs=1e-4)
    assert -2.9444 == pytest.approx(LOWER, abs=1e-4)


def test_an_elo_difference_is_an_expected_share() -> None:
    assert [0.5, 10 / 11, 1 / 11] == pytest.approx([expected(0), expected(400), expected(-400)])


@pytest.mark.parametrize(
    ("counts", "ratio"),
    [
        # By hand for [0, 400]: s0 = 1/2, s1 = 10/11. Mean 5/8, variance 5/64: 40 * (9/22) * (5/4 - 31/22) / (5/32).
        ((0, 10, 10, 10, 10), 40 * (9 / 22) * (5 / 4 - 31 / 22) / (5 / 32)),
        # Mean 1/2, variance 1/8: 20 * (9/22) * (1 - 31/22) / (1/4).
        ((5, 0, 10, 0, 5), 20 * (9 / 22) * (1 - 31 / 22) / (1 / 4)),
    ],
)
def test_the_ratio_is_that_of_the_worked_examples(counts: tuple[int, ...], ratio: float) -> None:
    assert ratio == pytest.approx(Sprt(0, 400).ratio(Pairs(counts)), rel=2e-3)


def test_mirrored_results_have_the_opposite_ratio() -> None:
    assert pytest.approx(-Sprt(-10, 10).ratio(Pairs((3, 5, 9, 7, 6)))) == Sprt(-10, 10).ratio(Pairs((6, 7, 9, 5, 3)))


def test_pairs_that_always_split_the_deal_accept_that_both_are_equal() -> None:
    assert "first" == Sprt(0, 10).verdict(Pairs((0, 0, 500, 0, 0)))
    assert "open" == Sprt(0, 10).verdict(Pairs((0, 0, 0, 0, 0)))


def decided(rng: random.Random, weights: list[float]) -> str:
    """The verdict of a test of [0, 60] on pairs that come up with these weights."""
    test, counts = Sprt(0, 60), [0] * 5
    while (verdict := test.verdict(Pairs(tuple(counts)))) == "open":
        counts[rng.choices(range(5), weights)[0]] += 1
    return verdict


def test_a_wrong_hypothesis_is_rarely_accepted() -> None:
    rng = random.Random(1)
    equal = [decided(rng, [1, 1, 4, 1, 1]) for _ in range(300)]
    assert equal.count("second") / 300 < 0.08
    s = expected(60)
    better = [decided(rng, [(1 - s) ** 2, 0, 2 * s * (1 - s), 0, s**2]) for _ in range(300)]
    assert better.count("first") / 300 < 0.08
