"""The guidance tells which spaces a reader may use and the largest numbers of their actions, exactly as the engine does it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from famiglia import war
from famiglia.war.engine import step_kinds

from ..planning_builder import at, play, texts
from .queries import guidance_for, random_turn, space

SEEDS = st.integers(0, 2**32 - 1)
GRAY = {"c1r1": "neutral", "c2r1": "neutral"}


@pytest.mark.rule("W-041", "W-042")
def test_recruit_and_place_name_the_base_value_and_the_bonus_of_the_space() -> None:
    game = at(mat={"red": {"police": 1}}, headquarters={"red": {"soldati": 9}}, sheets={"top_tokens": GRAY})
    offer = space(game, "red", "s1c3r1")
    base = int(game.position.base(0, 1))
    assert [{"part": 1, "verb": "place", "number": base + 2, "base": base}] == offer["parts"]
    assert offer["open"]
    assert offer["payable"]


@pytest.mark.rule("W-040", "W-002")
def test_a_number_is_limited_by_what_the_headquarters_hold() -> None:
    game = at(headquarters={"red": {"soldati": 1}}, sheets={"top_tokens": GRAY})
    (part,) = space(game, "red", "s1c3r1")["parts"]
    assert 1 == part["limit"]
    assert part["number"] is not None
    assert part["number"] > 1


@pytest.mark.rule("W-038", "W-039")
def test_soldati_recruited_on_a_space_with_a_plus_count_for_placing_but_not_on_one_with_a_slash() -> None:
    game = at(headquarters={"red": {"money": 3}}, sheets={"top_tokens": GRAY})
    recruit, place = space(game, "red", "s1c5r3")["parts"]
    assert place.get("limit", place["number"]) == min(recruit["number"] or 0, place["number"] or 0)
    assert 0 == space(game, "red", "s1c1r3")["parts"][1]["limit"]


@pytest.mark.rule("W-037", "W-033")
def test_a_space_that_costs_more_than_the_reader_has_is_open_but_not_payable() -> None:
    game = at(headquarters={"red": {"money": 0}}, sheets={"top_tokens": GRAY})
    offer = space(game, "red", "s1c6r3")
    assert (-1, True, False) == (offer["money"], offer["open"], offer["payable"])


@pytest.mark.rule("W-035", "W-036")
def test_only_an_infinite_space_stays_open_with_a_token_on_it() -> None:
    taken = {"s1c1r1": "blue", "s1c6r3": "blue"}
    game = at(headquarters={"red": {"money": 3}}, sheets={"top_tokens": GRAY, "bottom_tokens": taken})
    assert not space(game, "red", "s1c1r1")["open"]
    assert space(game, "red", "s1c6r3")["open"]


@pytest.mark.rule("W-051", "W-044")
def test_launder_tells_the_money_and_issue_order_the_orders_that_are_possible() -> None:
    game = at(labs={"corleone": 2, "catania": 1}, headquarters={"red": {"orders": []}}, sheets={"top_tokens": GRAY})
    assert [{"part": 1, "verb": "launder", "number": 3}] == space(game, "red", "s1c4r3")["parts"]
    assert [{"part": 1, "verb": "issue_order", "number": 1, "limit": 0}] == space(game, "red", "s1c1r1")["parts"]


@pytest.mark.rule("WA-14", "WA-83", "W-034")
def test_without_money_only_a_seat_without_orders_to_sell_may_use_a_free_space() -> None:
    blues = {"c1r1": "blue", "c2r1": "blue"}
    game = at(headquarters={"red": {"money": 0, "orders": []}}, sheets={"top_tokens": blues})
    play(game, "token c1r1 blue")
    free = texts(game, "space ")
    agree(game, 0, free)
    game = at(headquarters={"red": {"money": 0, "orders": []}}, sheets={"top_tokens": blues})
    agree(game, 0, free)
    game = at(headquarters={"red": {"money": 0, "orders": ["red_b1"]}}, sheets={"top_tokens": blues})
    agree(game, 0, set())
    assert space(game, "red", "s1c1r1")["open"]


@pytest.mark.rule("W-054", "WA-19", "WA-20")
def test_when_the_top_sheet_is_empty_only_the_owner_of_a_bust_has_spaces() -> None:
    sheets = {"top_tokens": {}, "bottom_tokens": {"s1c6r2": "neutral", "s1c6r1": "green"}}
    game = at(sheets=sheets, busts={"red": "s1c6r2"}, headquarters={"red": {"money": 0, "soldati": 1}})
    agree(game, 0, texts(game, "space "))
    assert "spaces" not in guidance_for(game, "green")


@pytest.mark.rule("W-035", "W-037", "WA-11", "WA-14", "WA-83")
@settings(max_examples=50, deadline=None)
@given(SEEDS)
def test_a_space_is_open_and_payable_if_some_token_may_be_put_there(seed: int) -> None:
    game, _ = random_turn(seed)
    (seat,) = game.to_decide()
    legal: set[str] = set()
    for move in game.moves(seat):
        if move.verb == "token":
            after = game.copy()
            after.play(seat, move)
            here = texts(after, "space ", seat)
            agree(after, seat, here)
            legal |= here
    agree(game, seat, legal)


def agree(game: war.War, seat: int, legal: set[str]) -> None:
    """Assert that the guidance calls exactly these moves possible."""
    spaces = guidance_for(game, seat)["spaces"]
    assert legal == {f"space {name}" for name, offer in spaces.items() if offer["open"] and offer["payable"]}


@pytest.mark.rule("W-041", "W-042", "W-002")
@settings(max_examples=50, deadline=None)
@given(SEEDS)
def test_the_largest_recruit_and_place_on_a_space_are_the_numbers_of_the_guidance(seed: int) -> None:
    game, _ = random_turn(seed)
    (seat,) = game.to_decide()
    spaces = guidance_for(game, seat)["spaces"]
    token = next((move for move in game.moves(seat) if move.verb == "token"), None)
    if token is None:
        return
    game.play(seat, token)
    for text in texts(game, "space ", seat):
        for part in spaces[text.split()[1]]["parts"]:
            if part["verb"] in ("recruit", "place"):
                expected = part.get("limit", part["number"])
                assert expected == largest(game.copy(), seat, text, part["part"], part["verb"])


def largest(game: war.War, seat: int, space: str, part: int, verb: str) -> int:
    """The largest number of this part of a space; all other parts that recruit are done first."""
    parts = {space_.id: space_ for space_ in game.pack.spaces}[space.split()[1]]
    play(game, space, who=seat)
    others = [n for n, action in enumerate(parts.actions, 1) if action.verb == "recruit" and n != part]
    for other in [*(others if parts.mode == "all" else []), part]:
        if f"part {other}" in texts(game, "part ", seat):
            play(game, f"part {other}", who=seat)
        if game.position.step() == step_kinds.INTO:
            play(game, min(texts(game, "into ", seat)), who=seat)
        step = {"recruit": step_kinds.RECRUIT, "place": step_kinds.PLACE}
        wanted = parts.actions[other - 1].verb
        if game.position.phase == 1 and game.position.step() == step[wanted] and seat in game.to_decide():
            most = max((int(move.split()[1]) for move in texts(game, wanted, seat)), default=0)
            if other == part:
                return most
            play(game, f"{wanted} {most}", who=seat)
    return 0
