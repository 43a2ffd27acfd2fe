"""Hypothesis strategies for duels."""

from itertools import islice

from hypothesis import strategies as st
from proofs.engine.random_duels import play_on, random_game

from famiglia import duel


@st.composite
def duels(draw: st.DrawFn, over: bool = False) -> duel.Duel:
    """A duel at a random moment, or with `over` at its end."""
    game, rng = random_game(draw(st.integers(0, 2**32 - 1)))
    steps = draw(st.integers(0, 90))
    moves = play_on(game, rng, draw(st.sampled_from([0.5, 0.9, 1.0])))
    for _ in moves if over else islice(moves, steps):
        pass
    return game
