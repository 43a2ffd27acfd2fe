"""Imports point one way: server and terminal import the table, the table imports records and rules, never the other way."""

import ast
import re
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "famiglia"

# The packages that each package may import. The test fails for a package that is missing here.
MAY_KNOW: dict[str, set[str]] = {
    "dice": set(),
    "words": set(),
    "rulebook": {"words"},
    "validation_message": {"rulebook"},
    "game": {"dice", "rulebook"},
    "duel": {"dice", "game", "rulebook", "words"},
    "war": {"dice", "game", "rulebook", "words"},
    "record": {"dice", "duel", "game", "validation_message", "rulebook", "war", "words"},
    "bots": {"dice", "duel", "game", "rulebook", "war", "words"},
    "arena": {"bots", "dice", "duel", "game", "rulebook", "war", "words"},
    "training": {"bots", "dice", "duel"},
    "research": {"bots", "dice", "duel", "game", "record", "rulebook", "war", "words"},
    "table": {"bots", "dice", "duel", "game", "record", "rulebook", "war", "words"},
    "terminal": {"bots", "dice", "duel", "game", "record", "rulebook", "table", "war", "words"},
    "store": set(),
    "server": {
        "bots",
        "dice",
        "duel",
        "game",
        "validation_message",
        "record",
        "rulebook",
        "store",
        "table",
        "war",
        "words",
    },
    "cli": {
        "arena",
        "bots",
        "dice",
        "duel",
        "game",
        "record",
        "research",
        "rulebook",
        "server",
        "terminal",
        "training",
        "war",
        "words",
    },
}
DOORSTEP = {"__init__", "__main__"}


def room(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def rooms_known(file: Path) -> set[str]:
    """The packages of famiglia that a file imports from, at its top or inside a function."""
    known: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            known |= _from(file, node)
        elif isinstance(node, ast.Import):
            known |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("famiglia.")}
    return known - {room(file)}


def _from(file: Path, node: ast.ImportFrom) -> set[str]:
    if node.level:
        package = file.relative_to(SOURCE).parts[:-1]
        parts = [*package[: len(package) - node.level + 1], *(node.module or "").split(".")]
        return {part for part in parts[:1] if part}
    if node.module == "famiglia":
        return {alias.name for alias in node.names} - {"__version__"}
    if node.module and node.module.startswith("famiglia."):
        return {node.module.split(".")[1]}
    return set()


def test_no_import_goes_up() -> None:
    wrong = [
        f"{file.relative_to(SOURCE)} knows {other}"
        for file in sorted(SOURCE.rglob("*.py"))
        if room(file) not in DOORSTEP
        for other in rooms_known(file) - MAY_KNOW[room(file)]
    ]
    assert [] == wrong


def test_proofs_need_no_test() -> None:
    """Proofs may import helpers of the tests, such as servers and lists of cases, but no module that contains tests."""
    proofs = SOURCE.parents[1] / "proofs"
    wrong = [
        f"{file.relative_to(proofs)} imports {named}"
        for file in proofs.rglob("*.py")
        for named in re.findall(r"^ *(?:from|import) (tests\S*)", file.read_text(encoding="utf-8"), re.MULTILINE)
        if re.search(r"\.(test_\w+|conftest)$", named)
    ]
    assert [] == wrong


IMPURE = {
    *("os", "sys", "io", "pathlib", "tempfile", "shutil", "subprocess", "socket"),
    *("time", "datetime", "random", "uuid", "asyncio", "threading", "multiprocessing", "concurrent"),
}
"""Packages with effects: files, processes, clocks and randomness. `secrets` may make the seed of a new game."""


REACHING = {"open", "print", "input", "breakpoint", "__import__", "exec", "eval"}
"""Functions with such effects that need no import."""
PURE = ("duel", "war", "record", "bots", "rulebook", "table")


def functions_called(text: str) -> set[str]:
    """The functions that a module calls by their bare name."""
    calls = [node.func for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return {function.id for function in calls if isinstance(function, ast.Name)}


def packages_imported(text: str) -> set[str]:
    """The packages that a module imports, at its top or inside a function; of `os.path` that is `os`."""
    nodes = list(ast.walk(ast.parse(text)))
    named = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    named += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level]
    return {name.partition(".")[0] for name in named}


