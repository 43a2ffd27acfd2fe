"""Clients that play wars until they are stopped, and say when a sealed choice is on its way."""

import random

from ..server.client import Client, Json
from ..server.server import Server
from .command_log import CommandLog, SentCommand
from .players import Players

CONFLICT = ("finesse", "card", "take", "leave")
"""The moves of a conflict: the cards are secret until both sides have chosen, and then they are taken or left."""
ORDERS = 0.1
"""The share of orders that count as sealed choices; there are many more of them than of conflicts."""
TRADES = ("sell", "give")


class WarPlayers(Players):
    """Four players of wars, who attack with finesse wherever they can."""

    names = ("Anna", "Bruno", "Carla", "Dino")
    sealing = 0
    """How many sealed choices were begun."""

    def __init__(self, server: Server, log: CommandLog, rng: random.Random) -> None:
        # Somebody who has left their seat does not see its secrets until they come back.
        super().__init__(server, log, rng, leaving=0.0)

    def settings(self) -> Json:
        return {"game": "war", "options": ["quick-setup"]}

    def choose(self, moves: list[str]) -> str:
        of_the_turn = [move for move in moves if move.split()[0] not in TRADES] or moves
        keen = [move for move in of_the_turn if move != "pass"]
        return "finesse" if "finesse" in keen else self.rng.choice(keen or of_the_turn)

    async def _send(self, client: Client, deed: Json, expected: int) -> SentCommand:
        verb = deed["move"].split()[0] if deed["do"] == "play" else ""
        self.sealing += verb in CONFLICT or (verb == "order" and self.rng.random() < ORDERS)
        return await super()._send(client, deed, expected)
