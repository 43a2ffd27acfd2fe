"""Short functions that return the guidance for a family, or a part of it, for tests."""

import random

from proofs.engine.random_wars import random_war, walk

from famiglia import war
from famiglia.war.engine import step_kinds
from famiglia.war.guidance import guidance
from famiglia.war.guidance_types import ColumnPrice, SpaceOffer, WarGuidance
from famiglia.war.view import see

from ..builder import seat


def guidance_for(game: war.War, who: str | int) -> WarGuidance:
    """The guidance for a family or seat."""
    reader = who if isinstance(who, int) else seat(game, who)
    return guidance(see(game.position, reader), reader)


def column(game: war.War, who: str | int, number: int) -> ColumnPrice:
    return guidance_for(game, who)["columns"][number - 1]


def space(game: war.War, who: str | int, name: str) -> SpaceOffer:
    return guidance_for(game, who)["spaces"][name]


def random_turn(seed: int) -> tuple[war.War, random.Random]:
    """A random war at one of its planning turns."""
    game, rng = random_war(seed)
    left = rng.randrange(50)
    for _ in walk(game.position, rng, game.dice):
        left -= game.position.step() == step_kinds.TURN
        if left < 0:
            return game, rng
    return random_turn(seed + 1)
