"""Moves and positions of the war as text."""

import random
import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from famiglia import war
from famiglia.game import NotationError
from famiglia.war.engine import fields, move_codes, step_kinds
from famiglia.war.notation.read import read_position
from famiglia.war.notation.scenario import read_scenario, write_scenario
from famiglia.war.notation.write import write_position
from tests.war.builder import play, table

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
BOARD = war.board_of()
SETUPS = [(), ("quick-setup",), ("first-game", "strict-pentito"), ("quick-setup", "mandamento-vests")]


def walk(options: tuple[str, ...], seed: int) -> Iterator[war.War]:
    """A random game, decision by decision."""
    chance = random.Random(seed)
    game = war.new(options=options, dice=war.Dice(f"{options} {seed}"))
    yield game
    while game.to_decide():
        seat = chance.choice(game.to_decide())
        moves = game.moves(seat)
        wanted = [move for move in moves if move.verb not in ("sell", "give", "pass")]
        game.play(seat, chance.choice(wanted if wanted and chance.random() < 0.7 else moves))
        yield game


def text_of(**keys: Any) -> str:
    return write_position(table(**keys).position)


def message(text: str) -> str:
    with pytest.raises(NotationError) as error:
        read_position(text, BOARD)
    return str(error.value)


# Moves


@pytest.mark.parametrize("verb", range(len(move_codes.VERBS)))
def test_every_verb_round_trips(verb: int) -> None:
    names = table().names
    word, kinds = move_codes.VERBS[verb]
    for pick in (0, -1):
        text = " ".join([word, *(names.words[kind][pick] for kind in kinds)])
        assert text == names.write(names.read(text))


def test_every_legal_move_of_a_random_game_is_read_as_itself() -> None:
    for game in walk((), 3):
        for seat in game.to_decide():
            for move in game.moves(seat):
                assert move == game.move(str(move))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "move: found '', expected a verb: pass, lead"),
        ("jump", "move: found 'jump', expected a verb"),
        (
            "move licata",
            "move 'move': found 'licata', expected an area such as licata, an area such as licata, land or sea",
        ),
        ("move licata atlantis land", "move 'move': found 'atlantis', expected an area such as licata"),
        ("pass 3", "move 'pass': found '3', expected nothing after the verb"),
        ("place many", "move 'place': found 'many', expected a number from 0 to 255"),
    ],
)
def test_what_is_no_move_gets_a_clear_error(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as error:
        table().move(text)
    assert str(error.value).startswith(expected)


def test_the_page_tells_of_every_verb() -> None:
    page = PAGE.read_text(encoding="utf-8").split("## Moves of the war")[1].split("```ebnf")[0]
    shown = [row.split("|")[1] for row in page.splitlines() if row.startswith("|")]
    told = {example.split()[0] for cell in shown for example in re.findall(r"`([^`]+)`", cell)}
    assert {word for word, _ in move_codes.VERBS} <= told


# The line


@pytest.mark.parametrize("options", SETUPS)
def test_every_position_of_a_random_game_is_read_back(options: tuple[str, ...]) -> None:
    for game in walk(options, 1):
        text = write_position(game.position)
        again = read_position(text, BOARD)
        assert again == game.position
        assert text == str(again)


def test_sealed_cards_are_kept() -> None:
    game = table(phase="encounter", soldati={"licata": "red 3", "gela": "blue 5"}, orders={"licata": ["red_b1"]})
    play(game, "red: part 1", "red: move licata gela land", "red: soldati 3", "red: finesse", "red: card coward_2")
    again = war.resume(write_position(game.position))
    assert (1,) == again.to_decide()
    assert again.position == game.position


def test_the_documented_line_is_read() -> None:
    line = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("war1 "))
    p = read_position(line, BOARD)
    assert line == write_position(p)
    lying = {
        "orders": {"licata": ["red_b1"]},
        "soldati": {"licata": "red 3"},
        "labs": {"licata": 2},
        "cars": {"licata": 1},
    }
    assert p == read_scenario({**lying, "headquarters": {"red": {"money": 5}}})


