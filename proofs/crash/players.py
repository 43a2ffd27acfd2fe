"""Clients that play until they are stopped: they move, take back, chat, leave their seat and take it again."""

import asyncio
import random
from abc import ABC, abstractmethod

from ..server.client import Client, Json, command
from ..server.server import Server
from ..server.subscriber import Subscriber
from .command_log import CommandLog, SentCommand


class Players(ABC):
    """The players of one table and a spectator; when a game is over they open the next one."""

    names: tuple[str, ...]
    """One name for each seat."""

    def __init__(self, server: Server, log: CommandLog, rng: random.Random, leaving: float = 0.01) -> None:
        self.people = [Client(server.address, name, server.up) for name in self.names]
        self.spectator = Client(server.address, "Stella", server.up)
        self.log = log
        self.rng = rng
        self.leaving = leaving
        self.lines = 0
        self.subscribers: list[Subscriber] = []
        self.table = ""
        self.stopping = False

    async def play(self) -> None:
        """Play until `stopping` is set; then every command has been answered."""
        for client in (*self.people, self.spectator):
            await client.become_guest()
        while not self.stopping:
            await self._open()
            while self.subscribers[0].status != "over" and not self.stopping:
                await self._step()
            await self._say(self.spectator)
            await self._rise()

    async def close(self) -> None:
        """Close the clients, and collect what their subscribers found wrong."""
        await self._rise()
        for client in (*self.people, self.spectator):
            await client.close()

    @abstractmethod
    def choose(self, moves: list[str]) -> str:
        """The move to make among the legal ones."""

    @abstractmethod
    def settings(self) -> Json:
        """The game of the next table, and what else is to be settled."""

    async def _open(self) -> None:
        first, *others = self.people
        chosen = self.settings()
        state = await first.open_table(chosen.pop("game"), ("me", *["open"] * len(others)), **chosen)
        self.table = state["about"]["id"]
        self.log.opened[self.table] = state["numbers"]["seats"]
        for seat, client in enumerate(others, 1):
            await self._send(client, {"do": "sit", "seat": seat}, state["numbers"]["seats"] + seat - 1)
        self.subscribers = [Subscriber(client, self.table, seat) for seat, client in enumerate(self.people)]
        self.subscribers.append(Subscriber(self.spectator, self.table))
        for subscriber in self.subscribers:
            await subscriber.until(2)

    async def _rise(self) -> None:
        for subscriber in self.subscribers:
            self.log.wrong += [f"{self.table[:6]}: {wrong}" for wrong in subscriber.wrong]
            await subscriber.close()
        self.subscribers = []

    async def _step(self) -> None:
        """One command of the player whose turn it is, sometimes with a line of chat at the same time."""
        newest = max(subscriber.number for subscriber in self.subscribers)
        for subscriber in self.subscribers:
            await subscriber.until(newest)
        game = self.subscribers[0].state["game"]
        if not game["to_decide"]:
            await self.subscribers[0].change(0.2)
            return
        seat = game["to_decide"][0]
        commands = [self._decide(seat)]
        if self.rng.random() < 0.15:
            commands.append(self._say(self.rng.choice((*self.people, self.spectator))))
        await asyncio.gather(*commands)

    async def _decide(self, seat: int) -> None:
        client, subscriber = self.people[seat], self.subscribers[seat]
        game, number = subscriber.state["game"], subscriber.number
        if self.rng.random() < self.leaving:
            await self._get_up_and_come_back(client, seat)
        elif game["undoable"] and self.rng.random() < 0.2:
            deed = {"do": "undo", "seat": seat, "moves": self.rng.randint(1, game["undoable"])}
            await self._move(client, deed, number)
        elif game["moves"]:
            move = self.choose([choice["move"] for choice in game["moves"]])
            await self._move(client, {"do": "play", "seat": seat, "move": move}, number)
        else:
            await subscriber.change(0.2)

    async def _move(self, client: Client, deed: Json, number: int) -> None:
        done = await self._send(client, deed, number)
        if done.accepted:
            await self.subscribers[deed["seat"]].until(number + 1)

    async def _get_up_and_come_back(self, client: Client, seat: int) -> None:
        """Leave a seat and take it again; a bot may move meanwhile."""
        subscriber = self.subscribers[seat]
        for deed in ({"do": "leave", "seat": seat}, {"do": "sit", "seat": seat}):
            state = await client.look(self.table)
            done = await self._send(client, deed, state["numbers"]["seats"])
            if not done.accepted:
                return
            await subscriber.until(done.answer.body["numbers"]["seats"], "seats")

    async def _say(self, client: Client) -> None:
        self.lines += 1
        room = "spectators" if client is self.spectator else "players"
        await self._send(client, {"do": "say", "room": room, "text": f"{client.name} {self.table[:6]} {self.lines}"}, 0)

    async def _send(self, client: Client, deed: Json, expected: int) -> SentCommand:
        sent = command(deed, expected)
        answer = await client.send(self.table, sent)
        return self.log.keep(self.table, client.player, sent, answer)
