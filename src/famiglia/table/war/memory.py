"""What a table remembers of a war besides its position: the public history of the orders."""

from typing import Any

from famiglia.war.guidance.order_history import NO_HISTORY, OrderHistory

from ..games import Memory


class WarMemory(Memory):
    """The history of the orders so far."""

    def __init__(self) -> None:
        self.orders = NO_HISTORY

    def watch(self, event: Any) -> None:
        self.orders = self.orders.with_event(event)

    def snapshot(self) -> OrderHistory:
        return self.orders

    def restore(self, snapshot: OrderHistory) -> None:
        self.orders = snapshot
