"""Sends every kind of request about a running game that changes nothing to two instances."""

from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote

from famiglia.table import Table
from famiglia.table.private_copy import PrivateCopy

from .hidden_parts import Secrets, moves_of
from .instance_pair import InstancePair

LANGS = ("en", "de", "fr")
LEGAL: Final = 3
"""Number of legal moves of the person's own seat for which reasons and previews are requested."""
LONGEST: Final = 6
"""The maximum number of moves that are tried together."""


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
        for seat in [*seats, *mates_of(one, seats)]:
            body = {"seat": seat, "number": one.numbers["game"], "moves": self.draft_of(one, seat)}
            await self.pair.same(who, "POST", f"{self.path}/try?lang={self.rng.choice(LANGS)}", body)
        query = f"after=game:{self.rng.randrange(one.numbers['game'] + 1)}"
        await self.pair.listen(who, f"{self.path}/live", query)
        self.pair.compare_sockets()
        await self.pair.stop_listening(who, query)
        self.pair.compare_sockets()

    def paths(self, one: Table, who: str | None, seats: list[int]) -> Iterator[str]:
        """The paths of all GET requests."""
        assert one.log is not None
        total, lang = len(one.log.move_lines) + 1, f"lang={self.rng.choice(LANGS)}"
        yield f"{self.path}?{lang}"
        yield f"{self.path}/steps?first={max(0, total - 3)}&count=3&{lang}"
        yield f"{self.path}/steps?first={self.rng.randrange(total)}&count=2"
        yield f"{self.path}/story"
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
        for mate in mates_of(one, seats):
            yield from self.about_moves(one, mate, 1, lang)

    def about_moves(self, one: Table, seat: int, number: int, lang: str) -> Iterator[str]:
        """The paths of requests for the reasons against and the previews of some legal and illegal moves of a seat."""
        legal = moves_of(one, seat) if seat < len(one.seats) else []
        for move in [*self.secrets.questions(one, seat), *self.rng.sample(legal, min(number, len(legal)))]:
            for about in ("why", "preview"):
                yield f"{self.path}/{about}?seat={seat}&move={quote(move)}&{lang}"
        *before, last = self.draft_of(one, seat)
        for about in ("why", "preview"):
            yield f"{self.path}/{about}?seat={seat}&move={quote(last)}&after={quote(','.join(before))}&{lang}"

    def draft_of(self, one: Table, seat: int) -> list[str]:
        """Moves of a seat, one after the other; the last one may be legal or not."""
        assert one.log is not None
        copy, found = PrivateCopy(one.log, seat), list[str]()
        while (
            seat < len(one.seats) and copy.stopped is None and len(found) < LONGEST and (legal := copy.game.moves(seat))
        ):
            found.append(str(self.rng.choice(legal)))
            copy.make_each([copy.game.move(found[-1])])
        return [*found, *self.rng.sample(["pass", "take", "finesse"], 1)]

    def refused(self, one: Table, seats: list[int]) -> Iterator[tuple[Any, int]]:
        """Commands that are stale, that are not for this player, or that the rules forbid."""
        game, mine = one.numbers["game"], seats[0] if seats else 0
        yield {"do": "play", "seat": mine, "move": "pass"}, game - 1
        yield {"do": "play", "seat": 1 - mine % 2, "move": "pass"}, game - 1
        yield {"do": "play", "seat": mine, "move": "no move at all"}, game
        yield {"do": "undo", "seat": mine, "moves": 90}, game
        yield {"do": "say", "room": "spectators" if seats else "players", "text": "may I?"}, 0
        yield {"do": "say", "room": "team", "text": ""}, 0
        yield {"do": "sketch", "seat": 1 - mine % 2, "marks": []}, 0
        yield {"do": "sketch", "seat": mine, "marks": [{"kind": "ring", "area": "nowhere"}]}, 0
        yield {"do": "suggest", "seat": mine, "moves": ["no move at all"]}, 0
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


def mates_of(table: Table, seats: list[int]) -> list[int]:
    """The other seats of the same teams, for which the person may try moves as well."""
    teams = {table.teams[seat] for seat in seats if table.teams}
    return [seat for seat, team in enumerate(table.teams) if team in teams and seat not in seats]
