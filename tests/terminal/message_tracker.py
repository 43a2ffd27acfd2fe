"""Waits until a Textual app has processed all messages.

Textual's own pilot waits until the process uses little CPU instead. That is unreliable: on a busy machine a process that gets
no CPU looks idle, and one with a bot at work in a thread never does.
"""

import asyncio
from typing import Any
from weakref import WeakSet

import pytest
from textual._context import active_app
from textual.app import App
from textual.message import Message
from textual.message_pump import MessagePump

PATIENCE = 120.0
QUIET_TURNS = 5
"""Turns of the event loop without any work; a pressed key reaches the queue of the app within fewer."""


class MessageTracker:
    """Tracks which widgets of the running app are processing a message or have one in their queue."""

    def __init__(self) -> None:
        self.running: WeakSet[MessagePump] = WeakSet()
        self.waiting: WeakSet[MessagePump] = WeakSet()
        """The widgets that wait for the next message."""

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Track all widgets, and make the pilot wait for them."""
        process, loop, get = (
            MessagePump._process_messages,
            MessagePump._process_messages_loop,
            MessagePump._get_message,
        )

        def tracked(run: Any) -> Any:
            async def tracked_run(pump: MessagePump) -> None:
                self.running.add(pump)
                try:
                    await run(pump)
                finally:
                    self.running.discard(pump)

            return tracked_run

        async def tracked_get(pump: MessagePump) -> Message:
            self.waiting.add(pump)
            try:
                return await get(pump)
            finally:
                self.waiting.discard(pump)

        # The app has its own `_process_messages`, and shares the loop with all widgets.
        monkeypatch.setattr(MessagePump, "_process_messages", tracked(process))
        monkeypatch.setattr(MessagePump, "_process_messages_loop", tracked(loop))
        monkeypatch.setattr(MessagePump, "_get_message", tracked_get)
        for module in ("textual.app", "textual.pilot"):
            monkeypatch.setattr(f"{module}.wait_for_idle", self.wait_until_at_rest)

    async def wait_until_at_rest(self, *_: float) -> None:
        """Wait until every message is processed and every change is drawn."""
        app = active_app.get()
        quiet = 0
        async with asyncio.timeout(PATIENCE):
            while quiet < QUIET_TURNS:
                await asyncio.sleep(0)
                quiet = 0 if self.busy(app) else quiet + 1
                if quiet == 1:
                    app.screen._on_timer_update()  # draws what has changed, as the screen's timer does later

    def busy(self, app: App[Any]) -> bool:
        """Whether there is a message that has not been processed yet, or a running animation."""
        pending = app._resize_event is not None or not app.animator._complete_event.is_set()
        return pending or any(
            pump not in self.waiting or pump.message_queue_size or pump._next_callbacks for pump in self.running
        )
