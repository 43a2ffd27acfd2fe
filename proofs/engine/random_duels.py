"""Random duels: seeded, in every edition and with every house rule."""

import random
from collections.abc import Iterator

from famiglia import duel


def choose(rng: random.Random, moves: list[duel.Move], eager: float) -> duel.Move:
    """Any move; with the probability `eager` not a pass, if there is anything else."""
    if len(moves) > 1 and rng.random() < eager:
        moves = [move for move in moves if not isinstance(move, duel.Pass)]
    return rng.choice(moves)


def random_game(seed: int, edition: str | None = None) -> tuple[duel.Duel, random.Random]:
    """A new duel and its random source; options and starting player come from the seed as well."""
    rng = random.Random(seed)
    options = [option for option in duel.OPTIONS if rng.random() < 0.3]
    chosen = edition or rng.choice(duel.EDITIONS)
    return duel.new(chosen, options, duel.Dice(f"test {seed}"), rng.choice([None, 0, 1])), rng


def play_on(
    game: duel.Duel, rng: random.Random, eager: float = 0.9
) -> Iterator[tuple[int, duel.Move, list[duel.Event]]]:
    """Play random moves until the end, one at a time."""
    while seats := game.to_decide():
        move = choose(rng, game.moves(seats[0]), eager)
        yield seats[0], move, game.play(seats[0], move)


def every_move() -> list[duel.Move]:
    """Every move that can be written."""
    names = [family + str(value) for family in "FABM" for value in range(5)]
    flags = (False, True)
    moves: list[duel.Move] = [duel.Stop(), duel.Pass()]
    moves += [duel.Refresh(card, new) for card in names for new in flags]
    moves += [duel.PlayAccountant(card) for card in names]
    moves += [duel.Exchange(fetch, lay) for fetch in names for lay in names]
    moves += [
        duel.PlayBrute(card, target, amount, new)
        for card in names
        for target in names
        for amount in range(1, 5)
        for new in flags
    ]
    moves += [duel.Take(card, new=new) for card in names for new in flags]
    moves += [duel.Take(card, back, down, new) for card in names for back in names for down in names for new in flags]
    return moves
