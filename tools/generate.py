"""`python -m tools.generate`: make every generated file anew."""

from pathlib import Path

from . import perft, playthrough, rules_page


def generated() -> dict[Path, str]:
    """Every generated file with what it should hold."""
    return {rules_page.FILE: rules_page.text(), perft.FILE: perft.text()} | playthrough.files()


if __name__ == "__main__":
    for file, text in generated().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.name}")
