"""The encounter phase as a whole: reveal, sequence, declining, returning, vests, emptied areas."""

import pytest

from .encounter_builder import (
    arguments_of,
    board_with,
    car_supply,
    cars,
    encounter,
    executed,
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
    where,
)

CORNERS = {"licata": "red 2", "trapani": "blue 2", "messina": "green 2", "siracusa": "yellow 2"}


@pytest.mark.rule("W-079")
def test_all_orders_are_revealed_before_the_first_is_executed() -> None:
    game = encounter(
        CORNERS, {"licata": "red_b1", "trapani": "blue_b3", "messina": "green_b5", "siracusa": "yellow_b1"}
    )
    kinds = [event.kind for event in game.opening if event.kind in ("revealed", "executes")]
    assert ["revealed"] * 4 + ["executes"] == kinds
    assert {("licata", "red_b1"), ("trapani", "blue_b3"), ("messina", "green_b5"), ("siracusa", "yellow_b1")} == set(
        arguments_of(game.opening, "revealed", "area", "order")
    )


@pytest.mark.rule("W-081", "WA-48")
def test_supply_orders_come_first_and_each_kind_in_ascending_initiative() -> None:
    game = encounter(
        {**CORNERS, "palermo": "red 2"},
        {"licata": "red_ja", "trapani": "blue_b5", "messina": "green_b1", "siracusa": "yellow_pa", "palermo": "red_pa"},
    )  # fmt: skip
    sequence = executed(game.opening) + executed(play(game, *["pass"] * 5))
    assert ["blue_b5", "red_pa", "yellow_pa", "red_ja", "green_b1"] == sequence


@pytest.mark.rule("W-081", "WA-91")
@pytest.mark.parametrize(
    ("starter", "sequence"),
    [
        ("red", "red_b1 blue_b1 green_b1 yellow_b1"),
        ("blue", "blue_b1 green_b1 yellow_b1 red_b1"),
        ("green", "green_b1 yellow_b1 red_b1 blue_b1"),
        ("yellow", "yellow_b1 red_b1 blue_b1 green_b1"),
    ],
)
def test_equal_initiatives_go_in_order_of_play_from_the_starting_player(starter: str, sequence: str) -> None:
    board = board_with(initiative={"red_b1": 7, "blue_b1": 7, "green_b1": 7, "yellow_b1": 7})
    tokens = {"licata": "red_b1", "trapani": "blue_b1", "messina": "green_b1", "siracusa": "yellow_b1"}
    game = encounter(CORNERS, tokens, board=board, starter=starter)
    assert sequence.split() == executed(game.opening) + executed(play(game, *["pass"] * 4))


@pytest.mark.rule("WA-47", "W-081")
def test_of_his_own_orders_with_equal_initiative_the_owner_chooses_the_first() -> None:
    board = board_with(initiative={"red_b1": 7, "red_b2": 7, "blue_b1": 7})
    tokens = {"licata": "red_b1", "palermo": "red_b2", "trapani": "blue_b1", "siracusa": "yellow_b1"}
    game = encounter({**CORNERS, "palermo": "red 2"}, tokens, board=board)
    assert ["red"] == waiting(game)
    assert {"execute red_b1", "execute red_b2"} == texts(game)
    assert "W-081" == refused(game, "execute yellow_b1")
    assert "W-081" == refused(game, "execute blue_b1")
    assert "W-081" == refused(game, "pass")
    assert ["red_b2"] == executed(play(game, "execute red_b2"))
    assert ["red_b1"] == executed(play(game, "pass"))
    assert ["blue_b1"] == executed(play(game, "pass"))


@pytest.mark.rule("WA-47", "W-081")
def test_equal_numbers_of_a_supply_and_an_attack_order_are_no_tie() -> None:
    board = board_with(initiative={"red_b1": 7, "red_b5": 7})
    game = encounter({**CORNERS, "palermo": "red 2"}, {"licata": "red_b1", "palermo": "red_b5"}, board=board)
    assert ["red_b5"] == executed(game.opening)


@pytest.mark.rule("W-080", "W-082", "WA-89")
def test_an_order_may_be_declined_and_counts_as_executed() -> None:
    game = encounter(CORNERS, {"licata": "red_ja", "trapani": "blue_b1", "messina": "green_b1"}, money={"red": 1})
    play(game, "pass")
    assert "headquarters" == where(game, "red_ja")
    play(game, "pass")
    assert "trapani" == where(game, "blue_b1"), "its vest stays"
    assert ["green"] == waiting(game)


@pytest.mark.rule("W-080")
def test_each_part_of_an_order_may_be_left_out() -> None:
    game = encounter(CORNERS, {"licata": "red_b5"}, hq={"red": 2})
    assert {"part 1", "part 2", "pass"} == texts(game)
    play(game, "part 2", "pass", "pass")
    assert ("red 2", 0) == (there(game, "licata"), money(game, "red"))
    assert over(game)


