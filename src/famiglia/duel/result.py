"""How a duel ended."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """The points, the winner, and what ended the duel."""

    points: tuple[int, int]
    """By seat."""
    winner: int | None
    """The winning seat, or None when both share the victory (DA-46)."""
    reason: str
    """`deck` when the deck ran out, `pass` when both passed in a row."""
    tie_break: tuple[int, int] | None
    """With equal points, each seat's most valuable card (D-85)."""

    def as_json(self) -> dict[str, object]:
        tie_break = list(self.tie_break) if self.tie_break else None
        return {"points": list(self.points), "winner": self.winner, "reason": self.reason, "tie_break": tie_break}
