"""The messages about a table: everything that the server sends about one, and the commands it takes.

Times are whole seconds since 1970. A sentence is sent as an id of the catalogues in `words/` with its arguments, and the
client says it in the reader's language. What is sent about the game itself is a type of that game.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from .duel.messages import DuelPreview, DuelState
from .sentences import GameEvent
from .settings import PublicSettings
from .war.messages import WarPreview, WarState

GameState: TypeAlias = DuelState | WarState
"""A game as the reader may know it; the field `game` tells which one."""

GamePreview: TypeAlias = DuelPreview | WarPreview
"""What a move would bring, as far as the reader may know it."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
"""How many entries a stream has; the expected number of a command is the one that its sender has seen."""


class SeatState(msgspec.Struct):
    """One seat and who sits there."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    """Of a bot: empty; its level is in `bot`."""
    bot: str | None
    """The level of the bot that plays here."""
    yours: bool
    """Does the reader hold it?"""
    online: bool
    """Bots always are."""
    substitute: bool
    """Does the bot only fill in for a person who may come back?"""
    back: bool = False
    """Is the reader that person?"""


class About(msgspec.Struct):
    """What is settled when a table is opened."""

    id: str
    """The secret link: whoever knows it may look on."""
    game: Literal["duel", "war"]
    settings: PublicSettings
    visibility: Literal["private", "listed"]
    """Everybody may find a listed table; of a private one, only who has its link knows."""
    pace: Literal["live", "turns"]
    """Played at one sitting, or turn by turn over days."""
    status: Literal["open", "running", "over"]
    """`open` until every seat is taken."""
    opened: int
    """When."""
    host: bool
    """Did the reader open it?"""
    rules: str
    """The version of the rules that is played."""
    commitment: str
    """Of the seed; published before anybody sits down."""
    added: list[str]
    """What each seat added to the seed."""
    imported: bool
    """Was it uploaded as a record?"""
    next: str | None
    """The table of the rematch."""
    rematch: list[int]
    """The seats that want one."""
    next_commitment: str | None
    """Of the rematch's seed; published when the game is over, before anybody asks for a rematch."""
    worth: dict[str, int] = {}
    """Of a duel: the victory points of each card."""


class LogEntry(msgspec.Struct, omit_defaults=True):
    """One line of the game's log as the reader may know it: a move with what followed, or moves taken back."""

    n: int
    """Its number in the stream `game`; the deal is 1."""
    at: int
    """When it was done."""
    kind: Literal["dealt", "move", "undo", "end"]
    events: list[GameEvent] = []
    """What happened, as far as the reader may know it."""
    moves: int = 0
    """How many were taken back."""
    seat: int | None = None
    """Who moved, or took moves back."""


class Step(msgspec.Struct):
    """One step of a replay: what happened, and how the table stood then; step 0 is the deal."""

    n: int
    """The number of its entry; moves that were taken back are no steps."""
    entry: LogEntry
    game: GameState
    """How the table stood after it."""


class ChatLine(msgspec.Struct):
    """A line of chat."""

    n: int
    """Its number in the room."""
    at: int
    """When it was said."""
    name: str
    seat: int | None
    """Of the speaker; null for a spectator."""
    text: str


class TableState(msgspec.Struct, tag_field="kind", tag="state"):
    """All that one person may know of a table; sent at the beginning and after every reconnect."""

    about: About
    seats: list[SeatState]
    you: str | None
    """The reader's name; null for somebody without one."""
    numbers: dict[str, int]
    """By stream (`game`, `seats`, and the chat rooms the reader may enter): how many entries it has."""
    game: GameState | None
    log: list[LogEntry]
    """What has happened in the game."""
    chat: dict[str, list[ChatLine]]
    """By room: `players`, `spectators`, and of a war `team` (the own team only)."""
    spectators: int
    """How many look on without a seat."""


class TableUpdate(msgspec.Struct, tag_field="kind", tag="update", omit_defaults=True):
    """What has changed; parts that have not are left out."""

    numbers: dict[str, int]
    """The same numbers as in the state, now."""
    about: About | None = None
    seats: list[SeatState] | None = None
    game: GameState | None = None
    log: list[LogEntry] = []
    """What is new."""
    chat: dict[str, list[ChatLine]] = {}
    """By room: what is new."""
    spectators: int | None = None


class Sit(msgspec.Struct, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Take an open seat, or one's own back from the bot that filled in."""

    seat: int
    seed: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """What this seat adds to the seed of the dice; any words."""
    name: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """How the seat is called, where several people share a screen; null: as one is called oneself."""


class Leave(msgspec.Struct, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Free one's seat before the game; hand it to a bot while it runs."""

    seat: int


class Invite(msgspec.Struct, tag_field="do", tag="invite", forbid_unknown_fields=True):
    """The host puts a bot into an open seat, or (null) sends a bot away; only before the game."""

    seat: int
    bot: str | None
    """The level of the bot; null sends it away."""


class Play(msgspec.Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Make a move."""

    seat: int
    move: Annotated[str, msgspec.Meta(max_length=200)]
    """In notation, as the state lists it."""


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back one's last moves."""

    seat: int
    moves: Annotated[int, msgspec.Meta(ge=1)] = 1
    """How many."""


class Say(msgspec.Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    room: Literal["players", "spectators", "team"]
    """`team` is a war's own team."""
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    seat: int | None = None
    """Which of one's seats speaks; null: the awaited one, else the first."""


class Rematch(msgspec.Struct, tag_field="do", tag="rematch", forbid_unknown_fields=True):
    """Ask for another game with seats swapped; it is opened when every person at the table has asked."""

    seed: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """What the seats of whoever asks add to the seed of the next game; any words."""


Deed: TypeAlias = Sit | Leave | Invite | Play | Undo | Say | Rematch


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a person wants to do at a table."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
    """Made by the client: the same id sent twice takes effect once."""
    expected: Number
    """The number that the sender has seen of the stream it is about: `game` for play and undo, `seats` for sit, leave,
    invite and rematch, the room for a line of chat (which never comes too late)."""
    deed: Deed
    """What to do; `do` says what it is."""
