"""Setting up: tiles, families, headquarters, lineup, starting player, characters, the first influence tokens."""

import pytest

from famiglia import war

from .planning_builder import (
    FixedDice,
    awaited,
    boats,
    cars,
    hq,
    in_area,
    labs,
    play,
    refused,
    supply,
    texts,
    tokens,
    top,
    where,
)

RED_GREEN_BLACK_AGAINST_BLUE_YELLOW_WHITE = [3, 2, 0, 1, 5, 4]
CONTABILE, AUTISTA, CONTRABBANDIERE, CHIMICO, CAPODECINA, CONSIGLIERE = range(6)
CARDS = [CAPODECINA, CONTRABBANDIERE, AUTISTA, CONSIGLIERE]
LEAD = ("lead red", "lead blue", "lead green", "lead yellow")


def dealt(*options: str, starter: int = 0, cards: list[int] | None = None, tiles: list[int] | None = None) -> war.War:
    chance = FixedDice(tiles or [], RED_GREEN_BLACK_AGAINST_BLUE_YELLOW_WHITE, cards or CARDS, number=starter)
    return war.new(options=options, dice=chance)


def led(starter: int = 0, cards: list[int] | None = None) -> war.War:
    """Families are chosen: NW red, SW blue, NE green, SE yellow."""
    game = dealt(starter=starter, cards=cards)
    for seat, move in enumerate(LEAD):
        play(game, move, who=seat)
    return game


def equipped() -> war.War:
    """Units and labs stand; the first influence token is next."""
    game = led()
    play(game, "soldato corleone", "soldato corleone", "boat mare_licata", "car ragusa", "soldato termini")
    play(game, "lab corleone", "lab corleone", "lab catania", "lab gela", "lab gela", "lab enna")
    play(game, "lab ragusa", "lab ragusa", "lab acireale", "lab termini", "lab termini")
    return game


@pytest.mark.rule("W-001", "W-004")
def test_four_seats_in_two_teams_whose_mates_sit_on_one_side() -> None:
    game = dealt()
    sides = {seat.id: game.team(seat.index) for seat in game.pack.seats}
    assert {"NW": "A", "NE": "A", "SW": "B", "SE": "B"} == sides
    refusal = game.why_not(4, "lead red")
    assert refusal is not None
    assert "W-001" == refusal.rule
    assert [] == game.moves(4)


@pytest.mark.rule("W-001")
def test_each_seat_leads_one_family_of_its_own() -> None:
    game = led()
    assert 4 == len(set(game.position.family))


@pytest.mark.rule("W-003", "W-022")
def test_sheet_0_is_on_top_with_its_gray_tokens_and_sheet_1_below() -> None:
    game = led()
    assert (0, 1) == (game.position.top_sheet, game.position.bottom_sheet())
    gray = {"c1r1", "c1r2", "c2r1", "c3r1", "c4r1", "c5r1", "c6r1", "c6r2"}
    assert {place: ["neutral"] for place in gray} == top(game)
    assert 8 == game.pack.limits.general.neutral_influence


@pytest.mark.rule("W-005")
def test_seven_tiles_are_drawn_and_both_teams_have_the_same() -> None:
    game = dealt(tiles=[10, 8, 6, 4, 2, 1, 0])
    drawn = game.opening[0].as_json()
    assert {
        "kind": "tiles-drawn",
        "tiles": ["allies", "bribery", "chain_of_command", "influence", "recruitment", "garage", "bodyguards"],
    } == drawn
    assert 11 == len(game.pack.tiles)
    assert 7 + 7 == len(game.position.marks)
    assert drawn != dealt(tiles=[9]).opening[0].as_json()


