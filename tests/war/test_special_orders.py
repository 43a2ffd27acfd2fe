"""The special orders of the appendix that fight: Green A, Yellow C, Black B, Blue B, White B."""

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
    waiting,
    where,
)

BLACK = "black blue green yellow"
WHITE = "white blue green yellow"


# Green A and Black B: defenders are replaced.


@pytest.mark.rule("W-134", "WA-73", "WA-74")
def test_green_a_replaces_one_defender_after_the_movement_is_fixed() -> None:
    game = encounter({"licata": "green 4", "gela": "blue 5"}, {"licata": "green_ca"}, cars={"licata": 1})
    assert {"part 2", "pass"} == texts(game)
    assert "WA-74" == refused(game, "part 1"), "it belongs to the movement"
    play(game, "part 2", "move licata gela land")
    assert "W-094" == refused(game, "replace 1")
    play(game, "soldati 2")
    assert "W-094" == refused(game, "replace 1")
    play(game, "cars 0")
    assert {"replace 0", "replace 1"} == texts(game)
    assert "W-134" == refused(game, "replace 2")
    events = play(game, "replace 1")
    assert [(1, 0)] == arguments_of(events, "attack", "attack", "defence")
    assert ("blue 3", "green 2") == (there(game, "gela"), there(game, "licata")), "one replaced, one by the skull"
    play(game, "finesse", "green: card coward_1", "blue: card coward_2", "green: leave", "blue: leave")
    assert "green 1" == there(game, "gela"), "2 + 1 - 1 against 3 - 2"
    assert (46, 48) == (supply(game, "green"), supply(game, "blue"))


@pytest.mark.rule("W-134")
def test_green_a_may_be_left_unused() -> None:
    game = encounter({"licata": "green 4", "gela": "blue 5"}, {"licata": "green_ca"})
    play(game, "part 2", "move licata gela land", "soldati 2", "replace 0")
    assert ("blue 4", 46) == (there(game, "gela"), supply(game, "green"))


@pytest.mark.rule("W-137", "WA-73")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_black_b_replaces_up_to_two_defenders(number: int) -> None:
    game = encounter({"licata": "black 6", "gela": "yellow 5"}, {"licata": "black_cb"}, families=BLACK)
    play(game, "part 2", "move licata gela land", "soldati 5")
    assert {"replace 0", "replace 1", "replace 2"} == texts(game)
    assert "W-137" == refused(game, "replace 3")
    play(game, f"replace {number}")
    assert f"yellow {4 - number}" == there(game, "gela")
    play(game, "brute")
    left = 5 + number - 2 - (4 - number)
    assert (f"black {left}" if left > 0 else f"yellow {-left}") == there(game, "gela")


@pytest.mark.rule("W-137", "WA-31", "WA-73", "W-102")
def test_replacing_the_last_defenders_takes_the_area_at_once() -> None:
    game = encounter(
        {"licata": "black 6", "gela": "yellow 2"}, {"licata": "black_cb", "gela": "yellow_b2"},
        families=BLACK, labs={"gela": 2}, cars={"gela": 1, "licata": 1},
    )  # fmt: skip
    play(game, "pass")
    play(game, "part 2", "move licata gela land", "soldati 1", "cars 1")
    events = play(game, "replace 2")
    assert ("black 3", 1, 1) == (there(game, "gela"), labs(game, "gela"), cars(game, "gela"))
    assert ("headquarters", 5, ["gela"]) == (
        where(game, "yellow_b2"),
        car_supply(game, "yellow"),
        arguments_of(events, "taken", "area"),
    )
    assert [] == arguments_of(events, "attack", "area")


@pytest.mark.rule("WA-73", "W-137")
@pytest.mark.parametrize("left", [0, 1])
def test_a_replacement_needs_an_own_soldato_in_the_supply(left: int) -> None:
    game = encounter(
        {"licata": "black 6", "gela": "yellow 5"}, {"licata": "black_cb"}, families=BLACK, supply={"black": left}
    )
    play(game, "part 2", "move licata gela land", "soldati 5")
    assert {f"replace {n}" for n in range(left + 1)} == texts(game)
    assert "W-002" == refused(game, f"replace {left + 1}")


