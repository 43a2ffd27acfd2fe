"""Tables through the API, apart from moves: lists, chat, notes, replays, stories, records, presence."""

from collections.abc import Callable

import pytest

from famiglia.record import verify

from .people import Person, State, new_id, problem, until

Come = Callable[[str | None], Person]


def test_a_table_opened_twice_is_one_table_and_other_settings_under_its_id_are_refused(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    body = {"id": new_id(), "game": "duel", "seats": ["me", "bot:random"], "first": 0}
    first, second = anna.http.post("/api/tables", json=body), anna.http.post("/api/tables", json=body)
    assert (201, f"/api/tables/{body['id']}") == (first.status_code, first.headers["location"])
    assert first.json() == second.json()
    problem(anna.http.post("/api/tables", json=body | {"first": 1}), 409, "id-reused")
    problem(anna.http.post("/api/tables", json=body | {"seats": ["me", "open"]}), 409, "id-reused")
    problem(ben.http.post("/api/tables", json=body), 409, "id-reused")


def test_an_error_in_the_settings_of_a_table_names_the_field(person: Come) -> None:
    anna = person("Anna")
    wish: State = {"id": new_id(), "game": "duel", "seats": ["me", "open"]}
    wrong: list[tuple[State, str]] = [
        ({"edition": "third"}, "edition"),
        ({"options": ["cheat"]}, "options"),
        ({"seats": ["me"]}, "seats"),
        ({"game": "chess"}, "game"),
        ({"id": "short"}, "id"),
        ({"first": 2}, "first"),
        ({"memory_aid": "yes"}, "memory_aid"),
    ]
    for changed, field in wrong:
        response = anna.http.post("/api/tables", json=wish | changed)
        assert (422, field) == (response.status_code, response.json()["field"]), response.text
    problem(anna.http.post("/api/tables", json=wish | {"seats": ["me", "bot:deep-blue"]}), 422, "no-such-bot")
    problem(anna.http.post("/api/tables", json=wish | {"colour": "red"}), 422, "bad-field")


def test_the_host_may_name_every_seat_that_they_take(person: Come) -> None:
    anna = person("Anna")
    body = {"id": new_id(), "game": "duel", "seats": ["me", "me"], "names": ["Carla", "Dario"]}
    assert ["Carla", "Dario"] == [seat["name"] for seat in anna.http.post("/api/tables", json=body).json()["seats"]]
    assert 201 == anna.http.post("/api/tables", json=body).status_code
    problem(anna.http.post("/api/tables", json=body | {"names": ["Carla", "Elena"]}), 409, "id-reused")
    half = anna.open(seats=("me", "me"), names=[None, "Dario"])
    assert ["Anna", "Dario"] == [seat["name"] for seat in half["seats"]]
    for seats, names, code in (
        (["me", "me"], ["Carla", "\u200d"], "bad-name"),
        (["me", "me"], ["Carla", "x" * 41], "bad-field"),
        (["me", "bot:greedy"], ["Carla", "Dario"], "bad-settings"),
        (["me", "me"], ["Carla", "Dario", "Elena"], "bad-settings"),
    ):
        response = anna.http.post("/api/tables", json={"id": new_id(), "game": "duel", "seats": seats, "names": names})
        problem(response, 422, code)


def test_a_private_table_is_listed_for_those_who_sit_there_and_a_listed_one_for_everybody(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    private = anna.open(seats=("me", "open"))["about"]["id"]
    public = anna.open(seats=("me", "open"), visibility="listed", pace="turns")["about"]["id"]

    def mine(somebody: Person) -> dict[str, dict[str, object]]:
        return {table["id"]: table for table in somebody.http.get("/api/me/tables").json()["tables"]}

    everybodys = {table["id"]: table for table in ben.http.get("/api/tables").json()["tables"]}
    assert public in everybodys
    assert private not in everybodys
    assert ["human", "open"] == [seat["kind"] for seat in everybodys[public]["seats"]]
    assert {private, public} <= set(mine(anna))
    ben.sit(private, 1)
    assert ["running", [1]] == [mine(ben)[private]["status"], mine(ben)[private]["yours"]]
    awaited = anna.look(private)["game"]["to_decide"] == [0]
    assert (awaited, not awaited) == (mine(anna)[private]["your_turn"], mine(ben)[private]["your_turn"])


def test_players_and_spectators_have_rooms_of_their_own(person: Come) -> None:
    anna, ben, carla = person("Anna"), person("Ben"), person("Carla")
    table = anna.open(seats=("me", "open"))["about"]["id"]
    ben.sit(table, 1)
    with carla.socket(table) as watching, ben.socket(table) as his:
        watching.next()
        his.next()
        anna.do(table, {"do": "say", "room": "players", "text": "good luck"})
        carla.do(table, {"do": "say", "room": "spectators", "text": "she has two Brutes"})
        assert "good luck" == his.until(lambda message: message.get("chat"))["chat"]["players"][0]["text"]
        heard = watching.until(lambda message: message.get("chat"))["chat"]
        assert {"spectators"} == set(heard)
    for somebody, room in ((carla, "players"), (anna, "spectators"), (anna, "team")):
        problem(somebody.send(table, 0, {"do": "say", "room": room, "text": "psst"}), 403, "no-such-room")
    assert "two Brutes" not in anna.http.get(f"/api/tables/{table}").text
    assert "good luck" not in carla.http.get(f"/api/tables/{table}").text
    nobody = person(None)
    problem(nobody.send(table, 0, {"do": "say", "room": "spectators", "text": "hello"}), 401, "not-signed-in")


def test_leaving_a_seat_does_not_open_the_spectators_room(person: Come) -> None:
    anna, ben, carla = person("Anna"), person("Ben"), person("Carla")
    table = anna.open(seats=("me", "open"), first=1)["about"]["id"]
    ben.sit(table, 1)
    asked: dict[str, str | int] = {"room": "spectators", "before": 100}
    with anna.socket(table) as hers:
        hers.next()
        anna.do(table, {"do": "leave", "seat": 0})
        assert {} == hers.until(lambda message: message["seats"] and message["seats"][0]["back"])["chat"]
        carla.do(table, {"do": "say", "room": "spectators", "text": "he has two Brutes"})
        assert 1 == len(carla.http.get(f"/api/tables/{table}/chat", params=asked).json()["lines"])
        problem(anna.http.get(f"/api/tables/{table}/chat", params=asked), 403, "no-such-room")
        problem(anna.send(table, 0, {"do": "say", "room": "spectators", "text": "psst"}), 403, "no-such-room")
        assert ({}, {"game", "seats"}) == (anna.look(table)["chat"], set(anna.look(table)["numbers"]))
        ben.do(table, {"do": "say", "room": "players", "text": "are you there?"})
        anna.sit(table, 0)
        message = hers.until(lambda message: message.get("chat"))
        assert {"players"} == set(message["chat"])


def test_older_lines_are_there_for_those_who_may_read_the_room(person: Come) -> None:
    anna, carla = person("Anna"), person("Carla")
    table = anna.open(seats=("me", "open"))["about"]["id"]
    for number in range(1, 4):
        anna.do(table, {"do": "say", "room": "players", "text": f"line {number}"})
    asked: dict[str, str | int] = {"room": "players", "before": 3}
    response = anna.http.get(f"/api/tables/{table}/chat", params=asked)
    assert ["line 1", "line 2"] == [line["text"] for line in response.json()["lines"]]
    problem(carla.http.get(f"/api/tables/{table}/chat", params=asked), 403, "no-such-room")
    assert {"lines": []} == carla.http.get(f"/api/tables/{table}/chat", params=asked | {"room": "spectators"}).json()


def test_everybody_sees_who_is_there(person: Come) -> None:
    anna, ben, carla = person("Anna"), person("Ben"), person(None)
    table = anna.open(seats=("me", "open"))["about"]["id"]
    ben.sit(table, 1)
    with anna.socket(table) as hers:
        hers.until(lambda message: message["seats"] and message["seats"][0]["online"])
        with ben.socket(table), carla.socket(table):
            seen = hers.until(lambda message: message.get("spectators") == 1 and message["seats"][1]["online"])
            assert "update" == seen["kind"]
        hers.until(lambda message: message.get("spectators") == 0 and not message["seats"][1]["online"])


def test_a_note_is_not_written_over_from_another_window(person: Come) -> None:
    anna = person("Anna")
    table = anna.open()["about"]["id"]
    path = f"/api/tables/{table}/note"
    assert {"text": "", "version": 0} == anna.http.get(path).json()
    assert {"text": "one", "version": 1} == anna.http.put(path, json={"text": "one", "version": 0}).json()
    response = problem(anna.http.put(path, json={"text": "two", "version": 0}), 409, "note-changed")
    assert 1 == response["version"]
    assert {"text": "two", "version": 2} == anna.http.put(path, json={"text": "two", "version": 1}).json()
    problem(anna.http.get(f"/api/tables/{new_id()}/note"), 404, "no-such-table")


def test_a_game_is_replayed_step_by_step_and_its_record_comes_back_as_a_table(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.open(seats=("me", "bot:random"))["about"]["id"]
    running = anna.http.get(f"/api/tables/{table}/record").text
    assert '"hash"' not in running
    assert '"kind":"dealt"' in running
    end = anna.play_to_the_end(table, lambda moves: moves[0])
    steps = anna.http.get(f"/api/tables/{table}/steps", params={"first": 0, "count": 3}).json()
    assert ["dealt", "move", "move"] == [step["entry"]["kind"] for step in steps["steps"]]
    last = anna.http.get(f"/api/tables/{table}/steps", params={"first": steps["total"] - 1}).json()
    assert end["game"]["result"] == last["steps"][-1]["game"]["result"]
    record = anna.http.get(f"/api/tables/{table}/record").content
    assert verify(record).result
    copy = ben.http.post("/api/records", content=record)
    assert 201 == copy.status_code
    state = ben.look(copy.json()["table"])
    assert (True, "over") == (state["about"]["imported"], state["about"]["status"])
    assert end["game"]["result"] == state["game"]["result"]
    assert record == ben.http.get(f"/api/tables/{copy.json()['table']}/record").content


@pytest.mark.parametrize(("game", "seats"), [("duel", ("me", "bot:random")), ("war", ("me", *["bot:random"] * 3))])
def test_the_story_of_a_game_is_there_for_everybody_once_it_is_over(
    person: Come, game: str, seats: tuple[str, ...]
) -> None:
    anna, stranger = person("Anna"), person(None)
    options = ["first-game", "quick-setup"] if game == "war" else []
    table = anna.open(game, seats, options=options)["about"]["id"]
    problem(anna.http.get(f"/api/tables/{table}/story"), 409, "not-over")
    end = anna.play_to_the_end(table, lambda moves: moves[0])
    story = anna.http.get(f"/api/tables/{table}/story")
    assert (200, game) == (story.status_code, story.json()["game"])
    assert story.content == stranger.http.get(f"/api/tables/{table}/story").content
    last = story.json()["rounds" if game == "war" else "turns"][-1]
    name = "mandamenti" if game == "war" else "points"
    assert end["game"]["result"][name] == last[name]
    record = anna.http.get(f"/api/tables/{table}/record").content
    copy = anna.http.post("/api/records", content=record).json()["table"]
    assert story.content == stranger.http.get(f"/api/tables/{copy}/story").content
    problem(anna.http.get(f"/api/tables/{new_id()}/story"), 404, "no-such-table")


@pytest.mark.parametrize("game", ["duel", "war"])
def test_the_record_of_a_running_game_cannot_be_uploaded(person: Come, game: str) -> None:
    anna = person("Anna")
    table = anna.open(game, ("me",) * (2 if game == "duel" else 4))["about"]["id"]
    record = anna.http.get(f"/api/tables/{table}/record").content
    for lang, message in (
        ("en", "the game was not over when this record was saved"),
        ("de", "Das Spiel war noch nicht zu Ende, als diese Aufzeichnung gespeichert wurde"),
        ("fr", "la partie n’était pas terminée quand cet enregistrement a été sauvegardé"),
    ):
        response = anna.http.post("/api/records", content=record, headers={"Accept-Language": lang})
        assert message in problem(response, 422, "bad-record")["detail"]


def test_a_damaged_record_is_refused_with_its_line(person: Come) -> None:
    anna = person("Anna")
    table = anna.open(seats=("me", "bot:random"))["about"]["id"]
    anna.play_to_the_end(table, lambda moves: moves[-1])
    record = anna.http.get(f"/api/tables/{table}/record").content
    for damaged, line in [
        (b"", 1),
        (b"hello\n", 1),
        (record[:-20], record.count(b"\n")),
        (record.replace(b"Anna", b"Emma", 1), 1),
        (b"".join(record.splitlines(keepends=True)[:3]), 4),
    ]:
        response = problem(anna.http.post("/api/records", content=damaged), 422, "bad-record")
        assert line == response["line"]


def test_a_line_end_behind_a_field_is_no_part_of_it(person: Come) -> None:
    anna = person("Anna")
    table = anna.open(seats=("me", "bot:random"), first=0)["about"]["id"]
    problem(anna.http.get(f"/api/tables/{table}", params={"after": "\n"}), 422, "bad-field")
    problem(anna.http.get(f"/api/tables/{table}", params={"after": "game:1\n"}), 422, "bad-field")
    problem(anna.send(table, 0, {"do": "pass"}, "a-command\n"), 422, "bad-field")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_huge_number_is_answered_with_a_problem(person: Come, lang: str) -> None:
    anna = person("Anna")
    table = anna.open(seats=("me", "me"))["about"]["id"]
    body = {"id": "a-command", "expected": 10**40, "deed": {"do": "rematch"}}
    response = anna.http.post(f"/api/tables/{table}/commands", params={"lang": lang}, json=body)
    assert response.status_code in (409, 422)
    assert "application/problem+json" == response.headers["content-type"]


def test_a_missing_table_is_reported_in_the_readers_language(person: Come) -> None:
    anna = person("Anna")
    path = f"/api/tables/{new_id()}"
    german = problem(anna.http.get(path, headers={"Accept-Language": "de-CH,en;q=0.5"}), 404, "no-such-table")
    french = problem(anna.http.get(path, params={"lang": "fr"}), 404, "no-such-table")
    assert "Tisch" in german["detail"]
    assert "table" in french["detail"]
    for path in (f"/api/tables/{new_id()}/live", "/api/tables/x", "/api/nothing", "/api"):
        assert 404 == anna.http.get(path).status_code


def test_a_bots_only_table_plays_itself_while_others_watch(person: Come) -> None:
    anna = person("Anna")
    table = anna.open(seats=("bot:random", "bot:random"))["about"]["id"]
    until(lambda: anna.look(table)["about"]["status"] == "over")


def test_a_character_that_databases_cannot_store_is_refused(person: Come) -> None:
    anna = person("Anna")
    table = anna.open()["about"]["id"]
    note = {"text": "a\u0000b", "version": 0}
    problem(anna.http.put(f"/api/tables/{table}/note", json=note), 422, "bad-field")
    problem(anna.http.get(f"/api/tables/{table[:-1]}%00"), 404, "no-such-page")
    assert 200 == anna.http.put(f"/api/tables/{table}/note", json={"text": r"a\u0000b", "version": 0}).status_code