@pytest.mark.rule("W-006")
def test_each_team_chooses_from_three_families_after_the_tiles_are_known() -> None:
    game = dealt()
    kinds = [event.kind for event in game.opening]
    assert kinds.index("tiles-drawn") < kinds.index("families-dealt")
    assert (0, 1, 2, 3) == game.to_decide()
    for seat in (0, 2):
        assert {"lead red", "lead green", "lead black"} == texts(game, who=seat)
    for seat in (1, 3):
        assert {"lead blue", "lead yellow", "lead white"} == texts(game, who=seat)
    assert "W-006" == refused(game, "lead blue", who=0)
    assert "W-006" == refused(game, "pass", who=0)


@pytest.mark.rule("WA-78", "W-006")
def test_families_go_first_come_first_served_and_the_third_leaves_the_game() -> None:
    game = dealt()
    play(game, "lead red", who=2)
    assert (0, 1, 3) == game.to_decide()
    assert {"lead green", "lead black"} == texts(game, who=0)
    assert "WA-78" == refused(game, "lead red", who=0)
    assert "W-006" == refused(game, "lead green", who=2)
    play(game, "lead black", who=0)
    play(game, "lead white", who=1)
    play(game, "lead yellow", who=3)
    names = [game.pack.families[i].id for i in game.position.family]
    assert ["black", "white", "red", "yellow"] == names


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.rule("W-007")
def test_a_first_game_deals_all_but_black_and_white_at_random(seed: str) -> None:
    game = war.new(options=("first-game",), dice=war.Dice(seed))
    assert {"blue", "green", "red", "yellow"} == {game.pack.families[i].id for i in game.position.family}
    assert "families" != game.view(None).step


@pytest.mark.rule("W-007")
def test_the_dice_decide_who_leads_what_in_a_first_game() -> None:
    games = [war.new(options=("first-game",), dice=war.Dice(str(seed))) for seed in range(8)]
    assert 3 < len({tuple(game.position.family) for game in games})


@pytest.mark.rule("W-008", "WA-62", "WA-82")
def test_only_the_own_team_looks_behind_a_screen() -> None:
    game = led()
    for viewer in (0, 2, "A"):
        table = game.view(viewer).table
        assert (4, 6) == (table.money[0], table.money[2])
        assert (3, 3) == (table.hq[0], table.hq[2])
        assert (-1, -1) == (table.money[1], table.money[3])
        assert (-1, -1) == (table.hq[1], table.hq[3])
        assert (-1, -1) == (table.supply[1], table.supply[3])
    assert [-1] * 4 == list(game.view(None).table.money)
    assert list(game.position.character) == list(game.view(None).table.character)
    assert list(game.position.off_mat) == list(game.view(None).table.off_mat)
    assert list(game.position.tiles) == list(game.view(None).table.tiles)


@pytest.mark.rule("W-009")
def test_every_order_of_the_enemy_families_is_known_in_kind() -> None:
    view = equipped().view("A")
    for family in ("blue", "yellow"):
        orders = view.pack.orders_of(family)
        assert 13 == len(orders)
        assert all(order.initiative > 0 and order.effects for order in orders)


@pytest.mark.rule("W-010")
def test_basic_orders_begin_in_the_headquarters_and_advanced_ones_on_the_mat() -> None:
    game = led()
    for family in ("red", "blue", "green", "yellow"):
        orders = game.pack.orders_of(family)
        assert 5 == len([order for order in orders if where(game, order.id) == "hq"])
        assert {order.id for order in orders if order.tier == "basic"} == {
            order.id for order in orders if where(game, order.id) == "hq"
        }
        assert 8 == len([order for order in orders if where(game, order.id) == "mat"])


@pytest.mark.rule("W-011")
def test_seventeen_tokens_cover_each_mat_and_what_is_beneath_is_open() -> None:
    game = led()
    assert [0] * 16 == list(game.position.off_mat)
    for family in game.pack.families:
        rows = [row for row in game.view(0).pack.mat_rows if row.family == family.id]
        assert 17 == sum(len(row.spaces) for row in rows)


