"""The guidance tells where Soldati of a seat can move, and over which chain of boats, exactly as the engine allows it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.engine.random_wars import random_war, walk

from famiglia import war
from famiglia.war.engine import fields, move_codes, step_kinds

from ..encounter_builder import encounter
from ..planning_builder import at
from .queries import guidance_for

SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.rule("W-091", "W-092", "W-072")
def test_the_reach_has_areas_by_land_and_those_by_sea_with_the_shortest_chain_of_boats() -> None:
    soldati = {
        "camastra": "red 3",
        "enna": "green 1",
        "licata": "blue 2",
        "caltagirone": "green 2",
        "ragusa": "green 3",
    }
    boats = {"mare_agrigento": "red", "mare_licata": "green", "mare_siracusa": "green"}
    reach = guidance_for(at(soldati=soldati, boats=boats), "red")["reach"]
    assert ["agrigento", "caltanissetta", "licata"] == sorted(reach["camastra"]["land"])
    assert {
        "agrigento": ["mare_agrigento"],
        "licata": ["mare_agrigento"],
        "ribera": ["mare_agrigento"],
        "gela": ["mare_agrigento", "mare_licata"],
        "noto": ["mare_agrigento", "mare_licata"],
        "catania": ["mare_agrigento", "mare_licata", "mare_siracusa"],
        "lentini": ["mare_agrigento", "mare_licata", "mare_siracusa"],
        "siracusa": ["mare_agrigento", "mare_licata", "mare_siracusa"],
    } == reach["camastra"]["sea"]
    assert "allies" not in reach["camastra"]


@pytest.mark.rule("W-079", "W-081")
def test_after_the_reveal_only_areas_with_an_attack_order_still_to_come_have_a_reach() -> None:
    soldati = {"licata": "red 3", "noto": "red 2", "enna": "red 2", "gela": "blue 1"}
    game = encounter(soldati, {"licata": "red_b1", "noto": "red_b4"}, hq={"red": 1})
    assert ["licata"] == list(guidance_for(game, "red")["reach"])
    assert "reach" not in guidance_for(game, "green")


@pytest.mark.rule("W-091", "W-092", "W-141")
@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_the_legal_targets_of_a_first_movement_are_those_of_the_reach(seed: int) -> None:
    game, rng = random_war(seed)
    for seat, _ in walk(game.position, rng, game.dice):
        p = game.position
        if p.step() == step_kinds.FIGHT and p.get(fields.FIGHT_MOVEMENTS) and not p.get(fields.FIGHT_REACHED):
            agree(game, seat)


def agree(game: war.War, seat: int) -> None:
    """Assert that the reach of the order's area has exactly the targets of the legal moves."""
    areas = game.names.words[move_codes.AREA]
    source = areas[int(game.position.get(fields.FIGHT_AREA))]
    reach = guidance_for(game, seat).get("reach", {}).get(source, {})
    expected = {f"move {source} {target} land" for target in reach.get("land", [])}
    expected |= {f"move {source} {target} sea" for target in reach.get("sea", {})}
    expected |= {f"allies {source} {target}" for target in reach.get("allies", [])}
    assert expected == {str(move) for move in game.moves(seat) if move.verb in ("move", "allies")}
