"""Every verb of every vocabulary: a missing, a surplus and a mistyped parameter each give one message."""

from collections.abc import Iterator
from typing import Any

import pytest

from famiglia.war.pack.problem import listed, shown
from famiglia.war.pack.verbs import (
    CARD_EFFECTS,
    MAT_SPACES,
    MOMENTS,
    ORDER_EFFECTS,
    SPACE_ACTIONS,
    TILE_EFFECTS,
    Vocabulary,
)

from .packs import Entry, Tables, messages, standard, table

PLACES = {
    "space": SPACE_ACTIONS,
    "order": ORDER_EFFECTS,
    "mat_row": MAT_SPACES,
    "tile": TILE_EFFECTS,
    "card": CARD_EFFECTS,
}
VERBS = [(place, verb) for place, vocabulary in PLACES.items() for verb in vocabulary.verbs]
PARAMETERS = [
    (place, verb, parameter)
    for place, verb in VERBS
    for parameter in PLACES[place].verbs[verb].parameters | PLACES[place].verbs[verb].optional
]
REQUIRED = [(place, verb, name) for place, verb, name in PARAMETERS if name in PLACES[place].verbs[verb].parameters]


def effects(tables: Tables, place: str) -> Iterator[tuple[str, Entry]]:
    """Every effect of a sort of component, with the beginning of the message that would name it."""
    for entry in table(tables, place):
        if place == "mat_row":
            for number, group in enumerate(entry["groups"], 1):
                for space in group["spaces"]:
                    yield f"error: families.toml, mat_row '{entry['family']} {entry['row']}': group {number}: ", space
        elif place in ("tile", "card"):
            file = {"tile": "tiles.toml", "card": "conflict_cards.toml"}[place]
            yield f"error: {file}, {place} '{entry['id']}': ", entry["effect"]
        else:
            file, field = {"space": ("sheets.toml", "actions"), "order": ("orders.toml", "effects")}[place]
            for effect in entry[field]:
                yield f"error: {file}, {place} '{entry['id']}': ", effect


def first(tables: Tables, place: str, verb: str, parameter: str | None = None) -> tuple[str, Entry, Vocabulary]:
    """An effect of the standard pack with this verb, and with this parameter if it is an optional one."""
    vocabulary = PLACES[place]
    for where, effect in effects(tables, place):
        if effect[vocabulary.key] == verb and (parameter is None or parameter in effect):
            return f"{where}{vocabulary.noun} '{verb}': ", effect, vocabulary
    raise KeyError(verb)


@pytest.mark.parametrize(("place", "verb", "parameter"), REQUIRED)
def test_a_missing_parameter_is_named(place: str, verb: str, parameter: str) -> None:
    tables = standard()
    where, effect, _ = first(tables, place, verb)
    del effect[parameter]
    assert [f"{where}parameter '{parameter}' is missing"] == messages(tables)


@pytest.mark.parametrize(("place", "verb"), VERBS)
def test_a_surplus_parameter_is_named(place: str, verb: str) -> None:
    tables = standard()
    where, effect, vocabulary = first(tables, place, verb)
    effect["extra"] = 1
    known = vocabulary.verbs[verb].parameters | vocabulary.verbs[verb].optional
    assert [f"{where}unknown parameter 'extra'; known are {listed(known)}"] == messages(tables)


@pytest.mark.parametrize("wrong", ["much", 1000, [], {"n": 1}])
@pytest.mark.parametrize(("place", "verb", "parameter"), PARAMETERS)
def test_a_mistyped_parameter_is_shown_with_what_was_expected(
    place: str, verb: str, parameter: str, wrong: Any
) -> None:
    tables = standard()
    where, effect, vocabulary = first(tables, place, verb, parameter)
    effect[parameter] = wrong
    kinds: dict[str, Any] = vocabulary.verbs[verb].parameters | vocabulary.verbs[verb].optional
    expected = f"{where}{parameter} is {shown(wrong)}; expected {kinds[parameter].expected}"
    assert [expected] == messages(tables)


@pytest.mark.parametrize("place", PLACES)
def test_an_unknown_verb_is_named_with_the_known_ones(place: str) -> None:
    vocabulary = PLACES[place]
    for wrong in ("defect", 7):
        tables = standard()
        where, effect = next(effects(tables, place))
        effect[vocabulary.key] = wrong
        known = listed(vocabulary.verbs)
        assert [f"{where}unknown {vocabulary.noun} {shown(wrong)}; known are {known}"] == messages(tables)


@pytest.mark.parametrize(("place", "field"), [("space", "actions"), ("order", "effects"), ("mat_row", "spaces")])
def test_an_effect_without_its_verb_is_named(place: str, field: str) -> None:
    tables = standard()
    where, effect = next(effects(tables, place))
    effect.clear()
    vocabulary = PLACES[place]
    known = listed(vocabulary.verbs)
    assert [f"{where}an entry of {field} without '{vocabulary.key}'; known are {known}"] == messages(tables)


def test_every_effect_of_a_tile_has_its_moment() -> None:
    assert set(TILE_EFFECTS.verbs) == set(MOMENTS)
