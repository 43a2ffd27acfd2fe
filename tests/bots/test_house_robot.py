"""The house robot follows its printed rules (docs/robot.md), each of which is tested by its number."""

from pathlib import Path

import pytest

from famiglia import duel
from famiglia.bots import bot
from famiglia.dice import Dice
from famiglia.duel.view import see

from ..duel.builder import at

PAGE = Path(__file__).parents[2] / "docs" / "robot.md"


def plays(game: duel.Duel) -> str:
    seat = game.to_decide()[0]
    return str(bot("robot").choose(see(game.position, seat, memory_aid=True), game.moves(seat), Dice("unused")))


@pytest.mark.parametrize(
    ("rule", "street", "hand", "move"),
    [
        (2, "F1A2B2", "F0F0A1A1", "take F1 with F0 F0 down F0"),
        (2, "A2B2", "A1A1B1B1", "take A2 with A1 A1 down A1"),
        (2, "F1A0", "F0F0", "take F1 with F0 F0 down F0"),
        (3, "A0B0F3", "A0A0B0", "take B0"),
        (3, "A0B0F3", "A0B0", "take A0"),
        (3, "A0M0", "", "take A0"),
        (4, "F3A3M1", "F0", "refresh A3"),
        (4, "F2M1", "F1M1", "refresh F2"),
    ],
)
def test_a_rule_of_the_page(rule: int, street: str, hand: str, move: str) -> None:
    assert move == plays(at(street, hand=hand)), f"rule {rule}"


def test_rule_1_it_passes_after_your_pass_if_it_leads() -> None:
    game = at("F1", hand="F0F0F3")
    game.position.passes = 1
    assert "pass" == plays(game)
    behind = at("F1", hand="F0F0", other="F4")
    behind.position.passes = 1
    assert "take F1 with F0 F0 down F0" == plays(behind)


def test_rule_5_it_passes_if_nothing_fits() -> None:
    game = at("F3", hand="A0")
    game.position.phase, game.position.refreshes = 2, 0
    assert "pass" == plays(game)


def test_it_plays_whole_duels_without_dice_accountants_and_brutes() -> None:
    for seed in range(20):
        game = duel.new(dice=Dice(f"robot {seed}"))
        while seats := game.to_decide():
            move = bot("robot").choose(game.view(seats[0], True), game.moves(seats[0]), Dice("unused"))
            assert str(move).split()[0] in ("take", "refresh", "pass")
            game.play(seats[0], move)


def test_the_page_has_the_five_rules() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [f"{number}. **" in text for number in range(1, 7)] == [True] * 5 + [False]
