"""House rules of the encounter phase: each changes one thing, and without it the ruling holds."""

import pytest

from famiglia import war

from .encounter_builder import arguments_of, encounter, hq, labs, over, play, refused, supply, texts, there

# mandamento-vests: Licata, Gela and Caltagirone are a Mandamento.


@pytest.mark.rule("WA-03", "W-087")
@pytest.mark.parametrize(
    ("options", "owner", "area", "defence"),
    [
        ((), "blue", "gela", 0),
        (("mandamento-vests",), "blue", "gela", 1),
        (("mandamento-vests",), "blue", "caltagirone", 1),
        (("mandamento-vests",), "yellow", "gela", 0),
        (("mandamento-vests",), "neutral", "gela", 0),
    ],
)
def test_vests_protect_the_owners_soldati_in_the_whole_mandamento(
    options: tuple[str, ...], owner: str, area: str, defence: int
) -> None:
    game = encounter(
        {"ragusa": "red 3", "licata": "blue 2", area: f"{owner} 5"},
        {"ragusa": "red_ja", "licata": "blue_b1"},
        options=options,
    )
    play(game, "part 1", f"move ragusa {area} land")
    assert [(2, defence)] == arguments_of(play(game, "soldati 1"), "attack", "attack", "defence")


@pytest.mark.rule("WA-03", "W-118")
@pytest.mark.parametrize(("options", "defence"), [((), 1), (("mandamento-vests",), 2)])
def test_vests_of_the_mandamento_add_up_also_against_strikes(options: tuple[str, ...], defence: int) -> None:
    soldati = {"ragusa": "red 3", "licata": "blue 2", "gela": "blue 5"}
    game = encounter(soldati, {"ragusa": "red_b3", "licata": "blue_b1", "gela": "blue_ja"}, options=options)
    play(game, "part 1")
    assert [(2, defence)] == arguments_of(play(game, "strike ragusa gela bomb"), "struck", "attack", "defence")


@pytest.mark.rule("WA-03")
def test_a_vest_in_another_mandamento_does_not_protect() -> None:
    soldati = {"ragusa": "red 3", "camastra": "blue 2", "gela": "blue 5"}
    game = encounter(soldati, {"ragusa": "red_ja", "camastra": "blue_b1"}, options=["mandamento-vests"])
    play(game, "part 1", "move ragusa gela land")
    assert [(2, 0)] == arguments_of(play(game, "soldati 1"), "attack", "attack", "defence")


@pytest.mark.rule("WA-03", "WA-08")
def test_an_order_without_an_area_protects_nobody() -> None:
    for area in ("noto", "gela"):
        game = encounter({"ragusa": "red 3", area: "blue 5"}, {"ragusa": "red_ja"}, options=["mandamento-vests"])
        play(game, "part 1", f"move ragusa {area} land")
        assert [(2, 0)] == arguments_of(play(game, "soldati 1"), "attack", "attack", "defence")


# strict-pentito


def pentito(*options: str, **soldati: str) -> war.War:
    game = encounter(
        {"enna": "black 3", **soldati}, {"enna": "black_ja"}, families="black blue green yellow", options=options
    )
    play(game, "part 1")
    return game


@pytest.mark.rule("WA-84", "WA-04")
def test_a_strict_pentito_removes_at_most_one_fewer_than_pictured() -> None:
    game = pentito("strict-pentito", camastra="blue 3", palagonia="blue 3", petralia="neutral 3")
    assert "WA-84" == refused(game, "pass")
    play(game, "remove camastra 1", "remove palagonia 1")
    assert "WA-84" == refused(game, "remove petralia 1"), "1 + 1 + 1 is 2 below 5"
    assert "WA-84" == refused(game, "pass")
    assert {"remove petralia 2"} == texts(game)
    play(game, "remove petralia 2")
    assert ("blue 2", "blue 2", "neutral 1", True) == (
        *(there(game, a) for a in ("camastra", "palagonia", "petralia")),
        over(game),
    )


@pytest.mark.rule("WA-84")
def test_a_strict_pentito_may_stop_when_only_one_is_missing() -> None:
    game = pentito("strict-pentito", camastra="blue 3", palagonia="blue 3", petralia="neutral 3")
    play(game, "remove camastra 2", "remove palagonia 2", "pass")
    assert ("neutral 3", True) == (there(game, "petralia"), over(game))