def test_a_line_of_another_pack_is_refused() -> None:
    other = war.Board(replace(BOARD.pack, hash="0" * 64))
    with pytest.raises(NotationError, match="a position of this pack"):
        read_position(text_of(), other)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("war1", "war2", "version: found 'war2', expected war1"),
        (" box=0,0,0,0", "", "field 16: found 'sheet=0', expected box=…"),
        ("turn:a", "turn:a more", "end of the line: found 'more', expected nothing more"),
        ("round=1", "round=7", "round: found '7', expected a number from 0 to 4"),
        ("phase=planning", "phase=lunch", "phase: found 'lunch', expected setup, planning, encounter or over(A,team)"),
        ("red,blue", "red,red", "families: found 'red', expected each family once"),
        ("areas=2b", "areas=2x", "areas, trapani: found '2x', expected Soldati, cars and labs like 3a*1+2, or -"),
        ("areas=2b", "areas=90b", "Soldati of b: found '103', expected at most 50 in the whole game"),
        ("areas=2b", "areas=2b+3", "areas, trapani: found '2b+3', expected at most 2 labs"),
        ("areas=2b,2n", "areas=2b,2n*1", "areas, marsala: found '*1', expected no car without its family"),
        ("seas=-", "seas=ba", "seas, mare_trapani: found 'ba'"),
        ("orders=hh", "orders=[1:1]h", "orders of a, order 1: found '[1]', expected an area with Soldati of its family"),
        ("hhhhhmm", "hhhhhhm", "orders of a, order 6: found 'h', expected m while its token is on the mat"),
        ("top=nn..", "top=nnnn", "neutral influence tokens: found '10', expected at most 8 in the whole game"),
        ("turn:a", "dance:a", "stack, frame 2: found 'dance', expected one of round, families"),
        ("turn:a", "turn:b", "stack, frame 1: found 'round:-:2,1', expected a decision that this table"),
        ("turn:a", "place:a:3,2", "stack, frame 2: found 'place:a:3,2', expected a step that may lie on round"),
        ("turn:a", "turn:a:5", "stack, frame 2: found 'turn:a:5', expected number 1 from 0 to 0"),
        (">turn:a", "", "stack, frame 1: found 'round:-:2,1', expected a decision above it"),
        ("turn:a", "space:a:2,4", "stack, frame 2: found 'space:a:2,4', expected a decision that this table"),
        ("stack=round:-:2,1>turn:a", "stack=-", "stack: found '-', expected - when the game is over, and only then"),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_gets_a_clear_error(old: str, new: str, expected: str) -> None:
    text = text_of()
    assert old in text
    assert message(text.replace(old, new, 1)).startswith(expected)


def test_a_damaged_line_is_refused_or_can_be_played_on() -> None:
    chance = random.Random(5)
    texts = [write_position(game.position) for seed in (1, 2) for game in walk(SETUPS[seed], seed)]
    letters = "0123456789abcdn-.*+/,:>()[]hmx!= "
    accepted = 0
    for _ in range(3000):
        text = chance.choice(texts)
        first = text.index("stack=") if chance.random() < 0.5 else 0
        at = chance.randrange(first, len(text))
        damaged = text[:at] + chance.choice(["", chance.choice(letters)]) + text[at + chance.randrange(2) :]
        try:
            p = read_position(damaged, BOARD)
        except NotationError:
            continue
        accepted += 1
        assert damaged == write_position(p)
        game = war.War(p, war.Dice("on"))
        for _ in range(5):
            if game.to_decide():
                seat = chance.choice(game.to_decide())
                game.play(seat, chance.choice(game.moves(seat)))
    assert accepted > 20


# The table


@pytest.mark.parametrize("options", SETUPS)
def test_a_turn_or_a_fresh_order_of_a_random_game_can_be_told_as_a_scenario(options: tuple[str, ...]) -> None:
    told = 0
    for game in walk(options, 2):
        p = game.position
        if not game.to_decide() or p.round == 0:
            continue
        fresh = p.step() == step_kinds.ORDER and p.get(fields.ORDER_DONE) == p.get(fields.ORDER_CLOSED) == 0
        if p.step() in (step_kinds.TURN, step_kinds.WHICH) or fresh:
            told += 1
            assert p == read_scenario(write_scenario(p), BOARD)
    assert told > 50


