"""The name of a component: translated if the catalogue has it, otherwise as in the pack."""

import re
from typing import Any, TypeAlias

from famiglia.rulebook.refusal import Message

from ..engine import move_codes
from ..names import GRAY
from ..pack import Pack

Name: TypeAlias = str | Message
"""A name that is the same in every language, or a message of the catalogues."""

ARGUMENT_NAMES = {
    move_codes.AREA: "area",
    move_codes.SEA: "sea",
    move_codes.ORDER: "order",
    move_codes.SPACE: "space",
    move_codes.CIRCLE: "place",
    move_codes.COLOUR: "family",
    move_codes.COLUMN: "column",
    move_codes.ROW: "row",
    move_codes.CARD: "card",
    move_codes.TILE: "tile",
    move_codes.NUMBER: "number",
    move_codes.WAY: "way",
    move_codes.WITH: "bomb",
    move_codes.TO: "to",
}
"""By kind of argument: its name in the catalogues; the second area of a move is `target`."""


def named(pack: Pack, kind: int, id_: str) -> Name | int:
    """The argument of a move as people read it.

    >>> from famiglia.war.pack import load
    >>> named(load("standard"), move_codes.AREA, "licata")
    'Licata'
    """
    if kind in (move_codes.NUMBER, move_codes.COLUMN):
        return int(id_)
    if kind == move_codes.AREA:
        return pack.area(id_).name
    if kind == move_codes.SEA:
        return pack.sea(id_).name
    if kind == move_codes.ORDER:
        return order_name(pack, id_)
    if kind == move_codes.SPACE:
        return space_name(pack, id_)
    if kind == move_codes.CIRCLE:
        return place_name(id_)
    if kind == move_codes.COLOUR:
        return family_name(pack, id_)
    if kind == move_codes.ROW:
        return Message(f"war-institution-{id_}")
    if kind == move_codes.CARD:
        return translated("war-card-", id_, pack.conflict_card(id_).name)
    if kind == move_codes.TILE:
        return translated("war-tile-", id_, pack.tile(id_).name)
    return id_


def order_name(pack: Pack, id_: str) -> Message:
    """The name of an order with its family, because several families use the same names."""
    order = pack.order(id_)
    return Message("war-name-order", (("name", order.name), ("family", pack.family(order.family).name)))


def family_name(pack: Pack, id_: str) -> Message:
    """A family with its colour; gray for the neutrals."""
    if id_ == GRAY:
        return Message("war-name-neutral")
    return Message("war-name-family", (("name", pack.family(id_).name), ("colour", id_)))


def space_name(pack: Pack, id_: str) -> Message:
    """Where an action space lies."""
    space = pack.space(id_)
    return Message("war-name-space", (("sheet", space.sheet), ("column", space.column), ("row", space.row)))


def place_name(id_: str) -> Message:
    """A place of the top sheet."""
    column, row = (int(number) for number in re.findall(r"\d+", id_))
    return Message("war-name-place", (("column", column), ("row", row)))


def translated(beginning: str, id_: str, name: str) -> Name:
    """The translated name of a component; if the pack gives it another name, that name."""
    from famiglia.words import catalogue, say

    sentence = beginning + id_.replace("_", "-")
    known = catalogue("en").has_message(sentence) and say("en", sentence) == name
    return Message(sentence) if known else name


def in_words(value: Any, lang: str) -> Any:
    """A message as text in this language; any other value unchanged."""
    return value.text(lang) if isinstance(value, Message) else value