@pytest.mark.rule("WA-84")
def test_a_strict_pentito_is_measured_by_what_the_adjacent_areas_can_give() -> None:
    game = pentito("strict-pentito", camastra="blue 1", palagonia="blue 1")
    assert "WA-84" == refused(game, "pass")
    play(game, "remove camastra 1", "pass")
    assert ("", "blue 1") == (there(game, "camastra"), there(game, "palagonia"))
    two = pentito("strict-pentito", camastra="blue 3", palagonia="blue 3")
    play(two, "remove camastra 1")
    assert {"remove palagonia 2"} == texts(two), "2 + 2 - 1: the third number has no area left"
    assert "WA-84" == refused(two, "remove palagonia 1")
    lonely = pentito("strict-pentito", camastra="blue 1")
    play(lonely, "pass")
    assert "blue 1" == there(lonely, "camastra")


@pytest.mark.rule("WA-84")
def test_a_strict_pentito_counts_the_best_areas_for_the_best_numbers() -> None:
    game = pentito("strict-pentito", camastra="blue 1", palagonia="blue 3", petralia="blue 1", nicosia="blue 1")
    assert {
        "remove camastra 1",
        "remove palagonia 1",
        "remove palagonia 2",
        "remove petralia 1",
        "remove nicosia 1",
    } == texts(game)
    play(game, "remove camastra 1")
    assert "WA-84" == refused(game, "pass"), "at least 2 + 1 + 1 - 1"
    play(game, "remove petralia 1")
    assert {"remove palagonia 1", "remove palagonia 2", "remove nicosia 1"} == texts(game), "a 2 is left"


@pytest.mark.rule("WA-04")
def test_without_the_option_any_fewer_may_be_removed() -> None:
    game = pentito(camastra="blue 3", palagonia="blue 3", petralia="neutral 3")
    play(game, "remove camastra 1", "pass")
    assert over(game)


# spoils-from-any-loss

BOTH = pytest.mark.parametrize(("options", "gained"), [((), 0), (("spoils-from-any-loss",), 1)])


@BOTH
@pytest.mark.rule("WA-32", "W-142")
def test_a_bribed_neutral_brings_a_soldato(options: tuple[str, ...], gained: int) -> None:
    game = encounter(
        {"licata": "red 4", "gela": "neutral 3"}, {"licata": "red_b2"}, money={"red": 1}, tiles={"red": "bribery"},
        options=options,
    )  # fmt: skip
    play(game, "part 2", "move licata gela land", "bribe")
    assert (gained, "neutral 2") == (hq(game, "red"), there(game, "gela"))


@BOTH
@pytest.mark.rule("WA-32", "W-134")
def test_a_replaced_neutral_brings_a_soldato(options: tuple[str, ...], gained: int) -> None:
    game = encounter({"licata": "green 4", "gela": "neutral 1"}, {"licata": "green_ca"}, options=options)
    play(game, "part 2", "move licata gela land", "soldati 1", "replace 1")
    assert (gained, "green 2") == (hq(game, "green"), there(game, "gela"))


@BOTH
@pytest.mark.rule("WA-32", "W-136")
def test_a_bought_neutral_brings_a_soldato(options: tuple[str, ...], gained: int) -> None:
    game = encounter(
        {"licata": "yellow 4", "gela": "neutral 1"}, {"licata": "yellow_cc"}, money={"yellow": 1}, options=options
    )
    play(game, "part 2", "move licata gela land", "soldati 1", "buy 1")
    assert (gained, "yellow 1") == (hq(game, "yellow"), there(game, "gela"))


@BOTH
@pytest.mark.rule("WA-32", "W-140")
def test_a_defecting_neutral_brings_a_soldato(options: tuple[str, ...], gained: int) -> None:
    game = encounter(
        {"licata": "white 4", "gela": "neutral 1"}, {"licata": "white_cb"}, families="white blue green yellow", options=options
    )  # fmt: skip
    play(game, "part 1", "defect gela")
    assert (gained, "white 5") == (hq(game, "white"), there(game, "licata"))


