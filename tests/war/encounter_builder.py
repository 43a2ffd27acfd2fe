"""Builds an encounter phase with the pieces that a test names, and short functions to play and inspect it.

The rest of the board is empty. The phase begins with the reveal, so a test plays from the first order on.
"""

from collections.abc import Iterable

import pytest
from librt.vecs import append

from famiglia import war
from famiglia.dice import Dice
from famiglia.rulebook import Refused
from famiglia.war.engine import fields, move_codes, step_kinds
from famiglia.war.engine.board import NEUTRAL, ROWS, SEATS, Board
from famiglia.war.engine.empty_table import empty_table
from famiglia.war.engine.engine import run
from famiglia.war.engine.options import rules_in_force
from famiglia.war.engine.position import ENCOUNTER, IN_HQ, ON_MAT, OUT, PLANNING, Position
from famiglia.war.names import INSTITUTIONS
from famiglia.war.phases import rounds
from famiglia.words import LANGUAGES

from .builder import boats, cars, deciding, hq, labs, money, seat, supply
from .builder import soldati as soldati_of

FAMILIES = "red blue green yellow"
"""Of the seats NW, SW, NE, SE: red and green are a team, blue and yellow are the other."""
TILES = "allies bribery delay_detonator miniguns recruitment bodyguards chain_of_command"
ELSEWHERE = {ON_MAT: "mat", IN_HQ: "headquarters", OUT: "out"}


def encounter(
    soldati: dict[str, str],
    orders: dict[str, str],
    *,
    labs: dict[str, int] | None = None,
    cars: dict[str, int] | None = None,
    boats: dict[str, str] | None = None,
    money: dict[str, int] | None = None,
    hq: dict[str, int] | None = None,
    supply: dict[str, int] | None = None,
    car_supply: dict[str, int] | None = None,
    boat_supply: dict[str, int] | None = None,
    lab_supply: int | None = None,
    mats: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    families: str = FAMILIES,
    starter: str = "",
    options: Iterable[str] = (),
    board: Board | None = None,
) -> war.War:
    """A war at the first decision after the reveal of the orders.

    `soldati` gives owner and number by area, `orders` the order tokens by area, `boats` their owners by sea, `mats` the
    tokens taken off by family, `tiles` the control tiles a family has marked. `supply` may be smaller than what is left
    over; the rest then counts as out of the game.

    >>> game = encounter({"licata": "red 3", "gela": "blue 2"}, {"licata": "red_b1"}, labs={"gela": 1})
    >>> waiting(game), there(game, "gela"), where(game, "red_b1")
    (['red'], 'blue 2', 'licata')
    """
    p = empty_table(board or war.board_of(), rules_in_force(options))
    names = war.War(p.copy(), Dice("")).names
    pack = p.board.pack
    colours = families.split()
    for place, colour in enumerate(colours):
        p.family[place] = pack.family(colour).index
    owners: dict[str, int] = {**{colour: place for place, colour in enumerate(colours)}, "neutral": NEUTRAL}
    each = int(p.board.orders_each)
    for place in range(SEATS):
        for i in range(each):
            if p.board.basic[p.order_number(place * each + i)]:
                p.order_place[place * each + i] = IN_HQ
    for area, text in soldati.items():
        colour, number = text.split()
        at = pack.area(area).index
        p.owner[at] = owners[colour]
        p.soldati[at] = int(number)
        _from_supply(p, owners[colour], int(number))
    for area, number_of_labs in (labs or {}).items():
        p.labs[pack.area(area).index] = number_of_labs
        p.lab_supply -= number_of_labs
    for area, number_of_cars in (cars or {}).items():
        at = pack.area(area).index
        p.cars[at] = number_of_cars
        p.car_supply[p.owner[at]] = p.car_supply[p.owner[at]] - number_of_cars
    for sea, whose in (boats or {}).items():
        for colour in whose.split():
            at = pack.sea(sea).index * SEATS + owners[colour]
            p.boats[at] = p.boats[at] + 1
            p.boat_supply[owners[colour]] = p.boat_supply[owners[colour]] - 1
    for area, tokens in orders.items():
        for order in tokens.split():
            p.order_place[p.order_slot(names.numbers[move_codes.ORDER][order])] = pack.area(area).index
    for colour, amount in (money or {}).items():
        p.money[owners[colour]] = amount
    for colour, men in (hq or {}).items():
        p.hq[owners[colour]] = men
        _from_supply(p, owners[colour], men)
    for colour, left in (supply or {}).items():
        if colour == "neutral":
            p.neutral_supply = left
        else:
            p.supply[owners[colour]] = left
    for colour, left in (car_supply or {}).items():
        p.car_supply[owners[colour]] = left
    for colour, left in (boat_supply or {}).items():
        p.boat_supply[owners[colour]] = left
    if lab_supply is not None:
        p.lab_supply = lab_supply
    for colour, text in (mats or {}).items():
        for taken in text.split():
            row, number = taken.split(":")
            p.off_mat[owners[colour] * ROWS + INSTITUTIONS.index(row)] = int(number)
    for tile in TILES.split():
        p.tiles = append(p.tiles, pack.tile(tile).index)
    for colour, marked in (tiles or {}).items():
        for tile in marked.split():
            p.marks[p.mark_place(owners[colour], pack.tile(tile).index)] = owners[colour]
    p.starter = p.next_starter = owners[starter] if starter else 0
    p.round = 1
    p.phase = PLANNING
    p.bottom[NEUTRAL] = 1  # so that the next planning phase has a decision to stop at
    p.keep_events = True
    dice = Dice("never used")
    p.push(step_kinds.ROUND, -1, rounds.AFTER)
    run(p, dice)
    return war.War(p, dice, names)


