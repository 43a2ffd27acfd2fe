"""Generates `docs/rules/*.md`: every rule and ruling, the code that implements it and the tests that show it."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from famiglia.rulebook.register import Rule, Ruling, register

ROOT = Path(__file__).parents[1]
ID = re.compile(r"\b(?:DA?|WA)-\d\d\b|\bW-\d{3}\b")
SOURCES = {
    "duel": [
        "Rules are in our own words. The rulebooks are the authority: *Famiglia* by Friedemann Friese, classic edition 2010,",
        "revised edition 2015 (English) and 2017 (German).",
    ],
    "war": [
        "Rules are in our own words. The rulebook is the authority: *La Famiglia: The Great Mafia War* by",
        "Maximilian Maria Thiel, English rulebook, version 1.1; page numbers are inferred from its table of contents.",
    ],
}


def file_of(game: str) -> Path:
    return ROOT / "docs" / "rules" / f"{game}.md"


def places_in_code(game: str) -> dict[str, list[str]]:
    """By rule id: the functions of the engine that cite it in their docstring or in a refusal."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "src" / "famiglia" / game).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for name, node in _units(tree):
            for id_ in sorted({id_ for text in _texts(node) for id_ in ID.findall(text)}):
                found[id_].append(f"{file.stem}.{name}" if name else file.stem)
    return found


def _units(tree: ast.Module) -> list[tuple[str, ast.AST]]:
    """The functions and classes of a module by name, and the rest of it under an empty name."""
    kinds = (ast.FunctionDef, ast.ClassDef)
    units: list[tuple[str, ast.AST]] = [(node.name, node) for node in tree.body if isinstance(node, kinds)]
    rest = ast.Module([node for node in tree.body if not isinstance(node, kinds)], [])
    return [*units, ("", rest)]


def _texts(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


@cache
def tests() -> dict[str, list[str]]:
    """By rule id: the tests that name it in their marker."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                for id_ in marked(node):
                    found[id_].append(f"{file.stem}: {node.name.removeprefix('test_').replace('_', ' ')}")
    return found


def marked(function: ast.FunctionDef) -> list[str]:
    """The ids of a test's `rule` markers."""
    ids: list[str] = []
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            ids += [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]
    return ids


def text(game: str) -> str:
    code, shown = places_in_code(game), tests()
    parts = [
        f"# The rules of the {game}",
        "",
        f"Made by `make docs` from the rule register (`src/famiglia/rulebook/{game}.toml`), the code and the tests; do not edit.",
        *SOURCES[game],
        "",
        "## Rules",
    ]
    entries = register(game).values()
    for rule in entries:
        if isinstance(rule, Rule):
            parts += [
                "",
                f"### {rule.id}",
                "",
                rule.sentence("en"),
                "",
                f"*{'; '.join([*([', '.join(rule.editions)] if rule.editions else []), rule.cite])}*",
                "",
            ]
            parts += _where(rule.id, rule.rulings, code, shown)
    parts += ["", "## Rulings", "", "How we read the rulebooks where they leave a question open."]
    for ruling in entries:
        if isinstance(ruling, Ruling):
            option = f" House rule: `{ruling.option}`." if ruling.option else ""
            parts += ["", f"### {ruling.id}", "", f"{ruling.questions['en']} {ruling.answers['en']}{option}", ""]
            parts += [f"*Confidence: {ruling.confidence}.*", "", *_where(ruling.id, ruling.rules, code, shown)]
    return "\n".join(parts) + "\n"


def _where(id_: str, related: tuple[str, ...], code: dict[str, list[str]], shown: dict[str, list[str]]) -> list[str]:
    lines = []
    if related:
        lines.append("- See " + ", ".join(f"[{other}](#{other.lower()})" for other in related))
    if code[id_]:
        lines.append("- Code: " + ", ".join(f"`{place}`" for place in code[id_]))
    return lines + [f"- Test: {test}" for test in shown[id_]]
