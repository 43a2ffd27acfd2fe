"""The story of a finished game: what everybody held over time, and the turning points, equal to what its replay shows."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from famiglia.rulebook import message
from famiglia.table import Table, TableError, views
from famiglia.table.duel.messages import DuelState, DuelStory
from famiglia.table.messages import GameStory, Play, Step, Undo
from famiglia.table.war.messages import WarState, WarStory
from famiglia.table.war.story import largest
from famiglia.war.story import Swing
from famiglia.words import LANGUAGES

from .sentences import gaps, said
from .tables import PEOPLE, QUICK, a_duel, a_war, act, loaded, opened, play_on, seated

WARS = 6
NAMES = ("Anna", "Ben", "Carla", "Dino")
CONFLICT = ("style", "defender", "cards", "take-first", "take-second")
Counts = Sequence[int]


@cache
def finished_war(seed: int) -> tuple[Table, WarStory, list[Step]]:
    """A random war, some moves of which were taken back, with its story and its replay."""
    table, rng = a_war(*PEOPLE, options=QUICK if seed % 2 else ()), random.Random(seed)
    while table.status == "running":
        play_on(table, rng, 20)
        seat = next((seat for seat in range(4) if table.log and table.log.record.undoable(seat)), None)
        if seat is not None:
            act(table, PEOPLE[seat], Undo(seat))
    story = views.story(table)
    assert isinstance(story, WarStory)
    return table, story, views.steps(table, None, 0, 10_000)


def held(step: Step) -> tuple[Counts, Counts]:
    """By seat: the Mandamenti and areas that a step of the replay shows."""
    assert isinstance(step.game, WarState)
    view = step.game.view
    controllers = [control["seat"] for control in view["mandamenti"].values()]
    owners = [area["owner"] for area in view["areas"].values()]
    return [controllers.count(seat) for seat in range(4)], [owners.count(seat) for seat in range(4)]


def ahead(counts: Counts) -> int:
    """By how many the team of seats 0 and 2 is ahead."""
    return counts[0] + counts[2] - counts[1] - counts[3]


@pytest.mark.parametrize("seed", range(WARS))
def test_the_story_of_a_war_has_a_point_after_the_setup_and_after_every_planning_and_encounter(seed: int) -> None:
    table, story, steps = finished_war(seed)
    rounds = steps[-1].game.turn
    expected = [(number, phase) for number in range(1, rounds + 1) for phase in ("planning", "encounter")]
    assert [(0, "setup"), *expected] == [(point.round, point.phase) for point in story.rounds]
    assert table.log is not None
    assert held(steps[-1]) == (story.rounds[-1].mandamenti, story.rounds[-1].areas)
    assert list(table.log.game.result().mandamenti) == story.rounds[-1].mandamenti


@pytest.mark.parametrize("seed", range(WARS))
def test_a_point_of_the_story_of_a_war_is_what_the_replay_shows_when_the_phase_is_over(seed: int) -> None:
    _, story, steps = finished_war(seed)
    ends = {"round": "encounter", "encounter": "planning", "over": "encounter"}
    shown = [
        (ends[event["kind"]], *held(step)) for step in steps[1:] for event in step.entry.events if event["kind"] in ends
    ]
    told = [(point.phase, point.mandamenti, point.areas) for point in story.rounds[1:]]
    assert told == shown[-len(told) :]


@pytest.mark.parametrize("seed", range(WARS))
def test_the_story_of_a_war_counts_the_orders_executed_and_the_attacks_won_and_lost(seed: int) -> None:
    _, story, steps = finished_war(seed)
    played, won, lost = [0] * 4, [0] * 4, [0] * 4
    attack: tuple[str, Any, Any] | None = None
    for before, step in pairwise(steps):
        assert isinstance(before.game, WarState)
        assert isinstance(step.game, WarState)
        for event in step.entry.events:
            if event["kind"] == "executes":
                played[event["seat"]] += 1
            if event["kind"] == "attack":
                told: Any = event
                defender = before.game.view["areas"][told["area"]]["owner"]
                attack = (told["area"], told["owner"], defender)
        if attack and step.game.view["decision"]["step"] not in CONFLICT:
            area, *sides = attack
            winner, loser = sides if step.game.view["areas"][area]["owner"] == sides[0] else sides[::-1]
            for seat, counts in ((winner, won), (loser, lost)):
                if seat in range(4):
                    counts[seat] += 1
            attack = None
    assert sum(won) > 0
    tallies = [(tally.seat, tally.played, tally.won, tally.lost) for tally in story.orders]
    assert list(zip(range(4), played, won, lost, strict=True)) == tallies


@pytest.mark.parametrize("seed", range(WARS))
def test_the_moments_of_a_war_are_the_largest_swings_in_mandamenti_and_then_in_areas(seed: int) -> None:
    _, story, steps = finished_war(seed)
    swings = {}
    for number, (before, after) in enumerate(pairwise(steps), 1):
        change = [abs(ahead(new) - ahead(old)) for old, new in zip(held(before), held(after), strict=True)]
        if before.game.view["round"] and any(change):  # type: ignore[index]
            swings[number] = tuple(change)
    numbers = [moment.n for moment in story.moments]
    assert sorted(numbers) == numbers
    assert sorted(swings.values(), reverse=True)[:5] == sorted((swings[number] for number in numbers), reverse=True)


def test_one_mandamento_counts_more_than_many_areas_and_of_equal_swings_the_later() -> None:
    sizes = {1: (0, 1), 2: (0, 3), 3: (1, 1), 4: (0, 2), 5: (0, 1), 6: (2, 2), 7: (0, 1)}
    swings = [Swing(step, 0, *size, message("war-story-area-lost"), 1) for step, size in sizes.items()]
    assert [2, 3, 4, 6, 7] == [swing.step for swing in largest(swings)]


def finished_duel() -> Table:
    table, rng = a_duel(), random.Random(5)
    while table.status == "running":
        play_on(table, rng, 1)
        if table.log and table.log.record.undoable(0) and rng.random() < 0.3:
            act(table, PEOPLE[0], Undo(0))
    return table


def test_the_story_of_a_duel_has_the_points_after_each_turn_and_the_largest_swings() -> None:
    table = finished_duel()
    story, steps = views.story(table), views.steps(table, None, 0, 10_000)
    assert isinstance(story, DuelStory)
    assert table.log is not None
    scores = []
    for step in steps:
        assert isinstance(step.game, DuelState)
        scores.append([sum(points or 0 for points in seat) for seat in step.game.points])
    last = dict(zip([0, *table.log.turns], scores, strict=True))
    assert last == {point.turn: point.points for point in story.turns}
    assert list(table.log.game.result().points) == story.turns[-1].points
    swings = [abs(new[0] - new[1] - old[0] + old[1]) for old, new in pairwise(scores)]
    told = [moment.args["points"] for moment in story.moments]
    assert sorted(swings, reverse=True)[: len(told)] == sorted(told, reverse=True)
    assert 5 == len(told)
    for moment in story.moments:
        assert swings[moment.n - 1] == moment.args["points"]


def stories() -> list[GameStory]:
    return [views.story(finished_duel()), *(finished_war(seed)[1] for seed in range(WARS))]


def test_every_moment_is_a_sentence_in_every_language() -> None:
    for story in stories():
        assert story.moments
        for moment in story.moments:
            assert [] == list(gaps(moment))
            for lang in LANGUAGES:
                assert NAMES[moment.seat] in said(moment, lang, NAMES)


def test_a_story_is_what_its_type_tells() -> None:
    for story in stories():
        assert story == msgspec.json.decode(msgspec.json.encode(story), type=GameStory)


def test_a_game_has_no_story_before_its_end() -> None:
    for table in (opened(), a_duel(), a_war()):
        with pytest.raises(TableError) as error:
            views.story(table)
        assert ("not-over", 409) == (error.value.code, error.value.status)


def test_a_story_is_computed_once_and_is_the_same_after_a_restart() -> None:
    for table in (finished_duel(), finished_war(1)[0]):
        assert views.story(table) is views.story(table)
        assert views.story(table) == views.story(loaded(table, table.entries()))


def test_a_duel_in_which_nobody_gains_anything_has_no_moments() -> None:
    table = seated(opened(first=0), *PEOPLE[:2])
    for who, seat in zip(PEOPLE, (0, 1), strict=False):
        table.do(who, Play(seat, "pass"), table.numbers["game"], 300)
    story = views.story(table)
    assert [] == story.moments
