"""`python -m tools.generate`: make all generated files again."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from famiglia.duel import EDITIONS
from famiglia.rulebook.register import GAMES

from . import dialogue, gallery, perft, playthrough, refusals_page, rules_page, wire_types

GENERATED: dict[Path, Callable[[], str]] = {
    **{rules_page.file_of(game): partial(rules_page.text, game) for game in GAMES},
    refusals_page.FILE: refusals_page.text,
    dialogue.FILE: dialogue.text,
    wire_types.FILE: wire_types.text,
    perft.FILE: perft.text,
    **{playthrough.FOLDER / f"duel-{edition}.txt": partial(playthrough.text, edition) for edition in EDITIONS},
    playthrough.FOLDER / "war.txt": playthrough.war_text,
}
"""Every generated file with the function that makes its text; a test compares them, but not the pictures."""


if __name__ == "__main__":
    for file, text in ({file: make() for file, make in GENERATED.items()} | gallery.files()).items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.name}")
