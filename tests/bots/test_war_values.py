"""The weights of the values in the war are fitted from wars that follow from a seed."""

import json
import random
from math import exp
from pathlib import Path

import pytest
from tools import war_values
from tools.war_values import fit, play, solved

from famiglia.bots.war.position_terms import NAMES


def test_the_examples_follow_from_the_seed() -> None:
    rounds = play(3, 5)
    assert rounds == play(3, 5)
    assert rounds != play(3, 6)
    assert [3, 3] == [len(examples) for examples in rounds[:2]]
    assert {len(NAMES)} == {len(row) for examples in rounds for row, _ in examples}
    assert {result for examples in rounds for _, result in examples} <= {0.0, 0.5, 1.0}


def test_a_fit_finds_the_weights_that_made_the_examples() -> None:
    rng = random.Random(3)
    weights = [0.8, -0.4] + [0.0] * (len(NAMES) - 2)
    examples = []
    for _ in range(800):
        row = [rng.gauss(0, 1) for _ in NAMES]
        chance = 1 / (1 + exp(-sum(weight * number for weight, number in zip(weights, row, strict=True))))
        examples.append((row, float(rng.random() < chance)))
    assert weights == pytest.approx(fit(examples), abs=0.3)


def test_linear_equations_are_solved() -> None:
    assert [1.0, -2.0] == pytest.approx(solved([[0.0, 2.0], [3.0, 1.0]], [-4.0, 1.0]))


def test_the_program_writes_the_file_that_the_bots_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["war_values", "--wars", "8", "--out", str(tmp_path / "values.json")])
    war_values.main()
    written, shipped = (json.loads(file.read_text()) for file in (tmp_path / "values.json", war_values.VALUES))
    assert written.keys() == shipped.keys()
    assert written["terms"] == shipped["terms"] == list(NAMES)
    assert [len(row) for row in written["weights"]] == [len(row) for row in shipped["weights"]] == [len(NAMES)] * 3
