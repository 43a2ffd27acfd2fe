"""Every refusal of the war names its rule, and every remedy works."""

import re
from importlib.resources import files

import pytest
from proofs.engine.duel_refusals import page
from proofs.engine.war_refusals import batch
from proofs.engine.war_remedies import FOLLOWERS, follow
from tools.war_refusals import rows

from famiglia.rulebook.refusal import Message, Refusal
from famiglia.rulebook.register import register
from famiglia.war.engine import reasons
from famiglia.words import LANGUAGES

from .refusal_case import Case
from .refusal_cases import CASES

EVERY_CASE = [pytest.param(case, id=str(case), marks=pytest.mark.rule(case.rule)) for case in CASES]


@pytest.mark.parametrize("case", EVERY_CASE)
def test_a_refusal_has_its_reason_its_rule_and_a_remedy_that_can_be_followed(case: Case) -> None:
    game = case.game()
    seat = case.who(game)
    refusal = game.why_not(seat, case.move)
    assert refusal is not None
    assert refusal.remedy is not None
    told = refusal.fact.id, refusal.rule, refusal.remedy.id
    assert (f"war-fact-{case.reason}", case.rule, f"war-remedy-{case.remedy or case.reason}") == told
    follow(game, seat, game.move(case.move), refusal)


@pytest.mark.parametrize("first", [0, 50])
def test_every_refusal_in_random_positions_stands_on_the_page_and_its_remedy_is_true(first: int) -> None:
    """`make prove` does the same with many more positions."""
    assert [] == batch(first)[1]


def catalogue(kind: str, lang: str = "en") -> set[str]:
    """The ids of the facts or of the remedies of the war."""
    text = files("famiglia.words").joinpath(f"{lang}/war_refusals.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^(war-{kind}-[\w-]+) =", text, re.MULTILINE))


def test_every_remedy_of_the_catalogue_has_a_function_that_follows_it() -> None:
    assert catalogue("remedy") == {f"war-remedy-{name}" for name in FOLLOWERS}


def test_the_page_of_refusals_has_every_reason_and_every_remedy_of_the_catalogue() -> None:
    of_the_war = {row for row in page() if row[1].startswith("W")}
    assert catalogue("fact") == {reason for reason, _, _ in of_the_war}
    assert catalogue("remedy") == {remedy for _, _, remedy in of_the_war}
    named = {f"war-fact-{name}" for name, _ in reasons.REASONS if name}
    assert named | {"war-fact-no-such-seat"} == catalogue("fact")


def test_every_row_of_the_page_of_refusals_is_told_in_three_languages_under_its_rule() -> None:
    for row in rows():
        assert register("war")[row.rule].sentence("en")
        assert set(LANGUAGES) == set(row.fact) == set(row.remedy), row.reason
        assert len(set(row.fact.values())) == len(set(row.remedy.values())) == len(LANGUAGES), row.reason


@pytest.mark.parametrize(
    ("table", "move", "remedy"),
    [
        ("order with full labs", "part 1", "lab-limit"),
        ("turn of a poor team", "token c2r1 blue", "money-short"),
        ("Bribery without a way to pay", "bribe", "price-short"),
        ("deadlock", "give", "gift-short"),
        ("turn without a payment", "pass", "no-pass"),
        ("order that recruits none", "recruit 0", "too-few"),
        ("Black B replaces", "replace 9", "supply-short"),
        ("Recruitment without Soldati", "place 1", "all-or-nothing"),
        ("Green A without a target", "part 1", "something-else"),
        ("car bomb without a car", "strike licata ragusa car", "no-car-there"),
        ("car bomb", "strike licata ragusa bomb", "strike-too-far"),
        ("car bomb", "strike licata noto bomb", "strike-with-car"),
        ("Movement by sea only", "move licata marsala land", "not-adjacent"),
        ("turn without a payment", "column 1", "money-short"),
        ("a token without its fee", "space s1c1r1", "money-short"),
        ("no order to sell", "sell red_b1", "order-gone"),
        ("gain done", "part 1", "no-such-part"),
        ("order that places none", "place 1", "something-else-or-pass"),
        ("order that places", "place 4", "only-pass"),
        ("the end alone", "pass", "wait"),
        ("how many", "soldati 9", "something-else-or-pass"),
        ("order that places", "place 0", "too-few"),
        ("second of two rows", "exert justice sheet", "one-each"),
        ("Agitate at home", "agitate scordia scordia", "beside-itself"),
    ],
)
def test_a_remedy_that_is_not_true_is_found(table: str, move: str, remedy: str) -> None:
    case = Case(table, move, "", "")
    game = case.game()
    seat = case.who(game)
    refusal = game.why_not(seat, move)
    assert refusal is not None
    wrong = Refusal(refusal.rule, refusal.fact, Message(f"war-remedy-{remedy}", refusal.fact.arguments))
    with pytest.raises(AssertionError):
        follow(game, seat, game.move(move), wrong)
