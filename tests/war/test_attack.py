"""The attack: bonuses on both sides, who falls before the conflict, and what a takeover means."""

import pytest

from famiglia import war

from .builder import controller
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
    waiting,
    where,
)


def march(game: war.War, *after: str) -> list[war.Event]:
    """Red moves 2 Soldati from Licata to Gela."""
    return play(game, "part 1", "move licata gela land", "soldati 2", *after)


@pytest.mark.rule("W-098")
@pytest.mark.parametrize(("order", "skulls"), [("red_b1", 1), ("red_ja", 2), ("red_b2", 0)])
def test_the_skulls_of_the_order_are_the_attack_bonus(order: str, skulls: int) -> None:
    game = encounter({"licata": "red 3", "gela": "blue 5"}, {"licata": order})
    part = "part 2" if order == "red_b2" else "part 1"
    events = play(game, part, "move licata gela land", "soldati 2")
    assert [(skulls, 0)] == arguments_of(events, "attack", "attack", "defence")
    assert f"blue {5 - skulls}" == there(game, "gela")


@pytest.mark.rule("W-098")
@pytest.mark.parametrize(("off", "value"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 4)])
def test_a_car_adds_the_highest_visible_upper_number_of_the_justice_row(off: int, value: int) -> None:
    game = encounter(
        {"licata": "red 3", "gela": "blue 9"}, {"licata": "red_b1"}, cars={"licata": 2}, mats={"red": f"justice:{off}"}
    )
    without = game.copy()
    assert [(1 + value, 0)] == arguments_of(march(game, "cars 1"), "attack", "attack", "defence")
    assert [(1, 0)] == arguments_of(march(without, "cars 0"), "attack", "attack", "defence")


@pytest.mark.rule("W-098")
def test_the_example_of_a_car_with_an_attack_bonus_of_2() -> None:
    game = encounter(
        {"licata": "red 3", "gela": "blue 9"}, {"licata": "red_b2"}, cars={"licata": 1}, mats={"red": "justice:2"}
    )
    events = play(game, "part 2", "move licata gela land", "soldati 2", "cars 1")
    assert [(2, 0)] == arguments_of(events, "attack", "attack", "defence")


@pytest.mark.rule("W-098")
def test_cars_do_not_help_the_defender() -> None:
    game = encounter(
        {"licata": "red 3", "gela": "blue 5"}, {"licata": "red_b1"}, cars={"gela": 3}, mats={"blue": "justice:5"}
    )
    assert [(1, 0)] == arguments_of(march(game), "attack", "attack", "defence")


@pytest.mark.rule("W-099", "W-073")
@pytest.mark.parametrize(
    ("owner", "built", "tokens", "defence"),
    [("blue", 0, "", 0), ("blue", 1, "", 1), ("blue", 2, "", 2), ("blue", 2, "blue_b1", 3), ("neutral", 2, "", 2)],
)
def test_labs_and_vests_in_the_target_are_the_defense_bonus(owner: str, built: int, tokens: str, defence: int) -> None:
    orders = {"licata": "red_ja", **({"gela": tokens} if tokens else {})}
    game = encounter({"licata": "red 3", "gela": f"{owner} 5"}, orders, labs={"gela": built, "licata": 2})
    assert [(2, defence)] == arguments_of(march(game), "attack", "attack", "defence")


@pytest.mark.rule("W-100")
@pytest.mark.parametrize(("built", "left"), [(0, 3), (1, 4), (2, 5)])
def test_the_surplus_of_the_attack_removes_defenders_to_the_supply(built: int, left: int) -> None:
    game = encounter({"licata": "red 3", "gela": "blue 5"}, {"licata": "red_ja"}, labs={"gela": built})
    march(game)
    assert (f"blue {left}", 50 - left) == (there(game, "gela"), supply(game, "blue"))
    assert {"finesse", "brute"} == texts(game)
    assert 0 == hq(game, "red"), "only gray Soldati bring new ones"


@pytest.mark.rule("W-100")
def test_a_higher_defense_removes_nobody() -> None:
    game = encounter({"licata": "red 3", "gela": "blue 5"}, {"licata": "red_b1", "gela": "blue_b1"}, labs={"gela": 2})
    play(game, "pass")
    march(game)
    assert ("blue 5", 45, 2) == (there(game, "gela"), supply(game, "blue"), labs(game, "gela"))


@pytest.mark.rule("W-101")
@pytest.mark.parametrize(("left", "gained"), [(None, 2), (1, 1), (0, 0)])
def test_for_neutrals_removed_the_attacker_takes_own_soldati_to_his_headquarters(left: int | None, gained: int) -> None:
    limited = {"red": left} if left is not None else {}
    game = encounter({"licata": "red 3", "gela": "neutral 3"}, {"licata": "red_ja"}, supply=limited)
    before = supply(game, "red")
    march(game)
    assert (gained, before - gained) == (hq(game, "red"), supply(game, "red"))
    assert ("neutral 1", 29) == (there(game, "gela"), supply(game, "neutral"))


