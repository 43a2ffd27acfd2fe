"""The line protocol with the war."""

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from famiglia.dice import Chance
from famiglia.research.protocol import Session, respond
from famiglia.war import Move
from famiglia.war.notation.scenario import KEYS
from famiglia.war.view import View, holdings_of

STANDARD = Path(__file__).parents[2] / "src" / "famiglia" / "war" / "packs" / "standard"


class Talk:
    """A conversation about one war."""

    def __init__(self, **fields: Any) -> None:
        self.session = Session()
        self.start = self.say(do="new", game="war", seed="a long evening", **fields)

    def say(self, **request: Any) -> dict[str, Any]:
        return respond(self.session, json.dumps(request).encode())


POSITION: str = Talk(options=["quick-setup"]).start["position"]


def test_four_seats_choose_their_families_at_once() -> None:
    talk = Talk()
    assert talk.start["ok"]
    assert 64 == len(talk.start["commitment"])
    assert "seats 0, 1, 2, 3 are to decide" in talk.say(do="moves")["error"]["message"]
    for seat in range(4):
        moves = talk.say(do="moves", seat=seat)["moves"]
        assert all(move.startswith("lead ") for move in moves)
        played = talk.say(do="play", seat=seat, move=moves[0])
        assert {"kind": "played", "seat": seat, "move": moves[0]} == played["events"][0]
    assert 1 == len(played["to_decide"])


def test_the_teams_of_a_pack_of_ones_own_look_on_by_their_own_names(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(STANDARD, folder)
    board = (folder / "map.toml").read_text(encoding="utf-8")
    renamed = board.replace('team = "A"', 'team = "north"').replace('team = "B"', 'team = "south"')
    (folder / "map.toml").write_text(renamed, encoding="utf-8")
    talk = Talk(options=["quick-setup"], pack=str(folder))
    assert talk.say(do="view", viewer="north")["ok"]
    refused = talk.say(do="view", viewer="A")
    assert "viewer 'A': expected one of 0, 1, 2, 3, north, south, spectator" == refused["error"]["message"]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_on_and_every_seat_sees_its_view(name: str) -> None:
    talk = Talk(options=["quick-setup"])
    for _ in range(60):
        answer = talk.say(do="go", bot=name)
        assert answer["ok"], answer
        assert talk.say(do="why_not", seat=answer["seat"], move=answer["move"])["legal"]
        assert talk.say(do="play", seat=answer["seat"], move=answer["move"])["ok"]
    views = [talk.say(do="view", viewer=viewer) for viewer in (0, 1, 2, 3, "A", "B", "spectator")]
    assert all(view["ok"] for view in views)
    assert talk.say(do="result")["result"] is None


def test_a_bot_knows_what_follows_from_the_open_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """WA-82: all Money, and the Soldati in every headquarters."""
    given: list[View] = []

    class Listener:
        def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
            given.append(view)
            return moves[0]

    monkeypatch.setattr("famiglia.research.protocol.bot", lambda name, game, clock: Listener())
    talk = Talk(options=["quick-setup"])
    assert talk.say(do="go")["ok"]
    assert holdings_of(talk.session.game.position) == given[0].holdings
    assert "holdings" not in talk.say(do="view", viewer=0, memory_aid=True)["view"]


def test_a_position_is_set_again_from_its_notation() -> None:
    talk = Talk(options=["quick-setup"])
    position = talk.say(do="position")["position"]
    assert position == talk.start["position"]
    assert position.startswith("war")
    assert {"ok": True, "position": position} == Talk().say(do="set", position=position)


def test_a_scenario_is_set_from_names_and_its_errors_are_reported() -> None:
    talk = Talk()
    answer = talk.say(do="set", position={"soldati": {"licata": "red 3"}, "headquarters": {"red": {"money": 5}}})
    assert answer["ok"], answer
    assert answer["position"] == talk.say(do="position")["position"]
    assert 1 == len(talk.say(do="moves")["moves"][:1])
    fault = talk.say(do="set", position={"soldati": {"atlantis": "red 3"}})["error"]
    assert "notation" == fault["kind"]
    assert "atlantis" in fault["message"]
    assert answer["position"] == talk.say(do="position")["position"]


def test_a_move_can_be_looked_at_before_it_is_made() -> None:
    talk = Talk(options=["quick-setup"])
    seat, moves = (talk.say(do="moves")[field] for field in ("seat", "moves"))
    before = talk.say(do="position")
    assert isinstance(talk.say(do="preview", seat=seat, move=moves[0])["preview"], dict)
    assert before == talk.say(do="position")


def test_a_refusal_of_the_war_carries_its_rule() -> None:
    talk = Talk(options=["quick-setup"], lang="de")
    seat = talk.say(do="moves")["seat"]
    error = talk.say(do="play", seat=(seat + 1) % 4, move="column 1")["error"]
    assert "refused" == error["kind"]
    assert error["rule"].startswith("W")


WORDS = st.sampled_from(
    ["red", "licata", "red 3", "red_b1", "mare_licata", "turncoat", "c1r1", "s1c1r1", "A", "", "?", "-1"]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=3))
@settings(max_examples=200)
def test_no_scenario_breaks_the_conversation(scenario: dict[str, Any]) -> None:
    answer = respond(Session(), json.dumps({"do": "set", "position": scenario}).encode())
    assert answer["ok"] or "internal" != answer["error"]["kind"], answer


@given(st.data())
def test_no_changed_position_breaks_the_conversation(data: st.DataObject) -> None:
    words = POSITION.split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(st.sampled_from(words) | st.text(max_size=9) | st.just(words[place] + ",7"))
    answer = respond(Session(), json.dumps({"do": "set", "position": " ".join(words)}).encode())
    assert answer["ok"] or "internal" != answer["error"]["kind"], answer


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"pack": "nowhere"}, "there is no such folder"),
        ({"options": ["x"]}, "option 'x': expected one of mandamento-vests"),
        ({"edition": "revised"}, "edition: a war has none; it has pack"),
    ],
)
def test_a_war_that_cannot_begin_says_why(fields: dict[str, Any], message: str) -> None:
    assert message in Talk(**fields).start["error"]["message"]
