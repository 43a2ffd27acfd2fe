"""The refusals of the duel: one table and one move for each, with the rule, the fact and the remedy in English."""

from functools import cache

from famiglia.rulebook import Refusal

from .refusal_case import Case
from .refusals_of_abilities import ABILITIES
from .refusals_of_street import STREET
from .refusals_of_taking import TAKING

CASES: dict[str, Case] = STREET | ABILITIES | TAKING


def key_of(said: Refusal) -> tuple[str, str, str]:
    """What tells one row of the page of refusals from another: the reason, the rule and the remedy, if there is one."""
    return said.fact.id, said.rule, said.remedy.id if said.remedy else ""


@cache
def reasons() -> frozenset[tuple[str, str, str]]:
    """Every row that the page has."""
    return frozenset(key_of(case.refusal(case.edition or "revised")) for case in CASES.values())


__all__ = ["CASES", "Case", "key_of", "reasons"]
