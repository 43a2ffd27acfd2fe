"""The ladder of the duel: every player against every other, in rounds, and a rating for each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any, Final

from .duels import PairTask, count, play_pairs, tasks
from .rating import Rating, ranked, ratings
from .statistics import Pairs

ROUND: Final = 2
"""In a round every match goes on for so many pairs, so that a ladder that is ended early is as even as a whole one."""
ANCHOR: Final = "rookie"


@dataclass
class Ladder:
    """The results of a ladder so far. The same seed gives the same results, in one go or in several."""

    players: tuple[str, ...]
    edition: str
    seed: str
    results: dict[tuple[str, str], Pairs] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for match in combinations(self.players, 2):
            self.results.setdefault(match, Pairs((0, 0, 0, 0, 0)))

    @property
    def pairs(self) -> int:
        """How many pairs every match has at least."""
        return min(pairs.pairs for pairs in self.results.values())

    def play(self, pairs: int, processes: int, report: Callable[["Ladder"], None]) -> None:
        """Play on until every match has so many pairs; reports after each round."""
        while self.pairs < pairs:
            planned = list(self._next_round(pairs))
            played = list(play_pairs([task for _, task in planned], processes))
            for match in self.results:
                new = count([pair for (other, _), pair in zip(planned, played, strict=True) if other == match])
                self.results[match] = sum_of(self.results[match], new)
            report(self)

    def _next_round(self, pairs: int) -> Iterator[tuple[tuple[str, str], PairTask]]:
        for match, done in self.results.items():
            until = min(done.pairs + ROUND, pairs)
            seed = f"{self.seed} {match[0]} {match[1]}"
            for task in tasks(*match, until, seed, self.edition)[done.pairs :]:
                yield match, task

    def rated(self) -> dict[str, Rating]:
        """The rating of each player; the anchor is the rookie, or else the first player."""
        return ratings(self.results, ANCHOR if ANCHOR in self.players else self.players[0])

    def against_the_next(self, order: Sequence[str]) -> dict[str, tuple[str, Pairs]]:
        """By player: the one who stands below it in this order, strongest first, and the result against it."""
        return {one: (other, self.result(one, other)) for one, other in pairwise(order)}

    def result(self, one: str, other: str) -> Pairs:
        """The result of a match, from the side of the first player."""
        if (one, other) in self.results:
            return self.results[one, other]
        return Pairs(tuple(reversed(self.results[other, one].counts)))

    def as_json(self) -> dict[str, Any]:
        """Everything, for a file that the ladder can be continued from."""
        rated = self.rated()
        order = ranked(rated)
        below = self.against_the_next(order)
        return {
            "game": "duel",
            "edition": self.edition,
            "seed": self.seed,
            "players": [entry(name, rated[name], below.get(name)) for name in order],
            "matches": [
                {"players": list(match), "pairs": list(pairs.counts), "rate": round(pairs.rate, 4)}
                for match, pairs in self.results.items()
            ],
        }

    def __str__(self) -> str:
        rated = self.rated()
        order = ranked(rated)
        below = self.against_the_next(order)
        lines = [f"edition {self.edition}, seed {self.seed!r}, {2 * self.pairs} games in every match"]
        for name in order:
            each = rated[name]
            line = f"{name:<10}{each.rating:7.0f}  ({each.low:.0f} to {each.high:.0f})"
            lines.append(line + (f"  {below[name][1]} against {below[name][0]}" if name in below else ""))
        return "\n".join(lines)

    def as_csv(self) -> str:
        """The table of ratings."""
        rated = self.rated()
        lines = [
            f"{name},{rated[name].rating:.1f},{rated[name].low:.1f},{rated[name].high:.1f}" for name in ranked(rated)
        ]
        return "\n".join(["player,rating,low,high", *lines, ""])


def entry(name: str, rating: Rating, below: tuple[str, Pairs] | None) -> dict[str, Any]:
    """A player as data."""
    found: dict[str, Any] = {"name": name, "rating": round(rating.rating)}
    found |= {"low": round(rating.low), "high": round(rating.high)}
    if below is not None:
        other, pairs = below
        low, high = pairs.interval
        found["beats"] = {"name": other, "rate": round(pairs.rate, 3), "low": round(low, 3), "high": round(high, 3)}
    return found


def continued(players: Sequence[str], edition: str, seed: str, kept: Mapping[str, Any] | None) -> Ladder:
    """The ladder that was kept, or a new one; raises `ValueError` if another one was kept."""
    if kept is None:
        return Ladder(tuple(players), edition, seed)
    if (kept["edition"], kept["seed"]) != (edition, seed) or {each["name"] for each in kept["players"]} != set(players):
        raise ValueError(f"a ladder of edition {kept['edition']} with seed {kept['seed']!r} and other players")
    results = {(each["players"][0], each["players"][1]): Pairs(tuple(each["pairs"])) for each in kept["matches"]}
    return Ladder(tuple(players), edition, seed, {match: results[match] for match in combinations(players, 2)})


def sum_of(one: Pairs, other: Pairs) -> Pairs:
    return Pairs(tuple(first + second for first, second in zip(one.counts, other.counts, strict=True)))
