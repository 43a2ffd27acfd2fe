"""Agitate: gray Soldati march as the last action of an order."""

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
    waiting,
    where,
)

BOARD = {"caltagirone": "red 2", "scordia": "neutral 3", "palagonia": "blue 1"}


@pytest.mark.rule("W-122", "WA-43")
def test_the_example_of_two_neutrals_from_scordia_to_palagonia() -> None:
    game = encounter(BOARD, {"caltagirone": "red_ca"})
    play(game, "part 2")
    assert {"agitate scordia", "pass"} == {move if move == "pass" else move.rsplit(" ", 1)[0] for move in texts(game)}
    play(game, "agitate scordia palagonia")
    assert {"soldati 1", "soldati 2", "soldati 3"} == texts(game), "all of them, or some stay behind"
    assert "W-091" == refused(game, "soldati 0")
    play(game, "soldati 2")
    assert (["red"], {"finesse", "brute"}) == (waiting(game), texts(game)), "as if Red had issued a movement"
    play(game, "finesse")
    assert ["red", "blue"] == waiting(game)
    play(game, "red: card coward_1", "blue: card coward_1", "red: leave", "blue: leave")
    assert ("neutral 1", "neutral 1") == (there(game, "scordia"), there(game, "palagonia"))
    assert (2, 0) == (hq(game, "blue"), hq(game, "red")), "its own Coward, and 1 for the neutral that ran"
    assert over(game)


def test_the_preview_of_agitated_neutrals_tells_what_each_number_of_them_would_bring() -> None:
    game = encounter(BOARD, {"caltagirone": "red_ca"}, labs={"palagonia": 1})
    play(game, "part 2")
    numbers = game.preview(0, "agitate scordia palagonia")["numbers"]
    assert [(1, 1, 1, 1), (2, 2, 1, 1), (3, 3, 1, 1)] == [
        (each["soldati"], each["attackers"], each["defenders"], each["defence"]) for each in numbers
    ]
    assert 0 < numbers[0]["finesse"] < numbers[2]["finesse"] < numbers[2]["of"]
    empty = encounter(BOARD, {"caltagirone": "red_ca"})
    play(empty, "part 2")
    assert [{"soldati": n, "taken": True} for n in (1, 2, 3)] == empty.preview(0, "agitate scordia siracusa")["numbers"]


@pytest.mark.rule("W-122", "WA-46")
def test_agitate_is_the_last_action_of_the_order() -> None:
    game = encounter(BOARD, {"caltagirone": "red_ca"})
    play(game, "part 1", "move caltagirone gela land", "soldati 1")
    assert {"part 2", "pass"} == texts(game)
    early = encounter(BOARD, {"caltagirone": "red_ca"})
    play(early, "part 2", "agitate scordia lentini", "soldati 1")
    assert ("neutral 1", True) == (there(early, "lentini"), over(early)), "no movement afterwards"


@pytest.mark.rule("W-122", "WA-44")
@pytest.mark.parametrize(
    ("order", "near", "far"),
    [("red_ca", "scordia", "lentini"), ("black_ca", "lentini", "acireale"), ("green_cb", "acireale", "messina")],
)
def test_the_number_is_the_distance_by_land_through_areas_of_anybody(order: str, near: str, far: str) -> None:
    colour = order.split("_")[0]
    families = {"red": "red blue green yellow", "black": "black blue green yellow", "green": "red blue green yellow"}[
        colour
    ]
    soldati = {
        "caltagirone": f"{colour} 2",
        near: "neutral 2",
        far: "neutral 2",
        "palagonia": "blue 3",
        "ragusa": "yellow 1",
    }
    game = encounter(soldati, {"caltagirone": order}, families=families, boats={"mare_licata": colour})
    play(game, "part 2")
    assert {near} == {move.split()[1] for move in texts(game, "agitate")}
    target = {"lentini": "siracusa", "acireale": "taormina", "messina": "milazzo"}[far]
    assert "W-122" == refused(game, f"agitate {far} {target}")


@pytest.mark.rule("W-122")
def test_only_neutrals_are_agitated_and_only_to_areas_next_to_them() -> None:
    game = encounter({**BOARD, "enna": "blue 2"}, {"caltagirone": "red_ca"})
    play(game, "part 2")
    assert "W-122" == refused(game, "agitate palagonia lentini")
    assert "W-122" == refused(game, "agitate caltagirone gela")
    assert "W-122" == refused(game, "agitate scordia enna")


