"""Turns of the planning phase: whose, which tokens, what they cost, and what to do without money."""

from typing import Any

import pytest

from .planning_builder import all_taken, at, awaited, bottom, money, play, refused, texts, top, turn_of_red, use

FOUR = {"c1r1": "neutral", "c2r1": "red", "c3r1": "blue", "c4r1": "green"}
FIFTY = {"corleone": "red 37"}
"""With the lineup these are all of red's Soldati."""


@pytest.mark.rule("W-027", "W-030", "W-015")
def test_turns_go_round_from_the_starting_player_until_the_top_sheet_is_empty() -> None:
    five = {"c1r1": "neutral", "c2r1": "neutral", "c3r1": "neutral", "c4r1": "neutral", "c5r1": "neutral"}
    game = at(starter="NE", turn="NE", sheets={"top_tokens": five})
    order = []
    for column in range(1, 6):
        order += awaited(game)
        assert 1 == game.position.round
        play(game, f"token c{column}r1 neutral", "space s1c1r3", "part 1", "recruit 1")
    assert ["green", "yellow", "red", "blue", "green"] == order
    assert {"c1r3": ["neutral"] * 5} == top(game), "the bottom sheet has moved up"
    assert 2 == game.position.round, "no orders: the encounter phase was empty, the next round has begun"


@pytest.mark.rule("W-031", "W-032")
def test_a_turn_takes_one_token_of_any_colour_or_a_column() -> None:
    game = at(sheets={"top_tokens": FOUR}, headquarters={"red": {"money": 9}})
    tokens = {"token c1r1 neutral", "token c2r1 red", "token c3r1 blue", "token c4r1 green"}
    columns = {"column 1", "column 2", "column 3", "column 4"}
    assert tokens | columns == texts(game)
    assert "W-035" == refused(game, "token c1r1 red")
    assert "W-035" == refused(game, "token c5r1 neutral")
    assert "W-035" == refused(game, "token c1r1 white")
    assert "W-031" == refused(game, "space s1c1r1")


@pytest.mark.rule("WA-09", "W-015")
def test_nobody_passes_and_nobody_moves_out_of_turn() -> None:
    game = turn_of_red()
    assert "WA-09" == refused(game, "pass")
    assert "W-015" == refused(game, "token c1r1 neutral", who="blue")
    assert "W-015" == refused(game, "column 1", who="green")


@pytest.mark.rule("W-032", "W-035")
@pytest.mark.parametrize("token", ["c1r1 neutral", "c2r1 red"])
def test_gray_and_own_tokens_cost_nothing(token: str) -> None:
    game = at(sheets={"top_tokens": FOUR})
    play(game, f"token {token}", "space s1c2r3", "recruit 1")
    assert [0, 0, 0, 0] == list(game.position.money)
    assert token.split()[0] not in top(game)
    assert {"s1c2r3": [token.split()[1]]} == bottom(game)
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-033", "W-032")
@pytest.mark.parametrize(("token", "owner"), [("c3r1 blue", "blue"), ("c4r1 green", "green")])
def test_a_token_of_anybody_else_costs_1_money_to_its_owner(token: str, owner: str) -> None:
    game = at(sheets={"top_tokens": FOUR}, headquarters={"red": {"money": 1}})
    play(game, f"token {token}", "space s1c2r3", "recruit 1")
    assert (0, 1) == (money(game, "red"), money(game, owner))


@pytest.mark.rule("W-034", "W-033")
def test_who_lacks_the_fee_must_raise_it_first() -> None:
    game = at(sheets={"top_tokens": {"c3r1": "blue", "c4r1": "blue"}})
    assert set() == texts(game)
    assert "W-034" == refused(game, "token c3r1 blue")
    assert "W-034" == refused(game, "column 3")
    play(game, "sell red_b1", "token c3r1 blue")
    assert "W-034" == refused(game, "space s1c2r1")
    assert "W-034" == refused(game, "space s1c5r3")
    play(game, "space s1c2r3", "recruit 3")
    assert (0, 1) == (money(game, "red"), money(game, "blue"))


@pytest.mark.rule("W-034")
def test_the_fee_is_due_even_beside_free_tokens() -> None:
    game = at(sheets={"top_tokens": FOUR})
    assert "W-034" == refused(game, "token c3r1 blue")
    assert {"token c1r1 neutral", "token c2r1 red"} == texts(game)


@pytest.mark.rule("W-033", "W-037", "WA-12")
def test_the_owner_is_paid_before_the_space_pays() -> None:
    sheets = {"top_tokens": {"c3r1": "blue", "c1r1": "neutral"}}
    game = at(sheets=sheets, labs={"corleone": 1})
    assert "W-034" == refused(game, "token c3r1 blue"), "the 1 Money of the space comes too late"
    game = at(sheets=sheets, labs={"corleone": 1}, headquarters={"red": {"money": 1}})
    play(game, "token c3r1 blue")
    events = play(game, "space s1c4r1")
    assert ["fee", "received", "received"] == [e.kind for e in events if e.kind in ("fee", "paid", "received")]
    assert (1 - 1 + 1 + 1, 1) == (money(game, "red"), money(game, "blue"))


