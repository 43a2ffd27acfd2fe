"""The house rules a table may agree on, as bits."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

MANDAMENTO_VESTS: Final = 1
STRICT_PENTITO: Final = 2
SPOILS_FROM_ANY_LOSS: Final = 4
SINGLE_EFFECT_OF_TWINS: Final = 8
FIRST_GAME: Final = 16
QUICK_SETUP: Final = 32

OPTIONS: Final = (
    "mandamento-vests",
    "strict-pentito",
    "spoils-from-any-loss",
    "single-effect-of-twins",
    "first-game",
    "quick-setup",
)


def rules_in_force(options: Iterable[str]) -> int:
    """The options as bits; `ValueError` for one that does not exist."""
    bits = 0
    for name in options:
        if name not in OPTIONS:
            raise ValueError(f"option {name!r}: expected one of {', '.join(OPTIONS)}")
        bits |= 1 << OPTIONS.index(name)
    return bits


def option_names(rules: i64) -> tuple[str, ...]:
    bits = int(rules)
    return tuple(name for i, name in enumerate(OPTIONS) if bits >> i & 1)
