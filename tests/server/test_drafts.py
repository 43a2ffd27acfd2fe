"""Drafts and several moves in one command over HTTP: nobody else hears of a draft, and all moves are made or none."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .patched_server import patched_program
from .people import Listener, Person, State, new_id, problem
from .server_process import running

Come = Callable[[str | None], Person]


def attempt(state: State, *moves: str) -> State:
    return {"seat": state["game"]["viewer"], "number": state["numbers"]["game"], "moves": list(moves)}


def seated(anna: Person, ben: Person) -> str:
    """A duel in which Anna begins and Ben sits opposite."""
    table = str(anna.open(seats=("me", "open"), first=0)["about"]["id"])
    ben.sit(table, 1)
    return table


def heard_before(listener: Listener, anna: Person, table: str) -> list[State]:
    """All messages before a line of chat that Anna sends now."""
    anna.do(table, {"do": "say", "room": "players", "text": "well?"})
    heard = [listener.next()]
    while not heard[-1].get("chat"):
        heard.append(listener.next())
    return heard[:-1]


def test_nobody_hears_of_a_draft_not_even_the_opponent(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = seated(anna, ben)
    path = f"/api/tables/{table}"
    with ben.socket(table) as his, anna.socket(table):
        his.until(lambda message: message["seats"] and all(seat["online"] for seat in message["seats"]))
        before = anna.look(table), ben.look(table), ben.http.get(f"{path}/record").text
        state = anna.look(table)
        moves = [choice["move"] for choice in state["game"]["moves"]]
        for tried in ([move] for move in moves):
            assert 200 == anna.http.post(f"{path}/try", json=attempt(state, *tried)).status_code
        problem(anna.http.post(f"{path}/try", json=attempt(state, "jump")), 422, "bad-move")
        assert [] == heard_before(his, anna, table)
        after = anna.look(table), ben.look(table), ben.http.get(f"{path}/record").text
        for one, other in zip(before[:2], after[:2], strict=True):
            assert {**one, "chat": 0, "numbers": 0} == {**other, "chat": 0, "numbers": 0}
            assert one["numbers"]["game"] == other["numbers"]["game"]
        assert before[2] == after[2]


@pytest.mark.parametrize("game", ["duel", "war"])
def test_a_draft_shows_where_the_moves_lead_and_why_they_end(person: Come, game: str) -> None:
    anna = person("Anna")
    options = {"options": ["quick-setup", "first-game"]} if game == "war" else {"first": 0}
    seats = ("me", "open") if game == "duel" else ("me", "me", "me", "me")
    state = anna.open(game, seats, **options)
    if game == "duel":
        person("Ben").sit(state["about"]["id"], 1)
        state = anna.look(state["about"]["id"])
    move = next(each for each in state["game"]["moves"] if each["verb"] not in ("refresh", "sell", "give"))
    path = f"/api/tables/{state['about']['id']}"
    draft = anna.http.post(f"{path}/try", json=attempt(state, move["move"])).json()
    assert (state["numbers"]["game"], None) == (draft["number"], draft["stopped"])
    assert [{name: move[name] for name in ("move", "verb", "arguments", "says")}] == draft["moves"]
    assert anna.look(state["about"]["id"])["game"] == state["game"]
    made = anna.play(state, lambda _: move).json()
    ours = anna.look(state["about"]["id"], seat=state["game"]["viewer"])["game"]
    assert {**ours, "undoable": 0} == draft["game"]
    again = anna.http.post(f"{path}/try", json={**attempt(state, move["move"]), "number": made["numbers"]["game"]})
    assert again.status_code == 200


def test_a_draft_about_an_outdated_number_gets_the_state(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = seated(anna, ben)
    state = anna.look(table)
    anna.play(state, lambda moves: next(each for each in moves if each["move"] == "pass"))
    response = anna.http.post(f"/api/tables/{table}/try", json=attempt(state, "pass"))
    told = problem(response, 409, "stale")["state"]
    assert anna.look(table)["game"] == told["game"]
    assert [3] == [told["numbers"]["game"]]
    assert [state["numbers"]["game"]] == [entry["n"] for entry in told["log"]]


def test_only_those_in_a_seat_may_try_for_it(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = seated(anna, ben)
    path = f"/api/tables/{table}/try"
    body = attempt(anna.look(table), "pass")
    problem(ben.http.post(path, json=body), 403, "not-your-seat")
    problem(person("Carla").http.post(path, json=body), 403, "not-your-seat")
    problem(anna.http.post(path, json=body | {"seat": 1}), 403, "not-your-seat")
    problem(anna.http.post(path, json=body | {"seat": 3}), 404, "no-such-seat")
    problem(person(None).http.post(path, json=body), 401, "not-signed-in")
    problem(anna.http.post(path, json=body | {"moves": ["pass"] * 41}), 422, "bad-field")


def test_a_loop_of_drafts_is_told_to_wait(tmp_path: Path) -> None:
    few = "import famiglia.server.handlers.tables as t, dataclasses; t.DRAFTS = dataclasses.replace(t.DRAFTS, count=2)"
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, few)) as server:
        anna = Person(server.address, "Anna")
        state = anna.open(first=0)
        path = f"/api/tables/{state['about']['id']}/try"
        for _ in range(2):
            assert 200 == anna.http.post(path, json=attempt(state, "pass")).status_code
        problem(anna.http.post(path, json=attempt(state, "pass")), 429, "too-many")
        anna.close()


def test_a_draft_is_charged_to_the_budget_for_reading(tmp_path: Path) -> None:
    small = "import famiglia.server.live.replays as r; r.REPLAYS = (1e-9, 1e-9)"
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, small)) as server:
        anna = Person(server.address, "Anna")
        state = anna.open(first=0)
        path = f"/api/tables/{state['about']['id']}/try"
        assert 200 == anna.http.post(path, json=attempt(state, "pass")).status_code
        problem(anna.http.post(path, json=attempt(state, "pass")), 429, "too-many")
        anna.close()


def two_moves(anna: Person) -> tuple[State, list[str]]:
    """A war in which Anna holds every seat, and two moves that one of them can make."""
    state = anna.open("war", ("me", "me", "me", "me"), options=["quick-setup", "first-game"])
    path = f"/api/tables/{state['about']['id']}/try"
    first = next(each["move"] for each in state["game"]["moves"] if each["verb"] not in ("sell", "give"))
    draft = anna.http.post(path, json=attempt(state, first)).json()
    second = next(each["move"] for each in draft["game"]["moves"] if each["verb"] not in ("sell", "give"))
    return state, [first, second]


def test_several_moves_in_one_command_are_made_once(person: Come) -> None:
    anna = person("Anna")
    state, moves = two_moves(anna)
    table, number = state["about"]["id"], state["numbers"]["game"]
    deed: State = {"do": "play-all", "seat": state["game"]["viewer"], "moves": moves}
    with anna.socket(table, f"?seat={deed['seat']}") as hers:
        hers.next()
        command = new_id()
        first, second = (anna.send(table, number, deed, command) for _ in range(2))
        assert [200, 200] == [first.status_code, second.status_code]
        assert first.json() == second.json()
        told = hers.until(lambda message: message.get("log"))
        assert [number, number + 1] == [entry["n"] for entry in told["log"]] == [
            entry["n"] for entry in first.json()["log"]
        ]  # fmt: skip
    assert number + 2 == anna.look(table)["numbers"]["game"]
    problem(anna.send(table, number, deed | {"moves": moves[:1]}, command), 409, "id-reused")
    stale = problem(anna.send(table, number, deed), 409, "stale")
    assert number + 2 == stale["state"]["numbers"]["game"]


def test_none_of_several_moves_is_made_if_one_is_refused_which_is_named(person: Come) -> None:
    anna = person("Anna")
    state, moves = two_moves(anna)
    table, number = state["about"]["id"], state["numbers"]["game"]
    deed: State = {"do": "play-all", "seat": state["game"]["viewer"], "moves": moves}
    for further, code, at in (("lead red", "refused", 2), ("jump", "bad-move", 2)):
        response = anna.send(table, number, deed | {"moves": [*moves, further]})
        assert at == problem(response, 422, code)["at"]
    sale = next(each["move"] for each in state["game"]["moves"] if each["verb"] == "sell")
    told = problem(anna.send(table, number, deed | {"moves": [sale, *moves]}, lang="de"), 422, "final-move")
    assert 0 == told["at"]
    assert "Zug 1" in told["detail"]
    assert number == anna.look(table)["numbers"]["game"]
    assert 200 == anna.send(table, number, deed | {"moves": [*moves[:1]]}).status_code