def _from_supply(p: Position, owner: int, n: int) -> None:
    if owner == NEUTRAL:
        p.neutral_supply -= n
    else:
        p.supply[owner] = p.supply[owner] - n


# Playing


def waiting(game: war.War) -> list[str]:
    """The families the game waits for."""
    return deciding(game)


def over(game: war.War) -> bool:
    """Whether all orders are executed: the game is in management or in the next planning phase."""
    p = game.position
    return p.phase != ENCOUNTER or p.step() in (step_kinds.UNMARK, step_kinds.MARK)


def texts(game: war.War, beginning: str = "", who: str = "") -> set[str]:
    """The legal moves of the family to decide (or of `who`), without anytime options; only those with this beginning."""
    place = seat(game, who) if who else game.to_decide()[0]
    every = {str(move) for move in game.moves(place) if move.verb not in ("sell", "give")}
    return {move for move in every if move.startswith(beginning)}


def play(game: war.War, *moves: str) -> list[war.Event]:
    """Make moves of the family to decide (or of a named one: `blue: take`), each of which must be legal."""
    events: list[war.Event] = []
    for text in moves:
        colour, _, move = text.rpartition(": ")
        seats = game.to_decide()
        place = seat(game, colour) if colour else seats[0]
        assert colour or len(seats) == 1, f"{text}: several are awaited"
        assert place in seats, f"{text}: the game waits for {waiting(game)}"
        listed = game.moves(place)
        assert move in {str(legal) for legal in listed}, f"{move} is not listed: {sorted(map(str, listed))}"
        assert [] == [str(legal) for legal in listed if game.why_not(place, legal)]
        before = census(game)
        events += game.play(place, move)
        assert before == census(game), f"{text}: pieces came from nowhere or were lost"
    return events


def refused(game: war.War, move: str, who: str = "") -> str:
    """Assert that `why_not` and `play` refuse a move alike and change nothing, and return the rule."""
    place = seat(game, who) if who else game.to_decide()[0]
    before = game.position.copy()
    refusal = game.why_not(place, move)
    assert refusal is not None, f"{move} is legal"
    with pytest.raises(Refused) as raised:
        game.play(place, move)
    assert refusal == raised.value.refusal
    assert before == game.position
    assert all(refusal.explain(lang) for lang in LANGUAGES)
    assert move not in {str(legal) for legal in game.moves(place)}
    return refusal.rule


