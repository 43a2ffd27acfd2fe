"""Every rule is named by a test, and no test, code or page cites a rule that does not exist."""

import re
from pathlib import Path

import pytest
from tools import rules_page
from tools.generate import GENERATED

from famiglia.rulebook.register import GAMES, Rule, Ruling, register, rule
from famiglia.words import LANGUAGES

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"\b(?:DA?|WA?)-\d{2,3}\b")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_ruling_has_a_test_that_names_it(game: str) -> None:
    named = rules_page.tests()
    assert [] == [id_ for id_ in register(game) if not named[id_]]


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert set() == set(rules_page.tests()) - {id_ for game in GAMES for id_ in register(game)}


def test_no_code_text_or_page_cites_a_rule_that_does_not_exist() -> None:
    known = {id_ for game in GAMES for id_ in register(game)}
    places = [*ROOT.glob("src/famiglia/**/*.py"), *ROOT.glob("src/famiglia/**/*.ftl"), *ROOT.glob("**/*.md")]
    wrong = {
        f"{file.name}: {id_}"
        for file in places
        if ".venv" not in file.parts
        for id_ in CITED.findall(file.read_text(encoding="utf-8"))
        if id_ not in known
    }
    assert set() == wrong


@pytest.mark.parametrize(("game", "rulings"), [("duel", 56), ("war", 92)])
def test_the_register_is_whole(game: str, rulings: int) -> None:
    entries = register(game)
    for id_, entry in entries.items():
        assert all(entry.sentence(lang).endswith(".") for lang in LANGUAGES), id_
        if isinstance(entry, Rule):
            assert set(entry.editions) <= {"revised", "classic"}
            assert all(isinstance(entries[ruling], Ruling) for ruling in entry.rulings)
        else:
            assert all(isinstance(entries[rule], Rule) for rule in entry.rules)
    assert rulings == sum(isinstance(entry, Ruling) for entry in entries.values())


@pytest.mark.parametrize("file", GENERATED, ids=lambda file: file.name)
def test_generated_files_are_current(file: Path) -> None:
    assert GENERATED[file]() == file.read_text(encoding="utf-8"), "run `make docs`"


def test_an_unknown_rule_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="no rule 'D-99': ids look like D-51"):
        rule("D-99")
    with pytest.raises(KeyError, match="no rule register for 'chess'; there is one for duel, war"):
        register("chess")
