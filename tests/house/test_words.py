"""Every sentence exists in every language, with the same blanks, and is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from famiglia.words import LANGUAGES, card, cards, catalogue, say

SOURCE = Path(__file__).parents[2] / "src" / "famiglia"


class Blanks(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> Iterator[tuple[str, Message]]:
    for file in sorted((SOURCE / "words" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                yield entry.id.name, entry


def blanks(message: Message) -> set[str]:
    visitor = Blanks()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_sentence_with_the_same_blanks(lang: str) -> None:
    english = {id_: blanks(message) for id_, message in messages("en")}
    assert {id_: blanks(message) for id_, message in messages(lang)} == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_written_twice(lang: str) -> None:
    ids = [id_ for id_, _ in messages(lang)]
    assert len(ids) == len(set(ids))


def test_every_sentence_is_used_somewhere() -> None:
    """An id stands in the code as it is, or its beginning does where the rest is put together."""
    texts: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    beginnings = tuple(text for text in texts if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text))
    unused = [id_ for id_, _ in messages("en") if id_ not in texts and not id_.startswith(beginnings)]
    assert [] == unused


def test_every_refusal_in_the_code_has_its_sentences() -> None:
    known = {id_ for id_, _ in messages("en")}
    used: set[str] = set()
    for file in (SOURCE / "duel").glob("*.py"):
        used |= set(re.findall(r'"((?:fact|remedy)-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert used
    assert set() == used - known


def test_cards_are_named_and_counted() -> None:
    assert "Accountant 2" == card("en", "A2")
    assert "2 × Söldner 1, Brutaler 0" == cards("de", ("M1", "M1", "B0"))
    assert say("fr", "no-cards") == cards("fr", ())


def test_an_unknown_sentence_or_language_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="no sentence 'huh' in 'en'"):
        say("en", "huh")
    with pytest.raises(ValueError, match="language 'it': expected one of en, de, fr"):
        catalogue("it")
    with pytest.raises(ValueError, match="sentence 'fact-not-in-hand' in 'en'"):
        say("en", "fact-not-in-hand")
