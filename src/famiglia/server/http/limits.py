"""Limits on the size of requests and on their rate, which is counted for all processes together or in one."""

import logging
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic
from typing import Final

from famiglia.store import Store

from ..logs import log
from .problems import ProblemError, too_many

MAX_BODY: Final = 64 * 1024
MAX_RECORD: Final = 2 * 1024 * 1024
MAX_FRAME: Final = 8 * 1024
READ_TIMEOUT: Final = 20.0
"""Seconds in which a client must read what is sent to it."""


@dataclass(frozen=True)
class RateLimit:
    """How many times a client may do something within a number of seconds."""

    name: str
    count: int
    seconds: int


SIGN_IN_ACCOUNT: Final = RateLimit("sign-in to an account from an address", 20, 15 * 60)
SIGN_IN_ANYWHERE: Final = RateLimit("sign-in to an account", 200, 15 * 60)
"""From all addresses together."""
SIGN_IN_ADDRESS: Final = RateLimit("sign-in from an address", 300, 10 * 60)
NEW_TABLES: Final = RateLimit("new tables", 5, 60)
NEW_RECORDS: Final = RateLimit("uploaded records", 10, 60)
CHAT: Final = RateLimit("lines of chat", 20, 20)
SKETCHES: Final = RateLimit("marks and suggestions", 60, 60)
COMMANDS: Final = RateLimit("commands", 600, 60)
"""Ten per second for a whole minute: more than a person can send, and more than most programs need."""
DRAFTS: Final = RateLimit("drafts", 600, 60)
"""As many as commands: a client may ask again after every choice of its user."""
HINTS: Final = RateLimit("hints", 30, 60)
"""Each takes a tenth of a second or two of computing time in the process for hints."""
SOCKET_MESSAGES: Final = RateLimit("messages of a socket", 100, 20)
SOCKETS_PER_NETWORK: Final = 200
"""Sockets that one client network may have open at once, in each process."""
SOCKET_RETRY_AFTER: Final = 10
"""Seconds after which a client with too many sockets may try again."""
MAX_WINDOWS: Final = 10_000
"""The number of clients and limits that are counted in memory; beyond it, the oldest are forgotten."""


@lru_cache(maxsize=MAX_WINDOWS)
def client_network(address: str) -> str:
    """The network that limits count a client by: its IPv4 address, or the /64 of its IPv6 address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed.packed, 64), strict=False))


class RateLimits:
    """Counts what clients do, and refuses what exceeds a limit."""

    def __init__(self, store: Store, active: bool) -> None:
        self.store = store
        self.active = active
        self.windows: OrderedDict[tuple[str, str], SlidingWindow] = OrderedDict()
        """By limit and client, the least recently used first."""
        self.sockets: Counter[str] = Counter()
        """By client network: how many sockets it has open."""
        self.logged: set[str] = set()
        """Networks with too many sockets that are in the log already, until their last socket is closed."""

    @contextmanager
    def open_socket(self, network: str) -> Iterator[None]:
        """Count a socket while it is open; raises the problem `too-many-sockets` if its network has too many."""
        if self.active and self.sockets[network] >= SOCKETS_PER_NETWORK:
            if network not in self.logged:
                self.logged.add(network)
                log(logging.WARNING, "an address has too many sockets", address=network, most=SOCKETS_PER_NETWORK)
            headers = {"Retry-After": str(SOCKET_RETRY_AFTER)}
            raise ProblemError("too-many-sockets", headers=headers, seconds=SOCKET_RETRY_AFTER)
        self.sockets[network] += 1
        try:
            yield
        finally:
            self.sockets[network] -= 1
            if not self.sockets[network]:
                del self.sockets[network]
                self.logged.discard(network)

    async def check(self, limit: RateLimit, client: str, now: int) -> None:
        """Count one more, for all processes together; raises the problem `too-many` beyond the limit."""
        if not self.active:
            return
        wait = await self.store.count_attempt(f"{limit.name}:{client}", now, limit.seconds, limit.count)
        if wait is not None:
            raise too_many(max(1, wait))

    def check_in_memory(self, limit: RateLimit, client: str) -> None:
        """Count one more in this process alone, for frequent actions; raises the problem `too-many` beyond the limit."""
        if not self.active:
            return
        key = (limit.name, client)
        window = self.windows.setdefault(key, SlidingWindow(limit))
        self.windows.move_to_end(key)
        if len(self.windows) > MAX_WINDOWS:
            self.windows.popitem(last=False)
        wait = window.hit()
        if wait is not None:
            raise too_many(wait)


class SlidingWindow:
    """Counts how often something was done within the last seconds of a limit."""

    def __init__(self, limit: RateLimit) -> None:
        self.limit = limit
        self.times: deque[float] = deque()

    def hit(self) -> int | None:
        """Count one more and return None; beyond the limit return the seconds to wait instead."""
        now = monotonic()
        while self.times and self.times[0] <= now - self.limit.seconds:
            self.times.popleft()
        if len(self.times) >= self.limit.count:
            return int(self.times[0] + self.limit.seconds - now) + 1
        self.times.append(now)
        return None
