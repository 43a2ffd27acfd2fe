"""Gaining influence with a whole column: what it costs, where the tokens go, the three actions, the order besides."""

import pytest

from famiglia import war

from .planning_builder import (
    at,
    awaited,
    boats,
    bottom,
    cars,
    labs,
    mat,
    money,
    play,
    refused,
    texts,
    tokens,
    top,
    where,
)

EXAMPLE = {"c1r1": "neutral", "c1r3": "blue", "c6r1": "neutral", "c6r3": "green", "c6r4": "green", "c3r1": "neutral"}
"""Column 1 shows -1 and holds a gray and a blue token; column 6 shows -2 and holds a gray and two green ones."""


def column(n: int, *to: str, money: int = 9, **scenario: object) -> war.War:
    """Red has chosen this column and moved its gray token, and is about to carry out the action."""
    place = f"c{n}r1"
    game = at(
        sheets={"top_tokens": {place: "neutral", "c5r1" if n != 5 else "c4r1": "neutral"}},
        headquarters={"red": {"money": money}, **scenario.pop("headquarters", {})},  # type: ignore[dict-item]
        **scenario,
    )
    play(game, f"column {n}", *(to or ("space s1c1r3",)))
    return game


@pytest.mark.rule("W-055", "W-056", "W-033")
def test_example_a_column_that_costs_4_money() -> None:
    game = at(sheets={"top_tokens": EXAMPLE}, headquarters={"red": {"money": 4}})
    play(game, "column 1")
    assert (0, 1, 0) == (money(game, "red"), money(game, "blue"), money(game, "green"))


@pytest.mark.rule("W-055", "W-056", "W-033")
def test_example_a_column_that_costs_7_money() -> None:
    game = at(sheets={"top_tokens": EXAMPLE}, headquarters={"red": {"money": 7}})
    play(game, "column 6")
    assert (0, 0, 2) == (money(game, "red"), money(game, "blue"), money(game, "green"))


@pytest.mark.rule("W-055")
def test_example_an_empty_column_is_not_to_be_chosen() -> None:
    game = at(sheets={"top_tokens": EXAMPLE}, headquarters={"red": {"money": 20}})
    assert {"column 1", "column 3", "column 6"} == texts(game, "column")
    for empty in (2, 4, 5):
        assert "W-055" == refused(game, f"column {empty}")


@pytest.mark.rule("W-056", "W-033")
def test_own_tokens_cost_1_each_and_no_fee() -> None:
    game = at(sheets={"top_tokens": {"c2r2": "red", "c2r3": "red"}}, headquarters={"red": {"money": 5}})
    play(game, "column 2")
    assert 5 - 1 - 2 == money(game, "red")


@pytest.mark.rule("W-056")
@pytest.mark.parametrize(
    ("sheet", "prices"), [(1, [1, 2, 1, 1, 2, 2]), (2, [2, 1, 2, 2, 1, 2]), (3, [2, 2, 2, 2, 2, 3])]
)
def test_later_sheets_have_their_own_numbers(sheet: int, prices: list[int]) -> None:
    for n, price in enumerate(prices, 1):
        game = at(sheets={"top": sheet, "top_tokens": {f"c{n}r1": "neutral"}}, headquarters={"red": {"money": 9}})
        play(game, f"column {n}")
        assert 9 - price - 1 == money(game, "red")


@pytest.mark.rule("WA-13", "W-034", "W-056")
def test_who_cannot_pay_the_full_sum_cannot_choose_the_column() -> None:
    game = at(sheets={"top_tokens": EXAMPLE}, headquarters={"red": {"money": 3}})
    assert {"column 3"} == texts(game, "column")
    assert "W-034" == refused(game, "column 1")
    assert "W-034" == refused(game, "column 6")
    play(game, "sell red_b1", "column 1")
    assert (0, 1) == (money(game, "red"), money(game, "blue"))


@pytest.mark.rule("W-055", "W-035", "W-036")
def test_all_tokens_of_the_column_move_to_any_empty_spaces_that_are_not_performed() -> None:
    sheets = {"top_tokens": EXAMPLE, "bottom_tokens": {"s1c2r3": "yellow"}}
    game = at(sheets=sheets, headquarters={"red": {"money": 7}})
    play(game, "column 6")
    assert "W-036" == refused(game, "space s1c2r3")
    assert "W-055" == refused(game, "space s2c1r1")
    assert "W-055" == refused(game, "pass")
    play(game, "space s1c5r1", "space s1c1r3")
    assert "W-036" == refused(game, "space s1c5r1")
    play(game, "space s1c1r3")
    assert {"s1c2r3": ["yellow"], "s1c5r1": ["neutral"], "s1c1r3": ["green", "green"]} == bottom(game)
    assert {"c1r1", "c1r3", "c3r1"} == set(top(game))
    assert (0, 0) == (game.position.hq[0], money(game, "red")), "no recruiting, no income"
    assert {"part 1"} <= texts(game)


