"""The guidance tells which enemy areas with an order could attack an area of the team, from what the team knows."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.engine.random_wars import random_war, walk

from famiglia import war
from famiglia.war.engine import move_codes, step_kinds
from famiglia.war.engine.position import ENCOUNTER, OVER

from ..encounter_builder import encounter
from ..planning_builder import at, play
from .queries import guidance_for

SEEDS = st.integers(0, 2**32 - 1)
SOLDATI = {"licata": "red 3", "gela": "blue 2", "ragusa": "blue 4", "noto": "green 1"}


@pytest.mark.rule("W-090", "W-091", "W-093")
def test_all_soldati_and_a_car_of_a_revealed_order_could_come_by_land_and_by_rally_those_beside_it() -> None:
    game = encounter(SOLDATI, {"gela": "blue_b1", "ragusa": "blue_b2"}, cars={"gela": 1})
    assert {
        "licata": [
            {"source": "gela", "way": "land", "soldati": 2, "car": True, "order": "blue_b1", "outnumbered": False},
        ],
        "noto": [
            {"source": "ragusa", "way": "land", "soldati": 4, "gather": 2, "order": "blue_b2", "outnumbered": True},
        ],
    } == guidance_for(game, "red")["threats"]
    assert guidance_for(game, "red")["threats"] == guidance_for(game, "green")["threats"]
    assert "threats" not in guidance_for(game, "blue")


@pytest.mark.rule("W-092")
def test_the_enemy_comes_over_a_chain_of_its_teams_boats_and_without_a_car() -> None:
    soldati = {"camastra": "blue 3", "ragusa": "red 2"}
    boats = {"mare_agrigento": "blue", "mare_licata": "yellow"}
    game = encounter(soldati, {"camastra": "blue_b1"}, boats=boats, cars={"camastra": 1})
    threat = {"source": "camastra", "way": "sea", "soldati": 3, "order": "blue_b1", "outnumbered": True}
    assert {"ragusa": [threat]} == guidance_for(game, "red")["threats"]
    game = encounter(soldati, {"camastra": "blue_b1"}, boats={**boats, "mare_licata": "red"})
    assert "threats" not in guidance_for(game, "red")


@pytest.mark.rule("W-141")
def test_with_allies_the_enemy_comes_across_a_neutral_area_whatever_its_money() -> None:
    soldati = {"gela": "blue 2", "licata": "neutral 2", "camastra": "red 1"}
    game = encounter(soldati, {"gela": "blue_b1"}, tiles={"blue": "allies"})
    assert [("gela", "allies")] == [
        (each["source"], each["way"]) for each in guidance_for(game, "red")["threats"]["camastra"]
    ]


@pytest.mark.rule("WA-82")
def test_a_face_down_order_is_a_threat_only_if_it_could_be_one_with_a_movement() -> None:
    game = at(soldati=SOLDATI, orders={"gela": ["blue_b4"]}, headquarters={"blue": {"money": 1}})
    assert ["gela"] == [each["source"] for each in guidance_for(game, "red")["threats"]["licata"]]
    assert all("order" not in each for each in guidance_for(game, "red")["threats"]["licata"])
    for order in ("blue_b1", "blue_b2"):
        play(game, f"sell {order}", who="blue")
    assert "threats" not in guidance_for(game, "red")


@pytest.mark.rule("W-116")
def test_a_revealed_order_without_a_movement_is_no_threat() -> None:
    game = encounter(SOLDATI, {"gela": "blue_b3"})
    assert "threats" not in guidance_for(game, "red")


@pytest.mark.rule("W-081", "W-082")
def test_a_threat_is_over_when_the_order_has_moved() -> None:
    game = encounter(SOLDATI, {"gela": "blue_b1"})
    assert "licata" in guidance_for(game, "red")["threats"]
    play(game, "part 1")
    assert "licata" in guidance_for(game, "red")["threats"]
    play(game, "move gela caltagirone land", "soldati 1")
    assert game.position.phase != ENCOUNTER or "threats" not in guidance_for(game, "red")


@pytest.mark.rule("W-091", "W-092")
@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_every_movement_of_an_enemy_order_into_an_area_of_the_team_was_announced(seed: int) -> None:
    """From the reveal on, a Movement into an area of the other team was a threat there before it was chosen."""
    game, rng = random_war(seed)
    for seat, code in walk(game.position, rng, game.dice):
        p = game.position
        verb = int(move_codes.verb_of(code))
        if p.phase == OVER or p.step() != step_kinds.FIGHT or verb not in (move_codes.MOVE, move_codes.ALLIES):
            continue
        source, target = int(move_codes.first(code)), int(move_codes.second(code))
        owner = int(p.owner[target])
        if owner in range(4) and p.team(owner) != p.team(seat):
            announced(game, owner, source, target)


def announced(game: war.War, owner: int, source: int, target: int) -> None:
    p, areas = game.position, game.names.words[move_codes.AREA]
    order = p.board.orders[int(p.order_number(p.executing))].id
    threats = guidance_for(game, owner)["threats"][areas[target]]
    (threat,) = [each for each in threats if (each["source"], each.get("order")) == (areas[source], order)]
    assert int(p.soldati[source]) == threat["soldati"]
    assert threat["outnumbered"] == (threat["soldati"] > int(p.soldati[target]))
