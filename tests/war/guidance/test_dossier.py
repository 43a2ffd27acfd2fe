"""The guidance tells where the orders of the other team may be, from what everybody has seen."""

import pytest

from famiglia import war
from famiglia.war.guidance import OrderHistory, guidance

from ..encounter_builder import encounter
from ..planning_builder import at, play, seat_of
from .queries import guidance_for

ORDERS = {"corleone": ["red_b1"], "enna": ["blue_b4"]}


@pytest.mark.rule("WA-82", "W-009", "W-010")
def test_the_dossier_of_an_enemy_family_says_of_every_order_what_is_public() -> None:
    game = at(orders=ORDERS)
    play(game, "sell blue_b3", who="blue")
    blue, yellow = guidance_for(game, "red")["dossier"]
    assert (1, 3) == (blue["seat"], yellow["seat"])
    assert ("mat", "sold", "possible", "possible") == tuple(
        blue["orders"][order] for order in ("blue_ja", "blue_b3", "blue_b4", "blue_b1")
    )
    assert [{"area": "enna", "could_be": ["blue_b1", "blue_b2", "blue_b4", "blue_b5"]}] == blue["face_down"]
    assert "face_down" not in yellow
    assert "headquarters" == yellow["orders"]["yellow_b1"]


@pytest.mark.rule("W-008")
def test_the_own_team_is_in_no_dossier() -> None:
    game = at(orders=ORDERS)
    for who, enemies in (("red", [1, 3]), ("green", [1, 3]), ("blue", [0, 2]), ("yellow", [0, 2])):
        assert enemies == [each["seat"] for each in guidance_for(game, who)["dossier"]]


def watched(game: war.War, *moves: str) -> OrderHistory:
    """The history after these moves, beginning with the reveal of the orders on the table."""
    history = OrderHistory().with_event(war.Event("encounter", {"round": 2}))
    p = game.position
    for slot, place in enumerate(p.order_place):
        if place >= 0:
            order = p.board.orders[int(p.order_number(slot))].id
            history = history.with_event(
                war.Event("revealed", {"seat": slot // 13, "area": game.pack.areas[place].id, "order": order})
            )
    history = history.with_event(war.Event("executes", {"order": guidance_for(game, "red")["queue"][0]["order"]}))
    for move in moves:
        for event in play(game, move):
            history = history.with_event(event)
    return history


@pytest.mark.rule("W-079", "W-082", "W-084")
def test_orders_that_were_revealed_stay_known_when_they_return_executed_or_not() -> None:
    soldati = {"licata": "red 5", "gela": "blue 1", "enna": "blue 2", "camastra": "red 2"}
    game = encounter(soldati, {"licata": "red_ja", "gela": "blue_b2", "enna": "blue_b3"}, cars={"licata": 1})
    history = watched(game, "part 1", "move licata gela land", "soldati 3", "cars 1")
    seat = seat_of(game, "red")
    found = guidance(game.view(seat), seat, history)
    states = {order["order"]: (order["area"], order["state"]) for order in found["queue"]}
    assert {"red_ja": ("licata", "done"), "blue_b3": ("enna", "now"), "blue_b2": ("gela", "lapsed")} == states
    blue = found["dossier"][0]
    assert {"blue_b2": {"area": "gela", "round": 2}, "blue_b3": {"area": "enna", "round": 2}} == blue["seen"]
    assert ("headquarters", "area") == (blue["orders"]["blue_b2"], blue["orders"]["blue_b3"])
