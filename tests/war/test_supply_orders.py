"""Parts of orders that bring money, Soldati, cars, boats and labs."""

import pytest

from .encounter_builder import (
    afloat,
    board_with,
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
    waiting,
)

WHITE = "white blue green yellow"


@pytest.mark.rule("W-088")
def test_a_coin_gives_its_number_in_money() -> None:
    game = encounter({"licata": "red 1"}, {"licata": "red_ea"}, money={"red": 1})
    play(game, "part 1")
    assert 4 == money(game, "red")


@pytest.mark.rule("W-088", "W-080")
@pytest.mark.parametrize("parts", [("part 1", "part 2"), ("part 2", "part 1")])
def test_the_parts_of_a_supply_order_are_done_in_any_order(parts: tuple[str, str]) -> None:
    game = encounter({"licata": "red 1"}, {"licata": "red_ea"})
    play(game, *parts)
    assert (3, 1) == (money(game, "red"), cars(game, "licata"))
    assert over(game)


@pytest.mark.rule("W-088", "WA-46")
@pytest.mark.parametrize("supply_first", [True, False])
def test_an_attack_order_may_have_supply_parts_before_or_after_the_movement(supply_first: bool) -> None:
    game = encounter({"licata": "red 2"}, {"licata": "red_eb"})
    march = ("part 1", "move licata gela land", "soldati 1")
    play(game, *(("part 2", *march) if supply_first else (*march, "part 2")))
    assert (2, "red 1", "red 1") == (money(game, "red"), there(game, "licata"), there(game, "gela"))


@pytest.mark.rule("W-085", "WA-70", "W-086")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_plain_number_of_soldati_is_that_number_or_fewer_without_the_base_value(number: int) -> None:
    game = encounter({"licata": "red 1"}, {"licata": "red_pa"}, hq={"red": 9}, mats={"red": "police:5"})
    play(game, "part 1")
    assert {"place 1", "place 2", "place 3", "pass"} == texts(game)
    assert "W-085" == refused(game, "place 4")
    assert "W-085" == refused(game, "place 0")
    play(game, f"place {number}")
    assert (f"red {1 + number}", 9 - number) == (there(game, "licata"), hq(game, "red"))


@pytest.mark.rule("W-085", "W-086")
@pytest.mark.parametrize(("off", "most"), [(0, 3), (1, 4), (2, 5), (5, 8)])
def test_a_circled_soldato_is_the_highest_visible_police_value_and_the_bonus(off: int, most: int) -> None:
    game = encounter({"licata": "red 1"}, {"licata": "red_b4"}, hq={"red": 12}, mats={"red": f"police:{off}"})
    play(game, "part 1")
    assert {f"place {n}" for n in range(1, most + 1)} == texts(game, "place")
    assert "W-085" == refused(game, f"place {most + 1}")
    play(game, f"place {most}")
    assert (f"red {1 + most}", 12 - most) == (there(game, "licata"), hq(game, "red"))


@pytest.mark.rule("W-085")
def test_what_is_not_in_the_headquarters_cannot_be_placed() -> None:
    game = encounter({"licata": "red 1"}, {"licata": "red_pa"}, hq={"red": 2})
    play(game, "part 1")
    assert {"place 1", "place 2", "pass"} == texts(game)
    assert "W-085" == refused(game, "place 3")
    empty = encounter({"licata": "red 1"}, {"licata": "red_pa"})
    play(empty, "part 1")
    assert {"pass"} == texts(empty)


@pytest.mark.rule("W-086")
def test_orders_place_soldati_and_cars_in_their_own_area_only() -> None:
    game = encounter({"licata": "red 1", "gela": "red 1"}, {"licata": "red_ea red_b5"}, hq={"red": 2})
    play(game, "part 2")
    assert "W-085" == refused(game, "into gela")
    play(game, "place 1", "pass", "part 2")
    assert ("red 2", 1, "red 1", 0) == (
        there(game, "licata"), cars(game, "licata"), there(game, "gela"), cars(game, "gela")
    )  # fmt: skip


