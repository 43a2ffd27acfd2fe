"""The types of the guidance for a viewer of a war, as plain data; names and ids are those of the pack."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .view_types import Decision

Way: TypeAlias = Literal["land", "sea", "allies"]
"""How Soldati move: by land, over a chain of boats, or across an empty or neutral area with a control tile."""


class ColumnPrice(TypedDict):
    """What it costs the viewer to take a whole column of the top sheet."""

    column: int
    """From 1."""
    tokens: int
    """Influence tokens in the column."""
    supply: int
    """Money to the supply: the printed cost and 1 for each token."""
    to: dict[str, int]
    """By seat: the fees for tokens of other families."""
    keep: int
    """Money that the viewer has left after paying; below zero if it is not enough."""
    payable: bool
    """Whether the viewer has enough Money."""
    open: bool
    """Whether it has tokens and each of them finds a space. The viewer may take the column on its turn if it can also pay."""


class SpacePart(TypedDict):
    """A part of an action space with the viewer's own number."""

    part: int
    """From 1, as printed."""
    verb: str
    """The action, such as `place` or `recruit`."""
    number: int | None
    """How many the viewer may have at most: Soldati, orders, pieces, Money or tokens; null if the action has no number."""
    base: NotRequired[int]
    """The part of the number that comes from the viewer's mat."""
    limit: NotRequired[int]
    """How many are possible now, if that is fewer because pieces, areas or orders are missing."""


class SpaceOffer(TypedDict):
    """An action space of the bottom sheet."""

    parts: list[SpacePart]
    """The parts as printed."""
    money: int
    """Money that it brings, or costs if it is negative."""
    open: bool
    """Whether it is empty and does something for the viewer, or nothing payable does."""
    payable: bool
    """Whether the viewer has enough Money, also for the fee of the chosen token, or else of the cheapest one."""


class Threat(TypedDict):
    """How an enemy area could attack an area of the viewer's team in one Movement."""

    source: str
    """The enemy area, where an order lies that could move Soldati."""
    way: Way
    """How they would come; by land if they could also come otherwise."""
    soldati: int
    """The Soldati that stand there; all of them could come."""
    gather: NotRequired[int]
    """Further Soldati in areas beside it, if the order could bring them together first (Rally)."""
    car: NotRequired[bool]
    """True if a car that stands there could come along."""
    order: NotRequired[str]
    """The order, once it is revealed."""
    outnumbered: bool
    """Whether more Soldati could come than stand in the area of the team."""


class Reach(TypedDict, total=False):
    """The areas that the Soldati of an area could move to or attack in one Movement; what is empty is left out."""

    land: list[str]
    """By land."""
    sea: dict[str, list[str]]
    """By sea: for each area a shortest chain of seas with boats of the team, in their order."""
    allies: list[str]
    """Across an empty or neutral area, with the control tile for it."""


class QueuedOrder(TypedDict):
    """An order of the encounter phase, in the order of execution."""

    order: str
    """The id of the order."""
    seat: int
    area: str
    """The area."""
    type: Literal["supply", "attack"]
    """Supply or attack."""
    initiative: int
    """Orders with a lower number are executed first."""
    state: Literal["done", "now", "next", "lapsed"]
    """Executed, being executed, still to come, or stopped because its area was lost."""


OrderPlace: TypeAlias = Literal["mat", "possible", "headquarters", "area", "sold"]


class Sighting(TypedDict):
    """Where and when an order was last face up."""

    area: str
    """The area."""
    round: int
    """The round."""


class FaceDownOrder(TypedDict):
    """A face-down order of another team."""

    area: str
    """The area."""
    could_be: list[str]
    """The orders that it can be."""


class Dossier(TypedDict):
    """The orders of another team's family, as far as they are known."""

    seat: int
    orders: dict[str, OrderPlace]
    """By order: on the mat, in the headquarters or face down (`possible`), in the headquarters, face up, or sold."""
    seen: NotRequired[dict[str, Sighting]]
    """By order: where and when it was last face up."""
    face_down: NotRequired[list[FaceDownOrder]]
    """The tokens that lie face down."""


class Stake(TypedDict):
    """What it would change if the viewer's seat took an area, or emptied it with a Strike."""

    area: str
    """The area."""
    taken: bool
    """Whether the seat would take it; if not, a Strike would empty it."""
    mandamento: str
    """The Mandamento of the area."""
    controller: int | None
    """The seat that holds most of its areas now."""
    after: int | None
    """The seat that would hold most of its areas."""
    stops: list[str]
    """Revealed orders in the area that would not be executed any more."""


class WarGuidance(TypedDict, total=False):
    """What the viewer could derive from the table and the components; empty parts are left out."""

    path: list[Decision]
    """The decisions that contain the pending one, the outermost first, such as the space and its part."""
    columns: list[ColumnPrice]
    """In the planning phase: the columns of the top sheet."""
    spaces: dict[str, SpaceOffer]
    """In the planning phase: the spaces of the bottom sheet."""
    threats: dict[str, list[Threat]]
    """By area of the viewer's team: which enemy areas with an order, or an order still to come, could attack it."""
    reach: dict[str, Reach]
    """By area of the viewer's seat: where its Soldati could move with an order; after the reveal, for orders still to come."""
    queue: list[QueuedOrder]
    """In the encounter phase: all orders that were revealed, in the order of execution."""
    stakes: list[Stake]
    """For each target of a legal Movement or Strike of the viewer: what it would change."""
    dossier: list[Dossier]
    """The families of other teams."""
