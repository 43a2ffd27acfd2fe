"""Builds any position of a war from a readable scenario, and short functions to play and inspect it."""

from typing import Any

import pytest

from famiglia.dice import Dice
from famiglia.rulebook import Refused
from famiglia.war import Event, War
from famiglia.war.engine.board import NEUTRAL, SEATS
from famiglia.war.engine.position import IN_HQ, OUT
from famiglia.war.names import GRAY, INSTITUTIONS
from famiglia.war.notation.scenario import read_scenario


def table(**keys: Any) -> War:
    """A war at the first decision of a scenario; the keys are those of `read_scenario`.

    `table(soldati={"licata": "red 3"}, orders={"licata": ["red_b1"]}, phase="encounter")`
    """
    return War(read_scenario(keys), Dice("test"))


def seat(game: War, name: str) -> int:
    """The seat of a family ("red") or of a seat id ("NW")."""
    for place in range(SEATS):
        if name in (family(game, place), game.pack.seats[place].id):
            return place
    raise ValueError(f"{name!r} is no family in this game and no seat")


def family(game: War, place: int) -> str:
    number = int(game.position.family[place])
    return game.pack.families[number].id if number >= 0 else ""


def play(game: War, *lines: str) -> list[Event]:
    """Make moves, each written as a family or seat id, a colon and the move: `play(game, "red: move licata gela land")`."""
    events: list[Event] = []
    for line in lines:
        who, _, move = line.partition(":")
        events += game.play(seat(game, who.strip()), move.strip())
    return events


def refused(game: War, line: str) -> str:
    """Assert that a move is refused and changes nothing, and return the id of the rule."""
    who, _, move = line.partition(":")
    before = game.position.copy()
    with pytest.raises(Refused) as error:
        game.play(seat(game, who.strip()), move.strip())
    assert before == game.position
    refusal = game.why_not(seat(game, who.strip()), move.strip())
    assert refusal is not None
    assert refusal.rule == error.value.refusal.rule
    return refusal.rule


def moves(game: War, who: str) -> list[str]:
    """Every legal move of a family, anytime options included."""
    return [str(move) for move in game.moves(seat(game, who))]


def deciding(game: War) -> list[str]:
    """The families the game waits for."""
    return [family(game, place) for place in game.to_decide()]


# The map


def _area(game: War, name: str) -> int:
    return game.pack.area(name).index


def soldati(game: War, area: str) -> tuple[str, int]:
    """Owner and number, `("red", 3)`; `("", 0)` for an empty area."""
    owner = int(game.position.owner[_area(game, area)])
    name = "" if owner < 0 else GRAY if owner == NEUTRAL else family(game, owner)
    return name, int(game.position.soldati[_area(game, area)])


def labs(game: War, area: str) -> int:
    return int(game.position.labs[_area(game, area)])


def cars(game: War, area: str) -> int:
    return int(game.position.cars[_area(game, area)])


def boats(game: War, sea: str) -> list[str]:
    """The families whose boats are in a sea, one entry for each boat."""
    first = game.pack.sea(sea).index * SEATS
    return [family(game, place) for place in range(SEATS) for _ in range(int(game.position.boats[first + place]))]


def orders_at(game: War, area: str) -> list[str]:
    return _orders(game, _area(game, area))


def controller(game: War, mandamento: str) -> str:
    """The family that controls a Mandamento, or an empty text."""
    place = int(game.position.controller(game.pack.mandamento(mandamento).index))
    return family(game, place) if place >= 0 else ""


# Headquarters and supplies


def money(game: War, who: str) -> int:
    return int(game.position.money[seat(game, who)])


def hq(game: War, who: str) -> int:
    """Soldati in the headquarters."""
    return int(game.position.hq[seat(game, who)])


def supply(game: War, who: str) -> int:
    """Soldati in the supply of a family, or of the neutrals."""
    return int(game.position.neutral_supply if who == GRAY else game.position.supply[seat(game, who)])


def orders_in_hq(game: War, who: str) -> list[str]:
    return [order for order in _orders(game, IN_HQ) if order.startswith(f"{family(game, seat(game, who))}_")]


def removed_orders(game: War) -> list[str]:
    return _orders(game, OUT)


def off_mat(game: War, who: str) -> dict[str, int]:
    """Influence tokens that have left each row of the mat."""
    first = seat(game, who) * len(INSTITUTIONS)
    return {row: int(game.position.off_mat[first + i]) for i, row in enumerate(INSTITUTIONS)}


def tokens(game: War, who: str) -> int:
    """Influence tokens in the supply."""
    return int(game.position.token_supply[seat(game, who)])


def _orders(game: War, place: int) -> list[str]:
    p = game.position
    found = [slot for slot in range(len(p.order_place)) if p.order_place[slot] == place]
    return [p.board.orders[int(p.order_number(slot))].id for slot in found]
