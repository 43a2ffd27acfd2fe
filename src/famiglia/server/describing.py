"""What the shapes say about their fields: the sentence under a field in the source becomes its description in the document."""

import ast
import inspect
from functools import cache
from textwrap import dedent
from typing import Any

import msgspec

from famiglia.table import messages

from . import problems, shapes


def describe(schemas: dict[str, Any]) -> None:
    """Add to each field of these schemas what its shape says about it."""
    for name, schema in schemas.items():
        for field, sentence in sentences(_shapes()[name]).items():
            schema["properties"][field].setdefault("description", sentence)


@cache
def sentences(shape: type) -> dict[str, str]:
    """By field: the text that stands under it, in the shape itself or in the one that it extends."""
    above = shape.__bases__[0]
    found = dict(sentences(above)) if above is not msgspec.Struct else {}
    (told,) = ast.parse(dedent(inspect.getsource(shape))).body
    assert isinstance(told, ast.ClassDef)
    for field, below in zip(told.body, told.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            found[field.target.id] = inspect.cleandoc(ast.literal_eval(below.value))
    return found


@cache
def _shapes() -> dict[str, type]:
    """Everything that is sent or answered, by name."""
    rooms = (messages, shapes, problems)
    return {
        name: found
        for room in rooms
        for name, found in vars(room).items()
        if isinstance(found, type) and issubclass(found, msgspec.Struct)
    }
