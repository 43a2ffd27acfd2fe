"""Guests, accounts and sessions (P19, and the items of ASVS level 2 that concern them)."""

import sqlite3
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from argon2 import PasswordHasher, extract_parameters
from websockets.exceptions import ConnectionClosed

from famiglia.server.auth import passwords
from famiglia.server.auth.passwords import Passwords
from famiglia.server.http.problems import ProblemError

from .people import Person, new_id, problem, until
from .server_process import RunningServer, running

Come = Callable[[str | None], Person]


def account_name() -> str:
    return f"anna {new_id()[:8]}"


def nobody(person: Person, cookie: str | None = None) -> bool:
    """Whether the server does not recognize the client; it then answers null, not an error."""
    response = person.http.get("/api/me", headers={} if cookie is None else {"Cookie": f"famiglia={cookie}"})
    assert 200 == response.status_code
    return response.json() is None


def test_a_guest_has_a_name_and_comes_back_by_a_secret_link(person: Come) -> None:
    anna, phone = person("  Anna   Rossi "), person(None)
    assert {"player": anna.player, "name": "Anna Rossi", "account": None, "link": None} == anna.http.get(
        "/api/me"
    ).json()
    assert nobody(phone)
    assert 200 == phone.http.post("/api/session", json={"link": anna.link}).status_code
    assert anna.player == phone.http.get("/api/me").json()["player"]
    fresh = phone.http.post("/api/me/link").json()["link"]
    problem(person(None).http.post("/api/session", json={"link": anna.link}), 401, "wrong-link")
    assert 200 == person(None).http.post("/api/session", json={"link": fresh}).status_code


def test_a_guest_may_take_another_name(person: Come) -> None:
    anna = person("Anna")
    assert "Annabella" == anna.http.patch("/api/me", json={"name": "Annabella"}).json()["name"]
    assert "Annabella" == anna.http.get("/api/me").json()["name"]
    problem(anna.http.patch("/api/me", json={"name": " \u200b "}), 422, "bad-field")


def test_a_guests_games_move_into_the_account_that_they_sign_in_to(person: Come) -> None:
    name = account_name()
    home, phone, friend = person("Anna"), person("Anna on the phone"), person("Ben")
    credentials = {"account": name, "password": "a long evening in May"}
    assert 201 == home.http.post("/api/accounts", json=credentials).status_code
    table = phone.open(seats=("me", "open"), first=0)["about"]["id"]
    friend.sit(table, 1)
    with friend.socket(table) as listening:
        listening.next()
        response = phone.http.post("/api/session", json=credentials | {"account": name.upper()})
        assert (200, name) == (response.status_code, response.json()["account"])
    assert home.player == phone.http.get("/api/me").json()["player"]
    until(lambda: phone.look(table)["seats"][0]["yours"])
    assert home.look(table)["about"]["host"]
    assert 200 == home.play(home.look(table)).status_code
    assert table in [found["id"] for found in home.http.get("/api/me/tables").json()["tables"]]
    problem(person(None).http.post("/api/session", json={"link": phone.link}), 401, "wrong-link")


def test_an_account_can_be_made_without_being_a_guest_first_and_its_name_is_unique(person: Come) -> None:
    name, anna = account_name(), person(None)
    credentials = {"account": name, "password": "two gangsters, one street"}
    assert "Anna" == anna.http.post("/api/accounts", json=credentials | {"name": "Anna"}).json()["name"]
    problem(anna.http.post("/api/accounts", json=credentials), 409, "has-account")
    problem(
        person("Ben").http.post("/api/accounts", json=credentials | {"account": name.upper()}), 409, "account-taken"
    )


def test_making_an_account_ends_the_secret_link_and_an_account_gets_none(person: Come) -> None:
    name, anna = account_name(), person("Anna")
    credentials = {"account": name, "password": "a long evening in May"}
    assert 201 == anna.http.post("/api/accounts", json=credentials).status_code
    problem(person(None).http.post("/api/session", json={"link": anna.link}), 401, "wrong-link")
    assert name in problem(anna.http.post("/api/me/link"), 409, "has-account")["detail"]
    assert 200 == person(None).http.post("/api/session", json=credentials).status_code


