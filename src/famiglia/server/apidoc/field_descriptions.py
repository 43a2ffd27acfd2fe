"""Descriptions of fields for the OpenAPI document: the docstrings under the fields of the types in the source."""

import ast
import inspect
from functools import cache
from textwrap import dedent
from typing import Any, Final

from famiglia.duel import result, view
from famiglia.table import draft_messages, hint_messages, messages, sentences, settings, team_messages
from famiglia.table.duel import messages as duel_messages
from famiglia.table.war import messages as war_messages
from famiglia.table.war import pack_contents
from famiglia.war import guidance_types, view_types

from ..http import problems
from ..schemas import accounts, chat, games, notes, queries, replays, server_info, tables

MODULES: Final = (
    messages, draft_messages, hint_messages, team_messages, sentences, settings, duel_messages, war_messages, view, result,
    view_types, guidance_types, pack_contents, problems, accounts, chat, games, notes, queries, replays, server_info, tables,
)  # fmt: skip
"""The modules that define the types of requests and responses."""


def describe(schemas: dict[str, Any]) -> None:
    """Add a description to each field of these schemas that has none, from the docstring in its type."""
    for name, schema in schemas.items():
        for field, sentence in descriptions(_types()[name]).items():
            schema["properties"][field].setdefault("description", sentence)


@cache
def descriptions(type_: type) -> dict[str, str]:
    """By field: the docstring under it, in this type or in a type that it extends."""
    (class_,) = ast.parse(dedent(inspect.getsource(type_))).body
    assert isinstance(class_, ast.ClassDef)
    # From the source, because a TypedDict does not know which other it extends.
    extended = [_types().get(base.id) for base in class_.bases if isinstance(base, ast.Name)]
    found = {name: text for base in extended if base is not None for name, text in descriptions(base).items()}
    for field, below in zip(class_.body, class_.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            # A field that is called like a keyword of Python has an underscore in the source.
            found[field.target.id.removesuffix("_")] = inspect.cleandoc(ast.literal_eval(below.value))
    return found


@cache
def _types() -> dict[str, type]:
    """By name: every type of a request or a response."""
    return {
        name: found
        for module in MODULES
        for name, found in vars(module).items()
        if isinstance(found, type) and found.__module__ == module.__name__ and not name.startswith("_")
    }
