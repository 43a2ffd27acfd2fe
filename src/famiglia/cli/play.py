"""`famiglia play`: play in the browser, or in the terminal if a game is named."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import Lang, expect, fail, language, number, read_file

if TYPE_CHECKING:
    from famiglia.terminal import PlayOptions
    from famiglia.terminal.common.game import TerminalGame


def play(
    game: Annotated[
        str | None, typer.Argument(help="duel or war: in this terminal. Without a game: in the browser.")
    ] = None,
    opponent: Annotated[
        str | None, typer.Option(help="duel: a bot, from rookie to boss, or human for two at one keyboard.")
    ] = None,
    edition: Annotated[
        str | None, typer.Option(help="duel: revised (2015/2017, the usual one) or classic (2010).")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="House rule; an unknown name shows them all.")] = None,
    first: Annotated[int | None, number("duel, who begins: 1 (you) or 2; else the dice decide.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed: 64 hex digits, or any words.")] = None,
    memory_aid: Annotated[
        bool, typer.Option(help="duel: show the opponent's hand, which is known from the moves.")
    ] = False,
    seat: Annotated[list[str] | None, typer.Option(help="war, who sits where: NW=me, SW=greedy, NE=Anna.")] = None,
    players: Annotated[int | None, number("war: the number of people (1 to 4); bots take the other seats.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="war, the other seats: random, cousin, greedy, lieutenant, veteran or patriarch."),
    ] = None,
    pack: Annotated[str | None, typer.Option(help="war: a folder with a pack of your own.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Play on the game that was left last, or the one of --record, in this terminal."),
    ] = False,
    port: Annotated[int | None, number("browser: this port (8310, else any free one).")] = None,
    browser: Annotated[bool, typer.Option(help="browser: open it, or only print the address.")] = True,
    data: Annotated[Path | None, typer.Option(help="browser: keep the games in this folder.")] = None,
    lan: Annotated[bool, typer.Option(help="browser: let phones and computers in the house join.")] = False,
    lang: Lang = "",
) -> None:
    """Play in the browser; with the name of a game, in this terminal."""
    from famiglia.terminal import GAMES, PlayOptions

    options = PlayOptions(
        language(lang), tuple(option or ()), seed, record, opponent, edition, first, memory_aid, tuple(seat or ()), players,
        bots, pack,
    )  # fmt: skip
    browser_options = {
        "--port": port is not None,
        "--no-browser": not browser,
        "--data": data is not None,
        "--lan": lan,
    }
    online = [name for name, is_given in browser_options.items() if is_given]
    if game is not None:
        expect("game", game, GAMES)
    if resume:
        _resume(GAMES[game]() if game else None, options, online)
    elif game is not None:
        if online:
            fail(f"{', '.join(online)}: only without a game, not for famiglia play {game}")
        _play_here(GAMES[game](), options)
    else:
        if given := [f"--{name}" for name in [*options.given(), *(["lang"] if lang else [])]]:
            fail(
                f"{', '.join(given)}: say which game to play in this terminal, famiglia play duel or famiglia play war; "
                "in the browser you choose at the table"
            )
        from .browser import play_in_browser

        play_in_browser(port, browser, data, lan)


def _resume(game: "TerminalGame | None", options: "PlayOptions", online: list[str]) -> None:
    """Continue a game in this terminal. Options other than the language cannot change any more."""
    from famiglia.terminal import resume
    from famiglia.terminal.common.unfinished_games import CannotResume
    from famiglia.words import say

    unusable = [f"--{name}" for name in options.given() if name != "record"] + online
    if unusable:
        fail(say(options.lang, "resume-alone", options=", ".join(unusable)))
    if options.record is not None:
        read_file(options.record, options.lang)
    try:
        play_on = resume(game, options.record, options.lang)
    except CannotResume as error:
        fail(error.text(options.lang))
    _need_terminal()
    play_on()


def _play_here(game: "TerminalGame", options: "PlayOptions") -> None:
    """Play in this terminal; ends the program if an option does not belong to this game."""
    from famiglia.terminal import GAMES, play

    game_options = frozenset[str]().union(*(create().options for create in GAMES.values()))
    for name in options.given():
        if name in game_options - game.options:
            fail(f"--{name}: not for the {game.name}")
    try:
        settings, ask = game.settings_from(options)
    except ValueError as error:
        fail(str(error))
    _need_terminal()
    play(game, settings, ask)


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        fail("famiglia play needs a terminal; for programs there is `famiglia protocol`")
