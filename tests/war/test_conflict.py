"""The conflict: sealed cards, taking and leaving, brute force, the knockout, and what is left."""

from typing import Any

import pytest

from famiglia import war

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


def fight(attackers: int, defenders: str, **more: Any) -> war.War:
    """Red attacks Gela from Licata without bonuses and has to choose between finesse and brute force."""
    game = encounter({"licata": "red 9", "gela": defenders}, {"licata": "red_b2"}, **more)
    play(game, "part 2", "move licata gela land", f"soldati {attackers}")
    if texts(game, "cars"):
        play(game, "cars 1")
    return game


def cards(game: war.War, attackers: str, defenders: str, taking: str, who: str = "blue") -> list[war.Event]:
    """Finesse with these cards; `taking` says what the attacker and then the defender do."""
    first, second = taking.split()
    if "finesse" in texts(game):
        play(game, "finesse")
    return play(game, f"red: card {attackers}", f"{who}: card {defenders}", f"red: {first}", f"{who}: {second}")


@pytest.mark.rule("W-098", "W-099", "W-100", "W-105", "W-106", "W-107", "W-108", "W-112", "W-114", "W-084", "W-074")
def test_the_whole_example_of_a_conflict_in_five_steps() -> None:
    game = encounter(
        {"licata": "red 6", "gela": "blue 4"}, {"licata": "red_ja", "gela": "blue_b1"},
        cars={"licata": 1}, labs={"gela": 2}, mats={"red": "justice:2"},
    )  # fmt: skip
    assert ["red"] == waiting(game), "1: Initiative 4 is the lowest"
    play(game, "part 1", "move licata gela land", "soldati 5")
    events = play(game, "cars 1")
    assert ("red 1", 0) == (there(game, "licata"), cars(game, "licata"))
    assert [(4, 3)] == arguments_of(events, "attack", "attack", "defence")
    assert "blue 3" == there(game, "gela"), "2: Blue loses the balance of 1"
    play(game, "finesse", "red: card coward_1", "blue: card turncoat", "red: leave")
    events = play(game, "blue: take")
    assert [(0, "coward_1", "defender"), (1, "turncoat", "defender")] == arguments_of(
        events, "card-shown", "seat", "card", "side"
    )
    assert 1 == hq(game, "blue"), "3: one Coward"
    assert [(0, 1), (0, 3), (1, 3)] == arguments_of(events, "lost", "owner", "n"), (
        "4: a turned one, then three times one each"
    )
    assert ("red 1", 1) == (there(game, "gela"), cars(game, "gela")), "4 and 5: Red remains"
    assert ("headquarters", 1) == (where(game, "blue_b1"), labs(game, "gela"))
    assert (48, 0, 49, 0) == (supply(game, "red"), hq(game, "red"), supply(game, "blue"), car_supply(game, "blue") - 5)


@pytest.mark.rule("W-104", "W-149")
def test_both_families_choose_one_of_three_cards_at_the_same_time() -> None:
    game = fight(3, "blue 3")
    play(game, "finesse")
    assert ["red", "blue"] == waiting(game)
    three = {"card turncoat", "card coward_1", "card coward_2"}
    assert three == texts(game, who="red") == texts(game, who="blue")
    assert "W-104" == refused(game, "take", "red")
    assert "W-104" == refused(game, "card turncoat", "yellow")
    other = game.copy()
    play(game, "red: card turncoat")
    assert "W-104" == refused(game, "card coward_1", "red")
    play(game, "blue: card coward_2")
    play(other, "blue: card turncoat", "red: card turncoat")
    assert ["red"] == waiting(game) == waiting(other)


@pytest.mark.rule("W-149")
def test_in_the_next_conflict_all_three_cards_are_there_again() -> None:
    game = encounter({"licata": "red 9", "gela": "blue 3", "ragusa": "blue 4"}, {"licata": "red_jb"})
    play(game, "part 1", "move licata gela land", "soldati 8", "finesse")
    cards(game, "coward_1", "coward_2", "leave leave")
    assert "red 7" == there(game, "gela")
    play(game, "move gela ragusa land", "soldati 5", "finesse")
    assert {"card turncoat", "card coward_1", "card coward_2"} == texts(game, who="red") == texts(game, who="blue")


