"""Both games have the same folders for the same things."""

from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "famiglia"


@pytest.mark.parametrize("game", ["duel", "war"])
@pytest.mark.parametrize("module", ["notation/read.py", "notation/write.py", "text/__init__.py"])
def test_both_games_keep_notation_and_text_in_folders_of_that_name(game: str, module: str) -> None:
    assert (SOURCE / game / module).is_file()


@pytest.mark.parametrize("module", ["game", "view", "moves", "events", "playout"])
def test_what_other_rooms_import_stands_at_the_top_of_both_games(module: str) -> None:
    assert [] == [game for game in ("duel", "war") if not (SOURCE / game / f"{module}.py").is_file()]


def test_the_rules_of_the_war_stand_in_its_phases() -> None:
    folders = {path.name for path in (SOURCE / "war").iterdir() if (path / "__init__.py").is_file()}
    assert {"engine", "phases", "notation", "text", "pack", "guidance"} == folders
