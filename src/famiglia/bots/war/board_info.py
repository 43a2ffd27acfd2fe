"""The facts about a board that the bot needs, in a form that is fast to read: neighbours as lists, and what orders can do."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from famiglia.war.engine.board import Board
from famiglia.war.engine.effects import BUY_OFF, MOVE, RALLY, REPLACE_DEFENDERS, STRIKE, STRIKE_AND_MOVE

from .conflict_odds import Cards

Effect: TypeAlias = tuple[int, int, int]
"""A verb of `famiglia.war.engine.effects`, its number, and its index in the tables of the board."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order token of the pack."""

    number: int
    attack: bool
    initiative: int
    skull: int
    vest: int
    moves: int
    strikes: int
    rally: bool
    replace: int
    price: int
    """The Money to pay for each defender bought off; 0 if the order cannot buy any off."""
    rest: tuple[Effect, ...]
    """The effects that have no field of their own above."""


class BoardInfo:
    """Areas, seas, Mandamenti, orders and conflict cards of one board; they never change during a game."""

    def __init__(self, board: Board) -> None:
        areas, seas = range(int(board.areas)), range(int(board.seas))
        self.areas = areas
        self.near = [[other for other in areas if int(board.near[area]) >> other & 1] for area in areas]
        self.seas = [[sea for sea in seas if int(board.area_seas[area]) >> sea & 1] for area in areas]
        self.coast = [[area for area in areas if int(board.coast[sea]) >> area & 1] for sea in seas]
        self.sea_near = [[other for other in seas if int(board.sea_near[sea]) >> other & 1] for sea in seas]
        self.mandamento = [int(n) for n in board.mandamento]
        self.mandamento_areas = [[area for area in areas if int(bits) >> area & 1] for bits in board.mandamento_areas]
        self.others = [
            [other for other in self.mandamento_areas[self.mandamento[area]] if other != area] for area in areas
        ]
        self.to_control = int(board.areas_to_control)
        self.tie_break = int(board.tie_break)
        self.lab_defence = int(board.lab_defence)
        self.brute_loss = int(board.brute_loss)
        self.team = [int(n) for n in board.team]
        self.mate = [int(n) for n in board.mate]
        self.orders = [_order(board, number) for number in range(len(board.attack))]
        self.cards: Cards = tuple(
            (int(verb), int(n), int(resolve))
            for verb, n, resolve in zip(board.card_verb, board.card_n, board.card_resolve, strict=True)
        )


def _order(board: Board, number: int) -> Order:
    first, count = int(board.effect_first[number]), int(board.effect_count[number])
    effects: list[Effect] = [
        (int(board.effect_verb[i]), int(board.effect_n[i]), i) for i in range(first, first + count)
    ]

    def number_of(*verbs: int) -> int:
        return sum(n for verb, n, _ in effects if verb in verbs)

    both = any(verb == STRIKE_AND_MOVE for verb, _, _ in effects)
    apart = (MOVE, STRIKE, STRIKE_AND_MOVE, RALLY, REPLACE_DEFENDERS, BUY_OFF)
    return Order(
        number=number,
        attack=bool(board.attack[number]),
        initiative=int(board.initiative[number]),
        skull=int(board.skull[number]),
        vest=int(board.vest[number]),
        moves=number_of(MOVE) + both,
        strikes=number_of(STRIKE) + both,
        rally=any(verb == RALLY for verb, _, _ in effects),
        replace=number_of(REPLACE_DEFENDERS),
        price=number_of(BUY_OFF),
        rest=tuple(effect for effect in effects if effect[0] not in apart),
    )


@lru_cache(maxsize=8)
def board_info(board: Board) -> BoardInfo:
    return BoardInfo(board)
