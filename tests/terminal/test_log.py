"""Sentences for events, moves and prices in the terminal, its card faces, and the files of records."""

import re
import sys
from datetime import datetime
from pathlib import Path

import pytest
from textual.color import Color

from famiglia.duel import Duel, Event, Pass, Played
from famiglia.duel.cards import NUMBERS
from famiglia.duel.moves import Move
from famiglia.duel.notation import read_move
from famiglia.rulebook.register import register
from famiglia.terminal.common.base_screen import WIDTH
from famiglia.terminal.common.record_files import command, new_path, records_folder, save, unused_path
from famiglia.terminal.duel.card_faces import face, paint
from famiglia.terminal.duel.card_stacks import STREET, CardStack, move_text, price, serves
from famiglia.terminal.duel.explanations import SETUP_RULES, STEP_RULES
from famiglia.terminal.duel.log import sentence, summary
from famiglia.terminal.duel.settings import OPPONENTS, DuelSettings
from famiglia.terminal.duel.table_text import detail
from famiglia.terminal.duel.turn_steps import states
from famiglia.words import LANGUAGES, say, system_language

from ..duel.builder import at, play
from .tables import crowded, exchanging, lowered, paying
from .test_replay import played


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_a_game_has_a_sentence(lang: str) -> None:
    sentences = [sentence(lang, event, ("Anna", "Ben"), you) for event in played().events() for you in (None, 0)]
    assert all(line and "{" not in line and "  " not in line for line in sentences)


def test_a_turn_in_a_few_words() -> None:
    game = paying()
    events: list[Event] = play(game, "play B1 on F3 by 1", "pass")
    assert "Anna: lowered Famiglia 3 to 2 with Brute 1, passed." == summary("en", events, "Anna")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words_and_serves_a_card_or_ends_something(lang: str) -> None:
    for game in (crowded(), lowered(), exchanging(), paying()):
        view, moves = game.view(0), game.moves(0)
        sentences = [move_text(lang, move, view) for move in moves]
        assert len(sentences) == len(set(sentences)), "two moves read the same"
        stacks = _spots(game)
        for move in moves:
            assert str(move) in ("pass", "stop") or any(serves(stack, move) for stack in stacks), move


def _spots(game: Duel) -> list[CardStack]:
    view = game.view(0)
    low = view.lowered
    stacks = [CardStack(STREET, card) for card in view.street] + [CardStack("new", card) for card in view.new]
    stacks += [CardStack("hand", card) for card in view.hands[0] or ()] + [
        CardStack("area", card) for card in view.areas[0]
    ]
    return stacks + ([CardStack("new" if low.new else STREET, low.card, low.amount)] if low else [])


def test_prices_in_plain_words() -> None:
    assert "free" == price("en", CardStack(STREET, "F0"))
    assert "free" == price("en", CardStack(STREET, "F2", lowered=2))
    assert "costs 2 × Accountant 1 (one may be a Mercenary 2 or higher)" == price("en", CardStack(STREET, "A2"))


def test_a_lowered_card_and_its_twin_are_paid_for_differently() -> None:
    game = at("F2F2", hand="F0F0F1F1", area="B1", step="take", lowered="F2-1")
    ways = {
        amount: {str(move) for move in game.moves(0) if serves(CardStack(STREET, "F2", amount), move)}
        for amount in (0, 1)
    }
    assert {"take F2 with F1 F1 down F1"} == ways[0]
    assert {"take F2 with F0 F0 down F0"} == ways[1]


def test_the_steps_of_a_turn() -> None:
    def found(game: Duel, *done: Move) -> list[str]:
        return list(states(game.view(0), game.moves(0), done).values())

    assert ["current", "open", "open", "open"] == found(paying())
    assert ["closed", "current", "closed", "closed"] == found(exchanging())
    game = paying()
    brute = next(move for move in game.moves(0) if str(move) == "play B1 on F3 by 1")
    game.play(0, brute)
    assert ["closed", "closed", "done", "current"] == found(game, brute)


@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("state", ["open", "dim", "cursor"])
@pytest.mark.parametrize("family", "FABM")
def test_every_card_can_be_read(family: str, state: str, dark: bool) -> None:
    colours = paint(family, state, dark)
    assert _contrast(colours.ink, colours.ground) >= 4.5


def _contrast(one: Color, other: Color) -> float:
    def light(colour: Color) -> float:
        parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.normalized]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_a_card_of_any_size_fills_its_place() -> None:
    for lang in LANGUAGES:
        for width in range(2, 14):
            for height in (1, 3, 5):
                for stack in (CardStack(STREET, "A4", 2, 3), CardStack(STREET, "M0"), CardStack(STREET, None)):
                    lines = face(lang, stack, "◆", width, height)
                    assert [width] * height == [len(line) for line in lines]


