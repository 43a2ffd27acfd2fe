"""A sample of a refused move of the duel, used by the tests and by the page of refusals; and two positions for samples."""

from collections.abc import Callable
from dataclasses import dataclass

from famiglia.duel import Duel
from famiglia.rulebook import Refusal

from .builder import at, play, refusal


@dataclass(frozen=True)
class Case:
    """A table, a move that is refused there, and the expected rule, fact and remedy in English."""

    table: Callable[[str], Duel]
    move: str
    rule: str
    fact: str
    remedy: str | None
    seat: int | None = None
    edition: str | None = None
    """The only edition in which the move is refused like this; None for both."""

    def refusal(self, edition: str) -> Refusal:
        return refusal(self.table(edition), self.move, self.seat)


def exchanging(edition: str) -> Duel:
    """An Accountant 3 that has exchanged a Famiglia 0 for a Famiglia 1 and may go on."""
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
