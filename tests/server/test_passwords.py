"""Easily guessed passwords are refused with the reason; a phrase of plain words is accepted."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from famiglia.server.auth.common_passwords import weakness
from famiglia.server.auth.passwords import check_strength
from famiglia.server.http.problems import ProblemError
from famiglia.words import LANGUAGES, say

from .people import Person, problem
from .server_process import running

Come = Callable[[str | None], Person]

COMMON_ONES = """
    password12 Password1! P@ssw0rd Pa55word123 passw0rd2024 letmein1 Passwort1 motdepasse12 Motdepasse! Geheim123
    hallo123 Hallo2024 bonjour1 soleil123 welcome1 Sommer2024 qwerty123 azerty12 iloveyou2 famiglia1
    corleone99 password12345 passwort12345 berlin2024! Sommer2026!! Hallo2024! 123password !admin2024
    hallohallo football7 princess1 michelle samantha1 victoria elephant Benjamin99 christopher elizabeth1 matthew1
    october2024 Juillet2025! Oktober24 spongebob metallica startrek naruto123 ronaldo7 manchester1 olympique1 babygirl1
    fuckyou1 arschloch1 1q2w3e4r5t cheval123 goodluck robert12 oliver2024 George12 Borussia09 sonnenschein schnucki1
    q1w2e3r4t5y6 a1b2c3d4e5 hellokitty jesus777 nirvana1 garfield1 lakers24 tottenham1 mysecret linkedin
"""
DIGITS = ["12345679", "12345678", "01012000", "31.12.1999", "0123456789", "98765432100", "1990-05-17"]
ROWS_OF_KEYS = """
    qwertyuiop asdfghjk qwertzui azertyui abcdefgh zyxwvuts 1234qwer qwer1234 asdfasdf abababab aaaaaaaa aaaabbbb abcabcabc
    123456789a a123456789 aa123456 Aa123456. 123456ab
    abcd1234 11112222aaaa hahahaha qwertyui1! 1qaz2wsx3edc 123456789012 asdfghjklö qwertzuiopü
"""
GOOD = [
    "a long evening in May",
    "two gangsters, one street",
    "correct horse battery staple",
    "the right password",
    "summer evening in Palermo",
    "ein langer Abend im Mai",
    "la maison au bord du lac",
    "password of my grandmother",
    "kd8#qpl2z",
    "314159265358",
    "blauer Stuhl 7",
    "kd8123qpl2z",
]


@pytest.mark.parametrize("password", COMMON_ONES.split())
def test_a_common_word_is_refused_with_a_few_digits_signs_and_lookalikes(password: str) -> None:
    assert "common" == weakness(password, "anna")


@pytest.mark.parametrize("password", DIGITS)
def test_digits_alone_are_refused_if_there_are_fewer_than_twelve(password: str) -> None:
    assert "digits" == weakness(password, "anna")


@pytest.mark.parametrize("password", ROWS_OF_KEYS.split())
def test_rows_of_keys_and_repetitions_are_refused(password: str) -> None:
    assert weakness(password, "anna") in ("pattern", "common")


@pytest.mark.parametrize("password", ["giulia rossi", "Giulia.Rossi", "GiuliaRossi1985", "giuliarossigiuliarossi"])
def test_the_name_of_the_account_is_refused(password: str) -> None:
    assert "account" == weakness(password, "Giulia Rossi")


@pytest.mark.parametrize("password", GOOD)
def test_a_phrase_of_plain_words_is_accepted(password: str) -> None:
    check_strength(password, "anna")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_is_given_in_every_language(lang: str) -> None:
    for password, reason in (("password12", "common"), ("12345679", "digits"), ("fghjklmnopq", "pattern")):
        with pytest.raises(ProblemError) as trouble:
            check_strength(password, "anna")
        assert say(lang, f"password-{reason}", least=12) in trouble.value.problem(lang).detail


def test_it_is_refused_wherever_a_password_is_set(person: Come) -> None:
    anna = person("Anna")
    for weak in ("password12", "12345679"):
        response = anna.http.post("/api/accounts", json={"account": "anna sets", "password": weak})
        assert "password" == problem(response, 422, "bad-password")["field"]
    credentials = {"account": "anna sets", "password": "a long evening in May"}
    assert 201 == anna.http.post("/api/accounts", json=credentials).status_code
    for weak in ("password12", "12345679"):
        response = anna.http.post("/api/me/password", json={"current": credentials["password"], "new": weak})
        assert "new" == problem(response, 422, "bad-password")["field"]


def test_an_account_whose_password_is_a_common_one_keeps_working(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}") as server:
        anna, later = Person(server.address, "Anna"), Person(server.address)
        credentials = {"account": "anna", "password": "a long evening in May"}
        assert 201 == anna.http.post("/api/accounts", json=credentials).status_code
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("UPDATE player SET password_hash = ?", [PasswordHasher().hash("password12")])
        database.close()
        response = later.http.post("/api/session", json=credentials | {"password": "password12"})
        assert (200, "anna") == (response.status_code, response.json()["account"])
        anna.close()
        later.close()
