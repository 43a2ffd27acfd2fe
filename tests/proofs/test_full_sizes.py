"""`make prove` runs every proof in full size, and the tests run each in a small size."""

import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import proofs
import pytest
from proofs.__main__ import PROOFS, main
from proofs.engine import war_invariants
from proofs.result import ProofResult

HOUSE = Path(__file__).parents[2]


def all_proofs() -> Iterator[Callable[..., ProofResult]]:
    """Every public function in proofs/ that takes a size and a seed and returns a result."""
    for module in pkgutil.walk_packages(proofs.__path__, "proofs."):
        for function in vars(import_module(module.name)).values():
            if not inspect.isfunction(function) or function.__module__ != module.name:
                continue
            asked = inspect.signature(function)
            public = not function.__name__.startswith("_")
            if public and asked.return_annotation is ProofResult and [*asked.parameters][:2] == ["size", "seed"]:
                yield function


def test_every_proof_is_run_in_full_size() -> None:
    found = {function.__name__ for function in all_proofs()}
    assert found == {prove.__name__ for prove, _ in PROOFS.values()}
    assert len(found) == len(PROOFS) > 20


def test_the_code_of_every_proof_is_tried_by_a_test() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in (HOUSE / "tests").rglob("test_*.py"))
    untried = [function.__module__ for function in all_proofs() if f"from {function.__module__} import" not in tests]
    assert [] == [module for module in untried if module.rpartition(".")[2] + "." not in tests]


def test_a_batch_of_wars_counts_every_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(war_invariants, "BATCH", 3)
    decisions, endings, broken = war_invariants.batch(0)
    assert [] == broken
    assert 3 == endings.total()
    assert decisions > 300


@pytest.mark.parametrize(("only", "code", "told"), [("P21", 0, "| P21, "), ("P99", 2, "--only P99: expected")])
def test_one_proof_can_be_run_alone_and_an_unknown_one_is_reported(
    only: str, code: int, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["proofs", "--only", only, "--scale", "0.001"])
    with pytest.raises(SystemExit) as ended:
        main()
    output, complaints = capsys.readouterr()
    assert code == ended.value.code
    assert told in output + complaints
