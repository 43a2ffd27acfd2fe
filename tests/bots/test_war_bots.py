"""Bots of the war play legal moves from their view alone, and the greedy one beats the random one."""

import random
from itertools import product

import pytest

from famiglia import war
from famiglia.arena import match
from famiglia.bots import bot
from famiglia.bots.war.conflict_odds import (
    brute_force_odds,
    conflict_odds,
    finesse_odds,
    payoff,
    plans_of_attacker,
    plans_of_defender,
    resolve_cards,
    solve_finesse,
)
from famiglia.bots.war.greedy import GreedyBot
from famiglia.bots.war.random_bot import RandomBot
from famiglia.dice import Dice
from famiglia.war.engine.effects import COWARD, TURNCOAT
from famiglia.war.game import War
from famiglia.war.guess import guess
from famiglia.words import LANGUAGES

QUICK = ("random", "cousin", "greedy")
"""The bots that do not think ahead; for the others see `test_war_levels.py`."""
CARDS = ((TURNCOAT, 1, 1), (COWARD, 1, 2), (COWARD, 2, 2))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("options", [("quick-setup",), (), ("strict-pentito", "mandamento-vests")])
def test_a_bot_chooses_legal_moves_from_the_setup_to_the_end(name: str, options: tuple[str, ...]) -> None:
    player = bot(name, "war")
    for seed in range(3):
        game, dice = war.new(options=options, dice=Dice(f"legal {seed}")), Dice(f"bot {seed}")
        while seats := game.to_decide():
            seat = seats[-1]
            moves = game.moves(seat)
            chosen = player.choose(game.view(seat), moves, dice)
            assert chosen in moves
            game.play(seat, chosen)
        assert game.result() is not None


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_decides_the_same_whatever_its_view_hides(name: str) -> None:
    rng = random.Random(5)
    for seed in range(3):
        game, dice = war.new(options=("quick-setup",), dice=Dice(f"hidden {seed}")), Dice(f"hand {seed}")
        player = bot("greedy", "war")
        while seats := game.to_decide():
            seat = rng.choice(seats)
            view, moves = game.view(seat), game.moves(seat)
            if rng.random() < 0.15:
                truth = War(guess(view, Dice(f"{rng.random()}")), Dice("other"))
                assert truth.moves(seat) == moves
                chosen = bot(name, "war").choose(view, moves, Dice("same"))
                assert chosen == bot(name, "war").choose(truth.view(seat), moves, Dice("same"))
            game.play(seat, player.choose(view, moves, dice))


def test_the_cache_of_the_greedy_bot_does_not_change_its_decisions() -> None:
    """It caches its evaluations while nothing changes; a new bot must make the same decisions."""
    game, seasoned = war.new(options=("quick-setup",), dice=Dice("memory")), bot("greedy", "war")
    for number in range(400):
        seats = game.to_decide()
        if not seats:
            break
        view, moves = game.view(seats[0]), game.moves(seats[0])
        chosen = seasoned.choose(view, moves, Dice(f"luck {number}"))
        assert chosen == bot("greedy", "war").choose(view, moves, Dice(f"luck {number}"))
        game.play(seats[0], chosen)


def test_a_greedy_team_beats_a_random_one_on_either_side() -> None:
    found = match("greedy", "random", 40, "greedy against random")
    assert found.share.rate >= 0.9
    assert min(side.rate for side in found.on_side) >= 0.8


def test_the_random_bot_sells_and_gives_only_now_and_then() -> None:
    game = war.new(options=("quick-setup",), dice=Dice("whim"))
    seat = game.to_decide()[0]
    moves, view, dice = game.moves(seat), game.view(seat), Dice("whim")
    chosen = [RandomBot().choose(view, moves, dice).verb for _ in range(2000)]
    assert 0.005 < sum(verb in ("sell", "give") for verb in chosen) / len(chosen) < 0.05


def test_the_random_bot_sells_when_nothing_else_is_left() -> None:
    game = war.new(options=("quick-setup",), dice=Dice("stuck"))
    seat = game.to_decide()[0]
    sales = [move for move in game.moves(seat) if move.verb == "sell"]
    assert RandomBot().choose(game.view(seat), sales, Dice("any")) in sales


@pytest.mark.parametrize(("attackers", "defenders"), list(product(range(1, 6), range(1, 5))))
def test_the_random_choice_of_conflict_cards_can_hardly_be_exploited(attackers: int, defenders: int) -> None:
    mix = solve_finesse(attackers, defenders, CARDS)
    pays = [
        [
            payoff(*resolve_cards(attackers, defenders, (mine, not (one if take else two)), (theirs, take), CARDS))
            for theirs, one, two in plans_of_defender(CARDS)
        ]
        for mine, take in plans_of_attacker(CARDS)
    ]
    best_attack = max(sum(p * q for p, q in zip(row, mix.defender, strict=True)) for row in pays)
    best_defence = min(
        sum(p * q for p, q in zip(column, mix.attacker, strict=True)) for column in zip(*pays, strict=True)
    )
    assert 1 == pytest.approx(sum(mix.attacker))
    assert 1 == pytest.approx(sum(mix.defender))
    assert best_attack - best_defence < 0.05


def test_cards_are_applied_as_the_rules_say() -> None:
    """W-106 to W-109, W-112: Turncoats first, then Cowards, then one for one."""
    turncoat, coward, two_cowards = range(3)
    assert (3, 0) == resolve_cards(3, 3, (turncoat, True), (coward, False), CARDS)
    assert (0, 4) == resolve_cards(3, 3, (turncoat, False), (two_cowards, True), CARDS)


def test_brute_force_costs_two_attackers_and_great_odds_are_safe() -> None:
    assert (1.0, 1.0, 0.0) == brute_force_odds(5, 2, 2)
    assert (0.0, 0.0, 1.0) == brute_force_odds(3, 2, 2)
    assert finesse_odds(20, 2, CARDS).win == 1.0
    assert finesse_odds(2, 20, CARDS).win == 0.0
    assert conflict_odds(6, 2, 2, CARDS).win > 0.99
    assert conflict_odds(3, 0, 2, CARDS) == (1.0, 3.0, 0.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_greedy_bot_explains_every_move_in_one_sentence(lang: str) -> None:
    game, player, dice = war.new(options=("quick-setup",), dice=Dice("why")), GreedyBot(), Dice("because")
    reasons = set()
    while seats := game.to_decide():
        view = game.view(seats[0])
        chosen = player.choose(view, game.moves(seats[0]), dice)
        sentence = player.explain(view, chosen, lang)
        assert sentence.endswith(".")
        reasons.add(sentence)
        game.play(seats[0], chosen)
    assert len(reasons) > 20
