"""What a careful listener knows about the headquarters: every change of Money and Soldati there is announced (WA-82)."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from .engine.board import SEATS
from .events import Event
from .pack import Pack
from .view import Holdings, View


class Ledger:
    """The Money and the Soldati in the headquarters of every seat, followed from the open events since the deal.

    >>> from famiglia import war
    >>> game = war.new(options=("quick-setup",), dice=war.Dice("an evening in May"))
    >>> ledger = war.Ledger(game.pack, game.opening)
    >>> ledger.money == [int(n) for n in game.position.money]
    True
    """

    def __init__(self, pack: Pack, opening: Iterable[Event] = ()) -> None:
        self.pack = pack
        self.money = [0] * SEATS
        self.hq = [0] * SEATS
        self._holdings = Holdings((0,) * SEATS, (0,) * SEATS)
        self._effects: dict[str, Callable[[dict[str, Any]], None]] = {
            "character": self._character,
            "paid": self._paid,
            "received": self._received,
            "fee": self._fee,
            "given": self._given,
            "recruited": self._into_hq,
            "spoils": self._into_hq,
            "placed": self._placed,
            "coward": self._coward,
        }
        for event in opening:
            self.hear(event)

    def hear(self, event: Event) -> None:
        """Follow an event; what any spectator is told of it is enough."""
        effect = self._effects.get(event.kind)
        if effect is not None:
            effect(event.arguments)

    def holdings(self) -> Holdings:
        """What is known now; the same object as before if nothing has changed, so that a long history takes little memory."""
        now = Holdings(tuple(self.money), tuple(self.hq))
        if now != self._holdings:
            self._holdings = now
        return self._holdings

    def restore(self, holdings: Holdings) -> None:
        """Return to what was known earlier, because moves are taken back."""
        self.money, self.hq = list(holdings.money), list(holdings.hq)

    def recall(self, view: View) -> View:
        """The view with what is known."""
        return replace(view, holdings=self.holdings())

    def _character(self, told: dict[str, Any]) -> None:
        self.hq[told["seat"]] += self.pack.character(told["character"]).headquarters_soldati

    def _paid(self, told: dict[str, Any]) -> None:
        (self.hq if told["soldati"] else self.money)[told["seat"]] -= told["n"]

    def _received(self, told: dict[str, Any]) -> None:
        self.money[told["seat"]] += told["n"]

    def _fee(self, told: dict[str, Any]) -> None:
        self.money[told["seat"]] -= told["n"]
        self.money[told["to"]] += told["n"]

    def _given(self, told: dict[str, Any]) -> None:
        giver = self.pack.seats[told["seat"]]
        mate = next(seat.index for seat in self.pack.seats if seat.team == giver.team and seat.index != giver.index)
        self.money[giver.index] -= told["cost"]
        self.money[mate] += told["n"]

    def _into_hq(self, told: dict[str, Any]) -> None:
        self.hq[told["seat"]] += told["n"]

    def _placed(self, told: dict[str, Any]) -> None:
        self.hq[told["seat"]] -= told["n"]

    def _coward(self, told: dict[str, Any]) -> None:
        if isinstance(told["owner"], int):
            self.hq[told["owner"]] += told["n"]
