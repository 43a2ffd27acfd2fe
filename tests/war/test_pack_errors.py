"""Every contradiction of the rulebook in a pack is an error that names its file and entry."""

from typing import Any

import pytest

from famiglia.war.pack.schema import TABLES

from .component_error_cases import COMPONENT_ERRORS
from .error_cases import ERRORS
from .packs import entry, messages, problems_of, standard, table

CASES = ERRORS | COMPONENT_ERRORS


@pytest.mark.parametrize("name", CASES)
def test_an_error_is_named_with_file_and_entry(name: str) -> None:
    change, expected = CASES[name]
    tables = standard()
    change(tables)
    errors = [str(problem) for problem in problems_of(tables) if problem.severity == "error"]
    assert expected == errors


@pytest.mark.parametrize(
    "shape", [table for table in TABLES if table.file == "limits.toml" and table.component], ids=lambda t: t.name
)
def test_every_limit_is_the_one_that_the_rulebook_states(shape: Any) -> None:
    for field, kind in shape.required.items():
        tables = standard()
        table(tables, shape.name)[field] = 77
        assert [f"error: limits.toml, [{shape.name}]: {field} is 77; expected {kind.expected}"] == messages(tables)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("seat", 4), ("mandamento", 12), ("sea", 9), ("area", 36), ("column", 6), ("sheet", 5), ("family", 6),
     ("mat_row", 24), ("order", 78), ("character", 6), ("tile", 11)],
)  # fmt: skip
def test_the_number_of_entries_is_the_one_that_the_rulebook_states(name: str, expected: int) -> None:
    tables = standard()
    assert expected == len(table(tables, name))
    table(tables, name).pop()
    counted = f"{expected - 1} entries [[{name}]]; expected {expected} (rulebook p."
    assert any(counted in message for message in messages(tables))


def test_all_errors_of_all_files_are_collected() -> None:
    tables = standard()
    entry(tables, "area", "noto")["soldati"] = 1
    entry(tables, "space", "s2c1r1")["money"] = "a lot"
    entry(tables, "order", "blue_b1")["effects"] = [{"do": "dance"}]
    table(tables, "game")["rounds"] = 5
    del tables["tiles.toml"]
    found = messages(tables)
    assert ["map.toml", "sheets.toml", "orders.toml", "tiles.toml", "limits.toml"] == [
        message.removeprefix("error: ").partition(":")[0].partition(",")[0] for message in found
    ]
