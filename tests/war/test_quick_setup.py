"""The option `quick-setup`: the setup takes no choices and treats every seat alike."""

from collections.abc import Iterable

import pytest

from famiglia import war

from .planning_builder import FixedDice, labs, top

SEEDS = [str(seed) for seed in range(12)]


def quick(seed: str, *options: str) -> war.War:
    return war.new(options=("quick-setup", *options), dice=war.Dice(seed))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("W-016", "W-023", "W-030")
def test_the_first_decision_is_the_first_turn_of_the_starting_player(seed: str) -> None:
    game = quick(seed)
    assert "turn" == game.view(None).step
    assert (game.position.starter,) == game.to_decide()
    assert 16 == sum(len(whose) for whose in top(game).values())
    for seat in range(4):
        assert 6 == game.position.token_supply[seat]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("W-006")
def test_every_team_leads_two_of_the_families_it_was_dealt(seed: str) -> None:
    game = quick(seed)
    p = game.position
    assert 4 == len(set(p.family))
    for seat in range(4):
        assert p.dealt[p.team(seat)] >> p.family[seat] & 1


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("W-007")
def test_quick_setup_goes_with_a_first_game(seed: str) -> None:
    game = quick(seed, "first-game")
    assert {"blue", "green", "red", "yellow"} == {game.pack.families[i].id for i in game.position.family}
    assert "turn" == game.view(None).step


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("W-017", "W-018", "W-019", "W-020", "W-021", "WA-80")
def test_every_character_gets_what_is_on_the_card(seed: str) -> None:
    game = quick(seed)
    p = game.position
    for seat in range(4):
        card = game.pack.characters[int(p.character[seat])]
        own = [area for area in range(36) if p.owner[area] == seat]
        gift = {int(p.starter): -1, int(p.previous_of(p.starter)): 1}.get(seat, 0)
        assert card.money + gift == p.money[seat]
        assert card.headquarters_soldati == p.hq[seat]
        assert 15 + card.board_soldati == sum(p.soldati[area] for area in own)
        assert card.cars == sum(p.cars[area] for area in own) == 5 - p.car_supply[seat]
        assert card.labs == sum(p.labs[area] for area in own)
        seas = [sea for sea in range(9) if p.boats[sea * 4 + seat]]
        assert card.boats == len(seas) == 4 - p.boat_supply[seat]
        assert all(set(game.pack.seas[sea].areas) & {game.pack.areas[area].id for area in own} for sea in seas)
        assert 50 == p.supply[seat] + p.hq[seat] + sum(p.soldati[area] for area in own)
    assert max(labs(game, area.id) for area in game.pack.areas) <= 2


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("cards", [[0, 1, 2, 3], [2, 3, 1, 0], [3, 2, 0, 1], [1, 0, 3, 2]])
@pytest.mark.rule("W-019", "W-020")
def test_cars_boats_and_labs_stand_where_most_hostile_soldati_are(cards: list[int], number: int) -> None:
    game = war.new(options=("quick-setup",), dice=FixedDice([], [3, 2, 0, 1, 5, 4], cards, number=number))
    p = game.position
    for seat in range(4):
        own = [area for area in game.pack.areas if p.owner[area.index] == seat]
        heat = {area.id: hostile(game, seat, area.neighbours) for area in own}
        hottest = max(heat.values())
        assert all(heat[area.id] == hottest for area in own if p.cars[area.index])
        by_labs = [[heat[area.id] for area in own if p.labs[area.index] == labs_] for labs_ in (0, 1, 2)]
        for fewer, more in ((0, 1), (1, 2), (0, 2)):
            assert max(by_labs[fewer], default=0) <= min(by_labs[more], default=99)
        seas = {
            sea.id: hostile(game, seat, sea.areas) for sea in game.pack.seas if {a.id for a in own} & set(sea.areas)
        }
        placed = [sea for sea in game.pack.seas if p.boats[sea.index * 4 + seat]]
        assert all(seas[sea.id] == max(seas.values()) for sea in placed)


def hostile(game: war.War, seat: int, areas: Iterable[str]) -> int:
    """Soldati of the other team and gray ones in these areas."""
    p = game.position
    found = [game.pack.area(area).index for area in areas]
    return sum(int(p.soldati[area]) for area in found if p.owner[area] == 4 or p.team(p.owner[area]) != p.team(seat))


@pytest.mark.rule("W-023")
def test_the_tokens_of_a_quick_setup_go_from_left_to_right_in_order_of_play() -> None:
    game = war.new(options=("quick-setup",), dice=FixedDice([], [3, 2, 0, 1, 5, 4], number=1))
    placed = {place: whose for place, whose in top(game).items() if whose != ["neutral"]}
    order = [["blue"], ["green"], ["yellow"], ["red"]] * 2
    places = ["c1r3", "c2r2", "c3r2", "c4r2", "c5r2", "c6r3", "c1r4", "c2r3"]
    families = {game.pack.families[int(number)].id for number in game.position.family}
    assert {"red", "green", "blue", "yellow"} == families
    assert dict(zip(places, order, strict=True)) == placed


@pytest.mark.rule("W-016")
def test_the_dice_alone_decide_a_quick_setup() -> None:
    assert quick("again").position == quick("again").position
    assert 1 < len({int(quick(seed).position.starter) for seed in SEEDS})