@pytest.mark.rule("W-085", "WA-70")
def test_a_plain_recruit_brings_up_to_its_number_from_the_supply_to_the_headquarters() -> None:
    game = encounter(
        {"licata": "black 1"}, {"licata": "black_ea"}, families="black blue green yellow", mats={"black": "church:4"}
    )
    play(game, "part 2")
    assert {"recruit 1", "recruit 2", "recruit 3", "recruit 4", "pass"} == texts(game)
    assert "W-085" == refused(game, "recruit 5")
    play(game, "recruit 4")
    assert (4, 45) == (hq(game, "black"), supply(game, "black"))


@pytest.mark.rule("W-085")
@pytest.mark.parametrize(("off", "most"), [(0, 4), (2, 6), (5, 9)])
def test_a_circled_recruit_is_the_highest_visible_church_value_and_the_bonus(off: int, most: int) -> None:
    game = encounter({"trapani": "yellow 1"}, {"trapani": "yellow_ca"}, mats={"yellow": f"church:{off}"})
    play(game, "part 1")
    assert "W-085" == refused(game, f"recruit {most + 1}")
    play(game, f"recruit {most}")
    assert most == hq(game, "yellow")


@pytest.mark.rule("W-085")
def test_recruiting_ends_with_the_supply() -> None:
    game = encounter({"trapani": "yellow 1"}, {"trapani": "yellow_ca"}, supply={"yellow": 1})
    play(game, "part 1")
    assert {"recruit 1", "pass"} == texts(game)
    assert "W-002" == refused(game, "recruit 2")


@pytest.mark.rule("W-086")
def test_a_car_of_an_order_stands_in_its_area_if_one_is_left() -> None:
    game = encounter({"licata": "red 1"}, {"licata": "red_ea"}, cars={"licata": 4})
    play(game, "part 2")
    assert (5, 0) == (cars(game, "licata"), car_supply(game, "red"))
    none = encounter({"licata": "red 1"}, {"licata": "red_ea"}, cars={"licata": 5})
    assert {"part 1", "pass"} == texts(none)
    assert "W-002" == refused(none, "part 2")


@pytest.mark.rule("W-086", "WA-69")
def test_a_lab_of_an_order_stands_in_its_area_below_the_limit_of_two() -> None:
    game = encounter({"trapani": "yellow 1"}, {"trapani": "yellow_b5"}, labs={"trapani": 1})
    play(game, "part 1")
    assert 2 == labs(game, "trapani")
    full = encounter({"trapani": "yellow 1"}, {"trapani": "yellow_b5"}, labs={"trapani": 2})
    assert {"part 2", "pass"} == texts(full)
    assert "W-021" == refused(full, "part 1")
    two = encounter(
        {"trapani": "yellow 1"},
        {"trapani": "yellow_b5"},
        labs={"trapani": 1},
        board=board_with(numbers={"yellow_b5": 2}),
    )
    play(two, "part 1")
    assert 2 == labs(two, "trapani"), "an order with two labs builds only one here"
    none = encounter({"trapani": "yellow 1"}, {"trapani": "yellow_b5"}, lab_supply=0)
    assert "W-002" == refused(none, "part 1")


@pytest.mark.rule("W-086")
def test_a_boat_goes_into_a_sea_beside_the_orders_area_and_then_up_to_one_further() -> None:
    game = encounter({"trapani": "green 1", "licata": "green 1"}, {"licata": "green_b4"})
    play(game, "part 1")
    assert {"boat mare_licata", "boat mare_agrigento", "pass"} == texts(game)
    assert "W-086" == refused(game, "boat mare_trapani")
    play(game, "boat mare_licata")
    assert {"sail mare_siracusa", "sail mare_agrigento", "pass"} == texts(game)
    assert "W-048" == refused(game, "sail mare_catania")
    stay, go = game.copy(), game
    play(stay, "pass")
    assert ("green", {"part 2", "pass"}) == (afloat(stay, "mare_licata"), texts(stay)), "one boat, not more"
    play(go, "sail mare_siracusa")
    assert ("", "green") == (afloat(go, "mare_licata"), afloat(go, "mare_siracusa"))


