"""Every field of a position is declared once and included wherever fields are listed by name."""

import ast
from pathlib import Path

import pytest

from famiglia.war import Position, board_of
from famiglia.war.engine import empty_table, position, public_table
from famiglia.war.engine.position import HIDDEN
from famiglia.war.engine.position_fields import GROWING, NUMBERS, ROWS, SECRET

from .builder import table

SOURCE = Path(str(position.__file__).split(".")[0] + ".py").parent
UNKNOWN = -1
OTHERWISE = {"board", "rules", "events", "keep_events"}
"""Fields that are not part of the state: the board, the rules and the latest events."""


def assigned(module: str, function: str, target: str) -> set[str]:
    """The attributes of `target` that a function of a module assigns."""
    tree = ast.parse((SOURCE / f"{module}.py").read_text(encoding="utf-8"))
    [found] = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == function]
    return {
        node.attr
        for node in ast.walk(found)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == target
    }


def test_all_fields_are_declared() -> None:
    assert {*NUMBERS, *ROWS, *GROWING, *OTHERWISE} == assigned("position", "__init__", "self")
    assert set(SECRET) <= set(ROWS)


def test_a_copy_has_all_fields() -> None:
    assert {*NUMBERS, *ROWS, *GROWING} == assigned("position", "copy", "twin")


def test_an_empty_table_has_all_rows() -> None:
    assert set(ROWS) == assigned("empty_table", "empty_table", "position")


def changed(name: str) -> tuple[Position, Position]:
    """A position, and one that differs from it in this field."""
    before = table().position
    after = before.copy()
    if name in NUMBERS:
        setattr(after, name, getattr(before, name) + 1)
    else:
        row = getattr(after, name)
        row[0] = row[0] + 1
    return before, after


@pytest.mark.parametrize("name", [*NUMBERS, *ROWS, *GROWING])
def test_positions_that_differ_in_one_field_are_not_equal(name: str) -> None:
    before, after = changed(name)
    assert before != after
    assert after == after.copy()
    assert before == before.copy()


@pytest.mark.parametrize("name", [*NUMBERS, *ROWS, *GROWING])
def test_what_lies_open_reaches_a_view_and_what_is_secret_does_not(name: str) -> None:
    seen, changed_view = (public_table.open_table(p, UNKNOWN) for p in changed(name))
    assert (name in SECRET) == (seen == changed_view)


def test_secret_rows_are_filled_with_what_says_nothing() -> None:
    seen = public_table.open_table(empty_table.empty_table(board_of(), 0), UNKNOWN)
    assert {UNKNOWN} == {int(n) for n in (*seen.money, *seen.hq, *seen.supply)}
    assert ({HIDDEN}, {0}) == ({int(n) for n in seen.order_place}, {int(n) for n in seen.could_be})
