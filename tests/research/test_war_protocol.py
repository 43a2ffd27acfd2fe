"""The line protocol with the war."""

import json
from typing import Any

import pytest

from famiglia.research.protocol import Session, respond


class Talk:
    """A conversation about one war."""

    def __init__(self, **fields: Any) -> None:
        self.session = Session()
        self.start = self.say(do="new", game="war", seed="a long evening", **fields)

    def say(self, **request: Any) -> dict[str, Any]:
        return respond(self.session, json.dumps(request).encode())


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


def test_a_position_is_set_again_from_its_notation() -> None:
    talk = Talk(options=["quick-setup"])
    position = talk.say(do="position")["position"]
    assert position == talk.start["position"]
    assert position.startswith("war/")
    assert {"ok": True, "position": position} == Talk().say(do="set", position=position)


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


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"pack": "nowhere"}, "there is no such folder"),
        ({"options": ["x"]}, "option 'x': expected one of mandamento-vests"),
        ({"edition": "revised"}, "edition: a war has none; expected only pack"),
    ],
)
def test_a_war_that_cannot_begin_says_why(fields: dict[str, Any], message: str) -> None:
    assert message in Talk(**fields).start["error"]["message"]
