"""What the shapes say about their fields: the sentence under a field in the source becomes its description in the document."""

import ast
import inspect
from functools import cache
from textwrap import dedent
from typing import Any, Final

from famiglia.duel import result, view
from famiglia.table import messages, sentences, settings
from famiglia.table.duel import messages as duel_messages
from famiglia.table.war import messages as war_messages
from famiglia.war import view_types

from ..http import problems
from ..schemas import tables as shapes

MODULES: Final = (
    messages, sentences, settings, duel_messages, war_messages, view, result, view_types, shapes, problems,
)  # fmt: skip
"""Where the types of what is sent and answered are defined."""


def describe(schemas: dict[str, Any]) -> None:
    """Add to each field of these schemas what its shape says about it."""
    for name, schema in schemas.items():
        for field, sentence in descriptions(_shapes()[name]).items():
            schema["properties"][field].setdefault("description", sentence)


@cache
def descriptions(shape: type) -> dict[str, str]:
    """By field: the text that stands under it, in the shape itself or in the one that it extends."""
    (told,) = ast.parse(dedent(inspect.getsource(shape))).body
    assert isinstance(told, ast.ClassDef)
    # From the source, for a TypedDict does not know which one it extends.
    extended = [_shapes().get(base.id) for base in told.bases if isinstance(base, ast.Name)]
    found = {name: text for above in extended if above is not None for name, text in descriptions(above).items()}
    for field, below in zip(told.body, told.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            found[field.target.id] = inspect.cleandoc(ast.literal_eval(below.value))
    return found


@cache
def _shapes() -> dict[str, type]:
    """Everything that is sent or answered, by name."""
    return {
        name: found
        for module in MODULES
        for name, found in vars(module).items()
        if isinstance(found, type) and found.__module__ == module.__name__ and not name.startswith("_")
    }
