"""Sitting in front of the screen: what is written there, and waiting until it is one's turn."""

from typing import Any, TypeAlias

from textual.pilot import Pilot

from famiglia.terminal.app import DuelApp
from famiglia.terminal.board import Board
from famiglia.terminal.duel_screen import DuelScreen
from famiglia.terminal.match import Match
from famiglia.terminal.result_screen import ResultScreen
from famiglia.terminal.settings import Settings

Watcher: TypeAlias = Pilot[Any]


def duel_app(settings: Settings | None = None, match: Match | None = None) -> DuelApp:
    """The app with bots that do not dawdle."""
    app = DuelApp(settings, match)
    app.pace = 0
    return app


def text_on(pilot: Watcher) -> str:
    """Everything that is written on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def words_on(pilot: Watcher) -> str:
    """The same with all space between words made equal, so that line breaks do not matter."""
    return " ".join(text_on(pilot).replace("│", " ").split())


async def settled(pilot: Watcher) -> None:
    """Wait until a person is to act, or the game is over."""
    for _ in range(500):
        await pilot.pause()
        screen = pilot.app.screen
        if not isinstance(screen, DuelScreen) or not screen.match.bot_to_act():
            break
    await pilot.pause()


def table(pilot: Watcher) -> DuelScreen:
    """The game screen, on top or under a window."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, DuelScreen))


def board(pilot: Watcher) -> Board:
    return table(pilot).board


def is_over(pilot: Watcher) -> bool:
    return isinstance(pilot.app.screen, ResultScreen)


async def point_at(pilot: Watcher, zone: str, card: str, nth: int = 0) -> None:
    """Put the cursor on a card by moving it there with the keys."""
    board(pilot).row(zone).focus()
    await pilot.pause()
    await pilot.press("home")
    places = [index for index, spot in enumerate(board(pilot).row(zone).spots) if spot.card == card]
    await pilot.press(*["right"] * places[nth])
    await pilot.pause()
