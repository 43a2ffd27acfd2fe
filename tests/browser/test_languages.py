"""English, German and French throughout: no English word is left on the screens of the others."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from famiglia.words import say

from .checks import PHONE
from .conftest import Come
from .playing import can, greedily, hasten, open_table, until
from .visitors import Visitor

EXAMPLE = Path(__file__).parents[1] / "record" / "example.jsonl"
WORD = re.compile(r"[^\W\d_]{3,}")
NAMES = {"Anna", "Computer", "Famiglia", "Deutsch", "English", "Français", "famiglia"}
"""What is called the same in every language."""
TEXTS = """() => {
    const IGNORED = "script, style, noscript, code, svg, [lang]:not(html), .chat li, .show";
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest(IGNORED)) found.push(node.textContent);
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    return [document.title, ...found];
}"""


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word of the catalogues of a language, without what stands between braces."""
    words: set[str] = set()
    for file in files("famiglia.words").joinpath(lang).iterdir():
        text = re.sub(r"^[\w-]+ =", "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.M), flags=re.M)
        words |= {word.casefold() for word in WORD.findall(re.sub(r"\$\w+|\[\w+\]|->", " ", text))}
    return frozenset(words)


def english_left(visitor: Visitor, lang: str) -> set[str]:
    """Words on the page that only the English catalogues know."""
    strange = vocabulary("en") - vocabulary(lang) - {name.casefold() for name in NAMES}
    return {word for text in visitor.page.evaluate(TEXTS) for word in WORD.findall(text) if word.casefold() in strange}


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_english_word_is_left_on_any_screen(come: Come, lang: str) -> None:
    anna = come(lang=lang)
    anna.be("Anna")
    table = open_table(anna, "me", "bot:greedy")
    hasten(table, anna, choose=until(can("brute")))
    waiting = open_table(anna, "me", "open", visibility="listed")
    paths = ["/", "/new/bot", "/new/friend", "/new/hotseat", "/watch", "/replay", "/me", "/war", "/nowhere"]
    for path in [*paths, f"/t/{waiting}", f"/t/{table}", f"/t/{table}/replay"]:
        anna.go(path)
        anna.page.wait_for_load_state("networkidle")
        assert lang == anna.page.locator("html").get_attribute("lang")
        assert set() == english_left(anna, lang), path

    page = anna.go(f"/t/{table}")
    page.locator(".offers .link").click()
    page.locator(".board button.card.usable").first.focus()
    assert set() == english_left(anna, lang), "the moves in words"
    anna.look("the table")
    anna.resize(PHONE)
    anna.look("the table on a phone")
    hasten(table, anna, choose=greedily)
    page.locator(".duel-result").wait_for()
    assert set() == english_left(anna, lang), "the result"
    anna.look("the result on a phone")


def test_the_language_can_be_changed_in_the_middle_of_a_game_and_is_remembered(come: Come) -> None:
    anna = come()
    anna.be("Anna")
    table = open_table(anna, "me", "bot:random", first=0)
    page = anna.go(f"/t/{table}")
    expect(page.locator(".deciding .primary")).to_contain_text(say("en", "duel-confirm"))
    anna.button("Menu").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    expect(page.locator(".deciding .primary")).to_contain_text(say("de", "duel-confirm"))
    page.reload()
    expect(page.locator(".deciding .primary")).to_contain_text(say("de", "duel-confirm"))
    assert set() == english_left(anna, "de")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_damaged_record_is_explained_in_the_readers_language(come: Come, lang: str, tmp_path: Path) -> None:
    anna = come(lang=lang, size=PHONE)
    anna.forgive("422")
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(EXAMPLE.read_bytes().replace(b"take", b"tale", 1))
    anna.go("/replay").locator("input[type=file]").set_input_files(damaged)
    expect(anna.page.get_by_role("alert")).to_contain_text({"de": "Zeile 3", "fr": "Ligne 3"}[lang])
    assert set() == english_left(anna, lang)
    anna.look(f"a damaged record in {lang}")
