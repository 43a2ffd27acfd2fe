"""What is sent about a war: its state, the moves that may be made, and what a move would bring."""

from typing import Literal, TypeAlias

import msgspec

from famiglia.war.view_types import Preview, ResultView, WarView

from ..sentences import Sentence

WarVerb: TypeAlias = Literal[
    "pass", "lead", "soldato", "car", "boat", "lab", "sail", "sink", "start", "tile", "token", "space", "column", "part",
    "recruit", "into", "place", "issue", "order", "exert", "onto", "gather", "rally", "soldati", "cars", "execute", "move",
    "allies", "bribe", "replace", "buy", "finesse", "brute", "defend", "card", "take", "leave", "strike", "remove", "agitate",
    "defect", "spread", "mark", "unmark", "sell", "give",
]  # fmt: skip
"""The verbs of the notation."""


class WarArguments(msgspec.Struct, frozen=True, omit_defaults=True):
    """The parts of a move; names and ids are those of the pack."""

    area: str | None = None
    """The area, or the one that the move starts from."""
    target: str | None = None
    """The area that the move is aimed at."""
    sea: str | None = None
    order: str | None = None
    """An order of a family, such as `blue_b1`."""
    space: str | None = None
    """An action space of the bottom sheet."""
    place: str | None = None
    """A place of the top sheet, such as `c2r1`: its column and its row."""
    family: str | None = None
    """The colour of a family, or `neutral`."""
    column: int | None = None
    """Of the top sheet, from 1."""
    row: str | None = None
    """Of the family mat."""
    card: str | None = None
    """A conflict card."""
    tile: str | None = None
    """A control tile."""
    number: int | None = None
    """How many; of `part`, which one."""
    way: Literal["land", "sea"] | None = None
    """By land, or by sea over a chain of boats."""
    bomb: Literal["bomb", "car"] | None = None
    """Of a Strike: whether a car is used, as a car bomb."""
    to: Literal["supply", "sheet", "box"] | None = None
    """Where influence tokens go."""


class WarChoice(msgspec.Struct):
    """A legal move of a war."""

    move: str
    """The notation: this is what the command `play` sends back."""
    verb: WarVerb
    """The first word of the notation."""
    arguments: WarArguments
    """Its parts."""
    says: Sentence
    """What it does; the first letter is small."""


class WarState(msgspec.Struct, tag_field="game", tag="war"):
    """A war as the reader may know it."""

    viewer: int | str | None
    """The seat or the team from which it is seen; null for a spectator."""
    view: WarView
    """What lies on the table."""
    to_decide: list[int]
    """The seats that the game waits for."""
    moves: list[WarChoice]
    """The legal moves of the reader's seat. A seat that is not awaited may sell an order or give money."""
    undoable: int
    """How many of the last moves the reader may take back."""
    turn: int
    """The round."""
    result: ResultView | None
    """Null while the war runs."""


class WarPreview(msgspec.Struct, tag_field="game", tag="war"):
    """What a move of a war would bring, as far as the seat's team can know."""

    forecast: Preview
    """Bonuses and losses of a Strike, a movement or a conflict; empty where the move has no such consequences."""
