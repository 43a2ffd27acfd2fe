"""The catalogues as they are written: every sentence with its blanks."""

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import famiglia

WORDS = Path(famiglia.__file__).parent / "words"


class Blanks(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> list[tuple[str, Message]]:
    """All sentences of a language."""
    return list(parsed(lang))


def parsed(lang: str, without: Collection[str] = ()) -> Iterator[tuple[str, Message]]:
    """The sentences of a language, without those of some files."""
    for file in sorted((WORDS / lang).glob("*.ftl")):
        if file.name in without:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                yield entry.id.name, entry


def blanks(message: Message) -> set[str]:
    """What a sentence must be filled with."""
    visitor = Blanks()
    visitor.visit(message)
    return visitor.names
