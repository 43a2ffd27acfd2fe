"""The bus over Redis, for those who run one anyway, or several processes over other means than PostgreSQL."""

import contextlib
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .bus import BusError
from .reconnecting import ConnectedBus

CHANNEL = "famiglia"
PATIENCE = 10.0
"""Seconds after which a silent server counts as gone."""
HEARTBEAT = 15.0
"""Seconds between two questions whether the server is still there."""


class RedisBus(ConnectedBus):
    """Passes news on through a Redis server."""

    failures = (RedisError, OSError, TimeoutError)

    def __init__(self, url: str) -> None:
        super().__init__()
        if not url.startswith(("redis://", "rediss://", "unix://")):
            raise BusError(f"bus URL: unknown kind {url.partition('://')[0]!r}; expected redis://host:port/number")
        self._url = url
        self._redis: Redis | None = None
        self._ears: Any = None

    async def _connect(self) -> None:
        # The driver must not mend its connection behind our back: nobody would hear of what was lost meanwhile.
        self._redis = Redis.from_url(
            self._url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, retry=Retry(NoBackoff(), 0)
        )
        self._ears = self._redis.pubsub()
        await self._ears.subscribe(CHANNEL)
        # The subscription counts only when the server has confirmed it.
        if await self._ears.get_message(timeout=PATIENCE) is None:
            raise TimeoutError("the server did not confirm the subscription")

    async def _disconnect(self) -> None:
        ears, self._ears = self._ears, None
        redis, self._redis = self._redis, None
        for each in (ears, redis):
            if each is not None:
                with contextlib.suppress(*self.failures):
                    await each.aclose()

    async def _lost(self) -> None:
        while not self._closing:
            message = await self._ears.get_message(timeout=HEARTBEAT)
            if message is None:
                await self._ears.ping()
            elif message["type"] == "message":
                self._arrived(message["data"])
            elif message["type"] == "subscribe":
                return

    async def _send(self, data: bytes) -> None:
        if self._redis is not None:
            await self._redis.publish(CHANNEL, data)
