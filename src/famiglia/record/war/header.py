"""The header of a record of the war, with the interface that records need (`GameHeader`)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, TypeAlias

import msgspec

from famiglia import war
from famiglia.dice import Chance
from famiglia.game import Event, Viewer
from famiglia.validation_message import shown
from famiglia.war.pack import Pack, PackError, load
from famiglia.war.pack.files import PackSource, built_in

from ..hash_chain import FORMAT, Digest, Line, RecordError
from ..header import added_seeds_of, check_choices, converted
from ..record import Record
from ..recorded_dice import Answer, RecordedDice, answers_in


class HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a record."""

    famiglia: str
    game: str
    pack: str
    pack_hash: Digest
    options: tuple[str, ...]
    rules: str
    seats: tuple[str, str, str, str]
    commitment: Digest
    added: tuple[str, str, str, str] | msgspec.UnsetType = msgspec.UNSET


@dataclass(frozen=True)
class Dealt:
    """The event that begins a war, with all events before the first decision."""

    events: tuple[Event, ...]
    reveals: ClassVar[bool] = True
    kind: ClassVar[str] = "dealt"

    def seen_by(self, viewer: Viewer) -> "Dealt":
        return Dealt(tuple(event.seen_by(viewer) for event in self.events))

    def as_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "events": [event.as_json() for event in self.events]}


@dataclass(frozen=True)
class WarHeader:
    """The settings of a war."""

    game: ClassVar[str] = "war"
    playable: ClassVar[tuple[str, ...]] = war.PLAYABLE

    pack: Pack
    options: tuple[str, ...]
    seats: tuple[str, ...]
    commitment: str
    added: tuple[str, ...] = ()
    """What each seat has added to the seed; empty if no seat did."""
    other_name: str = ""
    """The name of the pack in the record, if its folder has another name here."""
    rules: str = war.RULES_VERSION

    @classmethod
    def read(cls, line: Line, pack: Pack | PackSource | None) -> "WarHeader":
        """The header in a first line, with its pack; raises `RecordError` if the game was played with another pack."""
        header: HeaderLine = converted(1, line, HeaderLine)
        found = pack if isinstance(pack, Pack) else _load(header.pack, pack)
        if header.pack_hash != found.hash:
            packs = {
                "pack": shown(header.pack),
                "hash": header.pack_hash,
                "other": shown(found.name),
                "found": found.hash,
            }
            raise RecordError(1, "record-pack-hash", **packs)
        check_choices("options", header.options, war.OPTIONS)
        other_name = header.pack if header.pack != found.name else ""
        return cls(
            found,
            header.options,
            header.seats,
            header.commitment,
            added_seeds_of(header.added),
            other_name,
            header.rules,
        )

    def line(self) -> Line:
        return {
            "famiglia": FORMAT,
            "game": self.game,
            "pack": self.other_name or self.pack.name,
            "pack_hash": self.pack.hash,
            "options": list(self.options),
            "rules": self.rules,
            "seats": list(self.seats),
            "commitment": self.commitment,
            **({"added": list(self.added)} if self.added else {}),
        }

    def deal(self, dice: Chance) -> war.War:
        return war.new(self.pack, self.options, dice, self.rules)

    def opening(self, game: war.War) -> Dealt:
        return Dealt(tuple(game.opening))

    def move(self, game: war.War, text: str) -> war.Move:
        return game.move(text)

    def chance_fields(self, answers: Sequence[Answer]) -> Line:
        """The results of the dice, which are public in a war."""
        return {"chance": list(answers)} if answers else {}

    def fingerprint(self, game: war.War) -> str:
        """The view of a spectator, because secrets could be guessed from a hash that covers them."""
        seen: Mapping[str, Any] = game.view(None).as_json()
        if self.rules == "war-1":
            seen = without_later_fields(seen)
        return _encode_sorted(seen).decode()

    def recorded_dice(self, lines: Sequence[Line]) -> Chance:
        return RecordedDice(answers_in(lines))


_encode_sorted = msgspec.json.Encoder(order="sorted").encode


def without_later_fields(seen: Mapping[str, Any]) -> dict[str, Any]:
    """The view without the fields that war-2 has added, which the hashes of war-1 records do not cover."""
    decision = {name: value for name, value in seen["decision"].items() if name != "numbers"}
    return {name: value for name, value in seen.items() if name != "rounds"} | {"decision": decision}


WarRecord: TypeAlias = Record[WarHeader, war.War, war.Move, war.Event]


@cache
def built_in_pack(name: str) -> Pack:
    """A built-in pack, read only once, because a server has many tables that use it."""
    return load(name)


def _load(name: str, where: PackSource | None) -> Pack:
    """The pack in this folder, or the built-in pack of this name.

    The name comes from an untrusted file, so it is never used as a path.
    """
    if where is None and name not in built_in():
        raise RecordError(1, "record-pack-foreign", pack=shown(name))
    try:
        return load(where) if where is not None else built_in_pack(name)
    except PackError as error:
        raise RecordError(1, "record-pack-broken", pack=shown(name), what=str(error).partition("\n")[0]) from None
