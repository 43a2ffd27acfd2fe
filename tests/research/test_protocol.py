"""The line protocol: every request is answered, and no input breaks it."""

import json
import subprocess
import sys
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tools import dialogue

from famiglia.research.protocol import LONGEST, Session, converse, respond


def ask(*requests: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers to these requests in one conversation."""
    return [json.loads(answer) for answer in converse(json.dumps(request).encode() for request in requests)]


def test_the_documented_conversation_runs_as_written() -> None:
    assert dialogue.FILE.read_text(encoding="utf-8") == dialogue.text()
    assert dialogue.text().count("\n< ") >= 10


def test_a_whole_game_can_be_played_by_asking_a_bot() -> None:
    session = Session()

    def say(**request: Any) -> dict[str, Any]:
        return respond(session, json.dumps(request).encode())

    start = say(do="new", edition="classic", options=["full-strength"], seed="whole game")
    assert start["ok"]
    for _ in range(500):
        answer = say(do="go", bot="greedy")
        if not answer["ok"]:
            break
        assert answer["move"] in say(do="moves", seat=answer["seat"])["moves"]
        assert say(do="why_not", move=answer["move"])["legal"]
        assert say(do="play", seat=answer["seat"], move=answer["move"])["ok"]
    assert "the game is over; there is nothing to decide" == answer["error"]["message"]
    ended = say(do="result")
    assert ended["result"]["reason"] in ("deck", "pass")
    assert 64 == len(ended["seed"])


def test_a_refusal_carries_rule_fact_and_remedy_in_the_language_of_the_game() -> None:
    refused = ask({"do": "new", "seed": "x", "first": 0, "lang": "de"}, {"do": "play", "seat": 1, "move": "pass"})[1]
    assert not refused["ok"]
    assert "refused" == refused["error"]["kind"]
    assert "D-10" == refused["error"]["rule"]
    assert refused["error"]["sentence"] != refused["error"]["fact"] != refused["error"]["remedy"]
    assert "Die Gegenseite ist am Zug." == refused["error"]["fact"]


def test_position_tells_the_order_of_the_deck_only_when_asked() -> None:
    answers = ask({"do": "new", "seed": "x"}, {"do": "position"}, {"do": "position", "complete": True})
    assert "deck=?46" in answers[1]["position"]
    assert "?" not in answers[2]["position"]
    again = ask({"do": "set", "position": answers[2]["position"]}, {"do": "position", "complete": True})
    assert answers[2]["position"] == again[1]["position"]


def test_set_deals_what_is_unknown_from_the_seed() -> None:
    known = ask({"do": "new", "seed": "x"})[0]["position"]
    one, other, same = (
        ask({"do": "set", "position": known, "seed": seed}, {"do": "position", "complete": True})[1]["position"]
        for seed in ("1", "2", "1")
    )
    assert one == same != other


def test_every_bad_request_gets_a_message_that_says_what_is_expected() -> None:
    cases = {
        "nonsense": "JSON is malformed",
        "[]": "Expected `object`",
        "{}": "missing required field `do`",
        '{"do": "moves"}': "there is no game yet",
        '{"do": "new", "game": "chess"}': "game 'chess': expected 'duel' or 'war'",
        '{"do": "new", "pack": "standard"}': "pack: a duel has none; it has edition, first",
        '{"do": "new", "game": "war", "first": 0}': "first: a war has none; it has pack",
        '{"do": "set", "position": 7}': "Expected `str | object`",
        '{"do": "preview", "move": "pass"}': "there is no game yet",
        '{"do": "new", "edition": "third"}': "expected one of revised, classic",
        '{"do": "new", "options": ["x"]}': "option 'x': expected one of fair-pass-out",
        '{"do": "new", "lang": "it"}': "expected one of en, de, fr",
        '{"do": "new", "first": 2}': "Expected `int` <= 1 - at `$.first`",
        '{"do": "new", "colour": 1}': "unknown field `colour`",
        '{"do": "set", "position": "huh"}': "game: found 'huh', expected duel/revised",
        '{"do": "new", "first": 1e400}': "first",
        '{"do": "new", "first": ' + "9" * 30 + "}": "first",
        '{"do": "play", "move": "pass", "seat": ' + "9" * 30 + "}": "seat",
        "[" * 50_000: "",
        '"' + "x" * LONGEST: f"expected at most {LONGEST}",
    }
    for line, expected in cases.items():
        answer = respond(Session(), line.encode())
        assert answer["ok"] is False
        assert expected in answer["error"]["message"]


def test_a_seat_that_the_game_has_not_is_refused() -> None:
    answers = ask({"do": "new"}, {"do": "moves", "seat": 2}, {"do": "go", "seat": 3}, {"do": "view", "viewer": 2})
    assert ["seat 2: expected 0 to 1", "viewer 2: expected one of 0, 1, spectator"] == [
        answers[place]["error"]["message"] for place in (1, 3)
    ]
    assert answers[2]["error"]["message"].startswith("seat 3: expected one that is to decide, ")


def test_a_duel_has_no_preview() -> None:
    assert "preview: only a war has it" == ask({"do": "new"}, {"do": "preview", "move": "pass"})[1]["error"]["message"]


@given(st.lists(st.binary(max_size=60) | st.text(max_size=30).map(lambda text: json.dumps(text).encode()), max_size=5))
def test_no_bytes_break_the_conversation(lines: list[bytes]) -> None:
    answers = [json.loads(answer) for answer in converse([*lines, b'{"do": "new"}'])]
    assert answers[-1]["ok"]
    assert not any(answer["ok"] for answer in answers[:-1])


FIELDS = st.fixed_dictionaries(
    {
        "do": st.sampled_from(
            ["new", "set", "moves", "play", "why_not", "preview", "view", "position", "result", "go", "?"]
        )
    },
    optional={
        name: st.none()
        | st.integers()
        | st.text(max_size=12)
        | st.booleans()
        | st.floats()
        | st.lists(st.text(max_size=3))
        for name in (
            "game",
            "edition",
            "pack",
            "options",
            "seed",
            "first",
            "position",
            "move",
            "seat",
            "viewer",
            "bot",
            "seconds",
        )
    },
)


@given(st.lists(FIELDS, max_size=6))
def test_no_fields_break_the_conversation(requests: list[dict[str, Any]]) -> None:
    lines = [json.dumps(request).encode() for request in [{"do": "new"}, *requests, {"do": "moves"}]]
    answers = [json.loads(answer) for answer in converse(lines)]
    assert len(lines) == len(answers)
    assert answers[-1]["ok"]


def test_the_command_reads_and_writes_lines() -> None:
    sent = b'{"do": "new", "seed": "x", "first": 0}\nwhat?\n\n{"do": "moves", "id": "m"}\n'
    program = [sys.executable, "-m", "famiglia", "protocol"]
    done = subprocess.run(program, input=sent, capture_output=True, check=True, timeout=60)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [True, False, True] == [answer["ok"] for answer in answers]
    assert "m" == answers[2]["id"]
    assert b"" == done.stderr
