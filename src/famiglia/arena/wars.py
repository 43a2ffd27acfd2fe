"""Plays wars between two bots in pairs: the same deal twice, with swapped sides and so with swapped families."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from .matches import PlayedGame, Task, play_game
from .statistics import Pairs


@dataclass(frozen=True)
class WarMatch:
    """A match of two bots, each of which plays both seats of a team."""

    one: str
    other: str
    seed: str = "arena"
    pairs: int = 100


@dataclass(frozen=True)
class PlayedWars:
    """The result of a match."""

    match: WarMatch
    counts: Pairs
    draws: int
    on_side: tuple[float, float]
    """How many wars the first bot won as the first team, and as the second; a draw counts half."""

    @property
    def games(self) -> int:
        return 2 * self.counts.pairs

    def as_json(self) -> dict[str, Any]:
        low, high = self.counts.interval
        return {
            "game": "war",
            "bots": [self.match.one, self.match.other],
            "seed": self.match.seed,
            "games": self.games,
            "pairs": list(self.counts.counts),
            "rate": self.counts.rate,
            "interval": [low, high],
            "draws": self.draws,
        }

    def __str__(self) -> str:
        match, counts = self.match, self.counts
        first, second = (won / counts.pairs for won in self.on_side)
        return "\n".join(
            [
                f"{match.one} against {match.other}, {self.games} games, seed {match.seed!r}",
                f"won by {match.one}: {counts}",
                f"pairs with 0, ½, 1, 1½ and 2 wins: {', '.join(map(str, counts.counts))}",
                f"as first team {first:.1%}, as second team {second:.1%}, draws {self.draws}",
            ]
        )


def tasks(match: WarMatch) -> list[tuple[Task, Task]]:
    """The pairs of a match: the first bot is the first team, then the second."""
    return [
        (
            Task(f"{match.seed} deal {n}", (match.one, match.other), f"{match.seed} luck {n}"),
            Task(f"{match.seed} deal {n}", (match.other, match.one), f"{match.seed} luck {n}"),
        )
        for n in range(match.pairs)
    ]


def play_pair(pair: tuple[Task, Task]) -> tuple[PlayedGame, PlayedGame]:
    """Play both wars of a pair."""
    return play_game(pair[0]), play_game(pair[1])


def play_pairs(planned: Sequence[tuple[Task, Task]], processes: int = 1) -> Iterator[tuple[PlayedGame, PlayedGame]]:
    """Play these pairs, and yield them in the same order."""
    if processes <= 1:
        yield from map(play_pair, planned)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_pair, planned)


def count(match: WarMatch, played: Sequence[tuple[PlayedGame, PlayedGame]]) -> PlayedWars:
    """Count what the pairs brought the first bot."""
    scores = [first.won(0) + second.won(1) for first, second in played]
    return PlayedWars(
        match,
        Pairs(tuple(scores.count(each / 2) for each in range(5))),
        sum(game.winner < 0 for pair in played for game in pair),
        (sum(first.won(0) for first, _ in played), sum(second.won(1) for _, second in played)),
    )


def play_match(match: WarMatch, processes: int = 1) -> PlayedWars:
    """Play a match."""
    return count(match, list(play_pairs(tasks(match), processes)))
