"""The header of a record of the duel, with the interface that records need (`GameHeader`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

import msgspec

from famiglia import duel
from famiglia.dice import Chance
from famiglia.duel.cards import names
from famiglia.duel.notation import read_move, write_position

from ..hash_chain import FORMAT, Digest, Line
from ..header import added_seeds_of, check_choices, converted
from ..recorded_dice import Answer
from .event_dice import EventDice


class HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a record."""

    famiglia: str
    game: str
    edition: str
    options: tuple[str, ...]
    rules: str
    seats: tuple[str, str]
    first: Literal[0, 1] | None
    commitment: Digest
    added: tuple[str, str] | msgspec.UnsetType = msgspec.UNSET


@dataclass(frozen=True)
class DuelHeader:
    """The settings of a duel."""

    game: ClassVar[str] = "duel"
    rules: ClassVar[str] = duel.RULES_VERSION
    playable: ClassVar[tuple[str, ...]] = (duel.RULES_VERSION,)

    edition: str
    options: tuple[str, ...]
    seats: tuple[str, str]
    first: int | None
    """The seat that was chosen to start, or None if the dice decided."""
    commitment: str
    added: tuple[str, ...] = ()
    """What each seat has added to the seed; empty if no seat did."""

    @classmethod
    def read(cls, line: Line, pack: object) -> "DuelHeader":
        """The header in a first line; a duel needs no pack."""
        header: HeaderLine = converted(1, line, HeaderLine)
        check_choices("edition", (header.edition,), duel.EDITIONS)
        check_choices("options", header.options, duel.OPTIONS)
        return cls(
            header.edition, header.options, header.seats, header.first, header.commitment, added_seeds_of(header.added)
        )

    def line(self) -> Line:
        return {
            "famiglia": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "options": list(self.options),
            "rules": self.rules,
            "seats": list(self.seats),
            "first": self.first,
            "commitment": self.commitment,
            **({"added": list(self.added)} if self.added else {}),
        }

    def deal(self, dice: Chance) -> duel.Duel:
        return duel.new(self.edition, self.options, dice, self.first)

    def opening(self, game: duel.Duel) -> duel.Dealt:
        return duel.Dealt(int(game.position.first), names(game.position.deck[:6]))

    def move(self, game: duel.Duel, text: str) -> duel.Move:
        return read_move(text)

    def chance_fields(self, answers: Sequence[Answer]) -> Line:
        """No fields: the results would reveal the order of the deck, and the events show what was drawn."""
        return {}

    def fingerprint(self, game: duel.Duel) -> str:
        """The position without the order of the deck, which is the only secret of a duel."""
        return write_position(game.position, known_only=True)

    def recorded_dice(self, lines: Sequence[Line]) -> Chance:
        return EventDice(lines[0], [line["events"] for line in lines[1:] if line["kind"] == "move"])