def test_a_record_replaces_the_old_one_in_one_go(tmp_path: Path) -> None:
    path = tmp_path / "records" / "game.jsonl"
    save("one\n", path)
    save("two\n", path)
    assert b"two\n" == path.read_bytes()
    assert [path] == list(path.parent.iterdir())


def test_records_have_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    now = datetime(2026, 5, 3, 21, 0, 0)
    assert tmp_path / "famiglia" / "records" / "duel-2026-05-03-210000.jsonl" == new_path("duel", now)
    monkeypatch.delenv("XDG_DATA_HOME")
    assert Path.home() / ".local" / "share" / "famiglia" / "records" == records_folder()


def test_another_record_gets_a_number(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    for name in ("evening.jsonl", "evening-2.jsonl", "evening-3.jsonl"):
        found = unused_path(path)
        assert name == found.name
        save("x", found)


def test_settings_for_another_game() -> None:
    settings = DuelSettings(seed=b"0" * 32, edition="classic")
    assert DuelSettings(edition="classic") == settings.again()


def test_the_command_to_check_a_record_can_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path("one evening.jsonl")
    for started, found, expected in (
        ("/bin/famiglia", "/bin/famiglia", "famiglia verify 'one evening.jsonl'"),
        (".venv/bin/famiglia", None, ".venv/bin/famiglia verify 'one evening.jsonl'"),
        ("/my games/famiglia", "/bin/famiglia", "'/my games/famiglia' verify 'one evening.jsonl'"),
        ("famiglia/__main__.py", "/bin/famiglia", f"{sys.executable} -m famiglia verify 'one evening.jsonl'"),
    ):
        monkeypatch.setattr("sys.argv", [started])
        monkeypatch.setattr("famiglia.terminal.common.record_files.which", lambda name, found=found: found)
        assert expected == command("verify", str(path))


@pytest.mark.parametrize("text", ["help-text", "help-replay"])
def test_the_help_has_equally_many_lines_in_all_languages(text: str) -> None:
    assert 1 == len({len(say(lang, text).splitlines()) for lang in LANGUAGES})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_under_the_cursor_is_described_in_two_lines(lang: str) -> None:
    """In the smallest supported window, whether the card can be used or not."""
    for kind in NUMBERS:
        for stack in (CardStack("hand", kind), *(CardStack(STREET, kind, by) for by in range(int(kind[1]) + 1))):
            for moves in ([], [Pass()], crowded().moves(0)):
                lines = detail(lang, stack, moves).plain.split("\n")
                assert 2 == len(lines)
                assert max(len(line) for line in lines) <= WIDTH - 2, lines


def test_german_names_stand_where_no_case_is_asked_of_them() -> None:
    """ "Brutaler" is the nominative, so it must not follow a preposition or a verb."""
    game = at("B2B3M1", hand="B1B1B2M3F0", area="A2B1", other_area="A0", phase=2)
    sentences = [move_text("de", move, game.view(0)) for move in game.moves(0)]
    sentences += [sentence("de", event, ("Anna", "Ben"), you) for event in _brutal() for you in (None, 0)]
    sentences += [summary("de", [event], "Anna") for event in _brutal()]
    assert all("Brutaler" in line for line in sentences[-6:])
    assert not [
        line for line in sentences if re.search(r"(mit|für|spiel(s?)t|nimm(s?)t|senk(s?)t|gegen) Brutaler", line)
    ]
    assert not [line for line in sentences if re.search(r"Brutaler \d (umsonst )?(nehmen|spielen)", line)]


def _brutal() -> list[Played]:
    moves = ("refresh B2", "play B1 on B3 by 1", "take B2 with B1 B1 down B1", "fetch B1 lay B2", "take B0")
    return [Played(0, read_move(move)) for move in moves]


def test_names_are_shown_without_control_characters() -> None:
    names = ("An\x1b[31mna\r\n", "\u202eBen\x07\x9b")
    sentences = [sentence("en", event, names) for event in played().events()]
    assert all(line.isprintable() for line in sentences)
    assert "Ben passes." == sentence("en", Played(1, Pass()), names)
    assert "Ben: passed." == summary("en", [Played(1, Pass())], names[1])


def test_many_face_down_cards_are_counted() -> None:
    assert ["×17░"] == face("en", CardStack("rival-hand", None, count=17), "", 4, 1)
    assert ["░░░░░", "░×17░", "░░░░░"] == face("en", CardStack("hand", None, count=17), "", 5, 3)


@pytest.mark.parametrize(("value", "lang"), [("de_AT.UTF-8", "de"), ("fr_FR", "fr"), ("it_IT", "en"), ("C", "en")])
def test_the_language_of_the_system(value: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert lang == system_language()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_opponent_and_every_rule_cited_exists(lang: str) -> None:
    assert all(say(lang, f"opponent-{opponent}") for opponent in OPPONENTS)
    assert all(id_ in register("duel") for ids in (*STEP_RULES.values(), *SETUP_RULES.values()) for id_ in ids)
