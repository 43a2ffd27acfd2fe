"""Control tiles of the encounter phase, each for the family that has marked it."""

import pytest

from .encounter_builder import (
    arguments_of,
    car_supply,
    cars,
    encounter,
    hq,
    labs,
    money,
    over,
    play,
    refused,
    supply,
    texts,
    there,
    where,
)

# Allies.

OVER = {"licata": "red 4", "gela": "neutral 2", "ragusa": "blue 2"}


@pytest.mark.rule("W-141", "WA-49")
@pytest.mark.parametrize("between", ["neutral 2", ""])
def test_allies_pass_over_an_empty_or_neutral_area_for_1_money(between: str) -> None:
    soldati = {"licata": "red 4", "ragusa": "blue 2", "caltagirone": "yellow 1"} | (
        {"gela": between} if between else {}
    )
    game = encounter(
        soldati, {"licata": "red_ja"}, money={"red": 1}, tiles={"red": "allies"}, labs={"gela": 2}, cars={"licata": 1}
    )
    play(game, "part 1", "allies licata ragusa")
    assert 0 == money(game, "red")
    play(game, "soldati 3")
    events = play(game, "cars 1")
    assert [(3, 0)] == arguments_of(events, "attack", "attack", "defence"), "the car goes along"
    assert (between, 2, "red 3", 1) == (
        there(game, "gela"),
        labs(game, "gela"),
        there(game, "ragusa"),
        cars(game, "ragusa"),
    )
    assert 0 == hq(game, "red")


@pytest.mark.rule("W-141", "W-072")
def test_allies_do_not_pass_over_enemies_own_or_the_mates_areas() -> None:
    for owner in ("blue", "red", "green"):
        soldati = {"licata": "red 4", "gela": f"{owner} 2", "caltagirone": f"{owner} 1", "ragusa": "blue 2"}
        game = encounter(soldati, {"licata": "red_ja"}, money={"red": 1}, tiles={"red": "allies"})
        play(game, "part 1")
        assert "W-141" == refused(game, "allies licata ragusa")


@pytest.mark.rule("W-141", "WA-49")
def test_allies_may_reach_what_a_movement_may_target_but_not_the_mate() -> None:
    soldati = {**OVER, "caltagirone": "neutral 1", "scordia": "green 1", "enna": "red 1", "palagonia": "yellow 1"}
    game = encounter(soldati, {"licata": "red_ja"}, money={"red": 1}, tiles={"red": "allies"})
    play(game, "part 1")
    reached = {move.split()[2] for move in texts(game, "allies")}
    assert {"ragusa", "enna", "palagonia", "agrigento", "caltanissetta"} == reached, (
        "over gela, caltagirone, empty camastra"
    )
    assert "W-072" == refused(game, "allies licata scordia")
    assert "W-141" == refused(game, "allies licata gela"), "it is adjacent"
    assert "W-141" == refused(game, "allies licata noto"), "two areas in between"
    assert "W-091" == refused(game, "allies licata licata")
    play(game, "allies licata enna", "soldati 1")
    assert ("red 2", 0) == (there(game, "enna"), money(game, "red"))


@pytest.mark.rule("W-141")
def test_allies_need_the_tile_of_the_own_family_and_the_money() -> None:
    for marks in ({}, {"green": "allies"}, {"blue": "allies"}):
        game = encounter(OVER, {"licata": "red_ja"}, money={"red": 1}, tiles=marks)
        play(game, "part 1")
        assert "W-141" == refused(game, "allies licata ragusa")
    poor = encounter(OVER, {"licata": "red_ja"}, tiles={"red": "allies"})
    play(poor, "part 1")
    assert set() == texts(poor, "allies")
    assert "W-141" == refused(poor, "allies licata ragusa")


@pytest.mark.rule("W-141")
def test_allies_work_for_every_movement_of_an_order_but_not_over_the_sea() -> None:
    game = encounter(
        {**OVER, "noto": "neutral 1", "siracusa": "blue 1"},
        {"licata": "red_jb"},
        money={"red": 2},
        tiles={"red": "allies"},
    )
    play(game, "part 1", "allies licata ragusa", "soldati 4", "brute")
    assert "red 1" == there(game, "ragusa")
    play(game, "allies ragusa siracusa", "soldati 1")
    assert ("red 1", 0) == (there(game, "siracusa"), money(game, "red"))
    sea = encounter(
        {"licata": "red 4", "caltagirone": "blue 1", "gela": "blue 1", "camastra": "blue 1", "ragusa": "neutral 1"},
        {"licata": "red_ja"}, money={"red": 2}, tiles={"red": "allies"}, boats={"mare_licata": "red"},
    )  # fmt: skip
    play(sea, "part 1")
    assert set() == texts(sea, "allies"), "Ragusa is neutral, but reached only by boat"


