"""A table in the browser that shows any position of a duel.

The page receives the position in place of the server's own; moves in it would be refused.
"""

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from famiglia.duel import Duel
from famiglia.table.duel.state import duel_state

from .gameplay import open_table
from .visitors import Visitor

TURN = 9
"""Late enough that the hints of the first turns are no longer shown."""


class StagedTable:
    """A table whose page shows positions that a test chooses, as seat 0 sees them on its turn."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.table = open_table(visitor, "me", "bot:random", first=0)
        self.shown: list[Any] = []
        self.number = 0
        self.socket: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile(f"/{self.table}/live"), self._connect)

    def show(self, game: Duel, turn: int = TURN) -> Page:
        """Show this position."""
        self.shown = [_state(game, turn)]
        page = self.visitor.page
        if self.socket is None:
            self.visitor.go(f"/t/{self.table}")
        else:
            self.number += 1
            self.socket.send(json.dumps({"kind": "update", "numbers": {"game": self.number}, "game": self.shown[0]}))
        page.locator(".prompt.yours").wait_for()
        view = game.view(0)
        expect(page.locator("[data-zone=street] .card")).to_have_count(len(view.street) + len(view.new))
        expect(page.locator("[data-zone=hand0] .card")).to_have_count(len(view.hands[0] or ()))
        return page

    def replay(self, games: list[Duel]) -> Page:
        """Open a replay whose steps are these positions."""
        self.shown = [_state(game, TURN) | {"moves": [], "whys": []} for game in games]
        self.visitor.page.route(re.compile(f"/{self.table}/steps"), self._answer_steps)
        page = self.visitor.go(f"/t/{self.table}/replay")
        page.locator(".board .card").first.wait_for()
        return page

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.socket = socket

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            self.number = max(self.number, message.get("numbers", {}).get("game", 0))
            socket.send(json.dumps(message | {"game": self.shown[0]} if message.get("game") else message))

        server.on_message(forward)

    def _answer_steps(self, route: Route) -> None:
        deal = route.fetch().json()["steps"][0]
        steps = [deal | {"n": number, "game": game} for number, game in enumerate(self.shown, deal["n"])]
        route.fulfill(json={"steps": steps, "total": len(steps)})


def _state(game: Duel, turn: int) -> dict[str, Any]:
    assert (0,) == game.to_decide(), "the visitor sits in seat 0"
    return dict(json.loads(msgspec.json.encode(duel_state(game, game.view(0), 0, 0, turn))))