@pytest.mark.rule("W-137", "W-134")
def test_no_more_are_replaced_than_defend() -> None:
    game = encounter({"licata": "black 6", "gela": "yellow 1"}, {"licata": "black_cb"}, families=BLACK)
    play(game, "part 2", "move licata gela land", "soldati 5")
    assert "W-137" == refused(game, "replace 2")


@pytest.mark.rule("W-134", "W-137", "W-095", "W-096")
def test_without_defenders_nobody_is_asked_whom_to_replace() -> None:
    for soldati in ({"licata": "green 4"}, {"licata": "green 4", "gela": "green 1"}):
        game = encounter(soldati, {"licata": "green_ca"})
        play(game, "part 2", "move licata gela land", "soldati 2")
        assert over(game)


@pytest.mark.rule("WA-32", "W-137")
def test_replaced_neutrals_bring_no_soldati_to_the_headquarters() -> None:
    game = encounter({"licata": "black 6", "gela": "neutral 2"}, {"licata": "black_cb"}, families=BLACK)
    play(game, "part 2", "move licata gela land", "soldati 1", "replace 2")
    assert ("black 3", 0, 30) == (there(game, "gela"), hq(game, "black"), supply(game, "neutral"))


# Yellow C: defenders are bought.


@pytest.mark.rule("W-136", "WA-74")
def test_yellow_c_pays_x_to_return_x_defenders() -> None:
    game = encounter({"licata": "yellow 6", "gela": "red 4"}, {"licata": "yellow_cc"}, money={"yellow": 2})
    assert "WA-74" == refused(game, "part 1")
    play(game, "part 2", "move licata gela land", "soldati 3")
    assert {"buy 0", "buy 1", "buy 2"} == texts(game)
    assert "W-136" == refused(game, "buy 3")
    play(game, "buy 2")
    assert ("red 1", 0, 49, 0) == (there(game, "gela"), money(game, "yellow"), supply(game, "red"), hq(game, "red"))
    play(game, "brute")
    assert "" == there(game, "gela")


@pytest.mark.rule("W-136")
def test_yellow_c_buys_no_more_than_defend_and_may_buy_none() -> None:
    game = encounter({"licata": "yellow 6", "gela": "red 2"}, {"licata": "yellow_cc"}, money={"yellow": 9})
    play(game, "part 2", "move licata gela land", "soldati 3")
    assert "W-136" == refused(game, "buy 3")
    play(game, "buy 0")
    assert ("red 1", 9) == (there(game, "gela"), money(game, "yellow"))
    poor = encounter({"licata": "yellow 6", "gela": "red 2"}, {"licata": "yellow_cc"})
    play(poor, "part 2", "move licata gela land", "soldati 3")
    assert {"buy 0"} == texts(poor)


@pytest.mark.rule("W-136", "WA-31", "WA-32")
def test_buying_the_last_defender_takes_the_area_at_once_and_gray_ones_bring_nothing() -> None:
    game = encounter(
        {"licata": "yellow 6", "gela": "neutral 2"}, {"licata": "yellow_cc"}, money={"yellow": 2}, labs={"gela": 1}
    )
    play(game, "part 2", "move licata gela land", "soldati 3")
    events = play(game, "buy 2")
    assert ("yellow 3", 0, 0, 30) == (
        there(game, "gela"),
        labs(game, "gela"),
        hq(game, "yellow"),
        supply(game, "neutral"),
    )
    assert [] == arguments_of(events, "attack", "area")
    empty = encounter({"licata": "yellow 6"}, {"licata": "yellow_cc"}, money={"yellow": 2})
    play(empty, "part 2", "move licata gela land", "soldati 3")
    assert (2, True) == (money(empty, "yellow"), over(empty))


# Blue B: a Strike and a movement.

IRON = {"licata": "blue 5", "gela": "red 2", "ragusa": "red 6", "camastra": "red 6"}


