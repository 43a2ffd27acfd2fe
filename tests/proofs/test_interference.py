"""P9 and P10 in a small size, and leaks planted into the running server: each must be found."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import pytest
from proofs.secrets.interference import duel_interference, duel_streams, war_interference, war_streams
from sqlalchemy import select

from famiglia.rulebook import Message, Refusal
from famiglia.server.handlers import tables
from famiglia.server.live import broadcast, commands, replays
from famiglia.server.live.broadcast import Broadcaster
from famiglia.server.live.commands import Commands, PendingCommand
from famiglia.server.live.live_table import LiveTable
from famiglia.server.live.registry import TableRegistry
from famiglia.server.live.table_rows import summary_of
from famiglia.store import CommandRow, Note, notes, schema, table_lists
from famiglia.table import Table, TableError, Who, chat, views
from famiglia.table import table as table_room
from famiglia.table.duel.messages import DuelPreview, DuelState
from famiglia.table.messages import About, GamePreview, Step
from famiglia.table.sentences import says
from famiglia.table.team_messages import Team
from famiglia.table.war import game as war_game
from famiglia.table.war.messages import WarState
from famiglia.table.war.state import war_state
from famiglia.war import preview as war_preview
from famiglia.war.engine import fields
from famiglia.war.events import Event

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]

WITHIN = 150
"""Number of moments within which a planted leak must be found."""


@pytest.mark.rule("DA-44")
def test_nothing_that_reaches_anybody_at_a_duel_depends_on_what_they_may_not_know() -> None:
    assert [] == duel_interference(50).violations


@pytest.mark.rule("W-008", "WA-62", "WA-81", "WA-82")
def test_nothing_that_reaches_anybody_at_a_war_depends_on_what_they_may_not_know() -> None:
    assert [] == war_interference(40).violations


@pytest.mark.rule("DA-44")
def test_the_whole_stream_of_a_duel_is_the_same_until_another_card_is_turned_over() -> None:
    row = duel_streams(5)
    assert ([], 5) == (row.violations, row.cases)


@pytest.mark.rule("W-044", "WA-82")
def test_the_whole_stream_of_a_war_is_the_same_until_other_orders_are_revealed() -> None:
    row = war_streams(1)
    assert ([], 1) == (row.violations, row.cases)


# Leaks, each caused by a mistake of one line.


def position(table: Table) -> Any:
    assert table.log is not None
    return table.log.game.position


def seed_in_the_state(patch: pytest.MonkeyPatch) -> None:
    def about(table: Table, player: str | None) -> About:
        answer = real(table, player)
        answer.added = [table.secret.hex()]
        return answer

    real = views.about
    patch.setattr(views, "about", about)


def deck_in_the_replay(patch: pytest.MonkeyPatch) -> None:
    def steps(table: Table, *others: Any) -> list[Step]:
        found = real(table, *others)
        for step in found:
            assert isinstance(step.game, DuelState)
            step.game.prices["deck"] = [str(card) for card in position(table).deck_cards()]
        return found

    real = views.steps
    patch.setattr(replays, "steps", steps)


def notes_of_others(patch: pytest.MonkeyPatch) -> None:
    def note_of(connection: Any, table: str, player: str) -> Note:
        found = connection.execute(select(schema.note.c.text).where(schema.note.c.table_id == table)).scalars().all()
        return Note(" ".join(sorted(found)), 0)

    patch.setattr(notes, "note_of", note_of)


def players_talk_for_spectators(patch: pytest.MonkeyPatch) -> None:
    def readable(mine: Sequence[int], left: Sequence[int], over: bool, team: str | None) -> dict[str, str]:
        return real(mine, left, True, team)

    real = chat.readable_rooms
    patch.setattr(table_room, "readable_rooms", readable)


def numbers_of_every_room(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "numbers", lambda table, rooms: table.numbers)


def private_tables_listed(patch: pytest.MonkeyPatch) -> None:
    def listed_tables(connection: Any, limit: int) -> Any:
        found = table_lists._select().order_by(schema.game_table.c.updated.desc()).limit(limit)
        return [table_lists._listing(row, set()) for row in connection.execute(found)]

    patch.setattr(table_lists, "listed_tables", listed_tables)


def updates_about_chat_that_is_not_for_them(patch: pytest.MonkeyPatch) -> None:
    def send_updates(self: Broadcaster, live: LiveTable, with_presence: bool = False, cache: Any = None) -> None:
        real(self, live, True, {})

    real = Broadcaster.send_updates
    patch.setattr(Broadcaster, "send_updates", send_updates)


def talk_touches_the_lists(patch: pytest.MonkeyPatch) -> None:
    async def commit(self: TableRegistry, live: LiveTable, entries: Any, before: Any, command: Any, now: int) -> None:
        streams = {entry.stream for entry in entries}
        summary = summary_of(live.table, now, "seats" in streams)
        await self.store.append(live.id, entries, {stream: before[stream] for stream in streams}, command, summary)

    patch.setattr(TableRegistry, "commit", commit)


def hash_of_a_running_war(patch: pytest.MonkeyPatch) -> None:
    def seen_record(table: Table, viewer: Any) -> Iterator[str]:
        assert table.log is not None
        for line, written in zip(real(table, viewer), table.log.record.written, strict=True):
            content = json.loads(line)
            if content.get("kind") == "move":
                # The first lines hold the commitment, so their hashes differ anyway: this is about a move.
                content["hash"] = json.loads(written)["hash"]
            yield json.dumps(content)

    real = views.seen_record
    patch.setattr(tables, "seen_record", seen_record)


def orders_in_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "seen_by", lambda self, viewer: self)


def headquarters_in_the_view(patch: pytest.MonkeyPatch) -> None:
    def state(game: Any, *others: Any) -> WarState:
        found = real(game, *others)
        found.view["labs"] = sum(game.position.hq)
        return found

    real = war_state
    patch.setattr(war_game, "war_state", state)


def refusal_that_knows_too_much(patch: pytest.MonkeyPatch) -> None:
    def why(table: Table, seat: int, move: str, after: Sequence[str]) -> Refusal | None:
        refusal = real(table, seat, move, after)
        enough = sum(position(table).money) + sum(position(table).order_place) + sum(position(table).stack)
        return replace(refusal, remedy=None) if refusal is not None and enough % 2 else refusal

    real = views.why
    patch.setattr(tables, "why", why)


def preview_of_the_next_card(patch: pytest.MonkeyPatch) -> None:
    def preview(table: Table, seat: int, move: str, after: Sequence[str]) -> GamePreview:
        answer = real(table, seat, move, after)
        return DuelPreview(says(Message(f"card-{position(table).deck_cards()[0]}"))) if move != "pass" else answer

    real = views.preview
    patch.setattr(tables, "preview", preview)


def preview_that_knows_the_sealed_cards(patch: pytest.MonkeyPatch) -> None:
    def known(p: Any, team: int) -> tuple[int, int]:
        return int(p.get(fields.CONFLICT_ATTACKERS_CARD)) - 1, int(p.get(fields.CONFLICT_DEFENDERS_CARD)) - 1

    patch.setattr(war_preview, "_known_cards", known)


def longer_by_hidden_money(patch: pytest.MonkeyPatch) -> None:
    def seen_record(table: Table, viewer: Any) -> Iterator[str]:
        yield from real(table, viewer)
        yield " " * int(sum(position(table).money))

    real = views.seen_record
    patch.setattr(tables, "seen_record", seen_record)


def stale_state_for_another_player(patch: pytest.MonkeyPatch) -> None:
    async def run(self: Commands, table_id: str, pending: PendingCommand) -> bytes:
        try:
            return await real(self, table_id, pending)
        except TableError as error:
            if "state" in error.extra:
                async with self.tables.locked(table_id) as live:
                    somebody = Who(live.table.seats[pending.command.expected % 4].player, "")
                    error.extra["state"] = self.broadcaster.state_for(live, somebody, None)
            raise

    real = Commands.run
    patch.setattr(Commands, "run", run)


def updates_encoded_for_another_audience(patch: pytest.MonkeyPatch) -> None:
    def audience_key(table: Table, player: str | None, seat: int | None, since: Any) -> tuple[object, ...]:
        return (since["game"],)

    for module in (broadcast, commands):
        patch.setattr(module, "audience_key", audience_key)


def second_copy_for_another_player(patch: pytest.MonkeyPatch) -> None:
    def repeat(self: Commands, live: LiveTable, first: CommandRow, pending: PendingCommand) -> bytes:
        others = (each.player for each in live.table.seats if each.player not in (None, pending.player))
        pending.player = next(others) or ""
        return real(self, live, first, pending)

    real = Commands._repeat
    patch.setattr(Commands, "_repeat", repeat)


def marks_of_both_teams(patch: pytest.MonkeyPatch) -> None:
    def team(table: Table, viewer: Any) -> Team | None:
        shared = real(table, viewer)
        if shared is not None:
            shared.marks = [mark for plans in table.plans.values() for mark in plans.seen_by(viewer).marks]
        return shared

    real = views.team
    patch.setattr(views, "team", team)


def suggestions_of_both_teams(patch: pytest.MonkeyPatch) -> None:
    def team(table: Table, viewer: Any) -> Team | None:
        found = [plans.seen_by(-1) for plans in table.plans.values()]
        return next((shared for shared in found if shared.suggestion), real(table, viewer))

    real = views.team
    patch.setattr(views, "team", team)


def numbers_of_the_sketches_of_both_teams(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "sketches", lambda table, viewer: {"sketches": max(table.plans, key=_length_in(table))})


def _length_in(table: Table) -> Callable[[str], int]:
    return lambda stream: len(table.streams[stream])


DUEL_LEAKS = (
    seed_in_the_state, deck_in_the_replay, notes_of_others, players_talk_for_spectators, numbers_of_every_room,
    private_tables_listed, updates_about_chat_that_is_not_for_them, talk_touches_the_lists,
    preview_of_the_next_card,
)  # fmt: skip
WAR_LEAKS = (
    hash_of_a_running_war, orders_in_the_log, headquarters_in_the_view, refusal_that_knows_too_much, longer_by_hidden_money,
    stale_state_for_another_player, updates_encoded_for_another_audience, second_copy_for_another_player,
    preview_that_knows_the_sealed_cards, marks_of_both_teams, suggestions_of_both_teams,
    numbers_of_the_sketches_of_both_teams,
)  # fmt: skip


@pytest.mark.parametrize("plant", DUEL_LEAKS)
def test_a_leak_planted_into_a_duel_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    # Duels in which each of the leaks shows early.
    assert 1 == len(duel_interference(WITHIN, 4).violations)


@pytest.mark.parametrize("plant", WAR_LEAKS)
def test_a_leak_planted_into_a_war_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    # Wars in which each of the leaks shows early.
    assert 1 == len(war_interference(WITHIN, 6).violations)
