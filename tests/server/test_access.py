"""P18: access rights, for every route and every kind of person."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from famiglia.server.http.route import Route
from famiglia.server.routes import ROUTES

from .people import Person, new_id
from .sample_requests import ask, samples
from .server_process import RunningServer

KINDS = ("anonymous", "guest", "user", "other seat", "team-mate", "spectator", "operator", "holder")
"""Operators have no special access to the API; for them it is the same as for any account."""


@dataclass
class WarTable:
    """A running war, and a person of each kind who sends requests about its seat 0."""

    table: str = ""
    people: dict[str, Person] = field(default_factory=dict)
    accounts: dict[str, dict[str, str]] = field(default_factory=dict)

    def come_back(self, kind: str) -> None:
        """Sign a person in again who was signed out by a request."""
        person = self.people[kind]
        response = person.http.post("/api/session", json=self.accounts.get(kind, {"link": person.link}))
        assert 200 == response.status_code, response.text


@pytest.fixture(scope="module")
def house(server: RunningServer) -> Iterator[WarTable]:
    found = WarTable(people={kind: Person(server.address, None if kind == "anonymous" else kind) for kind in KINDS})
    for kind in ("user", "operator"):
        credentials = {"account": f"{kind} {new_id()[:8]}", "password": "a long and quiet evening"}
        assert 201 == found.people[kind].http.post("/api/accounts", json=credentials).status_code
        found.accounts[kind] = credentials
    found.table = found.people["holder"].open("war", ("me", "open", "open", "bot:random"))["about"]["id"]
    found.people["team-mate"].sit(found.table, 2)
    found.people["other seat"].sit(found.table, 1)
    yield found
    for person in found.people.values():
        person.close()


def allowed(route: Route, kind: str) -> int | None:
    """The error status that a route declares for this kind of person; None if access is allowed."""
    if route.access == "signed-in" and kind == "anonymous":
        return 401
    if route.for_seat and kind != "holder" and not (route.for_team and kind == "team-mate"):
        return 403
    return None


def test_every_route_has_a_sample_request() -> None:
    assert set(samples()) == {(route.method, route.path) for route in ROUTES}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_access_is_as_the_route_declares(house: WarTable, route: Route, kind: str) -> None:
    person = house.people[kind]
    cookies = dict(person.http.cookies)
    response = ask(person, route, house.table)
    found = response.status_code
    expected = allowed(route, kind)
    if expected is None:
        assert found not in (401, 403)
        assert found < 500
    else:
        assert expected == found
    if route.path == "/api/me/link" and found == 200:
        person.link = response.json()["link"]
    if route.method == "DELETE" and cookies:
        house.come_back(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_anybody_with_the_link_can_watch(house: WarTable, kind: str) -> None:
    person = house.people[kind]
    state = person.look(house.table)
    mine = [seat["seat"] for seat in state["seats"] if seat["yours"]]
    assert {"holder": [0], "team-mate": [2], "other seat": [1]}.get(kind, []) == mine
    assert (kind == "holder") == state["about"]["host"]
    rooms = {"spectators"} if not mine else {"players", "team"}
    assert rooms == set(state["chat"]) == set(state["numbers"]) - {"game", "seats", "sketches"}
    assert bool(mine) == ("sketches" in state["numbers"]) == (state["team"] is not None)


def test_a_note_can_be_read_only_by_its_author(house: WarTable) -> None:
    path = f"/api/tables/{house.table}/note"
    response = house.people["holder"].http.put(path, json={"text": "they bluff", "version": 0})
    assert {"text": "they bluff", "version": 1} == response.json()
    for kind in ("guest", "team-mate", "other seat", "user", "operator", "spectator"):
        assert "" == house.people[kind].http.get(path).json()["text"]


def test_the_chat_of_a_team_can_be_read_only_by_the_team(house: WarTable) -> None:
    house.people["holder"].do(house.table, {"do": "say", "room": "team", "text": "tonight at nine"})
    for kind in KINDS:
        text = house.people[kind].http.get(f"/api/tables/{house.table}").text
        assert (kind in ("holder", "team-mate")) == ("tonight at nine" in text), kind
