"""`python -m tools.generate`: make every generated file anew."""

from pathlib import Path

from . import dialogue, gallery, perft, playthrough, rules_page


def generated() -> dict[Path, str]:
    """Every generated file with what it should hold; the pictures are made with them but not compared."""
    return rules_page.files() | {dialogue.FILE: dialogue.text(), perft.FILE: perft.text()} | playthrough.files()


if __name__ == "__main__":
    for file, text in (generated() | gallery.files()).items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.name}")
