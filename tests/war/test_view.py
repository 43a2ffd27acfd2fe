"""No viewer receives what the seat may not know: views, moves, refusals, previews, events."""

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from famiglia import war
from famiglia.war import code, stages
from famiglia.war.board import SEATS
from famiglia.war.census import soldati_on_board
from famiglia.war.guessing import guess
from famiglia.war.position import ENCOUNTER, IN_HQ, OVER, SETUP
from famiglia.war.preview import conflict_for
from famiglia.war.view import Viewer

from .walking import check_board, check_pieces, pick, random_war, somewhere

PAIRS = 3000
VIEWERS: list[Viewer] = [0, 1, 2, 3, "A", "B", None]
SEEDS = st.integers(0, 2**32 - 1)


def strangers(game: war.War, viewer: Viewer) -> list[int]:
    """The seats whose secrets are closed to the viewer."""
    team = game.team(viewer) if isinstance(viewer, int) else viewer
    return [seat for seat in range(SEATS) if game.team(seat) != team]


def received(game: war.War, viewer: Viewer, questions: list[str]) -> str:
    """All that reaches this viewer while the position stands."""
    parts: list[object] = [game.view(viewer).as_json(), conflict_for(game, viewer)]
    if isinstance(viewer, int):
        moves = game.moves(viewer)
        parts.append([str(move) for move in moves])
        parts.append([game.preview(viewer, move) for move in moves[:4]])
        refusals = [game.why_not(viewer, question) for question in questions]
        parts.append([refusal.as_json("de") if refusal else None for refusal in refusals])
    return json.dumps(parts)


def with_other_orders(game: war.War, viewer: Viewer, rng: random.Random) -> war.War:
    """The same table, but strangers hold other orders behind their screens and under their tokens, and other cards."""
    twin = war.War(game.position.copy(), war.Dice(rng.randbytes(32)), game.names)
    p = twin.position
    each = int(p.board.orders_each)
    for seat in strangers(game, viewer):
        if p.phase == ENCOUNTER:
            continue
        held = [
            slot
            for slot in range(seat * each, (seat + 1) * each)
            if p.order_place[slot] == IN_HQ or p.order_place[slot] >= 0
        ]
        lying = [(int(p.order_place[slot]), int(p.could_be[slot])) for slot in held if p.order_place[slot] >= 0]
        chosen = rng.sample(held, len(lying))
        if all(mask >> slot % each & 1 for slot, (_, mask) in zip(chosen, lying, strict=True)):
            for slot in held:
                p.order_place[slot], p.could_be[slot] = IN_HQ, 0
            for slot, (area, mask) in zip(chosen, lying, strict=True):
                p.order_place[slot], p.could_be[slot] = area, mask
    if p.phase not in (SETUP, OVER) and p.step() in (stages.CARDS, stages.TAKE_FIRST, stages.TAKE_SECOND):
        for field, seat in ((11, int(p.get(1))), (12, int(p.get(10)))):
            if seat in strangers(game, viewer) and p.get(field):
                p.set(field, rng.randrange(3) + 1)
    return twin


def with_other_secrets(game: war.War, viewer: Viewer, rng: random.Random) -> war.War:
    """Besides, strangers have other money and other Soldati in their headquarters."""
    twin = with_other_orders(game, viewer, rng)
    p = twin.position
    for seat in strangers(game, viewer):
        if p.family[seat] >= 0 and p.phase != SETUP:
            free = int(p.board.all_soldati - soldati_on_board(p, seat))
            p.hq[seat] = rng.randrange(free + 1)
            p.supply[seat] = free - p.hq[seat]
            p.money[seat] = rng.randrange(15)
    return twin


def questions_of(game: war.War, rng: random.Random) -> list[str]:
    words = game.names.words
    asked = [f"order {rng.choice(words[code.ORDER])}", f"sell {rng.choice(words[code.ORDER])}", "give", "take", "pass"]
    asked += [f"issue {rng.choice(words[code.AREA])}", f"space {rng.choice(words[code.SPACE])}", "buy 1", "place 2"]
    return rng.sample(asked, 3)


def differing(pairs: int, receive: Callable[[war.War, Viewer, list[str]], str]) -> int:
    """In how many of so many pairs of tables a viewer could tell one from the other."""
    found = made = seed = 0
    while made < pairs:
        game, rng = random_war(seed)
        seed += 1
        while game.to_decide() and made < pairs:
            if rng.random() < 0.2:
                viewer = rng.choice(VIEWERS)
                twin = with_other_secrets(game, viewer, rng)
                questions = questions_of(game, rng)
                found += receive(game, viewer, questions) != receive(twin, viewer, questions)
                made += 1
            seat = rng.choice(game.to_decide())
            game.play(seat, game.names.write(pick(rng, game.position, seat)))
    return found


