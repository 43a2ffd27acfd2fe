"""`famiglia arena`."""

from pathlib import Path
from typing import Annotated

import typer

from .options import expect, fail

Json = Annotated[Path | None, typer.Option("--json", help="Write the result to this file, as JSON.", metavar="FILE")]


def arena(
    game: Annotated[str, typer.Argument(help="Which game: duel or war.")],
    one: Annotated[
        str, typer.Argument(help="A bot, or in the duel net:FILE for the adviser with the net in this file.")
    ],
    other: Annotated[str, typer.Argument(help="Its opponent.")],
    pairs: Annotated[int, typer.Option(help="How many deals, each played twice with swapped sides.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="Any words; the same seed gives the same games.")] = "arena",
    edition: Annotated[str | None, typer.Option(help="duel: revised (the default) or classic.")] = None,
    processes: Annotated[int, typer.Option(help="How many games at once; changes nothing in the result.", min=1)] = 1,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(help="duel: stop once one of two differences in Elo can be accepted.", metavar="ELO0 ELO1"),
    ] = None,
    json: Json = None,
) -> None:
    """Let two bots play against each other and count their wins."""
    from famiglia.arena.games import ARENAS, Wanted, players
    from famiglia.bots.duel.weights import WeightsError

    expect("game", game, ARENAS)
    found = ARENAS[game]()
    for name in (one, other):
        if not found.is_player(name):
            expect("bot", name, players(game))
    if edition is not None:
        if not found.editions:
            fail(f"--edition: a {game} has no editions")
        expect("--edition", edition, found.editions)
    if sprt is not None and not found.sequential:
        fail(f"--sprt: no sequential test can end a match of the {game}")
    if sprt is not None and sprt[0] >= sprt[1]:
        fail("--sprt: the first difference in Elo must be less than the second")
    try:
        played = found.play(Wanted(one, other, pairs, seed, edition, sprt), processes)
    except WeightsError as error:
        fail(str(error))
    print(played)
    if json is not None:
        write_json(json, played.as_json())


def write_json(file: Path, content: object) -> None:
    """Write the content to the file; ends the program if that is not possible."""
    from json import dumps

    try:
        file.write_text(dumps(content, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror or error}")
