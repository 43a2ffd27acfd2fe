"""The standard pack loads; what a pack offers; its hash."""

import json
import random
from dataclasses import FrozenInstanceError, fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from famiglia.war.pack import Effect, Pack, PackError, drawing, examine, load
from famiglia.war.pack.load import content_hash, examine_files, examine_tables
from famiglia.war.pack.schema import FILES, TABLES

from .packs import Tables, standard, standard_files, write

STANDARD = Path(__file__).parents[2] / "src/famiglia/war/packs/standard"


def pack_of(tables: Tables) -> Pack:
    pack, problems = examine_tables("test", tables)
    assert pack is not None, problems
    return pack


def test_the_standard_pack_has_no_error_and_no_warning() -> None:
    pack, problems = examine("standard")
    assert [] == problems
    assert pack is not None
    assert "standard" == pack.name


def test_the_standard_pack_is_the_same_by_name_and_by_path() -> None:
    assert load() == load("standard") == load(STANDARD) == load(str(STANDARD))


def test_entries_keep_the_order_of_their_file() -> None:
    pack = load()
    tables = standard()
    assert [area["id"] for area in tables["map.toml"]["area"]] == [area.id for area in pack.areas]
    for entries in (
        pack.seats,
        pack.areas,
        pack.seas,
        pack.orders,
        pack.tiles,
        pack.sheets,
        pack.columns,
        pack.mat_rows,
    ):
        assert list(range(len(entries))) == [entry.index for entry in entries]


def test_every_lookup_finds_its_entry() -> None:
    pack = load()
    for find, entries in (
        (pack.seat, pack.seats), (pack.mandamento, pack.mandamenti), (pack.sea, pack.seas), (pack.area, pack.areas),
        (pack.column, pack.columns), (pack.space, pack.spaces), (pack.family, pack.families), (pack.order, pack.orders),
        (pack.character, pack.characters), (pack.tile, pack.tiles), (pack.conflict_card, pack.conflict_cards),
    ):  # fmt: skip
        assert all(entry is find(entry.id) for entry in entries)
    assert all(sheet is pack.sheet(sheet.n) for sheet in pack.sheets)
    assert all(row is pack.mat_row(row.family, row.row) for row in pack.mat_rows)


def test_an_unknown_id_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="no area 'atlantis' in the pack 'standard'"):
        load().area("atlantis")


def test_relations_are_resolved() -> None:
    pack = load()
    assert {"Enna", "Licata"} <= {area.name for area in pack.neighbours(pack.area("camastra"))}
    assert ["Mare Agrigento", "Mare Licata"] == sorted(sea.name for sea in pack.seas_of(pack.area("licata")))
    assert 6 == len(pack.areas_of(pack.seat("NW")))
    assert 12 == len(pack.neutral_areas())
    assert 13 == len(pack.orders_of("red"))
    assert (18, 20, 22, 24) == tuple(len(pack.spaces_of(sheet)) for sheet in range(1, 5))


def test_effects_give_their_parameters_by_type() -> None:
    pack = load()
    assert (2, 2, 1) == pack.order("black_ja").effects[0].numbers("removals")
    assert 2 == pack.order("red_jb").effects[0].number("times")
    allies = pack.tile("allies").effect
    assert ("empty", "neutral") == allies.words("through")
    assert not allies.flag("by_sea")
    assert "movement" == pack.tile("bribery").effect.word("per")
    assert not Effect("exert", (("n", 1),)).flag("same_row")


def test_a_pack_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        load().areas[0].soldati = 9  # type: ignore[misc]


@pytest.mark.parametrize("table", [table for table in TABLES if table.component], ids=lambda table: table.name)
def test_components_have_the_fields_of_their_tables(table: Any) -> None:
    assert {*table.fields, "index"} == {field.name for field in fields(table.component)}
    assert table.name == table.component.table


def test_the_drawing_lies_beside_the_pack() -> None:
    drawn = drawing()
    assert drawn is not None
    assert {area.id for area in load().areas} == set(drawn["areas"])
    assert json.loads(standard_files()["geometry.json"]) == drawn


def test_a_pack_without_a_drawing_is_a_pack() -> None:
    pack, problems = examine_files("test", {file: standard_files()[file] for file in FILES})
    assert [] == problems
    assert pack is not None


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"[]", "geometry.json: this is not a JSON object; the board cannot be drawn"),
        (b"\xff", "geometry.json: this is not a JSON object; the board cannot be drawn"),
        (b"[" * 100_000, "geometry.json: this is not a JSON object; the board cannot be drawn"),
        (b"{}", "geometry.json: its seas are not those of map.toml; they differ in 'mare_agrigento', 'mare_catania', "
                 "'mare_cefalu', 'mare_licata', 'mare_messina'; the board cannot be drawn"),
    ],
)  # fmt: skip
def test_a_faulty_drawing_is_only_a_warning(content: bytes, message: str) -> None:
    pack, problems = examine_files("test", standard_files() | {"geometry.json": content})
    assert pack is not None
    assert {"warning"} == {problem.severity for problem in problems}
    assert message in [str(problem) for problem in problems]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="nowhere: there is no such folder; expected one with"):
        load(tmp_path / "nowhere")
    with pytest.raises(PackError, match=r"^'a\\x00b': there is no such folder"):
        load("a\0b")
    with pytest.raises(PackError, match="the folder cannot be opened: File name too long"):
        load("a" * 5000)