@pytest.mark.rule("W-122")
def test_the_target_is_never_an_area_of_the_agitators_team() -> None:
    game = encounter({**BOARD, "ragusa": "green 1", "lentini": "red 1"}, {"caltagirone": "red_ca"})
    play(game, "part 2")
    targets = {move.split()[2] for move in texts(game, "agitate")}
    assert {"palagonia", "noto", "siracusa"} == targets
    for area in ("ragusa", "lentini", "caltagirone"):
        assert "W-122" == refused(game, f"agitate scordia {area}")


@pytest.mark.rule("W-122")
def test_without_neutrals_in_reach_the_part_is_refused() -> None:
    game = encounter({"caltagirone": "red 2", "lentini": "neutral 2"}, {"caltagirone": "red_ca"})
    assert {"part 1", "pass"} == texts(game)
    assert "W-122" == refused(game, "part 2")


@pytest.mark.rule("WA-42", "W-124", "W-074")
def test_into_an_empty_area_they_take_it_and_one_lab_is_removed() -> None:
    game = encounter(BOARD, {"caltagirone": "red_ca"}, labs={"lentini": 2})
    events = play(game, "part 2", "agitate scordia lentini", "soldati 3")
    assert ("", "neutral 3", 1) == (there(game, "scordia"), there(game, "lentini"), labs(game, "lentini"))
    assert [] == arguments_of(events, "taken", "seat"), "nobody of the four has taken it"


@pytest.mark.rule("WA-42")
def test_into_a_neutral_area_they_only_move() -> None:
    game = encounter({**BOARD, "lentini": "neutral 1"}, {"caltagirone": "red_ca"}, labs={"lentini": 2, "scordia": 1})
    play(game, "part 2", "agitate scordia lentini", "soldati 2")
    assert ("neutral 1", "neutral 3", 2) == (there(game, "scordia"), there(game, "lentini"), labs(game, "lentini"))
    assert 0 == hq(game, "red")


@pytest.mark.rule("W-124", "W-113", "W-084", "W-123", "WA-76")
def test_an_area_taken_by_neutrals_loses_a_lab_the_cars_and_the_orders() -> None:
    game = encounter(
        {**BOARD, "scordia": "neutral 4"},
        {"caltagirone": "red_ca", "palagonia": "blue_b2"},
        cars={"palagonia": 2},
        labs={"palagonia": 2},
    )
    play(game, "part 2", "agitate scordia palagonia", "soldati 4", "brute")
    assert ("neutral 1", 0, 1) == (there(game, "palagonia"), cars(game, "palagonia"), labs(game, "palagonia"))
    assert ("headquarters", 5) == (where(game, "blue_b2"), car_supply(game, "blue"))
    assert (3, 0, 29) == (hq(game, "blue"), hq(game, "red"), supply(game, "neutral"))


@pytest.mark.rule("W-123", "WA-76", "WA-43")
@pytest.mark.parametrize(
    ("mine", "yours", "taking", "left", "gained"),
    [
        ("coward_1", "coward_1", "leave leave", "", 1 + 1 + 2),
        ("turncoat", "coward_1", "leave leave", "neutral 5", 1 + 1),
        ("coward_2", "turncoat", "leave leave", "blue 4", 1 + 2),
        ("turncoat", "turncoat", "take leave", "neutral 6", 1),
    ],
)
def test_every_neutral_that_leaves_the_attack_brings_the_defender_a_soldato(
    mine: str, yours: str, taking: str, left: str, gained: int
) -> None:
    game = encounter({**BOARD, "palagonia": "blue 3"}, {"caltagirone": "red_ca"})
    if left.startswith("neutral"):
        game = encounter({**BOARD, "scordia": "neutral 5", "palagonia": "blue 3"}, {"caltagirone": "red_ca"})
    play(
        game,
        "part 2",
        "agitate scordia palagonia",
        "soldati 5" if left.startswith("neutral") else "soldati 3",
        "finesse",
    )
    first, second = taking.split()
    play(game, f"red: card {mine}", f"blue: card {yours}", f"red: {first}", f"blue: {second}")
    assert (left, gained) == (there(game, "palagonia"), hq(game, "blue"))
    assert 0 == hq(game, "red")


