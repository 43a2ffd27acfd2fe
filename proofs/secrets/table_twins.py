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
from famiglia.table.sketches import SharedPlans
from famiglia.table.streams import PLAYERS, SKETCHES, SPECTATORS, TEAM
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
    _other_sketches(twin, viewer, rng)
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
        arguments = {**event.arguments, event.secret: " ".join([*words[:-1], rng.choice(other_words)])}
        return structs.replace(event, arguments=arguments)

    _with_other_positions(record, other)
    record.entries = [
        structs.replace(entry, events=tuple(masked(event) for event in entry.events)) for entry in record.entries
    ]
    twin.log.lines = [
        structs.replace(entry, events=tuple(masked(event) for event in entry.events)) for entry in twin.log.lines
    ]
    for number, (entry, line) in enumerate(zip(twin.log.lines, record.lines, strict=True)):
        if entry.kind == "move":
            events = [event.as_json() for event in entry.events]
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


def _other_sketches(twin: Table, viewer: Viewer, rng: random.Random) -> None:
    """Other marks and suggestions, and more or fewer of them, in every team but the viewer's."""
    for seat, team in enumerate(twin.teams):
        if isinstance(viewer, int) and team == twin.teams[viewer]:
            continue
        stream = SKETCHES + team
        twin.streams[stream], twin.plans[stream] = [], SharedPlans()
        for _ in range(rng.randint(0, 3)):
            body = json.dumps(sketched(seat, rng) if rng.random() < 0.5 else suggested(seat, rng))
            twin.follow([StreamEntry(stream, body, 5, "eve")])


def sketched(seat: int, rng: random.Random) -> dict[str, Any]:
    """An entry with a mark that nobody outside the team may know."""
    return {
        "did": "sketched",
        "seat": seat,
        "marks": [{"kind": "note", "area": "enna", "text": f"secret {rng.random()}"}],
    }


def suggested(seat: int, rng: random.Random) -> dict[str, Any]:
    """The same for a suggestion."""
    moves = ["pass"] * rng.randint(1, 9)
    return {"did": "suggested", "seat": seat, "moves": moves, "text": f"secret {rng.random()}", "n": rng.randint(2, 9)}
