"""The shapes of what is asked and answered besides the tables themselves, which have theirs in `famiglia.table.messages`."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from famiglia.table.messages import ChatLine, Step
from famiglia.table.sentences import Sentence
from famiglia.table.settings import PublicSettings

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]
Account: TypeAlias = Annotated[str, msgspec.Meta(min_length=2, max_length=40, pattern=r"^\S(.*\S)?$(?!\n)")]
Password: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=256)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=22, max_length=43, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Lang: TypeAlias = Annotated[
    Literal["en", "de", "fr"],
    msgspec.Meta(description="The language of sentences; without it, what the header Accept-Language asks for."),
]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
OwnSeat: TypeAlias = Annotated[
    int,
    msgspec.Meta(ge=0, le=3, description="Through which of one's seats; without it the awaited one, else the first."),
]


class Health(msgspec.Struct):
    """Is everything that the server needs at hand?"""

    status: Literal["ok"]
    version: str
    database: bool
    """Does the database keep what is written?"""
    bus: bool
    """Does the connection to the other processes stand?"""


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants to play under this name."""

    name: Name


class Me(msgspec.Struct):
    """Who one is."""

    player: str
    """The id of the person, the same for as long as they are known."""
    name: str
    account: str | None
    """Null for a guest."""
    link: str | None
    """The secret that brings a guest back from another device; told once, when it is made."""


class Link(msgspec.Struct):
    """A new secret to come back with; the one before is worth nothing now."""

    link: str
    """The secret itself."""


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """By account and password, or by the secret link of a guest."""

    account: Account | None = None
    """Together with `password`."""
    password: Password | None = None
    link: Secret | None = None
    """Instead of both: the secret link of a guest."""


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """Keep one's games under a name and a password; whoever is no guest yet says how to be called."""

    account: Account
    password: Password
    name: Name | None = None
    """How tables call the person; null: as the account, or as the guest is called."""


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Another password for one's account; whoever knows the current one may choose it."""

    current: Password
    new: Password


class GameOffer(msgspec.Struct):
    """What can be chosen when a table of this game is opened."""

    game: Literal["duel", "war"]
    seats: int
    editions: list[str]
    """Of a duel."""
    options: list[str]
    """House rules."""
    bots: list[str]
    """Levels, for the seats."""
    packs: list[str]
    """Of a war: sets of components."""
    memory_aid: bool
    """May all hands be open?"""


class Games(msgspec.Struct):
    """The games of this server."""

    games: list[GameOffer]
    share: str | None
    """The address under which others reach the server; null if it listens on this machine only."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open; its id is made by whoever opens it, from at least 128 random bits."""

    id: TableId
    """Also the secret link of the table."""
    game: Literal["duel", "war"]
    seats: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40, pattern=r"^(me|open|bot:.+)$(?!\n)")]],
        msgspec.Meta(max_length=4),
    ]
    """For each seat: `me`, `open`, or `bot:` and its name."""
    names: Annotated[list[Name | None], msgspec.Meta(max_length=4)] = []
    """For each seat that is `me`: how it is called, where several people share a screen; null: as one is called oneself."""
    edition: str = "revised"
    """Of a duel."""
    options: Annotated[list[str], msgspec.Meta(max_length=30)] = []
    """House rules; `/api/games` lists them."""
    first: SeatNumber | None = None
    """Of a duel: the seat that begins; null lets the dice decide."""
    memory_aid: bool = False
    """Of a duel: are all hands open?"""
    pack: str = "standard"
    """Of a war."""
    visibility: Literal["private", "listed"] = "private"
    """Everybody may find a listed table and take its open seats."""
    pace: Literal["live", "turns"] = "live"
    """Played at one sitting, or turn by turn over days."""
    seed: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """What the opener's seats add to the seed of the dice; any words."""


