"""Style sheets: what is meant for a page or for one game reaches no other table."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "src/famiglia/web"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CLASS = re.compile(r"\.(-?[a-z][a-z0-9-]*)")
ALIKE = {"lamp", "sprite"}
"""Classes that look the same in both games."""
NO_CLASSES = {"card", "family"}
"""Names of variables in the classes of elements, which look like classes."""
CLASSES = re.compile(r"class(?:Name)?=(?:\"([^\"]*)\"|\$\{([^}]*)\}|([a-z-]+))")


def selectors(sheet: Path) -> set[str]:
    """The selectors of a style sheet."""
    rules = re.findall(r"([^{}]+)\{", COMMENT.sub("", sheet.read_text(encoding="utf-8")))
    found = {selector.strip() for rule in rules for selector in rule.split(",")}
    return {selector for selector in found if not selector.startswith("@")}


def classes_of(folder: Path) -> set[str]:
    """The classes that the modules of a folder give to elements."""
    text = "".join(module.read_text(encoding="utf-8") for module in sorted(folder.rglob("*.js")))
    return set(re.findall(r"[a-z][a-z0-9-]*", " ".join(" ".join(parts) for parts in CLASSES.findall(text))))


def test_no_class_of_a_table_is_styled_as_a_page() -> None:
    """Both style sheets are loaded together, so a page's bare class would also change a table."""
    pages = WEB / "style/base/pages.css"
    alone = {selector[1:] for selector in selectors(pages) if CLASS.fullmatch(selector)}
    asked = {name for selector in selectors(pages) if ":has(" in selector for name in CLASS.findall(selector)}
    of_tables = classes_of(WEB / "tables")
    assert {"start-page", "wordmark"} <= alone | asked
    assert {"dock", "row-space"} <= of_tables
    assert set() == (alone | asked) & of_tables - {"top", "logo"}


def bare_classes(folder: Path) -> set[str]:
    """The classes that the style sheets of a folder style wherever they occur."""
    return {
        selector[1:] for sheet in folder.glob("*.css") for selector in selectors(sheet) if CLASS.fullmatch(selector)
    }


def test_no_class_of_one_game_is_styled_by_the_other() -> None:
    """A browser keeps the style sheets of a game when its visitor goes on to a table of the other."""
    for game, other in (("duel", "war"), ("war", "duel")):
        styled = bare_classes(WEB / "style" / game)
        assert len(styled) > 20
        assert set() == styled & classes_of(WEB / "tables" / other) - ALIKE - NO_CLASSES
