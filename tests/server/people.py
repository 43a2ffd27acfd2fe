"""HTTP and WebSocket clients for tests: people who open tables, take seats, play and watch."""

import json
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .openapi_check import check_response

PATIENCE = 120.0
IDLE = httpx.Limits(keepalive_expiry=1.0)
"""An idle connection is not used again after this time, because a server closes it after five seconds.

If the server is busy at that moment, a request that is on its way is lost with the connection.
"""
State = dict[str, Any]


def new_id() -> str:
    return secrets.token_urlsafe(16)


class Person:
    """A client with its own cookies; with a name, it is signed in as a guest."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address, timeout=PATIENCE, limits=IDLE, event_hooks={"response": [check_response]}
        )
        self.name = name
        self.link = ""
        if name is not None:
            response = self.http.post("/api/guests", json={"name": name})
            assert 201 == response.status_code, response.text
            self.link = response.json()["link"]
            self.player = response.json()["player"]

    def close(self) -> None:
        self.http.close()

    def open(self, game: str = "duel", seats: tuple[str, ...] = ("me", "bot:random"), **settings: Any) -> State:
        """Open a table and return its state."""
        response = self.http.post("/api/tables", json={"id": new_id(), "game": game, "seats": list(seats), **settings})
        assert 201 == response.status_code, response.text
        return dict(response.json())

    def look(self, table: str, **query: Any) -> State:
        """Get the state of a table."""
        response = self.http.get(f"/api/tables/{table}", params=query)
        assert 200 == response.status_code, response.text
        return dict(response.json())

    def send(self, table: str, expected: int, deed: State, id_: str | None = None, **query: Any) -> httpx.Response:
        """Send a command and return the response, whether it was accepted or not."""
        body = {"id": id_ or new_id(), "expected": expected, "deed": deed}
        return self.http.post(f"/api/tables/{table}/commands", json=body, params=query)

    def do(self, table: str, deed: State) -> State:
        """Send a command with the current number, which must be accepted, and return the update."""
        stream = "game" if deed["do"] in ("play", "play-all", "undo") else "seats"
        response = self.send(table, self.look(table)["numbers"][stream] if deed["do"] != "say" else 0, deed)
        assert 200 == response.status_code, response.text
        return dict(response.json())

    def sit(self, table: str, seat: int) -> State:
        return self.do(table, {"do": "sit", "seat": seat})

    def play(self, state: State, choose: Callable[[list[State]], State] = lambda moves: moves[0]) -> httpx.Response:
        """Play one of the legal moves in this state; by default the first one."""
        move = choose(state["game"]["moves"])["move"]
        deed = {"do": "play", "seat": state["game"]["viewer"], "move": move}
        return self.send(state["about"]["id"], state["numbers"]["game"], deed)

    def play_to_the_end(self, table: str, choose: Callable[[list[State]], State]) -> State:
        """Play on every turn until the game is over, and return the last state."""
        end = time.monotonic() + 300
        state = self.look(table)
        while time.monotonic() < end:
            if state["about"]["status"] == "over":
                return self.look(table)
            if state["game"]["viewer"] in state["game"]["to_decide"]:
                response = self.play(state, choose)
                assert response.status_code in (200, 409), response.text
                state = response.json().get("state") or {**state, **response.json()}
            else:
                time.sleep(0.01)
                state = self.look(table, after=f"game:{state['numbers']['game']}")
        raise AssertionError("the game has not come to its end")

    @contextmanager
    def socket(self, table: str, query: str = "", **options: Any) -> Iterator["Listener"]:
        """Watch a table through a WebSocket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1)
        with connect(
            f"{address}/api/tables/{table}/live{query}",
            additional_headers={"Cookie": cookies} if cookies else {},
            open_timeout=PATIENCE,
            **options,
        ) as socket:
            yield Listener(socket)


class Listener:
    """Receives the messages of a table's WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self) -> State:
        """The next message."""
        return dict(json.loads(self.socket.recv(PATIENCE)))

    def until(self, wanted: Callable[[State], Any]) -> State:
        """Skip messages until one meets the condition, and return it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.next()
            if wanted(message):
                return message
        raise AssertionError("the message that was waited for did not come")


def until(condition: Callable[[], Any]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "what was waited for did not happen"
        time.sleep(0.02)


def problem(response: httpx.Response, status: int, code: str) -> State:
    """Assert that a response is a problem with this status and code, and return its content."""
    assert (status, code) == (response.status_code, response.json().get("code")), response.text
    assert "application/problem+json" == response.headers["content-type"]
    return dict(response.json())
