"""Facts that the rulebook states about components hold for the standard pack; C05 etc. are the numbers of our notes."""

from collections.abc import Callable

import pytest

from famiglia.war.pack import Area, Effect, Pack, Space, load

PACK = load()


def area(id_: str) -> Area:
    return PACK.area(id_)


def has_space(fits: Callable[[Space], bool]) -> bool:
    return any(fits(space) for space in PACK.spaces)


def effect(verb: str, **parameters: object) -> Effect:
    return Effect(verb, tuple(parameters.items()))  # type: ignore[arg-type]


def neighbours(a: str, b: str) -> bool:
    return b in area(a).neighbours


def effects_of(order: str) -> tuple[Effect, ...]:
    return PACK.order(order).effects


def test_c05_caltanissetta_agrigento_and_camastra_are_a_mandamento() -> None:
    assert {"caltanissetta", "agrigento", "camastra"} in [set(m.areas) for m in PACK.mandamenti]
    assert ("Comastina",) == area("camastra").aliases


def test_c06_enna_and_camastra_are_adjacent() -> None:
    assert neighbours("enna", "camastra")


def test_c07_licata_touches_two_seas_that_meet() -> None:
    assert {"mare_agrigento", "mare_licata"} == set(area("licata").seas)
    assert "mare_licata" in PACK.sea("mare_agrigento").neighbours


def test_c08_licata_can_become_the_second_area_of_its_mandamento() -> None:
    assert "neutral" == area("licata").start
    assert any(other.start != "neutral" for other in PACK.areas_of(PACK.mandamento(area("licata").mandamento)))


def test_c09_from_camastra_to_ragusa_it_takes_two_boats() -> None:
    assert not neighbours("camastra", "ragusa")
    assert not set(area("camastra").seas) & set(area("ragusa").seas)
    assert "mare_agrigento" in area("camastra").seas
    assert "mare_licata" in area("ragusa").seas


def test_c10_the_neutrals_of_scordia_can_be_led_from_caltagirone_to_palagonia() -> None:
    assert neighbours("caltagirone", "scordia")
    assert neighbours("scordia", "palagonia")
    assert "neutral" == area("scordia").start
    assert area("scordia").soldati >= 2
    assert PACK.seat(area("caltagirone").start).team != PACK.seat(area("palagonia").start).team
    assert any(e.verb == "agitate" for order in PACK.orders_of("red") for e in order.effects)


def test_c11_bronte_breaks_ties() -> None:
    assert area("bronte") is PACK.tie_break


def test_c13_the_neutral_areas_use_the_gray_soldati() -> None:
    assert 12 == len(PACK.neutral_areas())
    assert 30 == sum(neutral.soldati for neutral in PACK.neutral_areas())


def test_c19_columns_cost_1_and_2() -> None:
    assert {1, 2} <= set(PACK.sheet(0).cost or ())


def test_c20_every_column_of_sheet_0_has_a_gray_circle() -> None:
    gray = PACK.sheet(0).gray or ()
    assert 8 == sum(gray)
    assert min(gray) >= 1


ISSUE = effect("issue_order", n=1, mode="separate")


@pytest.mark.parametrize(
    "fits",
    [
        lambda s: s.money == -1 and s.actions == (ISSUE, effect("place", bonus=1, where="own_or_empty")),
        lambda s: s.money == 1 and s.infinite and s.mode == "one" and len(s.actions) == 2,
        lambda s: s.actions == (effect("recruit", bonus=1),),
        lambda s: s.actions == (effect("place", bonus=2, where="own_or_empty"),),
        lambda s: s.actions == (effect("exert", n=1, to="supply"),),
        lambda s: s.actions == (effect("exert", n=1, to="sheet"),),
        lambda s: s.actions == (effect("ultima_azione"),),
        lambda s: s.actions == (effect("issue_order", n=2, mode="separate"),),
        lambda s: s.actions == (effect("issue_order", n=2, mode="stacked"),),
        lambda s: s.actions == (effect("place", bonus=4, where="own"),),
        lambda s: s.actions == (effect("launder"), effect("rally")) and s.mode == "all",
        lambda s: s.actions == (effect("exert", n=2, to="box", same_row=True),),
    ],
)  # fmt: skip
def test_c25_the_spaces_that_the_rulebook_shows_are_there(fits: Callable[[Space], bool]) -> None:
    assert has_space(fits)


