"""The guidance of a viewer is the same whatever the viewer may not know, and the same for a position that fits its view."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.engine.random_wars import somewhere
from proofs.secrets.war_twins import war_pairs, with_other_secrets

from famiglia import war
from famiglia.war.engine.position import OVER, SETUP
from famiglia.war.guess import guess
from famiglia.war.guidance import guidance
from famiglia.war.view import Viewer

from .queries import guidance_for

SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.rule("W-008", "WA-62", "WA-82")
@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_the_guidance_does_not_depend_on_the_secrets_of_the_other_team(seed: int) -> None:
    game, rng = somewhere(seed)
    if game.position.phase in (SETUP, OVER):
        return
    for seat in range(4):
        expected = guidance_for(game, seat)
        assert expected == guidance_for(with_other_secrets(game, seat, rng), seat)
        guessed = guess(game.view(seat), war.Dice(str(seed)))
        assert expected == guidance_for(war.War(guessed, game.dice, game.names), seat)


def knowing_all(game: war.War, viewer: Viewer, questions: Sequence[str]) -> bytes:
    """The guidance from a view that still has the secrets of the other team."""
    if not isinstance(viewer, int):
        return b""
    leaking = replace(game.view(viewer), table=game.position)
    return msgspec.json.encode(guidance(leaking, viewer))


def test_a_leak_into_the_guidance_is_caught() -> None:
    assert war_pairs(200, receive=knowing_all).violations
