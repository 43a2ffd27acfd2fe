"""What another process does to a database: `python -m tests.store.child WHAT URL …`."""

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
    """Tell the test."""
    print(text, flush=True)


async def start(url: str) -> None:
    """Open the database when told to, with everybody else."""
    say("ready")
    sys.stdin.readline()
    store = await Store.open(url)
    await store.ping()
    await store.close()
    say("opened")


async def fire(url: str, name: str, turns: str) -> None:
    """Try to be the first at every number."""
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
    """Append for ever, and say each number that is safely kept."""
    store = await Store.open(url)
    number = (await store.stream_numbers(["table"]))["table"].get("game", 0)
    while True:
        await store.append("table", [entry(body=f"{number + 1} {BODY}")], {"game": number}, command(number), summary())
        number += 1
        say(number)


async def fill(url: str) -> None:
    """Append until files may grow no more; then say what went wrong, and whether reading still works."""
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
    """Use a file that must not be written."""
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
    """Root may write everything on Linux; give up that right for this thread and those that it starts."""
    if os.geteuid() == 0:
        header = (ctypes.c_uint32 * 2)(0x20080522, 0)
        none = (ctypes.c_uint32 * 6)()
        assert 0 == ctypes.CDLL(None).capset(header, none)


DEEDS: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
    "start": start,
    "fire": fire,
    "write": write,
    "fill": fill,
    "touch": touch,
}

if __name__ == "__main__":
    asyncio.run(DEEDS[sys.argv[1]](*sys.argv[2:]))
