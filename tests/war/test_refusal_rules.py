"""A refusal names the rule that forbids the move, and a remedy that is true."""

from collections.abc import Mapping
from typing import Any

import pytest

from famiglia import war
from famiglia.rulebook.register import register
from famiglia.war.engine.options import OPTIONS, WAR_1
from famiglia.words import LANGUAGES, say

from . import encounter_builder
from .encounter_builder import encounter
from .planning_builder import play, refused, use
from .refusal_tables import TABLES
from .test_setup import led
from .test_ultima import last


@pytest.mark.rule("W-019", "W-020")
def test_units_and_labs_of_the_setup_are_refused_by_the_rules_of_the_setup() -> None:
    game = led()
    play(game, "soldato corleone", "soldato corleone")
    assert "W-019" == refused(game, "boat mare_catania")
    play(game, "boat mare_licata")
    assert "W-019" == refused(game, "car gela")
    play(game, "car ragusa", "soldato termini")
    assert "W-020" == refused(game, "lab palermo")


@pytest.mark.rule("W-054")
def test_the_ultima_azione_is_refused_onto_its_own_space_by_its_own_rule() -> None:
    assert "W-054" == refused(last(), "space s1c6r2")


@pytest.mark.rule("W-132")
def test_gathering_where_only_a_boat_leads_is_refused_by_the_rule_of_its_space() -> None:
    game = use("s3c4r1", boats={"mare_siracusa": "red", "mare_licata": "red"}, soldati={"ragusa": "red 1"})
    play(game, "part 2")
    assert "W-132" == refused(game, "gather ragusa")


@pytest.mark.rule("W-085")
def test_more_soldati_than_an_order_shows_are_refused_by_the_rule_of_orders() -> None:
    game = encounter({"gela": "green 3", "licata": "blue 2"}, {"gela": "green_pb"}, hq={"green": 9})
    encounter_builder.play(game, "part 2")
    assert "W-085" == encounter_builder.refused(game, "place 4")


@pytest.mark.rule("W-144")
def test_a_car_bomb_beyond_the_delay_detonator_is_refused_by_the_tile() -> None:
    soldati = {"licata": "red 3", "gela": "green 1", "noto": "blue 2", "ragusa": "blue 2"}
    game = encounter(soldati, {"licata": "red_b3"}, cars={"licata": 1}, tiles={"red": "delay_detonator"})
    encounter_builder.play(game, "part 1")
    assert "W-144" == encounter_builder.refused(game, "strike licata noto car")
    assert "W-116" == encounter_builder.refused(game, "strike licata ragusa bomb")


@pytest.mark.rule("W-090")
def test_no_area_is_called_not_adjacent_to_itself() -> None:
    game = encounter({"gela": "red 1", "licata": "red 3"}, {"gela": "red_b2"})
    encounter_builder.play(game, "part 1")
    refusal = game.why_not(0, "rally gela")
    assert refusal is not None
    assert "You named Gela itself, and an adjacent area is needed." == refusal.fact.text("en")


@pytest.mark.rule("W-081")
def test_a_mate_who_acts_during_an_order_is_refused_by_the_sequence_of_orders() -> None:
    game = encounter({"gela": "red 2", "licata": "blue 3"}, {"gela": "red_b1"})
    assert "W-081" == encounter_builder.refused(game, "part 1", who="green")


@pytest.mark.rule("W-081", "WA-47")
@pytest.mark.parametrize(
    ("orders", "remedy"),
    [
        ({"licata": "red_b4", "palermo": "red_b5", "siracusa": "red_b3"}, "Name one of your supply orders"),
        ({"licata": "red_b1", "palermo": "red_b2", "siracusa": "red_jb"}, "Name one of your attack orders"),
    ],
)
def test_an_order_before_its_time_is_told_which_kind_of_order_comes_first(orders: dict[str, str], remedy: str) -> None:
    due, also, later = orders.values()
    game = encounter(
        {"licata": "red 2", "palermo": "red 2", "siracusa": "red 2", "noto": "blue 2"},
        orders,
        board=encounter_builder.board_with(initiative={due: 7, also: 7}),
    )
    assert {f"execute {due}", f"execute {also}"} == encounter_builder.texts(game)
    refusal = game.why_not(0, f"execute {later}")
    assert refusal is not None
    assert refusal.remedy is not None
    assert f"{remedy} with the lowest Initiative." == refusal.remedy.text("en")


@pytest.mark.rule("WA-46")
def test_nothing_comes_between_rally_and_movement() -> None:
    soldati = {"gela": "green 1", "licata": "green 3", "ragusa": "blue 2"}
    game = encounter(soldati, {"gela": "green_pb"}, hq={"green": 3})
    encounter_builder.play(game, "part 1", "rally licata", "soldati 1")
    assert {"part 3", "pass"} == encounter_builder.texts(game)
    assert "WA-46" == encounter_builder.refused(game, "part 2")
    encounter_builder.play(game, "part 3", "pass", "part 2", "place 1")