@pytest.mark.rule("W-080", "W-088")
def test_a_part_is_done_once_and_only_if_the_order_shows_it() -> None:
    game = encounter(CORNERS, {"licata": "red_b5"}, hq={"red": 2})
    play(game, "part 1")
    assert {"part 2", "pass"} == texts(game)
    assert "W-088" == refused(game, "part 1")
    assert "W-088" == refused(game, "part 3")
    assert "W-088" == refused(game, "part 0")
    assert "W-088" == refused(game, "recruit 1")


@pytest.mark.rule("W-082")
def test_an_executed_order_without_vest_returns_at_once_and_one_with_a_vest_stays() -> None:
    game = encounter({**CORNERS, "palermo": "red 2"}, {"licata": "red_b5", "palermo": "red_ea", "trapani": "blue_b1"})
    play(game, "part 1", "pass")
    assert "licata" == where(game, "red_b5")
    play(game, "part 1", "pass")
    assert "headquarters" == where(game, "red_ea")
    assert not over(game)


@pytest.mark.rule("W-083", "W-087")
def test_all_orders_return_at_the_end_of_the_phase_before_management() -> None:
    game = encounter({**CORNERS, "gela": "red 1"}, {"licata": "red_b5", "trapani": "blue_b1"})
    events = play(game, "pass", "pass")
    kinds = [event.kind for event in events]
    assert {"red_b5", "blue_b1"} == set(arguments_of(events, "returned", "order"))
    assert max(i for i, kind in enumerate(kinds) if kind == "returned") < kinds.index("control")
    assert ("headquarters", "headquarters") == (where(game, "red_b5"), where(game, "blue_b1"))


@pytest.mark.rule("W-084", "WA-71", "W-119")
def test_an_area_that_loses_its_last_soldato_loses_its_cars_and_its_orders_unexecuted() -> None:
    game = encounter(
        {"licata": "red 2", "gela": "blue 2", "trapani": "blue 1"},
        {"licata": "red_b3", "gela": "blue_b2 blue_pb", "trapani": "blue_b1"}, cars={"gela": 2},
    )  # fmt: skip
    events = play(game, "part 1", "strike licata gela bomb")
    assert "" == there(game, "gela")
    assert {"red_b3", "blue_b2", "blue_pb"} == set(arguments_of(events, "returned", "order"))
    assert ("headquarters", "headquarters") == (where(game, "blue_b2"), where(game, "blue_pb"))
    assert (0, 5) == (cars(game, "gela"), car_supply(game, "blue"))
    assert ["blue_b1"] == executed(events)
    assert [] == executed(play(game, "pass")), "the lost orders are not executed"


@pytest.mark.rule("WA-08", "W-084", "W-087")
def test_a_vest_order_whose_area_is_lost_returns_and_protects_no_more() -> None:
    game = encounter(
        {"licata": "red 2", "gela": "blue 1", "ragusa": "green 3"},
        {"licata": "red_b3", "gela": "blue_b4", "ragusa": "green_b2"},
    )  # fmt: skip
    play(game, "pass")
    assert "gela" == where(game, "blue_b4")
    play(game, "part 1", "strike licata gela bomb")
    assert ("", "headquarters") == (there(game, "gela"), where(game, "blue_b4"))
    assert 0 == game.position.executed


@pytest.mark.rule("WA-07", "W-087", "W-099")
@pytest.mark.parametrize(
    ("tokens", "defence"),
    [("blue_b1", 1), ("blue_b4", 1), ("blue_b1 blue_b4", 2), ("blue_b2", 0), ("blue_b1 blue_ja", 2)],
)
def test_vests_protect_from_the_reveal_on_executed_or_not_and_add_up(tokens: str, defence: int) -> None:
    game = encounter({"licata": "red 2", "gela": "blue 4"}, {"licata": "red_ja", "gela": tokens})
    if "blue_b4" in tokens:
        play(game, "pass")
    play(game, "part 1")
    events = play(game, "move licata gela land", "soldati 1")
    assert [(2, defence)] == arguments_of(events, "attack", "attack", "defence")


@pytest.mark.rule("WA-03", "W-087")
def test_a_vest_protects_its_area_only() -> None:
    game = encounter(
        {"licata": "red 2", "gela": "blue 4", "caltagirone": "blue 4"}, {"licata": "red_ja", "gela": "blue_b1"}
    )
    play(game, "part 1")
    events = play(game, "move licata caltagirone land", "soldati 1")
    assert [(2, 0)] == arguments_of(events, "attack", "attack", "defence")


