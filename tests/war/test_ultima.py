"""Ultima Azione: a token waits beside the bust and moves on when the top sheet is empty."""

import pytest

from famiglia import war

from .planning_builder import at, awaited, bottom, hq, money, play, refused, texts, top, use


def last(behind: dict[str, object] | None = None, token: str = "neutral", **scenario: object) -> war.War:
    """Red's bust stands beside a token on the space of the Ultima Azione, and the top sheet is empty."""
    taken = scenario.pop("taken", {})
    assert isinstance(taken, dict)
    return at(
        sheets={"top_tokens": {}, "bottom_tokens": {"s1c6r2": token, **taken}},
        busts={"red": "s1c6r2"},
        headquarters={"red": behind or {}},
        **scenario,
    )


@pytest.mark.rule("W-054")
def test_the_bust_stands_beside_the_token_until_the_top_sheet_is_empty() -> None:
    game = use("s1c6r2")
    assert ["blue"] == awaited(game), "nothing else happens now"
    assert [True, False, False, False] == [place >= 0 for place in game.position.bust]
    play(game, "token c2r1 neutral", "space s1c2r3", "recruit 1")
    assert ["red"] == awaited(game)
    assert "ultima" == game.view(None).step
    assert {} == top(game)
    play(game, "space s1c5r2", "recruit 5")
    assert 5 == hq(game, "red")
    assert {"c2r3": ["neutral"], "c5r2": ["neutral"]} == top(game), "the token has moved on"
    assert [-1] * 4 == list(game.position.bust)


@pytest.mark.rule("W-054", "WA-19")
def test_only_who_has_a_bust_is_asked() -> None:
    game = last()
    assert ["red"] == awaited(game)
    assert "WA-19" == refused(game, "space s1c5r2", who="green")
    play(game, "pass")
    assert (2, 1) == (game.position.round, game.position.phase)


@pytest.mark.rule("WA-19", "W-054")
def test_the_final_action_is_optional_and_the_bust_returns() -> None:
    game = last()
    play(game, "pass")
    assert [-1] * 4 == list(game.position.bust)
    assert {"c6r2": ["neutral"]} == top(game), "the token stayed, its sheet has moved up"


@pytest.mark.rule("W-054", "WA-19")
def test_no_second_fee_for_the_token_of_somebody_else() -> None:
    game = at(
        sheets={"top_tokens": {"c1r3": "blue", "c2r1": "neutral"}},
        headquarters={"red": {"money": 2}},
    )
    play(game, "token c1r3 blue", "space s1c6r2")
    assert (1, 1) == (money(game, "red"), money(game, "blue"))
    play(game, "token c2r1 neutral", "space s1c2r3", "recruit 1")
    play(game, "space s1c5r2", "recruit 1")
    assert (1, 1) == (money(game, "red"), money(game, "blue"))
    assert ["blue"] == top(game)["c5r2"]


@pytest.mark.rule("WA-19", "W-037", "W-034")
def test_the_space_is_paid_and_pays_as_usual() -> None:
    poor = last({"soldati": 2})
    assert "W-034" == refused(poor, "space s1c2r1")
    play(poor, "space s1c1r3")
    assert 1 == money(poor, "red")
    rich = last({"money": 1, "soldati": 2})
    play(rich, "space s1c2r1")
    assert 0 == money(rich, "red")
    assert {"part 1", "part 2"} == texts(rich)


@pytest.mark.rule("WA-19", "W-036", "W-035", "WA-11")
def test_the_token_goes_to_another_empty_useful_space_of_the_bottom_sheet() -> None:
    game = last(taken={"s1c5r2": "yellow", "s1c1r3": "yellow"})
    assert "W-054" == refused(game, "space s1c6r2")
    assert "W-036" == refused(game, "space s1c5r2")
    assert "WA-19" == refused(game, "space s2c5r1")
    assert "WA-11" == refused(game, "space s1c4r3")
    assert "W-054" == refused(game, "token c1r1 neutral")
    play(game, "space s1c1r3", "part 1", "recruit 1")
    assert {"c1r3": ["yellow", "neutral"], "c5r2": ["yellow"]} == top(game)


@pytest.mark.rule("W-054", "W-067")
def test_the_final_action_comes_before_management() -> None:
    game = last({"soldati": 2}, soldati={"palermo": ""})
    play(game, "space s1c3r1", "into palermo")
    assert {"s1c3r1": ["neutral"]} == bottom(game)
    play(game, "place 1")
    assert {"mark"} == {text.split()[0] for text in texts(game)}, "red controls Palermo now"


@pytest.mark.rule("W-054", "W-053")
def test_a_token_exerted_by_the_final_action_finds_no_column_on_the_empty_top_sheet() -> None:
    game = last()
    play(game, "space s1c6r1", "exert police sheet")
    assert set() == texts(game, "onto")
    assert "W-053" == refused(game, "onto c1r1")
    play(game, "space s1c5r1")
    assert {"c5r1": ["red"], "c6r1": ["neutral"]} == top(game)


@pytest.mark.rule("WA-19", "W-054")
def test_every_sheet_has_one_such_space() -> None:
    spaces = war.board_of().pack.spaces
    found = [space.sheet for space in spaces if any(action.verb == "ultima_azione" for action in space.actions)]
    assert [1, 2, 3, 4] == found
