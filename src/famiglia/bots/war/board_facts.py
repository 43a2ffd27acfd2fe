"""The tables that the greedy rules read beside those of the board: neighbours as lists, what orders can do, and odds."""

from functools import lru_cache
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.war.engine.board import Board
from famiglia.war.engine.effects import BUY_OFF, MOVE, PLACE, RALLY, REPLACE_DEFENDERS, STRIKE, STRIKE_AND_MOVE

from .odds_table import OddsTable


@final
class BoardFacts:
    """Areas, orders and odds of one board; they never change during a game."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.areas: i64 = board.areas
        self.near_first: vec[i64] = vec[i64]()
        """By area: the place in `near` where its neighbours begin; one place more at the end."""
        self.near: vec[i64] = vec[i64]()
        self.others_first: vec[i64] = vec[i64]()
        self.others: vec[i64] = vec[i64]()
        """By area: the other areas of its Mandamento, found like its neighbours."""
        self.most_near: i64 = 0
        for area in range(board.areas):
            self.near_first = append(self.near_first, len(self.near))
            self.others_first = append(self.others_first, len(self.others))
            for other in range(board.areas):
                if (board.near[area] >> other) & 1:
                    self.near = append(self.near, other)
                if other != area and board.mandamento[other] == board.mandamento[area]:
                    self.others = append(self.others, other)
            self.most_near = max(self.most_near, len(self.near) - self.near_first[area])
        self.near_first = append(self.near_first, len(self.near))
        self.others_first = append(self.others_first, len(self.others))
        self._orders(board)
        cards = zip(board.card_verb, board.card_n, board.card_resolve, strict=True)
        self.odds = OddsTable(tuple((int(verb), int(n), int(place)) for verb, n, place in cards), int(board.brute_loss))

    def _orders(self, board: Board) -> None:
        # By order: the numbers of its effects.
        self.moves: vec[i64] = vec[i64]()
        self.strikes: vec[i64] = vec[i64]()
        self.rally: vec[i64] = vec[i64]()
        self.replace: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        """The Money to pay for each defender bought off; 0 if the order cannot buy any off."""
        self.rest_first: vec[i64] = vec[i64]()
        self.rest: vec[i64] = vec[i64]()
        """The effects that have no table of their own here, as places in the tables of the board."""
        for order in range(len(board.attack)):
            both = self._number(order, STRIKE_AND_MOVE, True)
            self.moves = append(self.moves, self._number(order, MOVE, False) + both)
            self.strikes = append(self.strikes, self._number(order, STRIKE, False) + both)
            self.rally = append(self.rally, self._number(order, RALLY, True))
            self.replace = append(self.replace, self._number(order, REPLACE_DEFENDERS, False))
            self.price = append(self.price, self._number(order, BUY_OFF, False))
            self.rest_first = append(self.rest_first, len(self.rest))
            for effect in range(board.effect_first[order], board.effect_first[order] + board.effect_count[order]):
                verb = board.effect_verb[effect]
                apart = verb == MOVE or verb == STRIKE or verb == STRIKE_AND_MOVE or verb == RALLY
                if not apart and verb != REPLACE_DEFENDERS and verb != BUY_OFF:
                    self.rest = append(self.rest, effect)
        self.rest_first = append(self.rest_first, len(self.rest))

    def _number(self, order: i64, verb: i64, as_flag: bool) -> i64:
        """The sum of the numbers of an order's effects with this verb; as a flag, 1 if it has any."""
        board = self.board
        found: i64 = 0
        for effect in range(board.effect_first[order], board.effect_first[order] + board.effect_count[order]):
            if board.effect_verb[effect] == verb:
                found = 1 if as_flag else found + board.effect_n[effect]
        return found

    def sum_of(self, order: i64, verb: i64, each_at_most: i64) -> i64:
        """The sum of the numbers of an order's effects with this verb, each cut to a limit."""
        board = self.board
        found: i64 = 0
        for i in range(self.rest_first[order], self.rest_first[order + 1]):
            effect = self.rest[i]
            if board.effect_verb[effect] == verb:
                found += min(board.effect_n[effect], each_at_most)
        return found

    def placed(self, order: i64, in_hq: i64) -> i64:
        """How many Soldati the order places by itself, with this many in the headquarters."""
        return self.sum_of(order, PLACE, in_hq)


@lru_cache(maxsize=8)
def facts_of(board: Board) -> BoardFacts:
    """The facts of a board; they are made only once."""
    return BoardFacts(board)
