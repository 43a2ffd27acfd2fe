"""P18: who may do what, for every row of the route table and every kind of person."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from famiglia.server.http.route import Route
from famiglia.server.routes import ROUTES

from .asking import ask, samples
from .people import Person, new_id
from .running import Running

KINDS = ("anonymous", "guest", "user", "other seat", "team-mate", "spectator", "operator", "holder")
"""Whoever runs the server has no door of their own: at the API an operator is somebody with an account."""


@dataclass
class House:
    """A war that runs, and everybody who might want something of its seat 0."""

    table: str = ""
    people: dict[str, Person] = field(default_factory=dict)
    accounts: dict[str, dict[str, str]] = field(default_factory=dict)

    def come_back(self, kind: str) -> None:
        """Whoever has signed out is here again, with the password or the link."""
        person = self.people[kind]
        told = person.http.post("/api/session", json=self.accounts.get(kind, {"link": person.link}))
        assert 200 == told.status_code, told.text


@pytest.fixture(scope="module")
def house(server: Running) -> Iterator[House]:
    found = House(people={kind: Person(server.address, None if kind == "anonymous" else kind) for kind in KINDS})
    for kind in ("user", "operator"):
        wish = {"account": f"{kind} {new_id()[:8]}", "password": "a long and quiet evening"}
        assert 201 == found.people[kind].http.post("/api/accounts", json=wish).status_code
        found.accounts[kind] = wish
    found.table = found.people["holder"].open("war", ("me", "open", "open", "bot:random"))["about"]["id"]
    found.people["team-mate"].sit(found.table, 2)
    found.people["other seat"].sit(found.table, 1)
    yield found
    for person in found.people.values():
        person.close()


def allowed(route: Route, kind: str) -> int | None:
    """The status of the refusal that the table declares; None for those who may."""
    if route.access == "signed-in" and kind == "anonymous":
        return 401
    if route.for_seat and kind != "holder":
        return 403
    return None


def test_every_row_of_the_route_table_is_asked_for() -> None:
    assert set(samples()) == {(route.method, route.path) for route in ROUTES}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_everybody_may_do_what_the_table_declares_and_nothing_else(house: House, route: Route, kind: str) -> None:
    person = house.people[kind]
    cookies = dict(person.http.cookies)
    told = ask(person, route, house.table)
    found = told.status_code
    expected = allowed(route, kind)
    if expected is None:
        assert found not in (401, 403)
        assert found < 500
    else:
        assert expected == found
    if route.path == "/api/me/link" and found == 200:
        person.link = told.json()["link"]
    if route.method == "DELETE" and cookies:
        house.come_back(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_knows_the_link_may_look_on_without_a_seat(house: House, kind: str) -> None:
    person = house.people[kind]
    state = person.look(house.table)
    mine = [seat["seat"] for seat in state["seats"] if seat["yours"]]
    assert {"holder": [0], "team-mate": [2], "other seat": [1]}.get(kind, []) == mine
    assert (kind == "holder") == state["about"]["host"]
    rooms = {"spectators"} if not mine else {"players", "team"}
    assert rooms == set(state["chat"]) == set(state["numbers"]) - {"game", "seats"}


def test_a_note_is_nobody_elses(house: House) -> None:
    path = f"/api/tables/{house.table}/note"
    told = house.people["holder"].http.put(path, json={"text": "they bluff", "version": 0})
    assert {"text": "they bluff", "version": 1} == told.json()
    for kind in ("guest", "team-mate", "other seat", "user", "operator", "spectator"):
        assert "" == house.people[kind].http.get(path).json()["text"]


def test_what_a_team_says_stays_with_the_team(house: House) -> None:
    house.people["holder"].do(house.table, {"do": "say", "room": "team", "text": "tonight at nine"})
    for kind in KINDS:
        told = house.people[kind].http.get(f"/api/tables/{house.table}").text
        assert (kind in ("holder", "team-mate")) == ("tonight at nine" in told), kind
