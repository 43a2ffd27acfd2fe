"""Movement: whereto, by which way, with how many and with what; and what a target without enemies means."""

import pytest

from .encounter_builder import arguments_of, cars, encounter, labs, over, play, refused, texts, there, waiting


@pytest.mark.rule("W-091", "W-094")
def test_any_number_from_one_on_moves_to_one_adjacent_area() -> None:
    game = encounter({"licata": "red 3"}, {"licata": "red_b1"})
    play(game, "part 1")
    assert {"move licata gela land", "move licata camastra land", "move licata caltagirone land", "pass"} == texts(game)
    assert "W-091" == refused(game, "move licata ragusa land")
    assert "W-091" == refused(game, "move licata licata land")
    play(game, "move licata gela land")
    assert {"soldati 1", "soldati 2", "soldati 3"} == texts(game)
    assert "W-091" == refused(game, "soldati 0")
    assert "W-091" == refused(game, "soldati 4")
    play(game, "soldati 2")
    assert ("red 1", "red 2") == (there(game, "licata"), there(game, "gela"))
    assert over(game)


@pytest.mark.rule("W-091", "W-072")
def test_nobody_moves_into_the_mates_area() -> None:
    game = encounter({"licata": "red 3", "gela": "green 1"}, {"licata": "red_b1"}, boats={"mare_licata": "red"})
    play(game, "part 1")
    assert not {"move licata gela land", "move licata gela sea"} & texts(game)
    assert "W-072" == refused(game, "move licata gela land")
    assert "W-072" == refused(game, "move licata gela sea")


@pytest.mark.rule("W-091")
def test_a_movement_order_between_mates_areas_only_has_no_target() -> None:
    soldati = {"trapani": "red 3", "marsala": "green 1", "partinico": "green 1"}
    game = encounter(soldati, {"trapani": "red_eb"})
    assert {"part 2", "pass"} == texts(game)
    assert "W-091" == refused(game, "part 1")


@pytest.mark.rule("W-091")
def test_a_movement_starts_in_the_orders_area() -> None:
    game = encounter({"licata": "red 3", "gela": "red 3"}, {"licata": "red_b1"})
    play(game, "part 1")
    assert "W-091" == refused(game, "move gela ragusa land")
    play(game, "pass")
    assert ("red 3", True) == (there(game, "licata"), over(game))


CAMASTRA = {"camastra": "red 5", "ragusa": "blue 2", "gela": "green 1"}


@pytest.mark.rule("W-092", "W-093", "WA-27")
def test_the_example_of_an_attack_from_camastra_to_ragusa_through_two_boats_of_the_team() -> None:
    boats = {"mare_agrigento": "red", "mare_licata": "green"}
    game = encounter(CAMASTRA, {"camastra": "red_b1"}, boats=boats, cars={"camastra": 1})
    play(game, "part 1", "move camastra ragusa sea")
    events = play(game, "soldati 4")
    assert [(1, 0)] == arguments_of(events, "attack", "attack", "defence"), "the car does not go along"
    assert {"finesse", "brute"} == texts(game)
    assert "W-103" == refused(game, "cars 1")
    assert ("red 1", 1) == (there(game, "camastra"), cars(game, "camastra"))
    play(game, "brute")
    assert "red 1" == there(game, "ragusa")


@pytest.mark.rule("W-092", "W-093")
@pytest.mark.parametrize(
    "boats",
    [
        {"mare_agrigento": "red"},
        {"mare_licata": "red green"},
        {"mare_agrigento": "red", "mare_licata": "blue"},
        {"mare_agrigento": "blue", "mare_licata": "green"},
        {"mare_agrigento": "red", "mare_siracusa": "red"},
        {},
    ],
)
def test_every_sea_of_the_chain_needs_a_boat_of_the_team(boats: dict[str, str]) -> None:
    game = encounter(CAMASTRA, {"camastra": "red_b1"}, boats=boats)
    play(game, "part 1")
    assert "W-092" == refused(game, "move camastra ragusa sea")


@pytest.mark.rule("W-092")
def test_a_chain_reaches_every_coast_on_its_way_in_both_directions() -> None:
    game = encounter(
        {"licata": "red 3"}, {"licata": "red_b1"},
        boats={"mare_agrigento": "green", "mare_sciacca": "red", "mare_trapani": "red", "mare_siracusa": "red"},
    )  # fmt: skip
    play(game, "part 1")
    reached = {move.split()[2] for move in texts(game, "move") if move.endswith("sea")}
    expected = "camastra agrigento ribera sciacca castelvetrano marsala trapani partinico palermo"
    assert set(expected.split()) == reached, "mare_siracusa is not connected: mare_licata has no boat"
    assert "W-091" == refused(game, "move licata licata sea")


@pytest.mark.rule("WA-28", "W-092")
def test_enemy_boats_do_not_block() -> None:
    boats = {"mare_agrigento": "red blue", "mare_licata": "green yellow"}
    game = encounter(CAMASTRA, {"camastra": "red_b1"}, boats=boats)
    play(game, "part 1", "move camastra ragusa sea", "soldati 4")
    assert ["red"] == waiting(game)