@pytest.mark.rule("W-141", "W-091")
def test_allies_do_not_help_where_all_neighbours_are_the_mates() -> None:
    soldati = {"trapani": "red 3", "marsala": "green 1", "partinico": "green 1"}
    game = encounter(soldati, {"trapani": "red_eb"}, money={"red": 1}, tiles={"red": "allies"})
    assert {"part 2", "pass"} == texts(game)
    assert "W-091" == refused(game, "part 1")


# Bribery.


@pytest.mark.rule("W-142", "WA-50", "WA-74")
def test_bribery_returns_one_defender_for_1_money_right_after_the_target_is_named() -> None:
    game = encounter(
        {"licata": "red 4", "gela": "blue 3"}, {"licata": "red_b1"}, money={"red": 3}, tiles={"red": "bribery"}
    )
    play(game, "part 1", "move licata gela land")
    assert {"bribe", "pass"} == texts(game)
    assert "W-142" == refused(game, "soldati 1"), "before the number is named"
    play(game, "bribe")
    assert ("blue 2", 48, 2) == (there(game, "gela"), supply(game, "blue"), money(game, "red"))
    assert {"soldati 1", "soldati 2", "soldati 3", "soldati 4"} == texts(game), "once in each movement"


@pytest.mark.rule("W-142")
def test_bribery_may_be_declined_and_needs_the_money() -> None:
    game = encounter(
        {"licata": "red 4", "gela": "blue 3"}, {"licata": "red_b1"}, money={"red": 3}, tiles={"red": "bribery"}
    )
    play(game, "part 1", "move licata gela land", "pass")
    assert ("blue 3", 3) == (there(game, "gela"), money(game, "red"))
    poor = encounter({"licata": "red 4", "gela": "blue 3"}, {"licata": "red_b1"}, tiles={"red": "bribery"})
    play(poor, "part 1", "move licata gela land")
    assert {"pass"} == texts(poor)
    assert "W-142" == refused(poor, "bribe")


@pytest.mark.rule("W-142")
def test_bribery_works_only_for_who_marked_it_and_only_against_defenders() -> None:
    mate = encounter(
        {"licata": "red 4", "gela": "blue 3"}, {"licata": "red_b1"}, money={"red": 3}, tiles={"green": "bribery"}
    )
    play(mate, "part 1", "move licata gela land")
    assert set() == texts(mate, "bribe")
    assert "W-094" == refused(mate, "bribe")
    for soldati in ({"licata": "red 4"}, {"licata": "red 4", "gela": "red 1"}):
        game = encounter(soldati, {"licata": "red_b1"}, money={"red": 3}, tiles={"red": "bribery"})
        play(game, "part 1", "move licata gela land")
        assert set() == texts(game, "bribe")


@pytest.mark.rule("W-142")
def test_bribery_works_on_both_movements_of_two_shotguns_and_by_boat() -> None:
    game = encounter(
        {"licata": "red 6", "gela": "blue 2", "ragusa": "blue 3"}, {"licata": "red_jb"}, money={"red": 2},
        tiles={"red": "bribery"}, boats={"mare_licata": "green"},
    )  # fmt: skip
    play(game, "part 1", "move licata gela sea", "bribe", "soldati 5")
    assert "red 5" == there(game, "gela")
    play(game, "move gela ragusa land", "bribe", "soldati 4", "brute")
    assert ("red 1", 0) == (there(game, "ragusa"), money(game, "red"))


@pytest.mark.rule("W-142", "W-116")
def test_bribery_does_not_work_with_strikes() -> None:
    game = encounter(
        {"licata": "red 4", "gela": "blue 3"}, {"licata": "red_b3"}, money={"red": 3}, tiles={"red": "bribery"}
    )
    play(game, "part 1")
    assert "W-116" == refused(game, "bribe")
    play(game, "strike licata gela bomb")
    assert ("blue 1", True) == (there(game, "gela"), over(game))


