"""Records of the war."""

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
from ..header import added_in, chosen, shaped
from ..record import Record
from ..recorded_dice import Answer, RecordedDice, answers_in


class HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

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
class SetUp:
    """How a war begins: all that happened before the first decision."""

    events: tuple[Event, ...]
    reveals: ClassVar[bool] = True
    kind: ClassVar[str] = "dealt"

    def seen_by(self, viewer: Viewer) -> "SetUp":
        return SetUp(tuple(event.seen_by(viewer) for event in self.events))

    def as_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "events": [event.as_json() for event in self.events]}


@dataclass(frozen=True)
class WarHeader:
    """What is settled before a war begins."""

    game: ClassVar[str] = "war"
    playable: ClassVar[tuple[str, ...]] = war.PLAYABLE

    pack: Pack
    options: tuple[str, ...]
    seats: tuple[str, ...]
    commitment: str
    added: tuple[str, ...] = ()
    """What each seat has added to the seed; empty if no seat did."""
    other_name: str = ""
    """What the record calls its pack, if that lies in a folder of another name here."""
    rules: str = war.RULES_VERSION

    @classmethod
    def read(cls, line: Line, pack: Pack | PackSource | None) -> "WarHeader":
        """The header that a first line tells, with its pack; `RecordError` if the record was played with another pack."""
        told: HeaderLine = shaped(1, line, HeaderLine)
        found = pack if isinstance(pack, Pack) else _load(told.pack, pack)
        if told.pack_hash != found.hash:
            packs = {"pack": shown(told.pack), "hash": told.pack_hash, "other": shown(found.name), "found": found.hash}
            raise RecordError(1, "record-pack-hash", **packs)
        chosen("options", told.options, war.OPTIONS)
        other_name = told.pack if told.pack != found.name else ""
        return cls(found, told.options, told.seats, told.commitment, added_in(told.added), other_name, told.rules)

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

    def opening(self, game: war.War) -> SetUp:
        return SetUp(tuple(game.opening))

    def move(self, game: war.War, text: str) -> war.Move:
        return game.move(text)

    def told(self, answers: Sequence[Answer]) -> Line:
        """What the dice said: the war lays it all open."""
        return {"chance": list(answers)} if answers else {}

    def fingerprint(self, game: war.War) -> str:
        """What a spectator sees. A hash over secrets could be tried out."""
        seen: Mapping[str, Any] = game.view(None).as_json()
        if self.rules == "war-1":
            seen = without_later_fields(seen)
        return _in_order(seen).decode()

    def recorded(self, lines: Sequence[Line]) -> Chance:
        return RecordedDice(answers_in(lines))


_in_order = msgspec.json.Encoder(order="sorted").encode


def without_later_fields(seen: Mapping[str, Any]) -> dict[str, Any]:
    """The view without the fields that war-2 added: records of war-1 are sealed without them."""
    decision = {name: value for name, value in seen["decision"].items() if name != "numbers"}
    return {name: value for name, value in seen.items() if name != "rounds"} | {"decision": decision}


WarRecord: TypeAlias = Record[WarHeader, war.War, war.Move, war.Event]


@cache
def built_in_pack(name: str) -> Pack:
    """A pack that comes with the program, read once: a server looks at many tables of it."""
    return load(name)


def _load(name: str, where: PackSource | None) -> Pack:
    """The pack in this folder, or else the one of this name that comes with the program.

    The name stands in a file from anywhere, so it never leads into a folder by itself.
    """
    if where is None and name not in built_in():
        raise RecordError(1, "record-pack-foreign", pack=shown(name))
    try:
        return load(where) if where is not None else built_in_pack(name)
    except PackError as error:
        raise RecordError(1, "record-pack-broken", pack=shown(name), what=str(error).partition("\n")[0]) from None
