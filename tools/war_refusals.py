"""The war's rows for the page of refusals, each made from a move that is really refused."""

from tests.war.refusal_cases import CASES

from famiglia.words import LANGUAGES

from .reason_row import ReasonRow


def rows() -> list[ReasonRow]:
    """One row for each combination of reason, remedy and rule that occurs, and each row once."""
    found: list[ReasonRow] = []
    for case in CASES:
        said = case.refusal()
        assert said.remedy is not None
        fact = {lang: said.fact.text(lang) for lang in LANGUAGES}
        remedy = {lang: said.remedy.text(lang) for lang in LANGUAGES}
        row = ReasonRow("war", case.move, said.fact.id, said.rule, fact, remedy, said.remedy.id)
        if row not in found:
            found.append(row)
    return found
