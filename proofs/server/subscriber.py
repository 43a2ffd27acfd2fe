"""A client that follows a table through a socket and checks what it receives."""

import asyncio
from typing import Any

from .client import Client, Json

PATIENCE = 120.0


class Subscriber:
    """Receives all updates of a table, also after lost connections; notes entries that differ from before or are missing."""

    def __init__(self, client: Client, table: str, seat: int | None = None) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.state: dict[str, Any] = {}
        self.log: dict[int, Json] = {}
        self.chat: dict[str, dict[int, Json]] = {}
        self.wrong: list[str] = []
        self._changed = asyncio.Condition()
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    @property
    def number(self) -> int:
        """The number of entries of the game that are known."""
        numbers: dict[str, int] = self.state.get("numbers", {})
        return numbers.get("game", 0)

    @property
    def status(self) -> str:
        about: Json = self.state.get("about")
        return str(about["status"]) if about else "unknown"

    async def until(self, number: int, stream: str = "game") -> None:
        """Wait until this many entries of a stream are known."""
        try:
            async with asyncio.timeout(PATIENCE), self._changed:
                await self._changed.wait_for(lambda: self.state.get("numbers", {}).get(stream, -1) >= number)
        except TimeoutError:
            known = f"knows {self.state.get('numbers')} of {self.table[:6]}"
            raise TimeoutError(f"seat {self.seat} {known} and waits for {stream} {number}") from None

    async def change(self, within: float) -> None:
        """Wait for any message, at most this many seconds."""
        try:
            async with asyncio.timeout(within), self._changed:
                await self._changed.wait()
        except TimeoutError:
            pass

    async def _watch(self) -> None:
        async for message in self.client.messages(self.table, self.seat):
            self._apply(message)
            async with self._changed:
                self._changed.notify_all()

    def _apply(self, message: Json) -> None:
        before: dict[str, int] = self.state.get("numbers", {})
        for stream, number in message["numbers"].items():
            if number < before.get(stream, 0):
                self.wrong.append(f"{stream} went back from {before[stream]} to {number}")
        for entry in message.get("log", ()):
            self._store("game", self.log, entry)
        for room, lines in message.get("chat", {}).items():
            for line in lines:
                self._store(room, self.chat.setdefault(room, {}), line)
        self.state |= {name: value for name, value in message.items() if value is not None}
        self._check_gaps(message["numbers"])

    def _store(self, stream: str, known: dict[int, Json], line: Json) -> None:
        if known.setdefault(line["n"], line) != line:
            self.wrong.append(f"{stream} {line['n']} was first {known[line['n']]}, then {line}")

    def _check_gaps(self, numbers: dict[str, int]) -> None:
        # The header of a record is its line 0 and is not sent.
        missing = [n for n in range(1, numbers.get("game", 0)) if n not in self.log]
        for room, lines in self.chat.items():
            missing += [n for n in range(1, numbers.get(room, 0) + 1) if n not in lines]
        if missing:
            self.wrong.append(f"never received: {missing[:10]} of {numbers}")
