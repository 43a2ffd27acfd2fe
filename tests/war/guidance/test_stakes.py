"""The guidance tells what a target would change: the control of its Mandamento, and revealed orders that it would stop."""

import pytest

from ..encounter_builder import encounter
from ..planning_builder import play
from .queries import guidance_for

# Licata, Gela and Caltagirone are one Mandamento.
SOLDATI = {"licata": "red 3", "gela": "blue 2", "caltagirone": "blue 1", "camastra": "yellow 1", "noto": "green 1"}


@pytest.mark.rule("W-068", "W-084", "W-102")
def test_taking_an_area_can_turn_a_mandamento_over_and_stop_an_order() -> None:
    game = encounter(SOLDATI, {"licata": "red_b1", "gela": "blue_b2"})
    play(game, "part 1")
    stakes = {stake["area"]: stake for stake in guidance_for(game, "red")["stakes"]}
    assert {"camastra", "gela", "caltagirone"} == set(stakes)
    assert {
        "area": "gela", "taken": True, "mandamento": "gela", "controller": 1, "after": 0, "stops": ["blue_b2"],
    } == stakes["gela"]  # fmt: skip
    assert (None, None, []) == tuple(stakes["camastra"][key] for key in ("controller", "after", "stops"))
    assert "stakes" not in guidance_for(game, "blue")


@pytest.mark.rule("W-116", "W-119")
def test_a_strike_would_only_empty_the_area() -> None:
    game = encounter(SOLDATI, {"licata": "red_b3", "gela": "blue_b2"})
    play(game, "part 1")
    (stake,) = [stake for stake in guidance_for(game, "red")["stakes"] if stake["area"] == "gela"]
    assert (False, 1, None, ["blue_b2"]) == tuple(stake[key] for key in ("taken", "controller", "after", "stops"))
