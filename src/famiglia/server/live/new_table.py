"""Creating tables: as a player requests them, and as the rematch of another."""

import hmac
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import zip_longest

import msgspec

from famiglia.rulebook import message
from famiglia.table import Occupant, Settings, StreamEntry, Table, TableError, Who
from famiglia.table.messages import Invite, Sit

from ..http.problems import ProblemError


def create_table(
    table_id: str, settings: Settings, occupants: Sequence[Occupant], now: int, secret: bytes | None = None
) -> tuple[Table, list[StreamEntry]]:
    """A new table with these occupants, and its entries; if no seat is open, the game is dealt."""
    table = Table.open(table_id, settings, secret or secrets.token_bytes(32), now)
    host = Who(settings.host, "")
    entries: list[StreamEntry] = []
    for seat, occupant in enumerate(occupants):
        number = table.numbers["seats"]
        if occupant.kind == "human":
            sit = Sit(seat, occupant.seed, occupant.name)
            entries += table.do(Who(occupant.player, occupant.name), sit, number, now)
        elif occupant.kind == "bot":
            entries += table.do(host, Invite(seat, occupant.bot), number, now)
    return table, entries


def requested_occupants(
    seats: Sequence[str], names: Sequence[str | None], settings: Settings, player: str, name: str, seed: str
) -> list[Occupant]:
    """The occupants of the seats in a request for a new table."""
    if len(seats) != settings.seats:
        what = message("field-seats", found=len(seats), expected=settings.seats)
        raise ProblemError("bad-field", what=what, extra={"field": "seats"})
    occupants: list[Occupant] = []
    for seat, seat_name in zip_longest(seats, names):
        if seat == "me":
            occupants.append(Occupant("human", player, seat_name or name, seed=seed))
        elif seat_name is not None:
            raise TableError("bad-settings", field="names", value=seat_name, expected="null")
        elif seat == "open":
            occupants.append(Occupant())
        elif seat is not None:
            occupants.append(Occupant("bot", bot=seat.removeprefix("bot:")))
    return occupants


def matches_request(table: Table, settings: Settings, seats: Sequence[str], names: Mapping[int, str]) -> bool:
    """Was the table opened with these settings, seats and names? Seats without a name in the request may have any."""
    if table.settings != settings:
        return False
    opened_seats = ["open"] * len(table.seats)
    opened_names: dict[int, str] = {}
    for entry in table.streams["seats"]:
        body = msgspec.json.decode(entry.body)
        if entry.at != table.opened or entry.player != settings.host or "seat" not in body:
            break
        if body["did"] == "sat":
            opened_seats[body["seat"]] = "me"
            opened_names[body["seat"]] = body["name"]
        elif body["did"] == "invited" and body["bot"] is not None:
            opened_seats[body["seat"]] = f"bot:{body['bot']}"
    return opened_seats == list(seats) and names.items() <= opened_names.items()


def rematch_id(table: Table, bot_secret: bytes) -> str:
    """The id of the rematch: the same in every process, and unpredictable for everybody else.

    It is derived from the secret of the bots, because the secret of the dice is published when the game is over.
    """
    return sha256(b"famiglia rematch\n" + bot_secret + table.id.encode()).hexdigest()[:32]


def rematch_secret(bot_secret: bytes) -> bytes:
    """The server's part of the seed of the rematch, fixed early so that a commitment to it can be published.

    It is derived from the secret of the bots, which is different for each table and never published.
    """
    return hmac.digest(bot_secret, b"famiglia rematch seed", "sha256")
