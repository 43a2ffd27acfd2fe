"""The chapters of the rules: every rule stands in exactly one of them."""

import pytest

from famiglia.rulebook.chapters import Chapter, chapters, listed
from famiglia.rulebook.register import GAMES, Rule, register
from famiglia.words import LANGUAGES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_exactly_one_chapter(game: str) -> None:
    rules = [id_ for id_, entry in register(game).items() if isinstance(entry, Rule)]
    assert rules == sorted(id_ for chapter in chapters(game) for id_ in chapter.rules)


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_title_of_its_own_in_every_language(game: str) -> None:
    for lang in LANGUAGES:
        titles = [chapter.titles[lang] for chapter in chapters(game)]
        assert len(titles) == len({*titles} - {""})


def test_a_run_of_rules_follows_the_register() -> None:
    assert ("D-08", "D-10", "D-11", "D-86") == listed("duel", ["D-08..D-11", "D-86"])


def test_a_chapter_is_found_in_the_order_of_reading() -> None:
    first, *_, last = chapters("duel")
    assert ("setup", "end") == (first.id, last.id)
    assert isinstance(first, Chapter)
