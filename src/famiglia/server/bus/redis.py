"""The bus over Redis, for several processes without PostgreSQL or where Redis is in use already."""

import contextlib
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .bus import BusError
from .reconnecting_bus import ReconnectingBus

CHANNEL = "famiglia"
TIMEOUT = 10.0
"""Seconds after which a server that does not answer counts as lost."""
HEARTBEAT_INTERVAL = 15.0
"""Seconds between two checks of the connection."""


class RedisBus(ReconnectingBus):
    """Sends messages through a Redis server."""

    driver_errors = (RedisError, OSError, TimeoutError)

    def __init__(self, url: str) -> None:
        super().__init__()
        if not url.startswith(("redis://", "rediss://", "unix://")):
            raise BusError(f"bus URL: unknown kind {url.partition('://')[0]!r}; expected redis://host:port/number")
        self._url = url
        self._redis: Redis | None = None
        self._pubsub: Any = None

    async def _connect(self) -> None:
        # The driver must not reconnect by itself: messages that were lost meanwhile would go unnoticed.
        self._redis = Redis.from_url(
            self._url, socket_connect_timeout=TIMEOUT, socket_timeout=TIMEOUT, retry=Retry(NoBackoff(), 0)
        )
        self._pubsub = self._redis.pubsub()
        await self._pubsub.subscribe(CHANNEL)
        # The subscription holds only once the server has confirmed it.
        if await self._pubsub.get_message(timeout=TIMEOUT) is None:
            raise TimeoutError("the server did not confirm the subscription")

    async def _disconnect(self) -> None:
        pubsub, self._pubsub = self._pubsub, None
        redis, self._redis = self._redis, None
        for each in (pubsub, redis):
            if each is not None:
                with contextlib.suppress(*self.driver_errors):
                    await each.aclose()

    async def _receive(self) -> None:
        while not self._closing:
            message = await self._pubsub.get_message(timeout=HEARTBEAT_INTERVAL)
            if message is None:
                await self._pubsub.ping()
            elif message["type"] == "message":
                self._received(message["data"])
            elif message["type"] == "subscribe":
                return

    async def _send(self, data: bytes) -> None:
        if self._redis is not None:
            await self._redis.publish(CHANNEL, data)