@pytest.mark.rule("W-092")
def test_from_an_inland_area_no_boat_helps() -> None:
    game = encounter({"enna": "red 3"}, {"enna": "red_b1"}, boats={"mare_agrigento": "red", "mare_catania": "red"})
    play(game, "part 1")
    assert set() == {move for move in texts(game) if move.endswith("sea")}
    assert "W-092" == refused(game, "move enna camastra sea")


@pytest.mark.rule("WA-77", "W-093")
def test_a_target_reachable_both_ways_is_reached_the_way_the_player_names() -> None:
    soldati = {"licata": "red 3", "gela": "blue 4"}
    for way, bonus in (("land", 2), ("sea", 1)):
        game = encounter(soldati, {"licata": "red_b1"}, boats={"mare_licata": "red"}, cars={"licata": 1})
        play(game, "part 1")
        assert {"move licata gela land", "move licata gela sea"} <= texts(game)
        play(game, f"move licata gela {way}", "soldati 1") if way == "land" else play(game, f"move licata gela {way}")
        events = play(game, "cars 1" if way == "land" else "soldati 1")
        assert [(bonus, 0)] == arguments_of(events, "attack", "attack", "defence")


@pytest.mark.rule("W-093", "WA-68")
def test_by_land_one_car_may_go_along() -> None:
    game = encounter({"licata": "red 3", "gela": "red 1"}, {"licata": "red_b1"}, cars={"licata": 2})
    play(game, "part 1", "move licata gela land", "soldati 1")
    assert {"cars 0", "cars 1"} == texts(game)
    assert "W-093" == refused(game, "cars 2")
    stay, go = game.copy(), game
    play(stay, "cars 0")
    assert (2, 0) == (cars(stay, "licata"), cars(stay, "gela"))
    play(go, "cars 1")
    assert (1, 1) == (cars(go, "licata"), cars(go, "gela"))


@pytest.mark.rule("W-093")
def test_without_a_car_in_the_area_none_is_asked_for() -> None:
    game = encounter({"licata": "red 3", "gela": "red 1"}, {"licata": "red_b1"}, cars={"gela": 1})
    play(game, "part 1", "move licata gela land", "soldati 1")
    assert over(game)


@pytest.mark.rule("W-094")
def test_number_and_car_are_fixed_once_named() -> None:
    game = encounter({"licata": "red 4", "gela": "blue 4"}, {"licata": "red_b1"}, cars={"licata": 1})
    play(game, "part 1", "move licata gela land", "soldati 2")
    assert "W-094" == refused(game, "soldati 3")
    assert "W-094" == refused(game, "pass")
    play(game, "cars 1")
    assert "W-103" == refused(game, "soldati 3")
    assert "W-103" == refused(game, "cars 0")


@pytest.mark.rule("W-095", "W-074", "WA-25")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_an_empty_area_is_taken_without_a_fight_and_loses_one_lab(before: int) -> None:
    game = encounter({"licata": "red 3"}, {"licata": "red_b1"}, labs={"gela": before})
    play(game, "part 1", "move licata gela land")
    events = play(game, "soldati 1")
    assert ("red 1", max(0, before - 1)) == (there(game, "gela"), labs(game, "gela"))
    assert [] == arguments_of(events, "attack", "area")
    assert ["gela"] == arguments_of(events, "taken", "area")


@pytest.mark.rule("W-096")
def test_an_own_area_is_entered_without_a_fight_and_keeps_its_labs() -> None:
    game = encounter({"licata": "red 3", "gela": "red 1"}, {"licata": "red_b1"}, labs={"gela": 2})
    play(game, "part 1", "move licata gela land")
    events = play(game, "soldati 3")
    assert ("", "red 4", 2) == (there(game, "licata"), there(game, "gela"), labs(game, "gela"))
    assert [] == arguments_of(events, "attack", "area") + arguments_of(events, "taken", "area")


@pytest.mark.rule("W-097")
@pytest.mark.parametrize("owner", ["blue", "yellow", "neutral"])
def test_enemies_and_neutrals_are_attacked(owner: str) -> None:
    game = encounter({"licata": "red 3", "gela": f"{owner} 3"}, {"licata": "red_b1"})
    play(game, "part 1", "move licata gela land")
    events = play(game, "soldati 3")
    assert ["gela"] == arguments_of(events, "attack", "area")
    assert {"finesse", "brute"} == texts(game)


# Two shotguns.


@pytest.mark.rule("W-115", "WA-30")
def test_a_second_movement_follows_from_the_orders_area_or_from_the_area_reached() -> None:
    game = encounter({"licata": "red 3", "enna": "red 2"}, {"licata": "red_jb"})
    play(game, "part 1", "move licata gela land", "soldati 2")
    starts = {move.split()[1] for move in texts(game, "move")}
    assert {"licata", "gela"} == starts
    assert "W-115" == refused(game, "move enna nicosia land")
    onward, again = game.copy(), game
    play(onward, "move gela ragusa land")
    assert {"soldati 1", "soldati 2"} == texts(onward)
    play(onward, "soldati 1")
    assert ["red 1", "red 1", "red 1"] == [there(onward, area) for area in ("licata", "gela", "ragusa")]
    assert over(onward), "there is no third movement"
    play(again, "move licata camastra land", "soldati 1")
    assert ["", "red 2", "red 1"] == [there(again, area) for area in ("licata", "gela", "camastra")]


