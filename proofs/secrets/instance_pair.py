"""Two instances that get the same requests, and the comparison of all that the audience receives from them."""

from collections.abc import Collection, Sequence
from typing import Any

from .controlled_sources import ControlledSources
from .instance import Instance, RecordedSocket

SHOWN = 70
STEP = 61
"""Seconds between two requests."""

Request = tuple[str | None, str, str, Any]
"""The user (None without a session), the method, the path, the body."""


class InstancesDiffer(Exception):
    """One of the audience could tell the instances apart."""


class InstancePair:
    """Both instances, and the audience: the users that must not be able to tell them apart."""

    def __init__(
        self, sources: ControlledSources, instances: Sequence[Instance], audience: Collection[str | None]
    ) -> None:
        self.sources = sources
        self.instances = instances
        self.audience = audience
        self.sockets: dict[tuple[str | None, str], list[RecordedSocket]] = {}
        self.requests = 0
        self.answers = 0
        self.bytes = 0

    async def do(self, who: str | None, method: str, path: str, body: Any = None) -> list[bytes]:
        """Send the same request to both instances; answers to the audience are to be compared with `compare`."""
        return await self.do_each([(who, method, path, body)] * 2)

    async def do_each(self, requests: Sequence[Request], secrets: bool = False) -> list[bytes]:
        """Send one request to each instance at the same time; with `secrets` it opens the table that is compared."""
        self._next()
        found = []
        for instance, request in zip(self.instances, requests, strict=True):
            self.sources.begin(f"request {self.requests}", instance.secret if secrets else None)
            found.append(await instance.ask(*request))
        return found

    async def do_unseen(self, deeds: Sequence[Sequence[Request]]) -> None:
        """Send requests that the audience cannot see; their number may differ between the instances."""
        self._next()
        for instance, requests in zip(self.instances, deeds, strict=True):
            for number, request in enumerate(requests):
                self.sources.begin(f"request {self.requests} apart {number}")
                answer = await instance.ask(*request)
                assert answer[:1] == b"2", f"{request}: {answer[:1000]!r}"

    async def same(self, who: str | None, method: str, path: str, body: Any = None) -> bytes:
        """Send the same request to both instances; the answers must be equal."""
        found = await self.do(who, method, path, body)
        self.compare(f"{who}: {method} {path} {body}", found)
        return found[0]

    async def listen(self, who: str | None, path: str, query: str = "") -> None:
        """Open a socket in both instances."""
        self._next()
        sockets = []
        for instance in self.instances:
            self.sources.begin(f"request {self.requests}")
            sockets.append(await instance.listen(who, path, query))
        self.sockets[who, query] = sockets

    async def stop_listening(self, who: str | None, query: str = "") -> None:
        for instance, socket in zip(self.instances, self.sockets.pop((who, query)), strict=True):
            await socket.close()
            await instance.settle()

    def compare_sockets(self) -> None:
        """Compare all messages that came through the sockets of the audience since the last time."""
        for (who, query), sockets in self.sockets.items():
            if who not in self.audience:
                continue
            one, other = ([*socket.heard] for socket in sockets)
            for socket in sockets:
                socket.heard.clear()
            heard = [
                b"\n".join(instance.masked(message) for message in each)
                for instance, each in zip(self.instances, (one, other), strict=True)
            ]
            self.compare(f"{who}: socket {query} ({len(one)} and {len(other)} messages)", heard)

    def compare(self, what: str, found: Sequence[bytes]) -> None:
        """Raise `InstancesDiffer` at the first byte that is not the same."""
        one, other = found
        self.answers += 1
        self.bytes += len(one)
        if one[:1] == b"5" or other[:1] == b"5":
            raise InstancesDiffer(f"{what[:200]}: the server fails: {one[-300:]!r} and {other[-300:]!r}")
        if one == other:
            return
        place = next(
            (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
        )
        parts = [each[max(0, place - SHOWN) : place + SHOWN].decode(errors="replace") for each in (one, other)]
        raise InstancesDiffer(f"{what[:200]} at byte {place}: …{parts[0]}… and …{parts[1]}…".replace("\n", " "))

    async def close(self) -> None:
        for who, query in list(self.sockets):
            await self.stop_listening(who, query)
        for instance in self.instances:
            await instance.close()

    def _next(self) -> None:
        self.requests += 1
        self.sources.clock += STEP