@pytest.mark.rule("WA-12", "W-037")
def test_the_owner_is_paid_before_the_space_is() -> None:
    game = at(sheets={"top_tokens": {"c3r1": "blue", "c1r1": "neutral"}}, headquarters={"red": {"money": 2}})
    play(game, "token c3r1 blue")
    events = play(game, "space s1c2r1")
    paid = [event.as_json() for event in events if event.kind in ("fee", "paid")]
    assert [("fee", 1), ("paid", 1)] == [(event["kind"], event["n"]) for event in paid]
    assert (0, 1) == (money(game, "red"), money(game, "blue"))


@pytest.mark.rule("W-037")
def test_a_cost_must_be_paid_and_an_income_comes_with_the_action() -> None:
    game = turn_of_red(behind={"money": 0, "soldati": 2})
    play(game, "token c1r1 neutral")
    assert "W-034" == refused(game, "space s1c2r1")
    play(game, "space s1c1r3")
    assert 1 == money(game, "red")
    game = use("s2c2r2", behind={"money": 2})
    assert 0 == money(game, "red")


@pytest.mark.rule("W-035", "W-036")
def test_the_token_goes_to_an_empty_space_of_the_bottom_sheet() -> None:
    taken = {"s1c2r3": "blue", "s1c1r3": ["blue", "neutral"]}
    game = at(sheets={"top_tokens": {"c1r1": "neutral", "c1r2": "neutral"}, "bottom_tokens": taken})
    play(game, "token c1r1 neutral")
    assert "W-036" == refused(game, "space s1c2r3")
    assert "W-035" == refused(game, "space s2c2r3")
    assert "W-035" == refused(game, "recruit 3")
    assert "W-035" == refused(game, "pass")
    play(game, "space s1c1r3", "part 1", "recruit 1")
    assert {"s1c2r3": ["blue"], "s1c1r3": ["blue", "neutral", "neutral"]} == bottom(game)


@pytest.mark.rule("WA-10")
def test_the_token_may_go_to_any_column() -> None:
    game = turn_of_red(behind={"money": 1, "soldati": 3}, labs={"corleone": 1})
    play(game, "token c1r1 neutral")
    assert {f"space {space.id}" for space in game.pack.spaces if space.sheet == 1} == texts(game)


@pytest.mark.rule("WA-11", "WA-83")
def test_a_space_that_would_do_nothing_is_closed_while_another_does_something() -> None:
    game = turn_of_red()
    play(game, "token c1r1 neutral")
    assert "WA-11" == refused(game, "space s1c4r3"), "no labs to launder with"
    assert "WA-11" == refused(game, "space s1c4r1"), "the space's own money is no part"
    assert "WA-11" == refused(game, "space s1c3r1"), "nobody to place"


NOT_USEFUL: dict[str, tuple[str, dict[str, Any]]] = {
    "no labs": ("s1c4r1", {}),
    "no Soldati in the headquarters": ("s1c3r1", {}),
    "no Soldati in the supply": ("s1c5r2", {"soldati": FIFTY}),
    "no orders in the headquarters": ("s1c1r1", {"behind": {"orders": []}}),
    "no order-free area": (
        "s1c3r2",
        {
            "soldati": dict.fromkeys(["castelvetrano", "bagheria", "mussomeli", "mistretta", "catania"], ""),
            "orders": {"corleone": ["red_b1"]},
        },
    ),
    "no token left on the mat": (
        "s1c4r2",
        {"mat": {"red": {"justice": 4, "police": 5, "economy": 4, "church": 4}}},
    ),
    "nowhere to place": ("s3c3r1", {"soldati": dict.fromkeys(
        ["castelvetrano", "bagheria", "corleone", "mussomeli", "mistretta", "catania"], ""
    ), "behind": {"soldati": 3}}),
    "nobody to gather, no labs": ("s3c4r1", {"soldati": {"bagheria": "", "castelvetrano": ""}}),
    "nothing to place as equipment": ("s1c1r2", {"soldati": dict.fromkeys(
        ["castelvetrano", "bagheria", "corleone", "mussomeli", "mistretta", "catania"], ""
    )}),
}  # fmt: skip


@pytest.mark.parametrize("why", NOT_USEFUL)
@pytest.mark.rule("WA-11", "WA-83", "W-040")
def test_no_part_could_change_anything(why: str) -> None:
    space, scenario = NOT_USEFUL[why]
    rest = {key: value for key, value in scenario.items() if key != "behind"}
    game = turn_of_red(int(space[1]), {"money": 5, **scenario.get("behind", {})}, **rest)
    play(game, "token c1r1 neutral")
    assert "WA-11" == refused(game, f"space {space}")


@pytest.mark.rule("WA-83", "WA-11")
def test_one_useful_part_is_enough() -> None:
    game = use("s1c5r3", behind={"money": 1})
    assert {"part 1"} == texts(game), "nobody to place yet"
    assert "W-042" == refused(game, "part 2")
    play(game, "part 1", "recruit 1")
    assert {"part 2", "pass"} == texts(game)


