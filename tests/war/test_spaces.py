"""The action spaces: recruit, place, issue orders, launder, gather, and the parts of a space."""

import pytest

from .planning_builder import (
    at,
    awaited,
    cars,
    hq,
    in_area,
    labs,
    money,
    play,
    refused,
    supply,
    texts,
    turn_of_red,
    use,
    where,
)  # fmt: skip

# Recruit


@pytest.mark.rule("W-041", "W-061", "W-065")
def test_example_recruit_base_4_and_1_make_5() -> None:
    game = use("s1c2r3", mat={"red": {"church": 1}})
    left = supply(game, "red")
    assert {f"recruit {n}" for n in range(1, 6)} == texts(game)
    assert "W-041" == refused(game, "recruit 6")
    play(game, "recruit 5")
    assert (5, left - 5) == (hq(game, "red"), supply(game, "red"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-041", "W-061")
@pytest.mark.parametrize(("off", "base"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 7)])
def test_the_highest_visible_church_value_counts(off: int, base: int) -> None:
    game = use("s1c5r2", mat={"red": {"church": off, "police": 2}})
    assert {f"recruit {n}" for n in range(1, base + 3)} == texts(game)


@pytest.mark.rule("W-040", "W-041")
def test_who_recruits_recruits_at_least_one() -> None:
    game = use("s1c2r3")
    assert "W-040" == refused(game, "pass")
    assert refused(game, "recruit 0").startswith("W-0")
    play(game, "recruit 1")
    assert 1 == hq(game, "red")


@pytest.mark.rule("W-002", "WA-63", "W-041")
def test_nobody_recruits_more_than_the_supply_holds() -> None:
    game = use("s1c2r3", soldati={"corleone": "red 35"})
    assert 2 == supply(game, "red")
    assert {"recruit 1", "recruit 2"} == texts(game)
    assert "W-002" == refused(game, "recruit 3")
    play(game, "recruit 2")
    assert (2, 0) == (hq(game, "red"), supply(game, "red"))


# Place


@pytest.mark.rule("W-042", "W-061", "W-063")
def test_example_place_base_2_and_2_make_4() -> None:
    game = use("s1c3r1", behind={"soldati": 6}, soldati={"corleone": "red 1"})
    play(game, "into corleone")
    assert {f"place {n}" for n in range(1, 5)} == texts(game)
    assert "W-042" == refused(game, "place 5")
    play(game, "place 4")
    assert ("red 5", 2) == (in_area(game, "corleone"), hq(game, "red"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-042", "W-061")
@pytest.mark.parametrize(("off", "base"), [(0, 2), (1, 3), (4, 6), (5, 7)])
def test_the_highest_visible_police_value_counts(off: int, base: int) -> None:
    game = use("s1c3r1", behind={"soldati": 20}, mat={"red": {"police": off, "church": 4}})
    play(game, "into corleone")
    assert {f"place {n}" for n in range(1, base + 3)} == texts(game)


@pytest.mark.rule("W-042", "W-040")
def test_only_soldati_from_the_headquarters_are_placed() -> None:
    game = use("s1c3r1", behind={"soldati": 2})
    play(game, "into corleone")
    assert {"place 1", "place 2"} == texts(game)
    assert "W-042" == refused(game, "place 3")
    assert "W-040" == refused(game, "pass")


@pytest.mark.rule("W-042", "W-072", "WA-22")
def test_soldati_go_to_an_own_area_or_to_any_empty_one() -> None:
    game = use("s1c3r1", behind={"soldati": 4}, soldati={"messina": ""})
    own = {"castelvetrano", "bagheria", "corleone", "mussomeli", "mistretta", "catania"}
    assert {f"into {area}" for area in own | {"messina"}} == texts(game)
    assert "W-042" == refused(game, "into palermo")
    assert "W-042" == refused(game, "into gela")
    assert "W-072" == refused(game, "into ragusa")
    play(game, "into messina", "place 1")
    assert "red 1" == in_area(game, "messina")


@pytest.mark.rule("W-043", "W-074", "WA-25")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_an_empty_area_loses_a_lab_to_who_enters_it(before: int, after: int) -> None:
    game = use("s1c3r1", behind={"soldati": 4}, soldati={"messina": ""}, labs={"messina": before, "corleone": 2})
    stock = game.position.lab_supply
    play(game, "into messina", "place 2")
    assert (after, stock + before - after) == (labs(game, "messina"), game.position.lab_supply)


@pytest.mark.rule("W-043", "W-074", "W-073")
def test_an_own_area_keeps_its_labs() -> None:
    game = use("s1c3r1", behind={"soldati": 4}, labs={"corleone": 2})
    play(game, "into corleone", "place 2")
    assert 2 == labs(game, "corleone")


@pytest.mark.rule("W-131")
def test_base_and_4_go_only_where_own_soldati_are() -> None:
    game = use("s3c3r1", behind={"soldati": 9}, soldati={"messina": ""})
    assert "W-131" == refused(game, "into messina")
    assert "W-042" == refused(game, "into gela")
    assert "W-072" == refused(game, "into ragusa")
    play(game, "into corleone")
    assert {f"place {n}" for n in range(1, 7)} == texts(game)
    play(game, "place 6")
    assert "red 8" == in_area(game, "corleone")


# Issue orders


@pytest.mark.rule("W-044", "W-072", "WA-67")
def test_an_order_goes_to_an_own_area_without_an_order() -> None:
    game = use("s1c1r1", orders={"bagheria": ["red_b2"]}, soldati={"messina": ""})
    own = {"castelvetrano", "corleone", "mussomeli", "mistretta", "catania"}
    assert {f"issue {area}" for area in own} == texts(game)
    assert "W-044" == refused(game, "issue bagheria")
    assert "W-044" == refused(game, "issue messina")
    assert "W-044" == refused(game, "issue gela")
    assert "W-044" == refused(game, "issue palermo")
    assert "W-072" == refused(game, "issue ragusa")
    play(game, "issue corleone")
    assert {"order red_b1", "order red_b3", "order red_b4", "order red_b5"} == texts(game)
    assert "W-045" == refused(game, "order red_b2")
    assert "W-066" == refused(game, "order red_ja")
    assert "W-044" == refused(game, "order green_b1")
    assert "W-040" == refused(game, "pass")
    play(game, "order red_b1")
    assert "corleone" == where(game, "red_b1")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-044", "W-045", "W-008", "WA-82")
def test_an_issued_order_lies_face_down_and_only_the_team_may_look() -> None:
    game = use("s1c1r1")
    play(game, "issue corleone")
    played, issued = play(game, "order red_b3")
    assert "order red_b3" == played.seen_by("A").as_json()["move"]
    assert "order ?" == played.seen_by("B").as_json()["move"] == played.seen_by(None).as_json()["move"]
    assert "red_b3" == issued.seen_by("A").as_json()["order"]
    assert "?" == issued.seen_by("B").as_json()["order"] == issued.seen_by(None).as_json()["order"]
    (token,) = game.view("B").face_down
    assert (0, game.pack.area("corleone").index, 0b11111) == (token.seat, token.area, token.could_be)
    assert () == game.view("A").face_down == game.view(2).face_down
    places = list(game.view("A").table.order_place)
    assert list(game.position.order_place)[:13] == places[:13]
    hidden = list(game.view(1).table.order_place)[:5]
    assert 1 == len(set(hidden)), "nothing tells the five basic orders apart"


@pytest.mark.rule("W-129", "WA-86")
def test_two_orders_go_into_two_different_areas() -> None:
    game = use("s2c2r2", behind={"money": 2})
    play(game, "issue corleone", "order red_b1")
    assert "W-129" == refused(game, "issue corleone")
    play(game, "issue bagheria", "order red_b2")
    assert ("corleone", "bagheria") == (where(game, "red_b1"), where(game, "red_b2"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-129", "W-040")
def test_one_of_the_two_orders_will_do_but_not_none() -> None:
    game = use("s2c2r2", behind={"money": 2}, orders={"bagheria": ["red_b5"]})
    assert "W-040" == refused(game, "pass")
    assert "W-044" == refused(game, "issue bagheria")
    play(game, "issue corleone", "order red_b1", "pass")
    assert "hq" == where(game, "red_b2")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-130")
def test_two_orders_in_one_order_free_area_without_the_tile() -> None:
    game = use("s3c2r2", behind={"money": 1}, orders={"bagheria": ["red_b5"]})
    assert "W-130" == refused(game, "issue bagheria")
    assert "W-072" == refused(game, "issue ragusa")
    play(game, "issue corleone", "order red_b1")
    assert {"order red_b2", "order red_b3", "order red_b4", "pass"} == texts(game)
    play(game, "order red_b2")
    assert ("corleone", "corleone") == (where(game, "red_b1"), where(game, "red_b2"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-130", "W-040")
def test_the_second_order_of_the_area_may_be_left_out() -> None:
    game = use("s3c2r2", behind={"money": 1})
    play(game, "issue corleone")
    assert "W-040" == refused(game, "pass")
    play(game, "order red_b1", "pass")
    assert 1 == game.position.orders_in(game.pack.area("corleone").index)


# Launder and gather


@pytest.mark.rule("W-051", "W-073", "W-037")
def test_laundering_brings_1_money_for_each_lab_in_own_areas() -> None:
    labs_ = {"corleone": 2, "bagheria": 1, "gela": 2, "ragusa": 2, "messina": 2, "palermo": 1}
    game = use("s1c4r3", labs=labs_, soldati={"messina": ""})
    assert 3 == money(game, "red")
    game = use("s1c4r1", labs=labs_)
    assert 4 == money(game, "red")


@pytest.mark.rule("W-132", "W-051", "WA-65")
def test_launder_and_gather_soldati_and_cars_from_adjacent_own_areas() -> None:
    game = use(
        "s3c4r1",
        labs={"corleone": 1},
        cars={"bagheria": 2, "castelvetrano": 1},
        orders={"bagheria": ["red_b1"], "castelvetrano": ["red_b2"]},
        boats={"mare_sciacca": ["red"]},
    )
    play(game, "part 1")
    assert 1 == money(game, "red")
    play(game, "part 2")
    assert "W-132" == refused(game, "gather palermo")
    assert "W-132" == refused(game, "gather ragusa")
    assert {"gather castelvetrano", "gather corleone", "gather bagheria"} == texts(game)
    play(game, "gather corleone")
    assert {"rally castelvetrano", "rally bagheria"} == texts(game)
    assert "W-132" == refused(game, "pass")
    play(game, "rally bagheria", "soldati 2", "cars 1")
    assert ("red 4", 1) == (in_area(game, "corleone"), cars(game, "corleone"))
    assert ("", 0, 5 - 2) == (in_area(game, "bagheria"), cars(game, "bagheria"), game.position.car_supply[0])
    assert ("hq", "castelvetrano") == (where(game, "red_b1"), where(game, "red_b2"))
    play(game, "rally castelvetrano", "soldati 0", "cars 1")
    assert ("red 3", 0, 2) == (in_area(game, "castelvetrano"), cars(game, "castelvetrano"), cars(game, "corleone"))
    assert "castelvetrano" == where(game, "red_b2")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-132")
def test_gathering_goes_by_land_from_adjacent_areas_of_ones_own() -> None:
    game = use("s3c4r1", labs={"corleone": 1}, boats={"mare_sciacca": ["red"]}, soldati={"sciacca": "green 1"})
    play(game, "part 2", "gather corleone")
    assert refused(game, "rally mistretta") in ("W-132", "W-090")
    assert refused(game, "rally sciacca") in ("W-132", "W-090")
    assert refused(game, "rally ribera") in ("W-132", "W-090")
    play(game, "rally bagheria", "soldati 1")
    assert ("red 3", "red 1") == (in_area(game, "corleone"), in_area(game, "bagheria"))
    play(game, "pass")
    assert {"part 1", "pass"} == texts(game)


@pytest.mark.rule("W-132", "WA-65", "WA-25")
def test_labs_stay_in_an_area_that_gathering_has_emptied() -> None:
    game = use("s3c4r1", labs={"bagheria": 2})
    play(game, "part 2", "gather corleone", "rally bagheria", "soldati 2", "pass", "pass")
    assert ("", 2) == (in_area(game, "bagheria"), labs(game, "bagheria"))
    assert 0 == money(game, "red")


@pytest.mark.rule("W-025", "W-132")
def test_enna_and_camastra_are_adjacent_by_their_short_border() -> None:
    game = turn_of_red(3, turn="SW", starter="SW")
    play(game, "token c1r1 neutral", "space s3c4r1", "part 2", "gather camastra", "rally enna", "soldati 2")
    assert ("blue 4", "blue 1") == (in_area(game, "camastra"), in_area(game, "enna"))


# Parts


@pytest.mark.rule("W-039", "W-037", "W-042", "W-044")
def test_example_order_and_place_in_an_empty_area() -> None:
    game = use("s1c2r1", behind={"money": 1, "soldati": 5}, soldati={"messina": ""})
    assert 0 == money(game, "red")
    assert {"part 1", "part 2"} == texts(game)
    play(game, "part 2", "into messina")
    assert {"place 1", "place 2", "place 3"} == texts(game)
    play(game, "place 3")
    assert "W-040" == refused(game, "part 2")
    play(game, "part 1", "issue messina", "order red_b1")
    assert ("red 3", "messina") == (in_area(game, "messina"), where(game, "red_b1"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-039", "W-040")
@pytest.mark.parametrize("first", [1, 2])
def test_both_parts_in_any_order_or_only_one(first: int) -> None:
    moves = {1: ("part 1", "issue corleone", "order red_b1"), 2: ("part 2", "into corleone", "place 1")}
    game = use("s1c2r1", behind={"money": 1, "soldati": 2})
    assert "W-040" == refused(game, "pass")
    play(game, *moves[first])
    assert {f"part {3 - first}", "pass"} == texts(game)
    short = game.copy()
    play(game, *moves[3 - first])
    assert ["blue"] == awaited(game)
    play(short, "pass")
    assert ["blue"] == awaited(short)


@pytest.mark.rule("W-038")
def test_a_slash_lets_choose_one_part_only() -> None:
    game = use("s1c1r3", behind={"soldati": 2})
    assert {"part 1", "part 2"} == texts(game)
    assert "W-040" == refused(game, "part 3")
    assert "W-040" == refused(game, "part 0")
    play(game, "part 1", "recruit 3")
    assert ["blue"] == awaited(game)
    assert (5, 1) == (hq(game, "red"), money(game, "red"))


@pytest.mark.rule("W-038", "W-036")
def test_the_next_one_may_choose_the_other_part_of_the_same_space() -> None:
    game = at(headquarters={"red": {"soldati": 2}, "blue": {"soldati": 3}})
    play(game, "token c1r1 neutral", "space s1c1r3", "part 1", "recruit 3")
    play(game, "token c1r2 neutral", "space s1c1r3", "part 2", "into gela", "place 2")
    assert ("blue 5", 1) == (in_area(game, "gela"), money(game, "blue"))
    assert ["green"] == awaited(game)
