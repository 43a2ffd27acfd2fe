"""Every refusal of the duel: its rule, its fact and its remedy."""

import re
from importlib.resources import files

import pytest

from famiglia.duel import Duel
from famiglia.rulebook.register import Rule, register, rule
from famiglia.words import LANGUAGES

from .builder import EDITIONS, at, both_editions, refusal
from .refusal_case import exchanging
from .refusal_cases import CASES, Case

EVERY_CASE = [
    pytest.param(case, edition, id=f"{title}, {edition}", marks=pytest.mark.rule(case.rule))
    for title, case in CASES.items()
    for edition in EDITIONS
    if case.edition in (None, edition)
]


@pytest.mark.parametrize(("case", "edition"), EVERY_CASE)
def test_a_refusal_has_the_expected_rule_fact_and_remedy(case: Case, edition: str) -> None:
    refusal = case.refusal(edition)
    remedy = refusal.remedy.text() if refusal.remedy else None
    assert (case.rule, case.fact, case.remedy) == (refusal.rule, refusal.fact.text(), remedy)


@pytest.mark.parametrize(("case", "edition"), EVERY_CASE)
def test_a_refusal_cites_a_rule_of_its_edition_and_can_be_read_in_every_language(case: Case, edition: str) -> None:
    refusal = case.refusal(edition)
    cited = rule(refusal.rule)
    settled = [cited] if isinstance(cited, Rule) else [rule(id_) for id_ in cited.rules]
    assert any(isinstance(entry, Rule) and edition in entry.editions for entry in settled)
    for lang in LANGUAGES:
        spoken = refusal.explain(lang)
        assert cited.sentence(lang) in spoken
        assert refusal.fact.text(lang) in spoken
        assert refusal.as_json(lang)["sentence"] == refusal.sentence(lang)
    assert case.fact in refusal.explain()


def test_every_fact_and_every_remedy_of_the_catalogue_is_met() -> None:
    text = files("famiglia.words").joinpath("en/duel_refusals.ftl").read_text(encoding="utf-8")
    catalogue = set(re.findall(r"^((?:fact|remedy)-[\w-]+) =", text, re.MULTILINE))
    met: set[str] = set()
    for case in CASES.values():
        refusal = case.refusal(case.edition or "revised")
        met |= {refusal.fact.id} | ({refusal.remedy.id} if refusal.remedy else set())
    assert catalogue == met


def test_every_rule_that_a_refusal_cites_stands_in_the_register() -> None:
    assert {case.rule for case in CASES.values()} <= set(register("duel"))


@both_editions
@pytest.mark.rule("D-10", "D-04")
def test_a_seat_that_is_not_to_decide_is_refused_before_the_move_is_checked(edition: str) -> None:
    game = at("F1", edition=edition)
    assert "D-10" == refusal(game, "take M4", seat=1).rule
    assert "D-04" == refusal(game, "take M4", seat=5).rule


@both_editions
@pytest.mark.rule("DA-17")
def test_a_ruling_is_quoted_with_the_question_that_it_answers(edition: str) -> None:
    refused = refusal(at("F1A1", phase=2, deck="", edition=edition), "refresh F1").explain()
    assert "May a player still refresh once the second deck is empty? No, once" in refused


@pytest.mark.parametrize(
    ("lang", "game", "move", "seat", "expected"),
    [
        ("de", at("F1"), "pass", 1, "Die Gegenseite ist am Zug. "),
        ("de", exchanging("revised"), "fetch M1 lay F1", 0, "Karte im selben Tausch wieder ausgelegt werden? "),
        ("de", exchanging("revised"), "fetch M1 lay F1", 0, "zurückgeholte und ausgelegte Karten"),
        ("en", at("F1", hand="B2"), "play B2", 0, "by how much: “play B2 on … by …”."),
        ("de", at("F1", hand="B2"), "play B2", 0, "sinken soll: „play B2 on … by …“."),
        ("fr", at("F1", hand="B2"), "play B2", 0, "abaisser\xa0: «\xa0play B2 on … by …\xa0»."),
    ],
)
def test_a_refusal_uses_the_word_of_the_other_pages_and_quotes_what_is_typed(
    lang: str, game: Duel, move: str, seat: int, expected: str
) -> None:
    assert expected in refusal(game, move, seat).explain(lang)
