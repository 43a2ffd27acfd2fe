"""Setup and planning with packs whose numbers differ from the standard one: the rules stay, the data decide."""

from typing import Any

import pytest

from famiglia import war
from famiglia.war.engine.census import piece_error
from famiglia.war.notation.scenario import read_scenario
from famiglia.war.pack.load import examine_tables

from .encounter_builder import encounter
from .packs import Tables, entry, standard, table
from .planning_builder import (
    FixedDice,
    all_taken,
    awaited,
    boats,
    cars,
    hq,
    in_area,
    money,
    play,
    refused,
    texts,
    tokens,
    where,
)


def board_of(tables: Tables) -> war.Board:
    pack, problems = examine_tables("test", tables)
    assert pack is not None, problems
    return war.Board(pack)


def at(tables: Tables, **scenario: Any) -> war.War:
    return war.War(read_scenario(scenario, board_of(tables)), FixedDice())


def set_up(tables: Tables) -> war.War:
    """Families are chosen; everybody but NW has a card without units."""
    pack, problems = examine_tables("test", tables)
    assert pack is not None, problems
    game = war.new(pack=pack, dice=FixedDice([], [3, 2, 0, 1, 5, 4], [1, 0, 3, 5]))
    for seat, family in enumerate(("red", "blue", "green", "yellow")):
        play(game, f"lead {family}", who=seat)
    return game


@pytest.mark.rule("W-019", "WA-80")
def test_soldati_cars_and_boats_of_one_card_go_out_in_any_order() -> None:
    tables = standard()
    entry(tables, "character", "autista").update(board_soldati=1, cars=1, boats=1)
    game = set_up(tables)
    assert {"soldato", "car", "boat"} == {text.split()[0] for text in texts(game)}
    play(game, "boat mare_sciacca")
    assert "W-019" == refused(game, "boat mare_sciacca")
    play(game, "car corleone", "soldato bagheria")
    assert (1, "red 3", ["red"]) == (cars(game, "corleone"), in_area(game, "bagheria"), boats(game, "mare_sciacca"))
    assert ["yellow"] == awaited(game)


@pytest.mark.rule("WA-83", "WA-14")
def test_without_a_free_space_the_deadlock_waives_the_cost_too() -> None:
    tables = standard()
    for space in ("s1c1r3", "s1c4r3"):
        entry(tables, "space", space)["money"] = -1
    game = at(
        tables,
        sheets={"top_tokens": {"c1r3": "blue", "c2r2": "blue"}, "bottom_tokens": all_taken(1)},
        headquarters={"red": {"orders": []}},
    )
    play(game, "token c1r3 blue")
    assert {"space s1c1r3"} == texts(game), "the only one that does something"
    play(game, "space s1c1r3", "part 1", "recruit 2")
    assert (0, 0, 2) == (money(game, "red"), money(game, "blue"), hq(game, "red"))


@pytest.mark.rule("WA-14", "W-034")
def test_in_the_deadlock_by_price_a_free_token_moves_too() -> None:
    tables = standard()
    for space in ("s1c1r3", "s1c4r3"):
        entry(tables, "space", space)["money"] = -1
    sheets = {"top_tokens": {"c1r1": "neutral", "c2r2": "blue"}, "bottom_tokens": all_taken(1)}
    rich = at(tables, sheets=sheets, headquarters={"red": {"orders": ["red_b1"]}})
    assert "W-034" == refused(rich, "token c1r1 neutral")
    poor = at(tables, sheets=sheets, headquarters={"red": {"orders": []}})
    assert {"token c1r1 neutral", "token c2r2 blue"} == texts(poor)


@pytest.mark.rule("W-055", "W-036")
def test_a_column_needs_room_below_for_all_its_tokens() -> None:
    tables = standard()
    for space in ("s1c1r3", "s1c4r3", "s1c6r3"):
        entry(tables, "space", space)["infinite"] = False
    taken = {**all_taken(1, "s1c2r3"), "s1c1r3": "neutral", "s1c4r3": "neutral", "s1c6r3": "neutral"}
    sheets = {"top_tokens": {"c1r1": "blue", "c1r2": "blue", "c2r2": "blue"}, "bottom_tokens": taken}
    game = at(tables, sheets=sheets, headquarters={"red": {"money": 9}})
    assert {"column 2"} == texts(game, "column")
    assert "W-055" == refused(game, "column 1")


