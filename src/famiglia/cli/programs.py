"""`famiglia protocol`, `famiglia balance` and `famiglia version`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from .options import expect, fail


def protocol() -> None:
    """Play by a program: read one JSON request per line and write one JSON answer per line."""
    from famiglia.research.protocol import converse

    try:
        for answer in converse(sys.stdin.buffer):
            print(answer, flush=True)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()


def balance(
    game: Annotated[str, typer.Argument(help="Which game: war.")] = "war",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    seed: Annotated[str, typer.Option(help="Any words; the same seed gives the same report.")] = "balance",
    bot: Annotated[str, typer.Option(help="A bot of the war, which plays against itself.")] = "greedy",
    processes: Annotated[int, typer.Option(help="How many games at once; changes nothing in the report.", min=1)] = 1,
    pack: Annotated[str, typer.Option(help="A folder with a pack of your own.")] = "standard",
    out: Annotated[Path | None, typer.Option(help="Write the report to this file instead of printing it.")] = None,
) -> None:
    """Let a bot play against itself and report the win rates of seats, families, characters and tiles."""
    from shlex import quote

    from famiglia.arena import balance as measure
    from famiglia.arena.report import page
    from famiglia.bots import BOTS
    from famiglia.war import PackError

    expect("game", game, ("war",))
    expect("--bot", bot, BOTS["war"])
    command = f"famiglia balance war --games {games} --seed {quote(seed)} --bot {bot}"
    command += "" if pack == "standard" else f" --pack {quote(pack)}"
    try:
        report = page(measure(games, seed, bot, processes, pack), command)
    except PackError as error:
        fail(str(error))
    if out is None:
        print(report, end="")
        return
    try:
        out.write_text(report, encoding="utf-8")
    except OSError as error:
        fail(f"{out}: {error.strerror or error}")


def version() -> None:
    """Print the version, and whether the engine is compiled."""
    from famiglia import __version__
    from famiglia.duel import cards

    engine = "compiled" if str(cards.__file__).endswith((".so", ".pyd")) else "uncompiled"
    print(f"famiglia {__version__}, engine {engine}")
