"""A game at two server processes: players and spectators at both, one process killed, the bus between them cut."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from proofs.crash.command_log import CommandLog, compare, stored_entries
from proofs.crash.duel_players import DuelPlayers
from proofs.secrets.instance import Instance, body_of
from proofs.server import subscriber as subscriber_module
from proofs.server.client import Client
from proofs.server.server import Server, fork_server_in_folder
from proofs.server.subscriber import Subscriber

from famiglia.record import verify

from ..services import Postgres, Redis, free_port
from .patched_server import extra_bots, patched_program
from .people import Person
from .server_process import running

PATIENCE = 120.0


class SharedServices:
    """The database that the processes share, and the server of the bus between them."""

    def __init__(self, database: str, bus: Postgres | Redis, settings: dict[str, str]) -> None:
        self.database = database
        self.bus = bus
        self.settings = settings


@pytest.fixture(params=["postgresql", "sqlite and redis"])
def between(request: pytest.FixtureRequest, tmp_path: Path) -> SharedServices:
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        return SharedServices(postgres.new_database(), postgres, {})
    redis: Redis = request.getfixturevalue("redis")
    return SharedServices(f"sqlite:///{tmp_path / 'games.db'}", redis, {"FAMIGLIA_BUS_URL": redis.url})


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait longer, so that a slow machine does not fail a test."""
    monkeypatch.setattr(subscriber_module, "PATIENCE", PATIENCE)


class DistantPlayers(DuelPlayers):
    """Anna and one spectator at one process, Bruno and another spectator at the other."""

    def __init__(self, one: Server, other: Server, log: CommandLog, rng: random.Random) -> None:
        super().__init__(one, log, rng, leaving=0.0)
        self.people = [Client(one.address, "Anna", one.up), Client(other.address, "Bruno", other.up)]
        self.spectator = Client(other.address, "Carla", other.up)
        self.second = Client(one.address, "Dario", one.up)
        self.undone = False

    async def duel(self) -> None:
        """Play a duel to its end; everybody must receive all of it through a socket of their own process."""
        for client in (*self.people, self.spectator, self.second):
            await client.become_guest()
        await self._open()
        self.subscribers.append(Subscriber(self.second, self.table))
        await asyncio.gather(*(self._say(client) for client in (*self.people, self.spectator)))
        while self.subscribers[0].status != "over":
            await self._step()
            if self.rng.random() < 0.05:
                await self._say(self.spectator)
        self.number = max(subscriber.number for subscriber in self.subscribers)
        for subscriber in self.subscribers:
            await subscriber.until(self.number)
            while subscriber.status != "over":
                await subscriber.change(1)

    async def _decide(self, seat: int) -> None:
        """Use the first chance to take a move back; a game may have none."""
        subscriber = self.subscribers[seat]
        if subscriber.state["game"]["undoable"] and not self.undone:
            self.undone = True
            await self._move(self.people[seat], {"do": "undo", "seat": seat, "moves": 1}, subscriber.number)
        else:
            await super()._decide(seat)

    async def close(self) -> None:
        await super().close()
        await self.second.close()


class DistributedGame:
    """Two servers, a game that is played at both, and checks of the result."""

    def __init__(self, between: SharedServices, servers: list[Server], seed: int) -> None:
        self.between = between
        self.servers = servers
        self.log = CommandLog()
        self.apart = DistantPlayers(servers[0], servers[1], self.log, random.Random(seed))
        self.game = asyncio.create_task(self.apart.duel())

    async def move(self, number: int) -> None:
        """Wait until the game has this many lines."""
        async with asyncio.timeout(PATIENCE):
            while not self.game.done() and (not self.apart.subscribers or self.apart.subscribers[0].number < number):
                await asyncio.sleep(0.01)
        assert not self.game.done() or not self.game.exception(), self.game.exception()

    def talk(self) -> list[dict[str, int]]:
        """The number of lines that each subscriber has received in each room."""
        return [{room: len(lines) for room, lines in subscriber.chat.items()} for subscriber in self.apart.subscribers]

    async def end(self) -> None:
        """Play to the end, and check that all received the same, nothing is lost, and the record is valid."""
        async with asyncio.timeout(3 * PATIENCE):
            await self.game
        subscribers = self.apart.subscribers
        assert [[]] * 4 == [subscriber.wrong for subscriber in subscribers]
        for subscriber in subscribers:
            assert list(range(1, self.apart.number)) == sorted(subscriber.log)
            assert subscribers[0].log == subscriber.log
        async with asyncio.timeout(PATIENCE):
            while (
                len({str(sorted(talk.items())) for talk in self.talk()}) > 1
            ):  # the last lines may not have arrived yet
                await asyncio.sleep(0.05)
        talk = [
            (subscriber.chat.get("players", {}), subscriber.chat.get("spectators", {})) for subscriber in subscribers
        ]
        assert [talk[0]] * 4 == talk
        records = [await self._record(client) for client in (*self.apart.people, self.apart.second)]
        assert 1 == len(set(records))
        assert ("Anna", "Bruno") == verify(records[0]).record.header.seats
        assert [] == compare(self.log, *await stored_entries(self.between.database))

    async def _record(self, client: Client) -> bytes:
        async with client.http.get(f"/api/tables/{self.apart.table}/record") as answer:
            assert 200 == answer.status
            return await answer.read()


