"""Reads a position from its compact form and checks that play can continue from it."""

import re
from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.game import NotationError

from ..engine.board import COLUMNS, OWNERS, ROWS, SEATS, Board
from ..engine.empty_table import empty_table
from ..engine.options import OPTIONS, read_names
from ..engine.position import OVER, Position
from ..events import REASONS
from ..names import names_of
from .check_frames import check_frames
from .check_stack import check_stack
from .check_table import check_table
from .frame_text import LETTERS, read_stack
from .write import FIELDS, PHASES, PLACES, VERSION

NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
AREA = re.compile(r"(?:([1-9][0-9]{0,2})([abcdn]))?(?:\*([1-9][0-9]?))?(?:\+([1-9][0-9]?))?")
ORDER = re.compile(r"[mhx]|\[(0|[1-9][0-9]?):([1-9a-f][0-9a-f]{0,14})(!?)\]")


def read_position(text: str, board: Board) -> Position:
    """The position that a line describes."""
    version, _, rest = text.partition(" ")
    if version != VERSION:
        raise NotationError("version", version, VERSION)
    mark, _, rest = rest.partition(" ")
    if mark != board.pack.hash[:8]:
        raise NotationError("pack", mark, f"{board.pack.hash[:8]}, a position of this pack")
    return _Reader(board, _fields(rest)).read()


