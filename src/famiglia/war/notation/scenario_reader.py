"""Puts the pieces of a scenario on the table, each taken from its supply."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from ..engine import move_codes
from ..engine.board import COLUMNS, EMPTY, NEUTRAL, OWNERS, SEATS, Board
from ..engine.pieces import in_supply, to_supply
from ..engine.position import ENCOUNTER, PLANNING, Position
from ..engine.vectors import filled
from ..names import EXPECTED, GRAY, Names
from .scenario_orders import ScenarioOrders, by_area
from .scenario_values import keys, number, one_of, table, words, wrong


class ScenarioReader:
    """Puts the pieces of one scenario on a table."""

    def __init__(self, p: Position, names: Names, data: dict[str, Any]) -> None:
        self.p = p
        self.board: Board = p.board
        self.names = names
        self.data = data
        self.seats = {seat.id: seat.index for seat in p.board.pack.seats}
        self.families = {p.board.pack.families[int(p.family[seat])].id: seat for seat in range(SEATS)}
        self.owners = {**self.families, GRAY: NEUTRAL}
        self.teams = {names.team(team): team for team in range(2)}

    def put_all_pieces(self) -> None:
        self.put_tiles()
        self.put_soldati()
        self.put_labs()
        self.put_cars()
        self.put_boats()
        self.put_headquarters()
        ScenarioOrders(self.p, self.names, self.data, self.families).put_orders()
        self.put_tokens()
        self.put_marks()
        self.put_busts()
        self.put_characters()
        self.put_control()
        self.put_dealt()

    def table(self, key: str) -> dict[str, Any]:
        return table(key, self.data.get(key, {}))

    def family(self, where: str, name: str) -> int:
        """The seat that leads a family."""
        return one_of(where, name, self.families)

    # On the map.

    def put_soldati(self) -> None:
        """Put the named Soldati into their areas, and those of the lineup or of `elsewhere` into all other areas."""
        p = self.p
        named = self.table("soldati")
        lineup = {
            area: (int(self.board.start_owner[area]), int(self.board.start_soldati[area]))
            for area in range(int(self.board.areas))
        }
        if "elsewhere" in named:
            elsewhere = self._owner_and_count("soldati.elsewhere", named["elsewhere"])
            lineup = dict.fromkeys(lineup, elsewhere)
        areas = {name: text for name, text in named.items() if name != "elsewhere"}
        for area, where, text in by_area("soldati", areas, self.names):
            lineup[area] = self._owner_and_count(where, text)
        for name, owner in self.owners.items():
            used = sum(count for whose, count in lineup.values() if whose == owner)
            if used > in_supply(p, owner):
                raise wrong(f"soldati, {name} in all areas", used, f"at most {in_supply(p, owner)}")
        for area, (owner, count) in lineup.items():
            if count:
                to_supply(p, owner, -count)
                p.owner[area] = owner
                p.soldati[area] = count

    def _owner_and_count(self, where: str, text: object) -> tuple[int, int]:
        if text == "":
            return EMPTY, 0
        parts = text.split() if isinstance(text, str) else []
        if len(parts) != 2 or len(parts[1]) > 3 or parts[0] not in self.owners or not parts[1].isdecimal():
            raise wrong(where, text, f'an owner ({", ".join(self.owners)}) and a number like "red 3", or ""')
        most = int(self.board.all_neutral if parts[0] == GRAY else self.board.all_soldati)
        return self.owners[parts[0]], number(where, int(parts[1]), 1, most)

    def put_labs(self) -> None:
        p = self.p
        for area, where, value in by_area("labs", self.table("labs"), self.names):
            most = min(int(self.board.max_labs), int(p.lab_supply))
            count = number(where, value, 0, most)
            p.labs[area] = count
            p.lab_supply = p.lab_supply - count

    def put_cars(self) -> None:
        p = self.p
        for area, where, value in by_area("cars", self.table("cars"), self.names):
            owner = p.owner[area]
            if owner == EMPTY or owner == NEUTRAL:
                raise wrong(where, value, "an area with Soldati of a family")
            count = number(where, value, 0, int(p.car_supply[owner]))
            p.cars[area] = count
            p.car_supply[owner] = p.car_supply[owner] - count

    def put_boats(self) -> None:
        p = self.p
        for name, value in self.table("boats").items():
            where = f"boats.{name}"
            sea = one_of("boats", name, self.names.numbers[move_codes.SEA], EXPECTED[move_codes.SEA])
            owners = words(where, value)
            if len(owners) > self.board.max_boats:
                raise wrong(where, value, f"at most {int(self.board.max_boats)} boats")
            for owner in owners:
                seat = self.family(where, owner)
                number(f"boats of {owner}", 1, 1, int(p.boat_supply[seat]))
                p.boats[sea * SEATS + seat] = p.boats[sea * SEATS + seat] + 1
                p.boat_supply[seat] = p.boat_supply[seat] - 1

    # Behind the screens.

    def put_headquarters(self) -> None:
        p = self.p
        for name, value in self.table("headquarters").items():
            where = f"headquarters.{name}"
            seat = self.family("headquarters", name)
            found = keys(where, value, ("money", "soldati", "orders"))
            p.money[seat] = number(f"{where}.money", found.get("money", 0), 0, 9999)
            p.hq[seat] = number(f"{where}.soldati", found.get("soldati", 0), 0, int(p.supply[seat]))
            p.supply[seat] = p.supply[seat] - p.hq[seat]

    # On the sheets and tiles.

    def put_tokens(self) -> None:
        p = self.p
        board = self.board
        sheets = self.table("sheets")
        if "top_tokens" in sheets:
            places = self.names.numbers[move_codes.CIRCLE]
            for name, owners in table("sheets.top_tokens", sheets["top_tokens"]).items():
                where = f"sheets.top_tokens.{name}"
                place = one_of("sheets.top_tokens", name, places, EXPECTED[move_codes.CIRCLE])
                at = p.top_sheet * board.circles + place
                if not board.exists[at]:
                    raise wrong(where, name, f"a place of sheet {int(p.top_sheet)}")
                p.top = self._put_tokens(where, p.top, place, owners, int(board.space_at[at]))
        elif p.phase == PLANNING and p.top_sheet == 0:
            p.top = gray_tokens(board, 0)
        if "bottom_tokens" in sheets:
            spaces = self.names.numbers[move_codes.SPACE]
            for name, owners in table("sheets.bottom_tokens", sheets["bottom_tokens"]).items():
                where = f"sheets.bottom_tokens.{name}"
                space = one_of("sheets.bottom_tokens", name, spaces, EXPECTED[move_codes.SPACE])
                if board.space_sheet[space] != p.bottom_sheet():
                    raise wrong(where, name, f"a space of sheet {int(p.bottom_sheet())}")
                p.bottom = self._put_tokens(where, p.bottom, int(board.space_place[space]), owners, space)
        elif p.phase == ENCOUNTER:
            p.bottom = gray_tokens(board, int(p.bottom_sheet()))
        gray = sum(int(p.top[at] + p.bottom[at]) for at in range(NEUTRAL, len(p.top), OWNERS))
        number("sheets, neutral tokens", gray, 0, sum(int(n) for n in board.gray))

    def _put_tokens(self, where: str, sheet: vec[i64], place: int, value: object, space: int) -> vec[i64]:
        owners = words(where, value)
        if len(owners) > 1 and (space < 0 or not self.board.infinite[space]):
            raise wrong(where, value, "one token")
        for name in owners:
            owner = one_of(where, name, self.owners)
            self._take_token(where, owner)
            sheet[place * OWNERS + owner] = sheet[place * OWNERS + owner] + 1
        return sheet

    def _take_token(self, where: str, owner: int, count: int = 1) -> None:
        """Take influence tokens from the supply of their family."""
        if owner != NEUTRAL:
            if self.p.token_supply[owner] < count:
                left = int(self.p.token_supply[owner])
                raise wrong(where, count, f"at most {left} more influence tokens of this family")
            self.p.token_supply[owner] = self.p.token_supply[owner] - count

    def put_tiles(self) -> None:
        tiles = self.names.numbers[move_codes.TILE]
        used = int(self.board.tiles_used)
        named = words("tiles", self.data.get("tiles", list(tiles)[:used]))
        numbers = sorted({one_of("tiles", name, tiles, EXPECTED[move_codes.TILE]) for name in named})
        if len(numbers) != used or len(named) != used:
            raise wrong("tiles", named, f"{used} different tiles")
        for tile in numbers:
            self.p.tiles = append(self.p.tiles, tile)

    def put_marks(self) -> None:
        p = self.p
        tiles = {self.names.words[move_codes.TILE][tile]: i for i, tile in enumerate(p.tiles)}
        for team, marks in self.table("marks").items():
            first = one_of("marks", team, self.teams) * int(self.board.tiles_used)
            for tile, owner in table(f"marks.{team}", marks).items():
                where = f"marks.{team}.{tile}"
                at = first + one_of(f"marks.{team}", tile, tiles, "a tile in play")
                seat = self.family(where, owner)
                if p.board.team[seat] != self.teams[team]:
                    raise wrong(where, owner, "a family of this team")
                self._take_token(where, seat)
                p.marks[at] = seat

    def put_busts(self) -> None:
        """Put each bust beside a token; if tokens of several owners are on the space, the scenario names the owner."""
        p = self.p
        for name, text in self.table("busts").items():
            where = f"busts.{name}"
            seat = self.family("busts", name)
            parts = text.split() if isinstance(text, str) else []
            if len(parts) not in (1, 2):
                raise wrong(where, text, 'a space like "s1c6r2", or a space and an owner like "s1c6r2 blue"')
            space = one_of(where, parts[0], self.names.numbers[move_codes.SPACE], EXPECTED[move_codes.SPACE])
            place = int(self.board.space_place[space])
            here = [owner for owner in range(OWNERS) if p.bottom[place * OWNERS + owner]]
            if self.board.space_sheet[space] != p.bottom_sheet() or not here:
                raise wrong(where, text, "a space of the bottom sheet with a token")
            owner = one_of(where, parts[1], self.owners) if len(parts) == 2 else here[0]
            if owner not in here or (len(parts) == 1 and len(here) > 1):
                raise wrong(where, text, "the owner of a token there, after the space")
            p.bust[seat] = place
            p.bust_token[seat] = owner

    def put_characters(self) -> None:
        cards = {card.id: card.index for card in self.board.pack.characters}
        for name, card in self.table("characters").items():
            where = f"characters.{name}"
            seat = one_of("characters", name, self.seats)
            found = one_of(where, card, cards)
            if found in list(self.p.character):
                raise wrong(where, card, "a card that no other seat has")
            self.p.character[seat] = found

    def put_control(self) -> None:
        """Put down the control tokens that are face up; the next management turns up the others."""
        mandamenti = {mandamento.id: mandamento.index for mandamento in self.board.pack.mandamenti}
        for name, owner in self.table("control").items():
            self.p.face_up[one_of("control", name, mandamenti)] = self.family(f"control.{name}", owner)
        for name, value in self.table("box").items():
            seat = self.family("box", name)
            self._take_token(f"box.{name}", seat, number(f"box.{name}", value, 0, 99))
            self.p.token_box[seat] = value

    def put_dealt(self) -> None:
        """Read the families that each team could choose from; by default those that it has."""
        p = self.p
        families = {family.id: family.index for family in self.board.pack.families}
        dealt = self.table("dealt")
        for team, names in dealt.items():
            bits = 0
            for name in words(f"dealt.{team}", names):
                bits |= 1 << one_of(f"dealt.{team}", name, families)
            p.dealt[one_of("dealt", team, self.teams)] = bits
        for seat in range(SEATS):
            team_of = int(p.team(seat))
            if self.names.team(team_of) not in dealt:
                p.dealt[team_of] = int(p.dealt[team_of]) | 1 << int(p.family[seat])
            elif not int(p.dealt[team_of]) >> int(p.family[seat]) & 1:
                raise wrong("dealt", self.names.team(team_of), "the families that the team leads among those dealt")
        if p.dealt[0] & p.dealt[1]:
            raise wrong("dealt", repr(dealt), "each family with one team")


def gray_tokens(board: Board, sheet: int) -> vec[i64]:
    """The gray tokens at the top of the columns of a sheet: before the first turn, or after the last one."""
    tokens = filled(board.circles * OWNERS, 0)
    for column in range(COLUMNS):
        for row in range(board.gray[column]):
            place = column * board.depth + row
            if board.exists[sheet * board.circles + place]:
                tokens[place * OWNERS + NEUTRAL] = 1
    return tokens
