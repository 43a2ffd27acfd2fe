"""Management: who controls which Mandamento, control tokens, and the marks on the control tiles."""

import pytest

from famiglia import war
from famiglia.war.engine.effects import T_PLACE_AFTER_TAKEOVER

from .planning_builder import at, awaited, face_up, marks, play, refused, texts, tokens, turn_of_red, use

TILES = ["allies", "bribery", "influence", "recruitment", "garage", "laundering", "bodyguards"]
ORDER = {"corleone": ["red_b4"]}


def managed(soldati: dict[str, str], **scenario: object) -> war.War:
    """Planning is over: management begins."""
    scenario.setdefault("orders", ORDER)
    scenario.setdefault("sheets", {"top_tokens": {}, "bottom_tokens": {"s1c1r1": "neutral"}})
    return at(soldati=soldati, tiles=TILES, **scenario)


def held(**families: int) -> dict[str, str]:
    """An island on which each family controls this many Mandamenti with two areas each, and all else is empty."""
    found = {"elsewhere": ""}
    free = iter(war.board_of().pack.mandamenti)
    for family, number in families.items():
        for _ in range(number):
            for area in [area for area in next(free).areas if area != "bronte"][:2]:
                found[area] = f"{family} 1"
    return found


@pytest.mark.rule("W-068", "W-069")
def test_example_red_acquires_licata_and_with_it_the_mandamento() -> None:
    game = use("s2c3r1", behind={"soldati": 3}, soldati={"licata": "", "caltagirone": "red 2"}, tiles=TILES)
    gela = game.pack.mandamento("gela").index
    assert -1 == game.position.controller(gela)
    play(game, "into licata", "place 1")
    assert 0 == game.position.controller(gela)
    assert {} == face_up(game), "face up only in management"
    play(game, "token c2r1 neutral", "space s2c2r3", "recruit 1")
    assert {"gela": "red"} == face_up(game)
    assert ["red"] == awaited(game)
    assert {f"mark {tile}" for tile in TILES} == texts(game)


@pytest.mark.rule("W-068", "W-072", "W-071")
def test_two_areas_of_one_family_control_a_mandamento_and_mates_do_not_add_up() -> None:
    game = managed({"licata": "red 1", "gela": "green 1", "caltagirone": "blue 1"})
    assert {} == face_up(game)
    game = managed({"licata": "blue 1", "gela": "green 1", "caltagirone": "green 1"})
    assert {"gela": "green"} == face_up(game)
    game = managed({"licata": "blue 1", "gela": "blue 1", "caltagirone": "blue 1"})
    assert {"gela": "blue"} == face_up(game)
    game = managed({"licata": "neutral 1", "gela": "neutral 1", "caltagirone": "blue 1"})
    assert {} == face_up(game)


@pytest.mark.rule("W-069")
def test_a_lost_mandamento_loses_its_control_token() -> None:
    before = {"gela": "red", "palermo": "blue"}
    game = managed({"licata": "red 1", "gela": "green 1", "caltagirone": "green 1"}, control=before)
    assert {"gela": "green"} == face_up(game)


@pytest.mark.rule("W-067", "W-069")
def test_management_follows_both_phases() -> None:
    game = managed({"palermo": "red 1"})
    assert (1, "mark") == (game.position.phase, game.view(None).step)
    play(game, "mark allies")
    assert 2 == game.position.phase
    play(game, "pass")
    assert (2, {"palermo": "red"}) == (game.position.round, face_up(game))
    game = at(phase="encounter", soldati={"palermo": "red 1"}, orders=ORDER, tiles=TILES)
    play(game, "pass")
    assert ("mark", 2, 1) == (game.view(None).step, game.position.phase, game.position.round)
    play(game, "mark allies")
    assert 2 == game.position.round


