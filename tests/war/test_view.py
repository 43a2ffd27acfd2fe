"""Views, moves, refusals, previews and events of the war never depend on what the viewer may not know."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.engine.random_wars import pick, random_war, somewhere
from proofs.secrets.war_twins import VIEWERS, Receive, received, strangers, war_engine_streams, war_pairs

from famiglia import war
from famiglia.war.engine import fields, step_kinds
from famiglia.war.engine.board import SEATS
from famiglia.war.guess import guess
from famiglia.war.view import Viewer

from .invariants import check_board, check_pieces

SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.rule("W-008", "WA-62", "WA-81", "WA-82")
def test_nothing_that_reaches_a_viewer_depends_on_what_it_may_not_know() -> None:
    assert [] == war_pairs(3_000).violations


def leaking_money(game: war.War, viewer: Viewer, questions: Sequence[str]) -> bytes:
    return received(game, viewer, questions) + str(list(game.position.money)).encode()


def leaking_orders(game: war.War, viewer: Viewer, questions: Sequence[str]) -> bytes:
    return received(game, viewer, questions) + str(list(game.position.order_place)).encode()


def leaking_cards(game: war.War, viewer: Viewer, questions: Sequence[str]) -> bytes:
    return received(game, viewer, questions) + str(list(game.position.stack)).encode()


def leaking_who_could_sell(game: war.War, viewer: Viewer, questions: Sequence[str]) -> bytes:
    able = [seat for seat in range(SEATS) if any(move.verb == "give" for move in game.moves(seat))]
    return received(game, viewer, questions) + str(able).encode()


@pytest.mark.parametrize("leak", [leaking_money, leaking_orders, leaking_cards, leaking_who_could_sell])
def test_a_planted_leak_is_caught(leak: Receive) -> None:
    assert war_pairs(400, receive=leak).violations


def test_a_leak_planted_into_a_stream_is_caught() -> None:
    assert war_engine_streams(12, receive=leaking_orders).violations


@pytest.mark.rule("W-044", "WA-82")
def test_the_whole_stream_is_the_same_until_the_reveal_whatever_orders_the_others_choose() -> None:
    assert [] == war_engine_streams(50).violations


@pytest.mark.rule("WA-81", "W-105")
@pytest.mark.parametrize("seed", range(20))
def test_a_sealed_card_is_known_to_its_own_team_only(seed: int) -> None:
    game, rng = random_war(seed)
    while game.to_decide():
        seat = rng.choice(game.to_decide())
        events = game.play(seat, game.names.write(pick(rng, game.position, seat)))
        move = events[0].arguments["move"]
        if move.startswith("card "):
            for viewer in VIEWERS:
                seen = events[0].seen_by(viewer).arguments["move"]
                assert seen == ("card ?" if seat in strangers(game, viewer) else move)
        if game.to_decide() and game.position.step() in (step_kinds.TAKE_FIRST, step_kinds.TAKE_SECOND):
            attacker, defender = (int(game.position.get(f)) for f in (fields.SEAT, fields.CONFLICT_DEFENDER))
            shown = game.view(attacker).as_json()["decision"]
            assert "?" == shown["defenders_card"]
            assert "?" != shown["attackers_card"]
            assert "?" == game.view(defender).as_json()["decision"]["attackers_card"]
            spectator = game.view(None).as_json()["decision"]
            assert ("?", "?") == (spectator["attackers_card"], spectator["defenders_card"])


@settings(max_examples=30)
@given(SEEDS)
def test_a_guess_fits_all_that_the_viewer_knows_and_can_be_played_on(seed: int) -> None:
    game, _ = somewhere(seed)
    for viewer in VIEWERS:
        view = game.view(viewer)
        guessed = guess(view, war.Dice(str(seed)))
        check_pieces(guessed)
        check_board(guessed)
        assert view.as_json() == war.War(guessed, game.dice, game.names).view(viewer).as_json()
        if isinstance(viewer, int) and viewer in game.to_decide():
            assert game.moves(viewer) == war.War(guessed, game.dice, game.names).moves(viewer)


@pytest.mark.parametrize("seed", range(4))
def test_a_guess_with_a_ledger_knows_every_headquarters_but_for_its_orders(seed: int) -> None:
    game, rng = random_war(seed)
    ledger = war.Ledger(game.pack, game.opening)
    while seats := game.to_decide():
        if rng.random() < 0.1:
            for viewer in VIEWERS:
                view = ledger.recall(game.view(viewer))
                assert view == game.view(viewer, memory_aid=True)
                guessed = guess(view, war.Dice(f"{rng.random()}"))
                assert list(game.position.money) == list(guessed.money)
                assert list(game.position.hq) == list(guessed.hq)
                assert list(game.position.supply) == list(guessed.supply)
                assert view.as_json() == war.War(guessed, game.dice, game.names).view(viewer).as_json()
        for event in game.play(seats[0], rng.choice(game.moves(seats[0]))):
            ledger.hear(event.seen_by(None))


@pytest.mark.rule("W-008")
@settings(max_examples=30)
@given(SEEDS)
def test_mates_and_their_team_know_the_same(seed: int) -> None:
    game, _ = somewhere(seed)
    for team, seats in (("A", (0, 2)), ("B", (1, 3))):
        known = {**game.view(team).as_json(), "viewer": None}
        for seat in seats:
            assert known == {**game.view(seat).as_json(), "viewer": None}


def test_a_view_for_an_unknown_viewer_is_refused() -> None:
    game = war.new(options=("quick-setup",))
    for viewer in (4, -1, "C", True):
        with pytest.raises(ValueError, match="expected a seat from 0 to 3, a team"):
            game.view(viewer)


def test_a_view_tells_how_many_rounds_the_game_has() -> None:
    game = war.new(options=("quick-setup",))
    assert game.pack.limits.game.rounds == game.view(0).as_json()["rounds"]
