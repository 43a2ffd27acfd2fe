"""Computes every seat's money and Soldati in the headquarters from the public events alone (WA-82)."""

from typing import Any

from famiglia import war
from famiglia.war.engine.board import SEATS


class PublicLedger:
    """Money and Soldati of every seat, updated with each event as spectators see it."""

    def __init__(self, game: war.War) -> None:
        self.pack = game.pack
        self.money = [0] * SEATS
        self.hq = [0] * SEATS
        for event in game.opening:
            self.apply(event)

    def apply(self, event: war.Event) -> None:
        public = event.seen_by(None).as_json()
        change = getattr(self, "_" + public["kind"].replace("-", "_"), None)
        if change:
            change(public)

    def _character(self, public: dict[str, Any]) -> None:
        self.hq[public["seat"]] += self.pack.character(public["character"]).headquarters_soldati

    def _paid(self, public: dict[str, Any]) -> None:
        (self.hq if public["soldati"] else self.money)[public["seat"]] -= public["n"]

    def _received(self, public: dict[str, Any]) -> None:
        self.money[public["seat"]] += public["n"]

    def _fee(self, public: dict[str, Any]) -> None:
        self.money[public["seat"]] -= public["n"]
        self.money[public["to"]] += public["n"]

    def _given(self, public: dict[str, Any]) -> None:
        mate = next(
            seat.index
            for seat in self.pack.seats
            if seat.team == self.pack.seats[public["seat"]].team and seat.index != public["seat"]
        )
        self.money[public["seat"]] -= public["cost"]
        self.money[mate] += public["n"]

    def _recruited(self, public: dict[str, Any]) -> None:
        self.hq[public["seat"]] += public["n"]

    def _spoils(self, public: dict[str, Any]) -> None:
        self.hq[public["seat"]] += public["n"]

    def _placed(self, public: dict[str, Any]) -> None:
        self.hq[public["seat"]] -= public["n"]

    def _coward(self, public: dict[str, Any]) -> None:
        if isinstance(public["owner"], int):
            self.hq[public["owner"]] += public["n"]
