"""A pack being read: every entry that is well formed, and what is wrong with the others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .components import Component
from .fault import ERROR, WARNING, Fault, listed, shown
from .shapes import FILE_OF, FILES, TABLES, Table
from .stated import COUNTS

C = TypeVar("C", bound=Component)


@dataclass
class Draft:
    """What could be read so far.

    A check asks for what it needs and stays silent about what is missing: one slip gives one message, not a dozen.
    """

    entries: dict[str, list[Component]] = field(default_factory=dict)
    whole: set[str] = field(default_factory=set)
    """The tables all of whose entries are well formed."""
    ids: dict[str, set[str]] = field(default_factory=dict)
    """The ids of each table that can be read, also those of entries with faults."""
    faults: list[Fault] = field(default_factory=list)

    def all(self, kind: type[C]) -> list[C]:
        """The well-formed entries of a kind."""
        return [entry for entry in self.entries.get(kind.table, []) if isinstance(entry, kind)]

    def complete(self, *kinds: type[Component]) -> bool:
        """Whether every entry of these kinds is there and well formed."""
        return all(kind.table in self.whole for kind in kinds)

    def knows(self, kind: type[Component], id_: str) -> bool:
        """Whether an id exists; of a table that cannot be read nothing is called unknown."""
        return kind.table not in self.ids or id_ in self.ids[kind.table]


def error(entry: Component, what: str) -> Fault:
    return Fault(FILE_OF[entry.table], entry.label, what, ERROR)


def warning(entry: Component, what: str) -> Fault:
    return Fault(FILE_OF[entry.table], entry.label, what, WARNING)


def read_draft(contents: Mapping[str, Mapping[str, Any]]) -> Draft:
    """Read every entry of every file; `contents` holds the files that are TOML at all."""
    draft = Draft()
    for file in FILES:
        if file in contents:
            draft.faults += _foreign_tables(file, contents[file])
    for table in TABLES:
        if table.file in contents:
            _read_table(draft, table, contents[table.file])
    return draft


def _foreign_tables(file: str, content: Mapping[str, Any]) -> Iterator[Fault]:
    known = [table.name for table in TABLES if table.file == file]
    for name in content:
        if name not in known:
            yield Fault(file, "", f"unknown table {shown(name)}; known are {listed(known)}", ERROR)


def _read_table(draft: Draft, table: Table, content: Mapping[str, Any]) -> None:
    raw = content.get(table.name)
    shape = f"[[{table.name}]]" if table.many else f"[{table.name}]"
    if raw is None:
        draft.faults.append(Fault(table.file, "", f"table {shape} is missing", ERROR))
        return
    entries = raw if table.many else [raw]
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        draft.faults.append(Fault(table.file, "", f"{table.name} is not a table; write it as {shape}", ERROR))
        return
    before = len(draft.faults)
    draft.ids[table.name] = {entry["id"] for entry in entries if isinstance(entry.get("id"), str)}
    draft.entries[table.name] = []
    draft.faults += _miscounted(table, entries)
    draft.faults += _twins(table, entries)
    for index, entry in enumerate(entries):
        _read_entry(draft, table, index, entry)
    if all(fault.severity == WARNING for fault in draft.faults[before:]):
        draft.whole.add(table.name)


def _miscounted(table: Table, entries: list[dict[str, Any]]) -> Iterator[Fault]:
    expected, page = COUNTS.get(table.name, (len(entries), ""))
    if len(entries) != expected:
        what = f"{len(entries)} entries [[{table.name}]]; expected {expected} (rulebook {page})"
        yield Fault(table.file, "", what, ERROR)


def _twins(table: Table, entries: list[dict[str, Any]]) -> Iterator[Fault]:
    if not table.named_by:
        return
    labels = [_label(table, index, entry) for index, entry in enumerate(entries)]
    for label in dict.fromkeys(labels):
        if labels.count(label) > 1:
            yield Fault(table.file, label, f"stands {labels.count(label)} times; expected once", ERROR)


def _read_entry(draft: Draft, table: Table, index: int, entry: dict[str, Any]) -> None:
    label = _label(table, index, entry)
    found = list(_faults_of(table, entry))
    draft.faults += [Fault(table.file, label, what, ERROR) for what in found]
    if "provenance" not in entry:
        what = "provenance is missing; say where the values come from, like 'printed game' or 'rulebook p.6'"
        draft.faults.append(Fault(table.file, label, what, WARNING))
    if table.component and not found:
        values = {name: kind.read(entry[name]) for name, kind in table.fields.items() if name in entry}
        draft.entries[table.name].append(table.component(index=index, **values))


def _faults_of(table: Table, entry: dict[str, Any]) -> Iterator[str]:
    for name in table.required:
        if name not in entry:
            yield f"field '{name}' is missing"
    for name in entry:
        if name not in table.fields:
            yield f"unknown field {shown(name)}; known are {listed(table.fields)}"
    for name, kind in table.fields.items():
        if name in entry:
            yield from kind.faults(name, entry[name])


def _label(table: Table, index: int, entry: dict[str, Any]) -> str:
    """How messages call an entry: as its component calls itself, or by its number if it has no usable name."""
    if not table.named_by:
        return f"[{table.name}]"
    names = [entry.get(name) for name in table.named_by]
    if all(isinstance(name, int) and not isinstance(name, bool) for name in names):
        return f"{table.name} {shown(names[0])}"
    if all(isinstance(name, str) for name in names):
        return f"{table.name} {shown(' '.join(str(name) for name in names))}"
    return f"{table.name} number {index + 1}"
