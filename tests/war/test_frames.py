"""Each kind of frame is declared once, and the engine names its fields instead of counting them."""

import ast
from pathlib import Path

import pytest

from famiglia.game import NotationError
from famiglia.war import board_of
from famiglia.war.engine import fields, step_kinds
from famiglia.war.engine.position import FRAME
from famiglia.war.notation.check_frames import limits
from famiglia.war.notation.frame_text import FIRST, frames, read_stack, write_stack
from famiglia.war.view_types import Decision

from .encounter_builder import encounter, play

SOURCE = Path(__file__).parents[2] / "src" / "famiglia"
ACCESSORS = {"get", "set", "get_optional", "set_optional", "get_below", "set_below"}
ROWS = {"frame", "below", "above", "row", "running"}
"""The names of variables that contain frames as rows of numbers."""


def test_every_kind_of_frame_is_declared_with_its_fields_in_order() -> None:
    assert set(range(len(step_kinds.NAMES))) == set(fields.FRAMES)
    for step, declared in fields.FRAMES.items():
        places = [field.place for field in declared]
        assert list(range(FIRST, FIRST + len(places))) == places, step_kinds.NAMES[step]
        assert len(places) <= FRAME - FIRST


def test_the_type_of_a_decision_names_every_field_that_the_view_shows() -> None:
    shown = {field.shown for declared in fields.FRAMES.values() for field in declared if field.shown}
    assert shown | {"step", "numbers"} == Decision.__required_keys__ | Decision.__optional_keys__
    assert {"step"} == Decision.__required_keys__


def test_every_kind_of_field_has_its_limits() -> None:
    holds = {field.holds for declared in fields.FRAMES.values() for field in declared}
    assert holds <= limits(board_of()).keys()


def test_only_sealed_cards_are_secret_in_a_frame() -> None:
    secret = {field.place for declared in fields.FRAMES.values() for field in declared if field.team_of is not None}
    assert {fields.CONFLICT_ATTACKERS_CARD, fields.CONFLICT_DEFENDERS_CARD} == secret


def raw_numbers(source: str) -> list[int]:
    """The lines that access a field of a frame by a literal number."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.expr | ast.stmt)]
    return sorted({node.lineno for node in nodes if _counts(node)})


def _counts(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
        return node.func.attr in ACCESSORS and _has_number(node.args[0])
    if isinstance(node, ast.Subscript):
        of = node.value
        row = isinstance(of, ast.Name) and of.id in ROWS
        stack = isinstance(of, ast.Attribute) and of.attr == "stack"
        return (row or stack) and not isinstance(node.slice, ast.Slice) and _has_number(node.slice)
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
        return node.value.id in ROWS and isinstance(node.targets[0], ast.Tuple)
    return False


def _has_number(node: ast.expr) -> bool:
    if isinstance(node, ast.IfExp):
        return _has_number(node.body) or _has_number(node.orelse)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return _has_number(node.left) or _has_number(node.right)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


@pytest.mark.parametrize(
    "line",
    [
        "p.set(4, p.get(fields.FIGHT_MOVEMENTS) - 1)",
        "x = table.get(3)",
        "p.set(11 if seat == p.get(fields.SEAT) else 12, a + 1)",
        "p.set_below(5, 1)",
        "x = frame[7]",
        "x = p.stack[at + 8]",
        "_, seat, area, *_ = frame",
    ],
)
def test_a_raw_number_is_found(line: str) -> None:
    assert [1] == raw_numbers(line)


@pytest.mark.parametrize("folder", ["war", "bots/war", "table"])
def test_no_field_of_a_frame_is_reached_by_a_raw_number(folder: str) -> None:
    found = {
        f"{path.relative_to(SOURCE)}:{line}"
        for path in (SOURCE / folder).rglob("*.py")
        for line in raw_numbers(path.read_text(encoding="utf-8"))
    }
    assert not found


def test_the_written_form_tells_where_the_one_car_of_an_order_is() -> None:
    game = encounter(
        {"licata": "red 6", "gela": "red 1", "camastra": "blue 4"}, {"licata": "red_jb"}, cars={"licata": 2}
    )
    play(game, "part 1", "move licata gela land", "soldati 2", "cars 1")
    written = "round:-:8>order:a:6,21,1,1>fight:a:6,21,1,0,23,23"
    assert written == write_stack(game.position)
    play(game, "move gela ragusa land", "soldati 1")
    written = "round:-:8>order:a:6,21,1,1>fight:a:6,21,0,0,23,23>car-along:a:22,35,0,1,23,6"
    assert written == write_stack(game.position)
    assert 0 == frames(game.position)[-1][fields.MOVE_CAR]
    assert list(game.position.stack) == read_stack(written)


def test_the_written_form_tells_that_the_car_of_an_order_is_lost() -> None:
    game = encounter(
        {"licata": "red 6", "gela": "blue 4", "camastra": "blue 4"}, {"licata": "red_jb"}, cars={"licata": 2}
    )
    play(game, "part 1", "move licata gela land", "soldati 1", "cars 1", "brute", "move licata camastra land")
    written = "round:-:8>order:a:6,21,1,1>fight:a:6,21,0,0,99>how-many:a:21,13,0,0,99,6"
    assert written == write_stack(game.position)
    assert list(game.position.stack) == read_stack(written)
    fight = frames(game.position)[-2]
    assert (0, 1) == (fight[fields.FIGHT_CAR], fight[fields.FIGHT_CAR_LOST])


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("round:-:8>order:a:6,21,1,1>fight:a:6,21,0,0,99>how-many:a:21,13,0,0,0,6", "number 5 as in the frame below"),
        ("round:-:8>order:a:6,21,1,1>fight:a:6,21,1>how-many:a:21,13,0,0,22,6", "number 5 as in the frame below"),
        ("round:-:8>order:a:6,21,1,1>fight:a:6,21,0,0,0,0,0,1", "number 8 from 0 to 0"),
    ],
)
def test_a_car_in_two_places_is_refused(written: str, expected: str) -> None:
    with pytest.raises(NotationError, match=expected):
        read_stack(written)