@pytest.mark.rule("W-086")
def test_an_inland_order_places_no_boat() -> None:
    game = encounter({"enna": "green 1", "licata": "green 1"}, {"enna": "green_b4"}, hq={"green": 1})
    assert {"part 2", "pass"} == texts(game)
    assert "W-086" == refused(game, "part 1")


@pytest.mark.rule("W-086")
def test_without_a_boat_in_the_supply_none_is_placed() -> None:
    game = encounter({"licata": "green 1"}, {"licata": "green_b4"}, boat_supply={"green": 0})
    assert "W-002" == refused(game, "part 1")
    assert {"part 2", "pass"} == texts(game)


@pytest.mark.rule("W-086", "W-049")
def test_a_boat_of_an_order_that_meets_two_others_takes_one_of_them_with_it() -> None:
    game = encounter({"licata": "green 1"}, {"licata": "green_b4"}, boats={"mare_licata": "red yellow"})
    play(game, "part 1", "boat mare_licata", "pass")
    assert {"sink red", "sink yellow"} == texts(game)
    assert "W-049" == refused(game, "sink blue")
    play(game, "sink yellow")
    assert "red" == afloat(game, "mare_licata")


@pytest.mark.rule("W-088", "W-051")
def test_laundering_gives_one_money_for_each_lab_in_own_areas() -> None:
    soldati = {"trapani": "yellow 1", "marsala": "yellow 2", "licata": "blue 1", "gela": "red 1"}
    game = encounter(
        soldati, {"trapani": "yellow_ea"}, labs={"trapani": 1, "marsala": 2, "licata": 2, "gela": 1, "enna": 2}
    )
    play(game, "part 1")
    assert 3 == money(game, "yellow")
    none = encounter({"trapani": "yellow 1"}, {"trapani": "yellow_ea"}, labs={"enna": 2})
    assert "W-051" == refused(none, "part 1")


@pytest.mark.rule("W-135", "WA-55")
def test_yellow_b_brings_a_car_a_lab_and_a_soldato_with_each_own_lab_anywhere() -> None:
    soldati = {"trapani": "yellow 1", "noto": "yellow 1", "enna": "yellow 1", "gela": "red 1"}
    game = encounter(soldati, {"trapani": "yellow_cb"}, labs={"noto": 2, "gela": 1}, hq={"yellow": 9})
    play(game, "part 1", "part 2")
    assert (1, 1) == (cars(game, "trapani"), labs(game, "trapani"))
    play(game, "part 3")
    assert {"place 1", "pass"} == texts(game)
    assert "W-135" == refused(game, "place 2")
    play(game, "place 1")
    assert {"place 1", "place 2", "pass"} == texts(game)
    assert "W-135" == refused(game, "place 3")
    play(game, "place 2")
    assert ["yellow 2", "yellow 3", "yellow 1", "red 1"] == [there(game, area) for area in soldati]
    assert 6 == hq(game, "yellow")


@pytest.mark.rule("W-135")
def test_yellow_b_with_too_few_soldati_leaves_the_choice_of_the_lab() -> None:
    game = encounter(
        {"trapani": "yellow 1", "noto": "yellow 1"},
        {"trapani": "yellow_cb"},
        labs={"trapani": 1, "noto": 1},
        hq={"yellow": 1},
    )
    play(game, "part 3", "pass", "place 1")
    assert ("yellow 1", "yellow 2", 0) == (there(game, "trapani"), there(game, "noto"), hq(game, "yellow"))


