"""Everything that is sent conforms to its declared type: reading it strictly as that type and writing it again is lossless."""

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from proofs.engine.random_wars import random_war, walk

from famiglia import duel
from famiglia.table import Settings, Table, views
from famiglia.table.messages import GamePreview, Say, Step, TableState, TableUpdate, Undo
from famiglia.table.sentences import GameEvent
from famiglia.war.engine import fields
from famiglia.war.view_types import WarView

from .tables import BEN, PEOPLE, QUICK, act, awaited, moves, play_on, seated

EVENT = GameEvent.__required_keys__ | GameEvent.__optional_keys__
"""The fields that every event may have; further fields depend on its kind."""


def as_told(sent: bytes, kind: Any) -> bool:
    """Whether the type describes all of it; the additional fields of events are not compared."""
    read = msgspec.json.encode(msgspec.json.decode(sent, type=kind))
    return json.dumps(_closed(json.loads(sent))) == json.dumps(json.loads(read))


def _closed(sent: Any) -> Any:
    if isinstance(sent, list):
        return [_closed(each) for each in sent]
    if isinstance(sent, dict):
        events = sent.get("events")
        found = {name: _closed(value) for name, value in sent.items()}
        if isinstance(events, list):
            found["events"] = [{name: each[name] for name in each if name in EVENT} for each in events]
        return found
    return sent


def moments(game: str, seed: int, pace: int) -> Iterator[Table]:
    """A table at several moments, from before the game until after it, with undos and chat."""
    rng = random.Random(seed)
    settings = Settings("duel", rng.choice(duel.EDITIONS), memory_aid=seed % 3 == 0, host="anna")
    if game == "war":
        settings = Settings("war", options=QUICK if seed % 2 else (), host="anna")
    table = Table.open("t", settings, rng.randbytes(32), 1)
    yield table
    seated(table, *PEOPLE[: len(table.seats)])
    act(table, BEN, Say("players", "good evening"))
    while table.status == "running":
        yield table
        play_on(table, rng, rng.randint(1, pace))
        back = [seat for seat in range(len(table.seats)) if table.log and table.log.record.undoable(seat)]
        if back and table.status == "running":
            act(table, PEOPLE[back[0]], Undo(back[0]))
    yield table


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "pace"), [("duel", 6), ("war", 120)])
def test_states_updates_and_steps_are_what_their_types_tell(game: str, pace: int, seed: int) -> None:
    for table in moments(game, seed, pace):
        for player in ("anna", "ben", "eve", None):
            state = views.state(table, player, "x", None, (0,), 1)
            assert as_told(msgspec.json.encode(state), TableState)
            update = views.update(table, player, None, {"game": max(0, table.numbers["game"] - 9)}, (0,), 1)
            assert as_told(msgspec.json.encode(update), TableUpdate)
        last = views.steps(table, 0, max(0, views.step_count(table) - 3), 3)
        assert as_told(msgspec.json.encode(last), list[Step])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "pace"), [("duel", 6), ("war", 25)])
def test_a_preview_is_what_its_type_tells(game: str, pace: int, seed: int) -> None:
    for table in moments(game, seed, pace):
        for seat in awaited(table) if table.log is not None else ():
            for move in moves(table, seat):
                assert as_told(msgspec.json.encode(views.preview(table, seat, move)), GamePreview)


def test_the_view_of_every_decision_of_a_war_is_what_its_type_tells() -> None:
    met: dict[int, int] = {}
    parts: set[str] = set()
    for seed in range(40):
        game, rng = random_war(seed)
        for seat, _ in walk(game.position, rng, game.dice):
            step = int(game.position.step())
            met[step] = met.get(step, 0) + 1
            if met[step] <= 5 or rng.random() < 0.01:
                for viewer in (seat, "A", "B", None):
                    view = msgspec.to_builtins(game.view(viewer).as_json())
                    assert view == msgspec.convert(view, WarView)
                    parts |= set(view["decision"])
    assert {field.shown for declared in fields.FRAMES.values() for field in declared if field.shown} <= parts


def test_a_part_that_no_type_tells_is_found() -> None:
    *_, table = moments("war", 1, 10_000)
    state = json.loads(msgspec.json.encode(views.state(table, None, None, None, (), 0)))
    assert as_told(msgspec.json.encode(state), TableState)
    state["game"]["view"]["areas"]["licata"]["mines"] = 1
    assert not as_told(msgspec.json.encode(state), TableState)
