"""Translates between the numbers of the engine and the names of the pack."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from famiglia.game import NotationError
from famiglia.rulebook import Message, message

from .engine import move_codes
from .engine.board import NEUTRAL, Board

if TYPE_CHECKING:
    from .view_types import Owner

INSTITUTIONS = ("justice", "police", "economy", "church")
WAYS = ("land", "sea")
BOMBS = ("bomb", "car")
DESTINATIONS = ("supply", "sheet", "box")
GRAY: Final = "neutral"

EXPECTED = {
    move_codes.AREA: message("notation-war-area"),
    move_codes.SEA: message("notation-war-sea"),
    move_codes.ORDER: message("notation-war-order"),
    move_codes.SPACE: message("notation-war-space"),
    move_codes.CIRCLE: message("notation-war-circle"),
    move_codes.COLOUR: message("notation-war-colour"),
    move_codes.COLUMN: message("notation-war-column"),
    move_codes.ROW: message("notation-war-row"),
    move_codes.CARD: message("notation-war-card"),
    move_codes.TILE: message("notation-war-tile"),
    move_codes.NUMBER: message("notation-war-number"),
    move_codes.WAY: message("notation-war-way"),
    move_codes.WITH: message("notation-war-with"),
    move_codes.TO: message("notation-war-to"),
}


class Names:
    """The words of the notation for one pack: each kind of argument has a word for each number."""

    def __init__(self, board: Board) -> None:
        pack = board.pack
        self.board = board
        depth = int(board.depth)
        self.words: dict[int, list[str]] = {
            move_codes.AREA: [area.id for area in pack.areas],
            move_codes.SEA: [sea.id for sea in pack.seas],
            move_codes.ORDER: [order.id for order in board.orders],
            move_codes.SPACE: [space.id for space in pack.spaces],
            move_codes.CIRCLE: [f"c{place // depth + 1}r{place % depth + 1}" for place in range(int(board.circles))],
            move_codes.COLOUR: [*(family.id for family in pack.families), GRAY],
            move_codes.COLUMN: [str(column) for column in range(len(pack.columns) + 1)],
            move_codes.ROW: list(INSTITUTIONS),
            move_codes.CARD: [card.id for card in pack.conflict_cards],
            move_codes.TILE: [tile.id for tile in pack.tiles],
            move_codes.NUMBER: [str(number) for number in range(256)],
            move_codes.WAY: list(WAYS),
            move_codes.WITH: list(BOMBS),
            move_codes.TO: list(DESTINATIONS),
        }
        self.numbers = {kind: {word: i for i, word in enumerate(words)} for kind, words in self.words.items()}
        for area in pack.areas:
            for alias in area.aliases:
                self.numbers[move_codes.AREA].setdefault(alias.lower(), area.index)
        self.verbs = {word: verb for verb, (word, _) in enumerate(move_codes.VERBS)}

    def write(self, move: i64) -> str:
        """The notation of a move."""
        word, kinds = move_codes.VERBS[move_codes.verb_of(move)]
        given = (move_codes.first(move), move_codes.second(move), move_codes.third(move))
        return " ".join([word, *(self.words[kind][n] for kind, n in zip(kinds, given, strict=False))])

    def read(self, text: str) -> int:
        """The number of a move from its notation; raises `NotationError`."""
        parts = text.split()
        if not parts or parts[0] not in self.verbs:
            raise NotationError(message("notation-move"), text, message("notation-verb", verbs=", ".join(self.verbs)))
        verb = self.verbs[parts[0]]
        kinds = move_codes.VERBS[verb][1]
        if len(parts) - 1 != len(kinds):
            raise NotationError(_of(parts[0]), " ".join(parts[1:]), _after_the_verb(kinds))
        given = [self._number(parts[0], kind, word) for kind, word in zip(kinds, parts[1:], strict=True)]
        given += [0] * (3 - len(given))
        return int(move_codes.code(verb, given[0], given[1], given[2]))

    def _number(self, verb: str, kind: int, word: str) -> int:
        found = self.numbers[kind].get(word)
        if found is None:
            raise NotationError(_of(verb), word, EXPECTED[kind])
        return found

    def seat(self, seat: int) -> str:
        return self.board.pack.seats[seat].id

    def team(self, team: int) -> str:
        return self.board.team_names[team]

    def owner_seat(self, owner: int) -> "Owner":
        """A seat, "neutral", or None if there is no owner."""
        return GRAY if owner == NEUTRAL else None if owner < 0 else owner


@lru_cache(maxsize=8)
def names_of(board: Board) -> Names:
    """The names for this board's pack, created once."""
    return Names(board)


def _of(verb: str) -> Message:
    return message("notation-move-of", verb=verb)


def _after_the_verb(kinds: Sequence[int]) -> Message:
    if not kinds:
        return message("notation-verb-alone")
    return message("notation-after-verb", wanted=reduce(_and_then, (EXPECTED[kind] for kind in kinds)))


def _and_then(first: Message, then: Message) -> Message:
    return message("notation-and-then", first=first, then=then)
