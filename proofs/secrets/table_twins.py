"""A table that differs from another in everything that one viewer may not know, and in nothing else."""

import json
import random
from collections.abc import Callable
from typing import Any

from msgspec import structs

from famiglia import duel, war
from famiglia.game import Viewer
from famiglia.record import AnyRecord
from famiglia.record.hash_chain import write_line
from famiglia.table import StreamEntry, Table
from famiglia.table.streams import PLAYERS, SPECTATORS, TEAM
from famiglia.war.events import Event

from . import duel_twins, war_twins


def twin_of(table: Table, viewer: Viewer, rng: random.Random) -> Table:
    """A copy of the table in which everything differs that this viewer may not know."""
    twin = Table.load(table.id, table.settings, table.secret, table.opened, table.entries())
    assert twin.log is not None
    record = twin.log.record
    twin.secret = record.seed = rng.randbytes(32)
    twin.commitment = table.commitment
    disturb = {"duel": _other_duel, "war": _other_war}[twin.settings.game]
    disturb(twin, viewer, rng)
    _other_talk(twin, viewer, rng)
    return twin


def _other_duel(twin: Table, viewer: Viewer, rng: random.Random) -> None:
    assert twin.log is not None
    record = twin.log.record

    def other(position: Any) -> Any:
        return duel_twins.with_other_secrets(duel.Duel(position, record.game.dice), rng).position

    _with_other_positions(record, other)
    record.game.position = other(record.game.position)
    record.game.dice = duel.Dice(rng.randbytes(32))


def _other_war(twin: Table, viewer: Viewer, rng: random.Random) -> None:
    assert twin.log is not None
    record = twin.log.record
    orders = [order.id for order in record.game.pack.orders]
    cards = [card.id for card in record.game.pack.conflict_cards]

    def other(position: Any) -> Any:
        game = war.War(position, record.game.dice, record.game.names)
        return war_twins.with_other_secrets(game, viewer, rng).position

    def masked(event: Event) -> Event:
        if not event.secret or viewer in event.known_to:
            return event
        words = str(event.arguments[event.secret]).split(" ")
        other_words = cards if words[0] == "card" else orders
        told = {**event.arguments, event.secret: " ".join([*words[:-1], rng.choice(other_words)])}
        return structs.replace(event, arguments=told)

    _with_other_positions(record, other)
    record.entries = [
        structs.replace(entry, events=tuple(masked(event) for event in entry.events)) for entry in record.entries
    ]
    twin.log.lines = [
        structs.replace(told, events=tuple(masked(event) for event in told.events)) for told in twin.log.lines
    ]
    for number, (told, line) in enumerate(zip(twin.log.lines, record.lines, strict=True)):
        if told.kind == "move":
            events = [event.as_json() for event in told.events]
            record.written[number], _ = write_line(line | {"events": events}, "")
    record.game = war_twins.with_other_secrets(record.game, viewer, rng)
    record.game.position = other(record.game.position)


def _with_other_positions(record: AnyRecord, other: Callable[[Any], Any]) -> None:
    """Replace every position of the record."""
    kept = {}
    for number in range(len(record.entries)):
        kept[number] = record.game.copy()
        kept[number].position = other(record.position_before(number).copy())
    record.checkpoints = kept


def _other_talk(twin: Table, viewer: Viewer, rng: random.Random) -> None:
    team = twin.teams[viewer] if twin.teams and isinstance(viewer, int) else None
    closed = [SPECTATORS if viewer is not None else PLAYERS]
    closed += [TEAM + other for other in set(twin.teams) - {team}]
    for stream in closed:
        body = json.dumps({"name": "Eve", "seat": None, "text": f"a secret {rng.random()}"})
        twin.streams[stream] = [StreamEntry(stream, body, 5, "eve") for _ in range(rng.randint(0, 3))]