def test_c31_the_first_token_of_blue_justice_b_hides_a_car() -> None:
    assert effect("car") == PACK.mat_row("blue", "justice").groups[1].spaces[0]


def test_c32_red_reaches_attack_2_and_strike_3() -> None:
    assert effect("car_base", attack=2, strike=3) in PACK.mat_row("red", "justice").spaces


def test_c33_police_2_and_church_4_occur() -> None:
    assert any(row.start == effect("base", value=2) for row in PACK.mat_rows if row.row == "police")
    assert any(effect("base", value=4) in row.spaces for row in PACK.mat_rows if row.row == "church")


def test_c34_red_economy_hides_1_money() -> None:
    assert effect("money", n=1) in PACK.mat_row("red", "economy").spaces


def test_c37_the_order_of_the_example_on_page_17() -> None:
    order = PACK.order("red_ja")
    assert ("attack", 4, 2) == (order.type, order.initiative, order.skull)
    assert (effect("move", times=1),) == order.effects
    assert any(order.vest == 1 for order in PACK.orders_of("blue"))


@pytest.mark.parametrize(
    "wanted",
    [
        effect("pentito", removals=(2, 2, 1)), effect("place", n=3), effect("place_base", bonus=1),
        *(effect("agitate", range=distance) for distance in (1, 2, 3)),
    ],
)  # fmt: skip
def test_c37_the_symbols_that_the_rulebook_shows_are_there(wanted: Effect) -> None:
    assert any(wanted in order.effects for order in PACK.orders)
    assert any(order.vest == 2 for order in PACK.orders)


def test_c40_double_shotgun_and_double_bomb_exist() -> None:
    for wanted in (effect("move", times=2), effect("strike", times=2)):
        assert any(wanted in order.effects for order in PACK.orders)


@pytest.mark.parametrize(
    ("order", "wanted"),
    [
        ("green_ca", [effect("replace_defenders", n=1)]),
        ("yellow_cb", [effect("car", n=1), effect("lab", n=1), effect("place_per_lab", n=1)]),
        ("yellow_cc", [effect("buy_off", cost=1)]),
        ("black_cb", [effect("replace_defenders", n=2)]),
        ("blue_cb", [effect("strike_and_move")]),
        ("white_ca", [effect("place_spread", n=2, extra_areas=2)]),
        ("white_cb", [effect("defect_adjacent", n=3)]),
    ],
)
def test_c41_the_special_orders_of_the_appendix(order: str, wanted: list[Effect]) -> None:
    assert set(wanted) <= set(effects_of(order))
    assert ("church", order[-1].upper()) == (PACK.order(order).row, PACK.order(order).column)


def test_c42_a_character_has_3_labs() -> None:
    assert any(character.labs == 3 for character in PACK.characters)


def test_c43_the_tiles_of_the_appendix() -> None:
    tiles = {tile.name: tile.effect for tile in PACK.tiles}
    assert effect("leapfrog", cost=1, through=("empty", "neutral"), by_sea=False) == tiles["Allies"]
    assert effect("stack_orders", max=2) == tiles["Chain of Command"]
    assert effect("strike_range", car_only=True, range=2) == tiles["Delay Detonator"]
    assert effect("sea_attack_bonus", n=1) == tiles["Miniguns"]
    assert 1 == tiles["Influence"].number("cost_soldati")
    assert tiles["Recruitment"].flag("all_or_nothing")
    assert ("boat",) == tiles["Speedboats"].words("kinds")
    assert "bribe" == tiles["Bribery"].verb
    assert "encounter" == PACK.tile("recruitment").phase


def test_c44_turncoat_then_cowards() -> None:
    cards = [(card.effect.verb, card.effect.number("n"), card.resolve) for card in PACK.conflict_cards]
    assert [("turncoat", 1, 1), ("coward", 1, 2), ("coward", 2, 2)] == cards


def test_the_first_game_is_played_without_black_and_white() -> None:
    assert {"black", "white"} == {family.id for family in PACK.families if not family.first_game}


def test_every_entry_says_where_it_comes_from() -> None:
    def silent(pack: Pack) -> list[str]:
        entries = (*pack.areas, *pack.seas, *pack.spaces, *pack.mat_rows, *pack.orders, *pack.tiles, *pack.characters)
        return [entry.label for entry in entries if not entry.provenance]

    assert [] == silent(PACK)