def test_the_games_do_no_input_or_output_and_read_no_clock() -> None:
    reads_packs = SOURCE / "war" / "pack" / "files.py"
    wrong = [
        f"{file.relative_to(SOURCE)}: {reached}"
        for name in PURE
        for file in sorted({*(SOURCE / name).rglob("*.py")} - {reads_packs})
        for text in [file.read_text(encoding="utf-8")]
        for reached in (packages_imported(text) & IMPURE) | (functions_called(text) & REACHING)
    ]
    assert [] == wrong


def test_a_function_that_reads_a_file_needs_no_import_to_be_found() -> None:
    assert {"open"} == functions_called("def pack(name):\n    return open(name).read()\n") & REACHING


def test_a_part_of_an_impure_package_counts_as_the_package() -> None:
    assert {"os", "time"} == packages_imported(
        "import os.path\n\ndef now():\n    from time import monotonic\n"
    ) & IMPURE


HOUSE = SOURCE.parents[1]
SUFFIXES = (".py", ".js", ".md", ".toml", ".ftl", ".css", ".tcss")
NAMED = re.compile(rf"`((?:[\w-]+/)*[\w-]+(?:{'|'.join(SUFFIXES)})|[a-z_]+(?:\.[a-z_]+)+)`")
"""What a comment names between backticks: a file, a module, or a name in a module."""


def is_there(named: str, file: Path) -> bool:
    """Whether a named file or module exists, seen from this file, from a folder above it, or from the package."""
    above = [folder for folder in file.parents if folder.is_relative_to(HOUSE)]
    folders = [*above, SOURCE, SOURCE.parent, SOURCE / "web"]
    if named.endswith(SUFFIXES):
        return any((folder / named).is_file() for folder in folders)
    path, _, last = named.rpartition(".")
    owners = [folder / path.replace(".", "/") for folder in folders]
    return path in sys.stdlib_module_names or any(last in names_in(owner) for owner in owners)


def names_in(owner: Path) -> set[str]:
    """The names that a module defines; for a package also the names of its modules and those that they define."""
    names = {each.stem for each in owner.glob("*") if each.is_dir() or each.suffix == ".py"}
    for file in (*owner.glob("*.py"), *owner.parent.glob(f"{owner.name}.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                names.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                names.add(node.id)
    return names


def test_a_file_or_a_module_that_a_comment_names_exists() -> None:
    rooms = ("src", "proofs", "tests", "tools", "benchmarks")
    files = [file for room in rooms for file in (HOUSE / room).rglob("*.[pj][ys]") if "vendor" not in file.parts]
    wrong = [
        f"{file.relative_to(HOUSE)} names {named}"
        for file in sorted(files)
        for named in NAMED.findall(file.read_text(encoding="utf-8"))
        if (file.suffix == ".py" or "/" in named) and not is_there(named, file)
    ]
    assert [] == wrong


def test_a_module_that_is_not_there_is_found() -> None:
    file = SOURCE / "war" / "engine" / "reasons.py"
    assert all(
        is_there(named, file) for named in ("fields.py", "docs/notation.md", "text.cited_rules", "famiglia.game")
    )
    assert not any(is_there(named, file) for named in ("code.py", "docs/x.md", "text.no_such_module", "famiglia.only"))


def test_only_the_registry_of_the_terminal_tells_games_apart() -> None:
    """All code for one game is in its folder; the rest of the terminal and the command line use the registry."""
    files = [*(SOURCE / "terminal" / "common").glob("*.py"), *(SOURCE / "terminal").glob("*.py")]
    files += [*(SOURCE / "cli").glob("*.py")]
    branches = [
        f"{file.relative_to(SOURCE)}:{node.lineno}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and {"duel", "war"} & _texts_in(node)
    ]
    assert [] == branches
    known = [f for f in (SOURCE / "terminal" / "common").glob("*.py") if {"duel", "war"} & rooms_known(f)]
    assert [] == known


def _texts_in(node: ast.AST) -> set[str]:
    return {str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant)}
