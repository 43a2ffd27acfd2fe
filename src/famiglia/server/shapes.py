"""The shapes of what is asked and answered besides the tables themselves, which have theirs in `famiglia.table.messages`."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from famiglia.table.messages import Says, Step

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]
Account: TypeAlias = Annotated[str, msgspec.Meta(min_length=2, max_length=40, pattern=r"^\S(.*\S)?$")]
Password: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=256)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]+$")]
TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=22, max_length=43, pattern="^[A-Za-z0-9_-]+$")]
Lang: TypeAlias = Literal["en", "de", "fr"]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Health(msgspec.Struct):
    """Is everything that the server needs at hand?"""

    status: Literal["ok", "failing"]
    version: str
    database: bool
    bus: bool


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants to play under this name."""

    name: Name


class Me(msgspec.Struct):
    """Who one is."""

    player: str
    name: str
    account: str | None
    link: str | None
    """The secret that brings a guest back from another device; told once, when it is made."""


class Link(msgspec.Struct):
    """A new secret to come back with; the one before is worth nothing now."""

    link: str


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """By account and password, or by the secret link of a guest."""

    account: Account | None = None
    password: Password | None = None
    link: Secret | None = None


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """Keep one's games under a name and a password; whoever is no guest yet says how to be called."""

    account: Account
    password: Password
    name: Name | None = None


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Another password for one's account; whoever knows the current one may choose it."""

    current: Password
    new: Password


class GameOffer(msgspec.Struct):
    """What can be chosen when a table of this game is opened."""

    game: Literal["duel", "war"]
    seats: int
    editions: list[str]
    options: list[str]
    bots: list[str]
    packs: list[str]
    memory_aid: bool


class Games(msgspec.Struct):
    """The games of this server."""

    games: list[GameOffer]
    share: str | None
    """The address under which others reach the server; null if it listens on this machine only."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open; its id is made by whoever opens it, from at least 128 random bits."""

    id: TableId
    game: Literal["duel", "war"]
    seats: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40, pattern="^(me|open|bot:.+)$")]], msgspec.Meta(max_length=4)
    ]
    """For each seat: `me`, `open`, or `bot:` and its name."""
    edition: str = "revised"
    options: Annotated[list[str], msgspec.Meta(max_length=30)] = []
    first: SeatNumber | None = None
    memory_aid: bool = False
    pack: str = "standard"
    visibility: Literal["private", "listed"] = "private"
    pace: Literal["live", "turns"] = "live"
    seed: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """What the opener's seats add to the seed of the dice; any words."""


class ListedSeat(msgspec.Struct):
    """A seat in a list of tables."""

    kind: Literal["open", "human", "bot"]
    name: str
    bot: str | None


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    settings: dict[str, Any]
    status: Literal["open", "running", "over"]
    visibility: str
    pace: str
    seats: list[ListedSeat]
    yours: list[int]
    your_turn: bool
    opened: int
    updated: int


class Listings(msgspec.Struct):
    """Tables, the latest first."""

    tables: list[Listed]


class Imported(msgspec.Struct):
    """Where an uploaded record can be looked at."""

    table: str


class Reasons(msgspec.Struct):
    """Why a move is not legal; everything null if it is."""

    legal: bool
    rule: str | None = None
    sentence: str | None = None
    fact: Says | None = None
    remedy: Says | None = None
    text: str | None = None
    """The whole refusal in words."""


class Steps(msgspec.Struct):
    """Some steps of a replay; step 0 is the deal."""

    steps: list[Step]
    first: int
    total: int


class NoteText(msgspec.Struct, forbid_unknown_fields=True):
    """A private note and the version that it was made from (0 for a new one)."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]
    version: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class KeptNote(msgspec.Struct):
    """A private note as it is kept."""

    text: str
    version: int


class RuleText(msgspec.Struct):
    """A rule in our words."""

    id: str
    sentence: str
    editions: list[str]
    cite: str
    rulings: list[str]


class RulingText(msgspec.Struct):
    """How an open question of a rulebook is answered here."""

    id: str
    question: str
    ruling: str
    rules: list[str]
    confidence: str
    option: str | None


class Rulebook(msgspec.Struct):
    """All rules and rulings of a game."""

    game: str
    rules: list[RuleText]
    rulings: list[RulingText]


class Ping(msgspec.Struct, forbid_unknown_fields=True):
    """The only thing a socket may be told."""

    kind: Literal["ping"]


class Pong(msgspec.Struct, tag_field="kind", tag="pong"):
    """The answer to a ping."""


class InLang(msgspec.Struct):
    """Query: the language of the answer."""

    lang: Lang | None = None


class AtSeat(msgspec.Struct):
    """Query: as which of one's seats, and in which language."""

    seat: SeatNumber | None = None
    lang: Lang | None = None


class AboutMove(msgspec.Struct):
    """Query: a move of one's own seat."""

    seat: SeatNumber
    move: Annotated[str, msgspec.Meta(max_length=200)]
    lang: Lang | None = None


class SomeSteps(msgspec.Struct):
    """Query: which steps of the replay."""

    seat: SeatNumber | None = None
    lang: Lang | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50


class Since(msgspec.Struct):
    """Query: as which of one's seats, in which language, and what is known already (`game:12,seats:3`)."""

    seat: SeatNumber | None = None
    lang: Lang | None = None
    after: Annotated[str, msgspec.Meta(max_length=200, pattern=r"^([a-z]+:\d{1,9}(,[a-z]+:\d{1,9})*)?$")] = ""
