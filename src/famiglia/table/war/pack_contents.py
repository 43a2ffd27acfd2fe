"""The components of a pack, with everything that a client needs to draw and explain a war."""

from functools import cache
from typing import Any

import msgspec

from famiglia.rulebook import Message
from famiglia.war import board_of
from famiglia.war.engine import move_codes
from famiglia.war.pack import Pack
from famiglia.war.pack.components import INSTITUTIONS, Effect
from famiglia.war.text.components import (
    card_message,
    column_message,
    mat_space_message,
    order_effect_message,
    order_message,
    space_action_message,
    space_message,
    tile_effect_message,
)
from famiglia.war.text.names import Name, named

from ..sentences import Sentence, says


class PackEffect(msgspec.Struct, omit_defaults=True):
    """One symbol of a component."""

    verb: str
    """What it does, such as `place`, `recruit` or `move`."""
    parameters: dict[str, Any]
    """How much of it, and under which conditions; the names depend on the verb."""
    says: Sentence
    """What it does."""


class PackArea(msgspec.Struct):
    """An area of the map."""

    id: str
    name: str
    mandamento: str
    """The Mandamento of the area."""
    neighbours: list[str]
    """The places next to it."""
    seas: list[str]
    """The seas on its coast."""
    start: str
    """The seat that begins here, or `neutral`."""


class PackSea(msgspec.Struct):
    """A sea area."""

    id: str
    name: str
    areas: list[str]
    """The areas that belong to it."""
    neighbours: list[str]
    """The places next to it."""


class PackMandamento(msgspec.Struct):
    """Areas that count together."""

    id: str
    name: str
    areas: list[str]
    """The areas that belong to it."""
    colour: str
    """The colour in which it is drawn."""


class PackColumn(msgspec.Struct):
    """A column of the action sheets."""

    column: int
    """The number of the column, from 1."""
    action: str
    """The column action."""
    row: str | None
    """The institution that the column action is about; null if it is about several or none."""
    says: Sentence
    """What it does."""


class PackSpace(msgspec.Struct):
    """An action space of a sheet."""

    id: str
    sheet: int
    """The number of the sheet."""
    column: int
    """The column."""
    row: int
    """The row."""
    infinite: bool
    """Whether any number of tokens may lie here."""
    money: int
    """The money that a player gets here; negative if the space costs money."""
    mode: str
    """`all` if a player may do every part, `one` if only one of them."""
    parts: list[PackEffect]
    """The parts as printed."""
    says: Sentence
    """What it does."""


class PackSheet(msgspec.Struct):
    """An action sheet."""

    sheet: int
    """The number of the sheet."""
    cost: list[int] | None
    """By column: what the column costs while this sheet is on top; null if it never is."""
    rows: int | None
    """Of the sheet without actions: how many circles each column has."""


class PackGroup(msgspec.Struct):
    """The tokens of a mat row under one letter; the first one that is taken brings the order."""

    column: str
    """The column."""
    order: str
    """The id of the order."""
    spaces: list[PackEffect]
    """What the tokens cover, from left to right."""


class PackMatRow(msgspec.Struct):
    """A row of a family's mat, from left to right."""

    row: str
    """The row."""
    start: PackEffect | None
    """The effect that is visible from the beginning; null if there is none."""
    groups: list[PackGroup]
    """The tokens of the row by letter."""


class PackFamily(msgspec.Struct):
    """A family with its mat."""

    id: str
    name: str
    theme: str
    """What the family is good at."""
    first_game: bool
    """Whether it suits a first game."""
    mat: list[PackMatRow]
    """The rows of its mat."""


class PackOrder(msgspec.Struct):
    """An order of a family."""

    id: str
    name: str
    family: str
    """The family that has it."""
    tier: str
    """`basic` or `advanced`."""
    type: str
    """`supply` or `attack`."""
    initiative: int
    """Orders with a lower number are executed first."""
    skull: int
    """The attack bonus."""
    vest: int
    """The defence bonus of its area."""
    row: str | None
    """For an advanced order: the row of the mat that brings it."""
    column: str | None
    """For an advanced order: the letter on that row."""
    effects: list[PackEffect]
    """What it does, in any order unless a rule says otherwise."""
    says: Sentence
    """What it does."""


class PackCharacter(msgspec.Struct):
    """A character: what its player gets at the start."""

    id: str
    name: str
    money: int
    """Money at the start."""
    headquarters: int
    """Soldati in the headquarters."""
    soldati: int
    cars: int
    boats: int
    """Boats."""
    labs: int
    """Drug labs."""


class PackTile(msgspec.Struct):
    """A control tile."""

    id: str
    phase: str
    """The phase in which it works."""
    name: Sentence | str
    says: Sentence
    """What it does."""


class PackCard(msgspec.Struct):
    """A conflict card."""

    id: str
    name: Sentence | str
    says: Sentence
    """What it does."""


class PackSeat(msgspec.Struct):
    """A corner of the board."""

    id: str
    team: str
    symbol: str
    """The symbol of its arrow."""
    next: str
    """The seat that plays after this one."""


