"""A process that uses a database, started by tests: `python -m tests.store.child COMMAND URL …`."""

import asyncio
import ctypes
import os
import resource
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from famiglia.store import Stale, Store, StoreError

from .rows import command, entry, summary

BODY = "x" * 200


def say(text: object) -> None:
    """Print a line for the test."""
    print(text, flush=True)


async def start(url: str) -> None:
    """Open the database when the test sends a line, at the same time as other processes."""
    say("ready")
    sys.stdin.readline()
    store = await Store.open(url)
    await store.ping()
    await store.close()
    say("opened")


async def fire(url: str, name: str, turns: str) -> None:
    """Try to append the entry with each number before other processes do."""
    store = await Store.open(url)
    say("ready")
    sys.stdin.readline()
    for number in range(int(turns)):
        try:
            await store.append("table", [entry(body=name)], {"game": number}, command(number, player=name), summary())
            say(number)
        except Stale as stale:
            assert stale.numbers["game"] > number
    await store.close()


async def write(url: str) -> None:
    """Append entries until killed, and print each number that is stored."""
    store = await Store.open(url)
    number = (await store.stream_numbers(["table"]))["table"].get("game", 0)
    while True:
        await store.append("table", [entry(body=f"{number + 1} {BODY}")], {"game": number}, command(number), summary())
        number += 1
        say(number)


async def fill(url: str) -> None:
    """Append entries until the file may grow no more; print the error, and check that the store can still be read."""
    store = await Store.open(url)
    number = (await store.stream_numbers(["table"]))["table"].get("game", 0)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    try:
        while True:
            await store.append("table", [entry(body=BODY)], {"game": number}, command(number), summary())
            number += 1
    except StoreError as error:
        say(number)
        say(error)
    say((await store.stream_numbers(["table"]))["table"]["game"])
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append("table", [entry(body=BODY)], {"game": number}, command(number), summary())
    say((await store.stream_numbers(["table"]))["table"]["game"])
    await store.close()


async def touch(url: str) -> None:
    """Append to a file without write permission, and print the error."""
    _obey_permissions()
    try:
        store = await Store.open(url)
        try:
            await store.append("table", [entry(body=BODY)], {"game": 0}, None, summary())
        finally:
            await store.close()
    except StoreError as error:
        say(error)


def _obey_permissions() -> None:
    """Give up root's right to ignore permissions on Linux, for this thread and those that it starts."""
    if os.geteuid() == 0:
        header = (ctypes.c_uint32 * 2)(0x20080522, 0)
        none = (ctypes.c_uint32 * 6)()
        assert 0 == ctypes.CDLL(None).capset(header, none)


COMMANDS: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
    "start": start,
    "fire": fire,
    "write": write,
    "fill": fill,
    "touch": touch,
}

if __name__ == "__main__":
    asyncio.run(COMMANDS[sys.argv[1]](*sys.argv[2:]))
