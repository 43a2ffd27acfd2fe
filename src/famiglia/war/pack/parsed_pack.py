"""Reads the entries of a pack: keeps the well-formed ones and lists what is wrong with the others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .components import Component
from .problem import ERROR, WARNING, Problem, listed, shown
from .rulebook_facts import COUNTS
from .schema import FILE_OF, FILES, TABLES, Table

C = TypeVar("C", bound=Component)


@dataclass
class ParsedPack:
    """The entries of a pack that could be read.

    Checks skip entries that are missing or malformed, because these are already reported: one mistake gives one message.
    """

    entries: dict[str, list[Component]] = field(default_factory=dict)
    complete_tables: set[str] = field(default_factory=set)
    """The names of the tables in which every entry is well formed."""
    ids: dict[str, set[str]] = field(default_factory=dict)
    """By table: the ids of all its entries, malformed ones included. A table that cannot be read is missing here."""
    problems: list[Problem] = field(default_factory=list)

    def all(self, kind: type[C]) -> list[C]:
        """The well-formed entries of a kind."""
        return [entry for entry in self.entries.get(kind.table, []) if isinstance(entry, kind)]

    def complete(self, *kinds: type[Component]) -> bool:
        """True if every entry of these kinds is present and well formed."""
        return all(kind.table in self.complete_tables for kind in kinds)

    def has_id(self, kind: type[Component], id_: str) -> bool:
        """True if the id exists, or if nobody can tell because its table cannot be read."""
        return kind.table not in self.ids or id_ in self.ids[kind.table]


def error(entry: Component, what: str) -> Problem:
    return Problem(FILE_OF[entry.table], entry.label, what, ERROR)


def warning(entry: Component, what: str) -> Problem:
    return Problem(FILE_OF[entry.table], entry.label, what, WARNING)


def parse_pack(contents: Mapping[str, Mapping[str, Any]]) -> ParsedPack:
    """Read every entry of every file; `contents` holds the parsed TOML of the files that could be parsed."""
    parsed = ParsedPack()
    for file in FILES:
        if file in contents:
            parsed.problems += _unknown_tables(file, contents[file])
    for table in TABLES:
        if table.file in contents:
            _read_table(parsed, table, contents[table.file])
    return parsed


def _unknown_tables(file: str, content: Mapping[str, Any]) -> Iterator[Problem]:
    known = [table.name for table in TABLES if table.file == file]
    for name in content:
        if name not in known:
            yield Problem(file, "", f"unknown table {shown(name)}; known are {listed(known)}", ERROR)


def _read_table(parsed: ParsedPack, table: Table, content: Mapping[str, Any]) -> None:
    raw = content.get(table.name)
    shape = f"[[{table.name}]]" if table.many else f"[{table.name}]"
    if raw is None:
        parsed.problems.append(Problem(table.file, "", f"table {shape} is missing", ERROR))
        return
    entries = raw if table.many else [raw]
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        parsed.problems.append(Problem(table.file, "", f"{table.name} is not a table; write it as {shape}", ERROR))
        return
    before = len(parsed.problems)
    parsed.ids[table.name] = {entry["id"] for entry in entries if isinstance(entry.get("id"), str)}
    parsed.entries[table.name] = []
    parsed.problems += _miscounted(table, entries)
    parsed.problems += _repeated(table, entries)
    for index, entry in enumerate(entries):
        _read_entry(parsed, table, index, entry)
    if all(problem.severity == WARNING for problem in parsed.problems[before:]):
        parsed.complete_tables.add(table.name)


def _miscounted(table: Table, entries: list[dict[str, Any]]) -> Iterator[Problem]:
    expected, page = COUNTS.get(table.name, (len(entries), ""))
    if len(entries) != expected:
        what = f"{len(entries)} entries [[{table.name}]]; expected {expected} (rulebook {page})"
        yield Problem(table.file, "", what, ERROR)


def _repeated(table: Table, entries: list[dict[str, Any]]) -> Iterator[Problem]:
    if not table.named_by:
        return
    labels = [_label(table, index, entry) for index, entry in enumerate(entries)]
    for label in dict.fromkeys(labels):
        if labels.count(label) > 1:
            yield Problem(table.file, label, f"stands {labels.count(label)} times; expected once", ERROR)


def _read_entry(parsed: ParsedPack, table: Table, index: int, entry: dict[str, Any]) -> None:
    label = _label(table, index, entry)
    found = list(_problems_of(table, entry))
    parsed.problems += [Problem(table.file, label, what, ERROR) for what in found]
    if "provenance" not in entry:
        what = "provenance is missing; say where the values come from, like 'printed game' or 'rulebook p.6'"
        parsed.problems.append(Problem(table.file, label, what, WARNING))
    if table.component and not found:
        values = {name: kind.read(entry[name]) for name, kind in table.fields.items() if name in entry}
        parsed.entries[table.name].append(table.component(index=index, **values))


def _problems_of(table: Table, entry: dict[str, Any]) -> Iterator[str]:
    for name in table.required:
        if name not in entry:
            yield f"field '{name}' is missing"
    for name in entry:
        if name not in table.fields:
            yield f"unknown field {shown(name)}; known are {listed(table.fields)}"
    for name, kind in table.fields.items():
        if name in entry:
            yield from kind.problems(name, entry[name])


def _label(table: Table, index: int, entry: dict[str, Any]) -> str:
    """The name of an entry in messages: the label of its component, or its number if that label cannot be formed."""
    if not table.named_by:
        return f"[{table.name}]"
    names = [entry.get(name) for name in table.named_by]
    if all(isinstance(name, int) and not isinstance(name, bool) for name in names):
        return f"{table.name} {shown(names[0])}"
    if all(isinstance(name, str) for name in names):
        return f"{table.name} {shown(' '.join(str(name) for name in names))}"
    return f"{table.name} number {index + 1}"