@pytest.mark.rule("W-046", "W-040")
def test_a_space_with_two_pieces_of_equipment_may_be_left_after_the_first() -> None:
    tables = standard()
    entry(tables, "space", "s1c1r2")["actions"] = [{"do": "equipment", "n": 2}]
    game = at(tables)
    play(game, "token c1r1 neutral", "space s1c1r2")
    assert "W-040" == refused(game, "pass")
    play(game, "car corleone")
    assert "pass" in texts(game)
    play(game, "boat mare_sciacca", "pass")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-041", "W-042", "WA-83")
def test_a_base_of_zero_without_bonus_does_nothing() -> None:
    tables = standard()
    entry(tables, "mat_row", "red police")["start"] = {"kind": "base", "value": 0}
    game = at(tables, headquarters={"red": {"soldati": 3}})
    play(game, "token c1r1 neutral", "space s1c1r3")
    assert {"part 1"} == texts(game)
    assert refused(game, "part 2").startswith("W-04")


@pytest.mark.rule("W-066", "W-061")
def test_the_data_decide_which_order_a_token_brings() -> None:
    tables = standard()
    groups = entry(tables, "mat_row", "red church")["groups"]
    assert 1 == len(groups)
    game = at(tables, mat={"red": {"church": 3}})
    assert "hq" == where(game, "red_ca")


@pytest.mark.rule("W-053", "W-059")
def test_an_exerted_token_without_any_place_goes_to_the_supply() -> None:
    tables = standard()
    for space in ("s1c1r3", "s1c4r3", "s1c6r3"):
        entry(tables, "space", space)["infinite"] = False
    taken = {**all_taken(1, "s1c6r1"), "s1c1r3": "neutral", "s1c4r3": "neutral", "s1c6r3": "neutral"}
    game = at(tables, sheets={"top_tokens": {"c1r1": "neutral"}, "bottom_tokens": taken})
    before = tokens(game, "red")
    play(game, "token c1r1 neutral", "space s1c6r1", "exert church sheet")
    assert before + 1 == tokens(game, "red")


@pytest.mark.rule("W-125", "W-150")
def test_tokens_that_found_no_room_below_return_with_the_old_sheet() -> None:
    tables = standard()
    for space in ("s1c1r3", "s1c4r3", "s1c6r3"):
        entry(tables, "space", space)["infinite"] = False
    taken = {**all_taken(1, "s1c2r3"), "s1c1r3": "neutral", "s1c4r3": "neutral", "s1c6r3": "neutral"}
    game = at(tables, sheets={"top_tokens": {"c1r1": "red", "c1r3": "blue"}, "bottom_tokens": taken})
    before = tokens(game, "blue")
    play(game, "token c1r1 red", "space s1c2r3", "recruit 1")
    assert (2, before + 1) == (game.position.round, tokens(game, "blue"))


@pytest.mark.rule("W-044", "W-130", "W-143")
@pytest.mark.parametrize(("stacked", "tile", "most"), [(2, True, 2), (1, True, 2), (2, False, 2), (1, False, 1)])
def test_an_area_holds_at_most_as_many_orders_as_the_spaces_and_tiles_of_the_pack_allow(
    stacked: int, tile: bool, most: int
) -> None:
    tables = standard()
    for space in table(tables, "space"):
        for action in space["actions"]:
            if action.get("mode") == "stacked":
                action["n"] = stacked
    if not tile:
        entry(tables, "tile", "chain_of_command").update(trigger="phase_start", effect={"do": "money", "n": 1})
    p = encounter({"licata": "red 2"}, {"licata": "red_b1"}, board=board_of(tables)).position
    assert "" == piece_error(p)
    for count in range(2, 5):
        p.order_place[count - 1] = p.order_place[0]
        assert ("" if count <= most else "orders in one area") == piece_error(p)
