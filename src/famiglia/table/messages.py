"""The messages about a table: its state and updates, which the server sends, and commands, which clients send.

Times are whole seconds since 1970. A sentence is the id of a message in the catalogues of `words/` with its arguments, which
the client formats in the language of its user. Each game has its own type of state. These docstrings are part of the API
manual; "you" is the person who receives the message.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from . import bounds
from .duel.messages import DuelPreview, DuelState, DuelStory
from .sentences import GameEvent
from .settings import PublicSettings
from .team_messages import Sketch, Suggest, Team
from .war.messages import WarPreview, WarState, WarStory

GameState: TypeAlias = DuelState | WarState
"""The state of a game as you may see it; its field `game` says which game it is."""

GamePreview: TypeAlias = DuelPreview | WarPreview
"""The consequences of a move, as far as you can know them."""

GameStory: TypeAlias = DuelStory | WarStory
"""The story of a finished game."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
"""A number of entries in a stream."""

Notation: TypeAlias = Annotated[str, msgspec.Meta(max_length=bounds.LONGEST_MOVE)]
"""A move in notation."""

Moves: TypeAlias = Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=bounds.MOVES_AT_ONCE)]
"""Several moves in notation."""


class SeatState(msgspec.Struct):
    """One seat of a table, and its occupant."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    """The name of the person, even while a substitute plays for them; empty for other bots and for an open seat."""
    bot: str | None
    """The level of the bot in this seat; null if there is none."""
    yours: bool
    """Whether you hold this seat."""
    online: bool
    """Whether the person is connected; always true for a bot."""
    substitute: bool
    """Whether the bot is a substitute for a person who has left and may come back."""
    back: bool = False
    """Whether you are that person."""


class About(msgspec.Struct):
    """The facts about a table, apart from its seats and its game."""

    id: str
    """The id of the table. Anybody who knows it can watch the table."""
    game: Literal["duel", "war"]
    settings: PublicSettings
    visibility: Literal["private", "listed"]
    """Anybody can find a `listed` table; a `private` one can only be found by its id."""
    pace: Literal["live", "turns"]
    """`live` for a game at one sitting, `turns` for one that goes on for days."""
    status: Literal["open", "running", "over"]
    """`open` until every seat is taken, `over` when the game has ended."""
    opened: int
    """When the table was opened."""
    host: bool
    """Whether you have opened the table."""
    rules: str
    """The version of the rules that applies."""
    commitment: str
    """The commitment to the seed of the dice, published before anybody sits down."""
    added: list[str]
    """The text that each seat has added to the seed."""
    imported: bool
    """Whether the table shows an uploaded record."""
    next: str | None
    """The id of the table of the rematch; null until it is open."""
    rematch: list[int]
    """The seats that have asked for a rematch."""
    next_commitment: str | None
    """The commitment to the seed of a rematch; null until the game is over."""
    worth: dict[str, int] = {}
    """In a duel: the victory points of each card."""
    hints: bool = False
    """Whether you may ask for hints for your seats."""


class LogEntry(msgspec.Struct, omit_defaults=True):
    """One entry of the log of a game, as you may see it."""

    n: int
    """The number of the entry; the deal is 1."""
    at: int
    """When it happened."""
    kind: Literal["dealt", "move", "undo", "end"]
    events: list[GameEvent] = []
    """The events, as far as you may know them."""
    moves: int = 0
    """In `undo`: how many moves were taken back."""
    seat: int | None = None
    """The seat that moved or took moves back."""


class Step(msgspec.Struct):
    """One step of a replay. Step 0 is the deal, and every move that was not taken back is one more step."""

    n: int
    """The number of the entry in the log."""
    entry: LogEntry
    game: GameState
    """The state of the game after this step."""


class ChatLine(msgspec.Struct):
    """A line of chat."""

    n: int
    """The number of the line in its room."""
    at: int
    """When it was sent."""
    name: str
    seat: int | None
    """The seat of the sender; null for a spectator."""
    text: str


class TableState(msgspec.Struct, tag_field="kind", tag="state"):
    """The state of a table as you may see it. A socket sends it first, and again when an update would not be enough."""

    about: About
    seats: list[SeatState]
    you: str | None
    """Your name; null without a session."""
    numbers: dict[str, int]
    """The number of entries in each stream: `game`, `seats`, every chat room that you may read, and in a war `sketches`, what
    your own team shares besides its chat."""
    game: GameState | None
    log: list[LogEntry]
    """The last entries of the log, oldest first. The replay has all of them."""
    chat: dict[str, list[ChatLine]]
    """The lines of each chat room that you may read: `players`, `spectators`, and in a war `team` for your own team."""
    spectators: int
    """The number of people who watch without a seat."""
    team: Team | None = None
    """What your team shares in a war; null if you have no team."""


class TableUpdate(msgspec.Struct, tag_field="kind", tag="update", omit_defaults=True):
    """The parts of the state that have changed; all others are left out."""

    numbers: dict[str, int]
    """The new numbers of all streams, as in `TableState`."""
    about: About | None = None
    seats: list[SeatState] | None = None
    game: GameState | None = None
    log: list[LogEntry] = []
    """The new entries of the log."""
    chat: dict[str, list[ChatLine]] = {}
    """The new lines of each chat room."""
    spectators: int | None = None
    team: Team | None = None


class Sit(msgspec.Struct, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Take an open seat, or take your own seat back from its substitute."""

    seat: int
    seed: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """Any text, which is added to the seed of the dice."""
    name: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """The name of the seat, for several people at one screen; null stands for your own name."""


