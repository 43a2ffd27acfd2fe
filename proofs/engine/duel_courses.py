"""Whether a move would be legal with other cards, in another step or in a later turn of a duel; tried on a copy."""

import random
from collections.abc import Callable

from famiglia import duel
from famiglia.duel.cards import NUMBERS, count, one
from famiglia.duel.position import NOT_YET

from .random_duels import choose

COURSES = 300
"""Random continuations that are tried before a position counts as unreachable; nearly always the first few are enough."""


def legal(game: duel.Duel, seat: int, move: duel.Move) -> bool:
    return game.why_not(seat, move) is None


def reason(game: duel.Duel, seat: int, move: duel.Move) -> str | None:
    """The id of the fact that forbids this move."""
    refusal = game.why_not(seat, move)
    return refusal.fact.id if refusal else None


def holding(game: duel.Duel, *cards: str) -> duel.Duel:
    """The same game with at least these cards in the hand of the seat whose turn it is."""
    twin = game.copy()
    for card in set(cards):
        kind = NUMBERS[card]
        missing = max(0, cards.count(card) - count(twin.position.hand(), kind))
        twin.position.set_hand(twin.position.hand() + missing * one(kind))
    return twin


def after(game: duel.Duel, *moves: duel.Move) -> duel.Duel:
    """The same game after these moves of the seat whose turn it is."""
    twin = game.copy()
    for move in moves:
        twin.play(twin.to_decide()[0], move)
    return twin


def with_another_deck(game: duel.Duel, rng: random.Random) -> duel.Duel:
    """The same game with the hidden part of the deck in another order."""
    twin = game.copy()
    cards = list(twin.position.deck_cards())
    hidden = cards[: len(cards) - twin.position.known]
    rng.shuffle(hidden)
    twin.position.deck = bytes(hidden + cards[len(hidden) :])
    twin.position.top = 0
    return twin


def of_any_kind(rng: random.Random, moves: list[duel.Move]) -> duel.Move:
    """A random kind of move, then a random move of it, so that a pass is as likely as one of many refreshes."""
    kind = type(rng.choice(list({type(move): move for move in moves}.values())))
    return rng.choice([move for move in moves if type(move) is kind])


def reached(game: duel.Duel, seat: int, wanted: Callable[[duel.Duel], bool], turns: int = 1) -> bool:
    """Does a continuation lead to a wanted position in one of the next turns of this seat? The hidden deck may be in any order.

    If this seat has no further turn in any course, or only last turns after the end was triggered, that is excused as long as
    only hidden cards decide it: the end has not been triggered yet, and the other seat has not passed.
    """
    excused = game.position.ending == NOT_YET and game.position.passes == 0
    for seed in range(COURSES):
        rng, begun = random.Random(seed), 0
        twin = with_another_deck(game, rng)
        while begun <= turns and (deciding := twin.to_decide()):
            if begun and deciding == (seat,) and wanted(twin):
                return True
            moves = twin.moves(deciding[0])
            move = choose(rng, moves, 0.9) if seed % 2 else of_any_kind(rng, moves)
            twin.play(deciding[0], move)
            if isinstance(move, duel.Take | duel.Pass) and twin.to_decide() == (seat,):
                begun += 1
                excused = excused and twin.position.ending != NOT_YET
    return excused


def possible_in_this_turn(game: duel.Duel, seat: int, move: duel.Move, courses: int = 5) -> bool:
    """Does a continuation of this turn make the move legal, or lead to the turn of this seat?"""
    mover = game.to_decide()
    for seed in range(courses):
        twin, rng = game.copy(), random.Random(seed)
        while mover and twin.to_decide() == mover:
            if legal(twin, seat, move):
                return True
            twin.play(mover[0], choose(rng, twin.moves(mover[0]), 0.9))
        if seat not in mover and seat in twin.to_decide():
            return True
    return False
