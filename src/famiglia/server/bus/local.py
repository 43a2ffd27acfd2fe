"""The bus of a server that is one process."""

import asyncio
from collections.abc import Callable

from .bus import Listener, Listeners, News, packed


class LocalBus:
    """Passes news on within this process."""

    alone = True

    def __init__(self) -> None:
        self._listeners = Listeners()
        self._open = False

    async def open(self, patient: bool = False) -> None:
        """There is nothing to connect to."""
        self._open = True

    async def close(self) -> None:
        """Pass nothing on any more."""
        self._open = False

    async def publish(self, news: News) -> None:
        """Tell everybody in this process, in the next round of the event loop: as late as news from afar would come."""
        packed(news)
        asyncio.get_running_loop().call_soon(self._deliver, news)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with all news from now on; what is returned ends that."""
        return self._listeners.add(listener)

    def healthy(self) -> bool:
        """Is it open?"""
        return self._open

    def _deliver(self, news: News) -> None:
        if self._open:
            self._listeners.tell(news)
