"""The messages about a war: its state, its legal moves, and the consequences of a move."""

from typing import Literal, TypeAlias

import msgspec

from famiglia.war.guidance_types import WarGuidance
from famiglia.war.view_types import Preview, ResultView, WarView

from ..sentences import Moment, Sentence

WarVerb: TypeAlias = Literal[
    "pass", "lead", "soldato", "car", "boat", "lab", "sail", "sink", "start", "tile", "token", "space", "column", "part",
    "recruit", "into", "place", "issue", "order", "exert", "onto", "gather", "rally", "soldati", "cars", "execute", "move",
    "allies", "bribe", "replace", "buy", "finesse", "brute", "defend", "card", "take", "leave", "strike", "remove", "agitate",
    "defect", "spread", "mark", "unmark", "sell", "give",
]  # fmt: skip
"""The first words of moves in notation."""


class WarArguments(msgspec.Struct, frozen=True, omit_defaults=True):
    """The arguments of a move, with the names and ids of the pack."""

    area: str | None = None
    """The area of the move, or the one where it starts."""
    target: str | None = None
    """The area where the move leads or takes effect."""
    sea: str | None = None
    order: str | None = None
    """An order, such as `blue_b1`."""
    space: str | None = None
    """An action space of the bottom sheet."""
    place: str | None = None
    """A place on the top sheet, such as `c2r1` for column 2 and row 1."""
    family: str | None = None
    """The colour of a family, or `neutral`."""
    column: int | None = None
    """A column of the top sheet, from 1."""
    row: str | None = None
    """A row of the family mat."""
    card: str | None = None
    """A conflict card."""
    tile: str | None = None
    """A control tile."""
    number: int | None = None
    """How many; with the verb `part`, which one."""
    way: Literal["land", "sea"] | None = None
    """By land, or by sea over a chain of boats."""
    bomb: Literal["bomb", "car"] | None = None
    """In a Strike: `car` if a car is used as a car bomb, else `bomb`."""
    to: Literal["supply", "sheet", "box"] | None = None
    """Where influence tokens go."""


class WarChoice(msgspec.Struct):
    """A legal move of a war."""

    move: str
    """The notation of the move, for the command `play`."""
    verb: WarVerb
    """The first word of the notation."""
    arguments: WarArguments
    """The arguments of the move."""
    says: Sentence
    """What the move does, without a capital letter at the beginning."""


class WarState(msgspec.Struct, tag_field="game", tag="war"):
    """The state of a war as you may see it."""

    viewer: int | str | None
    """The seat or the team from which you see the game; null for a spectator."""
    view: WarView
    """The board, the mats and everything else on the table."""
    to_decide: list[int]
    """The seats that the game waits for."""
    moves: list[WarChoice]
    """The legal moves of your seat. When it is not your turn, you may still sell an order or give money."""
    undoable: int
    """How many of the last moves you may take back."""
    turn: int
    """The number of the round."""
    result: ResultView | None
    """The result; null while the war runs."""
    guidance: WarGuidance | None = None
    """What follows from the table for the seat of the viewer; null for spectators, in replays and after the end."""


class WarPreview(msgspec.Struct, tag_field="game", tag="war"):
    """The consequences of a move in a war, as far as the seat's team can know them."""

    forecast: Preview
    """The bonuses and losses of a Strike, a movement or a conflict; empty for any other move."""


class WarStoryPoint(msgspec.Struct):
    """What the seats held when a phase was over."""

    round: int
    """The number of the round; 0 is the setup."""
    phase: Literal["setup", "planning", "encounter"]
    """The phase that was over. Management has no point of its own, because nothing changes hands in it."""
    mandamenti: list[int]
    """By seat: how many Mandamenti it controlled."""
    areas: list[int]
    """By seat: how many areas it held."""


class WarMoment(Moment, kw_only=True):
    """A turning point of a finished war, with its sentence."""

    round: int


class SeatTally(msgspec.Struct):
    """The orders and attacks of a seat in a whole war."""

    seat: int
    played: int
    """How many orders it executed."""
    won: int
    """How many attacks it won: areas that it took by an attack, and attacks on its areas that failed."""
    lost: int
    """How many attacks it lost: its own that failed, and areas that were taken from it by an attack."""


class WarStory(msgspec.Struct, tag_field="game", tag="war"):
    """The story of a finished war."""

    rounds: list[WarStoryPoint]
    """What the seats held after the setup and after every planning and encounter phase."""
    orders: list[SeatTally]
    """By seat: its orders and attacks."""
    moments: list[WarMoment]
    """The steps that changed the difference between the teams most, first in Mandamenti, then in areas; at most five, in the
    order in which they happened."""
