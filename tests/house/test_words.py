"""The catalogues: every message exists in every language, with the same variables, and is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from famiglia.server.assets.static_files import NOT_FOR_THE_BROWSER
from famiglia.war import OPTIONS
from famiglia.war.engine import move_codes, reasons, step_kinds
from famiglia.war.events import REASONS as ENDINGS
from famiglia.war.names import DESTINATIONS, INSTITUTIONS
from famiglia.war.pack import verbs
from famiglia.war.text.advice import WITHOUT_ADVICE
from famiglia.war.text.descriptions import LOGGED_MOVES, SHAPES
from famiglia.war.text.names import ARGUMENT_NAMES
from famiglia.words import LANGUAGES, card, cards, catalogue, say

from ..catalogues import blanks, messages, parsed

SOURCE = Path(__file__).parents[2] / "src" / "famiglia"
QUOTED = re.compile(r"""[`'"]([a-z]+(?:-[A-Za-z0-9]+)*-?)(?=[`'"]|\$\{)""")
"""In JavaScript: a string that may be the id of a message, or the beginning of one before a placeholder."""
ASKED = re.compile(r"\b(?:say|known)\(((?:[^()]|\([^()]*\))*)\)")
"""The arguments of the functions with which the browser formats a message."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_sentence_with_the_same_blanks(lang: str) -> None:
    english = {id_: blanks(message) for id_, message in messages("en")}
    assert {id_: blanks(message) for id_, message in messages(lang)} == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_written_twice(lang: str) -> None:
    ids = [id_ for id_, _ in messages(lang)]
    assert len(ids) == len(set(ids))


def python_texts() -> Iterator[str]:
    """Every string in the Python code that may be the id of a message, or the beginning of one."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def browser_texts() -> Iterator[str]:
    """The same for the browser's code: strings, and the parts of templates before their first placeholder."""
    for file in browser_files():
        yield from QUOTED.findall(file.read_text(encoding="utf-8"))


def browser_files() -> list[Path]:
    return [file for file in (SOURCE / "web").rglob("*.js") if "vendor" not in file.parts]


def test_every_sentence_is_used_somewhere() -> None:
    """The code contains the id itself, or its beginning if the rest is added at run time."""
    texts = {*python_texts(), *browser_texts()}
    beginnings = tuple(text for text in texts if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text))
    unused = [id_ for id_, _ in messages("en") if id_ not in texts and not id_.startswith(beginnings)]
    assert [] == unused


def test_every_sentence_that_the_browser_asks_for_is_sent_to_it() -> None:
    """If the rest of an id is added at run time, at least one message must have this beginning."""
    known = {id_ for id_, _ in parsed("en", NOT_FOR_THE_BROWSER)}
    missing: list[tuple[str, str]] = []
    for file in browser_files():
        for asked in ASKED.findall(file.read_text(encoding="utf-8")):
            ids = QUOTED.findall(asked.partition("{ ")[0])
            missing += [(file.name, id_) for id_ in ids if "-" in id_ and not answered(id_, known)]
    assert [] == missing


def test_every_sentence_that_a_duel_tells_is_sent_to_the_browser() -> None:
    known = {id_ for id_, _ in parsed("en", NOT_FOR_THE_BROWSER)}
    code = "".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "duel" / "text").glob("*.py")))
    told = set(re.findall(r'"((?:ask|card|log|paid|warn|way|why)-[a-z-]+)"', code))
    assert {"why-no-brute", "log-drawn"} <= told
    assert set() == told - known


def answered(id_: str, known: set[str]) -> bool:
    return any(each.startswith(id_) for each in known) if id_.endswith("-") else id_ in known