@pytest.mark.rule("W-008", "WA-62", "WA-81", "WA-82")
def test_nothing_that_reaches_a_viewer_depends_on_what_it_may_not_know() -> None:
    assert 0 == differing(PAIRS, received)


def leaking_money(game: war.War, viewer: Viewer, questions: list[str]) -> str:
    return received(game, viewer, questions) + str(list(game.position.money))


def leaking_orders(game: war.War, viewer: Viewer, questions: list[str]) -> str:
    return received(game, viewer, questions) + str(list(game.position.order_place))


def leaking_cards(game: war.War, viewer: Viewer, questions: list[str]) -> str:
    return received(game, viewer, questions) + str(list(game.position.stack))


def leaking_who_could_sell(game: war.War, viewer: Viewer, questions: list[str]) -> str:
    able = [seat for seat in range(SEATS) if any(move.verb == "give" for move in game.moves(seat))]
    return received(game, viewer, questions) + str(able)


@pytest.mark.parametrize("leak", [leaking_money, leaking_orders, leaking_cards, leaking_who_could_sell])
def test_a_planted_leak_is_caught(leak: Callable[[war.War, Viewer, list[str]], str]) -> None:
    assert differing(400, leak) > 0


@pytest.mark.rule("W-044", "WA-82")
@pytest.mark.parametrize("seed", range(25))
def test_the_whole_stream_is_the_same_until_the_reveal_whatever_orders_the_others_choose(seed: int) -> None:
    """Two wars with the same public moves; in the second the strangers issue other orders of the same number."""
    game, rng = random_war(seed * 2 + 1)
    viewer: Viewer = rng.choice(VIEWERS)
    while game.to_decide() and game.position.phase == SETUP:
        seat = rng.choice(game.to_decide())
        game.play(seat, rng.choice(game.moves(seat)))
    twin = game.copy()
    swapped = rng.sample(range(5), 5)
    hidden = strangers(game, viewer)
    while game.position.phase != ENCOUNTER:
        seat = rng.choice(game.to_decide())
        moves = [move for move in game.moves(seat) if move.verb != "sell"]
        if not moves:  # only selling an order helps, and that shows it
            break
        move = rng.choice(moves)
        other = str(move)
        if seat in hidden and move.secret:
            basic = [order.id for order in game.pack.orders_of(game.pack.families[game.position.family[seat]].id)][:5]
            order = move.arguments[0]
            other = f"order {basic[swapped[basic.index(order)]]}" if order in basic else other
        events, others = game.play(seat, move), twin.play(seat, other)
        if any(event.reveals for event in events):
            break
        assert [event.seen_by(viewer).as_json() for event in events] == [
            event.seen_by(viewer).as_json() for event in others
        ]
        assert game.view(viewer).as_json() == twin.view(viewer).as_json()


@pytest.mark.rule("WA-81", "W-105")
@pytest.mark.parametrize("seed", range(40))
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
        if game.to_decide() and game.position.step() in (stages.TAKE_FIRST, stages.TAKE_SECOND):
            attacker, defender = int(game.position.get(1)), int(game.position.get(10))
            shown = game.view(attacker).as_json()["decision"]
            assert "?" == shown["defenders_card"]
            assert "?" != shown["attackers_card"]
            assert "?" == game.view(defender).as_json()["decision"]["attackers_card"]
            spectator = game.view(None).as_json()["decision"]
            assert ("?", "?") == (spectator["attackers_card"], spectator["defenders_card"])


@settings(max_examples=60)
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


@pytest.mark.rule("W-008")
@settings(max_examples=30)
@given(SEEDS)
def test_mates_and_their_team_know_the_same(seed: int) -> None:
    game, _ = somewhere(seed)
    for team, seats in (("A", (0, 2)), ("B", (1, 3))):
        known = {**game.view(team).as_json(), "viewer": None}
        for seat in seats:
            assert known == {**game.view(seat).as_json(), "viewer": None}


def test_a_view_for_nobody_in_particular_is_refused() -> None:
    game = war.new(options=("quick-setup",))
    for viewer in (4, -1, "C", True):
        with pytest.raises(ValueError, match="expected a seat from 0 to 3, a team"):
            game.view(viewer)
