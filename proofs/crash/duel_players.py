"""Clients that play duels until they are stopped."""

from ..server.client import Json
from .players import Players


class DuelPlayers(Players):
    """Two players of duels; they pass only if nothing else is possible."""

    names = ("Anna", "Bruno")

    def settings(self) -> Json:
        return {"game": "duel", "edition": self.rng.choice(("revised", "classic"))}

    def choose(self, moves: list[str]) -> str:
        return self.rng.choice([move for move in moves if move not in ("pass", "stop")] or moves)
