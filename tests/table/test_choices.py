"""Every move is sent with its notation, its verb, its arguments and its sentence, and all four mean the same move."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs
from proofs.engine import random_duels, random_wars

from famiglia import war
from famiglia.duel.cards import NAMES
from famiglia.duel.view import View
from famiglia.game import Viewer
from famiglia.table import views
from famiglia.table.duel.messages import DuelArguments, DuelChoice
from famiglia.table.duel.state import duel_state
from famiglia.table.war.messages import WarArguments, WarChoice
from famiglia.table.war.state import choice as war_choice
from famiglia.war.engine import move_codes
from famiglia.war.names import names_of
from famiglia.war.text.descriptions import choice_text
from famiglia.words import LANGUAGES

from .sentences import gaps, said
from .tables import a_duel, a_war, play_on

FIELDS = {
    move_codes.AREA: "area", move_codes.SEA: "sea", move_codes.ORDER: "order", move_codes.SPACE: "space",
    move_codes.CIRCLE: "place", move_codes.COLOUR: "family", move_codes.COLUMN: "column", move_codes.ROW: "row",
    move_codes.CARD: "card", move_codes.TILE: "tile", move_codes.NUMBER: "number", move_codes.WAY: "way",
    move_codes.WITH: "bomb", move_codes.TO: "to",
}  # fmt: skip
"""By kind of argument: the field that contains it; the second area of a move is its target."""
DUEL_NOTATION = {
    "refresh": ("refresh {new}{card}", {"card"}),
    "account": ("play {card}", {"card"}),
    "exchange": ("fetch {card} lay {lay}", {"card", "lay"}),
    "stop": ("stop", set()),
    "brute": ("play {brute} on {new}{card} by {amount}", {"brute", "card", "amount"}),
    "take": ("take {new}{card} with {pair} down {down}", {"card", "price", "back", "down"}),
    "take-free": ("take {new}{card}", {"card"}),
    "pass": ("pass", set[str]()),
}
"""By verb: the notation, and the arguments that the move has."""
NEW = ("refresh", "brute", "take", "take-free")
"""The verbs whose card lies in the Street, and may be a new one."""


def war_choices(seeds: range) -> Iterator[tuple[war.War, WarChoice]]:
    """Every new choice of every seat to decide, decision by decision, in random wars."""
    known: set[tuple[str, int]] = set()
    for seed in seeds:
        game, rng = random_wars.random_war(seed)
        for seat, _ in random_wars.walk(game.position, rng, game.dice):
            for move in game.moves(seat):
                if (move.text, int(game.position.step())) not in known or move.verb == "part":
                    known.add((move.text, int(game.position.step())))
                    yield game, war_choice(game, move)


def war_notation(verb: str, arguments: WarArguments) -> str:
    """The notation of a move, made from its verb and its arguments."""
    fields = [FIELDS[kind] for kind in dict(move_codes.VERBS)[verb]]
    if fields[:2] == ["area", "area"]:
        fields[1] = "target"
    given = structs.asdict(arguments)
    assert set(fields) == {name for name, value in given.items() if value is not None}
    return " ".join([verb, *(str(given[field]) for field in fields)])


def test_a_choice_of_a_war_has_the_verb_and_the_arguments_of_its_notation() -> None:
    for _, choice in war_choices(range(24)):
        assert choice.move == war_notation(choice.verb, choice.arguments)


def test_a_choice_of_a_war_has_a_sentence_that_the_browser_can_say() -> None:
    for _, choice in war_choices(range(24)):
        assert [] == [*gaps(choice.says)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_of_a_choice_is_the_one_that_the_terminal_shows(lang: str) -> None:
    for game, choice in war_choices(range(24)):
        text = said(choice.says, lang, ())
        assert choice_text(game.position, choice.move, lang) == text[:1].upper() + text[1:]


@pytest.mark.parametrize(("verb", "kinds"), move_codes.VERBS, ids=[verb for verb, _ in move_codes.VERBS])
def test_every_verb_of_the_war_can_be_sent(verb: str, kinds: tuple[int, ...]) -> None:
    game = war.new()
    words = names_of(game.position.board).words
    text = " ".join([verb, *(words[kind][-1] for kind in kinds)])
    choice = war_choice(game, game.move(text))
    assert (text, text) == (choice.move, war_notation(choice.verb, choice.arguments))
    assert [] == [*gaps(choice.says)]


def duel_choices(seeds: range) -> Iterator[tuple[View, DuelChoice]]:
    """Every choice of random duels, with the view of the seat that decides."""
    for seed in seeds:
        game, rng = random_duels.random_game(seed)
        while seats := game.to_decide():
            state = duel_state(game, game.view(seats[0]), seats[0], 0, 1)
            yield from ((state.view, choice) for choice in state.moves)
            game.play(seats[0], random_duels.choose(rng, game.moves(seats[0]), eager=0.9))


def duel_notation(verb: str, arguments: DuelArguments) -> str:
    """The notation of a move, made from its verb and its arguments."""
    given = structs.asdict(arguments)
    kind = "take-free" if verb == "take" and arguments.back is None else verb
    notation, fields = DUEL_NOTATION[kind]
    assert fields == {name for name, value in given.items() if value} - {"new"}
    assert kind in NEW or not arguments.new
    pair = sorted([card for card in (given["back"], given["down"]) if card], key=NAMES.index)
    return notation.format(**given | {"new": "+" if given["new"] else "", "pair": " ".join(pair)})


def test_a_choice_of_a_duel_has_the_verb_and_the_arguments_of_its_notation() -> None:
    for _, choice in duel_choices(range(40)):
        assert choice.move == duel_notation(choice.verb, choice.arguments)


def test_a_card_is_taken_for_the_value_that_it_has_then() -> None:
    prices = set()
    for view, choice in duel_choices(range(40)):
        if choice.verb == "take":
            parts, low = choice.arguments, view.lowered
            assert parts.card is not None
            family, value = parts.card[0], int(parts.card[1])
            by = low.amount if low is not None and (parts.card, parts.new) == (low.card, low.new) else 0
            assert parts.price in (value, value - by)
            assert parts.price == 0 or f"{family}{parts.price - 1}" in (parts.back, parts.down)
            prices.add((parts.price, by))
    assert {(0, 0), (1, 0), (0, 1), (1, 1)} < prices


def test_a_choice_of_a_duel_has_sentences_that_the_browser_can_say() -> None:
    met = set()
    for _, choice in duel_choices(range(40)):
        met.add(choice.verb)
        assert [] == [gap for sentence in (choice.says, choice.cost) if sentence for gap in gaps(sentence)]
    assert set(DUEL_NOTATION) - {"take-free"} == met


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_move_in_the_log_has_the_verb_and_the_arguments_of_its_notation(viewer: Viewer) -> None:
    for table, notation in ((a_duel(), duel_notation), (a_war(), war_notation)):
        play_on(table, random.Random(4), 200)
        found: list[Any] = [event for entry in views.entries(table, viewer, 0) for event in entry.events]
        moves = [event for event in found if event["kind"] == "played"]
        assert len(moves) > 20
        assert [event["move"] for event in moves] == [notation(event["verb"], event["arguments"]) for event in moves]
