"""What the screens of the war look like; `pytest --snapshot-update` accepts a new look."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from textual.app import App

from famiglia.terminal.common.app import ReplayApp
from famiglia.terminal.common.theme import DAY, NOIR
from famiglia.terminal.war.game import WarGame

from .pilot_actions import AppPilot
from .war_tables import assault, match_at, planning, played, settings, settled, war_app

Compare: TypeAlias = Callable[..., bool]
SMALL, LARGE = (80, 24), (120, 40)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE])


def shown(theme: str, *keys: str) -> Callable[[AppPilot], Awaitable[None]]:
    """Wait, change the light and press some keys before the picture is taken."""

    async def prepare(pilot: AppPilot) -> None:
        await settled(pilot)
        if theme != pilot.app.theme:
            pilot.app.theme = theme
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        await settled(pilot)

    return prepare


def seen(compare: Compare, app: App[Any], size: tuple[int, int], *keys: str, theme: str = NOIR.name) -> bool:
    return compare(app, terminal_size=size, run_before=shown(theme, *keys))


@SIZES
def test_setup(snap_compare: Compare, size: tuple[int, int]) -> None:
    lang = "en" if size == SMALL else "de"
    assert seen(snap_compare, war_app(settings(lang=lang, names=("", "", "", "")), ask=True), size, "up")


@SIZES
def test_planning(snap_compare: Compare, size: tuple[int, int]) -> None:
    assert seen(snap_compare, war_app(None, planning(settings())), size)


def test_planning_by_day(snap_compare: Compare) -> None:
    chosen = settings(lang="fr")
    assert seen(snap_compare, war_app(chosen, planning(chosen)), LARGE, "m", theme=DAY.name)


@SIZES
@pytest.mark.parametrize("panel", ["1", "2", "3", "4", "5", "6"])
def test_panels(snap_compare: Compare, size: tuple[int, int], panel: str) -> None:
    keys = [] if (panel, size) == ("1", LARGE) else [panel]
    assert seen(snap_compare, war_app(None, planning(settings(), "token c1r1 red")), size, *keys)


@SIZES
def test_the_map_with_its_cursor(snap_compare: Compare, size: tuple[int, int]) -> None:
    assert seen(snap_compare, war_app(None, assault(settings(), "part 1")), size, "m", "tab")


@SIZES
def test_conflict(snap_compare: Compare, size: tuple[int, int]) -> None:
    match = assault(settings(), "part 1", "move licata gela land", "soldati 4", "cars 1")
    assert seen(snap_compare, war_app(None, match), size)


@SIZES
def test_cover(snap_compare: Compare, size: tuple[int, int]) -> None:
    assert seen(snap_compare, war_app(None, planning(settings(4))), size)


@SIZES
def test_result(snap_compare: Compare, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("famiglia.terminal.common.game_app.save", lambda text, path: None)
    match = match_at(
        settings(record_path=Path("evening.jsonl")),
        phase="over",
        round=4,
        soldati={"licata": "red 3", "gela": "red 1", "enna": "blue 2", "nicosia": "blue 1"},
        result={"winner": "A", "reason": "rounds"},
    )
    assert seen(snap_compare, war_app(None, match), size)


@SIZES
def test_replay(snap_compare: Compare, size: tuple[int, int]) -> None:
    assert seen(snap_compare, ReplayApp(WarGame(), played(), "en"), size, *["pagedown"] * 12)
