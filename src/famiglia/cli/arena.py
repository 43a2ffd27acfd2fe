"""`famiglia arena`."""

from pathlib import Path
from typing import Annotated

import typer

from .options import expect, fail

Json = Annotated[Path | None, typer.Option("--json", help="Write the result to this file, as JSON.", metavar="FILE")]


def arena(
    game: Annotated[str, typer.Argument(help="Which game: duel.")],
    one: Annotated[str, typer.Argument(help="A bot, or net:FILE for the adviser with the net in this file.")],
    other: Annotated[str, typer.Argument(help="Its opponent.")],
    pairs: Annotated[int, typer.Option(help="How many deals, each played twice with swapped seats.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="Any words; the same seed gives the same games.")] = "arena",
    edition: Annotated[str, typer.Option(help="revised or classic.")] = "revised",
    processes: Annotated[int, typer.Option(help="How many games at once; changes nothing in the result.", min=1)] = 1,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(help="Stop once one of two differences in Elo can be accepted.", metavar="ELO0 ELO1"),
    ] = None,
    json: Json = None,
) -> None:
    """Let two bots play against each other and count their wins."""
    from famiglia.arena.duels import DuelMatch, play_match
    from famiglia.bots.duel.weights import WeightsError
    from famiglia.duel import EDITIONS

    expect("game", game, ("duel",))
    for name in (one, other):
        expect_player(name)
    expect("--edition", edition, EDITIONS)
    if sprt is not None and sprt[0] >= sprt[1]:
        fail("--sprt: the first difference in Elo must be less than the second")
    try:
        played = play_match(DuelMatch(one, other, edition, seed, pairs, sprt), processes)
    except WeightsError as error:
        fail(str(error))
    print(played)
    if json is not None:
        write_json(json, played.as_json())


def expect_player(name: str) -> None:
    """End the program with a message if no player has this name."""
    from famiglia.arena.players import is_player
    from famiglia.bots import BOTS, YARDSTICKS

    if not is_player(name):
        expect("bot", name, (*BOTS["duel"], *YARDSTICKS["duel"]))


def write_json(file: Path, content: object) -> None:
    """Write the content to the file; ends the program if that is not possible."""
    from json import dumps

    try:
        file.write_text(dumps(content, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror or error}")