@pytest.mark.rule("WA-81", "W-104", "W-105")
def test_until_both_have_decided_a_card_is_known_only_to_the_team_that_played_it() -> None:
    game = fight(3, "blue 3")
    play(game, "finesse")
    events = play(game, "red: card coward_2", "blue: card turncoat")
    mine, yours = (event for event in events if event.kind == "played")
    assert ["card coward_2", "card ?", "card ?"] == [mine.seen_by(team).as_json()["move"] for team in ("A", "B", None)]
    assert ["card ?", "card turncoat"] == [yours.seen_by(team).as_json()["move"] for team in ("A", "B")]
    for viewer, seen in ((0, ("coward_2", "?")), (2, ("coward_2", "?")), (1, ("?", "turncoat")), (None, ("?", "?"))):
        decision = game.view(viewer).as_json()["decision"]
        assert seen == (decision["attackers_card"], decision["defenders_card"])
    events = play(game, "red: take")
    assert [] == arguments_of(events, "card-shown", "card")
    assert "?" == game.view(0).as_json()["decision"]["defenders_card"], "taking is not looking"
    assert ["coward_2", "turncoat"] == arguments_of(play(game, "blue: leave"), "card-shown", "card")


@pytest.mark.rule("W-105")
def test_the_attacker_decides_first_and_then_the_defender_each_about_the_others_card() -> None:
    game = fight(3, "blue 3")
    play(game, "finesse", "red: card coward_1", "blue: card coward_2")
    assert (["red"], {"take", "leave"}) == (waiting(game), texts(game))
    assert "W-105" == refused(game, "take", "blue")
    assert "W-105" == refused(game, "pass")
    play(game, "red: leave")
    assert (["blue"], {"take", "leave"}) == (waiting(game), texts(game))
    assert "W-105" == refused(game, "leave", "red")
    assert "W-105" == refused(game, "pass")


@pytest.mark.rule("W-105", "W-106", "W-108")
@pytest.mark.parametrize(
    ("taking", "attacker", "defender"),
    [("leave leave", 1, 2), ("take take", 2, 1), ("take leave", 3, 0), ("leave take", 0, 3)],
)
def test_everyone_applies_the_cards_that_lie_before_him(taking: str, attacker: int, defender: int) -> None:
    game = fight(5, "blue 5")
    cards(game, "coward_1", "coward_2", taking)
    assert (attacker, defender) == (hq(game, "red"), hq(game, "blue"))
    left = (5 - attacker) - (5 - defender)
    assert (f"red {left}" if left > 0 else f"blue {-left}") == there(game, "gela")


@pytest.mark.rule("W-107", "W-106")
@pytest.mark.parametrize(("taking", "winner"), [("leave leave", "red 4"), ("take take", "blue 2")])
def test_a_turncoat_returns_an_enemy_and_adds_an_own_soldato_from_the_supply(taking: str, winner: str) -> None:
    game = fight(5, "blue 4")
    events = cards(game, "turncoat", "coward_1", taking)
    assert [0 if taking == "leave leave" else 1] == arguments_of(events, "turncoat", "owner")
    assert winner == there(game, "gela")
    assert 1 == hq(game, ("blue", "red")[taking == "take take"])


@pytest.mark.rule("W-106")
def test_turncoats_come_before_cowards() -> None:
    game = fight(1, "blue 3")
    cards(game, "coward_2", "turncoat", "leave leave")
    assert 0 == hq(game, "red"), "the last attacker has turned his coat before he could run"
    assert "blue 4" == there(game, "gela")


@pytest.mark.rule("W-106", "WA-34", "WA-35")
def test_every_card_is_applied_even_when_a_side_has_nobody_left() -> None:
    game = fight(1, "blue 1")
    cards(game, "turncoat", "turncoat", "leave leave")
    assert "" == there(game, "gela"), "Red turns the last defender, Blue turns one back, both fall"
    game = fight(2, "blue 1")
    cards(game, "turncoat", "coward_2", "take leave")
    assert ("red 1", 2) == (there(game, "gela"), hq(game, "red")), "2 + 1 - 2 after the last defender is gone"


@pytest.mark.rule("WA-35", "W-107")
def test_between_two_turncoats_the_attackers_comes_first() -> None:
    game = fight(1, "blue 1", supply={"red": 0})
    cards(game, "turncoat", "turncoat", "leave leave")
    assert ("blue 1", 1) == (there(game, "gela"), supply(game, "red")), "Red had no Soldato for its Turncoat yet"


