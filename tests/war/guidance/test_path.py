"""The guidance tells which decisions the open one is part of, with the details that the view gives of a decision."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.engine.random_wars import somewhere

from famiglia.war.engine import step_kinds
from famiglia.war.engine.position import FRAME, OVER

from ..encounter_builder import encounter
from ..planning_builder import play, use
from .queries import guidance_for

SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.rule("W-039")
def test_a_part_of_a_space_is_below_its_space() -> None:
    game = use("s1c2r1", {"money": 2, "soldati": 4})
    assert "path" not in guidance_for(game, "red")
    play(game, "part 2", "into corleone")
    assert [{"step": "parts", "space": "s1c2r1", "done": 2}] == guidance_for(game, "red")["path"]


@pytest.mark.rule("W-091")
def test_a_movement_is_below_its_order() -> None:
    game = encounter({"licata": "red 3", "gela": "blue 2"}, {"licata": "red_b1"})
    play(game, "part 1", "move licata gela land")
    path = guidance_for(game, "blue")["path"]
    assert ["order", "fight"] == [each["step"] for each in path]
    assert ("red_b1", "licata", 0) == (path[1]["order"], path[1]["area"], path[1]["movements"])


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_the_path_ends_above_the_open_step(seed: int) -> None:
    game, _ = somewhere(seed)
    p = game.position
    if p.phase == OVER:
        return
    kinds = [step_kinds.NAMES[p.stack[at]] for at in range(0, len(p.stack), int(FRAME))]
    assert [kind for kind in kinds[:-1] if kind != "round"] == [
        each["step"] for each in guidance_for(game, 0).get("path", [])
    ]
