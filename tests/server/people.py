"""People at tables, as the tests send them to a server: guests who open, sit, play and look on."""

import json
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .conforming import check

PATIENCE = 120.0
State = dict[str, Any]


def new_id() -> str:
    return secrets.token_urlsafe(16)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, event_hooks={"response": [check]})
        self.name = name
        self.link = ""
        if name is not None:
            told = self.http.post("/api/guests", json={"name": name})
            assert 201 == told.status_code, told.text
            self.link = told.json()["link"]
            self.player = told.json()["player"]

    def close(self) -> None:
        self.http.close()

    def open(self, game: str = "duel", seats: tuple[str, ...] = ("me", "bot:random"), **settings: Any) -> State:
        """Open a table; its state."""
        told = self.http.post("/api/tables", json={"id": new_id(), "game": game, "seats": list(seats), **settings})
        assert 201 == told.status_code, told.text
        return dict(told.json())

    def look(self, table: str, **query: Any) -> State:
        told = self.http.get(f"/api/tables/{table}", params=query)
        assert 200 == told.status_code, told.text
        return dict(told.json())

    def send(self, table: str, expected: int, deed: State, id_: str | None = None, **query: Any) -> httpx.Response:
        """A command, whatever comes of it."""
        body = {"id": id_ or new_id(), "expected": expected, "deed": deed}
        return self.http.post(f"/api/tables/{table}/commands", json=body, params=query)

    def do(self, table: str, deed: State) -> State:
        """A command that is in time; the update."""
        stream = "game" if deed["do"] in ("play", "undo") else "seats"
        told = self.send(table, self.look(table)["numbers"][stream] if deed["do"] != "say" else 0, deed)
        assert 200 == told.status_code, told.text
        return dict(told.json())

    def sit(self, table: str, seat: int) -> State:
        return self.do(table, {"do": "sit", "seat": seat})

    def play(self, state: State, choose: Callable[[list[State]], State] = lambda moves: moves[0]) -> httpx.Response:
        """Play one of the moves that this state lists."""
        move = choose(state["game"]["moves"])["move"]
        deed = {"do": "play", "seat": state["game"]["viewer"], "move": move}
        return self.send(state["about"]["id"], state["numbers"]["game"], deed)

    def play_to_the_end(self, table: str, choose: Callable[[list[State]], State]) -> State:
        """Play whenever it is one's turn, until the game is over; the last state."""
        end = time.monotonic() + 300
        state = self.look(table)
        while time.monotonic() < end:
            if state["about"]["status"] == "over":
                return self.look(table)
            if state["game"]["viewer"] in state["game"]["to_decide"]:
                told = self.play(state, choose)
                assert told.status_code in (200, 409), told.text
                state = told.json().get("state") or {**state, **told.json()}
            else:
                time.sleep(0.01)
                state = self.look(table, after=f"game:{state['numbers']['game']}")
        raise AssertionError("the game has not come to its end")

    @contextmanager
    def socket(self, table: str, query: str = "", **options: Any) -> Iterator["Listener"]:
        """Look at a table through a socket."""
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
    """What came through a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self) -> State:
        return dict(json.loads(self.socket.recv(PATIENCE)))

    def until(self, wanted: Callable[[State], Any]) -> State:
        """The next message that is like this; those before it are gone."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.next()
            if wanted(message):
                return message
        raise AssertionError("the message that was waited for did not come")


def until(true: Callable[[], Any]) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "what was waited for did not happen"
        time.sleep(0.02)


def problem(response: httpx.Response, status: int, code: str) -> State:
    """The problem that an answer tells, if it is this one."""
    assert (status, code) == (response.status_code, response.json().get("code")), response.text
    assert "application/problem+json" == response.headers["content-type"]
    return dict(response.json())
