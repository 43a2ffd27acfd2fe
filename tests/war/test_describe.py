"""Texts about the war in every language: components, choices, events and refusals."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from famiglia import war
from famiglia.rulebook import Refusal
from famiglia.war.engine import fields, move_codes, reasons, step_kinds
from famiglia.war.engine.step import refuse
from famiglia.war.events import EVENT_TYPES, Event
from famiglia.war.names import INSTITUTIONS
from famiglia.war.notation.frame_text import FIRST
from famiglia.war.pack import Pack, load
from famiglia.war.text import descriptions
from famiglia.war.text.advice import WITHOUT_ADVICE
from famiglia.war.text.refusals import build_refusal
from famiglia.words import LANGUAGES

SEATS = ("Anna", "Ben", "Clara", "Dino")


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load("standard")


# Components.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_of_the_standard_pack_reads_well(lang: str, pack: Pack) -> None:
    texts = [
        *(descriptions.order_text(pack, order.id, lang) for order in pack.orders),
        *(descriptions.order_label(pack, order.id, lang) for order in pack.orders),
        *(descriptions.space_text(pack, space.id, lang) for space in pack.spaces),
        *(descriptions.tile_text(pack, tile.id, lang) for tile in pack.tiles),
        *(descriptions.tile_name(pack, tile.id, lang) for tile in pack.tiles),
        *(descriptions.card_text(pack, card.id, lang) for card in pack.conflict_cards),
        *(descriptions.card_name(pack, card.id, lang) for card in pack.conflict_cards),
        *(descriptions.mat_space_text(row.row, space, lang) for row in pack.mat_rows for space in row.spaces),
        *(descriptions.column_text(pack, column.n, lang) for column in pack.columns),
        *(descriptions.character_text(pack, character.id, lang) for character in pack.characters),
        *(descriptions.institution_name(institution, lang) for institution in INSTITUTIONS),
        *(descriptions.phase_name(phase, lang) for phase in ("setup", "planning", "management", "encounter", "over")),
        *(descriptions.equipment_name(kind, lang) for kind in ("car", "boat", "lab")),
        *(descriptions.option_name(option, lang) for option in war.OPTIONS),
        *(descriptions.option_text(option, lang) for option in war.OPTIONS),
        *(descriptions.step_text(step, lang) for step in range(len(step_kinds.NAMES))),
        descriptions.team_name("A", lang),
    ]
    for text in texts:
        assert text == text.strip()
        assert "  " not in text
        assert "_" not in text


def test_an_order_is_described_by_its_symbols(pack: Pack) -> None:
    assert "Attack order, Initiative 4: skull 2, Movement (and Attack)" == descriptions.order_text(pack, "red_ja", "en")
    assert "Angriffsbefehl, Initiative 11: Weste 1, Pentito 1 + 1 + 1" == descriptions.order_text(
        pack, "black_b3", "de"
    )
    assert "Processione (Candidi)" in descriptions.order_label(pack, "white_ca", "fr")


def test_a_space_is_described_with_its_money_and_its_parts(pack: Pack) -> None:
    text = "∞ Receive 1 Money: recruit Soldati (Church value) / place Soldati (Police value)"
    assert text == descriptions.space_text(pack, "s1c1r3", "en")
    text = "1 Geld zahlen: 1 Befehl erteilen + Soldati einsetzen (Wert Polizei + 1)"
    assert text == descriptions.space_text(pack, "s1c2r1", "de")
    text = "Payer 2 pièces\xa0: exercer son influence\xa0: 2 jetons d’une même rangée hors de la partie"
    assert text == descriptions.space_text(pack, "s3c6r3", "fr")


def test_a_tile_is_described_by_its_effect_and_not_by_its_text(pack: Pack) -> None:
    text = "With a Movement: for 1 Money, pass over one empty or neutral area, not by boat"
    assert text == descriptions.tile_text(pack, "allies", "en")
    other = replace(pack.tile("allies"), text="Nobody reads this.")
    renamed = replace(pack, tiles=tuple(other if tile.id == "allies" else tile for tile in pack.tiles))
    assert text == descriptions.tile_text(renamed, "allies", "en")


def test_a_tile_that_a_pack_calls_otherwise_keeps_the_name_of_the_pack(pack: Pack) -> None:
    other = replace(pack.tile("allies"), name="Old Friends")
    renamed = replace(pack, tiles=tuple(other if tile.id == "allies" else tile for tile in pack.tiles))
    assert "Verbündete" == descriptions.tile_name(pack, "allies", "de")
    assert "Old Friends" == descriptions.tile_name(renamed, "allies", "de")


def test_a_value_of_the_mat_says_what_it_is_for(pack: Pack) -> None:
    start = pack.mat_row("red", "police").start
    assert start is not None
    assert "Place: 2" == descriptions.mat_space_text("police", start, "en")


# Choices and events.


def test_a_choice_names_places_as_people_do(pack: Pack) -> None:
    assert "Move from Camastra to Licata, by boat" == descriptions.move_text(pack, "move camastra licata sea", "en")
    assert "Autobombe von Camastra aus auf Licata" == descriptions.move_text(pack, "strike camastra licata car", "de")
    assert "Justice\xa0: jeton à la réserve" == descriptions.move_text(pack, "exert justice supply", "fr")
    assert "An order, face down" == descriptions.move_text(pack, "order ?", "en")


def test_a_part_is_described_by_what_it_does() -> None:
    game = at_step(lambda game: game.position.step() == step_kinds.PARTS)
    space = game.pack.spaces[int(game.position.get(fields.PARTS_SPACE))]
    for number, action in enumerate(space.actions, 1):
        text = descriptions.choice_text(game.position, f"part {number}", "en")
        assert descriptions.capital(descriptions.space_action_text(action, "en")) == text
    assert "Part 9" == descriptions.choice_text(game.position, "part 9", "en")


def test_nobody_and_neutrals_are_named_as_such(pack: Pack) -> None:
    freed = Event("control", {"mandamento": "gela", "owner": None})
    assert "Nobody controls the Mandamento Gela any more." == descriptions.event_text(pack, SEATS, freed, "en")
    fallen = Event("lost", {"owner": "neutral", "area": "enna", "n": 2})
    assert "In Enna fallen 2 neutrale Soldati weg." == descriptions.event_text(pack, SEATS, fallen, "de")
    fallen = Event("lost", {"owner": 3, "area": "enna", "n": 1})
    assert "Dino perd 1 Soldato à Enna." == descriptions.event_text(pack, SEATS, fallen, "fr")


def test_a_secret_order_stays_secret_in_the_log(pack: Pack) -> None:
    issued = Event("issued", {"seat": 0, "area": "enna", "order": "red_ja"}, "order", ("A", 0, 2))
    assert "Anna issues the order Agguato in Enna, face down." == descriptions.event_text(pack, SEATS, issued, "en")
    hidden = issued.seen_by(None)
    assert "Anna issues an order in Enna, face down." == descriptions.event_text(pack, SEATS, hidden, "en")


def test_a_move_that_its_events_describe_is_left_out_of_the_log(pack: Pack) -> None:
    placed = Event("played", {"seat": 0, "move": "place 2"})
    assert descriptions.event_text(pack, SEATS, placed, "en") is None
    chosen = Event("played", {"seat": 0, "move": "card ?"})
    assert "Anna chooses a conflict card, face down." == descriptions.event_text(pack, SEATS, chosen, "en")


@pytest.mark.parametrize("reason", ["alone", "team", "more", "rounds", "bronte"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_victory_names_the_team_and_every_score(lang: str, reason: str, pack: Pack) -> None:
    text = descriptions.result_text(pack, SEATS, war.Result("B", reason, (1, 4, 1, 2)), lang)
    assert descriptions.team_text(pack, SEATS, "B", lang) in text
    assert "Anna 1, Ben 4, Clara 1, Dino 2" in text


def test_a_draw_names_the_area_that_decided_nothing(pack: Pack) -> None:
    drawn = war.Result(None, "draw", (0, 0, 0, 0))
    assert "neither holds Bronte" in descriptions.result_text(pack, SEATS, drawn, "en")


# Whole games, by chance.

NOTABLE = {
    "tile allies", "soldati 2", "cars 1", "sink red", "bribe", "allies licata enna", "buy 2", "replace 2", "replace 0",
    "remove licata 2", "defect licata", "unmark allies", "sell red_b1", "give", "gather licata", "execute red_b1",
    "onto c2r1", "agitate enna licata", "card turncoat", "column 0",
}  # fmt: skip
"""Moves that may not occur in a short game."""


def walk(seed: int, options: tuple[str, ...]) -> Iterator[war.War]:
    """Play a war at random, and yield it before each decision and at its end; its `opening` collects all events."""
    chance = random.Random(seed)
    game = war.new(options=options, dice=war.Dice(str(seed)))
    while game.to_decide():
        yield game
        seat = chance.choice(game.to_decide())
        moves = [move for move in game.moves(seat) if move.verb not in ("sell", "give")] or game.moves(seat)
        game.opening += game.play(seat, chance.choice(moves))
    yield game


def at_step(found: Callable[[war.War], bool]) -> war.War:
    return next(game for game in walk(1, ("quick-setup",)) if found(game))


@pytest.mark.parametrize("seed", range(2))
def test_every_choice_and_event_of_a_game_has_a_text(seed: int) -> None:
    options = ("quick-setup",) if seed % 2 else ()
    for game in walk(seed, options):
        for seat in game.to_decide():
            for move in game.moves(seat)[:8]:
                assert descriptions.choice_text(game.position, move, LANGUAGES[seat % 3])
    for event in game.opening:
        for viewer in ("A", None):
            for lang in LANGUAGES:
                assert descriptions.event_text(game.pack, SEATS, event.seen_by(viewer), lang) != ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_moves_and_events_have_a_text(lang: str, pack: Pack) -> None:
    for move in NOTABLE:
        assert descriptions.move_text(pack, move, lang)
        assert descriptions.event_text(pack, SEATS, Event("played", {"seat": 1, "move": move}), lang) != ""
    for kind, keys in (
        ("boat-sunk", {"seat": 1, "sea": "mare_licata"}),
        ("deadlock", {"seat": 1}),
        ("paid", {"seat": 1, "n": 1, "soldati": 1}),
        ("returned", {"seat": 1, "area": "enna", "order": "?"}),
        ("moved", {"area": "enna", "to": "licata", "n": 0, "cars": 2}),
        ("given", {"seat": 1, "cost": 2, "n": 1}),
        ("unmarked", {"seat": 1, "tile": "allies"}),
    ):
        assert descriptions.event_text(pack, SEATS, Event(kind, keys), lang)
    assert {"boat-sunk", "deadlock", "given"} <= {kind for kind, _ in EVENT_TYPES.values()}


# Refusals.

SPOKEN_OF = {
    "family-not-dealt": "lead",
    "family-taken": "lead",
    "unit-needs-own-area": "soldato",
    "no-such-column": "start column",
    "column-full": "start",
    "car-needs-soldato": "car part",
    "sea-not-adjacent": "boat",
    "lab-needs-soldato": "lab part",
    "lab-limit": "lab part",
    "sea-too-far": "sail",
    "no-boat-there": "sink",
    "same-row": "exert",
    "other-row": "exert",
    "row-empty": "exert",
    "token-goes-elsewhere": "exert",
    "only-row-to-supply": "exert",
    "no-such-place": "onto",
    "place-taken": "onto",
    "column-without-token": "onto",
    "not-bottom-sheet": "space",
    "space-taken": "space",
    "column-empty": "column",
    "no-token-there": "token",
    "no-such-part": "part",
    "part-done": "part",
    "tile-not-marked": "tile",
    "tile-other-moment": "tile",
    "tile-used": "tile",
    "influence-short": "tile",
    "place-own-only": "into",
    "place-occupied": "into",
    "mates-area": "into issue move allies",
    "order-needs-soldato": "issue",
    "order-other-area": "issue",
    "order-in-area": "issue",
    "order-limit": "issue",
    "not-your-order": "order sell",
    "order-on-mat": "order sell",
    "order-gone": "order sell",
    "order-on-board": "order sell",
    "rally-not-adjacent": "rally",
    "rally-own-only": "rally",
    "rally-once": "rally",
    "gather-own-only": "gather",
    "not-its-turn": "execute",
    "inland": "part",
    "pentito-needs-own": "part",
    "nobody-adjacent": "part",
    "sea-not-at-order": "boat",
    "spread-not-adjacent": "spread",
    "spread-team-only": "spread",
    "spread-once": "spread",
    "same-area": "move allies",
    "move-start": "move allies",
    "no-soldati-to-move": "move allies",
    "no-boats-there": "move",
    "not-adjacent": "move remove defect agitate",
    "allies-not-needed": "allies",
    "allies-path": "allies",
    "strike-start": "strike",
    "strike-target": "strike",
    "strike-too-far": "strike",
    "no-car-there": "strike",
    "defender-of-team": "defend",
    "hostile-only": "remove defect",
    "pentito-other-area": "remove",
    "agitate-neutrals": "agitate",
    "agitate-too-far": "agitate",
    "agitate-own-team": "agitate",
    "tile-not-in-play": "mark unmark",
    "tile-marked": "mark",
    "not-your-mark": "unmark",
    "unit-needs-own-coast": "boat",
    "setup-lab-needs-own-area": "lab",
    "ultima-same-space": "space",
    "nobody-to-gather": "gather",
    "car-bomb-too-far": "strike",
    "beside-itself": "rally remove defect agitate",
    "same-sea": "sail",
    "not-this-equipment": "car",
}
"""By reason: the verbs with which it occurs, if its sentences mention an argument of the move."""

ASKED = {
    "part": step_kinds.ORDER,
    "boat": step_kinds.LAUNCH,
    "car": step_kinds.EQUIP,
    "exert": step_kinds.EXERT,
    "execute": step_kinds.WHICH,
    "rally": step_kinds.RALLY,
    "move": step_kinds.FIGHT,
    "allies": step_kinds.FIGHT,
    "strike": step_kinds.FIGHT,
    "remove": step_kinds.PENTITO,
    "defect": step_kinds.DEFECT,
    "agitate": step_kinds.AGITATE,
    "spread": step_kinds.SPREAD,
}
"""By verb: its decision, if the sentence contains a word that depends on the decision."""


@pytest.mark.parametrize("reason", range(1, len(reasons.REASONS)))
def test_every_reason_has_a_text_for_every_verb_it_occurs_with(reason: int) -> None:
    game = war.new(options=("quick-setup",), dice=war.Dice("words"))
    name, _ = reasons.REASONS[reason]
    remedy = (
        "war-remedy-something-else" if name in WITHOUT_ADVICE or name == "tile-not-in-play" else f"war-remedy-{name}"
    )
    for word in SPOKEN_OF.get(name, "pass").split():
        verb = game.names.verbs[word]
        game.position.set(fields.STEP, ASKED.get(word, step_kinds.TURN))
        game.position.set(FIRST, 2)
        game.position.set(FIRST + 1, 1)
        for have in range(3):
            told = build_refusal(
                game.position, game.names, 0, int(move_codes.code(verb, 1, 1, 0)), int(refuse(reason, 2, have)), remedy
            )
            assert_complete(told)


def assert_complete(refusal: Refusal) -> None:
    assert refusal.rule
    for lang in LANGUAGES:
        assert refusal.explain(lang).endswith((".", "?"))


def test_refusals_in_random_games_have_a_text() -> None:
    chance = random.Random(7)
    met: set[tuple[str, str, int]] = set()
    for seed in range(3):
        for decision, game in enumerate(walk(seed, (("quick-setup",), ("strict-pentito",), ())[seed])):
            if decision % 4:
                continue
            for seat in (*game.to_decide(), chance.randrange(4)):
                for text in wild_moves(game, chance):
                    refused = game.why_not(seat, text)
                    step = int(game.position.step()) if game.to_decide() else -1
                    if refused and (refused.fact.id, text.split()[0], step) not in met:
                        met.add((refused.fact.id, text.split()[0], step))
                        assert_complete(refused)
    assert len({fact for fact, _, _ in met}) > 40


def wild_moves(game: war.War, chance: random.Random) -> Iterator[str]:
    """A random move of every verb, legal or not."""
    for word, kinds in move_codes.VERBS:
        given = [chance.choice(game.names.words[kind][: 8 if kind == move_codes.NUMBER else None]) for kind in kinds]
        yield " ".join([word, *given])


def test_a_refusal_asks_the_pending_question_in_the_language_of_the_reader() -> None:
    game = war.new(options=("quick-setup",), dice=war.Dice("words"))
    refused = game.why_not(game.to_decide()[0], "finesse")
    assert refused is not None
    assert "Versetzt du einen Einflussmarker oder eine ganze Spalte?" in refused.fact.text("de")


def test_a_refusal_uses_the_names_people_know() -> None:
    game = war.new(options=("quick-setup",), dice=war.Dice("words"))
    game.position.set(fields.STEP, step_kinds.FIGHT)
    verdict = int(refuse(reasons.NOT_ADJACENT))
    licata, enna = (game.pack.area(id_).index for id_ in ("licata", "enna"))
    move = int(move_codes.code(move_codes.MOVE, licata, enna))
    refused = build_refusal(game.position, game.names, 0, move, verdict, "war-remedy-not-adjacent")
    assert "Enna is not adjacent to Licata by land." == refused.fact.text("en")


def test_a_seat_that_does_not_exist_is_refused_in_words() -> None:
    refused = war.new(options=("quick-setup",)).why_not(4, "pass")
    assert refused is not None
    assert_complete(refused)
