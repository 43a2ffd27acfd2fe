"""P9 and P10 of the duel in the engine: two duels that differ only in the unseen cards."""

import random
from collections.abc import Callable, Sequence
from itertools import count
from typing import TypeAlias

import msgspec

from famiglia import duel
from famiglia.duel.events import Drawn, Event
from famiglia.duel.notation import write_position

from ..engine.random_duels import choose, every_move, play_on, random_game
from ..result import ProofResult

Receive: TypeAlias = Callable[[duel.Duel, int | None, Sequence[duel.Move]], bytes]

VIEWERS = (0, 1, None)
SPACE = every_move()
SHARED = (0, 1, 2, 4, 8, 16)
"""The number of unseen cards that are the same in both duels of a stream."""


def received(game: duel.Duel, viewer: int | None, questions: Sequence[duel.Move]) -> bytes:
    """All that this viewer can receive in a position: view, legal moves, refusals, the public notation.

    Of a refusal its parts are compared, from which the sentences of every language are made.
    """
    parts: list[object] = [game.view(viewer).as_json(), game.view(viewer, memory_aid=True).as_json()]
    parts.append(write_position(game.position, known_only=True))
    if viewer is not None:
        parts.append([str(move) for move in game.moves(viewer)])
        parts.append([repr(game.why_not(viewer, move)) for move in questions])
    return msgspec.json.encode(parts)


def with_other_secrets(game: duel.Duel, rng: random.Random, shared: int = 0) -> duel.Duel:
    """The same duel with other dice, and with the unseen part of the deck in another order but for its first cards."""
    position = game.position.copy()
    deck = position.deck_cards()
    unseen = len(deck) - position.known
    hidden = list(deck[shared:unseen])
    rng.shuffle(hidden)
    position.deck, position.top = deck[: min(shared, unseen)] + bytes(hidden) + deck[unseen:], 0
    return duel.Duel(position, duel.Dice(rng.randbytes(32)))


def duel_pairs(size: int, seed: int = 0, receive: Receive = received) -> ProofResult:
    """Compare `size` pairs of positions whose unseen cards differ, each as one viewer sees it."""
    wrong: list[str] = []
    made = 0
    for number in count(seed * size):
        game, rng = random_game(number)
        for _ in play_on(game, rng):
            twin, viewer = with_other_secrets(game, rng), rng.choice(VIEWERS)
            if _alike(game, twin):
                continue
            questions = rng.choices(SPACE, k=2)
            if receive(game, viewer, questions) != receive(twin, viewer, questions):
                wrong.append(f"duel {number}: {write_position(game.position)} is told apart by {viewer}")
            made += 1
            if made == size:
                return ProofResult("P9, engine, duel", f"{made:,} pairs of positions", made, wrong)
    raise AssertionError("there is always another duel")


def duel_engine_streams(size: int, seed: int = 0, receive: Receive = received) -> ProofResult:
    """Compare `size` pairs of duels with the same moves, until a different card is turned over in one of them."""
    wrong: list[str] = []
    made = moves = 0
    for number in count(seed * size * 2):
        game, rng = random_game(number)
        for step, _ in enumerate(play_on(game, rng)):
            if step >= number % 40:
                break
        twin, viewer = with_other_secrets(game, rng, rng.choice(SHARED)), rng.choice(VIEWERS)
        if _alike(game, twin) or not game.to_decide():
            continue
        while seats := game.to_decide():
            questions = rng.choices(SPACE, k=2)
            if receive(game, viewer, questions) != receive(twin, viewer, questions):
                wrong.append(f"duel {number}: {write_position(game.position)} is told apart by {viewer}")
                break
            move = choose(rng, game.moves(seats[0]), eager=0.9)
            events, others = game.play(seats[0], move), twin.play(seats[0], move)
            moves += 1
            if events != others:
                if not _revealed(events, others):
                    wrong.append(f"duel {number}: {move} had other consequences before other cards were turned over")
                break
        made += 1
        if made == size:
            return ProofResult(
                "P10, engine, duel", f"{made:,} pairs of duels, {moves:,} moves until the reveal", made, wrong
            )
    raise AssertionError("there is always another duel")


def _alike(game: duel.Duel, twin: duel.Duel) -> bool:
    """Are the decks equal? Then no card was unseen, or the new order is the old one by chance."""
    return bool(game.position.deck_cards() == twin.position.deck_cards())


def _revealed(events: Sequence[Event], others: Sequence[Event]) -> bool:
    """Is the first difference that other cards were turned over?"""
    first = next((pair for pair in zip(events, others, strict=False) if pair[0] != pair[1]), ())
    return bool(first) and all(isinstance(event, Drawn) for event in first)
