"""A sample of a refused move of the war, used by the tests and by the page of refusals."""

from dataclasses import dataclass

from famiglia import war
from famiglia.rulebook import Refusal

from .refusal_tables import TABLES


@dataclass(frozen=True)
class Case:
    """A table, a move that is refused there, and the expected refusal.

    Reason and remedy are ids of the catalogues without `war-fact-` and `war-remedy-`.
    """

    table: str
    move: str
    reason: str
    rule: str
    remedy: str = ""
    """Empty if it has the same name as the reason."""
    seat: int | None = None
    """The seat that tries the move; None is the first seat to decide."""

    def game(self) -> war.War:
        return TABLES[self.table]()

    def who(self, game: war.War) -> int:
        return self.seat if self.seat is not None else (game.to_decide() or (0,))[0]

    def refusal(self) -> Refusal:
        game = self.game()
        refusal = game.why_not(self.who(game), self.move)
        assert refusal is not None, f"{self.move} is legal"
        return refusal

    def __str__(self) -> str:
        return f"{self.table}, {self.move}"
