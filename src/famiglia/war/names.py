"""Numbers of the engine and names of the pack: both ways."""

from collections.abc import Sequence
from functools import lru_cache, reduce

from mypy_extensions import i64

from famiglia.game import NotationError
from famiglia.rulebook import Message, message

from . import code
from .board import NEUTRAL, Board

INSTITUTIONS = ("justice", "police", "economy", "church")
WAYS = ("land", "sea")
BOMBS = ("bomb", "car")
DESTINATIONS = ("supply", "sheet", "box")
GRAY = "neutral"

EXPECTED = {
    code.AREA: message("notation-war-area"),
    code.SEA: message("notation-war-sea"),
    code.ORDER: message("notation-war-order"),
    code.SPACE: message("notation-war-space"),
    code.CIRCLE: message("notation-war-circle"),
    code.COLOUR: message("notation-war-colour"),
    code.COLUMN: message("notation-war-column"),
    code.ROW: message("notation-war-row"),
    code.CARD: message("notation-war-card"),
    code.TILE: message("notation-war-tile"),
    code.NUMBER: message("notation-war-number"),
    code.WAY: message("notation-war-way"),
    code.WITH: message("notation-war-with"),
    code.TO: message("notation-war-to"),
}


class Names:
    """The words of one pack."""

    def __init__(self, board: Board) -> None:
        pack = board.pack
        self.board = board
        depth = int(board.depth)
        self.words: dict[int, list[str]] = {
            code.AREA: [area.id for area in pack.areas],
            code.SEA: [sea.id for sea in pack.seas],
            code.ORDER: [order.id for order in board.orders],
            code.SPACE: [space.id for space in pack.spaces],
            code.CIRCLE: [f"c{place // depth + 1}r{place % depth + 1}" for place in range(int(board.circles))],
            code.COLOUR: [*(family.id for family in pack.families), GRAY],
            code.COLUMN: [str(column) for column in range(len(pack.columns) + 1)],
            code.ROW: list(INSTITUTIONS),
            code.CARD: [card.id for card in pack.conflict_cards],
            code.TILE: [tile.id for tile in pack.tiles],
            code.NUMBER: [str(number) for number in range(256)],
            code.WAY: list(WAYS),
            code.WITH: list(BOMBS),
            code.TO: list(DESTINATIONS),
        }
        self.numbers = {kind: {word: i for i, word in enumerate(words)} for kind, words in self.words.items()}
        for area in pack.areas:
            for alias in area.aliases:
                self.numbers[code.AREA].setdefault(alias.lower(), area.index)
        self.verbs = {word: verb for verb, (word, _) in enumerate(code.VERBS)}

    def write(self, move: i64) -> str:
        """A move in words."""
        word, kinds = code.VERBS[code.verb_of(move)]
        given = (code.first(move), code.second(move), code.third(move))
        return " ".join([word, *(self.words[kind][n] for kind, n in zip(kinds, given, strict=False))])

    def read(self, text: str) -> int:
        """A move from its words; `NotationError` says what is wrong and what is expected."""
        parts = text.split()
        if not parts or parts[0] not in self.verbs:
            raise NotationError(message("notation-move"), text, message("notation-verb", verbs=", ".join(self.verbs)))
        verb = self.verbs[parts[0]]
        kinds = code.VERBS[verb][1]
        if len(parts) - 1 != len(kinds):
            raise NotationError(_of(parts[0]), " ".join(parts[1:]), _after_the_verb(kinds))
        given = [self._number(parts[0], kind, word) for kind, word in zip(kinds, parts[1:], strict=True)]
        given += [0] * (3 - len(given))
        return int(code.code(verb, given[0], given[1], given[2]))

    def _number(self, verb: str, kind: int, word: str) -> int:
        found = self.numbers[kind].get(word)
        if found is None:
            raise NotationError(_of(verb), word, EXPECTED[kind])
        return found

    def seat(self, seat: int) -> str:
        return self.board.pack.seats[seat].id

    def team(self, team: int) -> str:
        return self.board.team_names[team]

    def owner_seat(self, owner: int) -> int | str | None:
        """A seat, "neutral", or None for nobody."""
        return GRAY if owner == NEUTRAL else None if owner < 0 else owner


@lru_cache(maxsize=8)
def names_of(board: Board) -> Names:
    """The words of this board's pack, made once."""
    return Names(board)


def _of(verb: str) -> Message:
    return message("notation-move-of", verb=verb)


def _after_the_verb(kinds: Sequence[int]) -> Message:
    if not kinds:
        return message("notation-verb-alone")
    return message("notation-after-verb", wanted=reduce(_and_then, (EXPECTED[kind] for kind in kinds)))


def _and_then(first: Message, then: Message) -> Message:
    return message("notation-and-then", first=first, then=then)