class PackContents(msgspec.Struct):
    """All components of a pack, in the order of its files."""

    name: str
    hash: str
    """The hash of all files of the pack. Records contain it, too."""
    tie_break: str
    """The area that decides a tie."""
    win_alone: int
    """The number of Mandamenti with which a family wins alone."""
    win_team: int
    """The number of Mandamenti with which a team wins."""
    areas_to_control: int
    """The number of areas of a Mandamento that a family needs to control it."""
    sell_order: int
    """The money for selling an order."""
    seats: list[PackSeat]
    areas: list[PackArea]
    """The land areas of the map."""
    seas: list[PackSea]
    """The sea areas of the map."""
    mandamenti: list[PackMandamento]
    """The Mandamenti of the map."""
    columns: list[PackColumn]
    """The columns of the action sheets, from left to right."""
    sheets: list[PackSheet]
    """The action sheets by number."""
    spaces: list[PackSpace]
    """The action spaces of all sheets."""
    families: list[PackFamily]
    """All families, also those that nobody leads."""
    orders: list[PackOrder]
    """The orders of all families."""
    characters: list[PackCharacter]
    """The character cards."""
    tiles: list[PackTile]
    """All control tiles, of which some are drawn for each war."""
    cards: list[PackCard]
    """The conflict cards of each family."""


@cache
def pack_contents(name: str) -> PackContents:
    """The contents of a built-in pack."""
    pack = board_of(name).pack
    limits = pack.limits.game
    return PackContents(
        name=pack.name,
        hash=pack.hash,
        tie_break=pack.tie_break.id,
        win_alone=limits.win_alone,
        win_team=limits.win_team,
        areas_to_control=limits.areas_to_control_mandamento,
        sell_order=limits.sell_order_money,
        seats=[PackSeat(seat.id, seat.team, seat.symbol, seat.next) for seat in pack.seats],
        areas=[
            PackArea(area.id, area.name, area.mandamento, list(area.neighbours), list(area.seas), area.start)
            for area in pack.areas
        ],
        seas=[PackSea(sea.id, sea.name, list(sea.areas), list(sea.neighbours)) for sea in pack.seas],
        mandamenti=[PackMandamento(each.id, each.name, list(each.areas), each.colour) for each in pack.mandamenti],
        columns=[
            PackColumn(column.n, column.action, column.row, says(column_message(pack, column.n)))
            for column in pack.columns
        ],
        sheets=[PackSheet(sheet.n, list(sheet.cost) if sheet.cost else None, sheet.rows) for sheet in pack.sheets],
        spaces=[
            PackSpace(
                space.id, space.sheet, space.column, space.row, space.infinite, space.money, space.mode,
                [_effect(action, says(space_action_message(action))) for action in space.actions],
                says(space_message(pack, space.id)),
            )
            for space in pack.spaces
        ],
        families=[_family(pack, family.id) for family in pack.families],
        orders=[_order(pack, order.id) for order in pack.orders],
        characters=[
            PackCharacter(
                card.id, card.name, card.money, card.headquarters_soldati, card.board_soldati, card.cars, card.boats, card.labs
            )
            for card in pack.characters
        ],
        tiles=[_tile(pack, tile.id) for tile in pack.tiles],
        cards=[_card(pack, card.id) for card in pack.conflict_cards],
    )  # fmt: skip


def _effect(effect: Effect, sentence: Sentence) -> PackEffect:
    return PackEffect(effect.verb, dict(effect.parameters), sentence)


def _family(pack: Pack, id_: str) -> PackFamily:
    family = pack.family(id_)
    rows = []
    for institution in INSTITUTIONS:
        row = pack.mat_row(id_, institution)
        start = None if row.start is None else _effect(row.start, says(mat_space_message(institution, row.start)))
        groups = [
            PackGroup(
                group.column,
                group.order,
                [_effect(space, says(mat_space_message(institution, space))) for space in group.spaces],
            )
            for group in row.groups
        ]
        rows.append(PackMatRow(institution, start, groups))
    return PackFamily(id_, family.name, family.theme, family.first_game, rows)


def _order(pack: Pack, id_: str) -> PackOrder:
    order = pack.order(id_)
    return PackOrder(
        id_, order.name, order.family, order.tier, order.type, order.initiative, order.skull, order.vest, order.row,
        order.column, [_effect(effect, says(order_effect_message(effect))) for effect in order.effects],
        says(order_message(pack, id_)),
    )  # fmt: skip


def _tile(pack: Pack, id_: str) -> PackTile:
    name = named(pack, move_codes.TILE, id_)
    return PackTile(id_, pack.tile(id_).phase, _name(name), says(tile_effect_message(pack, id_)))


def _card(pack: Pack, id_: str) -> PackCard:
    name = named(pack, move_codes.CARD, id_)
    return PackCard(id_, _name(name), says(card_message(pack, id_)))


def _name(name: Name | int) -> Sentence | str:
    """A name from the catalogues, or the one that the pack gives."""
    return says(name) if isinstance(name, Message) else str(name)