@pytest.mark.rule("W-012", "W-017")
def test_what_is_not_on_the_table_is_in_the_supply() -> None:
    game = led()
    for family, behind in (("red", 3), ("blue", 3), ("green", 3), ("yellow", 5)):
        assert 50 - 15 - behind == supply(game, family)
        assert 8 == tokens(game, family)
    assert [5] * 4 == list(game.position.car_supply)
    assert [4] * 4 == list(game.position.boat_supply)


@pytest.mark.rule("W-013", "W-014")
def test_every_area_begins_with_two_or_three_soldati_of_its_symbol() -> None:
    game = led()
    seats = {"NW": "red", "SW": "blue", "NE": "green", "SE": "yellow", "neutral": "neutral"}
    for area in game.pack.areas:
        assert f"{seats[area.start]} {area.soldati}" == in_area(game, area.id)
        assert area.soldati in (2, 3)
    for seat in range(4):
        assert 6 == list(game.position.owner).count(seat)
    assert 12 == list(game.position.owner).count(4)
    assert 0 == game.position.neutral_supply


@pytest.mark.rule("W-015")
def test_the_arrows_lead_through_all_seats_and_always_to_the_other_team() -> None:
    game = led()
    pack = game.pack
    seat, seen = pack.seats[0], []
    for _ in range(4):
        seen.append(seat.id)
        assert pack.seat(seat.next).team != seat.team
        seat = pack.seat(seat.next)
    assert ["NW", "SW", "NE", "SE"] == seen


@pytest.mark.parametrize("starter", range(4))
@pytest.mark.rule("W-016", "W-018", "WA-66")
def test_the_starting_player_is_drawn_and_gives_1_money_to_the_last(starter: int) -> None:
    game = led(starter=starter)
    assert starter == game.position.starter == game.position.next_starter
    printed = [5, 6, 6, 7]
    printed[starter] -= 1
    printed[(starter + 3) % 4] += 1
    assert printed == list(game.position.money)


@pytest.mark.rule("W-017")
def test_the_character_fills_the_headquarters() -> None:
    game = led(cards=[CONTABILE, CONSIGLIERE, CHIMICO, AUTISTA])
    assert [10 - 1, 7, 6, 6 + 1] == list(game.position.money)
    assert [3, 5, 3, 3] == [hq(game, family) for family in ("red", "blue", "green", "yellow")]


@pytest.mark.rule("W-019", "WA-80", "W-015")
def test_extra_units_are_placed_in_order_of_play_from_the_starting_player() -> None:
    game = led(starter=2)
    assert ["green"] == awaited(game)
    play(game, "car ragusa")
    assert 1 == cars(game, "ragusa")
    assert ["yellow"] == awaited(game)
    play(game, "soldato termini")
    assert "yellow 4" == in_area(game, "termini")
    assert ["red"] == awaited(game)
    play(game, "soldato corleone", "soldato catania")
    assert ("red 3", "red 3") == (in_area(game, "corleone"), in_area(game, "catania"))
    assert ["blue"] == awaited(game)
    play(game, "boat mare_licata")
    assert ["blue"] == boats(game, "mare_licata")
    assert ["green"] == awaited(game)
    assert {"lab"} == {text.split()[0] for text in texts(game)}


@pytest.mark.rule("W-019", "W-047", "W-048", "WA-80")
def test_extra_units_need_an_own_area() -> None:
    game = led()
    assert "W-019" == refused(game, "soldato palermo")
    assert "W-019" == refused(game, "soldato ragusa")
    assert "W-015" == refused(game, "boat mare_licata", who="blue")
    assert "W-019" == refused(game, "lab corleone")
    play(game, "soldato corleone", "soldato corleone")
    assert "W-019" == refused(game, "boat mare_catania")
    assert "W-019" == refused(game, "soldato gela")
    assert "W-019" == refused(game, "car gela")
    own = {area.id for area in game.pack.areas if in_area(game, area.id).startswith("blue")}
    assert {f"boat {sea.id}" for sea in game.pack.seas if own & set(sea.areas)} == texts(game)
    play(game, "boat mare_agrigento")
    assert ["green"] == awaited(game), "the boat is only placed, without the extra step"
    assert "W-019" == refused(game, "car gela")
    assert "W-019" == refused(game, "boat mare_licata")


