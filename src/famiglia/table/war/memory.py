"""What a table remembers of a war besides its position: the public history of the orders, and what all seats hold."""

from collections.abc import Iterable
from typing import Any

from famiglia.war import Ledger, Pack
from famiglia.war.guidance.order_history import NO_HISTORY, OrderHistory
from famiglia.war.view import Holdings

from ..games import Memory


class WarMemory(Memory):
    """The history of the orders so far, and a ledger of the open events since the deal."""

    def __init__(self, pack: Pack, opening: Iterable[Any]) -> None:
        self.orders = NO_HISTORY
        self.ledger = Ledger(pack, opening)

    def watch(self, event: Any) -> None:
        self.orders = self.orders.with_event(event)
        self.ledger.hear(event.seen_by(None))

    def snapshot(self) -> tuple[OrderHistory, Holdings]:
        return self.orders, self.ledger.holdings()

    def restore(self, snapshot: tuple[OrderHistory, Holdings]) -> None:
        self.orders, holdings = snapshot
        self.ledger.restore(holdings)