@pytest.mark.rule("W-138", "WA-56")
def test_blue_b_strikes_and_then_moves_with_full_skulls_both_times() -> None:
    game = encounter({**IRON, "gela": "red 6"}, {"licata": "blue_cb"}, labs={"gela": 1})
    play(game, "part 1")
    assert [(2, 1)] == arguments_of(play(game, "strike licata gela bomb"), "struck", "attack", "defence")
    assert set() == texts(game, "strike")
    assert "W-138" == refused(game, "strike licata camastra bomb")
    play(game, "move licata gela land")
    assert [(2, 1)] == arguments_of(play(game, "soldati 4"), "attack", "attack", "defence")
    assert "red 4" == there(game, "gela")


@pytest.mark.rule("W-138")
def test_blue_b_moves_first_and_strikes_from_the_area_taken_or_from_the_orders_area() -> None:
    game = encounter(IRON, {"licata": "blue_cb"})
    play(game, "part 1", "move licata gela land", "soldati 3")
    assert {"strike licata camastra bomb", "strike gela ragusa bomb", "pass"} == texts(game)
    assert "W-138" == refused(game, "move licata caltagirone land")
    taken, home = game.copy(), game
    play(taken, "strike gela ragusa bomb")
    assert ("red 4", True) == (there(taken, "ragusa"), over(taken))
    play(home, "strike licata camastra bomb")
    assert "red 4" == there(home, "camastra")


@pytest.mark.rule("W-138")
def test_blue_b_does_not_strike_from_an_area_that_was_its_own_already() -> None:
    game = encounter({**IRON, "gela": "blue 1"}, {"licata": "blue_cb"})
    play(game, "part 1", "move licata gela land", "soldati 3")
    assert {"strike licata camastra bomb", "pass"} == texts(game)
    assert "W-138" == refused(game, "strike gela ragusa bomb")


@pytest.mark.rule("W-138")
def test_blue_b_does_not_strike_from_an_area_it_failed_to_take() -> None:
    game = encounter({**IRON, "gela": "red 9"}, {"licata": "blue_cb"})
    play(game, "part 1", "move licata gela land", "soldati 3", "brute")
    assert {"strike licata camastra bomb", "strike licata gela bomb", "pass"} == texts(game)
    assert "W-138" == refused(game, "strike gela ragusa bomb")


@pytest.mark.rule("WA-90", "W-138")
def test_blue_b_strikes_from_the_orders_area_even_when_all_have_left_it() -> None:
    game = encounter(IRON, {"licata": "blue_cb"}, cars={"licata": 2})
    play(game, "part 1", "move licata gela land", "soldati 5", "cars 1")
    assert "" == there(game, "licata")
    assert {
        "strike licata camastra bomb",
        "strike licata camastra car",
        "strike gela ragusa bomb",
        "strike gela ragusa car",
    } < texts(game)
    only = encounter({"licata": "blue 2", "camastra": "red 6"}, {"licata": "blue_cb"})
    play(only, "part 1", "move licata gela land", "soldati 2")
    assert {"strike licata camastra bomb", "pass"} == texts(only)
    play(game, "strike licata camastra car")
    assert ("red 2", 0, 1) == (there(game, "camastra"), cars(game, "licata"), cars(game, "gela")), "2 skulls + 2"


@pytest.mark.rule("WA-56", "WA-90", "W-117")
def test_the_car_of_blue_b_may_serve_either_part_and_is_removed_by_the_strike() -> None:
    game = encounter(IRON, {"licata": "blue_cb"}, cars={"licata": 1})
    play(game, "part 1", "move licata gela land", "soldati 3", "cars 1")
    assert "W-117" == refused(game, "strike licata camastra car")
    play(game, "strike gela ragusa car")
    assert ("red 2", 0, 5) == (there(game, "ragusa"), cars(game, "gela"), car_supply(game, "blue"))
    first = encounter(IRON, {"licata": "blue_cb"}, cars={"licata": 1})
    play(first, "part 1", "strike licata gela car", "move licata gela land", "soldati 3")
    assert ("blue 3", True) == (there(first, "gela"), over(first)), "no car is left to go along"


