"""Exerting influence: tokens leave the mat from the left, uncover values and instant effects, and bring orders."""

import pytest

from famiglia import war

from .planning_builder import at, awaited, bottom, cars, labs, mat, money, play, refused, texts, tokens, top, use, where

ROWS = ("justice", "police", "economy", "church")


def blue(space: str, **scenario: object) -> war.War:
    """Blue has put a gray token on this space."""
    top_tokens = {"c1r1": "neutral", "c2r1": "neutral"}
    game = at(turn="SW", sheets={"top": int(space[1]) - 1, "top_tokens": top_tokens}, **scenario)
    play(game, "token c1r1 neutral", f"space {space}")
    return game


@pytest.mark.rule("W-052", "W-062", "W-066", "WA-85", "W-061")
def test_example_blue_gets_the_second_order_of_the_justice_row_and_a_car() -> None:
    game = blue("s1c4r2", mat={"blue": {"justice": 2}})
    assert ("hq", "mat", "mat") == tuple(where(game, f"blue_j{letter}") for letter in "abc")
    play(game, "exert justice supply")
    assert ("hq", "hq", "mat") == tuple(where(game, f"blue_j{letter}") for letter in "abc")
    assert {f"car {a}" for a in ("trapani", "ribera", "camastra", "enna", "gela", "palagonia")} | {"pass"} == texts(
        game
    )
    play(game, "car gela")
    assert (1, 4) == (cars(game, "gela"), game.position.car_supply[1])
    assert ["green"] == awaited(game)