class ListedSeat(msgspec.Struct):
    """A seat in a list of tables."""

    kind: Literal["open", "human", "bot"]
    name: str
    bot: str | None
    """The level of the bot that plays here."""
    won: bool
    """Did this seat win, or share the victory? False while the game runs, and of games that ended before this was kept."""


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    settings: PublicSettings
    """As in the table's state."""
    status: Literal["open", "running", "over"]
    visibility: str
    """As in the table's state."""
    pace: str
    """As in the table's state."""
    seats: list[ListedSeat]
    yours: list[int]
    """The seats that the reader holds."""
    your_turn: bool
    """Is one of them awaited?"""
    opened: int
    """When."""
    updated: int
    """When something happened there last."""


class Listings(msgspec.Struct):
    """Tables, the latest first."""

    tables: list[Listed]
    more: int
    """How many follow after these; ask for those `after` the last one."""


class Imported(msgspec.Struct):
    """Where an uploaded record can be looked at."""

    table: str
    """The id of the table."""


class Reasons(msgspec.Struct):
    """Why a move is not legal; everything null if it is."""

    legal: bool
    rule: str | None = None
    """The id of the rule that forbids it."""
    sentence: str | None = None
    """The rule."""
    fact: Sentence | None = None
    """What on the table makes it so."""
    remedy: Sentence | None = None
    """What would make it legal."""
    text: str | None = None
    """The whole refusal in words."""


class Steps(msgspec.Struct):
    """Some steps of a replay; step 0 is the deal."""

    steps: list[Step]
    first: int
    """The number of the first of them."""
    total: int
    """How many the whole replay has."""


class Talk(msgspec.Struct):
    """Some lines of a chat room, the oldest first."""

    lines: list[ChatLine]


class NoteText(msgspec.Struct, forbid_unknown_fields=True):
    """A private note and the version that it was made from (0 for a new one)."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]
    version: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    """The one that was read; 0 for a new note."""


class KeptNote(msgspec.Struct):
    """A private note as it is kept."""

    text: str
    version: int
    """It counts the changes."""


class RuleText(msgspec.Struct):
    """A rule in our words."""

    id: str
    sentence: str
    editions: list[str]
    """Of a duel: those that it belongs to."""
    cite: str
    """Where in the rulebooks it stands."""
    rulings: list[str]
    """The ids of the rulings about it."""


class RulingText(msgspec.Struct):
    """How an open question of a rulebook is answered here."""

    id: str
    question: str
    ruling: str
    rules: list[str]
    """The ids of the rules that it is about."""
    confidence: str
    """How sure we are of it."""
    option: str | None
    """The house rule that decides otherwise, if there is one."""


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

    seat: OwnSeat | None = None
    lang: Lang | None = None


class AboutMove(msgspec.Struct):
    """Query: a move of one's own seat."""

    seat: SeatNumber
    """Whose move it is."""
    move: Annotated[str, msgspec.Meta(max_length=200)]
    """The move in notation."""
    lang: Lang | None = None


class SomeSteps(msgspec.Struct):
    """Query: which steps of the replay."""

    seat: OwnSeat | None = None
    lang: Lang | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """The first step; 0 is the deal."""
    count: Annotated[int, msgspec.Meta(ge=1, le=25)] = 25
    """How many steps."""


class AfterTable(msgspec.Struct):
    """Query: where in the list of one's tables to go on."""

    after: TableId | None = None
    """The last table that one has."""


class OlderLines(msgspec.Struct):
    """Query: a chat room, and the number of the oldest line that one has."""

    room: Literal["players", "spectators", "team"]
    """Which chat room."""
    before: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    """The number of the oldest line that one has."""
    seat: OwnSeat | None = None
    lang: Lang | None = None


class Since(msgspec.Struct):
    """Query: as which of one's seats, in which language, and what is known already (`game:12,seats:3`)."""

    seat: OwnSeat | None = None
    lang: Lang | None = None
    after: Annotated[str, msgspec.Meta(max_length=200, pattern=r"^([a-z]+:\d{1,9}(,[a-z]+:\d{1,9})*)?$(?!\n)")] = ""
    """By stream: the number that one has seen (`game:12,seats:3`); of log and chat only what is newer comes."""