def on_two_devices(person: Come) -> tuple[Person, Person, dict[str, str]]:
    """An account that is signed in on two devices, and its credentials."""
    here, there = person("Anna"), person(None)
    credentials = {"account": account_name(), "password": "a long evening in May"}
    assert 201 == here.http.post("/api/accounts", json=credentials).status_code
    assert 200 == there.http.post("/api/session", json=credentials).status_code
    return here, there, credentials


def test_another_password_ends_all_other_sessions_and_their_sockets_and_keeps_this_one(person: Come) -> None:
    here, there, credentials = on_two_devices(person)
    table = here.open()["about"]["id"]
    before = here.http.cookies["famiglia"]
    with there.socket(table) as listening:
        listening.next()
        response = here.http.post(
            "/api/me/password", json={"current": credentials["password"], "new": "a short night in June"}
        )
        assert (200, credentials["account"]) == (response.status_code, response.json()["account"])
        with pytest.raises(ConnectionClosed):
            listening.until(lambda message: False)
    assert nobody(there)
    assert before != here.http.cookies["famiglia"]
    assert here.player == here.http.get("/api/me").json()["player"]
    assert nobody(person(None), before)
    problem(there.http.post("/api/session", json=credentials), 401, "wrong-password")
    assert 200 == there.http.post("/api/session", json=credentials | {"password": "a short night in June"}).status_code


def test_another_password_takes_the_current_one_and_must_be_as_good_as_the_first(person: Come) -> None:
    here, there, credentials = on_two_devices(person)
    wrong = here.http.post("/api/me/password", json={"current": "a guess", "new": "a short night in June"})
    assert "current" == problem(wrong, 422, "not-your-password")["field"]
    for weak in ("short", "Motdepasse", "11111111", credentials["account"].upper()):
        response = here.http.post("/api/me/password", json={"current": credentials["password"], "new": weak})
        assert "new" == problem(response, 422, "bad-password")["field"]
    assert not nobody(there)
    assert 200 == here.http.post("/api/session", json=credentials).status_code


def test_a_guest_has_no_password_to_change(person: Come) -> None:
    response = person("Anna").http.post("/api/me/password", json={"current": "nothing", "new": "a short night in June"})
    problem(response, 409, "no-account")


def test_signing_out_everywhere_ends_every_session_and_their_sockets(person: Come) -> None:
    here, there, credentials = on_two_devices(person)
    table = here.open()["about"]["id"]
    kept = [each.http.cookies["famiglia"] for each in (here, there)]
    with there.socket(table) as one, here.socket(table) as other:
        one.next()
        other.next()
        response = here.http.delete("/api/me/sessions")
        assert 204 == response.status_code
        assert "Max-Age=0" in response.headers["set-cookie"]
        for listening in (one, other):
            with pytest.raises(ConnectionClosed):
                listening.until(lambda message: False)
    for cookie in kept:
        assert nobody(person(None), cookie)
    problem(person(None).http.delete("/api/me/sessions"), 401, "not-signed-in")
    assert 200 == here.http.post("/api/session", json=credentials).status_code


def test_a_wrong_password_and_an_unknown_account_get_the_same_answer(person: Come) -> None:
    name, anna = account_name(), person("Anna")
    anna.http.post("/api/accounts", json={"account": name, "password": "the right password"})
    wrong = person(None).http.post("/api/session", json={"account": name, "password": "the wrong password"})
    unknown = person(None).http.post("/api/session", json={"account": account_name(), "password": "the right password"})
    problem(wrong, 401, "wrong-password")
    assert wrong.json() == unknown.json()


async def test_an_unknown_account_costs_as_much_work_as_a_known_one(monkeypatch: pytest.MonkeyPatch) -> None:
    checking = Passwords()
    try:
        kept = await checking.hash("the right password")
        worked: list[str] = []
        verify = PasswordHasher.verify

        def watched(hasher: PasswordHasher, kept_: str, word: str) -> bool:
            worked.append(kept_)
            return verify(hasher, kept_, word)

        monkeypatch.setattr(PasswordHasher, "verify", watched)
        assert await checking.check("the right password", kept)
        assert not await checking.check("the wrong password", kept)
        assert not await checking.check("no account has this password", None)
        assert 3 == len(worked)
        assert 1 == len({str(extract_parameters(hash_)) for hash_ in worked})
    finally:
        checking.close()


