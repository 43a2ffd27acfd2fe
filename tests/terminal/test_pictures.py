"""What the screens look like; `pytest --snapshot-update` accepts a new look."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from textual.app import App

from famiglia import duel
from famiglia.terminal.common.app import ReplayApp
from famiglia.terminal.common.theme import DAY, NOIR
from famiglia.terminal.duel.game import DuelGame
from famiglia.terminal.duel.settings import DuelSettings

from .pilot_actions import AppPilot, duel_app, settled
from .tables import SEED, crowded, exchanging, last_turn, lowered, match_at, paying
from .test_replay import played

Compare: TypeAlias = Callable[..., bool]
SMALL, LARGE = (80, 24), (120, 40)


def shown(theme: str, *keys: str) -> Callable[[AppPilot], Awaitable[None]]:
    """Wait, change the light and press some keys before the picture is taken."""

    async def prepare(pilot: AppPilot) -> None:
        await settled(pilot)
        if theme != pilot.app.theme:
            pilot.app.theme = theme
        await pilot.press(*keys)
        await settled(pilot)

    return prepare


def seen(compare: Compare, app: App[Any], size: tuple[int, int], *keys: str, theme: str = NOIR.name) -> bool:
    return compare(app, terminal_size=size, run_before=shown(theme, *keys))


def table_app(game: duel.Duel, lang: str = "en", **settings: Any) -> App[Any]:
    chosen = DuelSettings(seed=SEED, lang=lang, **settings)
    return duel_app(chosen, match_at(game, chosen))


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("de", LARGE)])
def test_setup(snap_compare: Compare, monkeypatch: pytest.MonkeyPatch, lang: str, size: tuple[int, int]) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    assert seen(snap_compare, duel_app(), size, *["up"] * (lang == "de"))


@pytest.mark.parametrize(("size", "theme"), [(SMALL, NOIR.name), (LARGE, NOIR.name), (SMALL, DAY.name)])
def test_opening(snap_compare: Compare, size: tuple[int, int], theme: str) -> None:
    assert seen(snap_compare, duel_app(DuelSettings(seed=SEED, first=0)), size, theme=theme)


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("fr", LARGE)])
def test_new_cards_and_a_lowered_one(snap_compare: Compare, lang: str, size: tuple[int, int]) -> None:
    assert seen(snap_compare, table_app(lowered(), lang), size)


def test_exchange(snap_compare: Compare) -> None:
    assert seen(snap_compare, table_app(exchanging(), "de"), SMALL)


@pytest.mark.parametrize(("lang", "theme"), [("en", NOIR.name), ("de", "textual-dark")])
def test_ways_to_pay(snap_compare: Compare, lang: str, theme: str) -> None:
    assert seen(snap_compare, table_app(paying(), lang), SMALL, "home", "enter", theme=theme)


@pytest.mark.parametrize(("lang", "theme"), [("en", NOIR.name), ("fr", "textual-light")])
def test_refusal(snap_compare: Compare, lang: str, theme: str) -> None:
    assert seen(snap_compare, table_app(lowered(), lang), SMALL, "home", "question_mark", theme=theme)


def test_last_turn(snap_compare: Compare) -> None:
    assert seen(snap_compare, table_app(last_turn()), SMALL)


@pytest.mark.parametrize(("lang", "size", "theme"), [("de", SMALL, NOIR.name), ("fr", LARGE, DAY.name)])
def test_a_crowded_table(snap_compare: Compare, lang: str, size: tuple[int, int], theme: str) -> None:
    assert seen(snap_compare, table_app(crowded(), lang, memory_aid=True), size, theme=theme)


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("de", LARGE)])
def test_result(snap_compare: Compare, lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("famiglia.terminal.common.game_app.save", lambda text, path: None)
    app = table_app(last_turn(), lang, record_path=Path("evening.jsonl"))
    assert seen(snap_compare, app, size, "p", "enter")


def test_replay(snap_compare: Compare) -> None:
    assert seen(
        snap_compare, ReplayApp(DuelGame(), played(), "en"), SMALL, "pagedown", "pagedown", "pagedown", "pagedown"
    )
