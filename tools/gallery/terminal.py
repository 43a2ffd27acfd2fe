"""Takes the pictures of both games in the terminal."""

import asyncio
import re
from pathlib import Path

from tests.terminal import pilot_actions, war_tables

from famiglia.dice import Dice
from famiglia.terminal.common.game_app import GameApp
from famiglia.terminal.duel.game import DuelGame
from famiglia.terminal.duel.settings import DuelSettings
from famiglia.terminal.war.game import WarGame
from famiglia.terminal.war.settings import WarSettings, seated

FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
SIZE = (120, 36)
TALL = (120, 40)
KEYS = ("enter", "enter")
WAR_KEYS = 60


async def shoot_duel() -> str:
    """Make a few moves of a duel and take a picture."""
    settings = DuelSettings(seed=Dice("picture").seed, first=0, names=("Anna", "Don Calò"), pace=0)
    app = GameApp(DuelGame(), settings)
    async with app.run_test(size=SIZE) as pilot:
        await pilot_actions.settled(pilot)
        for _ in range(14):
            await pilot.press(*KEYS)
            await pilot_actions.settled(pilot)
        return app.export_screenshot(title="famiglia play duel", simplify=True)


async def shoot_war() -> str:
    """Play a war into its second round and take a picture."""
    settings = WarSettings(
        options=("quick-setup",),
        seed=Dice("picture").seed,
        names=("Anna", "Bruno", "Carla", "Dario"),
        pace="instant",
        holders=seated(1, "greedy"),
    )
    app = GameApp(WarGame(), settings)
    async with app.run_test(size=TALL) as pilot:
        await war_tables.settled(pilot)
        for _ in range(WAR_KEYS):
            await pilot.press("enter")
            await war_tables.settled(pilot)
        return app.export_screenshot(title="famiglia play war", simplify=True)


def files() -> dict[Path, str]:
    """The pictures by file name, without links to fonts on other servers."""
    shots = {"duel.svg": shoot_duel, "war.svg": shoot_war}
    return {
        FOLDER / name: re.sub(r"@font-face \{.*?\}\s*", "", asyncio.run(shoot()), flags=re.DOTALL)
        for name, shoot in shots.items()
    }
