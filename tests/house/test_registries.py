"""Each layer has the same files for both games, and code finds them in a registry instead of testing the game's name."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "famiglia"
GAMES = ("duel", "war")
ASKS = re.compile(r"""[!=]==? ?["'](?:duel|war)["']|["'](?:duel|war)["'] ?[!=]==?|\bis_(?:duel|war)\b""")

FOLDERS = {
    "record": {"header.py"},
    "bots": {"greedy.py", "random_bot.py"},
    "research": {"game.py"},
    "table": {"game.py", "messages.py", "state.py"},
    "terminal": {"game.py", "match.py", "settings.py", "setup_screen.py", "replay_screen.py", "result_screen.py"},
    "web/tables": {"game.js", "table.js", "checks.js"},
}
"""By layer: the files in the folder of each game."""


def name_comparisons() -> dict[str, int]:
    """By file: the number of lines that compare the name of the game."""
    found = {}
    for file in sorted((*SOURCE.rglob("*.py"), *SOURCE.rglob("*.js"))):
        if file.relative_to(SOURCE).parts[0] not in GAMES and "vendor" not in file.parts:
            lines = [line for line in file.read_text(encoding="utf-8").splitlines() if ASKS.search(line)]
            if lines:
                found[str(file.relative_to(SOURCE))] = len(lines)
    return found


def test_no_code_outside_the_registries_asks_which_game_it_is() -> None:
    assert {} == name_comparisons()


@pytest.mark.parametrize("layer", FOLDERS)
def test_every_layer_has_the_same_files_for_both_games(layer: str) -> None:
    missing = [
        f"{game}/{name}" for game in GAMES for name in FOLDERS[layer] if not (SOURCE / layer / game / name).is_file()
    ]
    assert [] == missing


@pytest.mark.parametrize("layer", ["record", "bots", "research", "table", "terminal"])
def test_the_registry_of_every_layer_lists_both_games(layer: str) -> None:
    assert list(GAMES) == list(
        getattr(import_module(f"famiglia.{layer}.games"), "BOTS" if layer == "bots" else "GAMES")
    )


def test_the_registry_of_the_browser_lists_both_games() -> None:
    registry = (SOURCE / "web" / "tables" / "games.js").read_text(encoding="utf-8")
    assert "export const GAMES = { duel, war };" in registry


@pytest.mark.parametrize("layer", [layer for layer in FOLDERS if layer != "web/tables"])
def test_only_a_registry_imports_the_folders_of_the_games(layer: str) -> None:
    """The common code of a layer does not import the folders of the games, except for the constructors of `Record`
    and the union of the games' messages."""
    imports = re.compile(r"^ *from \.+(?:\w+\.)*(?:duel|war)\b", re.MULTILINE)
    files = [
        file for file in (SOURCE / layer).rglob("*.py") if not set(file.relative_to(SOURCE / layer).parts) & set(GAMES)
    ]
    found = {file.name for file in files if imports.search(file.read_text(encoding="utf-8"))}
    assert {"games.py", "messages.py", "record.py"} >= found


def third_game_section() -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.partition("## Adding a third game")[2].partition("\n## ")[0]


def test_every_file_that_the_guide_to_a_third_game_names_exists() -> None:
    named = [
        name for name in re.findall(r"`((?:src|tests)/[\w./]+|setup\.py)`", third_game_section()) if "heist" not in name
    ]
    assert len(named) > 20
    assert [] == [name for name in named if not (ROOT / name).exists()]


def test_the_guide_to_a_third_game_names_every_registry() -> None:
    registries = [
        *SOURCE.glob("*/games.py"),
        SOURCE / "rulebook" / "register.py",
        SOURCE / "web" / "tables" / "games.js",
    ]
    named = third_game_section()
    assert [] == [str(file) for file in registries if f"`{file.relative_to(ROOT)}`" not in named]
