"""The refusals of the war, each as a real refused move says it."""

from tests.war.refusal_cases import CASES

from famiglia.words import LANGUAGES

from .reason_row import ReasonRow


def rows() -> list[ReasonRow]:
    """Every reason with every remedy and every rule that goes with it, once."""
    found: list[ReasonRow] = []
    for case in CASES:
        said = case.refusal()
        assert said.remedy is not None
        fact = {lang: said.fact.text(lang) for lang in LANGUAGES}
        remedy = {lang: said.remedy.text(lang) for lang in LANGUAGES}
        found.append(ReasonRow("war", case.move, said.fact.id, said.rule, fact, remedy, said.remedy.id))
    return found
