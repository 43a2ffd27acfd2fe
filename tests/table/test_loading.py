"""Loading a table from its entries is fast and gives the same table."""

import gc
import random
from collections.abc import Callable

import pytest

from famiglia.record import RecordError
from famiglia.record.hash_chain import read_content, write_line
from famiglia.record.record import CHECKPOINT_EVERY
from famiglia.record.war.header import WarHeader
from famiglia.table import Table
from famiglia.table.game_log import GameLog
from famiglia.war import War

from .tables import a_duel, a_war, loaded, play_on
from .test_secrets import everything


@pytest.mark.parametrize("begin", [a_duel, a_war])
def test_a_table_that_was_loaded_shows_every_viewer_the_same_bytes(begin: Callable[[], Table]) -> None:
    rng = random.Random(1)
    table = begin()
    while table.status == "running":
        play_on(table, rng, rng.randint(1, 90))
        again = loaded(table, table.entries())
        for player in ("anna", "ben", "eve", None):
            assert everything(table, player) == everything(again, player)


@pytest.mark.parametrize("begin", [a_duel, a_war])
def test_a_table_that_was_loaded_keeps_each_text_once(begin: Callable[[], Table]) -> None:
    table = begin()
    play_on(table, random.Random(1), 20)
    again = loaded(table, [entry._replace(body=str(entry.body.encode(), "utf-8")) for entry in table.entries()])
    assert again.log is not None
    assert table.entries() == again.entries()
    for entry, text in zip(again.streams["game"], again.log.record.written, strict=True):
        assert entry.body is text


def test_the_garbage_collector_need_not_look_at_the_moves_and_events_of_a_war() -> None:
    table = a_war()
    play_on(table, random.Random(1), 20)
    assert table.log is not None
    for entry, told in zip(table.log.record.entries, table.log.lines[2:], strict=True):
        assert not any(map(gc.is_tracked, (entry, told, entry.move, *entry.events)))


def test_loading_a_war_computes_the_state_of_the_deal_and_of_the_last_line_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = a_war()
    play_on(table, random.Random(1), 60)
    computed: list[str] = []
    fingerprint = WarHeader.fingerprint

    def counted(header: WarHeader, game: War) -> str:
        computed.append(fingerprint(header, game))
        return computed[-1]

    monkeypatch.setattr(WarHeader, "fingerprint", counted)
    loaded(table, table.entries())
    assert 2 == len(computed)


def test_a_last_line_with_another_state_is_refused() -> None:
    table = a_duel()
    play_on(table, random.Random(1), 5)
    assert table.log is not None
    lines = table.log.record.written
    content, before = (read_content(3, line.encode()) for line in (lines[-1], lines[-2]))
    del content["hash"]
    forged, _ = write_line(content | {"state": "0" * 16}, before["hash"])
    with pytest.raises(RecordError):
        GameLog.read([(line, 1) for line in [*lines[:-1], forged]], table.secret)


@pytest.mark.parametrize("begin", [a_duel, a_war])
def test_one_position_in_sixteen_is_kept_and_every_one_is_found_again(begin: Callable[[], Table]) -> None:
    rng = random.Random(2)
    table = begin()
    assert table.log is not None
    record = table.log.record
    seen: list[str] = []
    while table.status == "running" and len(seen) < 200:
        if record.undoable() and rng.random() < 0.3:
            record.undo()
            seen.pop()
            assert seen == [str(record.position_before(number)) for number in range(len(seen))]
            assert len(record.checkpoints) <= len(seen) // CHECKPOINT_EVERY + 1
        seat = rng.choice(record.game.to_decide())
        seen.append(str(record.game.position))
        record.play(seat, rng.choice(record.game.moves(seat)))
    assert seen == [str(record.position_before(number)) for number in range(len(seen))]
    assert len(record.checkpoints) == -(-len(seen) // CHECKPOINT_EVERY)
