"""The guidance tells what a column costs and whether it may be taken, exactly as the engine does it."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.engine.random_wars import pick

from famiglia import war
from famiglia.war.engine import step_kinds

from ..planning_builder import at
from .queries import column, guidance_for, random_turn

SEEDS = st.integers(0, 2**32 - 1)
EXAMPLE = {"c1r1": "neutral", "c1r3": "blue", "c6r1": "neutral", "c6r3": "green", "c6r4": "green", "c3r1": "neutral"}


@pytest.mark.rule("W-055", "W-056", "W-033")
def test_the_price_names_what_the_supply_gets_and_what_each_owner_of_a_token_gets() -> None:
    game = at(sheets={"top_tokens": EXAMPLE}, headquarters={"red": {"money": 5}})
    assert {
        "column": 1, "tokens": 2, "supply": 3, "to": {"1": 1}, "keep": 1, "payable": True, "open": True,
    } == column(game, "red", 1)  # fmt: skip
    assert {
        "column": 6, "tokens": 3, "supply": 5, "to": {"2": 2}, "keep": -2, "payable": False, "open": True,
    } == column(game, "red", 6)  # fmt: skip


@pytest.mark.rule("W-033")
def test_the_own_tokens_of_a_reader_who_is_not_to_move_cost_it_no_fee() -> None:
    game = at(sheets={"top_tokens": EXAMPLE}, headquarters={"blue": {"money": 5}})
    price = column(game, "blue", 1)
    assert (3, {}, 2) == (price["supply"], price["to"], price["keep"])


@pytest.mark.rule("W-055")
def test_a_column_without_tokens_or_without_spaces_for_them_is_not_open() -> None:
    game = at(sheets={"top_tokens": EXAMPLE}, headquarters={"red": {"money": 9}})
    assert [True, False, True, False, False, True] == [each["open"] for each in guidance_for(game, "red")["columns"]]


@pytest.mark.rule("W-055", "W-056", "WA-13")
@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_a_column_is_legal_if_the_guidance_calls_it_open_and_payable_and_costs_what_it_says(seed: int) -> None:
    game, rng = random_turn(seed)
    (seat,) = game.to_decide()
    legal = {str(move) for move in game.moves(seat)}
    for price in guidance_for(game, seat)["columns"]:
        move = f"column {price['column']}"
        assert (price["open"] and price["payable"]) == (move in legal)
        if move in legal:
            paid, fees = payments(game.copy(), rng, seat, move)
            assert (price["supply"], price["to"]) == (paid, fees)
            assert price["keep"] == int(game.position.money[seat]) - paid - sum(fees.values())


def payments(game: war.War, rng: random.Random, seat: int, move: str) -> tuple[int, dict[str, int]]:
    """What a seat pays from this move until its turn is over: to the supply, and by seat."""
    events = game.play(seat, move)
    while seat in game.to_decide() and game.position.step() != step_kinds.TURN:
        text = game.names.write(pick(rng, game.position, seat))
        if not text.startswith(("sell", "give")):
            events += game.play(seat, text)
    paid = sum(event.arguments["n"] for event in events if event.kind == "paid" and event.arguments["seat"] == seat)
    fees = Counter(str(event.arguments["to"]) for event in events if event.kind == "fee")
    return paid, dict(fees)
