"""Both games have the same rooms, and no code asks which game it is: each layer looks it up in its one registry."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "famiglia"
ASKS = re.compile(r"""[!=]==? ?["'](?:duel|war)["']|["'](?:duel|war)["'] ?[!=]==?|\bis_(?:duel|war)\b""")

STILL_ASKING = {
    "server/app.py": 1,
    "web/pages/replay.js": 1,
    "web/pages/table.js": 1,
    "web/replay/following.js": 1,
    "web/table/game.js": 4,
    "web/table/settled.js": 1,
    "web/verify.js": 1,
}
"""Files that still ask, and in how many lines. A file leaves this list when its layer gets a registry; none is added."""


def asking() -> dict[str, int]:
    """By file: in how many lines it asks for the name of the game."""
    found = {}
    for file in sorted((*SOURCE.rglob("*.py"), *SOURCE.rglob("*.js"))):
        if file.relative_to(SOURCE).parts[0] not in ("duel", "war") and "vendor" not in file.parts:
            lines = [line for line in file.read_text(encoding="utf-8").splitlines() if ASKS.search(line)]
            if lines:
                found[str(file.relative_to(SOURCE))] = len(lines)
    return found


def test_no_code_outside_the_registries_asks_which_game_it_is() -> None:
    assert STILL_ASKING == asking()


def test_both_games_have_the_same_rooms_at_the_table() -> None:
    rooms = [{file.name for file in (SOURCE / "table" / game).glob("*.py")} for game in ("duel", "war")]
    assert {"game.py", "state.py"} <= rooms[0] & rooms[1]