@pytest.mark.rule("WA-35", "W-106")
@pytest.mark.parametrize(("taking", "holder"), [("take leave", "red"), ("leave take", "blue")])
def test_two_equal_cards_before_one_family_both_count(taking: str, holder: str) -> None:
    game = fight(5, "blue 5")
    cards(game, "coward_2", "coward_2", taking)
    assert 4 == hq(game, holder)
    game = fight(5, "blue 5")
    cards(game, "turncoat", "turncoat", taking)
    assert f"{holder} 4" == there(game, "gela")


@pytest.mark.rule("WA-34", "W-107")
def test_a_turncoat_without_an_enemy_does_nothing_and_without_supply_still_returns_one() -> None:
    game = fight(3, "blue 4", supply={"red": 0})
    cards(game, "turncoat", "coward_1", "leave leave")
    assert ("red 1", 1) == (there(game, "gela"), hq(game, "blue")), "3 against 4 - 1 - 1"
    game = fight(1, "blue 2")
    cards(game, "turncoat", "turncoat", "leave take")
    assert ("blue 3", 47, 42) == (there(game, "gela"), supply(game, "blue"), supply(game, "red"))
    game = fight(1, "blue 1")
    cards(game, "turncoat", "turncoat", "take leave")
    assert ("red 2", 50, 40) == (there(game, "gela"), supply(game, "blue"), supply(game, "red"))


@pytest.mark.rule("WA-36", "W-108")
def test_of_fewer_soldati_than_the_coward_shows_all_run() -> None:
    game = fight(1, "blue 1")
    cards(game, "coward_2", "coward_2", "leave leave")
    assert (1, 1, "") == (hq(game, "red"), hq(game, "blue"), there(game, "gela"))


@pytest.mark.rule("WA-71", "W-108", "W-113")
def test_when_the_last_defender_runs_his_cars_and_orders_are_gone_as_well() -> None:
    game = encounter(
        {"licata": "red 9", "gela": "blue 1"}, {"licata": "red_b2", "gela": "blue_b2"}, cars={"gela": 2}, labs={"gela": 2}
    )  # fmt: skip
    play(game, "part 2", "move licata gela land", "soldati 2", "finesse")
    cards(game, "coward_1", "coward_2", "leave leave")
    assert ("red 1", 0, 1, "headquarters") == (
        there(game, "gela"),
        cars(game, "gela"),
        labs(game, "gela"),
        where(game, "blue_b2"),
    )
    assert (1, 1) == (hq(game, "red"), hq(game, "blue"))


# Neutral defenders.


@pytest.mark.rule("W-104", "WA-33", "WA-78")
@pytest.mark.parametrize(("who", "named"), [("blue", "blue"), ("blue", "yellow"), ("yellow", "blue")])
def test_the_other_team_names_the_family_that_defends_neutrals(who: str, named: str) -> None:
    game = fight(5, "neutral 5")
    play(game, "finesse")
    assert ["blue", "yellow"] == waiting(game)
    assert {"defend blue", "defend yellow"} == texts(game, who=who)
    for family in ("red", "green", "white", "neutral"):
        assert "W-104" == refused(game, f"defend {family}", who)
    assert "W-104" == refused(game, "defend green", "green")
    play(game, f"{who}: defend {named}")
    assert ["red", named] == sorted(waiting(game), key=["red", "blue", "yellow"].index)


@pytest.mark.rule("W-104")
def test_a_family_defends_its_own_area_itself() -> None:
    game = fight(5, "yellow 5")
    play(game, "finesse")
    assert ["red", "yellow"] == waiting(game)


@pytest.mark.rule("WA-33", "W-107", "W-109")
def test_cards_of_the_defending_family_work_for_the_gray_side() -> None:
    game = fight(3, "neutral 3")
    play(game, "finesse", "blue: defend yellow")
    cards(game, "coward_1", "turncoat", "leave leave", "yellow")
    assert ("neutral 3", 26) == (there(game, "gela"), supply(game, "neutral") - 1), "3 + 1 against 3 - 1 - 1"
    assert (0, 0) == (hq(game, "yellow"), hq(game, "blue"))
    assert 2 == hq(game, "red"), "1 Coward and 1 neutral knocked out"


@pytest.mark.rule("WA-33", "WA-34")
def test_a_gray_turncoat_needs_a_gray_soldato_in_the_supply() -> None:
    game = fight(3, "neutral 3", supply={"neutral": 0})
    play(game, "finesse", "blue: defend blue")
    cards(game, "coward_1", "turncoat", "leave leave")
    assert "neutral 2" == there(game, "gela"), "3 against 3 - 1 - 1"