def test_every_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        load(tmp_path)
    assert [f"{file}: the file is missing" for file in FILES] == str(caught.value).split("\n")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for file, content in standard_files().items():
        (tmp_path / file).write_bytes(content)
    (tmp_path / "geometry.json").unlink()
    (tmp_path / "geometry.json").mkdir()
    assert ["warning"] == [problem.severity for problem in examine(tmp_path)[1]]
    (tmp_path / "tiles.toml").unlink()
    (tmp_path / "tiles.toml").mkdir()
    with pytest.raises(PackError, match="the file cannot be read: Is a directory"):
        load(tmp_path)


# The hash.

STANDARD_HASH = content_hash(standard())


def shuffled(value: Any, rng: random.Random) -> Any:
    """The same content with its keys in another order; lists keep their order."""
    if isinstance(value, dict):
        keys = list(value)
        rng.shuffle(keys)
        return {key: shuffled(value[key], rng) for key in keys}
    return [shuffled(part, rng) for part in value] if isinstance(value, list) else value


@settings(max_examples=10)
@given(st.integers(0, 2**32 - 1))
def test_the_hash_does_not_see_comments_blanks_or_the_order_of_keys(seed: int) -> None:
    rng = random.Random(seed)
    tables = shuffled(standard(), rng)
    contents = {}
    for file, content in tables.items():
        lines = write(content).decode().splitlines()
        ends = ["\n", "\r\n", "\n\n# a remark\n", "  # beside it\n"]
        contents[file] = "".join(line + rng.choice(ends) for line in lines).encode()
    pack, problems = examine_files("standard", contents)
    assert [] == problems
    assert pack is not None
    assert STANDARD_HASH == pack.hash


def leaves(value: Any) -> list[tuple[Any, Any]]:
    """Every value that is not a list or table, as its container and its key."""
    found: list[tuple[Any, Any]] = []
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        found += leaves(part) if isinstance(part, dict | list) else [(value, key)]
    return found


@settings(max_examples=80)
@given(st.data())
def test_the_hash_changes_with_any_value(data: st.DataObject) -> None:
    tables = standard()
    places = leaves(tables)
    container, key = places[data.draw(st.integers(0, len(places) - 1))]
    old = container[key]
    new: st.SearchStrategy[Any] = st.booleans()
    if isinstance(old, str):
        new = st.text(min_size=1, max_size=5)
    elif not isinstance(old, bool):
        new = st.integers(-5, 60)
    container[key] = data.draw(new.filter(lambda value: value != old))
    assert STANDARD_HASH != content_hash(tables)


def test_the_hash_changes_with_the_order_of_entries() -> None:
    tables = standard()
    tables["tiles.toml"]["tile"].reverse()
    assert load().hash != pack_of(tables).hash


def test_the_hash_is_that_of_the_content_alone() -> None:
    assert STANDARD_HASH == load().hash == pack_of(standard()).hash


# Damage.


@settings(max_examples=50)
@given(st.sampled_from(sorted(standard_files())), st.data())
def test_no_damage_of_a_file_gives_a_traceback(file: str, data: st.DataObject) -> None:
    content = bytearray(standard_files()[file])
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content)))
        end = min(len(content), start + data.draw(st.integers(0, 40)))
        content[start:end] = data.draw(st.binary(max_size=8) | st.sampled_from(FRAGMENTS))
    pack, problems = examine_files("test", standard_files() | {file: bytes(content)})
    assert (pack is None) == any(problem.severity == "error" for problem in problems)
    assert all("\n" not in str(problem) for problem in problems)


FRAGMENTS = [
    b"", b"=", b"[", b"]", b"[[x]]\n", b"true", b"-1", b"'", b'"', b"1e9", b"nan", b"1979-05-27", b"9" * 30, b"9" * 5000,
    b"0x" + b"f" * 5000, b"[" * 3000, b"{ do = 1 }", b"\n", b"#", b"\xff", b"\xef\xbb\xbf", b"\\u0000", b"id = 3\n",
    b"_", b".", b"a = { b = [1, { c = 2 }] }\n",
]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\xff", "tiles.toml: byte 1 is not UTF-8; save the file as UTF-8 text"),
        (b"[meta", "tiles.toml: this is not TOML: Expected ']' at the end of a table declaration (at end of document)"),
        (b"a = " + b"9" * 5000, "tiles.toml: this is not TOML: a number or a date in it is out of range"),
        (b"a = " + b"[" * 9999, "tiles.toml: this is not TOML: its brackets are nested too deep"),
    ],
)
def test_what_is_not_toml_gets_one_clear_sentence(content: bytes, message: str) -> None:
    pack, problems = examine_files("test", standard_files() | {"tiles.toml": content})
    assert pack is None
    assert [message] == [str(problem) for problem in problems]


def test_a_file_saved_by_an_editor_with_a_mark_at_its_start_is_read() -> None:
    marked = {file: b"\xef\xbb\xbf" + standard_files()[file] for file in FILES}
    assert [] == examine_files("test", marked)[1]
