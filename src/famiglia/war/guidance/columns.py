"""What each column of the top sheet costs a seat (W-055, W-056)."""

from ..engine.board import COLUMNS, NEUTRAL, SEATS
from ..engine.position import Position
from ..engine.vectors import filled
from ..guidance_types import ColumnPrice
from ..phases.spaces import column_cost, may_use_column

PLENTY = 1000
"""More Money than any column costs."""


def columns(p: Position, seat: int) -> list[ColumnPrice]:
    """The price of every column for this seat; nothing of it can change before the seat pays."""
    rich = p.copy()
    rich.money = filled(SEATS, PLENTY)
    return [_column(p, rich, seat, column) for column in range(COLUMNS)]


def _column(p: Position, rich: Position, seat: int, column: int) -> ColumnPrice:
    price, money = int(column_cost(p, seat, column)), int(p.money[seat])
    fees = {str(owner): int(p.in_column(column, owner)) for owner in range(NEUTRAL) if owner != seat}
    to = {owner: tokens for owner, tokens in fees.items() if tokens}
    return {
        "column": column + 1,
        "tokens": int(p.in_column(column)),
        "supply": price - sum(to.values()),
        "to": to,
        "keep": money - price,
        "payable": price <= money,
        "open": not may_use_column(rich, seat, column),
    }