class Leave(msgspec.Struct, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Leave your seat. If the game is running, a bot takes your place until you come back."""

    seat: int


class Invite(msgspec.Struct, tag_field="do", tag="invite", forbid_unknown_fields=True):
    """Put a bot into an open seat, or remove a bot. Only the host can do this, before the game begins."""

    seat: int
    bot: str | None
    """The level of the bot; null removes the bot in this seat."""


class Play(msgspec.Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Make a move."""

    seat: int
    move: Notation
    """The move in notation, as in `moves` of the state."""


class PlayAll(msgspec.Struct, tag_field="do", tag="play-all", forbid_unknown_fields=True):
    """Make several moves, all of them or none. Each is a move of its own in the log."""

    seat: int
    moves: Moves
    """The moves in notation, in order. A move that is final at once, as in `Draft`, can only be the last one."""


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back your last moves."""

    seat: int
    moves: Annotated[int, msgspec.Meta(ge=1)] = 1
    """How many moves; at most `undoable` in the state."""


class Say(msgspec.Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Send a line of chat."""

    room: Literal["players", "spectators", "team"]
    """The chat room; `team` is your own team in a war."""
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    seat: int | None = None
    """Which of your seats sends the line; by default the one whose turn it is, else the first."""


class Rematch(msgspec.Struct, tag_field="do", tag="rematch", forbid_unknown_fields=True):
    """Ask for a rematch, in which everybody moves on by one seat. It opens when every person at the table has asked."""

    seed: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """Any text, which is added to the seed of the rematch for each of your seats."""


Deed: TypeAlias = Sit | Leave | Invite | Play | PlayAll | Undo | Say | Sketch | Suggest | Rematch
"""What a command does (its field `deed`)."""


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """A command of a player at a table."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
    """Chosen by the client. A command that is sent again with the same id takes effect only once."""
    expected: Number
    """The number of the stream that the command is about, as the client has last seen it. The stream is `game` for play,
    play-all, undo, sketch and suggest, `seats` for sit, leave, invite and rematch, and the chat room for say. An outdated
    number is refused, except for say, sketch and suggest."""
    deed: Deed
    """What to do; its field `do` says which kind of command it is."""
