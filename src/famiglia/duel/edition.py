"""The editions and house rules that can be chosen before a duel."""

from collections.abc import Iterable
from typing import Final

REVISED: Final = 1
STRICT_MERCENARIES: Final = 2
FULL_STRENGTH: Final = 4
FAIR_PASS_OUT: Final = 8

EDITIONS: Final = ("revised", "classic")
OPTIONS: Final = {
    "fair-pass-out": FAIR_PASS_OUT,
    "full-strength": FULL_STRENGTH,
    "strict-mercenaries": STRICT_MERCENARIES,
}


def rules_in_force(edition: str, options: Iterable[str]) -> int:
    """Edition and house rules as bits, as a position holds them."""
    if edition not in EDITIONS:
        raise ValueError(f"edition {edition!r}: expected one of {', '.join(EDITIONS)}")
    bits = REVISED if edition == "revised" else 0
    for option in options:
        if option not in OPTIONS:
            raise ValueError(f"option {option!r}: expected one of {', '.join(OPTIONS)}")
        bits |= OPTIONS[option]
    return bits


def edition_name(bits: int) -> str:
    return "revised" if bits & REVISED else "classic"


def option_names(bits: int) -> tuple[str, ...]:
    return tuple([name for name, bit in OPTIONS.items() if bits & bit])