@pytest.mark.rule("WA-76", "W-123")
def test_neutrals_lost_by_brute_force_bring_the_defender_soldati_as_far_as_his_supply_goes() -> None:
    game = encounter({**BOARD, "palagonia": "blue 3"}, {"caltagirone": "red_ca"}, supply={"blue": 1})
    play(game, "part 2", "agitate scordia palagonia", "soldati 2", "brute")
    assert ("blue 3", 1, 0) == (there(game, "palagonia"), hq(game, "blue"), supply(game, "blue"))


@pytest.mark.rule("W-107", "W-123", "WA-34")
def test_the_defenders_turncoat_has_the_last_soldato_of_his_supply_before_any_spoils() -> None:
    game = encounter({**BOARD, "palagonia": "blue 2"}, {"caltagirone": "red_ca"}, supply={"blue": 1})
    play(game, "part 2", "agitate scordia palagonia", "soldati 3", "finesse")
    play(game, "red: card coward_1", "blue: card turncoat", "red: leave", "blue: leave")
    assert "blue 2" == there(game, "palagonia"), "2 + 1 against 3 - 1 - 1"


@pytest.mark.rule("WA-75")
def test_only_the_bonuses_of_the_defender_count() -> None:
    game = encounter(
        {"caltagirone": "white 2", "scordia": "neutral 3", "palagonia": "blue 3"},
        {"caltagirone": "white_ja", "palagonia": "blue_b1"},
        families="white blue green yellow", cars={"caltagirone": 2}, labs={"palagonia": 1}, money={"white": 5}, hq={"white": 4},
        tiles={"white": "bribery allies miniguns recruitment", "blue": "bodyguards"}, boats={"mare_siracusa": "white"},
    )  # fmt: skip
    play(game, "pass", "part 2", "agitate scordia palagonia")
    assert {"soldati 1", "soldati 2", "soldati 3"} == texts(game), "no bribe"
    events = play(game, "soldati 3")
    assert [("neutral", 0, 3)] == arguments_of(events, "attack", "owner", "attack", "defence"), (
        "lab, vest and Bodyguards"
    )
    assert {"finesse", "brute"} == texts(game), "no car"


@pytest.mark.rule("WA-75")
def test_a_takeover_by_neutrals_is_not_one_by_the_agitator() -> None:
    game = encounter(BOARD, {"caltagirone": "red_ca"}, hq={"red": 4}, tiles={"red": "recruitment"})
    play(game, "part 2", "agitate scordia lentini", "soldati 1")
    assert (4, True) == (hq(game, "red"), over(game))


@pytest.mark.rule("WA-75", "W-122")
def test_agitated_neutrals_use_no_boats() -> None:
    soldati = {"ragusa": "red 2", "noto": "neutral 2", "lentini": "blue 1"}
    game = encounter(soldati, {"ragusa": "red_ca"}, boats={"mare_siracusa": "red"})
    play(game, "part 2")
    assert {"scordia", "siracusa"} == {move.split()[2] for move in texts(game, "agitate")}
    assert "W-122" == refused(game, "agitate noto lentini")


@pytest.mark.rule("WA-45")
def test_agitate_is_still_executed_when_the_orders_area_is_empty() -> None:
    game = encounter(BOARD, {"caltagirone": "red_ca"}, labs={"caltagirone": 2}, cars={"caltagirone": 1})
    play(game, "part 1", "move caltagirone gela land", "soldati 2", "cars 0")
    assert "" == there(game, "caltagirone")
    play(game, "part 2", "agitate scordia caltagirone", "soldati 1")
    assert ("neutral 1", 1, 0) == (there(game, "caltagirone"), labs(game, "caltagirone"), cars(game, "caltagirone"))
    assert ("headquarters", 5) == (where(game, "red_ca"), car_supply(game, "red"))


@pytest.mark.rule("W-122", "W-080")
def test_agitate_may_be_declined_after_all() -> None:
    game = encounter(BOARD, {"caltagirone": "red_ca"})
    play(game, "part 2", "pass")
    assert ("neutral 3", True) == (there(game, "scordia"), over(game))
