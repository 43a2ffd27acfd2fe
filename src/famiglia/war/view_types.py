"""The types of a view and of a preview as plain data; names and ids are those of the pack."""

from typing import Literal, NotRequired, Required, TypeAlias, TypedDict

Owner: TypeAlias = int | Literal["neutral"] | None
"""A seat, the neutrals, or null if there is no owner."""


class AreaOrderView(TypedDict):
    """An order token in an area."""

    order: str | None
    """Null if the viewer may not look at it."""
    face_up: bool
    """Whether it has been revealed."""
    executed: bool
    """Whether it has been carried out in this encounter."""


class AreaView(TypedDict):
    """The pieces in an area."""

    owner: Owner
    """A seat, `neutral`, or null."""
    soldati: int
    cars: int
    labs: int
    """Drug labs."""
    orders: list[AreaOrderView]
    """The orders that the viewer knows come first."""


class ControlView(TypedDict):
    """The control of a Mandamento."""

    seat: int | None
    """Who holds most of its areas now; null if no family does."""
    face_up: bool
    """Whether the control token of this seat lies face up."""


class MatRowView(TypedDict):
    """A row of a family's mat."""

    tokens: int
    """Influence tokens that still lie on it."""
    base: NotRequired[int]
    """Police and Church only: the value that the row gives now."""
    attack: NotRequired[int]
    """Justice only: the attack bonus of a car now."""
    strike: NotRequired[int]
    """Justice only: the value of a Strike with a car now."""


class MatView(TypedDict):
    """A family's mat, row by row."""

    justice: MatRowView
    """The Justice row."""
    police: MatRowView
    """The Police row."""
    economy: MatRowView
    """The Economy row."""
    church: MatRowView
    """The Church row."""


class FamilyOrdersView(TypedDict):
    """Where a family's orders are."""

    mat: list[str]
    """Orders still covered on the mat."""
    removed: list[str]
    """Orders out of the game."""
    headquarters: list[str]
    """Orders in the headquarters, as far as the viewer knows them."""
    unknown: list[str]
    """Orders in the headquarters or face down in an area; the viewer does not know which are where."""
    face_down: int
    """How many order tokens lie in areas that the viewer may not look at."""


class FamilyView(TypedDict):
    """A seat with its family."""

    seat: int
    id: str
    """The corner of the board."""
    team: str
    family: str | None
    """Null until it is chosen."""
    character: str | None
    """Who leads the family; null until it is chosen."""
    may_lead: NotRequired[list[str]]
    """Until the family is chosen: the families to choose from. The fields below appear only after that."""
    mandamenti: NotRequired[int]
    """How many Mandamenti it controls."""
    money: NotRequired[int | None]
    """Null if the viewer may not know it."""
    headquarters: NotRequired[int | None]
    """Soldati in the headquarters; null if the viewer may not know it."""
    supply: NotRequired[int | None]
    """Soldati in the supply; null if the viewer may not know it."""
    cars: NotRequired[int]
    """In the supply."""
    boats: NotRequired[int]
    """In the supply."""
    tokens: NotRequired[int]
    """Influence tokens in the supply."""
    bust: NotRequired[bool]
    """Whether the bust for the Ultima Azione is still unused."""
    mat: NotRequired[MatView]
    """The family mat."""
    orders: NotRequired[FamilyOrdersView]
    """Where its orders are."""


class SheetsView(TypedDict):
    """The two action sheets and the influence tokens on them, by the colour of their families."""

    top: int
    """The number of the top sheet."""
    bottom: int
    """The number of the bottom sheet."""
    top_tokens: dict[str, list[str]]
    """By place of the top sheet: the colours of the tokens there."""
    bottom_tokens: dict[str, list[str]]
    """By action space of the bottom sheet: the colours of the tokens there."""


class TileView(TypedDict):
    """A control tile."""

    tile: str
    marked_by: dict[str, int | None]
    """By team: the seat that has marked it, or null."""


class ResultView(TypedDict):
    """How a war ended."""

    winner: str | None
    """The team that has won; null for a draw."""
    reason: str
    """What decided it."""
    mandamenti: list[int]
    """By seat: how many it controls."""


_From = TypedDict("_From", {"from": str}, total=False)
"""A field whose name is a keyword of Python."""


