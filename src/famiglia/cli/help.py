"""Command classes whose help shows `--host HOST` instead of the type of each option's value."""

from typing import Any

from typer.core import TyperCommand, TyperGroup


def with_metavars(params: list[Any]) -> list[Any]:
    """Set the word that help shows for the value of each option, and hide the types of arguments and flags."""
    for param in params:
        if param.param_type_name == "option" and not param.is_flag:
            param.metavar = param.metavar or param.name.rpartition("_")[2].upper()
        else:
            param.display_type_rich = lambda ctx: None
    return params


class Command(TyperCommand):
    """A command whose help shows these words."""

    def get_params(self, ctx: Any) -> list[Any]:
        return with_metavars(super().get_params(ctx))


class Group(TyperGroup):
    """A group of commands whose help shows these words."""

    def get_params(self, ctx: Any) -> list[Any]:
        return with_metavars(super().get_params(ctx))
