"""A table: its seats, its game and its talk, as one object that only changes by entries of its streams."""

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
from .errors import TableError
from .game_log import GameLog
from .games import game_of
from .messages import Deed, Invite, Leave, Play, Rematch, Say, Sit, Undo
from .occupants import NOBODY, Occupant, Who, recorded_names, recorded_occupant
from .seats import invite, leave, occupant_after, seat_entry, sit
from .settings import Settings, bots_of
from .streams import GAME, PLAYERS, SEATS, SPECTATORS, TEAM, Kept, StreamEntry, in_order

SHOWN = 60
"""So much of a text that is no move is repeated."""


class Table:
    """A table with everything that happened at it."""

    def __init__(self, id_: str, settings: Settings, secret: bytes, opened: int) -> None:
        self.id = id_
        self.settings = settings
        self.secret = secret
        """The dealer's part of the seed; kept secret until the game is over."""
        self.opened = opened
        self.commitment = commitment(secret, settings.rules)
        self.seats: list[Occupant] = [NOBODY] * settings.seats
        self.teams = game_of(settings.game).teams(settings)
        """By seat; none where each plays alone."""
        self.streams: dict[str, list[StreamEntry]] = {SEATS: [], GAME: [], PLAYERS: [], SPECTATORS: []}
        self.streams |= {TEAM + team: [] for team in self.teams}
        self.log: GameLog | None = None
        self.asked: dict[str, str] = {}
        """The players who want a rematch, each with what they add to its seed."""
        self.next: str | None = None
        """The table of the rematch."""
        self.next_commitment: str | None = None
        """Of its seed, which only the dealer knows; told when the game is over."""
        self.is_imported = False
        self.text_bytes = 0
        """What the texts of all entries take in memory."""

    @classmethod
    def open(cls, id: str, settings: Settings, secret: bytes, opened: int) -> "Table":  # noqa: A002
        """A new table with empty seats; `TableError` for settings that no table can have."""
        return cls(id, settings.checked(), secret, opened)

    @classmethod
    def load(cls, id: str, settings: Settings, secret: bytes, opened: int, entries: Iterable[Kept]) -> "Table":  # noqa: A002
        """A table from what was kept of it: the entries are the truth."""
        table = cls(id, settings, secret, opened)
        table.follow(entries)
        return table

    @classmethod
    def imported(cls, id: str, data: bytes, host: str | None, at: int) -> "Table":  # noqa: A002
        """A table for the record of a finished game, to look at; `TableError` says what is wrong with the record."""
        if data.count(b"\n") > bounds.MOST_LINES:
            raise TableError("long-record", most=bounds.MOST_LINES)
        try:
            header = verify(data).record.header
        except RecordError as error:
            raise TableError("bad-record", line=error.line, what=error.what) from None
        lines = [line + "\n" for line in data.decode().split("\n")[:-1]]
        secret = bytes.fromhex(json.loads(lines[-1])["seed"])
        table = cls.open(id, game_of(header.game).recorded(header, host), secret, at)
        table.follow([seat_entry("imported", at, host, names=header.seats, added=header.added)])
        table.follow(StreamEntry(GAME, line, at, None) for line in lines)
        return table

    # What it is like

    @property
    def numbers(self) -> dict[str, int]:
        """By stream: how many entries it has."""
        return {stream: len(entries) for stream, entries in self.streams.items()}

    @property
    def status(self) -> Literal["open", "running", "over"]:
        if self.log is None:
            return "open"
        return "over" if self.log.over else "running"

    @property
    def wants_rematch(self) -> bool:
        """Has every person at the table asked for another game, and is it still to be opened?"""
        people = {occupant.player for occupant in self.seats if occupant.kind == "human"}
        return self.next is None and bool(people) and people <= set(self.asked)

    def entries(self) -> list[StreamEntry]:
        """Everything that is kept of the table."""
        return [entry for entries in self.streams.values() for entry in entries]

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that this player holds."""
        if player is None:
            return []
        return [seat for seat, occupant in enumerate(self.seats) if occupant.player == player]

    def viewer(self, player: str | None, seat: int | None) -> int | None:
        """Through which seat's eyes a player looks: the one asked for, else the awaited one, else the first; None looks on."""
        mine = self.seats_of(player)
        if seat is not None:
            self._seat(seat)
            if seat not in mine:
                raise TableError("not-your-seat", seat=seat)
            return seat
        awaited = self.log.game.to_decide() if self.log is not None else ()
        return next((mine_too for mine_too in mine if mine_too in awaited), mine[0] if mine else None)

    def rooms(self, player: str | None, viewer: Viewer) -> dict[str, str]:
        """The chat rooms that a player may read, each with its stream."""
        team = self.teams[viewer] if self.teams and isinstance(viewer, int) else None
        left = [] if player is None else [seat for seat, each in enumerate(self.seats) if each.substitute_for == player]
        return readable_rooms(self.seats_of(player), left, self.status == "over", team)

    # Bots

    def bots_to_act(self) -> list[int]:
        """The seats held by bots that the game waits for."""
        if self.log is None:
            return []
        return [seat for seat in self.log.game.to_decide() if self.seats[seat].kind == "bot"]

    def bot_task(self, seat: int) -> BotTask:
        """What the bot in this seat needs for its next move."""
        bot = self.seats[seat].bot
        if self.log is None or bot is None:
            raise TableError("not-running")
        return task_for(self.log, seat, bot)

    def do_as_bot(self, seat: int, move: str, expected: int, at: int) -> list[StreamEntry]:
        """The move of a bot."""
        self._seat(seat)
        if self.seats[seat].kind != "bot":
            raise TableError("not-your-seat", seat=seat)
        return self._play(seat, move, expected, at, None)

    # Deeds

    def do(self, who: Who, deed: Deed, expected: int, at: int) -> list[StreamEntry]:
        """Check and carry out what a person wants to do, and return the entries that must be kept.

        Raises `TableError`, or `Refused` by a rule of the game; then nothing has changed.
        """
        if who.player is None:
            raise TableError("no-name")
        if isinstance(deed, Say):
            return self._say(who, deed, expected, at)
        if isinstance(deed, Play | Undo):
            self._own(who, deed.seat)
            if isinstance(deed, Undo):
                return self._undo(deed, expected, at, who.player)
            return self._play(deed.seat, deed.move, expected, at, who.player)
        self._current(SEATS, expected)
        if isinstance(deed, Rematch):
            return self._ask(who, deed, at)
        return self._seating(who, deed, at)

    def follow(self, entries: Iterable[Kept]) -> None:
        """Do what others did at this table, from the entries they kept."""
        lines: list[StreamEntry] = []
        for entry in in_order(entries):
            if entry.stream == GAME:
                lines.append(entry)
            else:
                self._keep(entry)
        if not lines:
            return
        told = [(entry.body, entry.at) for entry in lines]
        if self.log is None:
            self.log = GameLog.read(told, self.secret)
        else:
            self.log.follow(told)
        written = self.log.record.written[len(self.streams[GAME]) :]
        # The record has written the same texts: one copy of each is enough.
        self._add(GAME, [entry._replace(body=text) for entry, text in zip(lines, written, strict=False)])

    def opened_next(self, table: str, at: int) -> list[StreamEntry]:
        """The rematch has its table."""
        return self._keep(seat_entry("next", at, None, table=table))

    def rematch_settings(self) -> tuple[Settings, list[Occupant]]:
        """The next game: the same settings, and who sits where; every occupant moves on by one seat."""
        words = [self.asked.get(occupant.player or "", "") for occupant in self.seats]
        told = [replace(each, substitute_for=None, seed=seed) for each, seed in zip(self.seats, words, strict=True)]
        told = [replace(occupant, name="") if occupant.kind == "bot" else occupant for occupant in told]
        return self.settings, [told[-1], *told[:-1]]

    # Within

    def _seat(self, seat: int) -> None:
        if seat not in range(len(self.seats)):
            raise TableError("no-such-seat", seat=seat, seats=len(self.seats))

    def _own(self, who: Who, seat: int) -> None:
        self._seat(seat)
        if self.seats[seat].player != who.player:
            raise TableError("not-your-seat", seat=seat)

    def _current(self, stream: str, expected: int) -> None:
        current = len(self.streams[stream])
        if expected != current:
            raise TableError("stale", stream=stream, expected=expected, current=current)

    def _running(self, expected: int) -> GameLog:
        if self.log is None:
            raise TableError("not-running")
        self._current(GAME, expected)
        if self.log.over:
            raise TableError("over")
        return self.log

    def _play(self, seat: int, move: str, expected: int, at: int, player: str | None) -> list[StreamEntry]:
        log = self._running(expected)
        try:
            lines = log.play(seat, move, at)
        except NotationError as error:
            raise TableError(
                "bad-move", where=error.where, found=error.found[:SHOWN], expected=error.expected
            ) from None
        return self._keep_lines(lines, at, player)

    def _undo(self, deed: Undo, expected: int, at: int, player: str) -> list[StreamEntry]:
        log = self._running(expected)
        if len(self.streams[GAME]) >= bounds.UNDO_UNTIL:
            raise TableError("undone-enough")
        if deed.moves > log.record.undoable(deed.seat):
            raise TableError("nothing-to-undo")
        return self._keep_lines(log.undo(deed.moves, at), at, player)

    def _say(self, who: Who, deed: Say, expected: int, at: int) -> list[StreamEntry]:
        seat = self.viewer(who.player, deed.seat)
        rooms = self.rooms(who.player, seat)
        speaker = who if seat is None else replace(who, name=self.seats[seat].name)
        entry = chat_entry(rooms, speaker, seat, deed, at)
        if expected > len(self.streams[entry.stream]):
            self._current(entry.stream, expected)
        if len(self.streams[entry.stream]) >= bounds.MOST_SAID:
            raise TableError("talked-enough", most=bounds.MOST_SAID)
        return self._keep(entry)

    def _ask(self, who: Who, deed: Rematch, at: int) -> list[StreamEntry]:
        assert who.player is not None
        if self.status != "over":
            raise TableError("not-over")
        if not self.seats_of(who.player):
            raise TableError("not-your-seat", seat=0)
        if who.player in self.asked:
            raise TableError("asked")
        return self._keep(seat_entry("asked", at, who.player, seed=deed.seed))

    def _may_move_about(self, who: Who, deed: Sit | Leave | Invite) -> None:
        """Limit how often one person changes seats; leaving an open table and taking one's seat back is always allowed."""
        is_back = isinstance(deed, Sit) and self.seats[deed.seat].substitute_for == who.player
        if is_back or (isinstance(deed, Leave) and self.status == "open"):
            return
        if sum(entry.player == who.player for entry in self.streams[SEATS]) >= bounds.MOST_SEATINGS:
            raise TableError("moved-enough", most=bounds.MOST_SEATINGS)

    def _seating(self, who: Who, deed: Sit | Leave | Invite, at: int) -> list[StreamEntry]:
        self._seat(deed.seat)
        self._may_move_about(who, deed)
        if isinstance(deed, Sit):
            kept = self._keep(sit(self.seats, self.status, who, deed, at))
        elif isinstance(deed, Leave):
            kept = self._keep(leave(self.seats, self.status, who, deed, at))
        else:
            if who.player != self.settings.host:
                raise TableError("not-host")
            kept = self._keep(invite(self.seats, self.status, self.settings.game, who, deed, at))
        if self.status == "open" and all(occupant.kind != "open" for occupant in self.seats):
            kept += self._begin(at)
        return kept

    def _begin(self, at: int) -> list[StreamEntry]:
        """All seats are taken: the game is dealt."""
        settings, names = self.settings, recorded_names(self.seats)
        added = [occupant.seed for occupant in self.seats]
        self.log = GameLog(game_of(settings.game).begin(settings, names, self.secret, added), at)
        return self._keep_lines(self.log.record.written, at, None)

    def _keep_lines(self, lines: Iterable[str], at: int, player: str | None) -> list[StreamEntry]:
        kept = [StreamEntry(GAME, line, at, player) for line in lines]
        self._add(GAME, kept)
        return kept

    def _keep(self, entry: StreamEntry) -> list[StreamEntry]:
        """One more entry of any stream but that of the game, and what it does."""
        self._add(entry.stream, [entry])
        if entry.stream != SEATS:
            return [entry]
        told = json.loads(entry.body)
        if told["did"] == "asked":
            assert entry.player is not None
            self.asked[entry.player] = told.get("seed", "")
        elif told["did"] == "next":
            self.next = told["table"]
        elif told["did"] == "imported":
            self.is_imported = True
            seeds = told["added"] or [""] * len(told["names"])
            names, bots = told["names"], bots_of(self.settings.game)
            self.seats = [recorded_occupant(name, seed, bots) for name, seed in zip(names, seeds, strict=True)]
        else:
            self.seats[told["seat"]] = occupant_after(self.seats, told, entry.player)
        return [entry]

    def _add(self, stream: str, entries: list[StreamEntry]) -> None:
        self.streams.setdefault(stream, []).extend(entries)
        self.text_bytes += sum(entry.body.__sizeof__() for entry in entries)
