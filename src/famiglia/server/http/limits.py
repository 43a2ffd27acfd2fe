"""How often is often enough: the limits that all processes share, and those that one process counts by itself."""

import logging
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic
from typing import Final

from famiglia.store import Store

from ..logs import log
from .problems import Trouble, too_many

BODY: Final = 64 * 1024
RECORD: Final = 2 * 1024 * 1024
FRAME: Final = 8 * 1024


@dataclass(frozen=True)
class Limit:
    """So many in so many seconds."""

    name: str
    most: int
    seconds: int


SIGN_IN_ACCOUNT: Final = Limit("sign-in to an account from an address", 20, 15 * 60)
SIGN_IN_ANYWHERE: Final = Limit("sign-in to an account", 200, 15 * 60)
"""From all addresses together."""
SIGN_IN_ADDRESS: Final = Limit("sign-in from an address", 300, 10 * 60)
NEW_TABLES: Final = Limit("new tables", 5, 60)
NEW_RECORDS: Final = Limit("uploaded records", 10, 60)
CHAT: Final = Limit("lines of chat", 20, 20)
COMMANDS: Final = Limit("commands", 600, 60)
"""Ten a second for a whole minute: no hand is as quick, and a program that plays one move after the other hardly."""
SOCKET: Final = Limit("messages of a socket", 100, 20)
SOCKETS_OF_ADDRESS: Final = 200
"""Sockets that one address may have open at once, in each process."""
SOCKET_AGAIN: Final = 10
"""Seconds after which an address with too many sockets may try again."""


def network(address: str) -> str:
    """What a client is counted by: its IPv4 address, or the /64 of its IPv6 address, which one household has for itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found.packed, 64), strict=False))


class Limits:
    """Counts what people do and refuses what is too much."""

    def __init__(self, store: Store, active: bool) -> None:
        self.store = store
        self.active = active
        self.recent: OrderedDict[tuple[str, str], Recent] = OrderedDict()
        self.sockets: Counter[str] = Counter()
        """By address: how many sockets it has open."""
        self.told: set[str] = set()
        """Addresses with too many sockets that stand in the log already; they are forgotten with their last socket."""

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; raises the problem `too-many-sockets` if its address has too many."""
        counted = network(address)
        if self.active and self.sockets[counted] >= SOCKETS_OF_ADDRESS:
            if counted not in self.told:
                self.told.add(counted)
                log(logging.WARNING, "an address has too many sockets", address=counted, most=SOCKETS_OF_ADDRESS)
            raise Trouble("too-many-sockets", headers={"Retry-After": str(SOCKET_AGAIN)}, seconds=SOCKET_AGAIN)
        self.sockets[counted] += 1
        try:
            yield
        finally:
            self.sockets[counted] -= 1
            if not self.sockets[counted]:
                del self.sockets[counted]
                self.told.discard(counted)

    async def check(self, limit: Limit, who: str, at: int) -> None:
        """Count one more; raises the problem `too-many` beyond the limit, in whichever process it happens."""
        if not self.active:
            return
        wait = await self.store.hit(f"{limit.name}:{who}", at, limit.seconds, limit.most)
        if wait is not None:
            raise too_many(max(1, wait))

    def check_often(self, limit: Limit, who: str) -> None:
        """The same for what happens all the time: counted in this process alone, for it must cost nothing."""
        if not self.active:
            return
        key = (limit.name, who)
        recent = self.recent.setdefault(key, Recent(limit))
        self.recent.move_to_end(key)
        if len(self.recent) > 10_000:
            self.recent.popitem(last=False)
        wait = recent.hit()
        if wait is not None:
            raise too_many(wait)


class Recent:
    """The moments of the last few times, by the clock that never jumps."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.moments: deque[float] = deque()

    def hit(self) -> int | None:
        """None if one more is fine; else how many seconds to wait."""
        now = monotonic()
        while self.moments and self.moments[0] <= now - self.limit.seconds:
            self.moments.popleft()
        if len(self.moments) >= self.limit.most:
            return int(self.moments[0] + self.limit.seconds - now) + 1
        self.moments.append(now)
        return None
