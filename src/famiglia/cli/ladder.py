"""`famiglia ladder`."""

from pathlib import Path
from typing import Annotated, Any

import typer

from .arena import Json, write_json
from .options import end_on_ctrl_c, expect, fail


def ladder(
    game: Annotated[str, typer.Argument(help="Which game: duel.")],
    bot: Annotated[list[str] | None, typer.Option(help="A bot; else all of them and the yardsticks.")] = None,
    pairs: Annotated[int, typer.Option(help="How many deals every match has, each played twice.", min=2)] = 20,
    seed: Annotated[str, typer.Option(help="Any words; the same seed gives the same games.")] = "ladder",
    edition: Annotated[str, typer.Option(help="revised or classic.")] = "revised",
    processes: Annotated[int, typer.Option(help="How many games at once; changes nothing in the result.", min=1)] = 2,
    json: Json = None,
    csv: Annotated[bool, typer.Option("--csv", help="Print the ratings with commas.")] = False,
) -> None:
    """Let every bot play against every other and rate them. A ladder in the file of --json is continued."""
    from famiglia.arena.ladder import Ladder, continued
    from famiglia.bots import BOTS, YARDSTICKS
    from famiglia.duel import EDITIONS

    expect("game", game, ("duel",))
    expect("--edition", edition, EDITIONS)
    known = (*BOTS[game], *YARDSTICKS[game])
    players = tuple(dict.fromkeys(bot)) if bot else known
    for name in players:
        expect("--bot", name, known)
    if len(players) < 2:
        fail("--bot: a ladder needs at least two bots")
    end_on_ctrl_c()
    try:
        found = continued(players, edition, seed, kept(json))
    except ValueError as error:
        fail(f"{json}: {error}")

    def report(now: Ladder) -> None:
        if json is not None:
            write_json(json, now.as_json())
        if now.pairs < pairs:
            typer.echo(f"{2 * now.pairs} of {2 * pairs} games in every match", err=True)

    found.play(pairs, processes, report)
    print(found.as_csv() if csv else found, end="" if csv else "\n")


def kept(file: Path | None) -> dict[str, Any] | None:
    """The ladder in a file, if it is there."""
    from json import loads

    if file is None or not file.exists():
        return None
    content: dict[str, Any] = loads(file.read_text(encoding="utf-8"))
    return content