def test_every_refusal_in_the_code_has_its_sentences() -> None:
    known = {id_ for id_, _ in messages("en")}
    used: set[str] = set()
    for file in (SOURCE / "duel").rglob("*.py"):
        used |= set(re.findall(r'"((?:fact|remedy)-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert used
    assert set() == used - known


def test_every_error_that_people_read_has_its_sentence() -> None:
    known = {id_ for id_, _ in messages("en")}
    used: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        used |= set(re.findall(r'\b[mM]essage\(\s*"([^"]*)"', text)) | set(
            re.findall(r'RecordError\([^,()]+, "([^"]*)"', text)
        )
        used |= {f"table-{code}" for code in re.findall(r'TableError\(\s*"([^"]*)"', text)}
        used |= {f"problem-{code}" for code in re.findall(r'ProblemError\(\s*"([^"]*)"', text)}
    assert {"record-hash", "field-nul", "notation-move", "table-stale", "problem-busy"} <= used
    assert set() == used - known


def blanks_of(ids: str) -> dict[str, set[str]]:
    """The variables of each English message whose id has this beginning, by the rest of the id."""
    found = {id_: blanks(message) for id_, message in messages("en") if id_.startswith(ids)}
    return {id_.removeprefix(ids): names for id_, names in found.items()}


def test_every_reason_of_the_war_has_its_fact_and_advice() -> None:
    names = {name for name, _ in reasons.REASONS if name} | {"no-such-seat"}
    assert names == set(blanks_of("war-fact-"))
    general = {"wait", "something-else", "something-else-or-pass", "only-pass", "out-of-reach", "nothing-to-sell"}
    special = {"strike-with-car", "too-few-or-pass"}  # besides the advice that is named like the reason
    borrowing = {"tile-not-in-play"}  # every move that it forbids borrows the advice of another reason
    assert names - WITHOUT_ADVICE - borrowing | general | special == set(blanks_of("war-remedy-"))


def test_every_decision_of_the_war_is_a_question_without_blanks() -> None:
    assert {name: set() for name in step_kinds.NAMES} == blanks_of("war-step-")
    for lang in LANGUAGES:
        for name in step_kinds.NAMES:
            assert say(lang, f"war-step-{name}").endswith("?")


def test_every_move_of_the_war_has_a_label_with_the_blanks_it_can_fill() -> None:
    told = blanks_of("war-move-")
    for verb, kinds in move_codes.VERBS:
        filled = (
            {ARGUMENT_NAMES[kind] for kind in kinds}
            | {"text"}
            | ({"target"} if kinds.count(move_codes.AREA) == 2 else set())
        )
        assert told.pop(verb) <= filled, verb
    assert {f"{move_codes.VERBS[verb][0]}-secret" for verb in move_codes.SECRET_VERBS} == set(told)


def test_every_event_of_the_war_has_a_sentence_with_the_blanks_it_can_fill() -> None:
    told = blanks_of("war-log-")
    played = {id_: told.pop(id_) for id_ in list(told) if id_.startswith("played-")}
    assert {f"played-{verb}" for verb in LOGGED_MOVES} | {"played-card-secret"} == set(played)
    assert {"team", "families"} == told.pop("families-dealt")
    assert {"tiles"} == told.pop("tiles-drawn")
    for kind in SHAPES.keys() - {"over"}:
        assert told.pop(kind) <= {*SHAPES[kind], "name", "known"}, kind
    assert {} == told
    assert set(ENDINGS.values()) == set(blanks_of("war-end-"))


@pytest.mark.parametrize(
    ("ids", "vocabulary"),
    [
        ("war-effect-", verbs.ORDER_EFFECTS),
        ("war-action-", verbs.SPACE_ACTIONS),
        ("war-mat-", verbs.MAT_SPACES),
        ("war-tile-effect-", verbs.TILE_EFFECTS),
        ("war-card-effect-", verbs.CARD_EFFECTS),
    ],
)
def test_every_verb_of_a_pack_has_a_phrase_with_the_blanks_it_can_fill(ids: str, vocabulary: verbs.Vocabulary) -> None:
    told = blanks_of(ids)
    for name, verb in vocabulary.verbs.items():
        assert told.pop(name.replace("_", "-")) <= {*verb.parameters, *verb.optional, "row"}, name
    assert {} == told


def test_everything_of_the_war_that_has_a_name_is_named() -> None:
    assert set(INSTITUTIONS) == set(blanks_of("war-institution-"))
    assert set(DESTINATIONS) == set(blanks_of("war-destination-"))
    assert {*OPTIONS, *(f"about-{option}" for option in OPTIONS)} == set(blanks_of("war-option-"))
    moments = {moment.replace("_", "-") for triggers in verbs.TRIGGERS.values() for moment in triggers}
    assert moments == set(blanks_of("war-moment-"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_said_about_the_war_shouts(lang: str) -> None:
    for id_, message in messages(lang):
        if id_.startswith("war-"):
            assert "!" not in FluentSerializer().serialize_entry(message), id_


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [("de", r"[«»‘”]|'\w|\w'"), ("fr", r"(?<=\S) [:;!?»]|« |[„“”]|'\w|\w'")],
)
def test_signs_are_set_as_readers_of_the_language_know_them(lang: str, wrong: str) -> None:
    """Quotation marks are „so“ in German and « ainsi » in French, with no-break spaces before French punctuation."""
    for id_, message in messages(lang):
        for line in FluentSerializer().serialize_entry(message).splitlines():
            assert not re.search(wrong, line), (id_, line)


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