@pytest.mark.rule("W-070")
def test_nobody_controls_a_mandamento_after_the_first_planning_phase() -> None:
    game = turn_of_red(behind={"soldati": 9})
    assert [0] * 4 == [game.position.controlled(seat) for seat in range(4)]
    play(game, "token c1r1 neutral", "space s1c3r1")
    own = {area.id for area in game.pack.areas if area.start == "NW"}
    assert {f"into {area}" for area in own} == texts(game), "no area is empty"
    verbs = {action.verb for space in game.pack.spaces if space.sheet == 1 for action in space.actions}
    assert "rally" not in verbs, "none can be emptied either"


@pytest.mark.rule("W-075", "W-076", "W-078")
def test_example_red_marks_recruitment_for_the_second_mandamento() -> None:
    game = managed({"palermo": "red 1", "sciacca": "red 1"}, marks={"A": {"allies": "red"}})
    before = tokens(game, "red")
    assert ["red"] == awaited(game)
    assert "W-075" == refused(game, "mark allies")
    assert "W-005" == refused(game, "mark speedboats")
    assert "W-075" == refused(game, "pass")
    play(game, "mark recruitment")
    assert {"allies": "red", "recruitment": "red"} == marks(game, "A")
    assert before - 1 == tokens(game, "red")
    assert (2, True) == (game.position.phase, game.position.tile_of(0, T_PLACE_AFTER_TAKEOVER) >= 0)
    assert -1 == game.position.tile_of(2, T_PLACE_AFTER_TAKEOVER), "the mate has nothing of it"


@pytest.mark.rule("W-075")
def test_a_tile_holds_one_token_of_the_team() -> None:
    game = managed(held(red=1, green=1, blue=1), marks={"A": {"allies": "green"}, "B": {"bribery": "blue"}}, orders={})
    assert {f"mark {tile}" for tile in TILES if tile != "allies"} == texts(game), "the other team's marks do not matter"
    assert "W-075" == refused(game, "mark allies")


@pytest.mark.rule("W-076", "WA-58")
def test_who_has_fewer_mandamenti_takes_away_a_token_of_his_own_choice() -> None:
    soldati = held(red=1, green=1)
    game = managed(soldati, marks={"A": {"allies": "red", "bribery": "red", "garage": "green"}}, orders={})
    before = tokens(game, "red")
    assert {"unmark allies", "unmark bribery"} == texts(game)
    assert "W-076" == refused(game, "unmark garage")
    assert "W-076" == refused(game, "unmark influence")
    assert "W-005" == refused(game, "unmark speedboats")
    assert "W-076" == refused(game, "pass")
    assert "W-076" == refused(game, "mark influence")
    play(game, "unmark bribery")
    assert {"allies": "red", "garage": "green"} == marks(game, "A")
    assert before + 1 == tokens(game, "red")


@pytest.mark.rule("W-076")
def test_who_has_none_left_takes_all_away() -> None:
    game = managed(held(green=1), marks={"A": {"allies": "red", "bribery": "red", "garage": "green"}}, orders={})
    assert {"garage": "green"} == marks(game, "A")
    assert 8 == tokens(game, "red")


@pytest.mark.rule("W-076")
def test_as_many_marks_as_mandamenti_stay_as_they_are() -> None:
    game = managed({"palermo": "red 1"}, marks={"A": {"allies": "red"}})
    assert (2, {"allies": "red"}) == (game.position.phase, marks(game, "A"))


@pytest.mark.rule("W-077", "WA-57")
@pytest.mark.parametrize("starter", ["NW", "SW", "NE", "SE"])
def test_within_a_team_removals_come_before_placements(starter: str) -> None:
    marked = {"A": dict.fromkeys(TILES[:5], "red") | dict.fromkeys(TILES[5:], "green")}
    game = managed(held(red=4, green=3), marks=marked, orders={}, starter=starter)
    assert (["red"], "unmark") == (awaited(game), game.view(None).step)
    play(game, "unmark garage")
    assert marked["A"] | {"garage": "green"} == marks(game, "A"), "the tile just freed is the only one"


