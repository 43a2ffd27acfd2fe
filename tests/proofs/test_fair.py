"""P20 and P21 in a small size; `make prove` runs them in full."""

import pytest
from proofs.fair.changed_bits import changes
from proofs.fair.deals import VERIFIER, deals, shuffles, verifier

EXAMPLE = VERIFIER.parents[1] / "tests" / "record" / "example.jsonl"


def test_every_deal_follows_from_its_seed() -> None:
    assert [] == deals(150).violations


def test_the_shuffle_favours_nothing() -> None:
    assert [] == shuffles(20_000).violations


def test_every_changed_bit_is_found() -> None:
    assert [] == changes(300).violations


def test_the_stand_alone_verifier_finds_a_deal_that_was_not_the_seeds() -> None:
    """A forger who can recompute every hash still cannot choose the cards."""
    import json
    from hashlib import sha256

    forged, before = "", ""
    for text in EXAMPLE.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        del line["hash"]
        if line.get("kind") == "dealt":
            line["street"][0], line["street"][1] = line["street"][1], line["street"][0]
        written = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        before = sha256((before + written).encode()).hexdigest()
        forged += json.dumps(line | {"hash": before}, ensure_ascii=False, separators=(",", ":")) + "\n"
    with pytest.raises(AssertionError, match="the seed says"):
        verifier().check(forged)
