"""One refusal of the war: on this table this move is refused, for this reason, by this rule, with this remedy."""

from dataclasses import dataclass

from famiglia import war
from famiglia.rulebook import Refusal

from .refusal_tables import TABLES


@dataclass(frozen=True)
class Case:
    """A sample; the names of reason and remedy are those of the catalogues, without `war-fact-` and `war-remedy-`."""

    table: str
    move: str
    reason: str
    rule: str
    remedy: str = ""
    """Empty if it is the one of the reason itself."""
    seat: int | None = None
    """Who tries; None is the first seat that is awaited."""

    def game(self) -> war.War:
        return TABLES[self.table]()

    def who(self, game: war.War) -> int:
        return self.seat if self.seat is not None else (game.to_decide() or (0,))[0]

    def refusal(self) -> Refusal:
        game = self.game()
        said = game.why_not(self.who(game), self.move)
        assert said is not None, f"{self.move} is legal"
        return said

    def __str__(self) -> str:
        return f"{self.table}, {self.move}"
