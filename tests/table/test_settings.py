"""The settings of a table, and the errors for those that are not possible."""

from typing import Any

import msgspec
import pytest

from famiglia.table import Settings, TableError

from .tables import opened


@pytest.mark.parametrize(
    ("chosen", "field", "value", "expected"),
    [
        ({"game": "chess"}, "game", "chess", "duel, war"),
        ({"edition": "new"}, "edition", "new", "revised, classic"),
        ({"options": ("x",)}, "options", "x", "fair-pass-out, full-strength, strict-mercenaries"),
        ({"first": 2}, "first", "2", "0, 1, null"),
        ({"visibility": "open"}, "visibility", "open", "private, listed"),
        ({"pace": "fast"}, "pace", "fast", "live, turns"),
        ({"game": "war", "pack": "../mine"}, "pack", "../mine", "standard"),
        ({"pack": "mine"}, "pack", "mine", "standard"),
        ({"game": "war", "edition": "classic"}, "edition", "classic", "revised"),
        ({"game": "war", "first": 0}, "first", "0", "null"),
        ({"game": "war", "memory_aid": True}, "memory_aid", "true", "false"),
    ],
)
def test_settings_that_no_table_can_have_are_refused_by_name(
    chosen: dict[str, Any], field: str, value: str, expected: str
) -> None:
    with pytest.raises(TableError) as error:
        opened(**{"game": "duel", **chosen})
    assert ("bad-settings", 422) == (error.value.code, error.value.status)
    assert {"field": field, "value": value, "expected": expected} == error.value.extra
    assert f"{field}: “{value}” is not possible. Expected: {expected}." == str(error.value)


def test_settings_come_back_from_their_text() -> None:
    settings = Settings("war", options=("quick-setup",), visibility="listed", pace="turns", host="anna")
    assert settings == msgspec.json.decode(msgspec.json.encode(settings), type=Settings)


def test_each_game_tells_its_own_settings() -> None:
    assert {"edition", "options", "first", "memory_aid", "hints"} == set(Settings().public())
    assert {"pack", "options"} == set(Settings("war").public())