def _fields(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    texts = text.split(" ")
    for place, name in enumerate(FIELDS):
        here = texts[place] if place < len(texts) else ""
        if not here.startswith(name + "="):
            raise NotationError(f"field {place + 3}", here, f"{name}=…")
        found[name] = here.removeprefix(name + "=")
    if len(texts) > len(FIELDS):
        raise NotationError("end of the line", texts[len(FIELDS)], "nothing more")
    return found


def _one(where: str, text: str, choices: Mapping[str, int], none: bool = False) -> int:
    """The number of a name; -1 for a dash if `none` is allowed."""
    if none and text == "-":
        return -1
    if text not in choices:
        raise NotationError(where, text, "one of " + ", ".join([*choices, *(["-"] if none else [])]))
    return choices[text]


class _Reader:
    """Builds a position from the fields of one line."""

    def __init__(self, board: Board, fields: dict[str, str]) -> None:
        self.board = board
        self.names = names_of(board)
        self.fields = fields
        self.families = {family.id: family.index for family in board.pack.families}
        self.seats = {LETTERS[seat]: seat for seat in range(SEATS)}
        self.owners = {name: owner for owner, name in enumerate(LETTERS)}

    def read(self) -> Position:
        p = empty_table(self.board, self._options())
        p.round = self._number("round", self.fields["round"], int(self.board.rounds))
        self._phase(p)
        starter, following = self._parts("starter", "/", 2)
        p.starter = _one("starter", starter, self.seats)
        p.next_starter = _one("starter, of the next round", following, self.seats)
        self._families_and_characters(p)
        self._map(p)
        p.money = self._numbers("money", 9999)
        p.hq = self._numbers("hq", int(self.board.all_soldati))
        self._orders(p)
        p.token_box = self._numbers("box", int(self.board.mat_tokens + self.board.extra_tokens))
        p.top_sheet = self._number("sheet", self.fields["sheet"], len(self.board.pack.sheets) - 2)
        p.top = self._sheet("top", int(p.top_sheet))
        p.bottom = self._sheet("bottom", int(p.bottom_sheet()))
        self._rest(p)
        p.stack = _vector(read_stack(self.fields["stack"]))
        check_frames(p, self.fields["stack"])
        check_table(p, self.fields)
        check_stack(p, self.fields["stack"])
        return p

    # Values

    def _parts(self, field: str, mark: str, count: int) -> list[str]:
        parts = self.fields[field].split(mark)
        if len(parts) != count:
            raise NotationError(field, self.fields[field], f"{count} entries with {mark} between them")
        return parts

    def _number(self, where: str, text: str, most: int) -> int:
        if not NUMBER.fullmatch(text) or int(text) > most:
            raise NotationError(where, text, f"a number from 0 to {most}")
        return int(text)

    def _numbers(self, field: str, most: int) -> vec[i64]:
        return _vector([self._number(field, text, most) for text in self._parts(field, ",", SEATS)])

    def _options(self) -> int:
        text = self.fields["options"]
        options = [] if text == "-" else text.split(",")
        if options != [name for name in (*OPTIONS, "war-1") if name in options]:
            raise NotationError("options", text, f"- or some of {', '.join(OPTIONS)} in this order, joined by commas")
        return read_names(options)

    def _phase(self, p: Position) -> None:
        text = self.fields["phase"]
        found = re.fullmatch(r"over\(([^,]*),([^,]*)\)", text)
        if found:
            p.phase = OVER
            p.winner = _one("phase, winner", found[1], {self.names.team(team): team for team in range(2)}, none=True)
            p.ending = _one("phase, reason", found[2], {word: number for number, word in REASONS.items()})
            if (p.winner < 0) != (found[2] == "draw"):
                raise NotationError("phase", text, "no winner if and only if it is a draw")
        elif text in PHASES[:OVER]:
            p.phase = PHASES.index(text)
        else:
            raise NotationError("phase", text, f"{', '.join(PHASES[:OVER])} or over(A,team)")

    def _families_and_characters(self, p: Position) -> None:
        for seat, text in enumerate(self._parts("families", ",", SEATS)):
            family = _one("families", text, self.families, none=True)
            if family >= 0 and p.seat_of(family) >= 0:
                raise NotationError("families", text, "each family once")
            p.family[seat] = family
        for team, text in enumerate(self._parts("dealt", "/", 2)):
            names = [] if text == "-" else text.split(",")
            if names != [name for name in self.families if name in names]:
                raise NotationError("dealt", text, f"- or some of {', '.join(self.families)} in this order")
            p.dealt[team] = sum(1 << self.families[name] for name in names)
        cards = {card.id: card.index for card in self.board.pack.characters}
        for seat, text in enumerate(self._parts("characters", ",", SEATS)):
            card = _one("characters", text, cards, none=True)
            if card >= 0 and card in list(p.character):
                raise NotationError("characters", text, "each card once")
            p.character[seat] = card

    # The map

    def _map(self, p: Position) -> None:
        areas = self.board.pack.areas
        for area, text in enumerate(self._parts("areas", ",", len(areas))):
            where = f"areas, {areas[area].id}"
            found = AREA.fullmatch(text) if text else None
            if not found and text != "-":
                raise NotationError(where, text, "Soldati, cars and labs like 3a*1+2, or -")
            if found and found[1]:
                p.owner[area] = self.owners[found[2]]
                p.soldati[area] = int(found[1])
            p.cars[area] = int(found[3] or 0) if found else 0
            p.labs[area] = int(found[4] or 0) if found else 0
            if p.labs[area] > self.board.max_labs:
                raise NotationError(where, text, f"at most {self.board.max_labs} labs")
        seas = self.board.pack.seas
        for sea, text in enumerate(self._parts("seas", ",", len(seas))):
            if text != "-" and not re.fullmatch("(?=.)a*b*c*d*", text):
                raise NotationError(f"seas, {seas[sea].id}", text, "a letter from a to d for each boat, or -")
            for seat in range(SEATS):
                p.boats[sea * SEATS + seat] = text.count(LETTERS[seat])

    def _orders(self, p: Position) -> None:
        each = int(self.board.orders_each)
        places = {text: place for place, text in PLACES.items()}
        for seat, text in enumerate(self._parts("orders", "/", SEATS)):
            at = 0
            for i in range(each):
                found = ORDER.match(text, at)
                where = f"orders of {LETTERS[seat]}, order {i + 1}"
                if not found:
                    raise NotationError(where, text[at : at + 12], "m, h, x or an area like [21:1f]")
                at = found.end()
                slot = seat * each + i
                p.order_place[slot] = int(found[1]) if found[1] else places[found[0]]
                if found[1]:
                    p.could_be[slot] = int(found[2], 16)
                    if found[3]:
                        p.executed = int(p.executed) | 1 << slot
                    inside = int(found[1]) < self.board.areas and int(found[2], 16) < 1 << each
                    if not inside or not int(found[2], 16) >> i & 1:
                        raise NotationError(where, found[0], "an area, and the orders it could be, itself among them")
            if at != len(text):
                raise NotationError(f"orders of {LETTERS[seat]}", text[at:], f"nothing after {each} orders")
        for seat, text in enumerate(self._parts("mats", ",", SEATS)):
            if not re.fullmatch(f"[0-9]{{{ROWS}}}", text):
                raise NotationError(f"mats of {LETTERS[seat]}", text, f"{ROWS} digits")
            for row in range(ROWS):
                p.off_mat[seat * ROWS + row] = int(text[row])

    # Sheets, tiles and the rest

    def _sheet(self, field: str, sheet: int) -> vec[i64]:
        board = self.board
        tokens = [0] * int(board.circles * OWNERS)
        depth = int(board.depth)
        for column, text in enumerate(self._parts(field, "/", COLUMNS)):
            where = f"{field}, column {column + 1}"
            places = re.findall(r"[abcdn.]|\((?=[abcdn]{2})a*b*c*d*n*\)", text)
            if "".join(places) != text or len(places) != depth:
                raise NotationError(where, text, f"{depth} places: a letter, several like (aan), or a dot")
            for row, here in enumerate(places):
                place = column * depth + row
                space = int(board.space_at[sheet * board.circles + place])
                if here != "." and not board.exists[sheet * board.circles + place]:
                    raise NotationError(f"{where}, row {row + 1}", here, f"a dot: sheet {sheet} has no such place")
                if len(here) > 1 and (space < 0 or not board.infinite[space]):
                    raise NotationError(f"{where}, row {row + 1}", here, "one token")
                for owner in range(OWNERS):
                    tokens[place * OWNERS + owner] = here.count(LETTERS[owner])
        return _vector(tokens)

    def _rest(self, p: Position) -> None:
        board = self.board
        for seat, text in enumerate(self._parts("busts", ",", SEATS)):
            if text != "-":
                found = re.fullmatch(f"c([1-{COLUMNS}])r([1-{board.depth}])([abcdn])", text)
                if not found:
                    raise NotationError(f"busts, {LETTERS[seat]}", text, "a place and an owner like c6r2n, or -")
                p.bust[seat] = (int(found[1]) - 1) * board.depth + int(found[2]) - 1
                p.bust_token[seat] = self.owners[found[3]]
        p.face_up = self._letters("control", self.fields["control"], int(board.mandamenti))
        tiles = {tile.id: tile.index for tile in board.pack.tiles}
        for text in self._parts("tiles", ",", int(board.tiles_used)):
            tile = _one("tiles", text, tiles)
            if len(p.tiles) and tile <= p.tiles[-1]:
                raise NotationError("tiles", text, "different tiles in the order of the pack")
            p.tiles = append(p.tiles, tile)
        marks: list[int] = []
        for team, text in enumerate(self._parts("marks", "/", 2)):
            here = self._letters(f"marks of {self.names.team(team)}", text, int(board.tiles_used))
            if any(seat >= 0 and board.team[seat] != team for seat in here):
                raise NotationError(f"marks of {self.names.team(team)}", text, "seats of this team")
            marks += here
        p.marks = _vector(marks)

    def _letters(self, where: str, text: str, count: int) -> vec[i64]:
        if not re.fullmatch(f"[-abcd]{{{count}}}", text):
            raise NotationError(where, text, f"{count} letters from a to d, or dashes")
        return _vector([self.seats.get(name, -1) for name in text])


def _vector(numbers: list[int]) -> vec[i64]:
    found = vec[i64]()
    for number in numbers:
        found = append(found, number)
    return found
