"""`famiglia train`."""

from pathlib import Path
from typing import Annotated

import typer

from .options import end_on_ctrl_c, expect, fail

LINE = 2000
"""A line of progress follows after so many games."""


def train(
    game: Annotated[str, typer.Argument(help="Which game: duel.")] = "duel",
    edition: Annotated[str, typer.Option(help="revised or classic.")] = "revised",
    minutes: Annotated[float | None, typer.Option(help="Stop after so many minutes.", min=0)] = None,
    games: Annotated[int | None, typer.Option(help="Stop when the net has played so many games.", min=1)] = None,
    schedule: Annotated[
        int,
        typer.Option(help="After so many games the steps have become small; more games need a longer one.", min=200),
    ] = 30_000,
    seed: Annotated[int, typer.Option(help="The same seed and number of games give the same net.", min=0)] = 1,
    processes: Annotated[int, typer.Option(help="How many processes play; changes nothing in the net.", min=1)] = 2,
    out: Annotated[Path | None, typer.Option(help="The file of the net; a training that it holds continues.")] = None,
) -> None:
    """Train the net of a bot by letting it play against itself."""
    from famiglia.bots.duel.weights import WeightsError
    from famiglia.duel import EDITIONS
    from famiglia.training import Progress, Training
    from famiglia.training import train as run

    expect("game", game, ("duel",))
    expect("--edition", edition, EDITIONS)
    if minutes is None and games is None:
        fail("say when to stop: --minutes or --games")
    end_on_ctrl_c()
    file = out if out is not None else Path(f"{game}-{edition}.net")

    def report(progress: Progress) -> None:
        if progress.games % LINE == 0:
            print(f"{progress.seconds:6.0f} s  {progress}", flush=True)

    try:
        run(Training(edition, seed, games, minutes, processes, schedule), file, report)
    except WeightsError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{file}: {error.strerror or error}")