@pytest.mark.rule("WA-20", "W-055", "W-054")
def test_a_column_token_on_ultima_azione_brings_no_bust() -> None:
    game = column(2, "space s1c6r2")
    assert [-1] * 4 == list(game.position.bust)


@pytest.mark.rule("W-055", "W-056")
def test_an_own_token_in_the_first_place_moves_too() -> None:
    game = at(sheets={"top": 1, "top_tokens": {"c1r1": "red", "c2r1": "neutral"}}, headquarters={"red": {"money": 2}})
    play(game, "column 1")
    assert {"column"} == {game.view(None).step}
    play(game, "space s2c2r3")
    assert {"s2c2r3": ["red"]} == bottom(game)
    assert {"c2r1": ["neutral"]} == top(game)


@pytest.mark.rule("W-060", "W-044")
def test_with_nowhere_to_issue_the_action_goes_by_itself() -> None:
    lost = dict.fromkeys(("castelvetrano", "bagheria", "mussomeli", "mistretta", "catania"), "")
    game = column(3, soldati=lost, orders={"corleone": ["red_b1"]})
    assert ((0, 2, 0, 0), ["blue"]) == (mat(game, "red"), awaited(game))


# Become the starting player


@pytest.mark.rule("W-057", "W-046")
@pytest.mark.parametrize("what", ["car corleone", "lab corleone", "boat mare_sciacca"])
def test_column_1_places_one_piece_of_equipment(what: str) -> None:
    game = column(1)
    play(game, "part 1", what)
    if what.startswith("boat"):
        play(game, "pass")
    found = {"car": cars(game, "corleone"), "lab": labs(game, "corleone"), "boat": len(boats(game, "mare_sciacca"))}
    assert {"car": 0, "lab": 0, "boat": 0} | {what.split()[0]: 1} == found
    assert "W-060" == refused(game, "part 1")
    assert 0 == game.position.next_starter


@pytest.mark.rule("W-057")
def test_the_equipment_of_column_1_may_be_left_out() -> None:
    game = column(1)
    play(game, "part 1", "pass", "pass")
    assert ["blue"] == awaited(game)
    assert 0 == sum(game.position.cars) + sum(game.position.boats) + sum(game.position.labs)


@pytest.mark.rule("W-057", "WA-21")
def test_the_starting_piece_counts_from_the_next_phase() -> None:
    game = at(
        turn="SW",
        sheets={"top_tokens": {"c1r1": "neutral", "c2r1": "neutral", "c3r1": "neutral"}},
        headquarters={"blue": {"money": 5}},
        orders={"corleone": ["red_b4"]},
    )
    play(game, "column 1", "space s1c1r3", "part 1", "pass", "pass")
    assert (0, 1) == (game.position.starter, game.position.next_starter)
    assert ["green"] == awaited(game), "the order of play of this phase stays"
    play(game, "token c2r1 neutral", "space s1c2r3", "recruit 1")
    play(game, "token c3r1 neutral", "space s1c5r1", "recruit 1")
    assert (2, 1) == (game.position.phase, game.position.starter)
    play(game, "pass")
    assert (2, ["blue"]) == (game.position.round, awaited(game))


@pytest.mark.rule("W-057", "WA-21")
def test_the_last_to_take_the_piece_keeps_it() -> None:
    sheets = {"top": 1, "top_tokens": {"c1r1": "neutral", "c2r1": "neutral"}}
    game = at(sheets=sheets, turn="NE", next_starter="SE", headquarters={"green": {"money": 5}})
    play(game, "column 1", "space s2c1r3", "part 1", "pass", "pass")
    assert 2 == game.position.next_starter


# Influence one institution


@pytest.mark.rule("W-058", "W-060", "W-063", "W-066")
def test_example_red_influences_the_police() -> None:
    game = column(3, money=2)
    assert 0 == money(game, "red")
    before = tokens(game, "red")
    play(game, "part 1")
    assert (0, 2, 0, 0) == mat(game, "red")
    assert before + 2 == tokens(game, "red")
    assert ("hq", "mat") == (where(game, "red_pa"), where(game, "red_pb"))
    assert 4 == game.position.base(0, 1)
    play(game, "issue corleone", "order red_pa")
    assert "corleone" == where(game, "red_pa")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-058")