@pytest.mark.rule("W-109", "WA-33", "W-101")
def test_neutrals_that_run_go_to_the_general_supply_and_bring_the_attacker_own_soldati() -> None:
    game = fight(6, "neutral 3")
    play(game, "finesse", "blue: defend blue")
    cards(game, "coward_1", "coward_2", "leave leave")
    assert (1 + 2 + 1, 0) == (hq(game, "red"), hq(game, "blue")), "own Coward, 2 gray Cowards, 1 knocked out"
    assert ("red 4", 30) == (there(game, "gela"), supply(game, "neutral"))


@pytest.mark.rule("WA-32", "W-107")
def test_a_turned_neutral_brings_the_attacker_nothing() -> None:
    game = fight(6, "neutral 1")
    play(game, "finesse", "blue: defend blue")
    cards(game, "turncoat", "coward_2", "leave leave")
    assert ("red 7", 0) == (there(game, "gela"), hq(game, "red"))


# Brute force and the knockout.


@pytest.mark.rule("W-111", "W-112", "W-114")
@pytest.mark.parametrize(
    ("attackers", "defenders", "left"), [(6, 3, "red 1"), (5, 3, ""), (4, 3, "blue 1"), (9, 1, "red 6")]
)
def test_brute_force_costs_two_attackers_and_then_one_falls_for_one(attackers: int, defenders: int, left: str) -> None:
    game = fight(attackers, f"blue {defenders}")
    play(game, "brute")
    assert left == there(game, "gela")
    fallen = 50 - 9 + attackers - (int(left[4:]) if left.startswith("red") else 0)
    assert (fallen, 0) == (supply(game, "red"), hq(game, "red"))


@pytest.mark.rule("WA-37", "W-111")
@pytest.mark.parametrize("attackers", [1, 2])
def test_brute_force_with_fewer_than_three_is_allowed_and_removes_all_of_them(attackers: int) -> None:
    game = fight(attackers, "blue 1")
    play(game, "brute")
    assert ("blue 1", 41 + attackers) == (there(game, "gela"), supply(game, "red"))


@pytest.mark.rule("W-112", "W-101")
def test_neutrals_knocked_out_bring_the_attacker_own_soldati() -> None:
    game = fight(5, "neutral 2", supply={"red": 1})
    play(game, "brute")
    assert ("red 1", 2, 30) == (there(game, "gela"), hq(game, "red"), supply(game, "neutral"))
    poor = fight(3, "neutral 2", supply={"red": 0})
    play(poor, "brute")
    assert ("neutral 1", 1) == (there(poor, "gela"), hq(poor, "red")), "taken from what has just returned"


@pytest.mark.rule("W-113", "WA-39", "W-114")
def test_an_attacker_without_soldati_loses_his_car_and_the_defender_keeps_his() -> None:
    game = fight(3, "blue 5", cars={"licata": 2, "gela": 2}, labs={"gela": 2})
    play(game, "brute")
    assert ("blue 4", 2, 2) == (there(game, "gela"), cars(game, "gela"), labs(game, "gela"))
    assert (4, 1) == (car_supply(game, "red"), cars(game, "licata"))


@pytest.mark.rule("W-113", "W-114", "W-074")
def test_a_defender_without_soldati_loses_his_cars_and_one_lab() -> None:
    game = fight(5, "blue 2", cars={"licata": 1, "gela": 2}, labs={"gela": 2})
    events = play(game, "brute")
    assert ("red 1", 1, 1, 5) == (there(game, "gela"), cars(game, "gela"), labs(game, "gela"), car_supply(game, "blue"))
    assert ["gela"] == arguments_of(events, "taken", "area")


@pytest.mark.rule("WA-38", "W-113", "W-114")
def test_when_both_sides_are_gone_the_area_is_empty_all_cars_are_lost_and_no_lab() -> None:
    game = encounter(
        {"licata": "red 9", "gela": "blue 2"}, {"licata": "red_b2", "gela": "blue_b2"},
        cars={"licata": 1, "gela": 2}, labs={"gela": 2},
    )  # fmt: skip
    play(game, "part 2", "move licata gela land", "soldati 4", "cars 1")
    events = play(game, "brute")
    assert ("", 0, 2, "headquarters") == (
        there(game, "gela"),
        cars(game, "gela"),
        labs(game, "gela"),
        where(game, "blue_b2"),
    )
    assert (5, 5, []) == (car_supply(game, "red"), car_supply(game, "blue"), arguments_of(events, "taken", "area"))
    assert over(game)
