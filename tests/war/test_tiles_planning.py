"""Control tiles of the planning phase: Influence, Speedboats, Garage, Laundering, Chain of Command."""

import pytest

from famiglia import war

from .planning_builder import (
    at,
    awaited,
    boats,
    cars,
    hq,
    mat,
    money,
    play,
    refused,
    supply,
    texts,
    tokens,
    top,
    use,
    where,
)  # fmt: skip

TILES = ["influence", "speedboats", "garage", "laundering", "chain_of_command", "recruitment", "bodyguards"]


def start(
    behind: dict[str, object] | None = None, marks: dict[str, dict[str, str]] | None = None, **rest: object
) -> war.War:
    """The planning phase begins; red has marked the first five tiles, or `marks` gives the marked tiles by team."""
    return at(
        phase="tiles",
        tiles=TILES,
        marks=marks if marks is not None else {"A": dict.fromkeys(TILES[:5], "red")},
        headquarters={"red": behind or {}},
        **rest,
    )


@pytest.mark.rule("W-145", "WA-51", "WA-79")
def test_influence_takes_a_soldato_and_exerts_once_to_the_supply() -> None:
    game = start({"soldati": 2})
    before = supply(game, "red"), tokens(game, "red")
    play(game, "tile influence")
    assert (1, before[0] + 1) == (hq(game, "red"), supply(game, "red"))
    assert {f"exert {row} supply" for row in ("justice", "police", "economy", "church")} == texts(game)
    play(game, "exert church supply")
    assert ((0, 0, 0, 1), before[1] + 1) == (mat(game, "red"), tokens(game, "red"))
    assert "hq" == where(game, "red_ca")
    assert ["red"] == awaited(game), "further tiles wait"
    assert "WA-79" == refused(game, "tile influence")


@pytest.mark.rule("W-145")
def test_influence_needs_a_soldato_in_the_headquarters() -> None:
    game = start({"soldati": 0})
    assert "tile influence" not in texts(game)
    assert "W-145" == refused(game, "tile influence")


@pytest.mark.rule("W-145", "W-052")
def test_influence_needs_a_token_on_the_mat() -> None:
    game = start({"soldati": 2}, mat={"red": {"justice": 4, "police": 5, "economy": 4, "church": 4}})
    assert "W-052" == refused(game, "tile influence")


@pytest.mark.rule("W-145", "WA-79", "W-030")
def test_who_declines_influence_is_not_asked_again_in_this_phase() -> None:
    game = start({"soldati": 2}, {"A": {"influence": "red"}})
    assert {"tile influence", "pass"} == texts(game)
    play(game, "pass")
    assert ("turn", ["red"]) == (game.view(None).step, awaited(game))
    assert "W-031" == refused(game, "tile influence")


@pytest.mark.rule("W-148", "WA-53", "W-048", "W-049")
def test_speedboats_places_one_boat_by_the_usual_rules() -> None:
    game = start(marks={"A": {"speedboats": "red"}}, boats={"mare_agrigento": ["green", "yellow"]})
    play(game, "tile speedboats")
    assert {"boat"} == {text.split()[0] for text in texts(game)}
    assert "W-048" == refused(game, "boat mare_licata")
    assert "W-148" == refused(game, "car corleone")
    play(game, "boat mare_sciacca", "sail mare_agrigento", "sink yellow")
    assert ["green"] == boats(game, "mare_agrigento")
    assert "turn" == game.view(None).step


@pytest.mark.rule("W-148", "WA-53")
def test_speedboats_places_only_one() -> None:
    game = start(marks={"A": {"speedboats": "red"}})
    play(game, "tile speedboats", "boat mare_sciacca", "pass")
    assert (["red"], "turn") == (boats(game, "mare_sciacca"), game.view(None).step)


@pytest.mark.rule("W-148", "W-002")
def test_speedboats_needs_a_boat_in_the_supply() -> None:
    afloat = {"mare_sciacca": ["red", "red"], "mare_cefalu": ["red", "red"]}
    game = start(marks={"A": {"speedboats": "red"}}, boats=afloat)
    assert refused(game, "tile speedboats").startswith("W-0")
    assert {"pass"} == texts(game)


@pytest.mark.rule("WA-79", "W-047", "W-078")
def test_garage_places_one_car() -> None:
    game = start(marks={"A": {"garage": "red"}})
    play(game, "tile garage")
    assert "W-047" == refused(game, "car gela")
    assert "W-046" == refused(game, "lab corleone")
    play(game, "car corleone")
    assert (1, "turn") == (cars(game, "corleone"), game.view(None).step)


@pytest.mark.rule("WA-79", "W-078")
def test_laundering_pays_2_money() -> None:
    game = start({"money": 1}, {"A": {"laundering": "red"}})
    play(game, "tile laundering")
    assert (3, "turn") == (money(game, "red"), game.view(None).step)


@pytest.mark.rule("WA-79")
def test_the_owner_uses_his_tiles_in_any_order_each_once_or_not() -> None:
    game = start({"soldati": 1})
    assert {"tile influence", "tile speedboats", "tile garage", "tile laundering", "pass"} == texts(game)
    play(game, "tile laundering", "tile garage", "car corleone")
    assert {"tile influence", "tile speedboats", "pass"} == texts(game)
    assert "WA-79" == refused(game, "tile garage")
    play(game, "pass")
    assert "turn" == game.view(None).step


