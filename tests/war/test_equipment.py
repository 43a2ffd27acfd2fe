"""Cars, speedboats and labs: where they go, how many there are, and three boats in one sea."""

import pytest

from famiglia import war

from .planning_builder import at, awaited, boats, cars, in_area, labs, play, refused, texts, use

OWN = ("castelvetrano", "bagheria", "corleone", "mussomeli", "mistretta", "catania")
COASTS = ("mare_sciacca", "mare_palermo", "mare_cefalu", "mare_catania", "mare_siracusa")


@pytest.mark.rule("W-046")
def test_equipment_is_one_car_one_boat_or_one_lab() -> None:
    game = use("s1c1r2")
    every = {f"{what} {area}" for what in ("car", "lab") for area in OWN} | {f"boat {sea}" for sea in COASTS}
    assert every == texts(game)
    assert "W-040" == refused(game, "pass")
    play(game, "car corleone")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-047", "W-002")
def test_a_car_needs_an_own_soldato_and_a_car_in_the_supply() -> None:
    game = use("s1c1r2", soldati={"messina": ""})
    for area in ("messina", "palermo", "gela", "ragusa"):
        assert "W-047" == refused(game, f"car {area}")
    play(game, "car corleone")
    assert (1, 4) == (cars(game, "corleone"), game.position.car_supply[0])
    none = use("s1c1r2", cars={"corleone": 3, "bagheria": 2})
    assert "W-002" == refused(none, "car corleone")
    assert set() == texts(none, "car")


@pytest.mark.rule("W-050", "W-021", "W-002")
def test_a_lab_needs_an_own_soldato_room_and_a_lab_in_the_supply() -> None:
    game = use("s1c1r2", labs={"corleone": 2, "bagheria": 1}, soldati={"messina": ""})
    for area in ("messina", "palermo", "gela", "ragusa"):
        assert "W-050" == refused(game, f"lab {area}")
    assert "W-021" == refused(game, "lab corleone")
    play(game, "lab bagheria")
    assert (2, 30 - 4) == (labs(game, "bagheria"), game.position.lab_supply)
    full = [area.id for area in game.pack.areas if area.id != "corleone"][:15]
    none = use("s1c1r2", labs=dict.fromkeys(full, 2))
    assert "W-002" == refused(none, "lab corleone")
    assert set() == texts(none, "lab")


@pytest.mark.rule("W-048", "W-002", "W-026")
def test_a_boat_goes_into_a_sea_beside_an_own_area() -> None:
    game = use("s1c1r2")
    for sea in ("mare_trapani", "mare_messina", "mare_licata", "mare_agrigento"):
        assert "W-048" == refused(game, f"boat {sea}")
    play(game, "boat mare_sciacca", "pass")
    assert (["red"], 3) == (boats(game, "mare_sciacca"), game.position.boat_supply[0])
    assert ["blue"] == awaited(game)
    none = use("s1c1r2", boats={"mare_sciacca": ["red", "red"], "mare_cefalu": ["red", "red"]})
    assert "W-002" == refused(none, "boat mare_palermo")
    assert set() == texts(none, "boat")


@pytest.mark.rule("W-048", "W-026")
def test_a_coastal_area_between_two_seas_opens_both() -> None:
    elsewhere = dict.fromkeys(OWN, "")
    game = use("s1c1r2", soldati={**elsewhere, "licata": "red 2"})
    assert {"boat mare_licata", "boat mare_agrigento"} == texts(game, "boat")
    inland = use("s1c1r2", soldati={**elsewhere, "caltagirone": "red 2"})
    assert set() == texts(inland, "boat")


@pytest.mark.rule("W-048", "WA-24")
def test_the_new_boat_may_go_one_sea_further() -> None:
    game = use("s1c1r2")
    play(game, "boat mare_sciacca")
    assert {"sail mare_agrigento", "sail mare_trapani", "pass"} == texts(game)
    assert "W-048" == refused(game, "sail mare_sciacca")
    assert "W-048" == refused(game, "sail mare_licata")
    play(game, "sail mare_agrigento")
    assert ([], ["red"]) == (boats(game, "mare_sciacca"), boats(game, "mare_agrigento"))
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-049", "WA-23")
def test_example_the_third_boat_takes_another_one_with_it() -> None:
    game = use("s1c1r2", boats={"mare_agrigento": ["green", "yellow"]})
    play(game, "boat mare_sciacca", "sail mare_agrigento")
    assert {"sink green", "sink yellow"} == texts(game)
    assert "W-049" == refused(game, "sink red")
    assert "W-049" == refused(game, "sink blue")
    assert "W-049" == refused(game, "pass")
    play(game, "sink yellow")
    assert ["green"] == boats(game, "mare_agrigento")
    assert [4, 4, 3, 4] == list(game.position.boat_supply)
    assert ["blue"] == awaited(game)


@pytest.mark.rule("WA-23", "W-049")
def test_three_boats_are_counted_even_if_the_new_one_stays() -> None:
    game = use("s1c1r2", boats={"mare_sciacca": ["red", "yellow"]})
    play(game, "boat mare_sciacca", "pass")
    assert {"sink red", "sink yellow"} == texts(game), "the other boat may be anybody's, also an own one"
    play(game, "sink red")
    assert ["yellow"] == boats(game, "mare_sciacca")
    assert [4, 4, 4, 3] == list(game.position.boat_supply)


@pytest.mark.rule("W-049", "WA-23")
def test_two_boats_of_one_family_leave_no_choice() -> None:
    game = use("s1c1r2", boats={"mare_agrigento": ["yellow", "yellow"]})
    play(game, "boat mare_sciacca", "sail mare_agrigento")
    assert ["yellow"] == boats(game, "mare_agrigento")
    assert ["blue"] == awaited(game)


@pytest.mark.rule("W-049", "WA-23")
def test_boats_are_counted_only_where_the_new_one_ends() -> None:
    game = use("s1c1r2", boats={"mare_sciacca": ["green", "yellow"], "mare_agrigento": ["yellow"]})
    play(game, "boat mare_sciacca", "sail mare_agrigento")
    assert (["green", "yellow"], ["red", "yellow"]) == (boats(game, "mare_sciacca"), boats(game, "mare_agrigento"))
    assert ["blue"] == awaited(game)


# In the encounter phase


@pytest.mark.rule("WA-69", "W-021")
def test_an_order_builds_its_lab_in_its_area_or_not_at_all() -> None:
    game = at(phase="encounter", orders={"termini": ["yellow_b5"]}, labs={"termini": 1})
    play(game, "part 1")
    assert 2 == labs(game, "termini")
    full = at(phase="encounter", orders={"termini": ["yellow_b5"]}, labs={"termini": 2})
    assert refused(full, "part 1") in ("W-021", "WA-69")
    assert {"part 2", "pass"} == texts(full)


@pytest.mark.rule("WA-68")
def test_a_car_goes_along_into_an_own_area() -> None:
    game = at(phase="encounter", orders={"corleone": ["red_b1"]}, cars={"corleone": 1})
    moved(game)
    assert ("red 1", "red 3") == (in_area(game, "corleone"), in_area(game, "bagheria"))
    assert (0, 1) == (cars(game, "corleone"), cars(game, "bagheria"))


def moved(game: war.War) -> None:
    if "part 1" in texts(game):
        play(game, "part 1")
    play(game, "move corleone bagheria land", "soldati 1", "cars 1")
