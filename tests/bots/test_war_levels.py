"""The levels of the war: legal and repeatable moves from the view alone, time limits, and conflicts near the equilibrium."""

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from famiglia import war
from famiglia.bots import BOTS, bot
from famiglia.bots.war import levels
from famiglia.bots.war.conflict_odds import (
    payoff,
    plans_of_attacker,
    plans_of_defender,
    resolve_cards,
    solve_finesse,
)
from famiglia.bots.war.guide import Guide
from famiglia.bots.war.levels import EXACT, PATRIARCH, VETERAN, Commander, ValuesError
from famiglia.bots.war.particles import Particles
from famiglia.bots.war.position_terms import NAMES, PositionTerms
from famiglia.dice import Dice
from famiglia.war.engine import step_kinds
from famiglia.war.engine.effects import COWARD, TURNCOAT
from famiglia.war.engine.position import PLANNING
from famiglia.war.game import War
from famiglia.war.guess import guess
from famiglia.war.moves import Move
from famiglia.war.view import View

SEARCHING = ("lieutenant", "veteran", "patriarch")
CARDS = ((TURNCOAT, 1, 1), (COWARD, 1, 2), (COWARD, 2, 2))


def asked(name: str, share: float, wars: int = 2) -> Iterator[tuple[War, int, View, list[Move]]]:
    """Some decisions of wars between greedy seats, all of them with a choice."""
    rng, player = random.Random(name), bot("greedy", "war")
    for seed in range(wars):
        game, dice = war.new(options=("quick-setup",) if seed else (), dice=Dice(f"{name} {seed}")), Dice(f"{seed}")
        while seats := game.to_decide():
            seat = rng.choice(seats)
            view, moves = game.view(seat, memory_aid=True), game.moves(seat)
            if len(moves) > 1 and rng.random() < share:
                yield game, seat, view, moves
            game.play(seat, player.choose(view, moves, dice))


def test_the_levels_are_registered_by_strength() -> None:
    assert ["random", "cousin", "greedy", "lieutenant", "veteran", "patriarch"] == list(BOTS["war"])


@pytest.mark.parametrize("name", SEARCHING)
def test_a_level_that_thinks_ahead_makes_the_same_legal_move_again(name: str) -> None:
    kinds = set()
    for _, _, view, moves in asked(name, 0.04):
        chosen = bot(name, "war").choose(view, moves, Dice("same"))
        assert chosen in moves
        assert chosen == bot(name, "war").choose(view, moves, Dice("same"))
        kinds.add(view.step)
    assert len(kinds) > 8


@pytest.mark.rule("W-044", "WA-82")
@pytest.mark.parametrize("name", SEARCHING)
def test_a_level_that_thinks_ahead_decides_the_same_whatever_its_view_hides(name: str) -> None:
    for _, seat, view, moves in asked(f"{name} hidden", 0.02):
        truth = War(guess(view, Dice(f"other {len(moves)}")), Dice("other"))
        assert truth.moves(seat) == moves
        chosen = bot(name, "war").choose(view, moves, Dice("same"))
        assert chosen == bot(name, "war").choose(truth.view(seat, memory_aid=True), moves, Dice("same"))


def clock_of(readings: list[float], step: float) -> Callable[[], float]:
    """A clock that goes on by a step whenever it is read, and notes each reading."""

    def read() -> float:
        readings.append(len(readings) * step)
        return readings[-1]

    return read


def hard_decision() -> tuple[View, list[Move]]:
    """A turn of the planning phase."""
    return next((view, moves) for _, _, view, moves in asked("hard", 1.0) if view.table.step() == step_kinds.TURN)


def test_a_level_stops_comparing_when_the_time_is_up() -> None:
    view, moves = hard_decision()
    found = {}
    for step in (0.0, levels.SECONDS / 20, levels.SECONDS):
        readings: list[float] = []
        player = Commander(PATRIARCH)
        player.clock = clock_of(readings, step)
        assert player.choose(view, moves, Dice("x")) in moves
        found[step] = len(readings)
    assert 2 == found[levels.SECONDS]
    assert 21 == found[levels.SECONDS / 20] < found[0.0]


def test_without_time_to_compare_a_level_makes_the_move_of_the_guide() -> None:
    view, moves = hard_decision()
    hurried = Commander(PATRIARCH)
    hurried.clock = clock_of([], levels.SECONDS)
    assert bot("greedy", "war").choose(view, moves, Dice("x")) == hurried.choose(view, moves, Dice("x"))


