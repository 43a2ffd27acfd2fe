"""Plays many wars between bots; the results depend on the seeds alone, not on the number of processes."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from famiglia import war
from famiglia.bots import bot
from famiglia.dice import Dice

from .statistics import Share

OPTIONS: Final = ("quick-setup",)
CHUNK: Final = 8
"""The number of games that a process gets at a time."""


@dataclass(frozen=True)
class Task:
    """A game to be played: the seed of its deal, the bot of each team, and the seed of the bots' random choices."""

    deal_seed: str
    bots: tuple[str, str]
    bot_seed: str
    options: tuple[str, ...] = OPTIONS
    pack: str = "standard"


@dataclass(frozen=True)
class PlayedGame:
    """A finished game, reduced to what the statistics need."""

    winner: int
    """0 for the first team, 1 for the second, -1 for a draw."""
    reason: str
    rounds: int
    decisions: int
    mandamenti: tuple[int, ...]
    families: tuple[str, ...]
    characters: tuple[str, ...]
    starter: int
    """The seat that began the first round."""
    tiles: tuple[str, ...]
    marked: tuple[frozenset[str], frozenset[str]]
    """By team: the tiles that it had marked at any time."""

    def won(self, team: int) -> float:
        """The score of a team: 1, 0, or a half for a draw."""
        return 0.5 if self.winner < 0 else float(self.winner == team)


@lru_cache(maxsize=4)
def pack_of(name: str) -> war.Pack:
    """The pack of this name or in this folder; it is read only once."""
    return war.board_of(name).pack


def play_game(task: Task) -> PlayedGame:
    """Play one game to its end."""
    game = war.new(task.pack if task.pack == "standard" else pack_of(task.pack), task.options, Dice(task.deal_seed))
    board = game.position.board
    teams = [int(team) for team in board.team]
    players = [bot(task.bots[team], "war") for team in teams]
    dice = Dice(task.bot_seed)
    marked: tuple[set[str], set[str]] = (set(), set())
    starter, decisions = int(game.position.starter), 0
    while seats := game.to_decide():
        seat = seats[0]
        events = game.play(seat, players[seat].choose(game.view(seat, memory_aid=True), game.moves(seat), dice))
        decisions += 1
        for event in events:
            if event.kind == "marked":
                marked[teams[event.arguments["seat"]]].add(event.arguments["tile"])
            elif event.kind == "round" and event.arguments["round"] == 1:
                starter = event.arguments["starter"]
    result = game.result()
    assert result is not None
    pack, position = game.pack, game.position
    return PlayedGame(
        winner=board.team_names.index(result.winner) if result.winner is not None else -1,
        reason=result.reason,
        rounds=int(position.round),
        decisions=decisions,
        mandamenti=result.mandamenti,
        families=tuple(pack.families[int(n)].id for n in position.family),
        characters=tuple(pack.characters[int(n)].id for n in position.character),
        starter=starter,
        tiles=tuple(pack.tiles[int(n)].id for n in position.tiles),
        marked=(frozenset(marked[0]), frozenset(marked[1])),
    )


def play_games(tasks: Sequence[Task], processes: int = 1) -> Iterator[PlayedGame]:
    """Play these games, and yield them in the same order."""
    if processes <= 1:
        yield from map(play_game, tasks)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_game, tasks, chunksize=CHUNK)


@dataclass(frozen=True)
class Match:
    """The result of a match: the share of the first bot, overall and on each side."""

    share: Share
    on_side: tuple[Share, Share]
    draws: int

    def __str__(self) -> str:
        one, two = self.on_side
        return f"{self.share}, draws {self.draws}, as first team {one}, as second team {two}"


def pairs(first: str, second: str, games: int, seed: str) -> list[Task]:
    """The games of a match; every deal is played twice, with swapped sides."""
    return [
        Task(
            f"{seed} deal {number // 2}",
            (first, second) if number % 2 == 0 else (second, first),
            f"{seed} luck {number}",
        )
        for number in range(games)
    ]


def match(first: str, second: str, games: int, seed: str = "match", processes: int = 1) -> Match:
    """Play this many games between two kinds of bots, where both seats of a team have the same kind."""
    played = list(play_games(pairs(first, second, games, seed), processes))
    sides = tuple(_share((game.won(side) for game in played[side::2]), len(played[side::2])) for side in (0, 1))
    return Match(sides[0] + sides[1], (sides[0], sides[1]), sum(game.winner < 0 for game in played))


def _share(won: Iterable[float], games: int) -> Share:
    return Share(sum(won), games)
