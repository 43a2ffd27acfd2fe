"""What a team shares besides its chat: the entries that store marks and suggestions, and what they add up to."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from famiglia.game import NotationError

from .errors import SHOWN, TableError, bad_move
from .game_log import GameLog
from .occupants import one_line
from .team_messages import Mark, Sketch, Suggest, Suggestion, Team, TeamMark

FIELDS: Final[Mapping[str, Sequence[str]]] = {"arrow": ("from", "to"), "ring": ("area",), "note": ("area", "text")}
"""By kind of mark: the fields that it needs. Each kind may have a text."""
LONGEST_NOTE: Final = 80
LONGEST_REMARK: Final = 200


class Sketched(msgspec.Struct, tag_field="did", tag="sketched"):
    """An entry: the marks that a seat has from now on."""

    seat: int
    marks: list[Mark]


class Suggested(msgspec.Struct, tag_field="did", tag="suggested"):
    """An entry: the suggestion of a seat, or its withdrawal if it has no moves."""

    seat: int
    moves: list[str]
    text: str
    n: int


_decode = msgspec.json.Decoder(Sketched | Suggested).decode


class SharedPlans:
    """The marks and suggestions of a team, by the seats that made them."""

    def __init__(self) -> None:
        self.marks: dict[int, list[Mark]] = {}
        self.suggestions: dict[int, Suggestion] = {}

    def add(self, body: str) -> None:
        """Apply an entry of the team's stream."""
        entry = _decode(body)
        if isinstance(entry, Sketched):
            self.marks[entry.seat] = entry.marks
            return
        self.suggestions.pop(entry.seat, None)
        if entry.moves:
            self.suggestions[entry.seat] = Suggestion(entry.seat, entry.moves, entry.text, entry.n)

    def seen_by(self, seat: int) -> Team:
        """The same as a seat of the team sees it."""
        return Team(
            [_drawn_by(drawer, mark) for drawer, marks in sorted(self.marks.items()) for mark in marks],
            next((suggestion for other, suggestion in self.suggestions.items() if other != seat), None),
            self.suggestions.get(seat),
        )


def plan_body(log: GameLog, deed: Sketch | Suggest, number: int) -> str:
    """The body of the entry for marks or a suggestion, which is meant for this number of lines.

    Raises `TableError` for a mark that is not possible on the map of this game, and for a text that is not a move.
    """
    if isinstance(deed, Sketch):
        places = log.kind.markable_places(log)
        marks = [_checked(mark, f"marks[{at}]", places) for at, mark in enumerate(deed.marks)]
        return msgspec.json.encode(Sketched(deed.seat, marks)).decode()
    for at, move in enumerate(deed.moves):
        try:
            log.game.move(move)
        except NotationError as error:
            raise bad_move(error, at=at) from None
    text = one_line(deed.text, LONGEST_REMARK)
    return msgspec.json.encode(Suggested(deed.seat, deed.moves, text, number)).decode()


def _checked(mark: Mark, field: str, places: Collection[str]) -> Mark:
    text = one_line(mark.text, LONGEST_NOTE)
    given: dict[str, str | None] = {"from": mark.from_, "to": mark.to, "area": mark.area}
    filled = [name for name, place in given.items() if place is not None] + (["text"] if text else [])
    needed = FIELDS[mark.kind]
    if not set(needed) <= set(filled) <= {*needed, "text"}:
        raise TableError("bad-mark", field=field, expected=", ".join(needed))
    for name, place in given.items():
        if place is not None and place not in places:
            raise TableError("no-such-place", field=f"{field}.{name}", found=one_line(place, SHOWN))
    return Mark(mark.kind, mark.from_, mark.to, mark.area, text)


def _drawn_by(seat: int, mark: Mark) -> TeamMark:
    return TeamMark(mark.kind, mark.from_, mark.to, mark.area, mark.text, seat=seat)
