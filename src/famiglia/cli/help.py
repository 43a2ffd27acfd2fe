"""Commands whose help names what to fill in by plain words: `--host HOST`, not by types of Python."""

from typing import Any

from typer.core import TyperCommand, TyperGroup


def named(params: list[Any]) -> list[Any]:
    """These options and arguments, each with the word that help shows for its value; a switch has no value."""
    for param in params:
        if param.param_type_name == "option" and not param.is_flag:
            param.metavar = param.metavar or param.name.rpartition("_")[2].upper()
        else:
            param.display_type_rich = lambda ctx: None
    return params


class Command(TyperCommand):
    """A command with such a help."""

    def get_params(self, ctx: Any) -> list[Any]:
        return named(super().get_params(ctx))


class Group(TyperGroup):
    """A group of commands with such a help."""

    def get_params(self, ctx: Any) -> list[Any]:
        return named(super().get_params(ctx))