@asynccontextmanager
async def evening(between: SharedServices, seed: int) -> AsyncIterator[DistributedGame]:
    """Two servers over the same database, and a duel that has begun."""
    with fork_server_in_folder() as (forks, folder):
        servers = [Server(between.database, folder, forks, **between.settings) for _ in range(2)]
        for server in servers:
            assert await server.start()
        found = DistributedGame(between, servers, seed)
        try:
            yield found
        finally:
            found.game.cancel()
            await asyncio.gather(found.game, return_exceptions=True)
            await found.apart.close()
            for server in servers:
                await server.stop()


async def test_everybody_hears_everything_through_the_socket_of_the_own_process(between: SharedServices) -> None:
    async with evening(between, 1) as found:
        await found.end()
        assert [[], []] == [server.faults() for server in found.servers]
        undone = [done for done in found.log.done if done.accepted and done.sent["deed"]["do"] == "undo"]
        said = [done for done in found.log.done if done.accepted and done.sent["deed"]["do"] == "say"]
        assert bool(undone) == found.apart.undone
        assert {"players", "spectators"} == {done.sent["deed"]["room"] for done in said}


async def test_talk_through_a_process_that_is_behind_does_not_bring_back_an_old_turn(tmp_path: Path) -> None:
    """Two applications over one file without a bus: each knows only what it has read."""
    ahead, behind = (Instance(tmp_path, bytes(32), "") for _ in range(2))
    for instance in (ahead, behind):
        await instance.open()
    people = {name: body_of(await ahead.ask(name, "POST", "/api/guests", {"name": name})) for name in ("Anna", "Ben")}
    for name, told in people.items():
        await behind.ask(name, "POST", "/api/session", {"link": told["link"]})
    table, path = "t" * 22, f"/api/tables/{'t' * 22}/commands"
    body = {"id": table, "game": "duel", "seats": ["me", "open"], "first": 0}
    await ahead.ask("Anna", "POST", "/api/tables", body)
    await ahead.ask("Ben", "POST", path, {"id": "sit-down", "expected": 1, "deed": {"do": "sit", "seat": 1}})
    await behind.ask("Anna", "GET", f"/api/tables/{table}")
    passes = {"id": "the-pass", "expected": 2, "deed": {"do": "play", "seat": 0, "move": "pass"}}
    assert (await ahead.ask("Anna", "POST", path, passes)).startswith(b"200")
    line = {"id": "the-line", "expected": 0, "deed": {"do": "say", "room": "players", "text": "your turn"}}
    assert (await behind.ask("Anna", "POST", path, line)).startswith(b"200")
    [listing] = body_of(await ahead.ask("Ben", "GET", "/api/me/tables"))["tables"]
    assert listing["your_turn"]
    for instance in (ahead, behind):
        await instance.close()


