"""Small changes of a pack, to be made in one line of a test."""

from collections.abc import Callable
from typing import Any, TypeAlias

from .packs import Tables, entry, table

Change: TypeAlias = Callable[[Tables], Any]
Cases: TypeAlias = dict[str, tuple[Change, list[str]]]
"""Changes by name, with the messages they give."""

MOVE = {"do": "move", "times": 1}


def setting(name: str, id_: str | int, /, **values: Any) -> Change:
    """Change fields of an entry; None takes a field away."""

    def change(tables: Tables) -> None:
        found = table(tables, name) if id_ == "" else entry(tables, name, id_)
        for field, value in values.items():
            if value is None:
                del found[field]
            else:
                found[field] = value

    return change


def dropping(name: str, id_: str | int) -> Change:
    return lambda tables: table(tables, name).remove(entry(tables, name, id_))


def both(*changes: Change) -> Change:
    return lambda tables: [change(tables) for change in changes]


def group(row: str, number: int, **values: Any) -> Change:
    return lambda tables: entry(tables, "mat_row", row)["groups"][number].update(values)
