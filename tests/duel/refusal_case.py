"""A refused move of the duel as the tests and the page of refusals use it, and two tables that many of them share."""

from collections.abc import Callable
from dataclasses import dataclass

from famiglia.duel import Duel
from famiglia.rulebook import Refusal

from .builder import at, play, refusal


@dataclass(frozen=True)
class Case:
    """On this table this move is refused, in these words."""

    table: Callable[[str], Duel]
    move: str
    rule: str
    fact: str
    remedy: str | None
    seat: int | None = None
    edition: str | None = None
    """If the case is one of a single edition."""

    def refusal(self, edition: str) -> Refusal:
        return refusal(self.table(edition), self.move, self.seat)


def exchanging(edition: str) -> Duel:
    """An Accountant 3 at work that has brought up a Famiglia 1 for a Famiglia 0."""
    game = at(hand="A3F0B0B1", area="F1M1M2", edition=edition)
    play(game, "play A3", "fetch F1 lay F0")
    return game


def lowered(edition: str) -> Duel:
    """A Brute has lowered the Famiglia 3 to 1."""
    return at("F3A0", hand="F0A2B1", area="A1B2M0", step="take", lowered="F3-2", edition=edition)


LATER = "You have already gone on to a later action this turn."
NEXT = "It will be possible again in your next turn."
FIRST = "Begin your next turn with it."
IDLE = "No Accountant is exchanging cards now."
BUSY = "Your Accountant is still exchanging cards."
