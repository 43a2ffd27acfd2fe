"""The end of a war: 5 alone, 6 as a team, more after round 4, Bronte, or a draw; otherwise the next sheet."""

import pytest

from famiglia import war

from .planning_builder import at, awaited, bottom, outcome, play, refused, texts, top, turn_of_red

TILES = ["allies", "bribery", "influence", "recruitment", "garage", "laundering", "bodyguards"]


def island(round_: int = 2, bronte: str = "", **families: int) -> war.War:
    """The encounter phase of this round is over; each family controls this many Mandamenti with two areas each."""
    found = {"elsewhere": "", "bronte": f"{bronte} 1" if bronte else ""}
    marks: dict[str, dict[str, str]] = {"A": {}, "B": {}}
    free = iter(war.board_of().pack.mandamenti)
    for family, number in families.items():
        team = marks["A" if family in ("red", "green") else "B"]
        for _ in range(number):
            for area in [area for area in next(free).areas if area != "bronte"][:2]:
                found[area] = f"{family} 1"
            if len(team) < len(TILES):
                team[TILES[len(team)]] = family
    sheets = {"top": round_ - 1, "bottom_tokens": {f"s{round_}c1r1": "neutral"}}
    return at(round=round_, phase="encounter", soldati=found, tiles=TILES, marks=marks, sheets=sheets)


def won(game: war.War) -> tuple[str | None, str]:
    result = outcome(game)
    return result.winner, result.reason


@pytest.mark.rule("W-126", "W-001")
@pytest.mark.parametrize(("family", "team"), [("red", "A"), ("green", "A"), ("blue", "B"), ("yellow", "B")])
def test_five_mandamenti_of_one_family_win_for_its_team(family: str, team: str) -> None:
    game = island(2, "", **{family: 5})
    assert (team, "alone") == won(game)
    assert () == game.to_decide()
    assert 5 == sum(outcome(game).mandamenti)
    assert None is island(2, "", **{family: 4}).result()


@pytest.mark.rule("W-126")
@pytest.mark.parametrize("shares", [(3, 3), (4, 2), (2, 4)])
def test_six_mandamenti_of_a_team_win(shares: tuple[int, int]) -> None:
    one, other = shares
    assert ("A", "team") == won(island(red=one, green=other))
    assert ("B", "team") == won(island(blue=one, yellow=other))
    assert None is island(red=one, green=other - 1).result()


@pytest.mark.rule("W-126")
def test_the_enemies_do_not_add_up() -> None:
    assert None is island(red=3, green=2, blue=2, yellow=3).result()


@pytest.mark.rule("W-126", "W-067")
def test_the_same_table_wins_only_after_the_encounter_phase() -> None:
    sheets = {"top": 1, "top_tokens": {"c1r1": "neutral"}}
    held = {"elsewhere": "", "lercara": "blue 1"}
    for area in (
        "trapani",
        "marsala",
        "partinico",
        "palermo",
        "corleone",
        "sciacca",
        "cefalu",
        "petralia",
        "enna",
        "nicosia",
    ):
        held[area] = "red 1"
    game = at(
        sheets=sheets,
        soldati=held,
        tiles=TILES,
        marks={"A": dict.fromkeys(TILES[:5], "red")},
        orders={"lercara": ["blue_b4"]},
    )
    play(game, "token c1r1 neutral", "space s2c2r3", "recruit 1")
    assert (5, None, 2) == (game.position.controlled(0), game.result(), game.position.phase)
    play(game, "pass")
    assert ("A", "alone") == won(game)


# Both at once


@pytest.mark.rule("WA-60", "W-128")
def test_of_two_teams_that_meet_their_condition_the_one_with_more_wins() -> None:
    assert ("B", "more") == won(island(red=5, blue=3, yellow=3))
    assert ("A", "more") == won(island(red=4, green=2, blue=5))
    assert ("A", "more") == won(island(red=3, green=4, blue=5))


@pytest.mark.rule("WA-60", "W-128")
@pytest.mark.parametrize("round_", [2, 4])
@pytest.mark.parametrize(
    "shares",
    [
        {"red": 3, "green": 3, "blue": 3, "yellow": 3},
        {"red": 5, "blue": 5},
        {"red": 5, "green": 1, "blue": 2, "yellow": 4},
    ],
)
def test_a_tie_of_both_goes_to_bronte(round_: int, shares: dict[str, int]) -> None:
    for family, team in (("red", "A"), ("green", "A"), ("blue", "B"), ("yellow", "B")):
        assert (team, "bronte") == won(island(round_, bronte=family, **shares))