def test_a_clock_that_stands_still_changes_no_move() -> None:
    view, moves = hard_decision()
    timed, untimed = Commander(VETERAN), Commander(VETERAN)
    timed.clock = lambda: 5.0
    assert untimed.choose(view, moves, Dice("x")) == timed.choose(view, moves, Dice("x"))


def test_the_beginner_overlooks_dangers_and_mandamenti() -> None:
    differing = 0
    for _, _, view, moves in asked("beginner", 0.3):
        cousin, greedy = (bot(name, "war").choose(view, moves, Dice("same")) for name in ("cousin", "greedy"))
        differing += cousin != greedy
    assert differing > 20


def test_moves_to_compare_begin_with_the_guides_and_are_all_different() -> None:
    sizes = set()
    for game, seat, _, moves in asked("candidates", 0.2):
        codes = vec[i64]([move.code for move in moves])
        if all(move.verb in ("sell", "give") for move in moves):
            continue
        found = [int(code) for code in Guide().candidates(game.position, seat, codes, 6, Dice("x"))]
        assert int(Guide().choose(game.position, seat, codes, Dice("x"))) == found[0]
        assert len(found) == len(set(found)) <= 6
        assert set(found) <= {move.code for move in moves}
        sizes.add(len(found))
    assert {2, 6} <= sizes


@pytest.mark.parametrize(("attackers", "defenders"), list(product(range(1, 8), range(1, 8))))
def test_cards_are_mixed_within_a_thousandth_of_the_equilibrium(attackers: int, defenders: int) -> None:
    """What a better answer to either side could gain, as a share of the difference between the best and the worst result."""
    mix = solve_finesse(attackers, defenders, CARDS, EXACT)
    pays = [
        [
            payoff(*resolve_cards(attackers, defenders, (mine, not (one if take else two)), (theirs, take), CARDS))
            for theirs, one, two in plans_of_defender(CARDS)
        ]
        for mine, take in plans_of_attacker(CARDS)
    ]
    best_attack = max(sum(p * q for p, q in zip(row, mix.defender, strict=True)) for row in pays)
    best_defence = min(sum(p * q for p, q in zip(line, mix.attacker, strict=True)) for line in zip(*pays, strict=True))
    spread = max(map(max, pays)) - min(map(min, pays))
    assert best_attack - best_defence <= 0.001 * spread


def test_the_terms_of_one_team_are_those_of_the_other_with_the_opposite_sign() -> None:
    for game, _, _, _ in asked("terms", 0.02):
        terms = PositionTerms()
        one = list(terms.compute(game.position, 0))
        assert one == pytest.approx([-number for number in terms.compute(game.position, 1)])
        assert len(NAMES) == len(one)


def test_the_worth_of_a_war_that_is_over_is_its_result() -> None:
    game = next(game for game, *_ in asked("over", 1.0))
    values = levels.shipped()
    while seats := game.to_decide():
        assert 0 < values.worth(game.position, 0) < 1
        game.play(seats[0], bot("greedy", "war").choose(game.view(seats[0]), game.moves(seats[0]), Dice("x")))
    result = game.result()
    assert result is not None
    expected = {"A": (1.0, 0.0), "B": (0.0, 1.0), None: (0.5, 0.5)}[result.winner]
    assert expected == (values.worth(game.position, 0), values.worth(game.position, 1))


def test_guesses_with_better_orders_of_the_other_team_are_taken_more_often() -> None:
    game, seat, view, _ = next(
        each for each in asked("orders", 1.0) if each[2].table.phase == PLANNING and len(each[2].face_down) > 2
    )
    particles, team = Particles(), int(game.position.board.team[seat])
    guesses = sorted((guess(view, Dice(f"{n}")) for n in range(8)), key=lambda p: particles.fit(p, team))
    worst, best = guesses[0], guesses[-1]
    assert particles.fit(best, team) > particles.fit(worst, team)
    picked = [particles.pick([worst, best], team, Dice(f"{n}")) for n in range(200)]
    assert sum(p is best for p in picked) > 100


def test_unusable_weights_are_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "NAMES", ("other",))
    levels.shipped.cache_clear()
    with pytest.raises(ValuesError, match=r"values\.json: the terms differ from those of the program"):
        levels.shipped()
