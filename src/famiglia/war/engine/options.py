"""The house rules that a table may choose, as bits."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

MANDAMENTO_VESTS: Final = 1
STRICT_PENTITO: Final = 2
SPOILS_FROM_ANY_LOSS: Final = 4
SINGLE_EFFECT_OF_TWINS: Final = 8
FIRST_GAME: Final = 16
QUICK_SETUP: Final = 32

WAR_1: Final = 64
"""A war that began under the rules version war-1: a Pentito spends its numbers in their order, and other parts of an order
may come between Rally and the Movement. No table can choose this."""

OPTIONS: Final = (
    "mandamento-vests",
    "strict-pentito",
    "spoils-from-any-loss",
    "single-effect-of-twins",
    "first-game",
    "quick-setup",
)


def rules_in_force(options: Iterable[str]) -> int:
    """The options as bits; raises `ValueError` for one that does not exist."""
    bits = 0
    for name in options:
        if name not in OPTIONS:
            raise ValueError(f"option {name!r}: expected one of {', '.join(OPTIONS)}")
        bits |= 1 << OPTIONS.index(name)
    return bits


def written_names(rules: i64) -> tuple[str, ...]:
    """The names of the options, and of the rules version if it is an earlier one, in the notation of positions."""
    return (*option_names(rules), "war-1") if rules & WAR_1 else option_names(rules)


def read_names(names: Iterable[str]) -> int:
    """The bits for names that `written_names` has returned."""
    names = tuple(names)
    return rules_in_force(name for name in names if name != "war-1") | (WAR_1 if "war-1" in names else 0)


def option_names(rules: i64) -> tuple[str, ...]:
    bits = int(rules)
    return tuple(name for i, name in enumerate(OPTIONS) if bits >> i & 1)