@pytest.mark.parametrize(("n", "row"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_column_decides_on_the_row(n: int, row: int) -> None:
    game = column(n)
    play(game, "part 1")
    while game.view(None).step == "equip":
        play(game, "pass")
    assert tuple(2 if i == row else 0 for i in range(4)) == mat(game, "red")


@pytest.mark.rule("W-058")
def test_a_last_token_leaves_alone() -> None:
    game = column(3, mat={"red": {"police": 4}})
    before = tokens(game, "red")
    play(game, "part 1")
    assert (0, 5, 0, 0) == mat(game, "red")
    assert before + 1 == tokens(game, "red")
    assert "hq" == where(game, "red_pc")


@pytest.mark.rule("WA-17", "W-058", "W-060")
def test_an_empty_row_gives_nothing_but_the_order_may_still_be_issued() -> None:
    game = column(3, mat={"red": {"police": 5}})
    play(game, "part 1")
    assert (0, 5, 0, 0) == mat(game, "red")
    play(game, "issue corleone", "order red_b1")
    assert "corleone" == where(game, "red_b1")


# Influence two institutions


@pytest.mark.rule("W-059", "W-053", "W-060", "W-064")
def test_example_red_influences_two_institutions() -> None:
    game = column(6, money=3)
    assert 0 == money(game, "red")
    before = tokens(game, "red")
    play(game, "part 1", "exert economy supply")
    assert (1, before + 1) == (money(game, "red"), tokens(game, "red"))
    assert "W-059" == refused(game, "exert economy sheet")
    assert "W-059" == refused(game, "exert church supply")
    play(game, "exert church sheet", "space s1c2r3")
    assert (0, 0, 1, 1) == mat(game, "red")
    assert ["red"] == bottom(game)["s1c2r3"], "the space is blocked and not performed"
    assert (0, before + 1) == (game.position.hq[0], tokens(game, "red"))
    assert {"red_ea", "red_ca"} == {
        order for order in ("red_ja", "red_pa", "red_ea", "red_ca") if where(game, order) == "hq"
    }
    play(game, "issue corleone", "order red_ca")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-059")
def test_the_first_of_the_two_tokens_may_go_to_a_sheet() -> None:
    game = column(6)
    play(game, "part 1")
    rows = ("justice", "police", "economy", "church")
    assert {f"exert {row} {to}" for row in rows for to in ("supply", "sheet")} == texts(game)
    assert "W-059" == refused(game, "exert police box")
    play(game, "exert police sheet", "space s1c1r1")
    assert {"exert justice supply", "exert economy supply", "exert church supply"} == texts(game)
    assert "W-059" == refused(game, "exert police supply")
    assert "W-059" == refused(game, "exert church sheet")
    assert refused(game, "pass").startswith("W-0")
    play(game, "exert church supply")
    assert (0, 1, 0, 1) == mat(game, "red")


@pytest.mark.rule("WA-16", "W-059")
def test_with_one_row_left_its_token_goes_to_the_supply() -> None:
    game = column(6, mat={"red": {"justice": 4, "police": 5, "economy": 4, "church": 2}})
    before = tokens(game, "red")
    play(game, "part 1")
    assert "WA-16" == refused(game, "exert church sheet")
    assert {"exert church supply"} == texts(game)
    assert "W-052" == refused(game, "exert police supply")
    play(game, "exert church supply")
    assert ((4, 5, 4, 3), before + 1) == (mat(game, "red"), tokens(game, "red"))
    assert {"issue", "pass"} == {text.split()[0] for text in texts(game)}


@pytest.mark.rule("WA-18", "W-059")
def test_the_emptied_column_takes_no_token_back() -> None:
    game = column(6)
    play(game, "part 1", "exert police sheet")
    assert {"onto c5r2", "onto c5r3", "onto c5r4"} == texts(game, "onto")
    assert "W-053" == refused(game, "onto c6r1")
    assert "W-053" == refused(game, "onto c5r1")
    play(game, "onto c5r2", "exert church supply")
    assert {"c5r1": ["neutral"], "c5r2": ["red"]} == top(game)


# The order besides


@pytest.mark.rule("W-060")
def test_the_order_may_come_first_and_only_once() -> None:
    game = column(3)
    play(game, "issue corleone", "order red_b1")
    assert ["blue"] == awaited(game), "the rest needs no decision"
    assert (0, 2, 0, 0) == mat(game, "red")
    game = column(1)
    play(game, "issue corleone", "order red_b1", "car corleone")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-060", "W-056")
def test_the_order_may_be_left_out_but_not_the_action() -> None:
    game = column(3)
    assert "W-031" == refused(game, "pass")
    assert "W-066" == refused_order(game, "red_pa")
    play(game, "part 1", "pass")
    assert ["blue"] == awaited(game)
    assert "hq" == where(game, "red_pa")


def refused_order(game: war.War, order: str) -> str:
    twin = game.copy()
    play(twin, "issue corleone")
    return refused(twin, f"order {order}")


@pytest.mark.rule("W-060", "W-044", "W-072")
def test_the_order_follows_the_usual_rules() -> None:
    game = column(3, orders={"bagheria": ["red_b5"]})
    assert "W-044" == refused(game, "issue bagheria")
    assert "W-044" == refused(game, "issue gela")
    assert "W-072" == refused(game, "issue ragusa")
    assert "W-060" == refused(game, "part 2")
    empty = column(3, headquarters={"red": {"money": 9, "orders": []}})
    assert "W-044" == refused(empty, "issue corleone")
    play(empty, "part 1", "issue corleone", "order red_pa")
    assert ["blue"] == awaited(empty)
