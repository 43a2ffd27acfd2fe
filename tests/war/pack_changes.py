"""Changes to the tables of a pack, for tests that change a single detail of the standard pack."""

from collections.abc import Callable
from typing import Any, TypeAlias

from .packs import Tables, entry, table

Change: TypeAlias = Callable[[Tables], Any]
Cases: TypeAlias = dict[str, tuple[Change, list[str]]]
"""Changes by name, each with the messages that the check of the pack gives for it."""

MOVE = {"do": "move", "times": 1}


def setting(name: str, id_: str | int, /, **values: Any) -> Change:
    """A change that sets fields of an entry; None removes a field."""

    def change(tables: Tables) -> None:
        found = table(tables, name) if id_ == "" else entry(tables, name, id_)
        for field, value in values.items():
            if value is None:
                del found[field]
            else:
                found[field] = value

    return change


def dropping(name: str, id_: str | int) -> Change:
    """A change that removes an entry."""
    return lambda tables: table(tables, name).remove(entry(tables, name, id_))


def both(*changes: Change) -> Change:
    """Several changes, one after the other."""
    return lambda tables: [change(tables) for change in changes]


def group(row: str, number: int, **values: Any) -> Change:
    """A change that sets fields of a group of tokens in a row of a mat."""
    return lambda tables: entry(tables, "mat_row", row)["groups"][number].update(values)