@pytest.mark.rule("WA-31", "WA-32", "W-142", "W-102")
def test_bribing_the_last_defender_takes_the_area_with_at_least_one_soldato() -> None:
    game = encounter(
        {"licata": "red 4", "gela": "blue 1"}, {"licata": "red_ja", "gela": "blue_b2"}, money={"red": 1}, labs={"gela": 2},
        cars={"gela": 1}, tiles={"red": "bribery"},
    )  # fmt: skip
    play(game, "part 1", "move licata gela land", "bribe")
    assert "W-091" == refused(game, "soldati 0")
    events = play(game, "soldati 1")
    assert ("red 1", 1, 0, 5) == (there(game, "gela"), labs(game, "gela"), cars(game, "gela"), car_supply(game, "blue"))
    assert ("headquarters", []) == (where(game, "blue_b2"), arguments_of(events, "attack", "area"))
    gray = encounter(
        {"licata": "red 4", "gela": "neutral 2"}, {"licata": "red_b2"}, money={"red": 1}, tiles={"red": "bribery"}
    )
    play(gray, "part 2", "move licata gela land", "bribe")
    assert ("neutral 1", 0) == (there(gray, "gela"), hq(gray, "red")), "a bribed neutral brings nothing"


# Delay Detonator.

FAR = {"licata": "red 4", "gela": "green 1", "ragusa": "blue 6", "scordia": "blue 6", "noto": "blue 6"}


@pytest.mark.rule("W-144", "W-117")
def test_the_delay_detonator_lets_a_car_bomb_strike_at_distance_2() -> None:
    game = encounter(FAR, {"licata": "red_b3"}, cars={"licata": 1}, tiles={"red": "delay_detonator"})
    play(game, "part 1")
    assert {"strike licata ragusa car", "strike licata scordia car", "pass"} == texts(game)
    assert "W-116" == refused(game, "strike licata ragusa bomb"), "only as a car bomb"
    assert "W-144" == refused(game, "strike licata noto car"), "distance 3"
    play(game, "strike licata ragusa car")
    assert ("blue 3", "green 1", 0) == (there(game, "ragusa"), there(game, "gela"), cars(game, "licata"))


@pytest.mark.rule("W-144", "W-116")
def test_without_the_own_tile_a_car_bomb_reaches_adjacent_areas_only() -> None:
    for marks in ({}, {"green": "delay_detonator"}):
        game = encounter({**FAR, "camastra": "blue 2"}, {"licata": "red_b3"}, cars={"licata": 1}, tiles=marks)
        play(game, "part 1")
        assert {"strike licata camastra car", "strike licata camastra bomb", "pass"} == texts(game)
        assert "W-116" == refused(game, "strike licata ragusa car")


@pytest.mark.rule("W-144", "W-091")
def test_the_delay_detonator_does_not_give_a_movement_order_a_target() -> None:
    soldati = {"trapani": "red 3", "marsala": "green 1", "partinico": "green 1", "castelvetrano": "blue 1"}
    game = encounter(soldati, {"trapani": "red_eb"}, cars={"trapani": 1}, tiles={"red": "delay_detonator"})
    assert {"part 2", "pass"} == texts(game)
    assert "W-091" == refused(game, "part 1")


# Miniguns.


@pytest.mark.rule("W-146", "WA-77")
@pytest.mark.parametrize(("way", "bonus"), [("sea", 2), ("land", 1)])
def test_miniguns_add_1_to_an_attack_by_boat_even_on_an_adjacent_area(way: str, bonus: int) -> None:
    game = encounter(
        {"licata": "red 4", "gela": "blue 5"},
        {"licata": "red_b1"},
        boats={"mare_licata": "green"},
        tiles={"red": "miniguns"},
    )
    play(game, "part 1", f"move licata gela {way}")
    assert [(bonus, 0)] == arguments_of(play(game, "soldati 3"), "attack", "attack", "defence")


@pytest.mark.rule("W-146")
@pytest.mark.parametrize("marks", [{}, {"green": "miniguns"}, {"blue": "miniguns"}])
def test_miniguns_help_only_who_marked_them(marks: dict[str, str]) -> None:
    game = encounter(
        {"licata": "red 4", "gela": "blue 5"}, {"licata": "red_b1"}, boats={"mare_licata": "green"}, tiles=marks
    )
    play(game, "part 1", "move licata gela sea")
    assert [(1, 0)] == arguments_of(play(game, "soldati 3"), "attack", "attack", "defence")


