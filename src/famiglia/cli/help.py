"""Commands whose help shows a word for the value of each option (`--host HOST`) instead of a type."""

from typing import Any

from typer.core import TyperCommand, TyperGroup


def with_metavars(params: list[Any]) -> list[Any]:
    """These options and arguments, each with the word that help shows for its value; flags have no value."""
    for param in params:
        if param.param_type_name == "option" and not param.is_flag:
            param.metavar = param.metavar or param.name.rpartition("_")[2].upper()
        else:
            param.display_type_rich = lambda ctx: None
    return params


class Command(TyperCommand):
    """A command with this help."""

    def get_params(self, ctx: Any) -> list[Any]:
        return with_metavars(super().get_params(ctx))


class Group(TyperGroup):
    """A group of commands with this help."""

    def get_params(self, ctx: Any) -> list[Any]:
        return with_metavars(super().get_params(ctx))
