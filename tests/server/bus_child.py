"""A process that is connected to the bus, started by tests: `python -m tests.server.bus_child DATABASE_URL [BUS_URL]`.

It prints every message on the bus, and publishes one for each line of its input.
"""

import asyncio
import sys

from famiglia.server.bus.bus import create_bus
from famiglia.server.bus.message import BusMessage


async def main(database_url: str, bus_url: str | None = None) -> None:
    """Print all messages, and publish one for each line of input until an empty line."""
    bus = create_bus(database_url, bus_url)
    bus.subscribe(lambda message: print(message.kind, message.about, flush=True))
    await bus.open()
    print("ready", flush=True)
    while line := (await asyncio.to_thread(sys.stdin.readline)).strip():
        await bus.publish(BusMessage("table", line))
    await bus.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
