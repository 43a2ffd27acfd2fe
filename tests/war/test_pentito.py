"""Pentito: one own Soldato talks, and Soldati of adjacent areas are taken away."""

import pytest

from .encounter_builder import (
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

BLACK = "black blue green yellow"
AROUND = {
    "enna": "black 3",
    "camastra": "blue 3",
    "caltanissetta": "neutral 3",
    "palagonia": "yellow 3",
    "petralia": "blue 1",
}


@pytest.mark.rule("W-121", "WA-05")
def test_two_each_from_two_areas_and_one_from_another() -> None:
    game = encounter(AROUND, {"enna": "black_ja"}, families=BLACK)
    play(game, "part 1")
    assert "black 2" == there(game, "enna"), "the Pentito himself"
    play(game, "remove camastra 2", "remove palagonia 2", "remove petralia 1")
    assert ["black 2", "blue 1", "neutral 3", "yellow 1", ""] == [there(game, area) for area in AROUND]
    assert (48, 49, 0) == (supply(game, "black"), supply(game, "blue"), hq(game, "black"))
    assert over(game)


@pytest.mark.rule("WA-05", "W-121")
def test_each_number_is_for_another_area() -> None:
    game = encounter(AROUND, {"enna": "black_ja"}, families=BLACK)
    play(game, "part 1", "remove camastra 2")
    assert set() == texts(game, "remove camastra")
    assert "WA-05" == refused(game, "remove camastra 1")


@pytest.mark.rule("W-121", "WA-04")
def test_fewer_than_the_pictured_numbers_may_be_removed_but_not_more() -> None:
    game = encounter(AROUND, {"enna": "black_ja"}, families=BLACK)
    play(game, "part 1")
    expected = {f"remove {area} {n}" for area in ("camastra", "caltanissetta", "palagonia") for n in (1, 2)}
    assert expected | {"remove petralia 1", "pass"} == texts(game)
    assert "W-121" == refused(game, "remove camastra 3")
    assert "W-121" == refused(game, "remove camastra 0")
    assert "W-121" == refused(game, "remove petralia 2")
    play(game, "remove camastra 2", "remove palagonia 1")
    assert "W-121" == refused(game, "remove petralia 2"), "only 1 stands there"
    play(game, "pass")
    assert ("blue 1", "yellow 2", "neutral 3") == tuple(
        there(game, area) for area in ("camastra", "palagonia", "caltanissetta")
    )
    none = encounter(AROUND, {"enna": "black_ja"}, families=BLACK)
    play(none, "part 1", "pass")
    assert ("black 2", True) == (there(none, "enna"), over(none))


@pytest.mark.rule("W-121")
def test_defense_bonuses_do_not_help_against_a_pentito() -> None:
    game = encounter(
        {"enna": "black 3", "camastra": "blue 3"}, {"enna": "black_ja", "camastra": "blue_b4"},
        families=BLACK, labs={"camastra": 2}, tiles={"blue": "bodyguards"},
    )  # fmt: skip
    play(game, "pass", "part 1", "remove camastra 2")
    assert ("blue 1", 2) == (there(game, "camastra"), labs(game, "camastra"))


@pytest.mark.rule("W-121")
def test_only_neutrals_and_enemies_of_adjacent_areas_are_removed() -> None:
    soldati = {**AROUND, "camastra": "green 3", "caltagirone": "black 2", "licata": "blue 2"}
    game = encounter(soldati, {"enna": "black_ja"}, families=BLACK)
    play(game, "part 1")
    for area in ("camastra", "caltagirone", "enna", "nicosia", "licata"):
        assert "W-121" == refused(game, f"remove {area} 1")


@pytest.mark.rule("W-121", "W-101")
@pytest.mark.parametrize(("left", "gained"), [(9, 2), (0, 1)])
def test_neutrals_removed_bring_own_soldati_to_the_headquarters(left: int, gained: int) -> None:
    game = encounter(AROUND, {"enna": "black_ja"}, families=BLACK, supply={"black": left})
    play(game, "part 1", "remove caltanissetta 2")
    assert ("neutral 1", 29, gained) == (there(game, "caltanissetta"), supply(game, "neutral"), hq(game, "black"))


@pytest.mark.rule("WA-06", "W-121", "WA-71", "WA-72")
def test_with_the_last_own_soldato_the_order_still_works_and_then_the_area_is_lost() -> None:
    game = encounter(
        {**AROUND, "enna": "black 1"}, {"enna": "black_eb black_b2"}, families=BLACK, cars={"enna": 1}, labs={"enna": 1}
    )  # fmt: skip
    play(game, "part 1")
    assert ("", "enna", 1) == (there(game, "enna"), where(game, "black_eb"), cars(game, "enna"))
    play(game, "remove camastra 2", "remove palagonia 2", "remove caltanissetta 2", "part 2")
    assert ("blue 1", 1) == (there(game, "camastra"), money(game, "black"))
    assert ("headquarters", "headquarters") == (where(game, "black_eb"), where(game, "black_b2"))
    assert (0, 5, 1) == (cars(game, "enna"), car_supply(game, "black"), labs(game, "enna"))


@pytest.mark.rule("W-121", "WA-71", "WA-25")
def test_an_area_emptied_by_a_pentito_loses_cars_and_orders_and_keeps_labs() -> None:
    game = encounter(
        AROUND, {"enna": "black_ja", "petralia": "blue_b2"}, families=BLACK, cars={"petralia": 2}, labs={"petralia": 1}
    )  # fmt: skip
    play(game, "part 1", "remove petralia 1")
    assert ("", 0, 1, "headquarters") == (
        there(game, "petralia"), cars(game, "petralia"), labs(game, "petralia"), where(game, "blue_b2")
    )  # fmt: skip


@pytest.mark.rule("W-121")
def test_a_basic_pentito_takes_one_from_each_of_three_areas() -> None:
    game = encounter(AROUND, {"enna": "black_b3"}, families=BLACK)
    play(game, "part 1")
    assert "W-121" == refused(game, "remove camastra 2")
    play(game, "remove camastra 1", "remove palagonia 1", "remove caltanissetta 1")
    assert ["black 2", "blue 2", "neutral 2", "yellow 2", "blue 1"] == [there(game, area) for area in AROUND]


@pytest.mark.rule("W-121")
def test_fewer_areas_than_numbers_end_it_early() -> None:
    game = encounter({"enna": "black 3", "camastra": "blue 3"}, {"enna": "black_ja"}, families=BLACK)
    play(game, "part 1", "remove camastra 2")
    assert ("blue 1", True) == (there(game, "camastra"), over(game))
