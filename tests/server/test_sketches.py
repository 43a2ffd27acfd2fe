"""What a team shares on its private map reaches the team at once and nobody else, and is there again after a restart."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .people import Person, State, new_id, problem
from .server_process import RunningServer, running

SEATS = ("me", "open", "open", "open")
QUICK = {"options": ["first-game", "quick-setup"]}
SKETCH = {"do": "sketch", "seat": 0, "marks": [{"kind": "arrow", "from": "enna", "to": "nicosia", "text": "at dawn"}]}
SUGGEST = {"do": "suggest", "seat": 0, "moves": ["pass"], "text": "wait for me"}


class War:
    """A running war with a person in each seat, and a spectator."""

    def __init__(self, address: str) -> None:
        self.anna, self.ben, self.carla, self.dino, self.eve = self.people = [
            Person(address, name) for name in ("Anna", "Ben", "Carla", "Dino", "Eve")
        ]
        self.table = self.anna.open("war", SEATS, **QUICK)["about"]["id"]
        for seat, person in enumerate((self.ben, self.carla, self.dino), 1):
            person.sit(self.table, seat)

    def share(self, deed: State) -> State:
        """Send a deed as Anna; it must be accepted."""
        response = self.anna.send(self.table, 0, deed)
        assert 200 == response.status_code, response.text
        return dict(response.json())

    def bytes_for(self, person: Person) -> bytes:
        """The state of the table as this person receives it."""
        return person.http.get(f"/api/tables/{self.table}").content

    def close(self) -> None:
        for person in self.people:
            person.close()


@pytest.fixture
def war(server: RunningServer) -> Iterator[War]:
    found = War(server.address)
    yield found
    found.close()


def test_the_mate_receives_marks_and_suggestions_at_once(war: War) -> None:
    with war.carla.socket(war.table) as carla:
        assert {"marks": [], "suggestion": None, "suggested": None} == carla.next()["team"]
        marks = [{**SKETCH["marks"][0], "seat": 0}]  # type: ignore[index]
        assert marks == war.share(SKETCH)["team"]["marks"]
        assert marks == carla.until(lambda message: "team" in message)["team"]["marks"]
        war.share(SUGGEST)
        suggestion = carla.until(lambda message: message.get("team", {}).get("suggestion"))["team"]["suggestion"]
        assert (0, ["pass"], "wait for me") == (suggestion["seat"], suggestion["moves"], suggestion["text"])


@pytest.mark.parametrize("name", ["ben", "dino", "eve"])
def test_others_receive_the_same_bytes_with_and_without_sketches(war: War, name: str) -> None:
    person: Person = getattr(war, name)
    room = "spectators" if name == "eve" else "players"
    with person.socket(war.table) as socket:
        state, before = socket.next(), war.bytes_for(person)
        for deed in (SKETCH, SUGGEST, {**SUGGEST, "moves": []}, {**SKETCH, "marks": []}, SKETCH, SUGGEST):
            war.share(deed)
        assert before == war.bytes_for(person)
        person.do(war.table, {"do": "say", "room": room, "text": "did anything happen?"})
        heard = [socket.next()]
        while "chat" not in heard[-1]:
            heard.append(socket.next())
    # Who is present may be sent at any time; nothing else came before the line of chat.
    assert all(message.keys() <= {"kind", "numbers", "seats", "spectators"} for message in heard[:-1])
    assert {room: state["numbers"][room] + 1} == {
        stream: number for stream, number in heard[-1]["numbers"].items() if number != state["numbers"].get(stream)
    }


def test_mates_try_moves_for_each_other_and_nobody_else_does(war: War) -> None:
    path = f"/api/tables/{war.table}"
    number, seat = (state := war.anna.look(war.table))["numbers"]["game"], state["game"]["to_decide"][0]
    decider, mate = war.people[seat], war.people[(seat + 2) % 4]
    own = decider.http.post(f"{path}/try", json={"seat": seat, "number": number, "moves": []}).json()
    move = own["game"]["moves"][0]["move"]
    body = {"seat": seat, "number": number, "moves": [move]}
    with decider.socket(war.table) as socket:
        socket.next()
        assert own == mate.http.post(f"{path}/try", json=body | {"moves": []}).json()
        tried = mate.http.post(f"{path}/try", json=body)
        assert tried.json() == decider.http.post(f"{path}/try", json=body).json()
        for question in ("why", "preview"):
            assert 200 == mate.http.get(f"{path}/{question}?seat={seat}&move={move}").status_code
        problem(mate.send(war.table, number, {"do": "play", "seat": seat, "move": move}), 403, "not-your-seat")
        decider.do(war.table, {"do": "say", "room": "players", "text": "nothing was heard"})
        heard = [socket.next()]
        while "chat" not in heard[-1]:
            heard.append(socket.next())
    assert all(message.keys() <= {"kind", "numbers", "seats", "spectators"} for message in heard[:-1])
    for person in (war.people[(seat + 1) % 4], war.people[(seat + 3) % 4], war.eve):
        problem(person.http.post(f"{path}/try", json=body), 403, "not-your-seat")
        for question in ("why", "preview"):
            problem(person.http.get(f"{path}/{question}?seat={seat}&move={move}"), 403, "not-your-seat")


def test_lists_of_tables_do_not_show_that_a_team_sketches(war: War) -> None:
    lists = [person.http.get("/api/me/tables").content for person in war.people]
    war.share(SKETCH)
    assert lists == [person.http.get("/api/me/tables").content for person in war.people]


def test_the_same_command_takes_effect_once(war: War) -> None:
    id_ = new_id()
    first, second = (war.anna.send(war.table, 0, SKETCH, id_).json() for _ in range(2))
    assert first["team"] == second["team"]
    assert 1 == first["numbers"]["sketches"] == second["numbers"]["sketches"]
    problem(war.anna.send(war.table, 0, SUGGEST, id_), 409, "id-reused")


def test_refusals_name_the_seat_the_field_and_the_move(war: War) -> None:
    for person in (war.ben, war.carla, war.eve):
        problem(person.send(war.table, 0, SKETCH), 403, "not-your-seat")
    wrong = {**SKETCH, "marks": [{"kind": "ring", "area": "atlantis"}]}
    assert "marks[0].area" == problem(war.anna.send(war.table, 0, wrong), 422, "no-such-place")["field"]
    many = {**SKETCH, "marks": [{"kind": "ring", "area": "enna"}] * 25}
    assert "deed.marks" == problem(war.anna.send(war.table, 0, many), 422, "bad-field")["field"]
    long = {**SKETCH, "marks": [{"kind": "note", "area": "enna", "text": "x" * 81}]}
    problem(war.anna.send(war.table, 0, long), 422, "bad-field")
    assert 0 == problem(war.anna.send(war.table, 0, {**SUGGEST, "moves": ["invade"]}), 422, "bad-move")["at"]
    problem(war.anna.send(war.table, 0, {**SUGGEST, "moves": ["pass"] * 41}), 422, "bad-field")


def test_a_duel_has_no_team_to_sketch_for(person: Callable[[str | None], Person]) -> None:
    anna = person("Anna")
    table = anna.open()["about"]["id"]
    problem(anna.send(table, 0, SKETCH), 409, "no-team")


def test_marks_and_suggestions_are_there_again_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with running(database, limits="off") as server:
        war = War(server.address)
        war.share(SKETCH)
        war.share(SUGGEST)
        kept = [(person.http.cookies, war.bytes_for(person)) for person in war.people]
        war.close()
    with running(database, limits="off") as server:
        for cookies, before in kept:
            person = Person(server.address)
            person.http.cookies = cookies
            state = person.http.get(f"/api/tables/{war.table}")
            assert before == state.content
            person.close()
