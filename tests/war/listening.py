"""A careful listener: follows everybody's money and Soldati from the open events alone (WA-82)."""

from typing import Any

from famiglia import war
from famiglia.war.engine.board import SEATS


class Listener:
    """Hears what a spectator hears."""

    def __init__(self, game: war.War) -> None:
        self.pack = game.pack
        self.money = [0] * SEATS
        self.hq = [0] * SEATS
        for event in game.opening:
            self.hear(event)

    def hear(self, event: war.Event) -> None:
        heard = event.seen_by(None).as_json()
        change = getattr(self, "_" + heard["kind"].replace("-", "_"), None)
        if change:
            change(heard)

    def _character(self, heard: dict[str, Any]) -> None:
        self.hq[heard["seat"]] += self.pack.character(heard["character"]).headquarters_soldati

    def _paid(self, heard: dict[str, Any]) -> None:
        (self.hq if heard["soldati"] else self.money)[heard["seat"]] -= heard["n"]

    def _received(self, heard: dict[str, Any]) -> None:
        self.money[heard["seat"]] += heard["n"]

    def _fee(self, heard: dict[str, Any]) -> None:
        self.money[heard["seat"]] -= heard["n"]
        self.money[heard["to"]] += heard["n"]

    def _given(self, heard: dict[str, Any]) -> None:
        mate = next(
            seat.index
            for seat in self.pack.seats
            if seat.team == self.pack.seats[heard["seat"]].team and seat.index != heard["seat"]
        )
        self.money[heard["seat"]] -= heard["cost"]
        self.money[mate] += heard["n"]

    def _recruited(self, heard: dict[str, Any]) -> None:
        self.hq[heard["seat"]] += heard["n"]

    def _spoils(self, heard: dict[str, Any]) -> None:
        self.hq[heard["seat"]] += heard["n"]

    def _placed(self, heard: dict[str, Any]) -> None:
        self.hq[heard["seat"]] -= heard["n"]

    def _coward(self, heard: dict[str, Any]) -> None:
        if isinstance(heard["owner"], int):
            self.hq[heard["owner"]] += heard["n"]
