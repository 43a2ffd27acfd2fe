"""What a table remembers of a war besides its position: the public history of the orders."""

from typing import Any

from famiglia.war.guidance.past import NOTHING, Past

from ..games import Memory


class WarMemory(Memory):
    """The history of the orders so far."""

    def __init__(self) -> None:
        self.past = NOTHING

    def watch(self, event: Any) -> None:
        self.past = self.past.after(event)

    def kept(self) -> Past:
        return self.past

    def restore(self, kept: Past) -> None:
        self.past = kept
