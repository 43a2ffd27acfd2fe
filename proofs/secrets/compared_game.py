"""The same game in two instances, played until the rules reveal the hidden parts in which the instances differ."""

import random
from collections.abc import Collection
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from famiglia.server.clock import Clock
from famiglia.table import Occupant

from .controlled_sources import ControlledSources
from .hidden_parts import DuelSecrets, Secrets, WarSecrets, awaited, moves_of, pick, played
from .instance import Instance, body_of
from .instance_pair import InstancePair, InstancesDiffer, Request
from .questions import LANGS, Questions
from .table_twins import twin_of

SPECTATOR = "Eve"
TALK = 0.8
TAKE_BACK = 0.1


@dataclass
class Findings:
    """Counts and violations of some compared games."""

    pairs: int = 0
    moments: int = 0
    """Positions of a game, each as one of the audience sees it."""
    commands: int = 0
    answers: int = 0
    bytes: int = 0
    differing: int = 0
    """Games in which secret moves differed as well, not only the hidden cards of the deal."""
    wrong: list[str] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


class ComparedGame:
    """A game that is played in both instances of a pair while the messages to an audience are compared."""

    def __init__(self, game: str, seed: int, question_rate: float, bots: bool = False) -> None:
        self.rng = random.Random(f"{game} {seed}")
        self.secrets: Secrets = DuelSecrets(self.rng) if game == "duel" else WarSecrets(self.rng)
        self.question_rate = question_rate
        self.bots = bots
        self.id = self.rng.randbytes(16).hex()
        self.seeds = [self.rng.choice(("", "", f"from {name}")) for name in self.secrets.names]
        self.audience = self._audience()
        self.hidden = self._hidden()
        self.differ = False
        self.players: dict[str, str] = {}
        self.sent: dict[str, list[Request]] = {}
        """By name: the last command in each instance."""
        self.found = Findings(pairs=1)

    def _audience(self) -> Collection[str | None]:
        names = self.secrets.names
        groups: list[Collection[str | None]] = [(name,) for name in names]
        groups += [(SPECTATOR, None), (SPECTATOR, None), (None,)]
        groups += [tuple(names[seat] for seat in team) for team in self.secrets.teams] or [names]
        return self.rng.choice(groups)

    def _hidden(self) -> list[int]:
        """The seats whose secret moves no one in the audience may know."""
        seats = {seat for seat, name in enumerate(self.secrets.names) if name in self.audience}
        return [seat for team in self.secrets.teams if not seats & set(team) for seat in team]

    def seats_of(self, who: str | None) -> list[int]:
        return [seat for seat, name in enumerate(self.secrets.names) if name == who and not self._bot(seat)]

    def _bot(self, seat: int) -> bool:
        """Is there a bot in this seat? Never in one whose secret moves differ."""
        return self.bots and seat == len(self.secrets.names) - 1 and seat not in self.hidden

    async def play(self, moments: int, from_the_start: bool) -> Findings:
        """Play at most so many moments."""
        sources = ControlledSources()
        with ExitStack() as stack:
            stack.enter_context(sources.installed())
            folders = [Path(stack.enter_context(TemporaryDirectory(prefix="famiglia-instance-"))) for _ in range(2)]
            rules = self.secrets.settings.rules
            instances = [Instance(folder, self.rng.randbytes(32), rules, Clock(sources.time)) for folder in folders]
            for instance in instances:
                sources.begin("open")
                await instance.open()
            self.pair = InstancePair(sources, instances, self.audience)
            self.ask = Questions(self.pair, self.secrets, self.id)
            try:
                await self._arrive()
                await (self._open() if from_the_start else self._go_on())
                await self._play(moments)
            except InstancesDiffer as different:
                self.found.wrong.append(f"{self.secrets.game}, for {self.audience}: {different}")
            finally:
                await self.pair.close()
        self.found.answers, self.found.bytes = self.pair.answers, self.pair.bytes
        self.found.differing = int(self.differ)
        return self.found

    async def _arrive(self) -> None:
        for name in (*self.secrets.names, SPECTATOR):
            found = await self.pair.do(name, "POST", "/api/guests", {"name": name})
            if name in self.audience:
                self.pair.compare(f"{name}: guest", found)
            self.players[name] = body_of(found[0])["player"]

    async def _open(self) -> None:
        """Open a table through the API, and let everyone sit down."""
        host, *others = self.secrets.names
        sources, instances = self.pair.sources, self.pair.instances
        added = tuple("" if self._bot(seat) else seed for seat, seed in enumerate(self.seeds))
        sources.twin_deal(instances[0].secret, instances[1].secret, added, self.secrets.plan(None))
        settings = self.secrets.settings
        body: dict[str, Any] = {"id": self.id, "game": settings.game, "options": list(settings.options)}
        body |= {"seats": ["me", *("open" for _ in others)], "seed": self.seeds[0], "visibility": settings.visibility}
        if settings.game == "duel":
            body |= {"edition": settings.edition, "first": settings.first, "memory_aid": settings.memory_aid}
        await self._compared(host, await self.pair.do_each([(host, "POST", "/api/tables", body)] * 2, secrets=True))
        await self._listen()
        for seat, name in enumerate(others, 1):
            deed: Any = {"do": "sit", "seat": seat, "seed": self.seeds[seat]}
            if self._bot(seat):
                name, deed = host, {"do": "invite", "seat": seat, "bot": "greedy"}
            number = instances[0].table(self.id).numbers["seats"]
            await self._compared(name, await self._send(name, [deed, deed], number))

    async def _go_on(self) -> None:
        """Begin with a table that was played up to a good position in both instances."""
        sources, instances = self.pair.sources, self.pair.instances
        people = [
            Occupant("human", self.players[name], name, seed=seed)
            for name, seed in zip(self.secrets.names, self.seeds, strict=True)
        ]
        self.secrets.settings = msgspec.structs.replace(self.secrets.settings, host=people[0].player)
        tables = played(self.secrets, people, [instance.secret for instance in instances], self.id, sources)
        for instance, table in zip(instances, tables, strict=True):
            await instance.keep(table, sources.clock)
        await self._listen()

    async def _listen(self) -> None:
        for who in dict.fromkeys((*self.audience, *self.secrets.names[:2], SPECTATOR)):
            await self.pair.listen(who, f"/api/tables/{self.id}/live", f"lang={self.rng.choice(LANGS)}")
        self.pair.compare_sockets()

    async def _play(self, moments: int) -> None:
        one, other = (instance.table(self.id) for instance in self.pair.instances)
        self.differ = self.secrets.game == "duel"
        for _ in range(moments):
            if self.secrets.revealed(one, other, self.differ) or "running" not in (one.status, other.status):
                return
            if self.rng.random() < TALK:
                await self._unseen_deeds()
            if self.rng.random() < self.question_rate:
                await self._ask()
            one, other = (instance.table(self.id) for instance in self.pair.instances)
            if not await self._step():
                return
            one, other = (instance.table(self.id) for instance in self.pair.instances)
            if self.secrets.revealed(one, other, self.differ) or "over" in (one.status, other.status):
                return
            self.pair.compare_sockets()
            self.found.moments += len(self.audience)

    async def _step(self) -> bool:
        """Make or take back a move in both instances; False if no move looks the same in both."""
        one, other = (instance.table(self.id) for instance in self.pair.instances)
        assert one.log is not None
        assert other.log is not None
        seat = self.rng.choice(awaited(one))
        back = one.log.record.undoable(seat)
        deeds: list[Any]
        if back and self.rng.random() < TAKE_BACK and back == other.log.record.undoable(seat):
            deeds = [{"do": "undo", "seat": seat, "moves": self.rng.randint(1, back)}] * 2
        else:
            moves = {move: self.secrets.other(one, other, seat, move, self.hidden) for move in moves_of(one, seat)}
            move = pick([move for move, twin in moves.items() if twin is not None], self.rng)
            if move is None:
                return False
            deeds = [{"do": "play", "seat": seat, "move": each} for each in (move, moves[move])]
            self.differ = self.differ or move != moves[move]
        name = self.secrets.names[seat]
        found = await self._send(name, deeds, one.numbers["game"])
        assert found[0][:3] == found[1][:3] == b"200", f"{deeds}: {[answer[:2000] for answer in found]}"
        tables = [instance.table(self.id) for instance in self.pair.instances]
        if not self.secrets.revealed(tables[0], tables[1], self.differ) and "over" not in [t.status for t in tables]:
            await self._compared(name, found)
        self.found.commands += 1
        return True

    async def _send(self, who: str, deeds: list[Any], expected: int) -> list[bytes]:
        path = f"/api/tables/{self.id}/commands?lang={self.rng.choice(LANGS)}"
        command = self.ask.command(None, expected)
        self.sent[who] = [(who, "POST", path, {**command, "deed": deed}) for deed in deeds]
        return await self.pair.do_each(self.sent[who])

    async def _compared(self, who: str, found: list[bytes]) -> None:
        if who in self.audience:
            self.pair.compare(f"{who}: an answer", found)

    async def _ask(self) -> None:
        """Everyone in the audience asks for everything; then again with a table that differs in all they may not know."""
        for who in self.audience:
            await self._again(who)
            await self.ask.everything(who, self.seats_of(who))
        seats = [seat for who in self.audience for seat in self.seats_of(who)]
        live = self.pair.instances[1].services.tables.by_id[self.id]
        kept = live.table
        live.cached = twin_of(kept, seats[0] if seats else None, self.rng)
        try:
            for who in self.audience:
                await self.ask.everything(who, self.seats_of(who))
        finally:
            live.cached = kept
        self.found.moments += 2 * len(self.audience)

    async def _again(self, who: str | None) -> None:
        """Send the last command again: the answer contains what has changed since then."""
        if who in self.sent:
            found = await self.pair.do_each(self.sent[who])
            assert found[0][:3] == b"200", found[0][:2000]
            self.pair.compare(f"{who}: a second copy", found)

    async def _unseen_deeds(self) -> None:
        """Someone outside the audience writes a note, chats, sketches, opens a table or adds a device, differently often."""
        strangers = [name for name in (*self.secrets.names, SPECTATOR) if name not in self.audience]
        deeds: list[list[Request]] = [[], []]
        if not strangers:
            return
        name = self.rng.choice(strangers)
        kind = self.rng.choice(("note", "room", "room", "sketch", "sketch", "device", "table"))
        for number, requests in enumerate(deeds):
            for _ in range(self.rng.randint(0, 3)):
                requests += self._deed(number, name, kind)
        await self.pair.do_unseen(deeds)
        self.pair.compare_sockets()

    def _deed(self, number: int, name: str, kind: str) -> list[Request]:
        instance, text = self.pair.instances[number], f"hidden {self.rng.random()}"
        if kind == "note":
            version = instance.versions.get(name, 0)
            instance.versions[name] = version + 1
            return [(name, "PUT", f"/api/tables/{self.id}/note", {"text": text, "version": version})]
        if kind == "device":
            return [(name, "POST", "/api/me/link", None)]
        if kind == "table":
            body = {"id": self.rng.randbytes(16).hex(), "game": "duel", "seats": ["me", "open"]}
            return [(name, "POST", "/api/tables", body)]
        deed = self._sketch(name, text) if kind == "sketch" else self._line(name, text)
        return [(name, "POST", f"/api/tables/{self.id}/commands", self.ask.command(deed, 0))] if deed else []

    def _line(self, name: str, text: str) -> Any:
        """A line of chat that no one in the audience may read; None if this person has no room for it."""
        room = self._room_of(name)
        return {"do": "say", "room": room, "text": text} if room is not None else None

    def _sketch(self, name: str, text: str) -> Any:
        """Marks or a suggestion that no one in the audience may see; None if this person's team is in the audience."""
        seats = self.seats_of(name)
        if not seats or seats[0] not in self.hidden:
            return None
        if self.rng.random() < 0.5:
            return {"do": "suggest", "seat": seats[0], "moves": ["pass"] * self.rng.randint(0, 9), "text": text}
        marks = [{"kind": "ring", "area": "enna", "text": text}] * self.rng.randint(0, 9)
        return {"do": "sketch", "seat": seats[0], "marks": marks}

    def _room_of(self, name: str) -> str | None:
        """A chat room in which this person may write and that no one in the audience may read."""
        seated = [bool(self.seats_of(who)) for who in self.audience]
        if not self.seats_of(name):
            return "spectators" if name == SPECTATOR and all(seated) else None
        if self.seats_of(name)[0] in self.hidden:
            return "team"
        return None if any(seated) else "players"
