"""The tables of numbers that the engine reads instead of a pack; created once for each pack and shared by all positions."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import effects, move_codes

if TYPE_CHECKING:
    from ..pack import Pack
    from ..pack.components import Effect, Order

SEATS: Final = 4
NEUTRAL: Final = 4
"""Owner of gray Soldati and gray influence tokens."""
EMPTY: Final = -1
"""Owner of an area without Soldati."""
OWNERS: Final = 5
ROWS: Final = 4
"""Institutions of a mat."""
COLUMNS: Final = 6
UNREACHABLE: Final = 99
"""A distance longer than any on a board."""


@final
class Board:
    """Areas, seas, sheets, mats, orders, tiles and cards by number; `pack` has their names."""

    def __init__(self, pack: "Pack") -> None:
        self.pack = pack
        game = pack.limits.game
        general = pack.limits.general
        family = pack.limits.per_family
        self.families: i64 = len(pack.families)
        self.areas: i64 = len(pack.areas)
        self.seas: i64 = len(pack.seas)
        self.mandamenti: i64 = len(pack.mandamenti)
        self.rounds: i64 = game.rounds
        self.win_alone: i64 = game.win_alone
        self.win_team: i64 = game.win_team
        self.areas_to_control: i64 = game.areas_to_control_mandamento
        self.max_labs: i64 = game.max_labs_per_area
        self.max_orders: i64 = game.max_orders_per_area
        self.max_boats: i64 = game.max_boats_per_sea
        self.setup_tokens: i64 = game.setup_influence_per_player
        self.tiles_used: i64 = game.tiles_per_game
        self.families_dealt: i64 = game.families_dealt_per_team
        self.sell_money: i64 = game.sell_order_money
        self.gift_cost: i64 = game.gift_cost
        self.gift_value: i64 = game.gift_value
        self.first_gift: i64 = game.starting_player_gift
        self.brute_loss: i64 = game.brute_force_loss
        self.lab_defence: i64 = game.lab_defence
        self.all_labs: i64 = general.labs
        self.all_neutral: i64 = general.neutral_soldati
        self.all_soldati: i64 = family.soldati
        self.all_cars: i64 = family.cars
        self.all_boats: i64 = family.boats
        self.mat_tokens: i64 = family.influence_mat
        self.extra_tokens: i64 = family.influence_extra
        self.control_tokens: i64 = family.control_tokens
        self.orders_each: i64 = family.basic_orders + family.advanced_orders
        self.tie_break: i64 = pack.tie_break.index
        self._map(pack)
        self._seats(pack)
        self._sheets(pack)
        self._orders(pack)
        self._mats(pack)
        self._rest(pack)

    def _map(self, pack: "Pack") -> None:
        areas = len(pack.areas)
        self.near: vec[i64] = vec[i64]()
        """By area: its neighbours, a bit each."""
        self.area_seas: vec[i64] = vec[i64]()
        self.mandamento: vec[i64] = vec[i64]()
        for area in pack.areas:
            self.near = append(self.near, _bits([pack.area(other).index for other in area.neighbours]))
            self.area_seas = append(self.area_seas, _bits([pack.sea(sea).index for sea in area.seas]))
            self.mandamento = append(self.mandamento, pack.mandamento(area.mandamento).index)
        self.sea_near: vec[i64] = vec[i64]()
        self.coast: vec[i64] = vec[i64]()
        """By sea: the areas it touches, a bit each."""
        for sea in pack.seas:
            self.sea_near = append(self.sea_near, _bits([pack.sea(other).index for other in sea.neighbours]))
            self.coast = append(self.coast, _bits([pack.area(area).index for area in sea.areas]))
        self.mandamento_areas: vec[i64] = vec[i64]()
        for mandamento in pack.mandamenti:
            self.mandamento_areas = append(
                self.mandamento_areas, _bits([pack.area(area).index for area in mandamento.areas])
            )
        self.distance: vec[i64] = vec[i64]()
        """By pair of areas: the steps by land between them, UNREACHABLE if there is no way."""
        for area in pack.areas:
            steps = {area.index: 0}
            edge = [area]
            while edge:
                here = edge.pop(0)
                for next_area in pack.neighbours(here):
                    if next_area.index not in steps:
                        steps[next_area.index] = steps[here.index] + 1
                        edge.append(next_area)
            for other in range(areas):
                self.distance = append(self.distance, steps.get(other, UNREACHABLE))

    def _seats(self, pack: "Pack") -> None:
        teams = sorted({seat.team for seat in pack.seats})
        self.team_names: list[str] = teams
        self.team: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.mate: vec[i64] = vec[i64]()
        for seat in pack.seats:
            self.team = append(self.team, teams.index(seat.team))
            self.next = append(self.next, pack.seat(seat.next).index)
            mates = [other.index for other in pack.seats if other.team == seat.team and other.index != seat.index]
            self.mate = append(self.mate, mates[0])
        self.start_owner: vec[i64] = vec[i64]()
        self.start_soldati: vec[i64] = vec[i64]()
        for area in pack.areas:
            owner = NEUTRAL if area.start == "neutral" else pack.seat(area.start).index
            self.start_owner = append(self.start_owner, owner)
            self.start_soldati = append(self.start_soldati, area.soldati)

    def _sheets(self, pack: "Pack") -> None:
        first_rows = pack.sheets[0].rows or 0
        self.depth: i64 = max([first_rows] + [space.row for space in pack.spaces])
        """Rows of the longest column."""
        self.circles: i64 = COLUMNS * self.depth
        """Places of one sheet; place = column · depth + row, both counted from 0."""
        self.gray: vec[i64] = vec[i64]()
        for column in range(COLUMNS):
            self.gray = append(self.gray, (pack.sheets[0].gray or ())[column])
        self.first_rows: i64 = first_rows
        self.cost: vec[i64] = vec[i64]()
        """By sheet and column: the printed cost."""
        self.exists: vec[i64] = vec[i64]()
        """By sheet and place: 1 if there is a circle or a space."""
        self.space_at: vec[i64] = vec[i64]()
        """By sheet and place: the action space, or -1."""
        places = {(space.sheet, (space.column - 1) * int(self.depth) + space.row - 1): space for space in pack.spaces}
        for sheet in pack.sheets:
            for column in range(COLUMNS):
                self.cost = append(self.cost, sheet.cost[column] if sheet.cost else 0)
            for place in range(int(self.circles)):
                space = places.get((sheet.n, place))
                circle = sheet.n == 0 and place % int(self.depth) < first_rows
                self.exists = append(self.exists, 1 if circle or space else 0)
                self.space_at = append(self.space_at, space.index if space else -1)
        self.space_sheet: vec[i64] = vec[i64]()
        self.space_place: vec[i64] = vec[i64]()
        self.infinite: vec[i64] = vec[i64]()
        self.space_money: vec[i64] = vec[i64]()
        self.one_of: vec[i64] = vec[i64]()
        """By space: 1 if only one of its parts is performed (a slash between them)."""
        self.part_first: vec[i64] = vec[i64]()
        self.part_count: vec[i64] = vec[i64]()
        self.part_verb: vec[i64] = vec[i64]()
        self.part_n: vec[i64] = vec[i64]()
        self.part_flag: vec[i64] = vec[i64]()
        """1 if issue_order is stacked, place allows only the seat's areas, or exert takes all tokens from one row."""
        self.part_to: vec[i64] = vec[i64]()
        for space in pack.spaces:
            self.space_sheet = append(self.space_sheet, space.sheet)
            self.space_place = append(self.space_place, (space.column - 1) * self.depth + space.row - 1)
            self.infinite = append(self.infinite, 1 if space.infinite else 0)
            self.space_money = append(self.space_money, space.money)
            self.one_of = append(self.one_of, 1 if space.mode == "one" else 0)
            self.part_first = append(self.part_first, len(self.part_verb))
            self.part_count = append(self.part_count, len(space.actions))
            for action in space.actions:
                self._part(action)
        self.column_action: vec[i64] = vec[i64]()
        self.column_row: vec[i64] = vec[i64]()
        for line in pack.columns:
            self.column_action = append(self.column_action, effects.COLUMN_ACTIONS.index(line.action))
            self.column_row = append(self.column_row, _row(line.row) if line.row else -1)

    def _part(self, action: "Effect") -> None:
        n = action.get("n")
        bonus = action.get("bonus")
        flagged = action.get("mode") == "stacked" or action.get("where") == "own" or action.flag("same_row")
        to = action.get("to")
        self.part_verb = append(self.part_verb, effects.SPACE_VERBS[action.verb])
        self.part_n = append(self.part_n, n if isinstance(n, int) else bonus if isinstance(bonus, int) else 0)
        self.part_flag = append(self.part_flag, 1 if flagged else 0)
        self.part_to = append(self.part_to, _to(to) if isinstance(to, str) else 0)

    def _orders(self, pack: "Pack") -> None:
        self.orders: list[Order] = []
        """By number: 13 for each family, in the order of the families."""
        self.attack: vec[i64] = vec[i64]()
        self.basic: vec[i64] = vec[i64]()
        self.initiative: vec[i64] = vec[i64]()
        self.skull: vec[i64] = vec[i64]()
        self.vest: vec[i64] = vec[i64]()
        self.effect_first: vec[i64] = vec[i64]()
        self.effect_count: vec[i64] = vec[i64]()
        self.effect_verb: vec[i64] = vec[i64]()
        self.effect_n: vec[i64] = vec[i64]()
        self.effect_extra: vec[i64] = vec[i64]()
        """For place_spread the number of further areas, for pentito the place in `removals` where its numbers begin."""
        self.removals: vec[i64] = vec[i64]()
        """The numbers of every Pentito, the highest first, -1 after the last."""
        for family in pack.families:
            self.orders += pack.orders_of(family.id)
        for order in self.orders:
            self.attack = append(self.attack, 1 if order.type == "attack" else 0)
            self.basic = append(self.basic, 1 if order.tier == "basic" else 0)
            self.initiative = append(self.initiative, order.initiative)
            self.skull = append(self.skull, order.skull)
            self.vest = append(self.vest, order.vest)
            self.effect_first = append(self.effect_first, len(self.effect_verb))
            self.effect_count = append(self.effect_count, len(order.effects))
            for effect in order.effects:
                self._effect(effect)

    def _effect(self, effect: "Effect") -> None:
        number: i64 = 0
        extra: i64 = 0
        for name in ("n", "bonus", "times", "range", "cost"):
            value = effect.get(name)
            if isinstance(value, int):
                number = value
        further = effect.get("extra_areas")
        if isinstance(further, int):
            extra = further
        if effect.verb == "pentito":
            extra = len(self.removals)
            for removal in sorted(effect.numbers("removals"), reverse=True):
                self.removals = append(self.removals, removal)
            self.removals = append(self.removals, -1)
        self.effect_verb = append(self.effect_verb, effects.ORDER_VERBS.index(effect.verb))
        self.effect_n = append(self.effect_n, number)
        self.effect_extra = append(self.effect_extra, extra)

    def _mats(self, pack: "Pack") -> None:
        self.row_first: vec[i64] = vec[i64]()
        """By family and institution: its first space in the tables below."""
        self.row_count: vec[i64] = vec[i64]()
        self.row_start: vec[i64] = vec[i64]()
        """The value visible at the start: the base value, or the attack with a car."""
        self.row_start_strike: vec[i64] = vec[i64]()
        self.mat_kind: vec[i64] = vec[i64]()
        self.mat_n: vec[i64] = vec[i64]()
        self.mat_strike: vec[i64] = vec[i64]()
        self.mat_order: vec[i64] = vec[i64]()
        """The order that comes with the token of this space, or -1."""
        ids = [order.id for order in self.orders]
        for row in pack.mat_rows:
            n, strike = _values(row.start)
            self.row_first = append(self.row_first, len(self.mat_kind))
            self.row_count = append(self.row_count, len(row.spaces))
            self.row_start = append(self.row_start, n)
            self.row_start_strike = append(self.row_start_strike, strike)
            for group in row.groups:
                for i, space in enumerate(group.spaces):
                    n, strike = _values(space)
                    self.mat_kind = append(self.mat_kind, effects.MAT_KINDS.index(space.verb))
                    self.mat_n = append(self.mat_n, n)
                    self.mat_strike = append(self.mat_strike, strike)
                    self.mat_order = append(self.mat_order, ids.index(group.order) if i == 0 else -1)

    def _rest(self, pack: "Pack") -> None:
        self.tile_verb: vec[i64] = vec[i64]()
        self.tile_cost: vec[i64] = vec[i64]()
        self.tile_n: vec[i64] = vec[i64]()
        self.tile_flag: vec[i64] = vec[i64]()
        """1 if strike_range works only with a car, or place_after_takeover only with all of its Soldati."""
        self.tile_extra: vec[i64] = vec[i64]()
        """For leapfrog the passable areas (1 empty, 2 neutral), for exert the destination, for equipment its kinds as bits."""
        for tile in pack.tiles:
            effect = tile.effect
            self.tile_verb = append(self.tile_verb, effects.TILE_VERBS.index(effect.verb))
            self.tile_cost = append(self.tile_cost, _number(effect, "cost", "cost_soldati"))
            self.tile_n = append(self.tile_n, _number(effect, "n", "max", "range"))
            flagged = effect.flag("car_only") or effect.flag("all_or_nothing")
            self.tile_flag = append(self.tile_flag, 1 if flagged else 0)
            self.tile_extra = append(self.tile_extra, _tile_extra(effect))
        self.character_money: vec[i64] = vec[i64]()
        self.character_hq: vec[i64] = vec[i64]()
        self.character_soldati: vec[i64] = vec[i64]()
        self.character_cars: vec[i64] = vec[i64]()
        self.character_boats: vec[i64] = vec[i64]()
        self.character_labs: vec[i64] = vec[i64]()
        for character in pack.characters:
            self.character_money = append(self.character_money, character.money)
            self.character_hq = append(self.character_hq, character.headquarters_soldati)
            self.character_soldati = append(self.character_soldati, character.board_soldati)
            self.character_cars = append(self.character_cars, character.cars)
            self.character_boats = append(self.character_boats, character.boats)
            self.character_labs = append(self.character_labs, character.labs)
        self.card_verb: vec[i64] = vec[i64]()
        self.card_n: vec[i64] = vec[i64]()
        self.card_resolve: vec[i64] = vec[i64]()
        for card in pack.conflict_cards:
            self.card_verb = append(self.card_verb, effects.CARD_VERBS.index(card.effect.verb))
            self.card_n = append(self.card_n, card.effect.number("n"))
            self.card_resolve = append(self.card_resolve, card.resolve)

    def removal(self, order_effect: i64, k: i64) -> i64:
        """The k-th number of a Pentito, or 0 after the last."""
        at = self.effect_extra[order_effect]
        for step in range(k + 1):
            if self.removals[at + step] < 0:
                return 0
        return self.removals[at + k]


def _bits(numbers: list[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def _row(institution: str) -> int:
    return ("justice", "police", "economy", "church").index(institution)


def _to(word: str) -> int:
    return {"supply": move_codes.TO_SUPPLY, "sheet": move_codes.TO_SHEET, "box": move_codes.TO_BOX}[word]


def _values(effect: "Effect | None") -> tuple[int, int]:
    if effect is None:
        return 0, 0
    return _number(effect, "n", "value", "attack"), _number(effect, "strike")


def _number(effect: "Effect", *names: str) -> int:
    for name in names:
        value = effect.get(name)
        if isinstance(value, int):
            return value
    return 0


def _tile_extra(effect: "Effect") -> int:
    if effect.verb == "leapfrog":
        through = effect.words("through")
        return (1 if "empty" in through else 0) + (2 if "neutral" in through else 0)
    if effect.verb == "equipment":
        return sum(effects.EQUIPMENT_BITS[kind] for kind in effect.words("kinds"))
    to = effect.get("to")
    return _to(to) if isinstance(to, str) else 0