@BOTH
@pytest.mark.rule("WA-32", "W-107")
def test_a_turned_neutral_brings_a_soldato(options: tuple[str, ...], gained: int) -> None:
    game = encounter({"licata": "red 4", "gela": "neutral 1"}, {"licata": "red_b2"}, options=options)
    play(game, "part 2", "move licata gela land", "soldati 3", "finesse", "blue: defend blue")
    play(game, "red: card turncoat", "blue: card coward_1", "red: leave", "blue: leave")
    assert (gained, "red 4") == (hq(game, "red"), there(game, "gela"))


@pytest.mark.rule("WA-32", "W-107")
def test_the_turncoat_has_the_last_soldato_of_the_supply_before_any_spoils() -> None:
    game = encounter(
        {"licata": "red 4", "gela": "neutral 2"}, {"licata": "red_b2"}, supply={"red": 1}, options=["spoils-from-any-loss"]
    )  # fmt: skip
    play(game, "part 2", "move licata gela land", "soldati 2", "finesse", "blue: defend blue")
    play(game, "red: card turncoat", "blue: card coward_1", "red: leave", "blue: leave")
    assert ("red 3", 0) == (there(game, "gela"), hq(game, "red"))


@pytest.mark.rule("WA-32")
@pytest.mark.parametrize("order", ["green_ca", "yellow_cc", "red_b2"])
def test_enemies_lost_in_these_ways_never_bring_a_soldato(order: str) -> None:
    mover = order.split("_")[0]
    enemy = "blue" if mover != "yellow" else "red"
    game = encounter(
        {"licata": f"{mover} 4", "gela": f"{enemy} 3"}, {"licata": order}, money={mover: 2}, tiles={mover: "bribery"},
        options=["spoils-from-any-loss"],
    )  # fmt: skip
    play(game, "part 2", "move licata gela land", "bribe", "soldati 1")
    if order != "red_b2":
        play(game, "replace 1" if order == "green_ca" else "buy 1")
    else:
        play(game, "finesse", "red: card turncoat", "blue: card coward_2", "red: leave", "blue: leave")
    assert 0 == hq(game, mover)


@pytest.mark.rule("WA-32", "W-140")
def test_a_defecting_enemy_never_brings_a_soldato() -> None:
    game = encounter(
        {"licata": "white 4", "gela": "blue 1"}, {"licata": "white_cb"}, families="white blue green yellow",
        options=["spoils-from-any-loss"],
    )  # fmt: skip
    play(game, "part 1", "defect gela")
    assert (0, 50) == (hq(game, "white"), supply(game, "blue"))


# single-effect-of-twins


@pytest.mark.rule("W-110", "W-106")
@pytest.mark.parametrize(
    ("options", "mine", "yours", "taking", "attacker", "defender"),
    [
        ((), "coward_2", "coward_2", "take leave", 4, 0),
        (("single-effect-of-twins",), "coward_2", "coward_2", "take leave", 2, 0),
        (("single-effect-of-twins",), "coward_2", "coward_2", "leave take", 0, 2),
        (("single-effect-of-twins",), "coward_1", "coward_2", "take leave", 3, 0),
        (("single-effect-of-twins",), "coward_2", "coward_2", "leave leave", 2, 2),
        (("single-effect-of-twins",), "coward_2", "coward_2", "take take", 2, 2),
    ],
)
def test_two_identical_cards_before_one_family_count_once(
    options: tuple[str, ...], mine: str, yours: str, taking: str, attacker: int, defender: int
) -> None:
    game = encounter({"licata": "red 6", "gela": "blue 5"}, {"licata": "red_b2"}, options=options)
    play(game, "part 2", "move licata gela land", "soldati 5", "finesse")
    first, second = taking.split()
    play(game, f"red: card {mine}", f"blue: card {yours}", f"red: {first}", f"blue: {second}")
    assert (attacker, defender) == (hq(game, "red"), hq(game, "blue"))


@pytest.mark.rule("W-110", "W-107")
@pytest.mark.parametrize(("options", "left"), [((), "red 4"), (("single-effect-of-twins",), "red 2")])
def test_two_turncoats_before_one_family_count_once(options: tuple[str, ...], left: str) -> None:
    game = encounter({"licata": "red 6", "gela": "blue 5"}, {"licata": "red_b2"}, options=options, labs={"gela": 1})
    play(game, "part 2", "move licata gela land", "soldati 5", "finesse")
    play(game, "red: card turncoat", "blue: card turncoat", "red: take", "blue: leave")
    assert (left, 0) == (there(game, "gela"), labs(game, "gela"))
