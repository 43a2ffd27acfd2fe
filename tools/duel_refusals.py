"""The duel's rows for the page of refusals, each made from a move that is really refused."""

from proofs.engine.duel_refusals import key_of
from tests.duel.refusal_cases import CASES

from famiglia.words import LANGUAGES

from .reason_row import ReasonRow


def rows() -> list[ReasonRow]:
    """One row for each combination of reason, remedy and rule that occurs."""
    found: dict[tuple[str, str, str], ReasonRow] = {}
    for case in CASES.values():
        said = case.refusal(case.edition or "revised")
        fact = {lang: said.fact.text(lang) for lang in LANGUAGES}
        remedy = {lang: said.remedy.text(lang) for lang in LANGUAGES} if said.remedy else {}
        row = ReasonRow("duel", case.move, said.fact.id, said.rule, fact, remedy, key_of(said)[2])
        found.setdefault(key_of(said), row)
    return list(found.values())
