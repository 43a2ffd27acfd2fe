"""Tables for tests, in a line or two: named people, fixed secrets, and random play."""

import random
from collections.abc import Iterable
from typing import Any

import msgspec

from famiglia.game import Viewer
from famiglia.table import Settings, StreamEntry, Table, Who, views
from famiglia.table.duel.messages import DuelState
from famiglia.table.messages import Deed, Invite, Leave, Play, Rematch, Sit
from famiglia.table.war.messages import WarState

ANNA = Who("anna", "Anna")
BEN = Who("ben", "Ben")
CARLA = Who("carla", "Carla")
DINO = Who("dino", "Dino")
PEOPLE = (ANNA, BEN, CARLA, DINO)
NOBODY = Who(None, "")
SECRET = b"a secret of thirty-two bytes ...."[:32]
QUICK = ("quick-setup", "first-game")


def opened(game: str = "duel", **chosen: Any) -> Table:
    """An open table; Anna is the host."""
    settings = msgspec.convert({"game": game, "host": "anna", **chosen}, Settings)
    return Table.open("table-1", settings, SECRET, 100)


def seated(table: Table, *people: Who | str) -> Table:
    """Seat these people in order; a string is the name of a bot."""
    for seat, who in enumerate(people):
        if isinstance(who, str):
            act(table, ANNA, Invite(seat, who))
        else:
            act(table, who, Sit(seat))
    return table


def a_duel(**chosen: Any) -> Table:
    """A duel between Anna and Ben; Anna begins."""
    return seated(opened(**{"first": 0, **chosen}), ANNA, BEN)


def a_war(*people: Who | str, options: Iterable[str] = QUICK) -> Table:
    return seated(opened("war", options=tuple(options)), *(people or PEOPLE))


def act(table: Table, who: Who, deed: Deed, at: int = 200) -> list[StreamEntry]:
    """Execute a command with the current number of its stream."""
    stream = "seats" if isinstance(deed, Sit | Leave | Invite | Rematch) else "game"
    expected = 0 if type(deed).__name__ == "Say" else table.numbers[stream]
    return table.do(who, deed, expected, at)


def moves(table: Table, seat: int) -> list[str]:
    assert table.log is not None
    return [str(move) for move in table.log.game.moves(seat)]


def awaited(table: Table) -> tuple[int, ...]:
    assert table.log is not None
    seats: tuple[int, ...] = table.log.game.to_decide()
    return seats


def play(table: Table, seat: int, move: str) -> list[StreamEntry]:
    """Make a move as the person or bot in this seat."""
    occupant = table.seats[seat]
    if occupant.kind == "bot":
        return table.do_as_bot(seat, move, table.numbers["game"], 300)
    return table.do(Who(occupant.player, occupant.name), Play(seat, move), table.numbers["game"], 300)


def play_on(table: Table, rng: random.Random, number: int) -> None:
    """Make this many random moves; a pass, a sale or a gift only if there is no other move."""
    for _ in range(number):
        if table.status != "running":
            return
        seat = rng.choice(awaited(table))
        found = [move for move in moves(table, seat) if not move.startswith(("sell", "give"))] or moves(table, seat)
        play(table, seat, rng.choice([move for move in found if move != "pass"] or found))


def received(table: Table, player: str | None) -> bytes:
    """The state of the table as a person receives it."""
    return msgspec.json.encode(views.state(table, player, None, None, (), 0))


def duel_state(table: Table, viewer: Viewer) -> DuelState:
    """The state of the duel as a viewer receives it."""
    state = views.game_state(table, viewer)
    assert isinstance(state, DuelState)
    return state


def war_state(table: Table, viewer: Viewer) -> WarState:
    """The state of the war as a viewer receives it."""
    state = views.game_state(table, viewer)
    assert isinstance(state, WarState)
    return state


def same_for_all(one: Table, other: Table) -> None:
    """Assert that both tables look the same to everybody."""
    for who in (*PEOPLE, NOBODY):
        assert received(one, who.player) == received(other, who.player)


def loaded(table: Table, entries: Iterable[StreamEntry]) -> Table:
    """Load the table from its entries."""
    return Table.load(table.id, table.settings, table.secret, table.opened, entries)