@pytest.mark.rule("W-138", "W-080")
def test_blue_b_may_leave_out_either_part() -> None:
    game = encounter(IRON, {"licata": "blue_cb"})
    play(game, "part 1", "strike licata camastra bomb", "pass")
    assert ("red 4", "blue 5", True) == (there(game, "camastra"), there(game, "licata"), over(game))


# White B: Soldati of adjacent areas come over.

NEIGHBOURS = {
    "enna": "white 1",
    "camastra": "blue 2",
    "caltanissetta": "neutral 2",
    "palagonia": "yellow 1",
    "petralia": "green 2",
}


@pytest.mark.rule("W-140", "WA-54")
def test_white_b_replaces_up_to_three_enemies_or_neutrals_and_brings_the_new_ones_home() -> None:
    game = encounter(NEIGHBOURS, {"enna": "white_cb"}, families=WHITE, labs={"camastra": 2})
    play(game, "part 1")
    assert {"defect camastra", "defect caltanissetta", "defect palagonia", "pass"} == texts(game)
    play(game, "defect camastra", "defect camastra", "defect caltanissetta")
    assert ["white 4", "", "neutral 1", "yellow 1", "green 2"] == [there(game, area) for area in NEIGHBOURS]
    assert (46, 50, 29) == (supply(game, "white"), supply(game, "blue"), supply(game, "neutral"))
    assert (0, 2, True) == (hq(game, "white"), labs(game, "camastra"), over(game))


@pytest.mark.rule("W-140", "W-072")
def test_white_b_takes_nobody_from_the_mate_from_itself_from_afar_or_from_nowhere() -> None:
    game = encounter({**NEIGHBOURS, "nicosia": "white 1", "licata": "blue 1"}, {"enna": "white_cb"}, families=WHITE)
    play(game, "part 1")
    for area in ("petralia", "nicosia", "licata", "caltagirone"):
        assert "W-140" == refused(game, f"defect {area}")
    play(game, "defect palagonia", "pass")
    assert ("white 2", "") == (there(game, "enna"), there(game, "palagonia"))


@pytest.mark.rule("WA-54", "WA-71", "W-140")
def test_an_area_emptied_by_white_b_loses_cars_and_orders() -> None:
    game = encounter(
        NEIGHBOURS, {"enna": "white_cb", "palagonia": "yellow_b2"}, families=WHITE, cars={"palagonia": 1}, labs={"palagonia": 1}
    )  # fmt: skip
    play(game, "part 1", "defect palagonia")
    assert ("", 0, 1, "headquarters") == (
        there(game, "palagonia"), cars(game, "palagonia"), labs(game, "palagonia"), where(game, "yellow_b2")
    )  # fmt: skip


@pytest.mark.rule("WA-73", "W-140")
def test_white_b_needs_an_own_soldato_in_the_supply_for_each() -> None:
    game = encounter(NEIGHBOURS, {"enna": "white_cb"}, families=WHITE, supply={"white": 1})
    play(game, "part 1", "defect camastra")
    assert {"pass"} == texts(game)
    assert "W-002" == refused(game, "defect camastra")


@pytest.mark.rule("W-140")
def test_white_b_without_enemies_around_is_refused() -> None:
    game = encounter(
        {"enna": "white 1", "petralia": "green 2", "licata": "blue 1"},
        {"enna": "white_cb", "licata": "blue_b1"},
        families=WHITE,
    )
    assert ["blue"] == waiting(game), "an order that can do nothing is executed at once"


@pytest.mark.rule("W-140", "W-089")
def test_defense_does_not_help_against_white_b() -> None:
    game = encounter(NEIGHBOURS, {"enna": "white_cb", "camastra": "blue_b1"}, families=WHITE, labs={"camastra": 2})
    play(game, "part 1", "defect camastra")
    assert "blue 1" == there(game, "camastra")
