"""Plays duels between two bots in pairs: the same deal twice, with swapped seats."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from famiglia import duel
from famiglia.dice import Dice
from famiglia.duel.view import Memory

from .players import player
from .sprt import Sprt
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
    players = [player(name) for name in names]
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
    pool = ProcessPoolExecutor(processes)
    try:
        yield from pool.map(play_pair, planned, chunksize=CHUNK)
    finally:  # also if the caller needs no further pairs
        pool.shutdown(cancel_futures=True)


def until_decided(test: Sprt, played: Iterable[PlayedPair]) -> list[PlayedPair]:
    """The pairs that the test needs to accept one of its hypotheses; all of them if it accepts none."""
    needed: list[PlayedPair] = []
    counts = [0] * 5
    for pair in played:
        needed.append(pair)
        counts[round(2 * pair.score)] += 1
        if test.verdict(Pairs(tuple(counts))) != "open":
            break
    return needed


def count(played: Sequence[PlayedPair]) -> Pairs:
    """How many pairs brought the first bot 0, a half, 1, one and a half, and 2 wins."""
    scores = [pair.score for pair in played]
    return Pairs(tuple(scores.count(each / 2) for each in range(5)))


@dataclass(frozen=True)
class DuelMatch:
    """A match of two bots: how many pairs, and the two differences in Elo of a sequential test that may end it earlier."""

    one: str
    other: str
    edition: str = "revised"
    seed: str = "arena"
    pairs: int = 100
    sprt: tuple[float, float] | None = None


@dataclass(frozen=True)
class PlayedMatch:
    """The result of a match."""

    match: DuelMatch
    counts: Pairs
    passed_out: int

    @property
    def games(self) -> int:
        return 2 * self.counts.pairs

    def as_json(self) -> dict[str, Any]:
        match, (low, high) = self.match, self.counts.interval
        found: dict[str, Any] = {
            "game": "duel",
            "bots": [match.one, match.other],
            "edition": match.edition,
            "seed": match.seed,
            "games": self.games,
            "pairs": list(self.counts.counts),
            "rate": self.counts.rate,
            "interval": [low, high],
            "passed_out": self.passed_out,
        }
        if match.sprt is not None:
            test = Sprt(*match.sprt)
            verdict = {"elo": list(match.sprt), "ratio": test.ratio(self.counts), "accepted": test.verdict(self.counts)}
            found["sprt"] = verdict
        return found

    def __str__(self) -> str:
        match, counts = self.match, self.counts
        lines = [
            f"{match.one} against {match.other}, edition {match.edition}, {self.games} games, seed {match.seed!r}",
            f"won by {match.one}: {counts}",
            f"pairs with 0, ½, 1, 1½ and 2 wins: {', '.join(map(str, counts.counts))}",
            f"passed out: {self.passed_out / self.games:.0%}",
        ]
        if match.sprt is not None:
            lines.append(Sprt(*match.sprt).sentence(counts))
        return "\n".join(lines)


def play_match(match: DuelMatch, processes: int = 1) -> PlayedMatch:
    """Play a match."""
    planned = tasks(match.one, match.other, match.pairs, match.seed, match.edition)
    played: Iterable[PlayedPair] = play_pairs(planned, processes)
    needed = list(played) if match.sprt is None else until_decided(Sprt(*match.sprt), played)
    return PlayedMatch(match, count(needed), sum(pair.passed_out for pair in needed))
