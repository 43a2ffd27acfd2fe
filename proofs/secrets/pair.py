"""Two worlds side by side: whatever is done in one is done in the other, and what the chosen people receive is compared."""

from collections.abc import Collection, Sequence
from typing import Any

from .clock_and_dice import Fate
from .world import Ear, World

SHOWN = 70
STEP = 61
"""Seconds between two requests."""

Request = tuple[str | None, str, str, Any]
"""Who asks, the method, the path, the body."""


class Different(Exception):
    """Somebody could tell the worlds apart."""


class Pair:
    """Both worlds, and those who must not be able to tell them apart."""

    def __init__(self, fate: Fate, worlds: Sequence[World], audience: Collection[str | None]) -> None:
        self.fate = fate
        self.worlds = worlds
        self.audience = audience
        self.ears: dict[tuple[str | None, str], list[Ear]] = {}
        self.requests = 0
        self.answers = 0
        self.bytes = 0

    async def do(self, who: str | None, method: str, path: str, body: Any = None) -> list[bytes]:
        """The same request in both worlds; compare the answers with `compare` if they are for the audience."""
        return await self.do_each([(who, method, path, body)] * 2)

    async def do_each(self, requests: Sequence[Request], secrets: bool = False) -> list[bytes]:
        """One request in each world, at the same time; with `secrets` it opens the table that the pair is about."""
        self._next()
        found = []
        for world, request in zip(self.worlds, requests, strict=True):
            self.fate.begin(f"request {self.requests}", world.secret if secrets else None)
            found.append(await world.ask(*request))
        return found

    async def apart(self, deeds: Sequence[Sequence[Request]]) -> None:
        """What happens in each world behind the back of the audience: perhaps more in one than in the other."""
        self._next()
        for world, requests in zip(self.worlds, deeds, strict=True):
            for number, request in enumerate(requests):
                self.fate.begin(f"request {self.requests} apart {number}")
                answer = await world.ask(*request)
                assert answer[:1] == b"2", f"{request}: {answer[:1000]!r}"

    async def same(self, who: str | None, method: str, path: str, body: Any = None) -> bytes:
        """The same request in both worlds, and the answers are equal."""
        found = await self.do(who, method, path, body)
        self.compare(f"{who}: {method} {path} {body}", found)
        return found[0]

    async def listen(self, who: str | None, path: str, query: str = "") -> None:
        """A socket in both worlds."""
        self._next()
        ears = []
        for world in self.worlds:
            self.fate.begin(f"request {self.requests}")
            ears.append(await world.listen(who, path, query))
        self.ears[who, query] = ears

    async def stop_listening(self, who: str | None, query: str = "") -> None:
        for world, ear in zip(self.worlds, self.ears.pop((who, query)), strict=True):
            await ear.close()
            await world.settle()

    def hear(self) -> None:
        """Compare all that has come through the sockets of the audience."""
        for (who, query), ears in self.ears.items():
            if who not in self.audience:
                continue
            one, other = ([*ear.heard] for ear in ears)
            for ear in ears:
                ear.heard.clear()
            heard = [
                b"\n".join(world.masked(told) for told in each)
                for world, each in zip(self.worlds, (one, other), strict=True)
            ]
            self.compare(f"{who}: socket {query} ({len(one)} and {len(other)} messages)", heard)

    def compare(self, what: str, found: Sequence[bytes]) -> None:
        """Raises `Different` at the first byte that is not the same."""
        one, other = found
        self.answers += 1
        self.bytes += len(one)
        if one[:1] == b"5" or other[:1] == b"5":
            raise Different(f"{what[:200]}: the server fails: {one[-300:]!r} and {other[-300:]!r}")
        if one == other:
            return
        place = next(
            (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
        )
        parts = [each[max(0, place - SHOWN) : place + SHOWN].decode(errors="replace") for each in (one, other)]
        raise Different(f"{what[:200]} at byte {place}: …{parts[0]}… and …{parts[1]}…".replace("\n", " "))

    async def close(self) -> None:
        for who, query in list(self.ears):
            await self.stop_listening(who, query)
        for world in self.worlds:
            await world.close()

    def _next(self) -> None:
        self.requests += 1
        self.fate.clock += STEP