# Recruitment.


@pytest.mark.rule("W-147", "WA-52")
@pytest.mark.parametrize("target", ["", "blue 1", "neutral 1"])
def test_recruitment_places_exactly_two_in_an_area_just_taken(target: str) -> None:
    soldati = {"licata": "red 4"} | ({"gela": target} if target else {})
    game = encounter(soldati, {"licata": "red_b1"}, hq={"red": 5}, tiles={"red": "recruitment"})
    play(game, "part 1", "move licata gela land", "soldati 1")
    before = hq(game, "red")
    assert {"place 2", "pass"} == texts(game)
    assert "W-147" == refused(game, "place 1")
    assert "W-147" == refused(game, "place 3")
    declined = game.copy()
    play(game, "place 2")
    assert ("red 3", before - 2) == (there(game, "gela"), hq(game, "red"))
    play(declined, "pass")
    assert ("red 1", before) == (there(declined, "gela"), hq(declined, "red"))


@pytest.mark.rule("W-147")
def test_recruitment_is_all_or_nothing() -> None:
    game = encounter({"licata": "red 4"}, {"licata": "red_b1"}, hq={"red": 1}, tiles={"red": "recruitment"})
    play(game, "part 1", "move licata gela land", "soldati 1")
    assert {"pass"} == texts(game)
    assert "W-147" == refused(game, "place 2")
    assert "W-147" == refused(game, "place 1")


@pytest.mark.rule("W-147", "WA-52")
def test_recruitment_needs_a_takeover_by_who_marked_it() -> None:
    own = encounter(
        {"licata": "red 4", "gela": "red 1"}, {"licata": "red_b1"}, hq={"red": 5}, tiles={"red": "recruitment"}
    )
    play(own, "part 1", "move licata gela land", "soldati 1")
    assert over(own), "the area was one's own"
    lost = encounter(
        {"licata": "red 4", "gela": "blue 5"}, {"licata": "red_b1"}, hq={"red": 5}, tiles={"red": "recruitment"}
    )
    play(lost, "part 1", "move licata gela land", "soldati 1", "brute")
    assert over(lost)
    mate = encounter({"licata": "red 4"}, {"licata": "red_b1"}, hq={"red": 5}, tiles={"green": "recruitment"})
    play(mate, "part 1", "move licata gela land", "soldati 1")
    assert over(mate)


@pytest.mark.rule("WA-30", "W-147")
def test_recruited_soldati_may_go_on_with_the_second_movement() -> None:
    game = encounter(
        {"licata": "red 4", "gela": "blue 1"}, {"licata": "red_jb"}, hq={"red": 5}, tiles={"red": "recruitment"}
    )
    play(game, "part 1", "move licata gela land", "soldati 1", "place 2", "move gela ragusa land")
    assert {"soldati 1", "soldati 2", "soldati 3"} == texts(game)
    play(game, "soldati 3", "place 2")
    assert ("", "red 5", 1) == (there(game, "gela"), there(game, "ragusa"), hq(game, "red"))


# Bodyguards.


@pytest.mark.rule("W-099", "W-118", "W-078")
@pytest.mark.parametrize(
    ("marks", "defence"), [({"blue": "bodyguards"}, 1), ({"yellow": "bodyguards"}, 0), ({"red": "bodyguards"}, 0)]
)
def test_bodyguards_add_1_to_the_defense_of_every_own_area(marks: dict[str, str], defence: int) -> None:
    attack = encounter({"licata": "red 4", "gela": "blue 5"}, {"licata": "red_ja"}, tiles=marks)
    play(attack, "part 1", "move licata gela land")
    assert [(2, defence)] == arguments_of(play(attack, "soldati 1"), "attack", "attack", "defence")
    strike = encounter({"licata": "red 4", "gela": "blue 5"}, {"licata": "red_b3"}, tiles=marks)
    play(strike, "part 1", "strike licata gela bomb")
    assert f"blue {3 + defence}" == there(strike, "gela")


@pytest.mark.rule("W-099")
def test_bodyguards_do_not_protect_neutrals() -> None:
    game = encounter(
        {"licata": "red 4", "gela": "neutral 5"},
        {"licata": "red_ja"},
        tiles={"red": "bodyguards", "blue": "bodyguards"},
    )
    play(game, "part 1", "move licata gela land")
    assert [(2, 0)] == arguments_of(play(game, "soldati 1"), "attack", "attack", "defence")
