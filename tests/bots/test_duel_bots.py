"""Bots of the duel play legal moves from their view alone, and the greedy one beats the random one."""

import random

import pytest

from famiglia import duel
from famiglia.bots import BOTS, bot
from famiglia.dice import Dice
from famiglia.record import Record


def match(names: tuple[str, str], seed: int, edition: str) -> int | None:
    """Play one game between two bots; returns the winning seat."""
    players = (bot(names[0]), bot(names[1]))
    record = Record.begin(edition, seats=names, seed=Dice(f"match {seed}").seed, first=seed % 2)
    dice = Dice(f"bots {seed}")
    memory = record.memory()
    while seats := record.game.to_decide():
        seat = seats[0]
        chosen = players[seat].choose(memory.recall(record.game.view(seat)), record.game.moves(seat), dice)
        for event in record.play(seat, chosen):
            memory.watch(event)
    result = record.game.result()
    assert result is not None
    return result.winner


@pytest.mark.parametrize("edition", duel.EDITIONS)
def test_greedy_beats_random_in_95_of_100_games_with_swapped_seats(edition: str) -> None:
    wins = 0.0
    for seed in range(100):
        for names, greedy in ((("greedy", "random"), 0), (("random", "greedy"), 1)):
            winner = match(names, seed, edition)
            wins += 0.5 if winner is None else float(winner == greedy)
    assert wins / 200 >= 0.95


@pytest.mark.parametrize("name", BOTS["duel"])
def test_a_bot_decides_the_same_whatever_the_deck_holds(name: str) -> None:
    rng = random.Random(3)
    for seed in range(10 if name == "boss" else 40):
        game = duel.new(dice=Dice(str(seed)), first=0)
        while seats := game.to_decide():
            seat = seats[0]
            position = game.position.copy()
            hidden = list(position.deck_cards()[: position.deck_size() - position.known])
            rng.shuffle(hidden)
            position.deck, position.top = bytes(hidden) + position.deck_cards()[len(hidden) :], 0
            twin = duel.Duel(position, Dice("other"))
            moves = game.moves(seat)
            chosen = bot(name).choose(game.view(seat, True), moves, Dice(f"bot {seed}"))
            assert chosen in moves
            assert chosen == bot(name).choose(twin.view(seat, True), twin.moves(seat), Dice(f"bot {seed}"))
            game.play(seat, rng.choice(moves))


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(
        ValueError, match="bot 'deep blue': expected one of random, robot, rookie, lookout, greedy, driver, "
    ):
        bot("deep blue")
