"""Every remedy of the duel works; where a refusal has none, nothing would make the move legal."""

import re
from importlib.resources import files

import pytest
from proofs.engine.duel_refusals import PAGE, batch, page
from proofs.engine.duel_remedies import FOLLOWERS, follow
from tools.duel_refusals import rows

from famiglia import duel
from famiglia.duel.notation import read_move
from famiglia.rulebook.refusal import Message, Refusal
from famiglia.rulebook.register import register
from famiglia.words import LANGUAGES

from .builder import EDITIONS, at
from .refusal_case import exchanging, lowered
from .refusal_cases import CASES, Case


@pytest.mark.parametrize("first", [0, 50])
def test_every_refusal_in_random_positions_stands_on_the_page_and_its_remedy_is_true(first: int) -> None:
    """`make prove` does the same with 100,000 positions."""
    assert [] == batch(first)[1]


@pytest.mark.parametrize(
    ("case", "edition"),
    [
        pytest.param(case, edition, id=f"{title}, {edition}")
        for title, case in CASES.items()
        for edition in EDITIONS
        if case.edition in (None, edition)
    ],
)
def test_the_remedy_of_every_sample_can_be_followed(case: Case, edition: str) -> None:
    game = case.table(edition)
    seat = int(game.position.seat) if case.seat is None else case.seat
    follow(game, seat, read_move(case.move), case.refusal(edition))


def test_a_rare_continuation_that_makes_a_remedy_true_is_found() -> None:
    """The next turn can begin with a refresh only if this seat takes a Mercenary 3 and the other one passes."""
    game = duel.resume(
        "duel/revised options=full-strength,strict-mercenaries first=1 seat=0 step=exchange(A2,2,-,-) refreshes=0"
        " hands=B0M2M2/F0F0F1F2A0B0M0M1 areas=F0F1A0A0A0A0A1A1A1A1A2B1M0M0M0M1M1M1/F0F0F1B0B0B0B1B1B1M0"
        " street=F2F2F3F3F4A2A2A3A3A4B2B2B2B3B3B4M2M3M3M4 lowered=- discard=- deck=|F1 phase=2 passes=0 end=-",
        duel.Dice("test"),
    )
    refusal = game.why_not(0, "refresh A0")
    assert refusal is not None
    assert refusal.remedy is not None
    assert "remedy-next-turn-first" == refusal.remedy.id
    follow(game, 0, read_move("refresh A0"), refusal)


def catalogue(kind: str, lang: str = "en") -> set[str]:
    """The ids of the facts or of the remedies of the duel."""
    text = files("famiglia.words").joinpath(f"{lang}/duel_refusals.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^({kind}-[\w-]+) =", text, re.MULTILINE))


def test_every_remedy_of_the_catalogue_has_a_function_that_follows_it() -> None:
    assert {None, *catalogue("remedy")} == set(FOLLOWERS)


def test_the_page_of_refusals_has_every_reason_and_every_remedy_of_the_catalogue() -> None:
    of_the_duel = {row for row in page() if row[1].startswith("D")}
    assert catalogue("fact") == {reason for reason, _, _ in of_the_duel}
    assert catalogue("remedy") | {""} == {remedy for _, _, remedy in of_the_duel}


def test_every_row_of_the_page_of_refusals_is_told_in_three_languages_under_its_rule() -> None:
    for row in rows():
        assert register("duel")[row.rule].sentence("en")
        assert set(LANGUAGES) == set(row.fact), row.reason
        assert set(row.remedy) == (set(LANGUAGES) if row.remedy_id else set()), row.reason
        assert len(set(row.fact.values())) == len(LANGUAGES), row.reason


def test_every_row_of_the_page_of_refusals_begins_with_the_refused_move() -> None:
    titles = [row.title() for row in rows()]
    assert "`play B2`: `fact-brute-needs-target` → `remedy-brute-target`" in titles
    assert "`pass`: `fact-game-over`" in titles
    assert set(titles) <= set(PAGE.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(
    ("game", "move", "remedy"),
    [
        (at("F1", hand="A1F0", area="A2", step="brute", phase=2, deck="", seat=1), "play A1", "remedy-next-turn"),
        (at("F1", area="A1", step="brute", phase=2, deck="", seat=1), "refresh F1", "remedy-next-turn-first"),
        (at("F0A0B0", area="A1", step="brute"), "refresh F0", "remedy-next-turn-first"),
        (at("F1A0", phase=2, deck="", seat=1), "refresh F1", "remedy-zeros-gone"),
        (at("F1"), "play B2", "remedy-brute-target"),
        (at("F0", hand="B2"), "play B2", "remedy-brute-target"),
        (lowered("revised"), "play F0 on F3 by 1", "remedy-play-brute"),
        (lowered("revised"), "play F0", "remedy-play-accountant"),
        (lowered("revised"), "fetch A1 lay F0", "remedy-play-accountant-first"),
        (at("F0", hand="B1"), "play B1 on F0 by 1", "remedy-lower-another"),
        (at("F2", hand="F1F1M1"), "take F2 with F1 M1 down M1", "remedy-take-for-nothing"),
        (exchanging("revised"), "play B1 on F1 by 1", None),
        (at("F2", hand="F1F1", options="strict-mercenaries"), "take F2", "remedy-pair"),
        (at("F2", hand="F1F1M3M4", options="strict-mercenaries"), "take F2 with M3 M4 down M4", "remedy-one-natural"),
        (at("F2", hand="M1M3"), "take F2 with M1 M3 down M3", "remedy-one-natural"),
        (at("F2F2", hand="F1F1"), "take F2", "remedy-pay-for-either"),
        (at("F1F1+A1"), "take B1", "remedy-name-street-card"),
        (at("F1+A1"), "take +F1", "remedy-drop-plus"),
        (at("F1+A1"), "take F1 with F0 F0 down F0", "remedy-add-plus"),
        (at("F0F0", hand="B1"), "play B1 on F1 by 1", "remedy-name-street-card"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_remedy_that_is_not_true_is_found(game: duel.Duel, move: str, remedy: str | None) -> None:
    seat = int(game.position.seat)
    refusal = game.why_not(seat, move)
    assert refusal is not None
    arguments = (
        *refusal.fact.arguments,
        ("price", 2),
        ("card", ("F1",)),
        ("cards", ("F1", "F1")),
        ("others", ("F0", "F0")),
    )
    wrong = Refusal(refusal.rule, refusal.fact, Message(remedy, arguments) if remedy else None)
    with pytest.raises(AssertionError):
        follow(game, seat, read_move(move), wrong)