@pytest.mark.rule("WA-57", "W-077")
def test_marks_are_set_in_order_of_play_after_all_removals() -> None:
    marked = {"A": {"allies": "red", "bribery": "red"}, "B": {"allies": "yellow", "garage": "yellow"}}
    game = managed(held(red=1, green=1, blue=1, yellow=1), marks=marked, orders={}, starter="NE")
    asked = []
    while game.view(None).step in ("unmark", "mark"):
        asked += [f"{awaited(game)[0]} {game.view(None).step}"]
        play(game, sorted(texts(game))[0])
    assert ["yellow unmark", "red unmark", "green mark", "blue mark"] == asked
    assert {"bribery": "red", "allies": "green"} == marks(game, "A")
    assert {"garage": "yellow", "allies": "blue"} == marks(game, "B")


@pytest.mark.rule("WA-57", "WA-21")
def test_management_after_planning_keeps_the_order_of_play_of_the_phase() -> None:
    game = managed(held(red=1, blue=1), orders={}, next_starter="SW")
    assert ["red"] == awaited(game)


@pytest.mark.rule("WA-59")
def test_with_no_free_tile_left_nothing_happens() -> None:
    marked = {"A": dict.fromkeys(TILES[:4], "red") | dict.fromkeys(TILES[4:], "green")}
    game = managed({**held(red=4, green=4), "bronte": "blue 1"}, marks=marked, orders={"bronte": ["blue_b4"]})
    assert (2, ["blue"]) == (game.position.phase, awaited(game))
    assert marked["A"] == marks(game, "A")


@pytest.mark.rule("WA-59", "W-075")
def test_the_only_free_tile_needs_no_choice() -> None:
    marked = {"A": dict.fromkeys(TILES[:3], "red") | dict.fromkeys(TILES[3:6], "green")}
    game = managed({**held(red=4, green=4), "bronte": "blue 1"}, marks=marked, orders={"bronte": ["blue_b4"]})
    assert {**marked["A"], "bodyguards": "red"} == marks(game, "A")


@pytest.mark.rule("W-002", "W-075")
def test_without_an_influence_token_in_the_supply_no_tile_is_marked() -> None:
    spaces = ["s2c1r1", "s2c1r2", "s2c2r1", "s2c2r2", "s2c2r3", "s2c3r1", "s2c3r2", "s2c3r3"]
    sheets = {"top": 1, "top_tokens": {}, "bottom_tokens": dict.fromkeys(spaces, "red")}
    game = managed({"palermo": "red 1"}, sheets=sheets)
    assert 0 == tokens(game, "red")
    assert (2, {}) == (game.position.phase, marks(game, "A"))
    assert {"palermo": "red"} == face_up(game)


@pytest.mark.rule("WA-64", "W-069", "W-076", "W-132")
def test_gathering_in_planning_may_cost_a_mandamento() -> None:
    game = use(
        "s3c4r1",
        soldati={"palermo": "red 1"},
        control={"palermo": "red"},
        marks={"A": {"allies": "red"}},
        tiles=TILES,
    )
    assert 1 == game.position.controlled(0)
    play(game, "part 2", "gather corleone", "rally palermo", "soldati 1", "pass", "pass")
    assert 0 == game.position.controlled(0)
    play(game, "token c2r1 neutral", "space s3c2r3", "recruit 1")
    assert ({}, {}) == (face_up(game), marks(game, "A"))


@pytest.mark.rule("WA-64", "W-042")
def test_planning_takes_no_area_from_anybody_else() -> None:
    game = use("s3c3r3", behind={"soldati": 4}, soldati={"palermo": "blue 1", "partinico": "blue 1"})
    assert "W-042" == refused(game, "into palermo")
    assert "W-042" == refused(game, "into partinico")


@pytest.mark.rule("WA-88", "W-002")
def test_control_is_counted_by_areas_even_without_a_control_token_left() -> None:
    marked = {"A": dict.fromkeys(TILES, "red")}
    game = managed({**held(red=7), "bronte": "blue 1"}, marks=marked, orders={"bronte": ["blue_b4"]})
    assert 7 == game.position.controlled(0)
    assert marked["A"] == marks(game, "A")
    assert 6 == len(face_up(game)), "a family has six control tokens"
    play(game, "pass")
    result = game.result()
    assert result is not None
    assert (7, "A") == (result.mandamenti[0], result.winner)
