"""The Fluent catalogues as their files contain them: every message with the names of its variables."""

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import famiglia

WORDS = Path(famiglia.__file__).parent / "words"


class VariableCollector(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> list[tuple[str, Message]]:
    """All messages of a language with their ids."""
    return list(parsed(lang))


def parsed(lang: str, without: Collection[str] = ()) -> Iterator[tuple[str, Message]]:
    """Parse the messages of a language, except those in the files `without`."""
    for file in sorted((WORDS / lang).glob("*.ftl")):
        if file.name in without:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                yield entry.id.name, entry


def blanks(message: Message) -> set[str]:
    """The names of the variables of a message."""
    visitor = VariableCollector()
    visitor.visit(message)
    return visitor.names