def test_a_scenario_tells_only_what_differs() -> None:
    assert {} == write_scenario(table().position)
    keys = {"soldati": {"enna": "", "licata": "red 3"}, "headquarters": {"blue": {"money": 4}}, "turn": "SW"}
    assert keys == write_scenario(table(**keys).position)


def test_the_middle_of_a_decision_needs_the_line() -> None:
    game = table()
    play(game, "red: token c1r1 neutral")
    with pytest.raises(NotationError, match="use the compact form"):
        write_scenario(game.position)


def test_the_documented_scenario_is_read() -> None:
    page = PAGE.read_text(encoding="utf-8")
    found = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert found
    p = read_scenario(tomllib.loads(found[1]))
    assert "encounter" == write_scenario(p)["phase"]


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ({"soldaten": {}}, "scenario: found 'soldaten', expected one of families, options"),
        ({"options": ["loud"]}, "options: found 'loud', expected one of mandamento-vests"),
        ({"families": {"NW": "pink"}}, "families.NW: found 'pink', expected one of black, blue"),
        ({"families": {"NW": "blue", "SW": "blue"}}, "families.SW: found 'blue', expected a family that no other seat"),
        ({"round": 9}, "round: found '9', expected a number from 1 to 4"),
        ({"round": True}, "round: found 'True', expected a number from 1 to 4"),
        ({"phase": "lunch"}, "phase: found 'lunch', expected one of tiles, planning"),
        ({"soldati": {"atlantis": ""}}, "soldati: found 'atlantis', expected an area such as licata"),
        ({"soldati": {"licata": "red"}}, "soldati.licata: found 'red', expected an owner"),
        ({"soldati": {"licata": "red 36"}}, "soldati, red in all areas: found '51', expected at most 50"),
        ({"soldati": {"licata": "red 51"}}, "soldati.licata: found '51', expected a number from 1 to 50"),
        ({"labs": {"licata": 3}}, "labs.licata: found '3', expected a number from 0 to 2"),
        ({"cars": {"licata": 1}}, "cars.licata: found '1', expected an area with Soldati of a family"),
        ({"soldati": {"licata": "red 1"}, "cars": {"licata": 6}}, "cars.licata: found '6', expected a number from 0 to 5"),
        ({"boats": {"mare_licata": ["red", "red", "red"]}}, "boats.mare_licata: found"),
        ({"headquarters": {"red": {"money": -1}}}, "headquarters.red.money: found '-1', expected a number from 0"),
        ({"headquarters": {"black": {}}}, "headquarters: found 'black', expected one of red, blue, green, yellow"),
        ({"removed_orders": ["black_b1"]}, "removed_orders: found 'black_b1', expected an order of a family that plays"),
        ({"removed_orders": ["red_b1", "red_b1"]}, "removed_orders: found 'red_b1', expected an order that is named in one"),
        ({"orders": {"licata": ["red_b1"]}}, "orders.licata: found 'red_b1', expected an order of the family that has"),
        ({"mat": {"red": {"justice": 5}}}, "mat.red.justice: found '5', expected a number from 0 to 4"),
        ({"sheets": {"top": 1}, "round": 1}, "sheets.top: found '1', expected at most 0 in round 1"),
        ({"sheets": {"bottom_tokens": {"s2c1r1": "red"}}}, "sheets.bottom_tokens.s2c1r1: found 's2c1r1', expected a space"),
        ({"tiles": ["allies"]}, "tiles: found '['allies']', expected 7 different tiles"),
        ({"marks": {"A": {"allies": "blue"}}}, "marks.A.allies: found 'blue', expected a family of this team"),
        ({"busts": {"red": "s1c6r2"}}, "busts.red: found 's1c6r2', expected a space of the bottom sheet with a token"),
        ({"phase": "over"}, "result: found '', expected a winner and a reason"),
    ],
)  # fmt: skip
def test_a_scenario_that_cannot_be_gets_a_clear_error(keys: dict[str, Any], expected: str) -> None:
    with pytest.raises(NotationError) as error:
        read_scenario(keys)
    assert str(error.value).startswith(expected)