@pytest.mark.rule("WA-11", "WA-83")
def test_where_nothing_is_useful_the_token_moves_all_the_same() -> None:
    sheets = {"top_tokens": {"c1r1": "neutral", "c2r1": "neutral"}, "bottom_tokens": all_taken(1)}
    game = at(sheets=sheets, soldati=FIFTY)
    play(game, "token c1r1 neutral")
    assert {"space s1c4r3", "space s1c1r3"} == texts(game)
    play(game, "space s1c4r3")
    assert ["blue"] == awaited(game)
    paying = at(sheets=sheets, soldati=FIFTY, headquarters={"red": {"money": 1}})
    play(paying, "token c1r1 neutral")
    assert {"space s1c6r3"} == texts(paying), "it can be paid and does something"
    assert "WA-11" == refused(paying, "space s1c4r3")


@pytest.mark.rule("WA-83")
def test_useful_is_only_what_the_money_at_hand_pays() -> None:
    sheets = {"top_tokens": {"c1r1": "blue", "c2r1": "blue"}, "bottom_tokens": all_taken(1)}
    game = at(sheets=sheets, soldati=FIFTY, headquarters={"red": {"money": 1}})
    play(game, "token c1r1 blue")
    assert {"space s1c4r3", "space s1c1r3"} == texts(game), "after the fee nothing is left for the useful space"


@pytest.mark.rule("WA-83", "WA-11")
def test_a_token_that_costs_too_much_for_the_useful_space_stays() -> None:
    sheets = {"top_tokens": {"c1r1": "blue", "c2r1": "neutral"}, "bottom_tokens": all_taken(1)}
    game = at(sheets=sheets, soldati=FIFTY, headquarters={"red": {"money": 1}})
    assert {"token c2r1 neutral"} == texts(game, "token")
    assert refused(game, "token c1r1 blue") in ("W-034", "WA-11")


@pytest.mark.rule("WA-14", "WA-83")
def test_without_money_and_orders_a_token_moves_without_paying_its_owner() -> None:
    sheets = {"top_tokens": {"c1r3": "blue", "c2r2": "green"}}
    game = at(sheets=sheets, headquarters={"red": {"orders": []}})
    assert {"token c1r3 blue", "token c2r2 green"} == texts(game)
    play(game, "token c2r2 green")
    assert "WA-14" == refused(game, "space s1c5r3"), "a paying space"
    assert "WA-11" == refused(game, "space s1c4r3"), "a useless one"
    play(game, "space s1c1r3", "part 1", "recruit 2")
    assert (1, 0) == (money(game, "red"), money(game, "green"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("WA-14", "W-034")
def test_there_is_no_deadlock_for_who_has_an_order_to_sell_or_a_free_token() -> None:
    game = at(sheets={"top_tokens": {"c1r3": "blue", "c2r2": "green"}}, headquarters={"red": {"orders": ["red_b1"]}})
    assert {"sell red_b1"} == texts(game, "sell") | texts(game)
    assert "W-034" == refused(game, "token c1r3 blue")
    game = at(sheets={"top_tokens": {"c1r3": "blue", "c2r1": "neutral"}}, headquarters={"red": {"orders": []}})
    assert "W-034" == refused(game, "token c1r3 blue")
    play(game, "token c2r1 neutral")
    assert "W-034" == refused(game, "space s1c5r3")


@pytest.mark.rule("WA-14")
def test_in_the_deadlock_a_useless_free_space_will_do_if_no_other_is_left() -> None:
    sheets = {"top_tokens": {"c1r3": "blue", "c2r2": "blue"}, "bottom_tokens": all_taken(1)}
    game = at(sheets=sheets, soldati=FIFTY, headquarters={"red": {"orders": []}})
    play(game, "token c1r3 blue")
    assert {"space s1c1r3", "space s1c4r3"} == texts(game)
    assert "WA-14" == refused(game, "space s1c6r3")
    play(game, "space s1c4r3")
    assert 0 == money(game, "blue")


@pytest.mark.rule("W-030", "W-067")
def test_the_last_token_ends_the_phase() -> None:
    game = at(sheets={"top_tokens": {"c1r1": "neutral"}}, orders={"corleone": ["red_b4"]})
    play(game, "token c1r1 neutral", "space s1c2r3", "recruit 1")
    assert (2, 1) == (game.position.phase, game.position.round)
    assert "order" == game.view(None).step


@pytest.mark.rule("W-027")
def test_a_round_is_planning_then_encounter_then_the_next_round() -> None:
    game = at(sheets={"top_tokens": {"c1r1": "neutral"}}, orders={"corleone": ["red_b4"]})
    events = play(game, "token c1r1 neutral", "space s1c2r3", "recruit 1", "pass")
    kinds = [event.kind for event in events if event.kind in ("encounter", "revealed", "sheet", "round")]
    assert ["encounter", "revealed", "sheet", "round"] == kinds
    assert (2, 1) == (game.position.round, game.position.phase)
