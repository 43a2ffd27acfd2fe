"""The command line: `famiglia play`, `serve`, `replay`, `verify`, `rules`, `pack`, `protocol`, `balance` and so on."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from . import arena, hint, ladder, packs, play, programs, records, rules, serve, training
from .help import Command, Group
from .options import usage_error

app = typer.Typer(
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command(cls=Command)(play.play)
app.command(cls=Command)(serve.serve)
app.command(cls=Command)(records.replay)
app.command(cls=Command)(records.verify)
app.command(cls=Command)(hint.hint)
app.command(cls=Command)(rules.rules)
app.add_typer(packs.pack, name="pack")
app.command(cls=Command)(programs.protocol)
app.command(cls=Command)(programs.balance)
app.command(cls=Command)(arena.arena)
app.command(cls=Command)(ladder.ladder)
app.command(cls=Command)(training.train)
app.command(cls=Command)(programs.version)


def _print_version(requested: bool) -> None:
    if requested:
        programs.version()
        raise typer.Exit


@app.callback(invoke_without_command=True)
def famiglia(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Two mafia games: play them, replay them, check them, and serve them to your friends.

    Without a command it opens the start page in the browser, like `famiglia play`.
    """
    if context.invoked_subcommand is None:
        context.invoke(play.play)


def main() -> None:
    """Run the `famiglia` command. It prints UTF-8 in every locale, and one line instead of a traceback for an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    try:
        raise SystemExit(app(standalone_mode=False))
    except Exception as error:
        if hasattr(error, "format_message"):
            print(f"famiglia: {usage_error(error)}", file=sys.stderr)
            raise SystemExit(2) from None
        print(f"famiglia: a fault of the program, please report it: {type(error).__name__}: {error}", file=sys.stderr)
        raise SystemExit(1) from None
