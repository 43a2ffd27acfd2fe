"""Advice in the duel: it follows from the view, its numbers are chances, and its reasons are true."""

import random
from collections.abc import Iterator

import pytest

from famiglia import duel
from famiglia.bots.advice import Advice, advise
from famiglia.bots.duel.reasons import Prospect, against, in_favour
from famiglia.dice import Dice
from famiglia.duel import Move
from famiglia.duel.view import View
from famiglia.words import LANGUAGES, say


def decisions(seed: int, edition: str = "revised", every: int = 7) -> Iterator[duel.Duel]:
    """Some moments of a random duel."""
    game, rng = duel.new(edition, dice=Dice(str(seed))), random.Random(seed)
    number = 0
    while seats := game.to_decide():
        if number % every == 0:
            yield game
        number += 1
        game.play(seats[0], rng.choice(game.moves(seats[0])))


def advice(game: duel.Duel, asked: Move | None = None) -> Advice:
    seat = game.to_decide()[0]
    return advise("duel", game.view(seat, True), game.moves(seat), Dice("hint"), None, asked)


@pytest.mark.parametrize("edition", duel.EDITIONS)
def test_each_line_is_a_legal_move_with_a_chance_and_a_reason(edition: str) -> None:
    for game in decisions(5, edition):
        moves = [str(move) for move in game.moves(game.to_decide()[0])]
        lines = advice(game).lines
        assert 1 <= len(lines) <= 3
        assert len({line.move for line in lines}) == len(lines)
        assert sorted((line.chance for line in lines), reverse=True) == pytest.approx(
            [line.chance for line in lines], abs=0.03
        )
        for line in lines:
            assert line.move in moves
            assert line.plan
            assert line.reasons
            assert 0.0 <= line.chance <= 1.0


def test_advice_does_not_depend_on_the_hidden_order_of_the_deck() -> None:
    rng = random.Random(2)
    for game in decisions(8):
        twin = game.copy()
        cards = twin.position.deck_cards()
        hidden = list(cards[: len(cards) - twin.position.known])
        rng.shuffle(hidden)
        twin.position.deck, twin.position.top = bytes(hidden) + cards[len(hidden) :], 0
        assert advice(game) == advice(twin)


def test_a_move_that_is_asked_about_gets_its_own_line() -> None:
    for game in decisions(3, every=15):
        for move in game.moves(game.to_decide()[0])[:12]:
            asked = advice(game, move).asked
            assert asked is not None
            assert str(move) == asked.move
            assert asked.reasons


def test_a_clock_that_is_late_leaves_the_first_judgement() -> None:
    game = next(decisions(1))
    seat = game.to_decide()[0]
    ticks = iter(range(0, 10_000, 100))
    view: View = game.view(seat, True)
    hurried = advise("duel", view, game.moves(seat), Dice("hint"), lambda: float(next(ticks)))
    assert hurried.lines


def plain(**facts: object) -> Prospect:
    known: dict[str, object] = {
        "rival": 1, "gain": 0, "taken": None, "wanted": False, "removed": None, "gives_up": False, "draws": 0,
        "passes": False, "result": None, "lead": 0, "reply": None, "reply_gain": 0, "next": (), "lets_pass_out": False,
    }  # fmt: skip
    return Prospect(**(known | facts))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("plan", "first", "reason"),
    [
        (plain(result=0.0, lead=-3), plain(), "advice-ends-lost"),
        (plain(), plain(taken="F3", wanted=True), "advice-leaves"),
        (plain(reply=duel.Take("F3"), reply_gain=10), plain(), "advice-then"),
        (plain(removed="A2", draws=2, gives_up=True), plain(taken="F1"), "advice-gives-up"),
        (plain(removed="A2", draws=2), plain(taken="F1"), "advice-unsure"),
        (plain(removed="A1", draws=1), plain(removed="A3", draws=3), "advice-fewer-cards"),
        (plain(passes=True), plain(gain=5, taken="B2"), "advice-idle"),
        (plain(gain=1, taken="B1"), plain(gain=6, taken="F2"), "advice-fewer"),
        (plain(gain=9, taken="B1"), plain(gain=1, taken="F2"), "advice-costly"),
        (plain(gain=1, taken="B1"), plain(gain=1, taken="F2"), "advice-later"),
    ],
)
def test_what_speaks_against_a_plan(plan: Prospect, first: Prospect, reason: str) -> None:
    assert reason == against(plan, first, 0.1)[0].id
    close = "advice-ends-lost" if plan.result is not None else "advice-close"
    assert close == against(plan, first, 0.001)[0].id


@pytest.mark.parametrize(
    ("plan", "reasons"),
    [
        (plain(result=1.0, lead=4), ["advice-ends-won"]),
        (plain(result=0.5), ["advice-ends-shared"]),
        (plain(draws=3, removed="F3"), ["advice-refresh"]),
        (plain(passes=True, lets_pass_out=True, lead=2, reply=duel.Pass()), ["advice-pass-end", "advice-reply-pass"]),
        (plain(taken="F0"), ["advice-zero"]),
        (
            plain(taken="F2", gain=5, wanted=True, reply=duel.Refresh("A1"), next=("B1",)),
            ["advice-points", "advice-denies", "advice-reply-refresh"],
        ),
        (plain(taken="A1", next=("B1",)), ["advice-prepares", "advice-next"]),
    ],
)
def test_what_speaks_for_a_plan(plan: Prospect, reasons: list[str]) -> None:
    assert reasons == [reason.id for reason in in_favour(plan)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(lang: str) -> None:
    for game in decisions(11, every=10):
        for line in advice(game).lines:
            for reason in line.reasons:
                filled = {name: value for name, value in reason.arguments if name != "seat"}
                who = {"who": "other", "name": "Ben"}
                assert say(lang, reason.id, **filled, **who).endswith((".", "!"))  # type: ignore[arg-type]


def test_a_winning_pass_is_found_and_explained() -> None:
    game = next(game for seed in range(60) for game in decisions(seed, every=1) if wins_by_passing(game))
    best = advice(game).lines[0]
    assert 1.0 == best.chance
    assert "advice-ends-won" == best.reasons[0].id


def wins_by_passing(game: duel.Duel) -> bool:
    seat = game.to_decide()[0]
    if not game.position.passes:
        return False
    after = game.copy()
    after.play(seat, duel.Pass())
    result = after.result()
    return result is not None and result.winner == seat and len(game.moves(seat)) > 1