@pytest.mark.rule("WA-60", "W-128")
@pytest.mark.parametrize("bronte", ["", "neutral"])
def test_with_nobody_in_bronte_the_war_goes_on_before_round_4_and_is_a_draw_after_it(bronte: str) -> None:
    shares = {"red": 3, "green": 3, "blue": 3, "yellow": 3}
    for round_ in (1, 2, 3):
        game = island(round_, bronte=bronte, **shares)
        assert (None, round_ + 1) == (game.result(), game.position.round)
    assert (None, "draw") == won(island(4, bronte=bronte, **shares))


# After round 4


@pytest.mark.rule("W-127", "W-027")
def test_after_round_4_more_mandamenti_win() -> None:
    assert ("A", "rounds") == won(island(4, red=2, green=1, blue=1, yellow=1))
    assert ("B", "rounds") == won(island(4, bronte="red", red=1, blue=1, yellow=1))
    assert (1, 1, 0, 1) == outcome(island(4, red=1, blue=1, yellow=1)).mandamenti
    assert None is island(3, red=2, green=1, blue=1, yellow=1).result()


@pytest.mark.rule("W-128", "W-127")
def test_example_five_each_and_bronte_decides() -> None:
    assert ("B", "bronte") == won(island(4, bronte="blue", red=3, green=2, blue=3, yellow=2))
    assert ("A", "bronte") == won(island(4, bronte="green", red=3, green=2, blue=3, yellow=2))


@pytest.mark.rule("W-128")
@pytest.mark.parametrize("bronte", ["", "neutral"])
def test_a_tie_after_round_4_without_bronte_is_a_draw(bronte: str) -> None:
    game = island(4, bronte=bronte, red=2, blue=1, yellow=1)
    assert (None, "draw") == won(game)
    assert {"winner": None, "reason": "draw", "mandamenti": [2, 1, 0, 1]} == outcome(game).as_json()


@pytest.mark.rule("WA-92", "W-126", "W-127")
def test_after_round_4_five_alone_come_before_the_tie() -> None:
    assert ("A", "alone") == won(island(4, bronte="blue", red=5, blue=3, yellow=2))
    assert ("B", "alone") == won(island(4, bronte="red", red=3, green=2, yellow=5))
    assert ("A", "team") == won(island(4, bronte="blue", red=3, green=3, blue=4, yellow=1))


@pytest.mark.rule("W-126")
def test_nobody_moves_after_the_end() -> None:
    game = island(red=5)
    assert [[], [], [], []] == [game.moves(seat) for seat in range(4)]
    assert "W-126" == refused(game, "pass", who=0)
    assert "over" == game.view(None).step


# Otherwise the next sheet


@pytest.mark.rule("W-125", "W-003")
def test_example_the_sheets_change_at_the_end_of_round_2() -> None:
    game = at(
        round=2,
        phase="encounter",
        orders={"corleone": ["red_b4"]},
        sheets={"top": 1, "bottom_tokens": {"s2c1r1": "red", "s2c1r3": ["blue", "neutral"], "s2c6r2": "yellow"}},
    )
    play(game, "pass")
    assert 3 == game.position.round
    assert (2, 3) == (game.position.top_sheet, game.position.bottom_sheet())
    assert {"c1r1": ["red"], "c1r3": ["blue", "neutral"], "c6r2": ["yellow"]} == top(game)
    assert {} == bottom(game)
    assert ["red"] == awaited(game)
    play(game, "token c1r1 red")
    assert {"s3"} == {text.split()[1][:2] for text in texts(game)}


@pytest.mark.rule("W-125", "W-027")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_every_round_brings_its_own_sheet_below(round_: int) -> None:
    game = island(round_)
    assert (round_ + 1, round_, round_ + 1) == (
        game.position.round,
        game.position.top_sheet,
        game.position.bottom_sheet(),
    )
    assert {"c1r1": ["neutral"]} == top(game)


@pytest.mark.rule("W-125")
def test_a_first_round_begins_with_the_printed_sheet() -> None:
    game = turn_of_red()
    assert (0, 1) == (game.position.top_sheet, game.position.bottom_sheet())
