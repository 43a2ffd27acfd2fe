"""All requests about a running game that change nothing."""

from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote

from famiglia.table import Table

from .hidden_parts import Secrets, moves_of
from .instance_pair import InstancePair

LANGS = ("en", "de", "fr")
LEGAL: Final = 3
"""So many legal moves of one's own seat are asked about."""


class Questions:
    """Sends the requests to both instances of a pair."""

    def __init__(self, pair: InstancePair, secrets: Secrets, table: str) -> None:
        self.pair = pair
        self.secrets = secrets
        self.rng = secrets.rng
        self.path = f"/api/tables/{table}"
        self.id = table
        self.number = 0

    async def everything(self, who: str | None, seats: list[int]) -> None:
        """Read all that can be read, and send commands that are refused; raises `InstancesDiffer` if two answers differ."""
        one = self.pair.instances[0].table(self.id)
        for path in self.paths(one, who, seats):
            await self.pair.same(who, "GET", path)
        for deed, expected in self.refused(one, seats):
            await self.pair.same(
                who, "POST", f"{self.path}/commands?lang={self.rng.choice(LANGS)}", self.command(deed, expected)
            )
        query = f"after=game:{self.rng.randrange(one.numbers['game'] + 1)}"
        await self.pair.listen(who, f"{self.path}/live", query)
        self.pair.compare_sockets()
        await self.pair.stop_listening(who, query)
        self.pair.compare_sockets()

    def paths(self, one: Table, who: str | None, seats: list[int]) -> Iterator[str]:
        """The addresses that can be read."""
        assert one.log is not None
        total, lang = len(one.log.standing) + 1, f"lang={self.rng.choice(LANGS)}"
        yield f"{self.path}?{lang}"
        yield f"{self.path}/steps?first={max(0, total - 3)}&count=3&{lang}"
        yield f"{self.path}/steps?first={self.rng.randrange(total)}&count=2"
        yield f"{self.path}/record"
        yield f"{self.path}/chat?room={self.rng.choice(('players', 'spectators', 'team'))}&before=1000&{lang}"
        yield f"{self.path}/note"
        yield from ("/api/me", "/api/me/tables", "/api/tables")
        seat = self.rng.choice(seats) if seats else self.rng.randrange(len(one.seats))
        other = next((number for number in (1, 0) if number not in seats), 3)
        yield f"{self.path}?seat={seat}"
        yield f"{self.path}?seat={other}&{lang}"
        yield f"{self.path}/record?seat={other}"
        yield from self.about_moves(one, seat, LEGAL, lang)
        yield from self.about_moves(one, other, 1, lang)

    def about_moves(self, one: Table, seat: int, number: int, lang: str) -> Iterator[str]:
        """Why moves of this seat are not legal and what they would bring: of some legal ones, and of others."""
        legal = moves_of(one, seat) if seat < len(one.seats) else []
        for move in [*self.secrets.questions(one, seat), *self.rng.sample(legal, min(number, len(legal)))]:
            for about in ("why", "preview"):
                yield f"{self.path}/{about}?seat={seat}&move={quote(move)}&{lang}"

    def refused(self, one: Table, seats: list[int]) -> Iterator[tuple[Any, int]]:
        """Commands that are stale, that are not for this player, or that the rules forbid."""
        game, mine = one.numbers["game"], seats[0] if seats else 0
        yield {"do": "play", "seat": mine, "move": "pass"}, game - 1
        yield {"do": "play", "seat": 1 - mine % 2, "move": "pass"}, game - 1
        yield {"do": "play", "seat": mine, "move": "no move at all"}, game
        yield {"do": "undo", "seat": mine, "moves": 90}, game
        yield {"do": "say", "room": "spectators" if seats else "players", "text": "may I?"}, 0
        yield {"do": "say", "room": "team", "text": ""}, 0
        yield {"do": "sit", "seat": 1}, one.numbers["seats"]
        yield {"do": "invite", "seat": 1, "bot": "random"}, one.numbers["seats"]
        yield {"do": "rematch"}, one.numbers["seats"]
        legal = {move for instance in self.pair.instances for move in moves_of(instance.table(self.id), mine)}
        for question in self.secrets.questions(one, mine):
            if question not in legal:
                yield {"do": "play", "seat": mine, "move": question}, game

    def command(self, deed: Any, expected: int) -> Any:
        """A command; its id is the same in both instances."""
        self.number += 1
        return {"id": f"command-{self.number:06}", "expected": expected, "deed": deed}
