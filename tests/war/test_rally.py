"""Rally: own Soldati and cars from adjacent areas come to the order before it moves."""

import pytest

from .encounter_builder import (
    arguments_of,
    board_with,
    car_supply,
    cars,
    encounter,
    labs,
    over,
    play,
    refused,
    texts,
    there,
    where,
)

AROUND = {"gela": "red 1", "licata": "red 3", "ragusa": "red 2", "caltagirone": "green 2", "noto": "red 2"}


@pytest.mark.rule("W-090")
def test_any_own_soldati_and_cars_come_from_adjacent_areas() -> None:
    game = encounter(AROUND, {"gela": "red_b2"}, cars={"licata": 2, "ragusa": 1})
    play(game, "part 1")
    assert {"rally licata", "rally ragusa", "pass"} == texts(game)
    play(game, "rally licata")
    assert {"soldati 0", "soldati 1", "soldati 2", "soldati 3"} == texts(game)
    play(game, "soldati 2")
    assert {"cars 0", "cars 1", "cars 2"} == texts(game)
    play(game, "cars 1", "rally ragusa", "soldati 1", "cars 1")
    assert ("red 4", 2) == (there(game, "gela"), cars(game, "gela"))
    assert ("red 1", 1, "red 1", 0) == (
        there(game, "licata"), cars(game, "licata"), there(game, "ragusa"), cars(game, "ragusa")
    )  # fmt: skip
    assert {"part 2", "pass"} == texts(game), "every neighbour has been asked"


@pytest.mark.rule("W-090", "W-072")
def test_nobody_comes_from_afar_from_the_mate_from_enemies_or_by_boat() -> None:
    soldati = {**AROUND, "licata": "blue 2"}
    game = encounter(soldati, {"gela": "red_b2"}, boats={"mare_licata": "red"})
    play(game, "part 1")
    assert {"rally ragusa", "pass"} == texts(game)
    for area in ("noto", "licata", "caltagirone", "gela", "palermo"):
        assert "W-090" == refused(game, f"rally {area}")


@pytest.mark.rule("W-090")
def test_an_area_is_asked_once_and_sends_no_more_than_it_has() -> None:
    game = encounter(AROUND, {"gela": "red_b2"}, cars={"licata": 1})
    play(game, "part 1", "rally licata")
    assert "W-090" == refused(game, "soldati 4")
    play(game, "soldati 1")
    assert "W-090" == refused(game, "cars 2")
    play(game, "cars 0")
    assert {"rally ragusa", "pass"} == texts(game)
    assert "W-090" == refused(game, "rally licata")


@pytest.mark.rule("W-090")
def test_cars_may_come_alone_but_somebody_or_something_comes() -> None:
    game = encounter(AROUND, {"gela": "red_b2"}, cars={"licata": 2})
    play(game, "part 1", "rally ragusa")
    assert {"soldati 1", "soldati 2"} == texts(game)
    assert "W-090" == refused(game, "soldati 0")
    play(game, "soldati 1", "rally licata", "soldati 0")
    assert {"cars 1", "cars 2"} == texts(game)
    assert "W-090" == refused(game, "cars 0")
    play(game, "cars 2")
    assert ("red 3", 0, "red 2", 2) == (
        there(game, "licata"),
        cars(game, "licata"),
        there(game, "gela"),
        cars(game, "gela"),
    )


@pytest.mark.rule("W-090", "WA-71", "W-084")
def test_an_area_emptied_by_a_rally_loses_its_orders_and_the_cars_left_behind_but_no_lab() -> None:
    game = encounter(AROUND, {"gela": "red_b2", "licata": "red_b1"}, cars={"licata": 3}, labs={"licata": 2})
    assert "licata" == where(game, "red_b1")
    game = encounter(
        AROUND, {"gela": "red_b2", "licata": "red_b1"}, cars={"licata": 3}, labs={"licata": 2},
        board=board_with({"red_b2": 1}),
    )  # fmt: skip
    events = play(game, "part 1", "rally licata", "soldati 3", "cars 2")
    assert ("", 0, 2) == (there(game, "licata"), cars(game, "licata"), labs(game, "licata"))
    assert ["red_b1"] == arguments_of(events, "returned", "order")
    assert ("headquarters", "red 4", 2, 3) == (
        where(game, "red_b1"), there(game, "gela"), cars(game, "gela"), car_supply(game, "red")
    )  # fmt: skip
    play(game, "pass", "pass")
    assert over(game), "its order is not executed"


@pytest.mark.rule("W-090", "WA-46")
def test_rally_comes_before_the_first_movement() -> None:
    game = encounter(AROUND, {"gela": "red_pc"})
    play(game, "part 2", "move gela licata land", "soldati 1", "pass")
    assert over(game), "no Rally after the movement"
    before = encounter(AROUND, {"gela": "red_pc"})
    play(before, "part 1", "rally ragusa", "soldati 2", "pass", "part 2", "move gela licata land", "soldati 3")
    assert "red 6" == there(before, "licata")


@pytest.mark.rule("W-090")
def test_rally_after_a_movement_is_refused() -> None:
    game = encounter(
        {**AROUND, "gela": "green 2", "licata": "green 3", "ragusa": "green 1"}, {"gela": "green_pb"}, hq={"green": 1}
    )
    play(game, "part 3", "move gela licata land", "soldati 1")
    assert {"part 2", "pass"} == texts(game)
    assert "W-090" == refused(game, "part 1")


@pytest.mark.rule("WA-89", "W-090")
def test_rally_may_be_used_without_a_movement() -> None:
    game = encounter(AROUND, {"gela": "red_b2"})
    play(game, "part 1", "rally licata", "soldati 3", "pass", "pass")
    assert over(game)
    assert ("red 4", "") == (there(game, "gela"), there(game, "licata"))


@pytest.mark.rule("WA-89", "W-090")
def test_a_movement_that_was_opened_but_not_made_leaves_the_rally_open() -> None:
    game = encounter(AROUND, {"gela": "red_b2"})
    play(game, "part 2", "pass")
    assert {"part 1", "pass"} == texts(game)


@pytest.mark.rule("W-090")
def test_without_own_neighbours_there_is_nobody_to_rally() -> None:
    game = encounter({"gela": "red 1", "caltagirone": "green 2"}, {"gela": "red_b2"})
    assert {"part 2", "pass"} == texts(game)
    assert "W-090" == refused(game, "part 1")


@pytest.mark.rule("W-090", "W-098")
def test_rallied_soldati_and_cars_join_the_attack() -> None:
    game = encounter({**AROUND, "caltagirone": "blue 4"}, {"gela": "red_b2"}, cars={"licata": 1})
    play(game, "part 1", "rally licata", "soldati 3", "cars 1", "pass", "part 2")
    events = play(game, "move gela caltagirone land", "soldati 4", "cars 1")
    assert [(1, 0)] == arguments_of(events, "attack", "attack", "defence")
    play(game, "brute")
    assert ("blue 1", 0) == (there(game, "caltagirone"), cars(game, "caltagirone"))
