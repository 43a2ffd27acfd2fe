"""The refusals of the duel: one table and one move for each, with the rule, the fact and the remedy in English."""

from .refusal_case import Case
from .refusals_of_abilities import ABILITIES
from .refusals_of_street import STREET
from .refusals_of_taking import TAKING

CASES: dict[str, Case] = STREET | ABILITIES | TAKING

__all__ = ["CASES", "Case"]