@pytest.mark.rule("W-102", "W-074", "W-101")
@pytest.mark.parametrize("owner", ["blue", "neutral"])
def test_without_defenders_left_the_attacker_takes_control_at_once(owner: str) -> None:
    game = encounter({"licata": "red 3", "gela": f"{owner} 1"}, {"licata": "red_ja"}, labs={"gela": 1})
    events = march(game)
    assert ("red 2", 0, "red 1") == (there(game, "gela"), labs(game, "gela"), there(game, "licata"))
    assert ["gela"] == arguments_of(events, "taken", "area")
    assert (1 if owner == "neutral" else 0) == hq(game, "red")
    assert over(game), "there is no conflict"


def test_the_preview_of_an_attack_that_takes_the_area_at_once_tells_the_bonuses() -> None:
    game = encounter({"licata": "red 3", "gela": "blue 1"}, {"licata": "red_ja"}, labs={"gela": 1})
    play(game, "part 1", "move licata gela land")
    forecast = game.preview(0, "soldati 2")
    assert {"labs": 1, "vests": 0, "bodyguards": 0} == forecast.pop("defence_of")
    assert {"area": "gela", "attack": 2, "defence": 1, "attackers": 2, "defenders": 0} == forecast
    play(game, "soldati 2")
    assert ("red 2", {}) == (there(game, "gela"), game.preview(0, "pass"))


@pytest.mark.rule("W-102", "W-084", "W-113")
def test_a_takeover_removes_the_defenders_cars_and_orders_but_not_the_attackers_car() -> None:
    game = encounter(
        {"licata": "red 3", "gela": "blue 1", "trapani": "blue 1"}, {"licata": "red_b1", "gela": "blue_b2", "trapani": "blue_b1"},
        cars={"gela": 3, "licata": 1, "trapani": 1}, labs={"gela": 0},
    )  # fmt: skip
    play(game, "pass")
    march(game, "cars 1")
    assert ("red 2", 1, "headquarters") == (there(game, "gela"), cars(game, "gela"), where(game, "blue_b2"))
    assert (4, 1) == (car_supply(game, "blue"), cars(game, "trapani"))
    assert 0 == cars(game, "licata")


@pytest.mark.rule("W-102", "W-074")
def test_a_takeover_removes_one_lab_of_two() -> None:
    game = encounter({"licata": "red 3", "gela": "blue 1"}, {"licata": "red_ja"}, labs={"gela": 2}, cars={"licata": 1})
    march(game, "cars 1")
    assert ("red 2", 1) == (there(game, "gela"), labs(game, "gela"))


@pytest.mark.rule("W-100", "W-102")
def test_no_more_defenders_fall_than_there_are() -> None:
    game = encounter(
        {"licata": "red 3", "gela": "neutral 2"}, {"licata": "red_ja"}, cars={"licata": 1}, mats={"red": "justice:4"}
    )
    march(game, "cars 1")
    assert ("red 2", 2, 30) == (there(game, "gela"), hq(game, "red"), supply(game, "neutral"))


@pytest.mark.rule("W-103")
def test_the_attacker_chooses_between_finesse_and_brute_force() -> None:
    game = encounter({"licata": "red 3", "gela": "blue 5"}, {"licata": "red_b1"})
    march(game)
    assert (["red"], {"finesse", "brute"}) == (waiting(game), texts(game))
    assert "W-103" == refused(game, "pass")
    assert "W-103" == refused(game, "brute", "blue")


@pytest.mark.rule("W-089")
def test_only_a_movement_takes_control_of_an_area() -> None:
    game = encounter({"licata": "red 3", "gela": "blue 1"}, {"licata": "red_b3"})
    play(game, "part 1", "strike licata gela bomb")
    assert "" == there(game, "gela")
    talk = encounter(
        {"licata": "white 3", "gela": "blue 1"}, {"licata": "white_cb"}, families="white blue green yellow"
    )
    play(talk, "part 1", "defect gela")
    assert ("", "white 4") == (there(talk, "gela"), there(talk, "licata"))


@pytest.mark.rule("W-068", "W-072", "W-102")
def test_two_mates_with_one_area_each_do_not_control_a_mandamento() -> None:
    game = encounter({"licata": "red 3", "gela": "blue 1", "caltagirone": "green 2"}, {"licata": "red_ja"})
    march(game)
    assert "red" == controller(game, "gela"), "Licata and Gela"
    game = encounter({"camastra": "red 3", "licata": "blue 1", "caltagirone": "green 2"}, {"camastra": "red_ja"})
    play(game, "part 1", "move camastra licata land", "soldati 2")
    assert ("red 2", "") == (there(game, "licata"), controller(game, "gela"))