def census(game: war.War) -> list[int]:
    """The total numbers of pieces on the board and off it: Soldati, cars and boats by owner, labs, orders (W-150)."""
    p = game.position
    men = [int(p.supply[place]) + int(p.hq[place]) for place in range(SEATS)] + [int(p.neutral_supply)]
    cars = [int(p.car_supply[place]) for place in range(SEATS)]
    boats = [int(p.boat_supply[place]) + sum(map(int, list(p.boats)[place::SEATS])) for place in range(SEATS)]
    for area in range(int(p.board.areas)):
        assert (p.owner[area] < 0) == (p.soldati[area] == 0), "an area has an owner exactly if it has Soldati"
        assert p.labs[area] in (0, 1, 2)
        men[int(p.owner[area])] += int(p.soldati[area])
        if p.cars[area]:
            cars[_car_owner(p, area)] += int(p.cars[area])
    if len(p.stack) and step_kinds.BUY <= p.step() <= step_kinds.TAKE_SECOND:
        fighting = p.step() > step_kinds.BUY
        men[int(p.get(fields.MOVE_OWNER))] += int(p.get(fields.MOVE_SOLDATI if fighting else fields.MOVE_JOINING))
        if fighting and p.get(fields.MOVE_CAR):
            cars[int(p.get(fields.MOVE_OWNER))] += 1
    labs = int(p.lab_supply) + sum(map(int, p.labs))
    return [*men, *cars, *boats, labs, len(p.order_place)]


def _car_owner(p: Position, area: int) -> int:
    """The owner of an area's cars; in the area of the order being executed they stay even when it is empty."""
    if p.owner[area] < 0:
        assert p.executing >= 0
        assert p.order_place[p.executing] == area, "cars without Soldati"
        return int(p.executing // p.board.orders_each)
    return int(p.owner[area])


# Inspecting, in addition to the functions of `builder`


def there(game: war.War, area: str) -> str:
    """Owner and number of the Soldati in an area: `red 3`, or an empty string."""
    owner, number = soldati_of(game, area)
    return f"{owner} {number}" if owner else ""


def afloat(game: war.War, sea: str) -> str:
    """The owners of the boats in a sea."""
    return " ".join(boats(game, sea))


def car_supply(game: war.War, colour: str) -> int:
    return int(game.position.car_supply[seat(game, colour)])


def where(game: war.War, order: str) -> str:
    """Where an order token is: an area, `headquarters`, `mat` or `out`."""
    p = game.position
    place = int(p.order_place[p.order_slot(game.names.numbers[move_codes.ORDER][order])])
    return ELSEWHERE[place] if place < 0 else game.pack.areas[place].id


def arguments_of(events: list[war.Event], kind: str, *fields: str) -> list[object]:
    """These fields of all events of one kind, as tuples; a single field without a tuple."""
    rows = [tuple(event.as_json()[field] for field in fields) for event in events if event.kind == kind]
    return [row[0] if len(row) == 1 else row for row in rows]


def executed(events: list[war.Event]) -> list[object]:
    """The orders whose execution began, in sequence."""
    return arguments_of(events, "executes", "order")


def board_with(initiative: dict[str, int] | None = None, numbers: dict[str, int] | None = None) -> Board:
    """The standard board with other Initiatives, or with another number for the first effect of an order."""
    board = Board(war.board_of().pack)
    for i, order in enumerate(board.orders):
        board.initiative[i] = (initiative or {}).get(order.id, int(board.initiative[i]))
        if numbers and order.id in numbers:
            board.effect_n[board.effect_first[i]] = numbers[order.id]
    return board


__all__ = [
    "afloat",
    "arguments_of",
    "board_with",
    "car_supply",
    "cars",
    "census",
    "encounter",
    "executed",
    "hq",
    "labs",
    "money",
    "over",
    "play",
    "refused",
    "seat",
    "supply",
    "texts",
    "there",
    "waiting",
    "where",
]  # fmt: skip
