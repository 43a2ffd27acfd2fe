"""The levels of the duel: each plays the same again, by every house rule, and keeps its time."""

from collections.abc import Callable

import pytest

from famiglia import duel
from famiglia.bots import BOTS, bot
from famiglia.bots.duel.levels import ADVISER, BOSS, Player
from famiglia.bots.duel.weights import WeightsError, shipped
from famiglia.dice import Dice
from famiglia.duel.view import Memory

LEVELS = ("rookie", "lookout", "driver", "fixer", "adviser", "boss")


def moves_of_a_duel(name: str, edition: str = "revised", most: int = 60) -> list[str]:
    """The first moves of a bot in both seats."""
    game, memory, dice = duel.new(edition, dice=Dice("again")), Memory(), Dice("luck")
    made: list[str] = []
    while (seats := game.to_decide()) and len(made) < most:
        move = bot(name).choose(memory.recall(game.view(seats[0])), game.moves(seats[0]), dice)
        for event in game.play(seats[0], move):
            memory.watch(event)
        made.append(str(move))
    return made


@pytest.mark.parametrize("edition", duel.EDITIONS)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_the_same_moves_with_the_same_seed(name: str, edition: str) -> None:
    played = moves_of_a_duel(name, edition)
    assert played == moves_of_a_duel(name, edition)
    assert len(played) > 20


def test_every_level_can_be_chosen_and_the_order_is_by_strength() -> None:
    assert list(LEVELS) == [name for name in BOTS["duel"] if name in LEVELS]


@pytest.mark.parametrize("option", duel.OPTIONS)
def test_the_adviser_plays_by_every_house_rule(option: str) -> None:
    game, dice = duel.new(options=(option,), dice=Dice(option)), Dice("luck")
    while seats := game.to_decide():
        game.play(seats[0], bot("adviser").choose(game.view(seats[0], True), game.moves(seats[0]), dice))
    assert game.result()


def clock_of(ticks: list[float], step: float) -> Callable[[], float]:
    """A clock that goes on by a step whenever it is read, and notes each reading."""

    def read() -> float:
        ticks.append(len(ticks) * step)
        return ticks[-1]

    return read


def readings(game: duel.Duel, step: float) -> int:
    """How often the boss looks at such a clock before it moves."""
    ticks: list[float] = []
    player = Player(BOSS)
    player.clock = clock_of(ticks, step)
    seat = game.to_decide()[0]
    assert player.choose(game.view(seat, True), game.moves(seat), Dice("x")) in game.moves(seat)
    return len(ticks)


def hard_decision() -> duel.Duel:
    """A duel in which the boss compares plans for long."""
    game, dice = duel.new(dice=Dice("a hard decision"), first=0), Dice("luck")
    while readings(game, 0.0) < 60:
        seat = game.to_decide()[0]
        game.play(seat, bot("adviser").choose(game.view(seat, True), game.moves(seat), dice))
    return game


def test_the_boss_plays_what_it_judges_best_if_there_is_no_time_to_compare() -> None:
    game = hard_decision()
    seat = game.to_decide()[0]
    hurried, adviser = Player(BOSS), Player(ADVISER)
    hurried.clock = clock_of([], 100.0)
    given = game.view(seat, True), game.moves(seat)
    assert adviser.choose(*given, Dice("x")) == hurried.choose(*given, Dice("x"))


def test_the_boss_stops_comparing_when_the_time_is_up() -> None:
    game = hard_decision()
    assert 2 == readings(game, 100.0)
    assert 4 == readings(game, 0.25)
    assert 7 == readings(game, 0.125)


def test_a_clock_that_stands_still_changes_no_move() -> None:
    game = hard_decision()
    seat = game.to_decide()[0]
    timed, untimed = Player(BOSS), Player(BOSS)
    timed.clock = lambda: 5.0
    given = game.view(seat, True), game.moves(seat)
    assert untimed.choose(*given, Dice("x")) == timed.choose(*given, Dice("x"))


@pytest.mark.parametrize("name", ["boss", "rookie"])
def test_a_bot_that_can_be_timed_gets_the_clock(name: str) -> None:
    def clock() -> float:
        return 0.0

    player = bot(name, "duel", clock)
    assert isinstance(player, Player)
    assert clock is player.clock
    assert "greedy" == bot("greedy", "duel", clock).name


def test_an_edition_without_a_net_is_a_clear_error() -> None:
    with pytest.raises(WeightsError, match=r"unheard-of\.net: missing, so the bots that need it cannot play"):
        shipped("unheard-of")
