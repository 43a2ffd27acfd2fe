"""A table with its seats, its game and its chat. Every change appends entries to its streams and can be repeated from them."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from famiglia.dice import commitment
from famiglia.game import NotationError, Viewer
from famiglia.record import RecordError, verify

from . import bounds
from .bot_task import BotTask, task_for
from .chat import chat_entry, readable_rooms
from .errors import TableError, bad_move
from .game_log import GameLog
from .games import game_of
from .messages import Deed, Invite, Leave, Play, PlayAll, Rematch, Say, Sit, Undo
from .occupants import NOBODY, Occupant, Who, recorded_names, recorded_occupant
from .private_copy import PrivateCopy
from .seats import invite, leave, occupant_after, seat_entry, sit
from .settings import Settings, bots_of
from .sketches import SharedPlans, plan_body
from .streams import GAME, PLAYERS, SEATS, SKETCHES, SPECTATORS, TEAM, StoredEntry, StreamEntry, in_order
from .team_messages import Sketch, Suggest


class Table:
    """A table with everything that has happened at it."""

    def __init__(self, id_: str, settings: Settings, secret: bytes, opened: int) -> None:
        self.id = id_
        self.settings = settings
        self.secret = secret
        """The dealer's part of the seed; kept secret until the game is over."""
        self.opened = opened
        self.commitment = commitment(secret, settings.rules)
        self.seats: list[Occupant] = [NOBODY] * settings.seats
        self.teams = game_of(settings.game).teams(settings)
        """The team of each seat; empty if the game has no teams."""
        self.streams: dict[str, list[StreamEntry]] = {SEATS: [], GAME: [], PLAYERS: [], SPECTATORS: []}
        self.streams |= {prefix + team: [] for team in self.teams for prefix in (TEAM, SKETCHES)}
        self.plans = {SKETCHES + team: SharedPlans() for team in self.teams}
        """By stream: what each team shares besides its chat."""
        self.log: GameLog | None = None
        self.rematch_texts: dict[str, str] = {}
        """The players who want a rematch, each with the text that they add to its seed."""
        self.next: str | None = None
        """The id of the table of the rematch, once it is open."""
        self.next_commitment: str | None = None
        """The commitment to the seed of the rematch, published when the game is over."""
        self.is_imported = False
        self.text_bytes = 0
        """The memory that the texts of all entries take."""

    @classmethod
    def open(cls, id: str, settings: Settings, secret: bytes, opened: int) -> "Table":  # noqa: A002
        """A new table with open seats; raises `TableError` for invalid settings."""
        return cls(id, settings.checked(), secret, opened)

    @classmethod
    def load(cls, id: str, settings: Settings, secret: bytes, opened: int, entries: Iterable[StoredEntry]) -> "Table":  # noqa: A002
        """The table that results from these stored entries."""
        table = cls(id, settings, secret, opened)
        table.follow(entries)
        return table

    @classmethod
    def imported(cls, id: str, data: bytes, host: str | None, at: int) -> "Table":  # noqa: A002
        """A table that shows the record of a finished game; raises `TableError` if the record is not valid."""
        if data.count(b"\n") > bounds.MOST_LINES:
            raise TableError("long-record", most=bounds.MOST_LINES)
        try:
            header = verify(data).record.header
        except RecordError as error:
            raise TableError("bad-record", line=error.line, what=error.what) from None
        lines = [line + "\n" for line in data.decode().split("\n")[:-1]]
        secret = bytes.fromhex(json.loads(lines[-1])["seed"])
        table = cls.open(id, game_of(header.game).settings_of_record(header, host), secret, at)
        table.follow([seat_entry("imported", at, host, names=header.seats, added=header.added)])
        table.follow(StreamEntry(GAME, line, at, None) for line in lines)
        return table

    # State

    @property
    def numbers(self) -> dict[str, int]:
        """The number of entries in each stream."""
        return {stream: len(entries) for stream, entries in self.streams.items()}

    @property
    def status(self) -> Literal["open", "running", "over"]:
        if self.log is None:
            return "open"
        return "over" if self.log.over else "running"

    @property
    def wants_rematch(self) -> bool:
        """Has every person at the table asked for a rematch that is not open yet?"""
        people = {occupant.player for occupant in self.seats if occupant.kind == "human"}
        return self.next is None and bool(people) and people <= set(self.rematch_texts)

    def entries(self) -> list[StreamEntry]:
        """The entries of all streams."""
        return [entry for entries in self.streams.values() for entry in entries]

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that this player holds."""
        if player is None:
            return []
        return [seat for seat, occupant in enumerate(self.seats) if occupant.player == player]

    def viewer(self, player: str | None, seat: int | None) -> int | None:
        """The seat from which a player views the game, or None for a spectator.

        It is the requested seat, else one of the player's seats that the game waits for, else the first of them. Raises
        `TableError` if the player does not hold the requested seat.
        """
        if seat is not None:
            self._check_seat(seat)
            if player is None or self.seats[seat].player != player:
                raise TableError("not-your-seat", seat=seat)
            return seat
        own_seats = self.seats_of(player)
        if len(own_seats) <= 1:
            return own_seats[0] if own_seats else None
        awaited = self.log.game.to_decide() if self.log is not None else ()
        return next((own for own in own_seats if own in awaited), own_seats[0])

    def rooms(self, player: str | None, viewer: Viewer) -> dict[str, str]:
        """The chat rooms that a player may read, each with its stream."""
        team = self.teams[viewer] if self.teams and isinstance(viewer, int) else None
        left = [] if player is None else [seat for seat, each in enumerate(self.seats) if each.substitute_for == player]
        return readable_rooms(self.seats_of(player), left, self.status == "over", team)

    def sketches(self, viewer: Viewer) -> dict[str, str]:
        """The stream of what the viewer's team shares besides its chat, by the name that clients know; empty without a team."""
        return {"sketches": SKETCHES + self.teams[viewer]} if self.teams and isinstance(viewer, int) else {}

    # Bots

    def bots_to_act(self) -> list[int]:
        """The seats of bots that the game waits for."""
        if self.log is None:
            return []
        return [seat for seat in self.log.game.to_decide() if self.seats[seat].kind == "bot"]

    def bot_task(self, seat: int) -> BotTask:
        """The decision that the bot in this seat has to make; raises `TableError` if there is none."""
        bot = self.seats[seat].bot
        if self.log is None or bot is None:
            raise TableError("not-running")
        return task_for(self.log, seat, bot)

    def do_as_bot(self, seat: int, move: str, expected: int, at: int) -> list[StreamEntry]:
        """Make the move of a bot, and return the new entries."""
        self._check_seat(seat)
        if self.seats[seat].kind != "bot":
            raise TableError("not-your-seat", seat=seat)
        return self._play(seat, move, expected, at, None)

    # Changes

    def do(self, who: Who, deed: Deed, expected: int, at: int) -> list[StreamEntry]:
        """Check and execute a command of a person, and return the new entries, which must be stored.

        Raises `TableError`, or `Refused` if a rule of the game forbids a move; then nothing has changed.
        """
        if who.player is None:
            raise TableError("no-name")
        if isinstance(deed, Say):
            return self._say(who, deed, expected, at)
        if isinstance(deed, Play | PlayAll | Undo | Sketch | Suggest):
            self._check_holder(who, deed.seat)
            if isinstance(deed, Sketch | Suggest):
                return self._share(deed, expected, at, who.player)
            if isinstance(deed, Undo):
                return self._undo(deed, expected, at, who.player)
            if isinstance(deed, PlayAll):
                return self._play_all(deed, expected, at, who.player)
            return self._play(deed.seat, deed.move, expected, at, who.player)
        self._check_number(SEATS, expected)
        if isinstance(deed, Rematch):
            return self._request_rematch(who, deed, at)
        return self._change_seats(who, deed, at)

    def follow(self, entries: Iterable[StoredEntry]) -> None:
        """Apply entries that were stored before or by another process."""
        lines: list[StreamEntry] = []
        for entry in in_order(entries):
            if entry.stream == GAME:
                lines.append(entry)
            else:
                self._apply(entry)
        if not lines:
            return
        texts = [(entry.body, entry.at) for entry in lines]
        if self.log is None:
            self.log = GameLog.read(texts, self.secret)
        else:
            self.log.follow(texts)
        written = self.log.record.written[len(self.streams[GAME]) :]
        # The record now has equal texts; share them to save memory.
        self._add(GAME, [entry._replace(body=text) for entry, text in zip(lines, written, strict=False)])

    def opened_next(self, table: str, at: int) -> list[StreamEntry]:
        """Store the id of the table of the rematch, and return the new entries."""
        return self._apply(seat_entry("next", at, None, table=table))

    def rematch_settings(self) -> tuple[Settings, list[Occupant]]:
        """The settings and the occupants of a rematch, in which everybody moves on by one seat."""
        seeds = [self.rematch_texts.get(occupant.player or "", "") for occupant in self.seats]
        occupants = [
            replace(each, substitute_for=None, seed=seed) for each, seed in zip(self.seats, seeds, strict=True)
        ]
        occupants = [replace(each, name="") if each.kind == "bot" else each for each in occupants]
        return self.settings, [occupants[-1], *occupants[:-1]]

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.seats)):
            raise TableError("no-such-seat", seat=seat, seats=len(self.seats))

    def _check_holder(self, who: Who, seat: int) -> None:
        self._check_seat(seat)
        if self.seats[seat].player != who.player:
            raise TableError("not-your-seat", seat=seat)

    def check_team_of(self, player: str | None, seat: int) -> None:
        """Raise `TableError` unless the player holds this seat or one of the same team, which knows the same secrets."""
        self._check_seat(seat)
        own = self.seats_of(player)
        mates = bool(self.teams) and any(self.teams[each] == self.teams[seat] for each in own)
        if seat not in own and not mates:
            raise TableError("not-your-seat", seat=seat)

    def _check_number(self, stream: str, expected: int) -> None:
        current = len(self.streams[stream])
        if expected != current:
            raise TableError("stale", stream=stream, expected=expected, current=current)

    def running_log(self, expected: int) -> GameLog:
        """The running game; raises `TableError` if there is none, or if it does not have this number of lines."""
        if self.log is None:
            raise TableError("not-running")
        self._check_number(GAME, expected)
        if self.log.over:
            raise TableError("over")
        return self.log

    def _play(self, seat: int, move: str, expected: int, at: int, player: str | None) -> list[StreamEntry]:
        log = self.running_log(expected)
        try:
            lines = log.play(seat, move, at)
        except NotationError as error:
            raise bad_move(error) from None
        return self._add_lines(lines, at, player)

    def _play_all(self, deed: PlayAll, expected: int, at: int, player: str) -> list[StreamEntry]:
        log = self.running_log(expected)
        moves = PrivateCopy(log, deed.seat).checked(deed.moves)
        return self._add_lines([line for move in moves for line in log.play(deed.seat, move, at)], at, player)

    def _undo(self, deed: Undo, expected: int, at: int, player: str) -> list[StreamEntry]:
        log = self.running_log(expected)
        if len(self.streams[GAME]) >= bounds.UNDO_UNTIL:
            raise TableError("undone-enough")
        if deed.moves > log.record.undoable(deed.seat):
            raise TableError("nothing-to-undo")
        return self._add_lines(log.undo(deed.moves, at), at, player)

    def _say(self, who: Who, deed: Say, expected: int, at: int) -> list[StreamEntry]:
        seat = self.viewer(who.player, deed.seat)
        rooms = self.rooms(who.player, seat)
        speaker = who if seat is None else replace(who, name=self.seats[seat].name)
        entry = chat_entry(rooms, speaker, seat, deed, at)
        if expected > len(self.streams[entry.stream]):
            self._check_number(entry.stream, expected)
        if len(self.streams[entry.stream]) >= bounds.MOST_SAID:
            raise TableError("talked-enough", most=bounds.MOST_SAID)
        return self._apply(entry)

    def _share(self, deed: Sketch | Suggest, expected: int, at: int, player: str) -> list[StreamEntry]:
        if not self.teams:
            raise TableError("no-team")
        log = self.running_log(max(expected, len(self.streams[GAME])))
        stream = SKETCHES + self.teams[deed.seat]
        if len(self.streams[stream]) >= bounds.MOST_SKETCHES:
            raise TableError("sketched-enough", most=bounds.MOST_SKETCHES)
        return self._apply(StreamEntry(stream, plan_body(log, deed, expected), at, player))

    def _request_rematch(self, who: Who, deed: Rematch, at: int) -> list[StreamEntry]:
        assert who.player is not None
        if self.status != "over":
            raise TableError("not-over")
        if not self.seats_of(who.player):
            raise TableError("not-your-seat", seat=0)
        if who.player in self.rematch_texts:
            raise TableError("asked")
        return self._apply(seat_entry("asked", at, who.player, seed=deed.seed))

    def _check_seatings(self, who: Who, deed: Sit | Leave | Invite) -> None:
        """Limit how often one person changes seats; leaving an open table and returning to a seat are always allowed."""
        returns = isinstance(deed, Sit) and self.seats[deed.seat].substitute_for == who.player
        if returns or (isinstance(deed, Leave) and self.status == "open"):
            return
        if sum(entry.player == who.player for entry in self.streams[SEATS]) >= bounds.MOST_SEATINGS:
            raise TableError("moved-enough", most=bounds.MOST_SEATINGS)

    def _change_seats(self, who: Who, deed: Sit | Leave | Invite, at: int) -> list[StreamEntry]:
        self._check_seat(deed.seat)
        self._check_seatings(who, deed)
        if isinstance(deed, Sit):
            entries = self._apply(sit(self.seats, self.status, who, deed, at))
        elif isinstance(deed, Leave):
            entries = self._apply(leave(self.seats, self.status, who, deed, at))
        else:
            if who.player != self.settings.host:
                raise TableError("not-host")
            entries = self._apply(invite(self.seats, self.status, self.settings.game, who, deed, at))
        if self.status == "open" and all(occupant.kind != "open" for occupant in self.seats):
            entries += self._begin(at)
        return entries

    def _begin(self, at: int) -> list[StreamEntry]:
        """Deal the game, because all seats are taken."""
        settings, names = self.settings, recorded_names(self.seats)
        added = [occupant.seed for occupant in self.seats]
        self.log = GameLog(game_of(settings.game).begin(settings, names, self.secret, added), at)
        return self._add_lines(self.log.record.written, at, None)

    def _add_lines(self, lines: Iterable[str], at: int, player: str | None) -> list[StreamEntry]:
        entries = [StreamEntry(GAME, line, at, player) for line in lines]
        self._add(GAME, entries)
        return entries

    def _apply(self, entry: StreamEntry) -> list[StreamEntry]:
        """Append an entry to any stream except `game`, and change the table as it says."""
        self._add(entry.stream, [entry])
        if entry.stream in self.plans:
            self.plans[entry.stream].add(entry.body)
        if entry.stream != SEATS:
            return [entry]
        body = json.loads(entry.body)
        if body["did"] == "asked":
            assert entry.player is not None
            self.rematch_texts[entry.player] = body.get("seed", "")
        elif body["did"] == "next":
            self.next = body["table"]
        elif body["did"] == "imported":
            self.is_imported = True
            seeds = body["added"] or [""] * len(body["names"])
            names, bots = body["names"], bots_of(self.settings.game)
            self.seats = [recorded_occupant(name, seed, bots) for name, seed in zip(names, seeds, strict=True)]
        else:
            self.seats[body["seat"]] = occupant_after(self.seats, body, entry.player)
        return [entry]

    def _add(self, stream: str, entries: list[StreamEntry]) -> None:
        self.streams.setdefault(stream, []).extend(entries)
        self.text_bytes += sum(entry.body.__sizeof__() for entry in entries)