@pytest.mark.rule("W-020", "W-021")
def test_labs_go_to_own_areas_two_at_the_most() -> None:
    game = led()
    play(game, "soldato corleone", "soldato corleone", "boat mare_licata", "car ragusa", "soldato termini")
    assert ["red"] == awaited(game)
    assert "W-020" == refused(game, "lab palermo")
    assert "W-020" == refused(game, "lab ragusa")
    assert "W-020" == refused(game, "pass")
    play(game, "lab corleone", "lab corleone")
    assert "W-021" == refused(game, "lab corleone")
    play(game, "lab catania")
    assert (2, 1) == (labs(game, "corleone"), labs(game, "catania"))
    assert ["blue"] == awaited(game)
    assert 30 - 3 == game.position.lab_supply


@pytest.mark.rule("W-023", "W-030")
def test_twice_around_each_player_puts_a_token_below_the_gray_ones() -> None:
    game = equipped()
    order = []
    for move in ("start 1", "start 2", "start 2", "start 2", "start 6", "start 6", "start 3", "start 4"):
        order += awaited(game)
        if move == "start 4":
            assert "W-023" == refused(game, "start 2")
            assert "W-023" == refused(game, "start 6")
        play(game, move)
    assert ["red", "blue", "green", "yellow"] * 2 == order
    placed = {
        "c1r3": ["red"],
        "c2r2": ["blue"],
        "c2r3": ["green"],
        "c2r4": ["yellow"],
        "c6r3": ["red"],
        "c6r4": ["blue"],
        "c3r2": ["green"],
        "c4r2": ["yellow"],
    }
    assert placed == {place: whose for place, whose in top(game).items() if whose != ["neutral"]}
    assert [6] * 4 == [tokens(game, family) for family in ("red", "blue", "green", "yellow")]
    assert (1, ["red"]) == (game.position.round, awaited(game))


@pytest.mark.rule("W-023")
def test_the_first_tokens_go_into_one_of_six_columns() -> None:
    game = equipped()
    assert {f"start {n}" for n in range(1, 7)} == texts(game)
    assert "W-023" == refused(game, "start 0")
    assert "W-023" == refused(game, "pass")


@pytest.mark.rule("W-024", "W-026")
def test_the_island_has_twelve_mandamenti_of_three_areas_and_nine_seas() -> None:
    pack = war.board_of().pack
    assert [3] * 12 == [len(mandamento.areas) for mandamento in pack.mandamenti]
    assert 36 == len({area for mandamento in pack.mandamenti for area in mandamento.areas})
    assert 9 == len(pack.seas)
    assert {0, 1, 2} == {len(area.seas) for area in pack.areas}
    assert ("mare_licata", "mare_agrigento") == tuple(pack.area("licata").seas)


@pytest.mark.rule("WA-01", "W-025")
def test_comastina_is_camastra_and_borders_enna() -> None:
    game = led()
    assert game.move("into comastina") == game.move("into camastra")
    assert "enna" in game.pack.area("camastra").neighbours
    assert {"agrigento", "camastra", "caltanissetta"} == set(game.pack.mandamento("agrigento").areas)


@pytest.mark.rule("WA-02")
def test_the_seven_orders_of_the_appendix_belong_to_the_church() -> None:
    orders = {order.id: order for order in war.board_of().orders}
    for id_ in ("green_ca", "yellow_cb", "yellow_cc", "black_cb", "blue_cb", "white_ca", "white_cb"):
        assert "church" == orders[id_].row
