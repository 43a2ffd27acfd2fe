"""Plays duels between two bots in pairs: the same deal twice, with swapped seats."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from famiglia import duel
from famiglia.bots import bot
from famiglia.dice import Dice
from famiglia.duel.view import Memory

from .statistics import Pairs

CHUNK: Final = 4
"""The number of pairs that a process gets at a time."""


@dataclass(frozen=True)
class PairTask:
    """Two duels with the same deal; the seeds decide the deal and the bots' random choices."""

    bots: tuple[str, str]
    edition: str
    deal_seed: str
    bot_seed: str
    first: int


@dataclass(frozen=True)
class PlayedPair:
    """What the first bot scored in two duels, and how many of them were passed out."""

    score: float
    passed_out: int


def play_pair(task: PairTask) -> PlayedPair:
    """Play both duels of a pair; the first bot has seat 0, then seat 1."""
    one, other = task.bots
    winner, reason = play_duel(task, (one, other))
    swapped, its_reason = play_duel(task, (other, one))
    score = _score(winner, 0) + _score(swapped, 1)
    return PlayedPair(score, (reason == "pass") + (its_reason == "pass"))


def play_duel(task: PairTask, names: tuple[str, str]) -> tuple[int | None, str]:
    """Play one duel; returns the winning seat, None for a shared victory, and how the duel ended."""
    game = duel.new(task.edition, dice=Dice(task.deal_seed), first=task.first)
    players = [bot(name) for name in names]
    dice = [Dice(f"{task.bot_seed} {name}") for name in names]
    memory = Memory()
    while seats := game.to_decide():
        seat = seats[0]
        chosen = players[seat].choose(memory.recall(game.view(seat)), game.moves(seat), dice[seat])
        for event in game.play(seat, chosen):
            memory.watch(event)
    result = game.result()
    assert result is not None
    return result.winner, result.reason


def _score(winner: int | None, seat: int) -> float:
    return 0.5 if winner is None else float(winner == seat)


def tasks(one: str, other: str, pairs: int, seed: str, edition: str) -> list[PairTask]:
    """The pairs of a match."""
    return [PairTask((one, other), edition, f"{seed} deal {n}", f"{seed} luck {n}", n % 2) for n in range(pairs)]


def play_pairs(planned: Sequence[PairTask], processes: int = 1) -> Iterator[PlayedPair]:
    """Play these pairs, and yield them in the same order."""
    if processes <= 1:
        yield from map(play_pair, planned)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_pair, planned, chunksize=CHUNK)


def count(played: Sequence[PlayedPair]) -> Pairs:
    """How many pairs brought the first bot 0, a half, 1, one and a half, and 2 wins."""
    scores = [pair.score for pair in played]
    return Pairs(tuple(scores.count(each / 2) for each in range(5)))