@pytest.mark.rule("WA-25", "W-073")
def test_labs_of_an_emptied_area_stay_with_nobody_and_whoever_enters_loses_one() -> None:
    game = encounter(
        {"licata": "red 2", "gela": "blue 2", "ragusa": "yellow 1"}, {"licata": "red_b3", "ragusa": "yellow_b1"},
        labs={"gela": 2}, cars={"licata": 1}, mats={"red": "justice:4"},
    )  # fmt: skip
    play(game, "part 1", "strike licata gela car")
    assert ("", 2) == (there(game, "gela"), labs(game, "gela"))
    play(game, "part 1", "move ragusa gela land", "soldati 1")
    assert ("yellow 1", 1) == (there(game, "gela"), labs(game, "gela"))


@pytest.mark.rule("WA-25")
def test_the_former_owner_who_comes_back_loses_a_lab_as_well() -> None:
    game = encounter({"licata": "red 2"}, {"licata": "red_jb"}, labs={"licata": 2, "gela": 1})
    play(game, "part 1", "move licata gela land", "soldati 2")
    assert ("", 2, "red 2", 0) == (there(game, "licata"), labs(game, "licata"), there(game, "gela"), labs(game, "gela"))
    play(game, "move gela licata land", "soldati 2")
    assert ("red 2", 1) == (there(game, "licata"), labs(game, "licata"))


@pytest.mark.rule("WA-26", "WA-72", "W-084")
def test_when_all_soldati_have_left_the_order_is_still_finished_and_then_its_area_is_settled() -> None:
    game = encounter({"licata": "red 2"}, {"licata": "red_eb red_b4"}, cars={"licata": 2}, labs={"licata": 1})
    play(game, "pass", "part 1", "move licata gela land", "soldati 2", "cars 1")
    assert ("", 1, "licata", "licata") == (
        there(game, "licata"), cars(game, "licata"), where(game, "red_eb"), where(game, "red_b4")
    )  # fmt: skip
    play(game, "part 2")
    assert 2 == money(game, "red")
    assert ("headquarters", "headquarters") == (where(game, "red_eb"), where(game, "red_b4"))
    assert (0, 4, 1) == (cars(game, "licata"), car_supply(game, "red"), cars(game, "gela"))
    assert 1 == labs(game, "licata")


@pytest.mark.rule("WA-72", "WA-25")
def test_if_own_soldati_stand_again_in_the_orders_area_at_its_end_nothing_is_lost_but_a_lab() -> None:
    game = encounter(
        {"licata": "red 2"}, {"licata": "red_pb red_b4"}, cars={"licata": 1}, labs={"licata": 2}, hq={"red": 3}
    )  # fmt: skip
    play(game, "pass", "part 2", "move licata gela land", "soldati 2", "cars 0")
    play(game, "part 1", "place 2")
    assert ("red 2", 1, 1) == (there(game, "licata"), labs(game, "licata"), cars(game, "licata"))
    assert ("headquarters", "headquarters") == (where(game, "red_pb"), where(game, "red_b4")), "the phase is over"
    assert 1 == hq(game, "red")


@pytest.mark.rule("WA-72", "WA-71")
def test_any_other_emptied_area_is_settled_at_once() -> None:
    game = encounter(
        {"licata": "red 2", "gela": "red 1"}, {"licata": "red_jb", "gela": "red_b4"}, cars={"gela": 1, "licata": 1}
    )  # fmt: skip
    play(game, "pass", "part 1", "move licata gela land", "soldati 1", "cars 0")
    events = play(game, "move gela ragusa land", "soldati 2", "cars 0")
    assert {"red_b4", "red_jb"} == set(arguments_of(events, "returned", "order"))
    assert arguments_of(events, "cars-lost", "area", "n") == [("gela", 1)]
    assert ("red 1", 1) == (there(game, "licata"), cars(game, "licata"))


@pytest.mark.rule("W-150")
def test_what_is_removed_from_the_board_returns_to_its_owners_supply() -> None:
    game = encounter(
        {"licata": "red 6", "gela": "blue 2", "caltagirone": "neutral 3"}, {"licata": "red_jb"},
        cars={"licata": 1, "gela": 2}, labs={"gela": 2},
    )  # fmt: skip
    before = game.position.lab_supply
    play(game, "part 1", "move licata gela land", "soldati 5", "cars 1", "brute")
    assert ("red 1", 50, 5) == (there(game, "gela"), supply(game, "blue"), car_supply(game, "blue"))
    assert (48, before + 1) == (supply(game, "red"), game.position.lab_supply)
    play(game, "move gela caltagirone land", "soldati 1", "cars 1", "brute")
    assert ("neutral 1", 29, 5) == (there(game, "caltagirone"), supply(game, "neutral"), car_supply(game, "red"))
    assert (47, 2) == (supply(game, "red"), hq(game, "red"))
