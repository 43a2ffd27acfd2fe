"""The net of the duel: its inputs tell nothing hidden, its sums can be changed step by step, its file is checked."""

import json
import random
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from famiglia import duel
from famiglia.bots.duel.features import INPUTS, PLACE, features
from famiglia.bots.duel.net import HIDDEN, Net, new_net
from famiglia.bots.duel.weights import Origin, WeightsError, decode, encode, pack, shipped
from famiglia.dice import Dice
from famiglia.duel.cards import cards_in
from famiglia.duel.position import Position


def positions(seed: int) -> list[Position]:
    """The positions of a random duel."""
    game, rng = duel.new(dice=Dice(str(seed))), random.Random(seed)
    found = []
    while seats := game.to_decide():
        found.append(game.position.copy())
        game.play(seats[0], rng.choice(game.moves(seats[0])))
    return found


def test_the_inputs_rise_and_have_one_for_each_of_the_sixty_cards() -> None:
    for seed in range(20):
        for position in positions(seed):
            for draws in (0, 3):
                on = list(features(position, 0, draws))
                assert sorted(set(on)) == on
                assert INPUTS > max(on)
                assert 60 == sum(each < 9 * PLACE for each in on)


def test_the_inputs_do_not_depend_on_the_order_of_the_deck() -> None:
    for seed in range(20):
        for position in positions(seed):
            twin = position.copy()
            cards = twin.deck_cards()
            hidden = cards[: len(cards) - position.known]
            twin.deck, twin.top = bytes(reversed(hidden)) + cards[len(hidden) :], 0
            assert list(features(position, 1, 0)) == list(features(twin, 1, 0))


def test_the_inputs_of_a_card_say_how_many_copies_there_are() -> None:
    position = positions(1)[0]
    assert [0, 15, 30, 45] == [each for each in features(position, 0, 0) if each < PLACE]
    assert b"\x00\x05\x0a\x0f" == cards_in(position.hand0)


def test_changed_sums_are_those_of_the_new_inputs() -> None:
    net = new_net(4)
    course = positions(2)
    for before, after in pairwise(course):
        on, next_on = features(before, 0, 0), features(after, 0, 2)
        changed = net.changed(net.hidden(on), on, next_on)
        assert pytest.approx(list(net.hidden(next_on)), abs=1e-9) == list(changed)


def test_a_net_with_known_weights_has_the_chance_that_the_formula_gives() -> None:
    weights = vec[float]([0.0] * len(new_net(1).weights))
    heads = INPUTS * HIDDEN + HIDDEN
    weights[0], weights[heads], weights[heads + HIDDEN] = 2.0, 0.5, -1.0
    net = Net(weights)
    assert 0.5 == net.chance(net.hidden(vec[i64]([i64(0)])))


@pytest.mark.parametrize("edition", duel.EDITIONS)
def test_the_net_of_each_edition_is_shipped(edition: str) -> None:
    net = shipped(edition)
    assert 0.0 < net.chance(net.hidden(features(positions(1)[0], 0, 0))) < 1.0


def test_a_file_holds_the_net_and_where_it_comes_from() -> None:
    origin = Origin("classic", 7, 400)
    net, read = decode(encode(new_net(3), origin), "x.net")
    assert origin == read
    assert pack(new_net(3)) == pack(net)


def damaged(content: bytes) -> bytes:
    return content[:-1] + bytes([content[-1] ^ 1])


def of_another_version(content: bytes) -> bytes:
    line, _, weights = content.partition(b"\n")
    return json.dumps(json.loads(line) | {"hidden": HIDDEN + 1}).encode() + b"\n" + weights


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (lambda whole: b"", "x.net: not the file of a net"),
        (lambda whole: b"\x00\xff\n" + whole, "x.net: not the file of a net"),
        (lambda whole: b"[]\n", "x.net: not the file of a net"),
        (of_another_version, "x.net: a net of another version"),
        (lambda whole: whole[:-4], "x.net: damaged"),
        (damaged, "x.net: damaged"),
    ],
)
def test_a_file_that_cannot_be_used_gives_a_clear_error(content: object, error: str) -> None:
    assert callable(content)
    with pytest.raises(WeightsError, match=error):
        decode(content(encode(new_net(3), Origin("revised", 1, 0))), "x.net")
