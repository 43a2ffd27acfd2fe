"""Opening, listing and watching tables, and questions about moves."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from famiglia.table.sentences import Sentence
from famiglia.table.settings import PublicSettings

from .accounts import Name
from .queries import Lang, OwnSeat, SeatNumber

TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=22, max_length=43, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open."""

    id: TableId
    """The id of the table, chosen by you from at least 128 random bits. Anybody who knows it can watch the table."""
    game: Literal["duel", "war"]
    seats: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40, pattern=r"^(me|open|bot:.+)$(?!\n)")]],
        msgspec.Meta(max_length=4),
    ]
    """Who takes each seat: `me`, `open`, or `bot:` and the level of a bot."""
    names: Annotated[list[Name | None], msgspec.Meta(max_length=4)] = []
    """The name of each seat that is `me`, for several people at one screen; null stands for your own name."""
    edition: Annotated[str, msgspec.Meta(max_length=40)] = "revised"
    """In a duel: the edition of the rulebook."""
    options: Annotated[list[str], msgspec.Meta(max_length=30)] = []
    """The house rules to play with; `/api/games` lists them."""
    first: SeatNumber | None = None
    """In a duel: the seat that begins; null lets the dice decide."""
    memory_aid: bool = False
    """In a duel: whether all hands are open."""
    hints: bool = False
    """In a duel: whether people who play against each other may ask for hints. Against bots alone they always may."""
    pack: Annotated[str, msgspec.Meta(max_length=40)] = "standard"
    """In a war: the set of components."""
    visibility: Literal["private", "listed"] = "private"
    """Anybody can find a `listed` table and take an open seat at it."""
    pace: Literal["live", "turns"] = "live"
    """`live` for a game at one sitting, `turns` for one that goes on for days."""
    seed: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """Any text, which is added to the seed of the dice for each of your seats."""


class ListedSeat(msgspec.Struct):
    """A seat in a list of tables."""

    kind: Literal["open", "human", "bot"]
    name: str
    bot: str | None
    """The level of the bot in this seat; null if there is none."""
    won: bool
    """Whether this seat has won or shared the victory. Also false while the game runs, and for very old games."""


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    settings: PublicSettings
    """The settings, as in the state of the table."""
    status: Literal["open", "running", "over"]
    visibility: str
    """`private` or `listed`."""
    pace: str
    """`live` or `turns`."""
    seats: list[ListedSeat]
    yours: list[int]
    """The seats that you hold."""
    your_turn: bool
    """Whether the game waits for one of your seats."""
    opened: int
    """When the table was opened."""
    updated: int
    """When something other than chat last happened at the table."""


class Listings(msgspec.Struct):
    """A list of tables."""

    tables: list[Listed]
    more: int
    """How many tables follow after these; to get them, pass the id of the last one as `after`."""


class Reasons(msgspec.Struct):
    """Why a move is not legal. If it is legal, every field but `legal` is null."""

    legal: bool
    rule: str | None = None
    """The id of the rule that forbids the move."""
    sentence: str | None = None
    """The text of the rule."""
    fact: Sentence | None = None
    """The situation on the table that makes the rule apply."""
    remedy: Sentence | None = None
    """What would make the move legal."""
    text: str | None = None
    """The whole explanation in words."""


class Ping(msgspec.Struct, forbid_unknown_fields=True):
    """The only message that a client may send over a socket."""

    kind: Literal["ping"]


class Pong(msgspec.Struct, tag_field="kind", tag="pong"):
    """The reply to a ping."""


class AboutMove(msgspec.Struct):
    """Query: a move of one of your seats."""

    seat: SeatNumber
    """The seat that would make the move."""
    move: Annotated[str, msgspec.Meta(max_length=200)]
    """The move, in notation."""
    after: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    """Moves of the same seat that come before it, in notation and separated by commas, as in a draft."""
    lang: Lang | None = None

    @property
    def earlier(self) -> list[str]:
        """The moves that come before."""
        return self.after.split(",") if self.after else []


class AfterTable(msgspec.Struct):
    """Query: where to continue the list of your tables."""

    after: TableId | None = None
    """The id of the last table that you have received."""


class Since(msgspec.Struct):
    """Query: the seat to look from, the language, and what the client already has."""

    seat: OwnSeat | None = None
    lang: Lang | None = None
    after: Annotated[str, msgspec.Meta(max_length=200, pattern=r"^([a-z]+:\d{1,9}(,[a-z]+:\d{1,9})*)?$(?!\n)")] = ""
    """The stream numbers that the client already has, such as `game:12,seats:3`. Older lines of log and chat are left out."""
