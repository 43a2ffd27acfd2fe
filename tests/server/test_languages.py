"""Errors are sentences in the reader's language; technical details are separate."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from famiglia.cli.browser import play_in_browser

from .people import Person, new_id, problem

Come = Callable[[str | None], Person]
EXAMPLE = Path(__file__).parents[1] / "record" / "example.jsonl"
ENGLISH = re.compile(r"(?<![-\w])(the|this|is|not|expected|found|of|and|or|missing|object|got)(?![-\w])", re.I)

SIGN_IN = {"account": "Anna"}
SEATS = {"id": "x" * 22, "game": "duel", "seats": ["me"]}


@pytest.mark.parametrize(
    ("path", "body", "field", "german"),
    [
        ("/api/guests", {"name": 7}, "name", "Das Feld „name“ ist ungültig; erwartet: Text."),
        ("/api/guests", {}, "name", "Das Feld „name“ fehlt."),
        ("/api/guests", {"name": "Anna", "age": 7}, "age", "Ein Feld „age“ gibt es hier nicht."),
        ("/api/guests", [], None, "Das ist ungültig; erwartet: ein Objekt mit benannten Feldern."),
        ("/api/guests", {"name": "x" * 99}, "name", "erwartet: Text mit höchstens 40 Zeichen."),
        ("/api/guests", {"name": "A\0"}, None, "Ein Text enthält das Zeichen U+0000"),
        ("/api/session", SIGN_IN, None, "Zum Anmelden braucht es Kontonamen und Passwort"),
        ("/api/tables", SEATS, "seats", "Genannt sind 1 Plätze; dieses Spiel hat 2."),
        ("/api/tables", {**SEATS, "visibility": "secret"}, "visibility", "Das Feld „visibility“ ist ungültig."),
    ],
)
def test_a_wrong_field_is_explained_in_a_plain_sentence(
    person: Come, path: str, body: Any, field: str | None, german: str
) -> None:
    anna = person("Anna").http
    response = problem(anna.post(path, json=body, headers={"Accept-Language": "de"}), 422, "bad-field")
    assert german in response["detail"]
    assert field == response.get("field")
    french = problem(anna.post(path, json=body, headers={"Accept-Language": "fr"}), 422, "bad-field")
    for text in (response["detail"], french["detail"]):
        assert [] == ENGLISH.findall(re.sub("„[^“]*“|«[^»]*»", "", text)), text


def test_the_message_of_the_json_parser_is_separate_from_the_sentence(person: Come) -> None:
    anna = person("Anna").http
    german = {"Accept-Language": "de", "Content-Type": "application/json"}
    response = problem(anna.post("/api/guests", content=b'{"name": 7}', headers=german), 422, "bad-field")
    assert "Expected `str`, got `int` - at `$.name`" == response["reason"]
    response = problem(anna.post("/api/guests", content=b"{", headers=german), 400, "bad-json")
    assert "Das ist kein JSON." == response["detail"]
    assert "Input data was truncated" == response["reason"]


def test_a_damaged_record_is_explained_in_the_readers_language(person: Come) -> None:
    anna = person("Anna").http
    damaged = EXAMPLE.read_bytes().replace(b"take", b"tale", 1)
    for lang, sentence in (
        ("en", "Line 3 of the record: hash "),
        ("de", "Zeile 3 der Aufzeichnung: Die Prüfsumme (hash) "),
        ("fr", "Ligne 3 de l’enregistrement\u00a0: l’empreinte (hash) "),
    ):
        response = problem(
            anna.post("/api/records", content=damaged, headers={"Accept-Language": lang}), 422, "bad-record"
        )
        assert 3 == response["line"]
        assert response["detail"].startswith(sentence)


@pytest.mark.parametrize(("game", "seats"), [("duel", ("me", "me")), ("war", ("me",) * 4)])
def test_a_text_that_is_no_move_is_explained_in_the_readers_language(
    person: Come, game: str, seats: tuple[str, ...]
) -> None:
    anna = person("Anna")
    state = anna.open(game, seats)
    table, number = state["about"]["id"], state["numbers"]["game"]
    for lang, sentence in (("en", "This is no move: "), ("de", "Das ist kein Zug: "), ("fr", "Ce n’est pas un coup")):
        deed = {"id": new_id(), "expected": number, "deed": {"do": "play", "seat": 0, "move": "jump"}}
        headers = {"Accept-Language": lang}
        response = problem(anna.http.post(f"/api/tables/{table}/commands", json=deed, headers=headers), 422, "bad-move")
        assert response["detail"].startswith(sentence)
        if lang != "en":
            assert [] == ENGLISH.findall(response["detail"].partition(": ")[2].partition(": ")[0])


@pytest.mark.parametrize(
    ("locale", "greeting", "phones"),
    [
        ("en_GB.UTF-8", "Famiglia is running at http://127.0.0.1:9 ", "For phones on your network: "),
        ("de_DE.UTF-8", "Famiglia läuft unter http://127.0.0.1:9 ", "Für Handys in deinem Netz: "),
        (
            "fr_FR.UTF-8",
            "Famiglia tourne à l’adresse http://127.0.0.1:9 ",
            "Pour les téléphones de votre réseau\u00a0: ",
        ),
    ],
)
def test_famiglia_play_greets_in_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    locale: str,
    greeting: str,
    phones: str,
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setattr("famiglia.server.runner.serve", lambda config, ready: ready("http://127.0.0.1:9"))
    play_in_browser(9, False, tmp_path, lan=True)
    first, second = capsys.readouterr().out.splitlines()
    assert (True, True) == (first.startswith(greeting), second.startswith(phones))