@pytest.mark.rule("WA-79", "W-075")
def test_tiles_act_in_order_of_play_and_only_for_who_has_marked_them() -> None:
    marks = {"A": {"garage": "green", "laundering": "red"}, "B": {"garage": "yellow", "laundering": "blue"}}
    game = start(marks=marks, starter="SE")
    order = []
    while game.view(None).step == "tiles":
        order += awaited(game)
        if awaited(game) == ["red"]:
            assert "W-075" == refused(game, "tile garage"), "the mate has marked it"
            assert "W-075" == refused(game, "tile influence"), "nobody has"
        play(game, "pass")
    assert ["yellow", "red", "blue", "green"] == order
    assert ["yellow"] == awaited(game)


@pytest.mark.rule("W-078")
def test_a_tile_works_only_at_its_moment() -> None:
    game = start(marks={"A": {"recruitment": "red", "chain_of_command": "red", "garage": "red"}})
    assert {"tile garage", "pass"} == texts(game)
    assert "W-078" == refused(game, "tile recruitment")
    assert "W-078" == refused(game, "tile chain_of_command")
    quiet = start(marks={"A": {"recruitment": "red", "chain_of_command": "red", "bodyguards": "green"}})
    assert "turn" == quiet.view(None).step, "nobody is asked"


@pytest.mark.rule("W-145", "WA-79", "W-027")
def test_every_planning_phase_begins_with_the_tiles() -> None:
    game = at(
        phase="encounter",
        tiles=TILES,
        soldati={"palermo": "red 1"},
        marks={"A": {"laundering": "red"}},
        orders={"corleone": ["red_b4"]},
        sheets={"bottom_tokens": {"s1c1r1": "neutral"}},
    )
    play(game, "pass")
    assert (2, "tiles", ["red"]) == (game.position.round, game.view(None).step, awaited(game))
    play(game, "tile laundering")
    assert (2, {"c1r1": ["neutral"]}) == (money(game, "red"), top(game))


# Chain of Command


def chained(space: str, behind: dict[str, object] | None = None, **rest: object) -> war.War:
    rest.setdefault("marks", {"A": {"chain_of_command": "red"}})
    return use(space, behind, tiles=TILES, **rest)


@pytest.mark.rule("W-143", "W-130")
def test_chain_of_command_allows_a_second_order_in_an_area_but_no_third() -> None:
    game = chained("s1c1r1", orders={"corleone": ["red_b1"], "bagheria": ["red_b2", "red_b3"]})
    assert "W-130" == refused(game, "issue bagheria")
    play(game, "issue corleone", "order red_b4")
    assert ("corleone", "corleone") == (where(game, "red_b1"), where(game, "red_b4"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-143", "W-075", "W-044")
def test_chain_of_command_is_for_its_owner_alone() -> None:
    game = chained("s1c1r1", orders={"corleone": ["red_b1"]}, marks={"A": {"chain_of_command": "green"}})
    assert "W-044" == refused(game, "issue corleone")
    game = chained("s1c1r1", orders={"corleone": ["red_b1"]}, marks={"B": {"chain_of_command": "blue"}})
    assert "W-044" == refused(game, "issue corleone")
    game = chained("s1c1r1", orders={"ragusa": ["green_b1"]})
    assert "W-072" == refused(game, "issue ragusa")


@pytest.mark.rule("WA-86", "W-129", "W-143")
def test_with_the_tile_each_of_two_areas_may_hold_an_own_order_already() -> None:
    game = chained("s2c2r2", {"money": 2}, orders={"corleone": ["red_b1"], "bagheria": ["red_b2"]})
    play(game, "issue corleone", "order red_b3")
    assert "W-129" == refused(game, "issue corleone")
    play(game, "issue bagheria", "order red_b4")
    assert ("corleone", "bagheria") == (where(game, "red_b3"), where(game, "red_b4"))
    fresh = chained("s2c2r2", {"money": 2})
    play(fresh, "issue corleone", "order red_b3")
    assert "W-129" == refused(fresh, "issue corleone"), "two different areas, tile or not"


@pytest.mark.rule("W-129", "W-044")
def test_the_second_order_is_skipped_where_no_area_is_left() -> None:
    lost = dict.fromkeys(("castelvetrano", "bagheria", "mussomeli", "mistretta", "catania"), "")
    game = use("s2c2r2", {"money": 2}, soldati=lost)
    play(game, "issue corleone", "order red_b3")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("WA-86", "W-130")
def test_two_orders_in_one_area_need_a_free_area_even_with_the_tile() -> None:
    game = chained("s3c2r2", {"money": 1}, orders={"corleone": ["red_b1"]})
    assert "WA-86" == refused(game, "issue corleone")
    play(game, "issue bagheria", "order red_b2", "order red_b3")
    assert 2 == game.position.orders_in(game.pack.area("bagheria").index)


@pytest.mark.rule("W-143", "W-060")
def test_chain_of_command_helps_the_order_of_a_column_too() -> None:
    game = at(
        tiles=TILES,
        marks={"A": {"chain_of_command": "red"}},
        sheets={"top_tokens": {"c3r1": "neutral", "c1r1": "neutral"}},
        headquarters={"red": {"money": 2}},
        orders={"corleone": ["red_b1"]},
    )
    play(game, "column 3", "space s1c1r3", "issue corleone", "order red_b2")
    assert "corleone" == where(game, "red_b2")
