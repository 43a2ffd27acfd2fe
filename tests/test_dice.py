"""The dice: their documented algorithm, their fairness, and commitments to seeds."""

from hashlib import sha256

import pytest

from famiglia.dice import Dice, commitment, seed_from


def words(seed: bytes, request: int) -> list[int]:
    """The stream of random words, implemented again from the documentation."""
    blocks = b"".join(
        sha256(seed + request.to_bytes(8, "big") + block.to_bytes(8, "big")).digest() for block in range(20)
    )
    return [int.from_bytes(blocks[place : place + 4], "big") for place in range(0, len(blocks), 4)]


def test_a_shuffle_follows_the_documented_algorithm() -> None:
    seed = bytes(range(32))
    dice = Dice(seed)
    dice.below(2)
    stream = iter(words(seed, 1))
    things = list(range(52))
    for i in range(51, 0, -1):
        limit = 2**32 // (i + 1) * (i + 1)
        j = next(word for word in stream if word < limit) % (i + 1)
        things[i], things[j] = things[j], things[i]
    assert bytes(things) == dice.shuffle(bytes(range(52)))


def test_a_copy_decides_the_same_and_leaves_the_original_alone() -> None:
    dice = Dice("an evening")
    twin = dice.copy()
    assert [twin.below(100) for _ in range(20)] == [dice.below(100) for _ in range(20)]


def test_every_place_is_equally_likely_for_every_card() -> None:
    """Chi-square test of 6,000 shuffles of six cards with 25 degrees of freedom; the seed is fixed, so it is deterministic."""
    counts = [[0] * 6 for _ in range(6)]
    dice = Dice("chi-square")
    for _ in range(6000):
        for place, card in enumerate(dice.shuffle(bytes(range(6)))):
            counts[card][place] += 1
    chi_square = sum((count - 1000) ** 2 / 1000 for row in counts for count in row)
    assert chi_square < 44.3


def test_a_number_that_would_be_biased_is_skipped() -> None:
    numbers = [Dice(str(seed)).below(3 * 2**30) for seed in range(200)]
    firsts = [words(seed_from(str(seed)), 0)[0] for seed in range(200)]
    assert any(first >= 3 * 2**30 for first in firsts)
    assert all(number == first for number, first in zip(numbers, firsts, strict=True) if first < 3 * 2**30)
    assert max(numbers) < 3 * 2**30


def test_a_commitment_binds_the_seed_and_the_rules() -> None:
    assert commitment(bytes(32), "duel-1") == commitment(bytes(32), "duel-1")
    assert commitment(bytes(32), "duel-1") != commitment(bytes(32), "duel-2")
    assert commitment(bytes(32), "duel-1") != commitment(bytes(31) + b"\1", "duel-1")


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="seed: expected 32 bytes, found 3"):
        Dice(b"abc")


def test_64_hexadecimal_digits_are_the_seed_itself() -> None:
    assert bytes.fromhex("ab" * 32) == seed_from("ab" * 32)
    assert sha256(b"words").digest() == seed_from("words")
