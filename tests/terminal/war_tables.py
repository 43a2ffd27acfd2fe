"""Wars at various positions, and functions that play them on the screen."""

import random
from pathlib import Path
from typing import Any

from famiglia import war
from famiglia.bots import bot
from famiglia.dice import Dice
from famiglia.record import AnyRecord, Record
from famiglia.record.war.header import Dealt, WarHeader
from famiglia.terminal.common.dialogs import QuestionDialog
from famiglia.terminal.common.game_app import GameApp
from famiglia.terminal.war.cover_screen import WarCover
from famiglia.terminal.war.game import WarGame
from famiglia.terminal.war.match import WarMatch
from famiglia.terminal.war.result_screen import WarResult
from famiglia.terminal.war.screen_state import decisions
from famiglia.terminal.war.settings import WarSettings, seated
from famiglia.terminal.war.war_screen import WarScreen
from famiglia.war.notation.scenario import read_scenario

from .pilot_actions import AppPilot, pause_while

SEED = b"an evening in May, about ten .. "
NAMES = ("Anna", "Ben", "Clara", "Dino")


def settings(people: int = 1, bots: str = "random", **more: Any) -> WarSettings:
    """Settings for this many people and bots that move at once, with the option `quick-setup`."""
    holders = seated(people, bots)
    chosen = {"options": ("quick-setup",), "seed": SEED, "names": NAMES, "pace": "instant", "holders": holders}
    return WarSettings(**{**chosen, **more})


def match_at(chosen: WarSettings, *moves: str, **scenario: Any) -> WarMatch:
    """A match that continues from a scenario after these moves, each made by the first seat to decide."""
    game = war.War(read_scenario(scenario), Dice(SEED))
    header = WarHeader(game.pack, game.options, chosen.seats(), "-")
    match = WarMatch.of(chosen, Record(header, game, SEED, Dealt(())))
    for move in moves:
        match.play(game.to_decide()[0], move)
    return match


def assault(chosen: WarSettings, *moves: str) -> WarMatch:
    """Red in Licata is about to attack Blue in Gela; both have more than one order."""
    return match_at(
        chosen,
        *moves,
        phase="encounter",
        round=2,
        orders={"licata": ["red_ja"], "gela": ["blue_b1"]},
        soldati={"licata": "red 5", "gela": "blue 3", "agrigento": "yellow 2"},
        labs={"gela": 1},
        cars={"licata": 1},
        boats={"mare_licata": ["red", "green"]},
        headquarters={"red": {"money": 5, "soldati": 3}, "blue": {"money": 7, "soldati": 2}},
    )


def planning(chosen: WarSettings, *moves: str) -> WarMatch:
    """Red's turn in the second round; red, blue and green each have an order on the board."""
    return match_at(
        chosen,
        *moves,
        round=2,
        soldati={"licata": "red 4", "gela": "blue 3", "caltagirone": "green 2", "noto": "yellow 2"},
        labs={"licata": 2, "gela": 1},
        cars={"licata": 1},
        boats={"mare_licata": ["red"], "mare_palermo": ["yellow"]},
        orders={"licata": ["red_b1"], "gela": ["blue_b2"], "caltagirone": ["green_b1"]},
        mat={"red": {"justice": 2}, "blue": {"church": 1}},
        sheets={"top": 1, "top_tokens": {"c1r1": "red", "c2r1": "neutral", "c2r2": "blue", "c6r1": "green"}},
        headquarters={"red": {"money": 6, "soldati": 4}, "blue": {"money": 9, "soldati": 8}},
    )


def war_app(chosen: WarSettings | None = None, match: WarMatch | None = None, ask: bool = False) -> GameApp:
    return GameApp(WarGame(), chosen, match, ask=ask)


def table(pilot: AppPilot) -> WarScreen:
    """The game screen, on top or under a window."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, WarScreen))


async def settled(pilot: AppPilot) -> None:
    """Wait until a person has to decide, the cover asks for another person, or the war is over."""

    def waits() -> bool:
        screen = pilot.app.screen
        return isinstance(screen, WarScreen) and not screen.state.moves

    await pause_while(pilot, waits)


async def choose(pilot: AppPilot, move: str) -> None:
    """Play a move from the list, by its notation."""
    moves = table(pilot).table.moves
    moves.focus()
    moves.highlighted = moves.get_option_index(move)
    await pilot.press("enter")
    await settled(pilot)


async def play_on(pilot: AppPilot, seed: int = 1, most: int = 3000, rounds: int = 4, skip: int = 0) -> list[object]:
    """Make random choices on the screen for this many rounds, and return the screens that were shown.

    After every choice on the screen, `skip` further moves are made at once without drawing them.
    """
    dice = random.Random(seed)
    met: list[object] = []
    for _ in range(most):
        await settled(pilot)
        screen = pilot.app.screen
        met.append(screen)
        if isinstance(screen, WarResult) or table(pilot).state.facts["round"] > rounds:
            break
        if isinstance(screen, WarCover):
            await pilot.press("enter")
        elif isinstance(screen, QuestionDialog):
            await pilot.press("y")
        elif isinstance(screen, WarScreen):
            screen.table.moves.highlighted = dice.randrange(screen.table.moves.option_count)
            await pilot.press("enter")
            await settled(pilot)
            hurry(pilot, dice, skip)
    return met


def hurry(pilot: AppPilot, dice: random.Random, moves: int) -> None:
    """Make this many random moves of all seats at once, then update the screen."""
    screen = pilot.app.screen
    if not moves or not isinstance(screen, WarScreen):
        return
    match = screen.match
    for _ in range(moves):
        if not match.over:
            seat = match.game.to_decide()[0]
            match.play(seat, dice.choice(decisions(match.game.moves(seat))))
    screen.go_on()


def played(moves: int | None = None, path: Path | None = None, pack: str = "standard") -> AnyRecord:
    """The record of a war between four random bots, or of its first moves."""
    record = Record.begin_war(pack, options=("quick-setup",), seats=NAMES, seed=SEED)
    player, dice = bot("random", "war"), Dice(SEED)
    while record.game.to_decide() and (moves is None or len(record.entries) < moves):
        seat = record.game.to_decide()[0]
        record.play(seat, player.choose(record.game.view(seat), record.game.moves(seat), dice))
    if path is not None:
        path.write_text(record.text, encoding="utf-8")
    return record