@pytest.mark.rule("W-135", "WA-55")
def test_yellow_b_without_labs_places_nobody_and_builds_no_third_lab() -> None:
    game = encounter({"trapani": "yellow 1"}, {"trapani": "yellow_cb"}, labs={"enna": 1})
    assert "W-135" == refused(game, "part 3")
    full = encounter({"trapani": "yellow 1", "noto": "yellow 1"}, {"trapani": "yellow_cb"}, labs={"trapani": 2})
    assert "W-021" == refused(full, "part 2")


@pytest.mark.rule("W-139", "WA-87")
def test_white_a_places_up_to_two_in_its_area_and_in_two_adjacent_own_areas() -> None:
    soldati = {"gela": "white 1", "licata": "white 1", "ragusa": "white 1", "caltagirone": "white 1", "noto": "white 1"}
    game = encounter(soldati, {"gela": "white_ca"}, hq={"white": 9}, families=WHITE)
    play(game, "part 1")
    assert {"place 1", "place 2", "pass"} == texts(game)
    assert "W-139" == refused(game, "place 3")
    play(game, "place 2")
    assert {"spread licata", "spread ragusa", "spread caltagirone", "pass"} == texts(game)
    assert "W-139" == refused(game, "spread noto")
    assert "W-139" == refused(game, "spread gela")
    play(game, "spread licata", "place 1")
    assert "W-139" == refused(game, "spread licata")
    play(game, "spread ragusa", "place 2")
    assert ["white 3", "white 2", "white 3", "white 1", "white 1"] == [there(game, area) for area in soldati]
    assert (4, True) == (hq(game, "white"), over(game))


@pytest.mark.rule("W-139", "WA-87")
def test_white_a_never_goes_to_enemies_neutrals_or_empty_areas() -> None:
    soldati = {"gela": "white 1", "licata": "blue 1", "ragusa": "neutral 1", "noto": "white 1"}
    game = encounter(soldati, {"gela": "white_ca"}, hq={"white": 9}, families=WHITE)
    play(game, "part 1", "place 1")
    assert over(game), "no area is left"
    with_mate = encounter({**soldati, "caltagirone": "green 1"}, {"gela": "white_ca"}, hq={"white": 9}, families=WHITE)
    play(with_mate, "part 1", "place 1")
    assert {"spread caltagirone", "pass"} == texts(with_mate)
    for area in ("licata", "ragusa"):
        assert "W-139" == refused(with_mate, f"spread {area}")
    empty = encounter({"gela": "white 1", "licata": "white 1"}, {"gela": "white_ca"}, families=WHITE)
    play(empty, "part 1", "pass")
    assert "W-139" == refused(empty, "spread ragusa")


@pytest.mark.rule("W-139", "WA-87", "W-072")
def test_in_the_mates_area_the_mate_decides_and_places_from_his_own_headquarters() -> None:
    soldati = {"gela": "white 1", "licata": "green 1"}
    game = encounter(soldati, {"gela": "white_ca"}, hq={"white": 9, "green": 4}, families=WHITE)
    play(game, "part 1", "pass", "spread licata")
    assert ["green"] == waiting(game)
    assert {"place 1", "place 2", "pass"} == texts(game)
    assert "W-139" == refused(game, "place 3")
    play(game, "green: place 2")
    assert ("green 3", 2, 9) == (there(game, "licata"), hq(game, "green"), hq(game, "white"))
    declined = encounter(soldati, {"gela": "white_ca"}, hq={"green": 4}, families=WHITE)
    play(declined, "part 1", "pass", "spread licata", "green: pass")
    assert ("green 1", 4) == (there(declined, "licata"), hq(declined, "green"))


@pytest.mark.rule("W-139")
def test_white_a_may_skip_its_own_area_and_stop_early() -> None:
    soldati = {"gela": "white 1", "licata": "white 1", "ragusa": "white 1"}
    game = encounter(soldati, {"gela": "white_ca"}, hq={"white": 2}, families=WHITE)
    play(game, "part 1", "pass", "spread ragusa", "place 2", "pass")
    assert ["white 1", "white 1", "white 3"] == [there(game, area) for area in soldati]