class Decision(_From, total=False):
    """The pending decision: the kind of step, and what is already settled about it.

    Which fields there are depends on the step. A card is null while none is chosen, and `?` if the viewer may not know it.
    """

    step: Required[str]
    """The kind of step; `over` at the end."""
    soldati: int
    """How many are to be placed, move or rally."""
    cars: int
    """How many are to be placed."""
    boats: int
    """How many are to be placed."""
    labs: int
    """How many are to be placed."""
    token: str
    """The place of the top sheet from which the token comes."""
    owner: Owner
    """Whose token it is."""
    column: int
    """From 1."""
    action_done: int
    """1 if the action of the column is done."""
    order_issued: int
    """1 if the order of the column is issued."""
    space: str
    """The action space."""
    done: int
    """The parts that are done, a bit each."""
    most: int
    """How many at most."""
    area: str
    """Where."""
    orders: int
    """How many may still be issued."""
    n: int
    """How many may still be placed."""
    sea: str
    """Where the boat lies."""
    to: str
    """The area to which Soldati move."""
    way: str
    """By land or by sea."""
    tokens: int
    """Influence tokens that may still be exerted."""
    order: str | None
    """The order that is being carried out."""
    movements: int
    """How many are left."""
    strikes: int
    """How many are left."""
    attackers: int
    """Soldati that attack."""
    attacker: Owner
    """Who attacks."""
    car: int
    """1 if a car goes along."""
    defender: Owner
    """Who plays for the defenders."""
    attackers_card: str | None
    """The conflict card of the attacker."""
    defenders_card: str | None
    """The conflict card of the defender."""
    attacker_took: int
    """1 if the attacker takes, 0 if the attacker leaves."""
    removed: int
    """Units removed by the Pentito so far."""
    numbers: list[int]
    """The numbers of the Pentito that are left."""
    range: int
    """How far agitated neutrals may go."""
    left: int
    """How many Soldati may still change sides."""
    areas: int
    """How many more areas may be chosen."""


class WarView(TypedDict):
    """What one viewer may know of a war."""

    game: Literal["war"]
    """`war`."""
    viewer: int | str | None
    """A seat, a team, or null for a spectator."""
    round: int
    rounds: int
    """How many the war has."""
    phase: str
    """`setup`, `planning`, `encounter` or `over`."""
    starter: int
    """The starting player of this round."""
    next_starter: int
    """The starting player of the next round; -1 until it is settled."""
    to_decide: list[int]
    """The seats that the game waits for."""
    decision: Decision
    """The pending decision."""
    seats: list[FamilyView]
    areas: dict[str, AreaView]
    """By area: the pieces there."""
    seas: dict[str, dict[str, int]]
    """By sea: how many boats of which colour."""
    mandamenti: dict[str, ControlView]
    """By Mandamento: who controls it."""
    sheets: SheetsView
    """The action sheets."""
    tiles: list[TileView]
    """The control tiles of this war."""
    labs: int
    """In the supply."""
    neutral_soldati: int
    """Gray Soldati in the supply."""
    result: ResultView | None
    """Null while the war runs."""


class Defence(TypedDict):
    """What a defence bonus consists of."""

    labs: int
    """From drug labs."""
    vests: int
    """From bulletproof vests."""
    bodyguards: int
    """From bodyguards."""


class AreaAfterConflict(TypedDict):
    """The area after a conflict."""

    taken: bool
    """Whether the attacker takes the area."""
    owner: Owner
    """A seat, `neutral`, or null."""
    soldati: int
    labs: int
    """Drug labs that are left."""


class Outcome(AreaAfterConflict):
    """One outcome of a conflict of finesse."""

    attackers_card: str
    """The conflict card of the attacker."""
    defenders_card: str
    """The conflict card of the defender."""
    attacker: Literal["take", "leave"]
    """What the attacker chooses."""
    defender: Literal["take", "leave"]
    """What the defender chooses."""


class NumberForecast(TypedDict):
    """The possible result of a movement with this number of Soldati."""

    soldati: int
    taken: NotRequired[bool]
    """If no conflict follows: whether the area is taken."""
    attack: NotRequired[int]
    """The attack bonus."""
    defence: NotRequired[int]
    """The defence bonus."""
    attackers: NotRequired[int]
    """Soldati that attack."""
    defenders: NotRequired[int]
    """Soldati that defend."""
    brute: NotRequired[bool]
    """Whether brute force takes the area."""
    finesse: NotRequired[int]
    """In how many outcomes of finesse the area is taken."""
    of: NotRequired[int]
    """How many outcomes finesse has."""


class Preview(TypedDict, total=False):
    """What a move would lead to; empty if it has no consequences of these kinds."""

    area: str
    """Where."""
    attack: int
    """The attack bonus."""
    defence: int
    """The defence bonus."""
    defence_of: Defence
    """What the defence bonus consists of."""
    attackers: int
    """Soldati that attack."""
    defenders: int
    """Soldati that defend."""
    defenders_lost: int
    """Strike only: Soldati that the defender loses."""
    emptied: bool
    """Strike only: whether the area is empty afterwards."""
    brute: AreaAfterConflict
    """The area after brute force."""
    outcomes: list[Outcome]
    """Finesse only: the outcome of every pair of cards, with every choice to take or leave."""
    numbers: list[NumberForecast]
    """Movement only: the possible result for each number of Soldati."""
