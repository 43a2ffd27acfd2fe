"""`famiglia pack`: check, create and show packs of the war."""

from typing import Annotated

import typer

from .help import Command, Group
from .options import fail

pack = typer.Typer(
    cls=Group, help="The components of the war, as data: check a pack, make one, look at one.", no_args_is_help=True
)


@pack.command("check", cls=Command)
def check_pack(path: Annotated[str, typer.Argument(help="A folder with a pack.")]) -> None:
    """List every error and every warning about a pack of the war."""
    from famiglia.cli.pack_report import check

    lines, status = check(path)
    print("\n".join(lines))
    raise typer.Exit(status)


@pack.command("new", cls=Command)
def new_pack(path: Annotated[str, typer.Argument(help="A folder that does not exist yet, or is empty.")]) -> None:
    """Write a commented copy of the standard pack, to be filled in from a printed game."""
    from famiglia.cli.pack_report import new
    from famiglia.war.pack import PackError

    try:
        print("\n".join(new(path)))
    except PackError as error:
        fail(str(error))


@pack.command("show", cls=Command)
def show_pack(path: Annotated[str, typer.Argument(help="A folder with a pack.")] = "standard") -> None:
    """Print everything in a pack of the war, in English."""
    from famiglia.cli.pack_report import show
    from famiglia.war.pack import PackError

    try:
        print(show(path))
    except PackError as error:
        fail(str(error))
