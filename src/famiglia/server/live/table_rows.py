"""From a table to what the store keeps of it, and back."""

import hmac
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import zip_longest

import msgspec

from famiglia.dice import commitment
from famiglia.rulebook import message
from famiglia.store import Seat, StoredTable, TableRow, TableSummary
from famiglia.table import Occupant, Settings, StreamEntry, Table, TableError, Who
from famiglia.table.messages import Invite, Sit

from ..http.problems import ProblemError

_encode = msgspec.json.Encoder().encode
_settings = msgspec.json.Decoder(Settings).decode


def opened(
    id_: str, settings: Settings, occupants: Sequence[Occupant], at: int, secret: bytes | None = None
) -> tuple[Table, list[StreamEntry]]:
    """A new table with these people and bots in its seats; where nobody is missing, the game has begun."""
    table = Table.open(id_, settings, secret or secrets.token_bytes(32), at)
    host = Who(settings.host, "")
    entries: list[StreamEntry] = []
    for seat, occupant in enumerate(occupants):
        number = table.numbers["seats"]
        if occupant.kind == "human":
            sit = Sit(seat, occupant.seed, occupant.name)
            entries += table.do(Who(occupant.player, occupant.name), sit, number, at)
        elif occupant.kind == "bot":
            entries += table.do(host, Invite(seat, occupant.bot), number, at)
    return table, entries


def wanted(
    seats: Sequence[str], names: Sequence[str | None], settings: Settings, player: str, name: str, seed: str
) -> list[Occupant]:
    """Whom the opener wants in the seats, and by which names."""
    if len(seats) != settings.seats:
        what = message("field-seats", found=len(seats), expected=settings.seats)
        raise ProblemError("bad-field", what=what, extra={"field": "seats"})
    found: list[Occupant] = []
    for seat, called in zip_longest(seats, names):
        if seat == "me":
            found.append(Occupant("human", player, called or name, seed=seed))
        elif called is not None:
            raise TableError("bad-settings", field="names", value=called, expected="null")
        elif seat == "open":
            found.append(Occupant())
        elif seat is not None:
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


def loaded(stored: StoredTable) -> Table:
    """The table as its entries tell it."""
    row = stored.row
    table = Table.load(row.id, settings_of(row.settings), row.secret, row.opened, stored.entries)
    if not table.is_imported:
        table.next_commitment = commitment(next_secret(row.bot_secret), table.settings.rules)
    return table


def settings_of(text: str) -> Settings:
    """Settings as they are kept."""
    return _settings(text)


def index_of(table: Table, at: int, people_too: bool) -> TableSummary:
    """What lists of tables show; `people_too` when somebody has sat down or left."""
    waiting, winners = ((), ()) if table.log is None else (table.log.game.to_decide(), table.log.winners)
    seats = tuple(
        Seat(occupant.player, occupant.name, occupant.bot, seat in waiting, seat in winners)
        for seat, occupant in enumerate(table.seats)
    )
    players = None
    if people_too:
        found = {occupant.player for occupant in table.seats} | {occupant.substitute_for for occupant in table.seats}
        players = frozenset(player for player in {*found, table.settings.host} if player is not None)
    return TableSummary(table.status, at, seats, bool(table.bots_to_act()) or table.wants_rematch, players)


def next_id(table: Table, bot_secret: bytes) -> str:
    """The id of the rematch: the same in whichever process it is opened, and to be guessed by nobody.

    It is made from the secret of the bots, for that of the dice is told when the game is over.
    """
    return sha256(b"famiglia rematch\n" + bot_secret + table.id.encode()).hexdigest()[:32]


def next_secret(bot_secret: bytes) -> bytes:
    """The dealer's part of the seed of the rematch: settled with the table, so that it can be sealed before anybody asks.

    It follows from the secret of the bots, which is each table's own and is told to nobody, ever.
    """
    return hmac.digest(bot_secret, b"famiglia rematch seed", "sha256")


def same_wish(table: Table, settings: Settings, seats: Sequence[str], names: Mapping[int, str]) -> bool:
    """Was the table opened with these settings, these seats and, where they are told, these names?"""
    if table.settings != settings:
        return False
    first = ["open"] * len(table.seats)
    called: dict[int, str] = {}
    for entry in table.streams["seats"]:
        told = msgspec.json.decode(entry.body)
        if entry.at != table.opened or entry.player != settings.host or "seat" not in told:
            break
        if told["did"] == "sat":
            first[told["seat"]] = "me"
            called[told["seat"]] = told["name"]
        elif told["did"] == "invited" and told["bot"] is not None:
            first[told["seat"]] = f"bot:{told['bot']}"
    return first == list(seats) and names.items() <= called.items()
