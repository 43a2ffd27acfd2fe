"""The odds of all conflicts with few Soldati, filled in as they are needed."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.war.engine.vectors import filled

from .conflict_odds import Cards, conflict_odds
from .memory import zeros

SIZE: Final = 64
"""Conflicts with fewer Soldati than this on each side are remembered."""


@final
class OddsTable:
    """The odds by numbers of attackers and defenders, for the conflict cards and the brute force of one board."""

    def __init__(self, cards: Cards, brute_loss: int) -> None:
        self.cards = cards
        self.brute_loss = brute_loss
        self.known: vec[i64] = filled(SIZE * SIZE + 1, 0)
        self.wins: vec[float] = zeros(SIZE * SIZE + 1)
        self.attackers_left: vec[float] = zeros(SIZE * SIZE + 1)
        self.defenders_left: vec[float] = zeros(SIZE * SIZE + 1)

    def at(self, attackers: i64, defenders: i64) -> i64:
        """The place of these odds in the three tables; it holds until the next call."""
        place: i64 = SIZE * SIZE
        if attackers < SIZE and defenders < SIZE:
            place = attackers * SIZE + defenders
            if self.known[place]:
                return place
            self.known[place] = 1
        odds = conflict_odds(int(attackers), int(defenders), self.brute_loss, self.cards)
        self.wins[place] = odds.win
        self.attackers_left[place] = odds.attackers
        self.defenders_left[place] = odds.defenders
        return place

    def win(self, attackers: i64, defenders: i64) -> float:
        """The chance that the attackers take control."""
        return self.wins[self.at(attackers, defenders)]
