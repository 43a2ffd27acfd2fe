"""Hints over HTTP: given against bots, refused between people, limited."""

from collections.abc import Callable
from typing import Any

from .people import Person, State, problem

Come = Callable[[str | None], Person]


def question(state: State, **more: Any) -> State:
    return {"seat": state["game"]["viewer"], "number": state["numbers"]["game"], **more}


def test_against_a_bot_a_person_gets_three_lines_with_reasons(person: Come) -> None:
    anna = person("Anna")
    state = anna.open(seats=("me", "bot:boss"), first=0)
    assert state["about"]["hints"]
    path = f"/api/tables/{state['about']['id']}/hint"
    response = anna.http.post(path, json=question(state, move="pass"))
    assert 200 == response.status_code
    hint = response.json()
    legal = {choice["move"] for choice in state["game"]["moves"]}
    assert {line["move"] for line in hint["lines"]} <= legal
    assert all(line["reasons"] and line["plan"] for line in hint["lines"])
    assert "pass" == hint["asked"]["move"]
    assert hint == anna.http.post(path, json=question(state, move="pass")).json()
    problem(anna.http.post(path, json=question(state) | {"number": 1}), 409, "stale")
    problem(anna.http.post(path, json=question(state, move="take F4 with F3 F3 down F3")), 422, "not-legal")


def test_between_people_a_hint_is_refused_unless_the_table_was_opened_with_hints(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    for hints in (False, True):
        table = str(anna.open(seats=("me", "open"), first=0, hints=hints)["about"]["id"])
        ben.sit(table, 1)
        state = anna.look(table)
        assert hints == state["about"]["hints"] == state["about"]["settings"]["hints"]
        response = anna.http.post(f"/api/tables/{table}/hint", json=question(state))
        if hints:
            assert 200 == response.status_code
        else:
            assert "people play against each other" in problem(response, 409, "hints-off")["detail"]
