"""The picture of the terminal game in the README."""

import asyncio
import re
from pathlib import Path

from famiglia.dice import Dice
from famiglia.terminal.app import DuelApp
from famiglia.terminal.settings import Settings

FILE = Path(__file__).parents[1] / "docs" / "gallery" / "duel.svg"
SIZE = (120, 36)
KEYS = ("enter", "enter")


async def shoot() -> str:
    """Play a little and take a picture."""
    settings = Settings(seed=Dice("picture").seed, first=0, names=("Anna", "Don Calò"))
    app = DuelApp(settings)
    app.pace = 0
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for _ in range(14):
            await pilot.press(*KEYS)
            await pilot.pause(0.1)
        return app.export_screenshot(title="famiglia play duel", simplify=True)


def text() -> str:
    """The picture, without the fonts that it would fetch from elsewhere."""
    return re.sub(r"@font-face \{.*?\}\s*", "", asyncio.run(shoot()), flags=re.DOTALL)