@pytest.mark.rule("W-052", "W-053")
def test_exert_to_the_supply() -> None:
    game = use("s1c4r2")
    before = tokens(game, "red")
    assert {f"exert {row} supply" for row in ROWS} == texts(game)
    assert "W-053" == refused(game, "exert church sheet")
    assert "W-053" == refused(game, "exert church box")
    assert "W-040" == refused(game, "pass")
    play(game, "exert church supply")
    assert ((0, 0, 0, 1), before + 1) == (mat(game, "red"), tokens(game, "red"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-052")
def test_an_empty_row_gives_no_token() -> None:
    game = use("s1c4r2", mat={"red": {"church": 4}})
    assert "W-052" == refused(game, "exert church supply")


@pytest.mark.rule("W-053", "WA-18")
def test_exert_to_the_top_sheet_beside_another_token() -> None:
    game = use("s1c6r1")
    before = tokens(game, "red")
    assert {f"exert {row} sheet" for row in ROWS} == texts(game)
    play(game, "exert police sheet")
    assert {"onto c2r2", "onto c2r3", "onto c2r4"} == texts(game, "onto")
    assert "W-053" == refused(game, "onto c1r1"), "no other token in that column"
    assert "W-053" == refused(game, "onto c2r1"), "taken"
    assert "W-053" == refused(game, "pass")
    play(game, "onto c2r3")
    assert {"c2r1": ["neutral"], "c2r3": ["red"]} == top(game)
    assert ((0, 1, 0, 0), before) == (mat(game, "red"), tokens(game, "red"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-053", "W-036")
def test_exert_to_the_bottom_sheet_without_performing_the_space() -> None:
    game = use("s1c6r1")
    play(game, "exert police sheet")
    assert "W-036" == refused(game, "space s1c6r1")
    assert "W-053" == refused(game, "space s2c1r1")
    play(game, "space s1c5r2")
    assert {"s1c6r1": ["neutral"], "s1c5r2": ["red"]} == bottom(game)
    assert 0 == game.position.hq[0]
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-053", "W-036")
def test_a_large_space_of_the_top_sheet_is_always_empty() -> None:
    sheets = {"top": 1, "top_tokens": {"c1r3": ["blue", "neutral"], "c2r1": "neutral"}}
    game = at(sheets=sheets)
    play(game, "token c2r1 neutral", "space s2c6r1", "exert police sheet")
    assert {"onto c1r1", "onto c1r2", "onto c1r3"} == texts(game, "onto")
    assert "W-053" == refused(game, "onto c1r4"), "sheet 1 has three spaces there"
    play(game, "onto c1r3")
    assert ["red", "blue", "neutral"] == top(game)["c1r3"]


@pytest.mark.rule("WA-20", "W-053")
def test_an_exerted_token_on_ultima_azione_brings_no_bust() -> None:
    game = use("s1c6r1")
    play(game, "exert police sheet", "space s1c6r2")
    assert [-1] * 4 == list(game.position.bust)
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-133", "WA-15")
def test_two_tokens_of_one_row_to_the_box() -> None:
    game = use("s3c6r3", behind={"money": 2})
    before = tokens(game, "red")
    assert {f"exert {row} box" for row in ROWS} == texts(game)
    assert "W-133" == refused(game, "exert police supply")
    play(game, "exert police box")
    assert "W-133" == refused(game, "exert church box")
    assert {"exert police box", "pass"} == texts(game)
    play(game, "exert police box")
    assert ((0, 2, 0, 0), before, 2) == (mat(game, "red"), tokens(game, "red"), game.position.token_box[0])
    assert "hq" == where(game, "red_pa")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-133", "W-040")
def test_one_of_the_two_may_stay_and_a_short_row_gives_one() -> None:
    game = use("s3c6r3", behind={"money": 2})
    play(game, "exert justice box")
    play(game, "pass")
    play(game, "pass")
    assert (1, 0, 0, 0) == mat(game, "red")
    game = use("s3c6r3", behind={"money": 2}, mat={"red": {"police": 4}})
    play(game, "exert police box")
    assert ["blue"] == awaited(game)
    assert "hq" == where(game, "red_pc")


@pytest.mark.rule("WA-15")
def test_p9_and_p10_return_the_token_to_the_supply() -> None:
    game = use("s3c4r3")
    before = tokens(game, "red")
    play(game, "exert church supply")
    assert (before + 1, 0) == (tokens(game, "red"), game.position.token_box[0])


# What a token hides


@pytest.mark.rule("W-066", "W-010")
@pytest.mark.parametrize("family", ["black", "blue", "green", "red", "white", "yellow"])
def test_the_first_token_of_every_group_brings_the_order_of_its_letter(family: str) -> None:
    families = {"NW": family, "SW": "blue", "NE": "green", "SE": "yellow"}
    families |= {
        seat: "white" if family != "white" else "black" for seat, name in list(families.items())[1:] if name == family
    }
    pack = war.board_of().pack
    for row in (row for row in pack.mat_rows if row.family == family):
        at_ = 0
        for group in row.groups:
            for i in range(len(group.spaces)):
                game = at(families=families, mat={family: {row.row: at_}})
                assert ("hq" if i else "mat") == where(game, group.order)
                play(game, "token c1r1 neutral", "space s1c4r2", f"exert {row.row} supply")
                assert "hq" == where(game, group.order)
                at_ += 1


@pytest.mark.rule("W-062", "W-047", "WA-85")
def test_a_car_goes_to_an_own_area_or_is_lost() -> None:
    game = use("s1c4r2")
    play(game, "exert justice supply")
    assert "W-047" == refused(game, "car gela")
    assert "W-047" == refused(game, "car ragusa")
    assert "W-062" == refused(game, "lab corleone")
    assert "W-062" == refused(game, "boat mare_sciacca")
    play(game, "pass")
    assert 0 == sum(game.position.cars)
    assert ["blue"] == awaited(game)


@pytest.mark.rule("WA-63", "W-002", "W-062")
def test_without_a_car_in_the_supply_the_effect_is_skipped() -> None:
    game = use("s1c4r2", cars={"corleone": 5})
    play(game, "exert justice supply")
    assert ["blue"] == awaited(game)
    assert (5, "hq") == (cars(game, "corleone"), where(game, "red_ja"))


@pytest.mark.rule("W-062", "W-061")
@pytest.mark.parametrize(("off", "attack", "strike"), [(0, 1, 1), (1, 1, 1), (2, 2, 3), (3, 2, 3), (4, 4, 4)])
def test_the_justice_row_shows_values_for_a_car(off: int, attack: int, strike: int) -> None:
    game = at(mat={"red": {"justice": off}})
    assert (attack, strike) == (game.position.base(0, 0), game.position.strike_base(0))


@pytest.mark.rule("W-061")
def test_the_highest_visible_value_counts_even_if_a_later_one_is_not_higher() -> None:
    game = at(mat={"blue": {"justice": 5}})
    assert (2, 5) == (game.position.base(1, 0), game.position.strike_base(1))


@pytest.mark.rule("W-063", "W-065", "W-061")
def test_police_and_church_show_new_base_values() -> None:
    for off, police in enumerate((2, 3, 4, 5, 6, 7)):
        assert police == at(mat={"red": {"police": off}}).position.base(0, 1)
    for off, church in enumerate((3, 4, 5, 6, 7)):
        assert church == at(mat={"red": {"church": off}}).position.base(0, 3)


@pytest.mark.rule("W-064", "W-061")
def test_the_economy_row_pays_builds_and_launders_at_once_and_once() -> None:
    game = use("s1c4r2", labs={"corleone": 2, "gela": 1})
    play(game, "exert economy supply")
    assert 1 == money(game, "red")
    game = use("s1c4r2", labs={"corleone": 2, "gela": 1}, mat={"red": {"economy": 2}})
    play(game, "exert economy supply")
    assert 2 == money(game, "red")
    game = use("s1c4r2", labs={"corleone": 2, "gela": 1}, mat={"red": {"economy": 3}})
    play(game, "exert economy supply")
    assert 2 == money(game, "red"), "laundered"
    play(game, "token c2r1 neutral", "space s1c2r3", "recruit 1")
    assert 2 == money(game, "red")


@pytest.mark.rule("W-064", "W-050", "W-021", "WA-85")
def test_a_lab_of_the_economy_row_goes_to_an_own_area_with_fewer_than_two() -> None:
    game = use("s1c4r2", labs={"corleone": 2}, mat={"red": {"economy": 1}})
    play(game, "exert economy supply")
    assert "W-021" == refused(game, "lab corleone")
    assert "W-050" == refused(game, "lab gela")
    assert "W-064" == refused(game, "car bagheria")
    declined = game.copy()
    play(game, "lab bagheria")
    assert (1, ["blue"]) == (labs(game, "bagheria"), awaited(game))
    play(declined, "pass")
    assert (0, ["blue"]) == (labs(declined, "bagheria"), awaited(declined))


@pytest.mark.rule("W-064", "WA-85")
def test_a_lab_without_room_is_skipped() -> None:
    own = ("castelvetrano", "bagheria", "corleone", "mussomeli", "mistretta", "catania")
    game = use("s1c4r2", labs=dict.fromkeys(own, 2), mat={"red": {"economy": 1}})
    play(game, "exert economy supply")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("WA-85", "W-058")
def test_two_tokens_are_settled_from_left_to_right() -> None:
    game = at(
        turn="SE",
        sheets={"top_tokens": {"c4r1": "neutral", "c1r1": "neutral"}},
        headquarters={"yellow": {"money": 2}},
        mat={"yellow": {"economy": 2}},
    )
    play(game, "column 4", "space s1c1r3", "part 1")
    assert (0, 0, 3, 0) == mat(game, "yellow"), "the lab comes first"
    play(game, "lab termini")
    assert (0, 0, 4, 0) == mat(game, "yellow")
    assert 1 == money(game, "yellow"), "and is laundered with"