@pytest.mark.rule("W-115", "W-080")
def test_the_second_movement_follows_at_once_or_not_at_all() -> None:
    game = encounter({"trapani": "yellow 3"}, {"trapani": "yellow_eb"})
    play(game, "part 1", "move trapani marsala land", "soldati 2")
    assert "W-091" == refused(game, "part 2")
    play(game, "pass")
    assert {"part 2", "pass"} == texts(game)


@pytest.mark.rule("W-115")
def test_one_shotgun_is_one_movement() -> None:
    game = encounter({"trapani": "yellow 3"}, {"trapani": "yellow_ja"})
    play(game, "part 1", "move trapani marsala land", "soldati 2")
    assert {"part 2", "pass"} == texts(game)


@pytest.mark.rule("WA-30", "W-115")
def test_from_an_own_area_reached_all_soldati_there_may_go_on() -> None:
    game = encounter({"licata": "red 3", "gela": "red 2"}, {"licata": "red_jb"})
    play(game, "part 1", "move licata gela land", "soldati 1", "move gela ragusa land", "soldati 3")
    assert ["red 2", "", "red 3"] == [there(game, area) for area in ("licata", "gela", "ragusa")]


@pytest.mark.rule("WA-29", "W-115", "W-093")
def test_the_car_may_travel_on_and_helps_both_attacks_in_full() -> None:
    game = encounter(
        {"licata": "red 6", "gela": "blue 1", "ragusa": "blue 4"}, {"licata": "red_jb"}, cars={"licata": 1},
        mats={"red": "justice:2"},
    )  # fmt: skip
    play(game, "part 1", "move licata gela land", "soldati 5")
    assert [(3, 0)] == arguments_of(play(game, "cars 1"), "attack", "attack", "defence")
    play(game, "move gela ragusa land", "soldati 4")
    assert [(3, 0)] == arguments_of(play(game, "cars 1"), "attack", "attack", "defence")
    play(game, "brute")
    assert ("red 1", 1, "red 1", 0) == (
        there(game, "ragusa"),
        cars(game, "ragusa"),
        there(game, "gela"),
        cars(game, "gela"),
    )


@pytest.mark.rule("WA-29", "W-115")
def test_no_other_car_takes_its_place() -> None:
    game = encounter(
        {"licata": "red 6", "gela": "red 1", "camastra": "blue 4"}, {"licata": "red_jb"}, cars={"licata": 2}
    )
    play(game, "part 1", "move licata gela land", "soldati 2", "cars 1", "move licata camastra land")
    assert [(1, 0)] == arguments_of(play(game, "soldati 4"), "attack", "attack", "defence")
    assert (1, 1) == (cars(game, "licata"), cars(game, "gela"))


@pytest.mark.rule("WA-29", "WA-39", "W-115")
def test_a_car_lost_in_the_first_attack_is_not_replaced_in_the_second() -> None:
    game = encounter(
        {"licata": "red 6", "gela": "blue 4", "camastra": "blue 4"}, {"licata": "red_jb"}, cars={"licata": 2}
    )
    play(game, "part 1", "move licata gela land", "soldati 1", "cars 1", "brute")
    assert 1 == cars(game, "licata")
    assert "W-091" == refused(game, "move gela ragusa land")
    play(game, "move licata camastra land")
    assert [(1, 0)] == arguments_of(play(game, "soldati 4"), "attack", "attack", "defence")


@pytest.mark.rule("WA-29")
def test_a_car_that_stayed_at_home_may_help_the_second_movement() -> None:
    game = encounter({"licata": "red 6", "camastra": "blue 4"}, {"licata": "red_jb"}, cars={"licata": 1})
    play(game, "part 1", "move licata gela land", "soldati 1", "cars 0", "move licata camastra land", "soldati 4")
    assert [(2, 0)] == arguments_of(play(game, "cars 1"), "attack", "attack", "defence")


@pytest.mark.rule("W-115", "W-091")
def test_without_soldati_where_it_could_start_there_is_no_second_movement() -> None:
    game = encounter({"licata": "red 1", "gela": "blue 4"}, {"licata": "red_jb"})
    play(game, "part 1", "move licata gela land", "soldati 1", "brute")
    assert ("", True) == (there(game, "licata"), over(game))
    left = encounter({"licata": "red 1"}, {"licata": "red_jb"})
    play(left, "part 1", "move licata gela land", "soldati 1")
    assert {"gela"} == {move.split()[1] for move in texts(left, "move")}
    assert "W-091" == refused(left, "move licata camastra land")
