"""Strikes: bombs and car bombs only do damage."""

import pytest

from .encounter_builder import (
    arguments_of,
    car_supply,
    cars,
    encounter,
    hq,
    labs,
    over,
    play,
    refused,
    supply,
    texts,
    there,
    where,
)


@pytest.mark.rule("W-116", "W-118", "W-089")
def test_a_strike_removes_soldati_of_an_adjacent_area_and_takes_nothing() -> None:
    game = encounter({"licata": "red 2", "gela": "blue 5"}, {"licata": "red_b3"}, labs={"gela": 1})
    play(game, "part 1")
    assert {"strike licata gela bomb", "pass"} == texts(game)
    events = play(game, "strike licata gela bomb")
    assert [(2, 1)] == arguments_of(events, "struck", "attack", "defence")
    assert ("blue 4", 46, "red 2", 1) == (
        there(game, "gela"),
        supply(game, "blue"),
        there(game, "licata"),
        labs(game, "gela"),
    )
    assert over(game)


@pytest.mark.rule("W-116")
def test_a_strike_goes_by_land_to_adjacent_areas_never_by_boat() -> None:
    soldati = {"licata": "red 2", "gela": "blue 5", "ragusa": "blue 2", "agrigento": "blue 2"}
    game = encounter(
        soldati, {"licata": "red_b3"}, boats={"mare_licata": "red", "mare_agrigento": "red"}, cars={"licata": 1}
    )
    play(game, "part 1")
    assert {"strike licata gela bomb", "strike licata gela car", "pass"} == texts(game)
    for area in ("ragusa", "agrigento"):
        assert "W-116" == refused(game, f"strike licata {area} bomb")
        assert "W-116" == refused(game, f"strike licata {area} car")


@pytest.mark.rule("WA-40", "W-116")
def test_own_areas_the_mates_and_empty_ones_are_no_targets() -> None:
    soldati = {"licata": "red 2", "gela": "green 5", "camastra": "red 2", "noto": "blue 1"}
    game = encounter({**soldati, "caltagirone": "neutral 2"}, {"licata": "red_b3"})
    play(game, "part 1")
    assert {"strike licata caltagirone bomb", "pass"} == texts(game)
    for area in ("gela", "camastra", "licata", "palermo"):
        assert "WA-40" == refused(game, f"strike licata {area} bomb")
    nobody = encounter(soldati, {"licata": "red_b3", "noto": "blue_b1"})
    assert over(nobody) is False
    play(nobody, "pass")
    assert over(nobody), "an order that can do nothing is executed at once"


@pytest.mark.rule("W-116")
def test_a_part_without_a_target_for_its_strike_is_refused() -> None:
    board = {"licata": "blue 2", "gela": "yellow 5"}
    game = encounter(board, {"licata": "blue_cb"})
    assert {"part 1", "pass"} == texts(game), "a movement is possible"
    play(game, "part 1")
    assert {"move licata camastra land", "move licata caltagirone land", "pass"} == texts(game)


@pytest.mark.rule("W-116")
def test_a_strike_starts_in_the_orders_area() -> None:
    game = encounter({"licata": "red 2", "ragusa": "red 2", "gela": "blue 5"}, {"licata": "red_b3"})
    play(game, "part 1")
    assert "W-116" == refused(game, "strike ragusa gela bomb")
    assert "W-116" == refused(game, "move licata camastra land")


@pytest.mark.rule("W-117", "W-118")
@pytest.mark.parametrize(("off", "value"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 4)])
def test_a_car_bomb_adds_the_highest_visible_lower_number_and_the_car_is_gone(off: int, value: int) -> None:
    game = encounter(
        {"licata": "red 2", "gela": "blue 9"}, {"licata": "red_b3"}, cars={"licata": 2}, mats={"red": f"justice:{off}"}
    )
    events = play(game, "part 1", "strike licata gela car")
    assert [(2 + value, 0)] == arguments_of(events, "struck", "attack", "defence")
    assert (f"blue {7 - value}", 1, 4) == (there(game, "gela"), cars(game, "licata"), car_supply(game, "red"))


@pytest.mark.rule("W-117")
def test_the_example_of_a_car_with_a_strike_bonus_of_3_and_its_attack_bonus_of_2() -> None:
    for order, move, bonus in (("red_b3", "strike licata gela car", 2 + 3), ("red_b1", "", 1 + 2)):
        game = encounter(
            {"licata": "red 2", "gela": "blue 9"}, {"licata": order}, cars={"licata": 1}, mats={"red": "justice:2"}
        )
        play(game, "part 1", *([move] if move else ["move licata gela land", "soldati 1", "cars 1"]))
        assert f"blue {9 - bonus}" == there(game, "gela")


@pytest.mark.rule("W-117")
def test_without_a_car_in_the_orders_area_there_is_no_car_bomb() -> None:
    game = encounter(
        {"licata": "red 2", "camastra": "red 1", "gela": "blue 9"},
        {"licata": "red_b3"},
        cars={"camastra": 1, "gela": 1},
    )
    play(game, "part 1")
    assert "W-117" == refused(game, "strike licata gela car")


@pytest.mark.rule("W-117")
def test_a_bomb_without_the_car_keeps_the_car() -> None:
    game = encounter({"licata": "red 2", "gela": "blue 9"}, {"licata": "red_b3"}, cars={"licata": 1})
    play(game, "part 1", "strike licata gela bomb")
    assert ("blue 7", 1) == (there(game, "gela"), cars(game, "licata"))


