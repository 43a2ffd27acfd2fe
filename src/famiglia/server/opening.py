"""From a table to what the store keeps of it, and back."""

import secrets
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from famiglia.store import Index, Seat, Stored, TableRow
from famiglia.table import Entry, Occupant, Settings, Table, Who
from famiglia.table.messages import Invite, Sit

from .problems import Trouble

_encode = msgspec.json.Encoder().encode
_settings = msgspec.json.Decoder(Settings).decode


def opened(id_: str, settings: Settings, occupants: Sequence[Occupant], at: int) -> tuple[Table, list[Entry]]:
    """A new table with these people and bots in its seats; where nobody is missing, the game has begun."""
    table = Table.open(id_, settings, secrets.token_bytes(32), at)
    host = Who(settings.host, "")
    entries: list[Entry] = []
    for seat, occupant in enumerate(occupants):
        number = table.numbers["seats"]
        if occupant.kind == "human":
            entries += table.do(Who(occupant.player, occupant.name), Sit(seat, occupant.seed), number, at)
        elif occupant.kind == "bot":
            entries += table.do(host, Invite(seat, occupant.bot), number, at)
    return table, entries


def wanted(seats: Sequence[str], settings: Settings, player: str, name: str, seed: str) -> list[Occupant]:
    """Whom the opener wants in the seats."""
    if len(seats) != settings.seats:
        what = f"seats: {len(seats)} of them; expected {settings.seats} for the {settings.game}"
        raise Trouble("bad-field", what=what, extra={"field": "seats"})
    found: list[Occupant] = []
    for seat in seats:
        if seat == "me":
            found.append(Occupant("human", player, name, seed=seed))
        elif seat == "open":
            found.append(Occupant())
        else:
            found.append(Occupant("bot", bot=seat.removeprefix("bot:")))
    return found


def row_of(table: Table, bot_secret: bytes | None = None) -> TableRow:
    """The table without its streams."""
    settings = table.settings
    return TableRow(
        id=table.id,
        game=settings.game,
        settings=_encode(settings).decode(),
        secret=table.secret,
        bot_secret=bot_secret or secrets.token_bytes(32),
        visibility=settings.visibility,
        pace=settings.pace,
        status=table.status,
        opened=table.opened,
        updated=table.opened,
    )


def loaded(stored: Stored) -> Table:
    """The table as its entries tell it."""
    row = stored.row
    return Table.load(row.id, settings_of(row.settings), row.secret, row.opened, stored.entries)


def settings_of(text: str) -> Settings:
    """Settings as they are kept."""
    return _settings(text)


def index_of(table: Table, at: int, people_too: bool) -> Index:
    """What lists of tables show; `people_too` when somebody has sat down or left."""
    waiting = () if table.story is None else table.story.game.to_decide()
    seats = tuple(
        Seat(occupant.player, occupant.name, occupant.bot, seat in waiting) for seat, occupant in enumerate(table.seats)
    )
    players = None
    if people_too:
        found = {occupant.player for occupant in table.seats} | {occupant.substitute_for for occupant in table.seats}
        players = frozenset(player for player in {*found, table.settings.host} if player is not None)
    return Index(table.status, at, seats, bool(table.bots_to_act()) or table.wants_rematch, players)


def next_id(table: Table, bot_secret: bytes) -> str:
    """The id of the rematch: the same in whichever process it is opened, and to be guessed by nobody.

    It is made from the secret of the bots, for that of the dice is told when the game is over.
    """
    return sha256(b"famiglia rematch\n" + bot_secret + table.id.encode()).hexdigest()[:32]


def same_wish(table: Table, settings: Settings, seats: Sequence[str]) -> bool:
    """Was the table opened with these settings and these seats?"""
    if table.settings != settings:
        return False
    first = ["open"] * len(table.seats)
    for entry in table.streams["seats"]:
        told = msgspec.json.decode(entry.body)
        if entry.at != table.opened or entry.player != settings.host or "seat" not in told:
            break
        if told["did"] == "sat":
            first[told["seat"]] = "me"
        elif told["did"] == "invited" and told["bot"] is not None:
            first[told["seat"]] = f"bot:{told['bot']}"
    return first == list(seats)