async def test_passwords_are_kept_as_argon2id_of_19_mib_in_a_bounded_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    checking = Passwords()
    try:
        found = extract_parameters(await checking.hash("any password"))
        assert ("ID", 19 * 1024, 2, 1) == (found.type.name, found.memory_cost, found.time_cost, found.parallelism)
        assert 2 == checking.threads._max_workers
        monkeypatch.setattr(passwords, "MAX_WAITING", 0)
        with pytest.raises(ProblemError, match="busy"):
            await checking.hash("one too many")
    finally:
        checking.close()


@pytest.mark.parametrize("password", ["short", "password", "11111111", "Motdepasse", "p" * 257])
def test_a_password_that_is_guessed_first_is_refused(person: Come, password: str) -> None:
    response = person("Anna").http.post("/api/accounts", json={"account": account_name(), "password": password})
    assert 422 == response.status_code
    assert response.json()["code"] in ("bad-password", "bad-field")


def test_a_session_is_256_bits_of_which_only_the_hash_is_kept_and_changes_at_every_sign_in(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with running(f"sqlite:///{file}") as server:
        anna = Person(server.address, "Anna")
        first = anna.http.cookies["famiglia"]
        assert 43 == len(first)
        anna.http.post("/api/session", json={"link": anna.link})
        second = anna.http.cookies["famiglia"]
        assert first != second
        anna.http.cookies.set("famiglia", first)
        assert nobody(anna, first)
        anna.close()
        server.stop()
        log = server.log_text()
    with sqlite3.connect(file) as database:
        assert [(sha256(second.encode()).hexdigest(),)] == database.execute("SELECT hash FROM session").fetchall()
    database.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (first, second, anna.link):
        assert secret.encode() not in kept
        assert secret not in log


def test_signing_out_ends_the_session_and_its_sockets(person: Come) -> None:
    anna = person("Anna")
    table = anna.open()["about"]["id"]
    cookie = anna.http.cookies["famiglia"]
    with anna.socket(table) as listening:
        listening.next()
        response = anna.http.delete("/api/session")
        assert 204 == response.status_code
        assert "Max-Age=0" in response.headers["set-cookie"]
        with pytest.raises(ConnectionClosed):
            listening.until(lambda message: False)
    assert nobody(person(None), cookie)


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(person: Come, tmp_path: Path) -> None:
    plain = person(None).http.post("/api/guests", json={"name": "Anna"}).headers["set-cookie"]
    assert {"Path=/", "HttpOnly", "SameSite=Strict"} <= {part.strip() for part in plain.split(";")}
    with running(f"sqlite:///{tmp_path / 'games.db'}", base_url="https://play.example.org") as other:
        anna = Person(f"http://127.0.0.1:{other_port(other)}")
        response = anna.http.post("/api/guests", json={"name": "Anna"}, headers={"Host": "play.example.org"})
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("__Host-famiglia=")
        assert {"Path=/", "HttpOnly", "SameSite=Strict", "Secure"} <= {part.strip() for part in cookie.split(";")}
        assert "max-age=" in response.headers["strict-transport-security"]
        anna.close()


def other_port(server: RunningServer) -> int:
    """The port of a server that is configured with the name of another host."""
    until(lambda: '"listening"' in server.log_text())
    return int(server.log_text().partition("http://127.0.0.1:")[2].partition('"')[0])


def test_creating_a_guest_while_signed_in_keeps_the_existing_player(person: Come) -> None:
    """If a page without its stored name creates a guest again, the person keeps the old guest and its games."""
    anna = person("Anna")
    table = anna.open()["about"]["id"]
    response = anna.http.post("/api/guests", json={"name": "Vera"})
    assert (201, anna.player, "Anna") == (response.status_code, response.json()["player"], response.json()["name"])
    assert [table] == [each["id"] for each in anna.http.get("/api/me/tables").json()["tables"]]