@pytest.mark.rule("WA-41", "W-117", "W-118")
def test_the_car_is_gone_even_if_the_strike_does_no_damage() -> None:
    game = encounter(
        {"licata": "red 2", "gela": "blue 3"},
        {"licata": "red_b3", "gela": "blue_b1"},
        cars={"licata": 1},
        labs={"gela": 2},
    )
    play(game, "part 1", "strike licata gela car")
    assert ("blue 3", 0, 5) == (there(game, "gela"), cars(game, "licata"), car_supply(game, "red"))


@pytest.mark.rule("W-118", "W-087", "W-073")
@pytest.mark.parametrize(
    ("built", "token", "left"), [(0, "", 3), (1, "", 4), (0, "blue_b4", 4), (2, "", 5), (2, "blue_b1", 5)]
)
def test_labs_and_vests_protect_against_strikes(built: int, token: str, left: int) -> None:
    orders = {"licata": "red_b3", **({"gela": token} if token else {})}
    game = encounter({"licata": "red 2", "gela": "blue 5"}, orders, labs={"gela": built})
    if token == "blue_b4":
        play(game, "pass")
    play(game, "part 1", "strike licata gela bomb")
    assert (f"blue {left}", built) == (there(game, "gela"), labs(game, "gela"))


@pytest.mark.rule("W-118", "W-101")
def test_surplus_is_lost_and_neutrals_bring_own_soldati() -> None:
    game = encounter(
        {"licata": "red 2", "gela": "neutral 1"}, {"licata": "red_b3"}, cars={"licata": 1}, mats={"red": "justice:4"}
    )
    play(game, "part 1", "strike licata gela car")
    assert ("", 1, 30) == (there(game, "gela"), hq(game, "red"), supply(game, "neutral"))
    enemies = encounter({"licata": "red 2", "gela": "blue 1"}, {"licata": "red_b3"})
    play(enemies, "part 1", "strike licata gela bomb")
    assert (0, 0, 50) == (hq(enemies, "red"), hq(enemies, "blue"), supply(enemies, "blue"))


@pytest.mark.rule("W-119", "W-084", "WA-25", "WA-71")
def test_an_area_cleared_by_a_strike_loses_cars_and_orders_and_keeps_its_labs() -> None:
    game = encounter(
        {"licata": "red 2", "gela": "blue 1"}, {"licata": "red_b3", "gela": "blue_b2"}, cars={"gela": 2}, labs={"gela": 1}
    )  # fmt: skip
    play(game, "part 1", "strike licata gela bomb")
    assert ("", 0, 1, "headquarters", 5) == (
        there(game, "gela"), cars(game, "gela"), labs(game, "gela"), where(game, "blue_b2"), car_supply(game, "blue")
    )  # fmt: skip
    survivor = encounter(
        {"licata": "red 2", "gela": "blue 3"}, {"licata": "red_b3", "gela": "blue_b2"}, cars={"gela": 2}
    )  # fmt: skip
    play(survivor, "part 1", "strike licata gela bomb")
    assert ("blue 1", 2, "gela") == (there(survivor, "gela"), cars(survivor, "gela"), where(survivor, "blue_b2"))


# Two bombs.


@pytest.mark.rule("W-120")
def test_two_bombs_strike_the_same_or_another_area_with_all_bonuses_both_times() -> None:
    soldati = {"licata": "blue 2", "gela": "red 5", "camastra": "green 3"}
    game = encounter(soldati, {"licata": "blue_ja"}, labs={"gela": 1})
    play(game, "part 1", "strike licata gela bomb")
    assert "red 4" == there(game, "gela")
    assert {"strike licata gela bomb", "strike licata camastra bomb", "pass"} == texts(game)
    same, other = game.copy(), game
    assert [(2, 1)] == arguments_of(play(same, "strike licata gela bomb"), "struck", "attack", "defence")
    assert ("red 3", True) == (there(same, "gela"), over(same))
    play(other, "strike licata camastra bomb")
    assert ("red 4", "green 1", True) == (there(other, "gela"), there(other, "camastra"), over(other))


@pytest.mark.rule("W-120", "W-117")
def test_two_car_bombs_need_two_cars() -> None:
    soldati = {"licata": "blue 2", "gela": "red 9"}
    game = encounter(soldati, {"licata": "blue_ja"}, cars={"licata": 1})
    play(game, "part 1", "strike licata gela car")
    assert {"strike licata gela bomb", "pass"} == texts(game)
    assert "W-117" == refused(game, "strike licata gela car")
    two = encounter(soldati, {"licata": "blue_ja"}, cars={"licata": 2})
    play(two, "part 1", "strike licata gela car", "strike licata gela car")
    assert ("red 1", 0) == (there(two, "gela"), cars(two, "licata")), "9 - 4 - 4"


@pytest.mark.rule("W-120", "W-080")
def test_the_second_strike_may_be_left_out_and_there_is_no_third() -> None:
    game = encounter({"licata": "blue 2", "gela": "red 9"}, {"licata": "blue_jc"})
    play(game, "part 1", "strike licata gela bomb", "pass")
    assert ("red 5", True) == (there(game, "gela"), over(game))
    single = encounter({"licata": "blue 2", "gela": "red 9"}, {"licata": "blue_b3"})
    play(single, "part 1", "strike licata gela bomb")
    assert ("red 6", True) == (there(single, "gela"), over(single))


@pytest.mark.rule("W-120", "WA-40")
def test_after_the_last_target_is_gone_the_second_strike_is_not_asked_for() -> None:
    game = encounter({"licata": "blue 2", "gela": "red 2"}, {"licata": "blue_ja"})
    play(game, "part 1", "strike licata gela bomb")
    assert ("", True) == (there(game, "gela"), over(game))
