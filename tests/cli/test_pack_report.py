"""The commands `famiglia pack new`, `check` and `show`."""

from pathlib import Path

import pytest

from famiglia.cli.pack_report import check, new, show
from famiglia.war.pack import PackError, load
from famiglia.war.pack.schema import FILES, TABLES
from famiglia.war.pack.verbs import CARD_EFFECTS, MAT_SPACES, ORDER_EFFECTS, SPACE_ACTIONS, TILE_EFFECTS, TRIGGERS
from tests.war.packs import standard_files

DOCS = Path(__file__).parents[2] / "docs" / "war-pack.md"


def test_a_new_pack_passes_its_check_and_is_the_standard_pack(tmp_path: Path) -> None:
    lines = new(tmp_path / "mine" / "first")
    assert f"Then: famiglia pack check {tmp_path / 'mine' / 'first'}" == lines[-1]
    assert (
        [f"no errors, no warnings: the pack 'first' is ready, hash {load().hash[:16]}"],
        0,
    ) == check(tmp_path / "mine" / "first")


def test_every_file_of_a_new_pack_begins_with_a_guide(tmp_path: Path) -> None:
    new(str(tmp_path))
    for file in FILES:
        content = (tmp_path / file).read_text(encoding="utf-8")
        assert content.startswith("# From the ")
        assert content.endswith(standard_files()[file].decode())
        assert all(len(line) <= 130 for line in content.split("\n\n")[0].splitlines())
    assert standard_files()["geometry.json"] == (tmp_path / "geometry.json").read_bytes()


def test_new_never_overwrites(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    with pytest.raises(PackError, match="the folder is not empty and nothing was written; name a new or an empty one"):
        new(tmp_path)
    assert ["diary.txt"] == [file.name for file in tmp_path.iterdir()]
    with pytest.raises(PackError, match="this is a file; name a new or an empty folder"):
        new(tmp_path / "diary.txt")
    with pytest.raises(PackError, match="the folder cannot be written: Not a directory"):
        new(tmp_path / "diary.txt" / "below")
    with pytest.raises(PackError, match=r"the folder cannot be written: .*embedded null"):
        new("a\0b")


def test_check_lists_errors_before_warnings_and_ends_with_the_count(tmp_path: Path) -> None:
    new(tmp_path)
    orders = tmp_path / "orders.toml"
    orders.write_text(orders.read_text().replace("initiative = 4\nskull = 2", "initiative = 5\nskull = -2"))
    sheets = tmp_path / "sheets.toml"
    sheets.write_text(sheets.read_text().replace("gray = [2, 1, 1, 1, 1, 2]", "gray = [2, 1, 1, 1, 1, 1]"))
    assert (
        [
            "error: orders.toml, order 'red_ja': skull is -2; expected a whole number from 0 to 999",
            "warning: sheets.toml, sheet 0: 7 gray circles for 8 neutral tokens; we expected as many",
            "1 error, 1 warning: this pack cannot be played with",
        ],
        2,
    ) == check(tmp_path)
    with pytest.raises(PackError, match="skull is -2"):
        show(tmp_path)


def test_warnings_leave_the_exit_status_at_0(tmp_path: Path) -> None:
    new(tmp_path)
    sheets = tmp_path / "sheets.toml"
    sheets.write_text(sheets.read_text().replace("gray = [2, 1, 1, 1, 1, 2]", "gray = [2, 1, 1, 1, 1, 1]"))
    lines, status = check(str(tmp_path))
    assert 0 == status
    assert lines[-1].startswith("no errors, 1 warning: the pack ")


def test_check_of_nothing_says_so() -> None:
    lines, status = check("nowhere")
    assert 2 == status
    assert lines[0].startswith("error: nowhere: there is no such folder")
    assert "1 error, no warnings: this pack cannot be played with" == lines[-1]


@pytest.mark.parametrize(
    "line",
    [
        "  SW (team B, fish, then NE): Trapani 2, Ribera 2, Camastra 2, Enna 3, Gela 3, Palagonia 3",
        "  A tie is decided by Bronte.",
        "SHEET 0, column costs 1, 1, 1, 1, 1, 2, 4 rows, gray circles 2, 1, 1, 1, 1, 2",
        "  column 1 row 1: issue 1 order",
        "  column 2 row 2: pay 2: issue 2 orders in different areas",
        "  column 2 row 2: pay 1: issue 2 orders in one area",
        "  column 1 row 3: ∞ receive 1: recruit Church base + 0 Soldati / "
        "place Police base + 0 Soldati in an area of yours or an empty one",
        "  column 6 row 3: pay 2: exert influence: 2 tokens of one row to the box",
        "FAMILY red: Vermigli (frontal attacks)",
        "  justice  1/1 | A: car, 2/3 | B: car, 4/4",
        "  economy  A: 1 Money, lab | B: 2 Money, launder",
        "  justice A  Agguato: attack  4: skull 2, Movement (and Attack) once",
        "  basic      Riscossione: supply 11: vest 1, receive 2 Money, place up to 1 Soldato",
        "  Allies (encounter): for 1 Money pass over one empty or neutral area, not by boat",
        "  L'Autista: Money 6, Soldati 3; on the board cars 1, labs 3",
        "  1 × Two Cowards: 2 Soldati of yours to headquarters",
    ],
)
def test_show_says_it_in_plain_words(line: str) -> None:
    assert line in show().split("\n")


def test_show_says_that_values_are_reconstructed() -> None:
    assert "236 of 239 entries are reconstructed at least in part: not the printed values." in show()


def test_show_leaves_no_blank_unfilled() -> None:
    text = show()
    assert not any(sign in text for sign in ("{", "}", "(s)", "/i", "None", "True", "False"))


def test_the_page_explains_every_table_field_and_verb() -> None:
    page = DOCS.read_text(encoding="utf-8")
    words = {name for table in TABLES for name in (table.name, *table.fields)}
    words |= {trigger for triggers in TRIGGERS.values() for trigger in triggers}
    for vocabulary in (SPACE_ACTIONS, ORDER_EFFECTS, MAT_SPACES, TILE_EFFECTS, CARD_EFFECTS):
        for verb, known in vocabulary.verbs.items():
            words |= {verb, *known.parameters, *known.optional}
    assert [] == sorted(word for word in words if f"`{word}`" not in page)