async def test_when_one_process_is_killed_the_other_goes_on_and_nothing_is_lost(between: SharedServices) -> None:
    async with evening(between, 2) as found:
        one, other = found.servers
        for number in (6, 16):
            await found.move(number)
            await one.kill()
            heard = max(subscriber.number for subscriber in found.apart.subscribers)
            emma = await Client(other.address, "Emma", other.up).become_guest()
            table = (await emma.open_table("duel", ("me", "me")))["about"]["id"]
            for _ in range(10):
                state = await emma.look(table)
                deed = {"do": "play", "seat": state["game"]["viewer"], "move": state["game"]["moves"][0]["move"]}
                answer = await emma.do(table, deed, state["numbers"]["game"])
                assert 200 == answer.status, answer
            seen = await emma.look(found.apart.table)
            assert heard <= seen["numbers"]["game"]
            # A few deals leave the players nothing to do but pass, so that even a short duel may be over.
            assert ("over" if seen["game"]["result"] else "running") == seen["about"]["status"]
            await emma.close()
            assert await one.start()
        await found.end()


async def test_when_the_way_between_them_is_cut_the_sockets_catch_up(between: SharedServices) -> None:
    async with evening(between, 3) as found:
        for number in (5, 15):
            await found.move(number)
            between.bus.stop()
            if isinstance(between.bus, Redis):
                # The database is available, so players can go on; the others receive the moves later.
                before = max(subscriber.number for subscriber in found.apart.subscribers)
                deed = {"do": "say", "room": "players", "text": f"is anybody there, {before}?"}
                sent = {"id": f"cut-off-{before}", "expected": 0, "deed": deed}
                anna = found.apart.people[0]
                answer = await anna.send(found.apart.table, sent)
                assert 200 == answer.status
                found.log.keep(found.apart.table, anna.player, sent, answer)
            between.bus.start()
        await found.end()


def test_two_workers_behind_one_port_are_like_one(postgres: Postgres, redis: Redis) -> None:
    settings: dict[str, Any] = {"workers": 2, "port": free_port(), "limits": "off", "bus_url": redis.url}
    with running(postgres.new_database(), **settings) as server:
        anna, ben, *onlookers = (Person(server.address, name) for name in ("Anna", "Ben", "Eve", "Fay", "Gus", "Hal"))
        table = anna.open(seats=("me", "open"))["about"]["id"]
        ben.sit(table, 1)
        sockets = [person.socket(table) for person in (anna, ben, *onlookers)]
        listeners = [socket.__enter__() for socket in sockets]
        try:
            _play_and_talk(table, (anna, ben), onlookers[0], listeners)
        finally:
            for socket in sockets:
                socket.__exit__(None, None, None)
        for person in (anna, ben, *onlookers):
            person.close()
        assert 0 == server.stop()
        assert '"level":"error"' not in server.log_text()


def _play_and_talk(table: str, players: tuple[Person, Person], onlooker: Person, listeners: list[Any]) -> None:
    onlooker.do(table, {"do": "say", "room": "spectators", "text": "good luck"})
    over, moves = False, 0
    while not over:
        looks = [person.look(table) for person in players]
        over = looks[0]["about"]["status"] == "over" or looks[1]["about"]["status"] == "over"
        for person, state in zip(players, looks, strict=True):
            if not over and state["game"]["viewer"] in state["game"]["to_decide"]:
                response = person.play(state, lambda moves: moves[-2:][0])
                assert response.status_code in (200, 409), response.text
                moves += response.status_code == 200
                break
    last = max(person.look(table)["numbers"]["game"] for person in players)
    for listener in listeners:
        assert listener.until(lambda message: message["numbers"]["game"] == last)
    assert moves >= 2  # a duel can end only after two passes


def test_however_many_bots_are_slow_the_tables_of_people_go_on(tmp_path: Path) -> None:
    """Even if each process for bots is taken, a whole duel between people is played while no slow bot has answered."""
    slow = 3
    with running(
        f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, extra_bots()), bots="1", limits="off"
    ) as server:
        anna, ben = Person(server.address, "Anna"), Person(server.address, "Ben")
        stuck = [anna.open(seats=("me", "bot:slow"), first=1)["about"]["id"] for _ in range(slow)]
        table = ben.open(seats=("me", "me"))["about"]["id"]
        end = ben.play_to_the_end(table, _last_but_one)
        assert end["game"]["result"]
        assert [[1]] * slow == [anna.look(each)["game"]["to_decide"] for each in stuck]
        anna.close()
        ben.close()


def _last_but_one(moves: list[Any]) -> Any:
    return moves[-2:][0]
