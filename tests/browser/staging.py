"""A stage: a table that shows any position, told to the page in place of the one that the server knows; only to be looked at."""

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from famiglia.duel import Duel
from famiglia.table.duel.state import duel_state

from .playing import open_table
from .visitors import Visitor

TURN = 9
"""Late enough for the first hints to be gone."""


class Stage:
    """One table and what is shown on it, through the eyes of seat 0, whose turn it is."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.table = open_table(visitor, "me", "bot:random", first=0)
        self.shown: list[Any] = []
        self.number = 0
        self.line: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile(f"/{self.table}/live"), self._follow)

    def show(self, game: Duel, turn: int = TURN) -> Page:
        """Lay this position on the table."""
        self.shown = [_told(game, turn)]
        page = self.visitor.page
        if self.line is None:
            self.visitor.go(f"/t/{self.table}")
        else:
            self.number += 1
            self.line.send(json.dumps({"kind": "update", "numbers": {"game": self.number}, "game": self.shown[0]}))
        page.locator(".prompt.yours").wait_for()
        view = game.view(0)
        expect(page.locator("[data-zone=street] .card")).to_have_count(len(view.street) + len(view.new))
        expect(page.locator("[data-zone=hand0] .card")).to_have_count(len(view.hands[0] or ()))
        return page

    def replay(self, games: list[Duel]) -> Page:
        """Open a replay that has these positions for its steps."""
        self.shown = [_told(game, TURN) | {"moves": [], "whys": []} for game in games]
        self.visitor.page.route(re.compile(f"/{self.table}/steps"), self._tell_story)
        page = self.visitor.go(f"/t/{self.table}/replay")
        page.locator(".board .card").first.wait_for()
        return page

    def _follow(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self.line = line

        def tell(text: str | bytes) -> None:
            told = json.loads(text)
            self.number = max(self.number, told.get("numbers", {}).get("game", 0))
            line.send(json.dumps(told | {"game": self.shown[0]} if told.get("game") else told))

        server.on_message(tell)

    def _tell_story(self, route: Route) -> None:
        deal = route.fetch().json()["steps"][0]
        steps = [deal | {"n": number, "game": game} for number, game in enumerate(self.shown, deal["n"])]
        route.fulfill(json={"steps": steps, "total": len(steps)})


def _told(game: Duel, turn: int) -> dict[str, Any]:
    assert (0,) == game.to_decide(), "the visitor sits in seat 0"
    return dict(json.loads(msgspec.json.encode(duel_state(game, game.view(0), 0, 0, turn))))
