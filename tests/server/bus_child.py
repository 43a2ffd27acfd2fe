"""Another process on the bus: `python -m tests.server.bus_child DATABASE_URL [BUS_URL]`.

It says what it hears, and passes on what it is told.
"""

import asyncio
import sys

from famiglia.server.bus.bus import News, bus_for


async def main(database_url: str, bus_url: str | None = None) -> None:
    """Listen, and send a message for every line, until the last one."""
    bus = bus_for(database_url, bus_url)
    bus.subscribe(lambda news: print(news.kind, news.about, flush=True))
    await bus.open()
    print("ready", flush=True)
    while line := (await asyncio.to_thread(sys.stdin.readline)).strip():
        await bus.publish(News("table", line))
    await bus.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
