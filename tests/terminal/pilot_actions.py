"""Functions that use the terminal app like a person: read the screen, wait for a turn, point at cards, choose moves."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from textual.pilot import Pilot

from famiglia.terminal.common.game_app import GameApp
from famiglia.terminal.common.result_screen import ResultScreen
from famiglia.terminal.duel.board import Board
from famiglia.terminal.duel.duel_screen import DuelScreen
from famiglia.terminal.duel.game import DuelGame
from famiglia.terminal.duel.match import DuelMatch
from famiglia.terminal.duel.move_list import MoveList
from famiglia.terminal.duel.settings import DuelSettings

AppPilot: TypeAlias = Pilot[Any]
PATIENCE = 120.0


def duel_app(settings: DuelSettings | None = None, match: DuelMatch | None = None) -> GameApp:
    """The app for duels, with bots that move at once."""
    app = GameApp(DuelGame(), settings, match)
    app.settings = replace(app.settings, pace=0)
    if match is not None:
        match.settings = replace(match.settings, pace=0)
    return app


def text_on(pilot: AppPilot) -> str:
    """All text on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def words_on(pilot: AppPilot) -> str:
    """The text in the topmost window, with single spaces, so that line breaks do not matter."""
    lines = text_on(pilot).splitlines()
    for window in pilot.app.screen.query(".window"):
        area = window.content_region
        lines = [line[area.x : area.right] for line in lines[area.y : area.bottom]]
    return " ".join(" ".join(lines).split())


async def settled(pilot: AppPilot) -> None:
    """Wait until a person has to decide, or the game is over."""

    def waits() -> bool:
        screen = pilot.app.screen
        return isinstance(screen, DuelScreen) and screen.match.bot_seat() is not None

    await pause_while(pilot, waits)


async def pause_while(pilot: AppPilot, waits: Callable[[], bool]) -> None:
    """Let the app run as long as a condition holds, long enough for a slow machine."""
    await pilot.pause()
    async with asyncio.timeout(PATIENCE):
        while waits():
            await asyncio.sleep(0.005)  # bots decide in a thread, which needs the processor
            await pilot.pause()
    await pilot.pause()


def table(pilot: AppPilot) -> DuelScreen:
    """The game screen, on top or under other windows."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, DuelScreen))


def board(pilot: AppPilot) -> Board:
    return table(pilot).board


def is_over(pilot: AppPilot) -> bool:
    return isinstance(pilot.app.screen, ResultScreen)


async def point_at(pilot: AppPilot, zone: str, card: str, nth: int = 0) -> None:
    """Put the cursor on a card by moving it there with the keys."""
    board(pilot).row(zone).focus()
    await pilot.pause()
    await pilot.press("home")
    places = [index for index, stack in enumerate(board(pilot).row(zone).stacks) if stack.card == card]
    await pilot.press(*["right"] * places[nth])
    await pilot.pause()


async def choose(pilot: AppPilot, move: str) -> None:
    """Play a move from the list of moves, by its notation."""
    await pilot.press("m")
    await pilot.pause()
    moves = next(iter(pilot.app.screen.query(MoveList)))
    for _ in range(moves.option_count):
        if moves.highlighted is not None and moves.get_option_at_index(moves.highlighted).id == move:
            break
        await pilot.press("down")
    await pilot.press("enter")
    await settled(pilot)
