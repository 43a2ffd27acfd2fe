"""English, German and French: no English word appears on German or French screens."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from famiglia.words import say

from .checks import PHONE, settle
from .conftest import NewVisitor
from .gameplay import fast_forward, greedy_move, offers, open_table, play_until
from .visitors import Visitor

EXAMPLE = Path(__file__).parents[1] / "record" / "example.jsonl"
WORD = re.compile(r"[^\W\d_]{3,}")
NAMES = {"Anna", "Computer", "Famiglia", "Deutsch", "English", "Français", "famiglia"}
"""Words that are the same in every language."""
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
    """Every word of a language's catalogues, without placeables."""
    words: set[str] = set()
    for file in files("famiglia.words").joinpath(lang).iterdir():
        text = re.sub(r"^[\w-]+ =", "", re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.M), flags=re.M)
        words |= {word.casefold() for word in WORD.findall(re.sub(r"\$\w+|\[\w+\]|->", " ", text))}
    return frozenset(words)


def english_left(visitor: Visitor, lang: str) -> set[str]:
    """The words on the page that occur only in the English catalogues."""
    strange = vocabulary("en") - vocabulary(lang) - {name.casefold() for name in NAMES}
    return {word for text in visitor.page.evaluate(TEXTS) for word in WORD.findall(text) if word.casefold() in strange}


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_english_word_is_left_on_any_screen(new_visitor: NewVisitor, lang: str) -> None:
    anna = new_visitor(lang=lang)
    anna.become_guest("Anna")
    table = open_table(anna, "me", "bot:greedy")
    fast_forward(table, anna, choose=play_until(offers("brute")))
    waiting = open_table(anna, "me", "open", visibility="listed")
    paths = ["/", "/new/bot", "/new/friend", "/new/hotseat", "/watch", "/replay", "/me", "/war", "/nowhere"]
    anna.ignore_errors(r"status of 404 .*/nowhere$")
    for path in [*paths, f"/t/{waiting}", f"/t/{table}", f"/t/{table}/replay"]:
        anna.go_and_settle(path)
        assert lang == anna.page.locator("html").get_attribute("lang")
        assert set() == english_left(anna, lang), path

    page = anna.go(f"/t/{table}")
    page.locator(".offers .link").click()
    page.locator(".board button.card.usable").first.focus()
    assert set() == english_left(anna, lang), "the moves in words"
    anna.check_screen("the table")
    anna.resize(PHONE)
    anna.check_screen("the table on a phone")
    fast_forward(table, anna, choose=greedy_move)
    anna.go(f"/t/{table}").locator(".duel-result").wait_for()
    assert set() == english_left(anna, lang), "the result"
    anna.check_screen("the result on a phone")


def test_the_language_can_be_changed_in_the_middle_of_a_game_and_is_remembered(new_visitor: NewVisitor) -> None:
    anna = new_visitor()
    anna.become_guest("Anna")
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
def test_a_damaged_record_is_explained_in_the_readers_language(
    new_visitor: NewVisitor, lang: str, tmp_path: Path
) -> None:
    anna = new_visitor(lang=lang, size=PHONE)
    anna.ignore_errors("status of 422")
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(EXAMPLE.read_bytes().replace(b"take", b"tale", 1))
    anna.go("/replay").locator("input[type=file]").set_input_files(damaged)
    expect(anna.page.get_by_role("alert")).to_contain_text({"de": "Zeile 3", "fr": "Ligne 3"}[lang])
    assert set() == english_left(anna, lang)
    anna.check_screen(f"a damaged record in {lang}")


BEGINS = {
    "en": ("Chance decides", "Chance decides who begins", "{} begins"),
    "de": ("Das Los entscheidet", "Das Los entscheidet, wer beginnt", "{} beginnt"),
    "fr": ("Au hasard", "Le hasard décide qui commence", "{} commence"),
}
ONE_LINE = "codes => codes.map(code => [code.textContent, code.getClientRects().length])"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_starting_player_is_named_before_and_at_the_table(new_visitor: NewVisitor, lang: str) -> None:
    anna = new_visitor(lang=lang)
    anna.become_guest("Anna R.")
    pick, chance, begins = BEGINS[lang]
    page = anna.go("/new/bot")
    expect(page.locator(".choices label", has_text=pick)).to_have_text(pick)
    if lang == "fr":
        expect(page.locator(".choices label", has_text="ordinateur")).to_have_text("L’ordinateur")
    page = anna.go(f"/t/{open_table(anna, 'me', 'open')}")
    expect(page.locator(".settled")).to_contain_text(chance)
    page = anna.go(f"/t/{open_table(anna, 'me', 'open', first=1)}")
    expect(page.locator(".settled")).to_contain_text(begins.format(say(lang, "web-seat", seat=2)))
    page = anna.go(f"/t/{open_table(anna, 'open', 'me', first=1)}")
    expect(page.locator(".settled")).to_contain_text(begins.format("Anna R."))
    page = anna.go(f"/t/{open_table(anna, 'me', 'bot:random', first=0)}")
    page.get_by_role("tab", name=say(lang, "web-tab-people")).click()
    expect(page.locator(".settled")).to_contain_text(begins.format("Anna R."))
    anna.check_screen("what is settled, at the table")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_commands_for_other_devices_are_not_torn_apart(new_visitor: NewVisitor, lang: str) -> None:
    anna = new_visitor(lang=lang)
    anna.become_guest("Anna S.")
    table = open_table(anna, "me", "open")
    page = anna.go(f"/t/{table}")
    codes = page.locator(".share code")
    expect(codes).to_have_count(2)
    for width in (320, 360, 375, 390, 412, 768, 1024, 1440):
        anna.resize((width, 844))
        settle(page)
        assert [["make lan", 1], ["famiglia play --lan", 1]] == codes.evaluate_all(ONE_LINE), width


def test_a_war_names_its_round_its_people_and_who_may_sit_where(new_visitor: NewVisitor) -> None:
    anna = new_visitor(lang="de")
    anna.become_guest("Anna T.")
    page = anna.go("/war")
    expect(page.get_by_label("Platz SW").locator("option")).to_have_text(
        ["Jemand an diesem Gerät", "Frei", "Computer (Mittel)"]
    )
    bots = ["bot:random"] * 3
    table = open_table(anna, "me", *bots, game="war", options=["first-game", "quick-setup"])
    page = anna.go(f"/t/{table}")
    expect(page.locator("header .meta")).to_have_text(
        "Runde 1/4 · Planung · Anna T., Computer SW, Computer NE, Computer SE"
    )
    expect(page).to_have_title(re.compile("Anna T., Computer SW, Computer NE, Computer SE · Famiglia$"))
    expect(anna.go("/rules/war").locator(".rulebook small").first).to_have_text(re.compile(r"^S\. \d"))
