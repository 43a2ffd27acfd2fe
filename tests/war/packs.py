"""The standard pack as plain tables that tests change, check and write as files."""

import tomllib
from copy import deepcopy
from functools import cache
from typing import Any, TypeAlias

from famiglia.war.pack.files import STANDARD, read_folder
from famiglia.war.pack.load import examine_tables
from famiglia.war.pack.problem import Problem
from famiglia.war.pack.schema import FILES, TABLES

Tables: TypeAlias = dict[str, dict[str, Any]]
Entry: TypeAlias = dict[str, Any]

FILE_OF = {table.name: table.file for table in TABLES}


@cache
def standard_files() -> dict[str, bytes]:
    return read_folder(STANDARD)[0]


@cache
def _standard_tables() -> Tables:
    return {file: tomllib.loads(standard_files()[file].decode()) for file in FILES}


def standard() -> Tables:
    """A copy of the tables of the standard pack, by file."""
    return deepcopy(_standard_tables())


def table(tables: Tables, name: str) -> Any:
    return tables[FILE_OF[name]][name]


def entry(tables: Tables, name: str, id_: str | int) -> Entry:
    """Find an entry by its id, its number, or 'family row'."""
    for found in table(tables, name):
        if id_ in (found.get("id"), found.get("n")) or id_ == f"{found.get('family')} {found.get('row')}":
            return dict_of(found)
    raise KeyError(id_)


def dict_of(value: Any) -> Entry:
    assert isinstance(value, dict)
    return value


def write(content: dict[str, Any]) -> bytes:
    """A file of a pack as TOML, with one line for each key."""
    lines: list[str] = []
    for name, value in content.items():
        many = isinstance(value, list) and all(isinstance(part, dict) for part in value)
        if not many and not isinstance(value, dict):
            lines.insert(0, f"{_key(name)} = {_inline(value)}")
            continue
        for part in value if many else [value]:
            lines.append(f"[[{_key(name)}]]" if many else f"[{_key(name)}]")
            lines += [f"{_key(key)} = {_inline(inner)}" for key, inner in part.items()]
    return ("\n".join(lines) + "\n").encode()


def _key(name: str) -> str:
    return _inline(name)


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        escaped = "".join(f"\\U{ord(c):08x}" if c in '"\\' or not c.isprintable() else c for c in value)
        return f'"{escaped}"'
    if isinstance(value, list):
        return f"[{', '.join(map(_inline, value))}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_inline(inner)}" for key, inner in value.items()) + " }"
    return str(value)


def problems_of(tables: Tables) -> list[Problem]:
    return examine_tables("test", tables)[1]


def messages(tables: Tables) -> list[str]:
    """The problems of a pack as `famiglia pack check` prints them."""
    return [f"{problem.severity}: {problem}" for problem in problems_of(tables)]
