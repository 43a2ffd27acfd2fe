"""Dependencies: builds have all they need, no package is unused, and a missing one is reported in one line."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from famiglia import cli
from famiglia.cli import browser

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = SETTINGS["project"]
MODULES = {"argon2-cffi": "argon2", "httptools": "uvicorn.protocols.http.httptools_impl"}
"""The modules to look for, for packages whose module has another name."""


def packages(requirements: list[str]) -> dict[str, str]:
    """By package, without its extras: the accepted versions."""
    found = (re.match(r"([\w.-]+)(?:\[\w+\])?([^;]*)", each) for each in requirements)
    return {each[1]: each[2].strip() for each in found if each is not None}


NEEDED = packages(PROJECT["dependencies"])
EXTRAS = {name: packages(each) for name, each in PROJECT["optional-dependencies"].items()}


def source_file(module: str) -> Path | None:
    """The file of a module of famiglia, if there is one."""
    path = ROOT.joinpath("src", *module.split("."))
    return next((each for each in (path / "__init__.py", path.with_suffix(".py")) if each.is_file()), None)


def imports(module: str, file: Path) -> Iterator[str]:
    """The full names that a file imports, with the packages that contain them."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            name = ".".join([*above, *([node.module] if node.module else [])])
            yield from (name, *(f"{name}.{alias.name}" for alias in node.names))


def imported_from(modules: list[str]) -> set[str]:
    """The packages other than famiglia that these modules import, and those that they import from."""
    waiting, seen, others = list(modules), set[str](), set[str]()
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        if module.split(".")[0] != "famiglia":
            others.add(module.split(".")[0])
        elif file := source_file(module):
            waiting.extend([module.rpartition(".")[0] or module, *imports(module, file)])
    return others


def compiled_modules() -> list[str]:
    """The modules that setup.py compiles."""
    folders = {"DUEL": "duel", "DUEL_BOTS": "bots.duel", "WAR": "war", "WAR_BOTS": "bots.war"}
    lists = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id.isupper()
    }
    assert folders.keys() == lists.keys()
    return [
        f"famiglia.{folders[name]}.{module.replace('/', '.')}" for name, modules in lists.items() for module in modules
    ]


def test_the_build_installs_every_package_that_the_type_checker_meets() -> None:
    """mypyc checks the compiled modules and all that they import, in an environment that has only the build requirements."""
    untyped = {each.split(".")[0] for rule in SETTINGS["tool"]["mypy"]["overrides"] for each in rule["module"]}
    build = {*packages(SETTINGS["build-system"]["requires"]), "mypy_extensions"}  # which comes with mypy
    others = imported_from(compiled_modules())
    assert "msgspec" in others
    assert set() == others - set(sys.stdlib_module_names) - untyped - build


@pytest.mark.parametrize("package", NEEDED)
def test_every_package_that_is_installed_is_used(package: str) -> None:
    module = re.escape(MODULES.get(package, package))
    used = re.compile(rf"^\s*(?:import|from) {module}\b", re.MULTILINE)
    assert any(used.search(file.read_text(encoding="utf-8")) for file in (ROOT / "src").rglob("*.py"))


def test_postgresql_and_redis_are_extras_and_developers_have_both() -> None:
    assert not {"asyncpg", "redis"} & set(NEEDED)
    assert "asyncpg" in EXTRAS["postgres"]
    assert "redis" in EXTRAS["redis"]
    assert {**EXTRAS["postgres"], **EXTRAS["redis"]} == EXTRAS["cluster"]
    assert EXTRAS["cluster"].items() <= EXTRAS["dev"].items()


PRIVATE_UVICORN = ("http/http_protocol.py", "http/websocket_protocol.py", "process/workers.py")
"""Modules of the server that override methods of uvicorn which its documentation does not name."""


def test_uvicorn_is_pinned_exactly_because_private_parts_of_it_are_overridden() -> None:
    """Before another version is entered here: read its changes to the classes that these modules derive from, and run the
    tests of sockets, limits, unreadable requests and stopped processes.
    """
    server = ROOT / "src" / "famiglia" / "server"
    imports = re.compile(r"^from uvicorn\.(protocols|supervisors)", re.MULTILINE)
    found = {path for path in server.rglob("*.py") if imports.search(path.read_text(encoding="utf-8"))}
    assert {server / name for name in PRIVATE_UVICORN} == found
    assert "==0.54.0" == NEEDED["uvicorn"]
    assert "0.54.0" == version("uvicorn")


@pytest.mark.parametrize(
    ("package", "settings", "told"),
    [
        (
            "asyncpg",
            ["--database-url", "postgresql://anna:secret@127.0.0.1:1/famiglia"],
            "--database-url postgresql://…@127.0.0.1:1/famiglia: PostgreSQL needs a package that is missing; "
            "install it with: pip install 'famiglia[postgres]'",
        ),
        (
            "redis",
            ["--database-url", "sqlite:///games.db", "--bus-url", "redis://127.0.0.1:1"],
            "--bus-url redis://127.0.0.1:1: Redis needs a package that is missing; "
            "install it with: pip install 'famiglia[redis]'",
        ),
    ],
)
def test_a_missing_package_is_told_in_one_line(package: str, settings: list[str], told: str, tmp_path: Path) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from famiglia.__main__ import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", *settings]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (2, "", f"famiglia: {told}\n") == (done.returncode, done.stdout, done.stderr)


def test_the_command_alone_opens_the_table_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(browser, "play_in_browser", lambda *told: asked.append(told))
    monkeypatch.setattr(sys, "argv", ["famiglia"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert not ended.value.code
    assert [(None, True, None, False)] == asked


def test_the_description_names_both_games_and_all_ways_to_play() -> None:
    for word in ("Famiglia", "Great Mafia War", "browser", "terminal", "server"):
        assert word in PROJECT["description"]


def test_importing_a_game_imports_nothing_of_the_server() -> None:
    heavy = (
        "famiglia.server",
        "famiglia.store",
        "famiglia.terminal",
        "starlette",
        "uvicorn",
        "sqlalchemy",
        "textual",
        "typer",
    )
    code = f"import sys, famiglia.duel, famiglia.war; print([m for m in sys.modules if m.startswith({heavy!r})])"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "[]" == output.strip()
