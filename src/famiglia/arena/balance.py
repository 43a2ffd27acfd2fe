"""The balance of the war: win rates of seats, families, characters and tiles in games of a bot against itself."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from famiglia import war

from .matches import PlayedGame, Task, pack_of, play_games
from .statistics import Share

FAIR: Final = (0.45, 0.55)
"""The range of fair win rates; a seat or a family is unfair if its interval is outside."""
TURNS: Final = ("first", "second", "third", "fourth")


@dataclass(frozen=True)
class Balance:
    """The statistics of many games, by name of the seat, family and so on."""

    games: int
    seed: str
    bot: str
    draws: int
    seats: dict[str, Share]
    teams: dict[str, Share]
    families: dict[str, Share]
    characters: dict[str, Share]
    turns: dict[str, Share]
    """By place in the order of play of the first round."""
    tiles: dict[str, Share]
    """The win rates of teams that had marked the tile."""
    marked: dict[str, Share]
    """How often a team marked the tile, in games in which it was in play."""
    rounds: Counter[int]
    endings: Counter[str]
    decisions: float
    mandamenti: float
    """The average number controlled at the end, by both teams together."""
    pack: str = "standard"

    def leaning(self) -> list[str]:
        """The seats and families whose interval does not contain 50 %."""
        return [name for part in (self.seats, self.families) for name, share in part.items() if share.outside(0.5, 0.5)]

    def unfair(self) -> list[str]:
        """The seats and families whose interval is outside of the fair range."""
        return [name for part in (self.seats, self.families) for name, share in part.items() if share.outside(*FAIR)]


def balance(
    games: int, seed: str = "balance", bot: str = "greedy", processes: int = 1, pack: str = "standard"
) -> Balance:
    """Let a bot play this many games against itself; raises `PackError` for a pack that cannot be used."""
    pack_of(pack)
    tasks = [Task(f"{seed} deal {n}", (bot, bot), f"{seed} luck {n}", pack=pack) for n in range(games)]
    return count(list(play_games(tasks, processes)), seed, bot, pack_of(pack))


def count(played: Sequence[PlayedGame], seed: str, bot: str, pack: war.Pack | None = None) -> Balance:
    """The statistics of these games; they were played with the standard pack unless another is named."""
    pack = pack if pack is not None else pack_of("standard")
    team_names = sorted({seat.team for seat in pack.seats})
    team = [team_names.index(seat.team) for seat in pack.seats]
    following = [pack.seat(seat.next).index for seat in pack.seats]

    def by(name_of: Callable[[PlayedGame, int], str], names: Iterable[str]) -> dict[str, Share]:
        found = {name: Share(0, 0) for name in names}
        for game in played:
            for seat in range(len(team)):
                found[name_of(game, seat)] += Share(game.won(team[seat]), 1)
        return found

    def turn_of(game: PlayedGame, seat: int) -> str:
        at, turn = game.starter, 0
        while at != seat:
            at, turn = following[at], turn + 1
        return TURNS[turn]

    tiles = {tile.id: Share(0, 0) for tile in pack.tiles}
    marked = dict(tiles)
    for game in played:
        for side in range(2):
            for tile in game.tiles:
                has = tile in game.marked[side]
                marked[tile] += Share(float(has), 1)
                if has:
                    tiles[tile] += Share(game.won(side), 1)
    return Balance(
        pack=pack.name,
        games=len(played),
        seed=seed,
        bot=bot,
        draws=sum(game.winner < 0 for game in played),
        seats=by(lambda game, seat: pack.seats[seat].id, (seat.id for seat in pack.seats)),
        teams={
            name: Share(sum(game.won(side) for game in played), len(played)) for side, name in enumerate(team_names)
        },
        families=by(lambda game, seat: game.families[seat], (family.id for family in pack.families)),
        characters=by(lambda game, seat: game.characters[seat], (card.id for card in pack.characters)),
        turns=by(turn_of, TURNS),
        tiles=tiles,
        marked=marked,
        rounds=Counter(game.rounds for game in played),
        endings=Counter(game.reason for game in played),
        decisions=sum(game.decisions for game in played) / max(1, len(played)),
        mandamenti=sum(sum(game.mandamenti) for game in played) / max(1, len(played)),
    )