@pytest.mark.rule("W-121", "WA-05")
def test_a_pentito_spends_the_smallest_number_that_is_large_enough() -> None:
    soldati = {"enna": "black 3", "camastra": "blue 3", "palagonia": "yellow 3", "petralia": "blue 1"}
    game = encounter(soldati, {"enna": "black_ja"}, families="black blue green yellow")
    encounter_builder.play(game, "part 1")
    assert [2, 2, 1] == game.view(None).as_json()["decision"]["numbers"]
    encounter_builder.play(game, "remove petralia 1")
    assert [2, 2] == game.view(None).as_json()["decision"]["numbers"]
    encounter_builder.play(game, "remove camastra 2", "remove palagonia 2")


@pytest.mark.parametrize(("lang", "spent"), [("en", "smallest"), ("de", "kleinste"), ("fr", "plus petit")])
def test_the_table_tells_which_number_a_pentito_spends(lang: str, spent: str) -> None:
    assert spent in say(lang, "wt-enc-why-pentito")


@pytest.mark.rule("WA-84", "W-121")
def test_a_strict_pentito_names_a_number_that_is_large_enough() -> None:
    game = TABLES["strict Pentito, last number"]()
    assert {"remove caltanissetta 2"} == encounter_builder.texts(game, "remove")
    refusal = game.why_not(0, "remove caltanissetta 0")
    assert refusal is not None
    assert refusal.remedy is not None
    assert (
        "You named 0, but the least here is 2. Name 2 or more."
        == f"{refusal.fact.text('en')} {refusal.remedy.text('en')}"
    )
    assert "WA-84" == refusal.rule
    for number in (0, 1, 2):
        assert "WA-84" == encounter_builder.refused(game, f"remove palagonia {number}"), "only 1 stands there"


def test_a_war_that_began_under_the_first_rules_version_goes_on_by_it() -> None:
    soldati = {"enna": "black 3", "camastra": "blue 3", "petralia": "blue 1"}
    game = encounter(soldati, {"enna": "black_ja"}, families="black blue green yellow")
    game.position.rules |= WAR_1
    encounter_builder.play(game, "part 1", "remove petralia 1")
    assert [2, 1] == game.view(None).as_json()["decision"]["numbers"], "in their order"
    rallied = encounter({"gela": "green 1", "licata": "green 3"}, {"gela": "green_pb"}, hq={"green": 3})
    rallied.position.rules |= WAR_1
    encounter_builder.play(rallied, "part 1", "rally licata", "soldati 1", "part 2", "place 1")


def test_a_written_position_tells_the_first_rules_version() -> None:
    game = war.new(options=("quick-setup",), dice=war.Dice("old"), rules="war-1")
    assert "options=quick-setup,war-1 " in str(game)
    assert game.position == war.resume(str(game)).position
    assert ("quick-setup",) == game.options


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_rulings_name_a_house_rule_as_the_table_does(lang: str) -> None:
    called = {"en": "house rule ", "de": "Hausregel ", "fr": "règle maison "}[lang]
    names = [say(lang, f"war-option-{option}") for option in OPTIONS]
    naming = [one.sentence(lang) for one in register("war").values() if called in one.sentence(lang)]
    assert naming
    for sentence in naming:
        assert any(sentence.split(called)[1].strip("“„«\xa0").startswith(name) for name in names), sentence


@pytest.mark.parametrize(
    ("space", "row", "tokens", "moves"),
    [("s1c2r3", "church", 4, ("recruit 12",)), ("s1c3r1", "police", 5, ("into corleone", "place 12"))],
)
def test_a_limit_does_not_mention_a_row_without_tokens(
    space: str, row: str, tokens: int, moves: tuple[str, ...]
) -> None:
    game = use(space, behind={"money": 9, "soldati": 15}, mat={"red": {row: tokens}})
    mat: Mapping[str, Any] = game.view(0).as_json()["seats"][0]["mat"]
    assert 0 == mat[row]["tokens"]
    play(game, *moves[:-1])
    refusal = game.why_not(0, moves[-1])
    assert refusal is not None
    source = f"that is the highest visible value of your {row.title()} row plus the bonus."
    assert refusal.fact.text("en").endswith(source)


@pytest.mark.parametrize(("have", "told"), [(0, "keinen."), (1, "nur einen."), (2, "nur 2.")])
def test_german_counts_the_soldati_of_a_tile_as_it_would_say_them(have: int, told: str) -> None:
    for fact in ("war-fact-recruitment-short", "war-fact-influence-short"):
        assert say("de", fact, need=3, have=have, tile="Anwerbung").endswith(told)
