"""The command line: `famiglia play`, `serve`, `replay`, `verify`, `rules`, `pack`, `protocol`."""

import sys
from io import TextIOWrapper

import typer

from . import packs, playing, programs, records, rules, serving
from .asking import misused

app = typer.Typer(
    help="Famiglia, two games about families: play them, replay them, check them, serve them to your friends.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(playing.play)
app.command()(serving.serve)
app.command()(records.replay)
app.command()(records.verify)
app.command()(rules.rules)
app.add_typer(packs.pack, name="pack")
app.command()(programs.protocol)
app.command()(programs.balance)
app.command()(programs.version)


def main() -> None:
    """The `famiglia` command: UTF-8 whatever the locale, and a fault of ours ends in one line, not in a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    try:
        raise SystemExit(app(standalone_mode=False))
    except Exception as error:
        if hasattr(error, "format_message"):
            print(f"famiglia: {misused(error)}", file=sys.stderr)
            raise SystemExit(2) from None
        print(f"famiglia: a fault of the program, please report it: {type(error).__name__}: {error}", file=sys.stderr)
        raise SystemExit(1) from None
